/* What may be kept of this site, and how. Everything else goes to the network untouched. */

/** Paths that answer one visitor only, or change by the second. */
const PRIVATE = /^\/(?:api|auth\/v1|rest\/v1|storage\/v1|_mail|_fal)(?:\/|$)/;

/** Names made of their content's hash: what is kept is never wrong. */
const HASHED = /^\/_astro\//;

/** Small files that change with a build, fetched by scripts: motifs, samples. */
const DATA = /^\/(?:motifs|samples)\//;

export type Rule = 'asset' | 'data' | 'page' | 'none';

/** What of a request matters here. */
export interface Asked {
  method: string;
  mode: string;
  /** Whether it carries an Authorization header. */
  authorized: boolean;
}

/** How a request is answered. @param origin of this site */
export function ruleFor(url: URL, { method, mode, authorized }: Asked, origin: string): Rule {
  if (method !== 'GET' || authorized || url.origin !== origin) return 'none';
  if (PRIVATE.test(url.pathname)) return 'none';
  if (HASHED.test(url.pathname)) return 'asset';
  if (DATA.test(url.pathname)) return 'data';
  return mode === 'navigate' ? 'page' : 'none';
}

/** Whether an answer may be kept: whole, ours, and for everybody. */
export function mayKeep(response: Response): boolean {
  if (response.status !== 200 || response.type === 'opaque' || response.redirected) return false;
  return !/\b(?:no-store|private)\b/.test(response.headers.get('cache-control') ?? '');
}

/** What a browser tells of its connection; many tell nothing. */
export interface Connection {
  saveData?: boolean;
  /** 'wifi', 'cellular', … */
  type?: string;
  /** 'slow-2g' to '4g'. */
  effectiveType?: string;
}

/** Whether most of a megabyte may be fetched unasked: not over a metered line, nor a slow one. */
export function isGenerous(connection: Connection | undefined): boolean {
  const { saveData = false, type = 'unknown', effectiveType = '4g' } = connection ?? {};
  return !saveData && !/^(?:cellular|bluetooth|wimax)$/.test(type) && effectiveType === '4g';
}

/** The address under which a page is kept: what follows `?` is read by its script alone. */
export const pageKey = (url: URL): string => url.origin + url.pathname;
