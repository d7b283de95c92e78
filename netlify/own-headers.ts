/**
 * The headers of what functions answer: `netlify.toml` speaks of files alone. No page comes from
 * here: nothing of it is run, framed or remembered.
 */
export const OWN_HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': 'max-age=31536000',
  'X-Content-Type-Options': 'nosniff',
} as const;
