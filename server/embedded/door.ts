/*
 * What is refused before the database sees it. A hosted project ends a statement after a few
 * seconds; the embedded one computes on one thread, and everybody waits for it.
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

/** The largest body by service, bytes. A row has 20,000 bytes of settings and 4,000 characters of prompt. */
const MAX_BODY: Readonly<Record<string, number>> = {
  '/rest/v1/': 64 * 1024,
  '/auth/v1/': 16 * 1024,
  // A file of 10 MB and the form around it.
  '/storage/v1/': 11 * 1024 * 1024,
};

/** A regular expression as a filter: alone, negated, of any or all, or within and() and or(). */
const BY_EXPRESSION = /(?:^|[.,(])i?match(?:\((?:any|all)\))?\./i;

/** A pattern as a filter; the first group is the pattern, as far as it may be read. */
const BY_PATTERN = /(?:^|[.,(])i?like(?:\((?:any|all)\))?\.([^,)]*)/gi;

/** The most bytes that a request to a path may bring. */
export function bodyLimit(pathname: string): number {
  const service = Object.keys(MAX_BODY).find((prefix) => pathname.startsWith(prefix));
  return service ? MAX_BODY[service] : 0;
}

/** Whether a request to the tables may be asked of the database. Hundreds of these take a millisecond. */
export function refusal(url: URL): Refusal | undefined {
  if (!url.pathname.startsWith('/rest/v1/')) return undefined;
  if (url.search.length > MAX_QUERY) {
    return { status: 414, message: 'The filters are too long. Ask for fewer at once.' };
  }
  for (const [, value] of url.searchParams) {
    if (BY_EXPRESSION.test(value)) {
      return { status: 400, message: 'Regular expressions are not searched for here. Use ilike.' };
    }
    for (const [, pattern] of value.matchAll(BY_PATTERN)) {
      if (pattern.length > MAX_PATTERN) {
        return { status: 400, message: `A pattern has ${MAX_PATTERN} characters at most.` };
      }
    }
  }
  return undefined;
}
