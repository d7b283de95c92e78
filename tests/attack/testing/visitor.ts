import { Agent, request } from 'node:http';
import { LOCAL_ANON_KEY } from '../../../server/embedded/keys.ts';

/* People at addresses of their own: all of 127.0.0.0/8 is this machine. */

export interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
  /** Gives up after that long, ms. */
  patienceMs?: number;
}

export interface Heard {
  /** 0 where no answer came. */
  status: number;
  /** Until the last byte, ms. */
  ms: number;
  bytes: number;
}

/** Where every address of 127.0.0.0/8 is this machine's own. */
const MANY_ADDRESSES = process.platform === 'linux';

/** Somebody at an address who keeps his connections, as browsers do. */
export class Visitor {
  readonly #url: string;
  readonly #agent: Agent;

  /** @param address of 127.0.0.0/8 */
  constructor(url: string, address: string, connections = 6) {
    this.#url = url;
    this.#agent = new Agent({
      keepAlive: true,
      maxSockets: connections,
      ...(MANY_ADDRESSES && { localAddress: address }),
    });
  }

  ask(where: string, { method, headers, body, patienceMs = 20_000 }: Asked = {}): Promise<Heard> {
    const before = performance.now();
    return new Promise((resolve) => {
      let bytes = 0;
      const done = (status: number) => resolve({ status, ms: performance.now() - before, bytes });
      const sent = request(
        this.#url + where,
        {
          agent: this.#agent,
          method: method ?? (body === undefined ? 'GET' : 'POST'),
          headers: {
            apikey: LOCAL_ANON_KEY,
            ...(body !== undefined && { 'Content-Type': 'application/json' }),
            ...headers,
          },
          signal: AbortSignal.timeout(patienceMs),
        },
        (answer) => {
          answer.on('data', (chunk: Buffer) => (bytes += chunk.length));
          answer.on('end', () => done(answer.statusCode ?? 0));
          answer.on('error', () => done(0));
        },
      );
      sent.on('error', () => done(0));
      sent.end(body);
    });
  }

  /** The gallery's list as its page asks for it. */
  list(more: Record<string, unknown> = {}): Promise<Heard> {
    const page = { search: '', sort: 'newest', page_size: 24, ...more };
    return this.ask('/rest/v1/rpc/gallery_page', { body: JSON.stringify(page) });
  }

  leave(): void {
    this.#agent.destroy();
  }
}

/** The time within which 95 of 100 were answered, ms. */
export function p95(heard: readonly Heard[]): number {
  const times = heard.map(({ ms }) => ms).sort((a, b) => a - b);
  return times[Math.min(times.length - 1, Math.floor(times.length * 0.95))] ?? Infinity;
}
