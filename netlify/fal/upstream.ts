import { request } from 'undici';
import type { Readable } from '../read-text.ts';

/** What is asked of the other side. */
export interface Ask {
  method: string;
  headers: Record<string, string>;
  body?: string | undefined;
  redirect: 'manual';
  signal: AbortSignal;
}

/** What is read of its answer; a `Response` is one. */
export interface Answer extends Readable {
  readonly status: number;
  readonly ok: boolean;
}

/** Reaches the other side; `fetch` does. */
export type Upstream = (url: string, ask: Ask) => Promise<Answer>;

/**
 * Over the network, with the client beneath Node's `fetch`: without the comfort of that one a
 * request takes three quarters of the processor's time, and a visitor asks twice a second.
 * Redirects are never followed.
 */
export const overHttp: Upstream = async (url, { method, headers, body: sent, signal }) => {
  const {
    statusCode,
    headers: told,
    body,
  } = await request(url, {
    method: method as 'GET',
    headers,
    body: sent ?? null,
    signal,
  });
  return {
    status: statusCode,
    ok: statusCode >= 200 && statusCode < 300,
    headers: { get: (name) => told[name.toLowerCase()]?.toString() ?? null },
    body: { cancel: () => body.dump(), [Symbol.asyncIterator]: () => body[Symbol.asyncIterator]() },
  };
};
