import { once } from 'node:events';
import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';

export interface Address {
  /** 0 takes any free one. */
  port: number;
  /** A name or an address; `localhost` is this machine alone, on IPv4 and IPv6. */
  host: string;
}

/** A server that answers. */
export interface Listening {
  /** For a person's browser: `http://localhost:4321`. */
  url: string;
  /** Takes no more requests, finishes those under way, and frees the port. */
  close: () => Promise<void>;
}

/** The server cannot listen there: one line that says why and what to do. */
export class ListenError extends Error {
  override readonly name = 'ListenError';
}

/** Time for answers under way once the server is told to stop, ms. */
const GRACE_MS = 2000;

/**
 * How long a connection waits for its next request, ms. Longer than clients keep theirs: one that
 * is closed just as it is used again is an error for whoever used it.
 */
const KEEP_ALIVE_MS = 65_000;

/** Connections that may wait to be taken: two hundred browsers open six each at once. */
const BACKLOG = 4096;

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException).code ?? '';

function explain(error: unknown, { port, host }: Address): ListenError {
  const unknown = `${host} is not known as an address. Choose another: HOST=localhost npm start`;
  const reasons: Record<string, string> = {
    EADDRINUSE: `Port ${port} is taken. End the other program, or choose a port: PORT=${port + 1} npm start`,
    EACCES: `Port ${port} needs rights that this user lacks. Choose another: PORT=4321 npm start`,
    EADDRNOTAVAIL: `${host} is not an address of this machine. Choose another: HOST=localhost npm start`,
    ENOTFOUND: unknown,
    // Nobody who knows names answers.
    EAI_AGAIN: unknown,
  };
  return new ListenError(
    reasons[codeOf(error)] ?? `Cannot listen on ${host}:${port}: ${(error as Error).message}`,
  );
}

async function open(app: Hono, address: Address): Promise<Server> {
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  server.listen({ ...address, backlog: BACKLOG });
  await once(server, 'listening');
  return server;
}

async function close(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), GRACE_MS);
  await closed;
  clearTimeout(timer);
}

/**
 * `localhost` is two addresses, and a browser may take either: another program
 * on one of them would answer in our place. A machine without IPv6 has only one.
 */
async function openBoth(app: Hono, port: number): Promise<Server[]> {
  const first = await open(app, { port, host: '127.0.0.1' });
  const { port: taken } = first.address() as { port: number };
  try {
    return [first, await open(app, { port: taken, host: '::1' })];
  } catch (error) {
    if (codeOf(error) !== 'EADDRINUSE') return [first];
    await close(first);
    throw error;
  }
}

/** Starts to answer. @throws ListenError when the address cannot be had. */
export async function listen(app: Hono, address: Address): Promise<Listening> {
  const { port, host } = address;
  let servers: Server[];
  try {
    servers = host === 'localhost' ? await openBoth(app, port) : [await open(app, address)];
  } catch (error) {
    throw explain(error, address);
  }
  const bound = (servers[0].address() as { port: number }).port;
  const everywhere = host === '0.0.0.0' || host === '::';
  const shown = everywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return {
    url: `http://${shown}:${bound}`,
    close: async () => void (await Promise.all(servers.map(close))),
  };
}
