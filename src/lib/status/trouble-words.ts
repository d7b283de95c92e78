/** What the server names when it is not the visitor's fault (server/embedded/troubles.ts). */
const CODES = new Set(['disk-full', 'no-access', 'damaged', 'file-missing']);

/**
 * What the server says of its own trouble, for a person; empty where it says nothing of it.
 * @param error of storage or database
 */
export function troubleWords(error: unknown): string {
  const { code, statusCode, message } = (error ?? {}) as Record<string, unknown>;
  const known = [code, statusCode].some((one) => typeof one === 'string' && CODES.has(one));
  return known && typeof message === 'string' ? message : '';
}
