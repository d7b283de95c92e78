import { stat } from 'node:fs/promises';
import path from 'node:path';
import { answersUnknown } from '../routes.ts';

/** A file of the site that answers a path. */
export interface Found {
  kind: 'file';
  /** Where it is on disk. */
  file: string;
  /** Bytes. */
  size: number;
  /** Last change, ms since 1970. */
  modified: number;
}

/** What a path of the URL means. */
export type Resolved =
  | Found
  /** The page has one address; this is it, to be joined with the query. */
  | { kind: 'redirect'; to: string }
  /** The path cannot be decoded. */
  | { kind: 'malformed' }
  | { kind: 'missing' };

/** The page for unknown paths: it answers them, never its own address. */
export const NOT_FOUND_PAGE = '/404.html';

/** A regular file, or undefined. */
export async function findFile(file: string): Promise<Found | undefined> {
  const stats = await stat(file).catch(() => undefined);
  if (!stats?.isFile()) return undefined;
  return { kind: 'file', file, size: stats.size, modified: Math.floor(stats.mtimeMs) };
}

/** The page that a clean path names: `/features` is `features.html` or `features/index.html`. */
async function findPage(root: string, clean: string): Promise<Found | undefined> {
  if (clean === '/') return findFile(path.join(root, 'index.html'));
  return (
    (await findFile(path.join(root, `${clean}.html`))) ??
    (await findFile(path.join(root, clean, 'index.html')))
  );
}

/** The one address of a page: without `/index.html`, `.html` or a slash at its end. */
const canonical = (pathname: string): string =>
  pathname.replace(/(?:\/index)?\.html$/, '').replace(/\/+$/, '') || '/';

/**
 * Segments that no link of the site has: empty (`//host` would make a redirect
 * that leaves the site), hidden files, parents, and what another system takes
 * for a separator or the end of a string.
 */
const isForeign = (decoded: string): boolean =>
  decoded.includes('//') || /(?:^|\/)\.(?!well-known(?:\/|$))|[\\\0]/.test(decoded);

const isForUnknown = (page: string): boolean => page === NOT_FOUND_PAGE || answersUnknown(page);

/**
 * Finds what a URL's path means in a folder of built pages. Never leaves the
 * folder.
 * @param pathname as it stands in the URL, percent escapes included.
 */
export async function resolvePath(root: string, pathname: string): Promise<Resolved> {
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return { kind: 'malformed' };
  }
  const clean = canonical(decoded);
  if (isForeign(decoded) || isForUnknown(`${clean}.html`)) return { kind: 'missing' };

  const page = await findPage(root, clean);
  if (page && decoded === clean) return page;
  if (page) return { kind: 'redirect', to: canonical(pathname) };
  return (await findFile(path.join(root, decoded))) ?? { kind: 'missing' };
}
