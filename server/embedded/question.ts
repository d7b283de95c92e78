import { LOCAL_ANON_KEY } from './keys.ts';

/* What a request asks, as far as it decides who else may get the same answer. */

/** Questions that write nothing although they are posted. */
const READING = new Set(
  ['gallery_page', 'gallery_design', 'gallery_fold', 'my_designs', 'my_counts', 'my_files'].map(
    (name) => `/rest/v1/rpc/${name}`,
  ),
);

/** Whether a request changes nothing, so that what is known stays true. */
export const isReading = ({ method }: Request, { pathname }: URL): boolean =>
  method === 'GET' || method === 'HEAD' || READING.has(pathname);

/** Whether it is asked in nobody's name: every visitor gets the same answer. */
export function isAnybody({ headers }: Request): boolean {
  const bearer = headers.get('Authorization')?.replace(/^Bearer /i, '');
  const key = headers.get('apikey') ?? bearer;
  return key === LOCAL_ANON_KEY && (bearer === undefined || bearer === LOCAL_ANON_KEY);
}

/** Headers that change what the tables answer. */
const ASKING = ['Accept', 'Accept-Profile', 'Content-Type', 'Prefer', 'Range', 'Range-Unit'];

/** All that an answer of the tables depends on, as one text. Files are not kept: they are large. */
export function questionOf(
  { method, headers }: Request,
  url: URL,
  body: ArrayBuffer | undefined,
): string {
  const asking = ASKING.map((name) => headers.get(name) ?? '');
  const text = body ? new TextDecoder().decode(body) : '';
  return [method, url.pathname + url.search, ...asking, text].join('\n');
}
