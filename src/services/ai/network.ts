import { PROBLEM_HEADER, PROXY_PROBLEMS, type ProxyProblem } from '../../lib/ai/models.ts';
import type { RemoteReason } from '../../lib/ai/messages.ts';
import { orAborted } from '../../lib/ai/aborted.ts';

/* The requests of @fal-ai/client, watched on their way, and what their failures mean. */

/** The site's own function said no: asking again changes nothing. */
export class ProxyRefusal extends Error {
  override readonly name = 'ProxyRefusal';
  readonly problem: ProxyProblem;

  constructor(problem: ProxyProblem, message: string) {
    super(message);
    this.problem = problem;
  }
}

/** A picture that fal.ai does not take; nothing was sent. */
export class UnfitPicture extends Error {
  override readonly name = 'UnfitPicture';
}

/** A `fetch` that ends with a signal, and does not let the client try again in vain. */
export function guardedFetch(signal?: AbortSignal): typeof fetch {
  return async (input, init) => {
    signal?.throwIfAborted();
    const response = await fetch(input, { ...init, signal: signalFor(init, signal) });
    const name = response.headers.get(PROBLEM_HEADER);
    const problem = PROXY_PROBLEMS.find((each) => each === name);
    if (!problem) return response;
    const { message } = (await response.json()) as { message: string };
    throw new ProxyRefusal(problem, message);
  };
}

const ORDER = /^https:\/\/queue\.fal\.run\/[^?]*$/;

/**
 * An order under way is never broken off: it may have been taken, and can be cancelled only when
 * its number is known.
 */
function signalFor(init: RequestInit | undefined, signal: AbortSignal | undefined) {
  const target = new Headers(init?.headers).get('x-fal-target-url') ?? '';
  const isOrder = init?.method === 'POST' && ORDER.test(target);
  return isOrder ? undefined : signal;
}

/** As the client itself tries again: three times, from half a second on, each wait twice as long. */
const RETRIES = 3;
const BASE_MS = 500;
const MAX_MS = 15_000;

/** Does it, and again where the network failed. @throws the last failure */
export async function withRetries<T>(work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (tries === RETRIES || !(error instanceof TypeError)) throw error;
      const wait = Math.min(MAX_MS, BASE_MS * 2 ** tries);
      await orAborted(new Promise((resolve) => setTimeout(resolve, wait)), signal);
    }
  }
}

const BUSY = [429, 502, 503];

/** What a failure of the client, of the network or of the function means. */
export function reasonOf(error: unknown): RemoteReason {
  if (error instanceof ProxyRefusal) {
    return error.problem === 'refused' ? 'rejected' : error.problem;
  }
  if (error instanceof UnfitPicture) return 'picture';
  const { status, message } = (error ?? {}) as { status?: unknown; message?: unknown };
  if (typeof status === 'number') {
    if (BUSY.includes(status)) return 'busy';
    if (status === 504 || status === 408) return 'late';
    return status === 400 || status === 422 ? 'rejected' : 'failed';
  }
  if (typeof message === 'string' && message.startsWith('Client timed out')) return 'late';
  // What fetch throws has no status: in browsers nothing more is told of it.
  const isNetwork = error instanceof TypeError && /fetch|network|load failed/i.test(error.message);
  return isNetwork ? 'offline' : 'failed';
}
