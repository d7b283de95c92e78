import { HEADER_RULES, type HeaderRule } from './headers.ts';

/*
 * Netlify serves `/features` from `features.html` and answers an unknown path
 * with `404.html` and status 404 by itself: no rule is needed for either.
 */
const HEAD = `# Written by \`npm run netlify\` from server/headers.ts: change it there.

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

/** The text of `netlify.toml`. */
export function netlifyToml(rules = HEADER_RULES): string {
  return [HEAD, ...rules.map(headerBlock)].join('\n');
}
