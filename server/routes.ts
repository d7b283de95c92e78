/**
 * Addresses that a file of another name answers: one table for the local
 * server and for Netlify (`netlify.toml` is written from it by `npm run netlify`).
 */
export interface RouteRule {
  /** Paths it holds for where no file answers, in Netlify's notation: a prefix that ends in `/*`. */
  from: `/${string}/*`;
  /** The file that answers, from the root of the site. */
  to: `/${string}.html`;
  status: 200 | 404;
}

export const ROUTE_RULES: readonly RouteRule[] = [
  { from: '/blog/*', to: '/blog/bulunamadi.html', status: 404 },
  { from: '/gallery/*', to: '/gallery/design.html', status: 200 },
];

/** The first rule that holds for a path, as it stands in the URL. */
export function routeFor(path: string, rules = ROUTE_RULES): RouteRule | undefined {
  return rules.find(({ from }) => path.startsWith(from.slice(0, -1)));
}

/** Whether a page answers unknown paths: it has no address of its own then. */
export function answersUnknown(page: string, rules = ROUTE_RULES): boolean {
  return rules.some(({ to, status }) => status === 404 && to === page);
}
