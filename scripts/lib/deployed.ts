import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createSecureServer, type Http2SecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import { generate } from 'selfsigned';
import { createApp } from '../../server/app.ts';
import { Backend } from '../../server/embedded/backend.ts';
import { inRoot } from './paths.mjs';

/**
 * Serves as a visitor of the deployed site is served: encrypted, and all files over one connection
 * (HTTP/2). The certificate is made for this run; the browser has to be told to accept it.
 */
async function listenAsDeployed(app: Hono) {
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

/** The built site with an empty backend of its own, served as it is deployed; to be closed. */
export async function serveBuilt() {
  const folder = await mkdtemp(path.join(tmpdir(), 'ilmek-built-'));
  let url = '';
  const backend = new Backend({ folder, siteUrl: () => url, log: () => {} });
  const server = await listenAsDeployed(
    createApp({ dist: inRoot('dist'), log: () => {}, backend }),
  );
  url = server.url;
  await backend.start();
  return {
    url,
    async close() {
      server.close();
      await backend.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
