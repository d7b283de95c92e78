/*
 * What is refused before the database sees it. A hosted project ends a statement after a few
 * seconds; the embedded one computes on one thread, and everybody waits for it. So a request to the
 * tables is as large as the site's own pages ask, and somewhat more.
 */

/** A request that does not pass, and why. */
export interface Refusal {
  status: number;
  message: string;
}

/** Room for a request's filters, characters: a hundred ids fit in half of it. */
const MAX_QUERY = 8 * 1024;

/** The longest text that is searched for, characters; names have 120. */
const MAX_PATTERN = 200;

/** Patterns in one request, and stars in one of them: each star is tried at every letter. */
const MAX_PATTERNS = 4;
const MAX_STARS = 8;

/** Room for and() and or() together, characters; no page uses them. */
const MAX_LOGIC = 1000;

/** Columns that are asked for at once. A table has seventeen; one can be asked for many times. */
const MAX_COLUMNS = 30;

/** Rows that are walked past, and rows given. Pages of the gallery go by key. */
const MAX_ROWS = 10_000;

/** Bytes of a body that carries no file. */
const SMALL = 16 * 1024;

/** The largest body by path, the first that fits, bytes. */
const MAX_BODY: readonly (readonly [prefix: string, most: number])[] = [
  // A search, each of its letters escaped.
  ['/rest/v1/rpc/gallery_', 4 * 1024],
  // A packed working file of 3 MB, and what is said of it.
  ['/rest/v1/rpc/keep_working_file', 3 * 1024 * 1024],
  ['/rest/v1/rpc/keep_gallery_piece', 3 * 1024 * 1024],
  // A row has 20,000 bytes of settings and 4,000 characters of prompt.
  ['/rest/v1/', 64 * 1024],
  ['/auth/v1/', SMALL],
  // A file of 10 MB and the form around it.
  ['/storage/v1/', 11 * 1024 * 1024],
];

/** Where a file may come without a member's token: its address is signed. */
const SIGNED = '/storage/v1/object/upload/sign/';

/** A regular expression as a filter: alone, negated, of any or all, or within and() and or(). */
const BY_EXPRESSION = /(?:^|[.,(])i?match(?:\((?:any|all)\))?\./i;

/** A search of words as a filter: no index knows it here. */
const BY_WORDS = /(?:^|[.,(])(?:pl|ph|w)?fts(?:\([^)]*\))?\./i;

/** A pattern as a filter; what follows is the pattern, or several. */
const BY_PATTERN = /(?:^|[.,(])i?like(?:\((?:any|all)\))?\.([^]*)/i;

/** Where one pattern ends and the next thing begins. */
const BETWEEN = /[,(){}]/;

/**
 * The most bytes that a request to a path may bring.
 * @param anybody whether it comes in nobody's name: files are members' alone
 */
export function bodyLimit(pathname: string, anybody = false): number {
  const [, most] = MAX_BODY.find(([prefix]) => pathname.startsWith(prefix)) ?? ['', 0];
  return anybody && !pathname.startsWith(SIGNED) ? Math.min(most, MAX_ANYBODY) : most;
}

/** What somebody without an account may send, bytes. */
const MAX_ANYBODY = 64 * 1024;

/** Whether a request to the tables may be asked of the database. Hundreds of these take a millisecond. */
export function refusal(url: URL): Refusal | undefined {
  if (!url.pathname.startsWith('/rest/v1/')) return undefined;
  if (url.search.length > MAX_QUERY) {
    return { status: 414, message: 'The filters are too long. Ask for fewer at once.' };
  }
  const message = faultOf([...url.searchParams]);
  return message === undefined ? undefined : { status: 400, message };
}

/** What is too much about a request's parameters, in words. */
function faultOf(parameters: [name: string, value: string][]): string | undefined {
  let logic = 0;
  let patterns = 0;
  for (const [name, value] of parameters) {
    if (BY_EXPRESSION.test(value))
      return 'Regular expressions are not searched for here. Use ilike.';
    if (BY_WORDS.test(value)) return 'Words are not searched for here. Use ilike.';
    if (/^(?:not\.)?(?:and|or)$/.test(name)) logic += value.length;
    const searched = BY_PATTERN.exec(value)?.[1].split(BETWEEN).filter(Boolean) ?? [];
    if (searched.some((pattern) => pattern.length > MAX_PATTERN)) {
      return `A pattern has ${MAX_PATTERN} characters at most.`;
    }
    if (searched.some((pattern) => (pattern.match(/[*%]+/g)?.length ?? 0) > MAX_STARS)) {
      return `A pattern has ${MAX_STARS} stars at most.`;
    }
    patterns += searched.filter((text) => /[*%_]/.test(text)).length;
    const fault = faultOfShape(name, value);
    if (fault) return fault;
  }
  if (patterns > MAX_PATTERNS) return `A request has ${MAX_PATTERNS} patterns at most.`;
  if (logic > MAX_LOGIC) return `and() and or() have ${MAX_LOGIC} characters at most.`;
  return undefined;
}

/** The same of what is given, and how much of it. */
function faultOfShape(name: string, value: string): string | undefined {
  if (/(?:^|\.)(?:select|columns|order)$/.test(name) && value.split(',').length > MAX_COLUMNS) {
    return `A request names ${MAX_COLUMNS} columns at most.`;
  }
  if (/(?:^|\.)(?:limit|offset)$/.test(name) && Number(value) > MAX_ROWS) {
    return `Rows are given up to number ${MAX_ROWS}. Ask for those after the last one by key.`;
  }
  return undefined;
}
