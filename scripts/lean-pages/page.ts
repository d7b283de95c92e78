import { createHash } from 'node:crypto';
import { namesIn, ownRules, type Names } from './rules.ts';

const STYLE = /(<style[^>]*>)([^]*?)<\/style>/g;
const INLINE_SCRIPT = /(<script(?![^>]*\s(?:src|type)=)[^>]*>)([^]*?)<\/script>/g;
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
