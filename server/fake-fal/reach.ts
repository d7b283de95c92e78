import { orAborted } from '../../src/lib/ai/aborted.ts';
import { LOST_HEADER } from './faults.ts';
import type { FakeFal } from './fake-fal.ts';

/*
 * How the function's requests reach the stand-in. They were checked against fal's own hosts before
 * they come here: no check knows of the stand-in.
 */

/** `https://queue.fal.run/x` as `{base}/queue.fal.run/x`. */
export function moved(input: string | URL | Request, base: string): string {
  const { protocol, host, pathname, search } = new URL(
    input instanceof Request ? input.url : input,
  );
  if (protocol !== 'https:') throw new TypeError('the stand-in has https addresses only');
  return `${base}/${host}${pathname}${search}`;
}

/** Over the network, to where its `app` listens. */
export const overNetwork =
  (base: string): typeof fetch =>
  (input, init) =>
    fetch(moved(input, base), init);

/** Without a network, in the same process. */
export const inProcess =
  (fake: FakeFal): typeof fetch =>
  async (input, init) => {
    const request = new Request(moved(input, 'http://stand-in'), { ...init, signal: null });
    const answer = Promise.resolve(fake.app.fetch(request));
    const response = await orAborted(answer, init?.signal ?? undefined);
    const code = response.headers.get(LOST_HEADER);
    if (code) throw new TypeError('fetch failed', { cause: { code } });
    return response;
  };
