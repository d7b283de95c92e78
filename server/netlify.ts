import { HEADER_RULES, type HeaderRule } from './headers.ts';
import { ROUTE_RULES, type RouteRule } from './routes.ts';

/*
 * Netlify serves `/features` from `features.html` and answers an unknown path
 * with `404.html` and status 404 by itself: no rule is needed for either. A rule
 * of ours holds only where no file answers, because it is not forced.
 */
const HEAD = `# Written by \`npm run netlify\` from server/headers.ts and server/routes.ts: change it there.

[build]
command = "npm run build"
publish = "dist"

[build.environment]
NODE_VERSION = "24"
`;

/** A TOML basic string; JSON's escapes are all TOML's too. */
const quoted = (text: string): string => JSON.stringify(text);

const headerBlock = ({ for: path, values }: HeaderRule): string =>
  [
    '[[headers]]',
    `for = ${quoted(path)}`,
    '[headers.values]',
    ...Object.entries(values).map(([name, value]) => `${name} = ${quoted(value)}`),
    '',
  ].join('\n');

const routeBlock = ({ from, to, status }: RouteRule): string =>
  ['[[redirects]]', `from = ${quoted(from)}`, `to = ${quoted(to)}`, `status = ${status}`, ''].join(
    '\n',
  );

/** The text of `netlify.toml`. */
export function netlifyToml(headers = HEADER_RULES, routes = ROUTE_RULES): string {
  return [HEAD, ...headers.map(headerBlock), ...routes.map(routeBlock)].join('\n');
}
