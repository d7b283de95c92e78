/** Files of members are shown, never run. */
const FILE_HEADERS = {
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
};

/**
 * Adds what a browser must know of an answer: pages of this site alone may read it, and a member's
 * file is shown, never run.
 * @param url what was asked
 */
export function withHeaders(url: URL, response: Response): Response {
  if (response.headers.has('Access-Control-Allow-Origin')) {
    response.headers.set('Access-Control-Allow-Origin', url.origin);
  }
  if (!url.pathname.startsWith('/storage/v1/object/')) return response;
  for (const [name, value] of Object.entries(FILE_HEADERS)) response.headers.set(name, value);
  return response;
}
