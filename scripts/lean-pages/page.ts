import { createHash } from 'node:crypto';
import { namesIn, ownRules, type Names } from './rules.ts';

const STYLE = /(<style[^>]*>)([^]*?)<\/style>/g;
/** Classic ones and modules; data are no script. */
const INLINE_SCRIPT = /(<script(?![^>]*\s(?:src=|type="(?!module")))[^>]*>)([^]*?)<\/script>/g;
const POLICY = /<meta http-equiv="content-security-policy"[^>]*>/;

/** What is between the tags of all elements of a kind. */
const textsOf = (page: string, kind: RegExp): string[] =>
  [...page.matchAll(kind)].map(([, , text]) => text);

/** How a policy names a text that it allows. */
const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** All style sheets that stand in a page, one after the other. */
export const styleOf = (page: string): string => textsOf(page, STYLE).join('\n');

/**
 * A built page with only the rules that it can use; its policy then allows its own styles and
 * scripts, and no longer those of all other pages.
 * @param scripts names in the scripts that it loads, a set a script
 */
export function withOwnStyle(page: string, scripts: Names[]): string {
  const names = [namesIn(page.replaceAll(STYLE, '')), ...scripts];
  const isNamed = (name: string) => names.some((each) => each.has(name));
  const styled = page.replaceAll(
    STYLE,
    (_, tag: string, sheet: string) => `${tag}${ownRules(sheet, isNamed)}</style>`,
  );
  return styled.replace(POLICY, (policy) => ownPolicy(policy, styled));
}

/** The policy without the hashes of what is not on the page, with those of its styles and scripts. */
function ownPolicy(policy: string, page: string): string {
  const styles = new Set(textsOf(page, STYLE).map(hashOf));
  const scripts = new Set(textsOf(page, INLINE_SCRIPT).map(hashOf));
  return policy.replaceAll(/(script|style)-src ([^;"]*)/g, (_, kind: string, sources: string) => {
    const words = sources.split(' ').filter(Boolean);
    const kept = words.filter((word) => !word.startsWith("'sha256-"));
    const hashes = kind === 'style' ? styles : scripts;
    return `${kind}-src ${[...kept, ...hashes].join(' ')}`;
  });
}

const MODULE = /<script type="module" src="\/_astro\/([\w.$-]+\.js)"><\/script>/g;

/**
 * A page that names, beside the scripts that it loads, those which these import: else a browser
 * finds them only when it has the first, one round trip later.
 * @param importsOf names of the scripts that one cannot begin without
 */
export function withPreloads(
  page: string,
  importsOf: (script: string) => readonly string[],
): string {
  const loaded = new Set([...page.matchAll(MODULE)].map(([, name]) => name));
  const wanted = new Set<string>();
  const note = (script: string) => {
    for (const name of importsOf(script)) {
      if (loaded.has(name) || wanted.has(name)) continue;
      wanted.add(name);
      note(name);
    }
  };
  loaded.forEach(note);
  const links = [...wanted].map((name) => `<link rel="modulepreload" href="/_astro/${name}">`);
  let isFirst = true;
  return page.replaceAll(MODULE, (script) => {
    const before = isFirst ? links.join('') : '';
    isFirst = false;
    return before + script;
  });
}
