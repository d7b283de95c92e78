/**
 * The headers of every answer: one table for the local server and for Netlify
 * (`netlify.toml` is written from it by `npm run netlify`).
 */
export interface HeaderRule {
  /** Paths it holds for, in Netlify's notation: exact, or a prefix that ends in `/*`. */
  for: string;
  values: Readonly<Record<string, string>>;
}

/*
 * What a page may run, how it is styled and whom it may ask is said by the
 * policy inside the page, with the hash of each inline script and the origin of
 * the project that keeps the gallery: Astro writes that one, and `script-src`,
 * `connect-src`, `img-src` or `default-src` here would undo it. This one says the
 * rest, and what a page cannot say of itself: who may frame it.
 */
const CONTENT_SECURITY_POLICY = [
  "base-uri 'self'",
  "font-src 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "frame-src 'none'",
  "manifest-src 'self'",
  "media-src 'self' blob:",
  "object-src 'none'",
  "worker-src 'self'",
].join('; ');

export const HEADER_RULES: readonly HeaderRule[] = [
  {
    for: '/*',
    values: {
      'Content-Security-Policy': CONTENT_SECURITY_POLICY,
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Strict-Transport-Security': 'max-age=31536000',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
    },
  },
  {
    // Names made of their content's hash: what is kept is never wrong.
    for: '/_astro/*',
    values: { 'Cache-Control': 'public, max-age=31536000, immutable' },
  },
];

/** For everything without a rule of its own; Netlify's default, said here for the local server. */
export const DEFAULT_CACHE_CONTROL = 'public, max-age=0, must-revalidate';

const holdsFor = (pattern: string, path: string): boolean =>
  pattern.endsWith('/*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;

/** The headers of an answer at a path; a later rule wins over an earlier one. */
export function headersFor(path: string, rules = HEADER_RULES): Record<string, string> {
  const headers: Record<string, string> = { 'Cache-Control': DEFAULT_CACHE_CONTROL };
  for (const rule of rules) if (holdsFor(rule.for, path)) Object.assign(headers, rule.values);
  return headers;
}
