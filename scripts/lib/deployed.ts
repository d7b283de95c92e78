import { once } from 'node:events';
import { createSecureServer, type Http2SecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import { generate } from 'selfsigned';

/**
 * Serves as a visitor of the deployed site is served: encrypted, and all files over one connection
 * (HTTP/2). The certificate is made for this run; the browser has to be told to accept it.
 */
export async function listenAsDeployed(app: Hono) {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }]);
  const server = createAdaptorServer({
    fetch: app.fetch,
    createServer: createSecureServer,
    serverOptions: { key, cert },
  }) as Http2SecureServer;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `https://localhost:${port}`,
    close: () => void server.close(),
  };
}
