import { readFile } from 'node:fs/promises';
import { getMimeType } from 'hono/utils/mime';
import { chooseCoding, encode, isCompressible, SMALLEST_TO_ENCODE } from './encode.ts';
import type { Found } from './resolve.ts';

/** Encoded bodies by file and coding; as many as the site has files of text. */
export type EncodedCache = Map<string, { tag: string; body: Uint8Array }>;

/** Changes when the file does. Weak, because each coding has other bytes. */
const tagOf = (found: Found): string =>
  `W/"${found.size.toString(36)}-${found.modified.toString(36)}"`;

/** If-None-Match compares weakly, and may hold a list or a star (RFC 9110, 13.1.2). */
const isKnown = (header: string | null, tag: string): boolean =>
  header !== null &&
  (header.trim() === '*' ||
    header.split(',').some((known) => known.trim().replace(/^W\//, '') === tag.slice(2)));

async function readBody(
  found: Found,
  tag: string,
  coding: 'br' | 'gzip' | undefined,
  cache: EncodedCache,
): Promise<Uint8Array> {
  if (!coding) return readFile(found.file);
  const key = `${coding}:${found.file}`;
  const kept = cache.get(key);
  if (kept?.tag === tag) return kept.body;
  const whole = await readFile(found.file);
  const body = await encode(whole, coding);
  cache.set(key, { tag, body });
  // All else of a visit waits for the page: whoever asks next has it smaller.
  if (coding === 'br' && found.file.endsWith('.html')) {
    void encode(whole, coding, true).then((smaller) => cache.set(key, { tag, body: smaller }));
  }
  return body;
}

/**
 * Answers a GET or HEAD with a file: its type, a tag for revalidation, and a
 * coding where that helps.
 * @param status 404 for the page that answers unknown paths: never a 304 then.
 */
export async function sendFile(
  request: Request,
  found: Found,
  cache: EncodedCache,
  status: 200 | 404 = 200,
): Promise<Response> {
  const type = getMimeType(found.file) ?? 'application/octet-stream';
  const tag = tagOf(found);
  const encodes = isCompressible(type) && found.size >= SMALLEST_TO_ENCODE;
  const headers = new Headers({ 'Content-Type': type });
  if (status === 200) headers.set('ETag', tag);
  if (encodes) headers.set('Vary', 'Accept-Encoding');
  if (status === 200 && isKnown(request.headers.get('If-None-Match'), tag)) {
    headers.delete('Content-Type');
    return new Response(null, { status: 304, headers });
  }

  const accept = request.headers.get('Accept-Encoding') ?? undefined;
  const coding = encodes ? chooseCoding(accept) : undefined;
  if (coding) headers.set('Content-Encoding', coding);
  const body = await readBody(found, tag, coding, cache);
  headers.set('Content-Length', String(body.byteLength));
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), { status, headers });
}
