import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Codings this server writes, best first. */
const CODINGS = ['br', 'gzip'] as const;
export type Coding = (typeof CODINGS)[number];

/** Below this size in bytes a coding saves nothing worth its headers. */
export const SMALLEST_TO_ENCODE = 1024;

const TEXT = /^(?:text\/|image\/svg|application\/(?:[\w.+-]*json|javascript|xml|wasm|.*\+xml))/;

/** Whether a type of content shrinks: pictures and fonts are compressed as they are. */
export const isCompressible = (contentType: string): boolean => TEXT.test(contentType);

/**
 * The best coding that an Accept-Encoding header allows (RFC 9110, 12.5.3).
 * Preference among those allowed is ours, so only `q=0` matters.
 */
export function chooseCoding(accept: string | undefined): Coding | undefined {
  const refused = new Set<string>();
  const named = new Set<string>();
  for (const part of (accept ?? '').toLowerCase().split(',')) {
    const [name, ...parameters] = part.split(';').map((text) => text.trim());
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    (quality !== undefined && Number(quality) === 0 ? refused : named).add(name);
  }
  return CODINGS.find((coding) => named.has(coding) || (named.has('*') && !refused.has(coding)));
}

const writeGzip = promisify(gzip);
const writeBrotli = promisify(brotliCompress);

/**
 * Middle levels: near the best size in a few milliseconds a file.
 * @param best Brotli's last level but one: a sixteenth smaller, in 130 ms for a page
 */
export const encode = (body: Uint8Array, coding: Coding, best = false): Promise<Uint8Array> =>
  coding === 'gzip'
    ? writeGzip(body, { level: 7 })
    : writeBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: best ? 10 : 6 } });
