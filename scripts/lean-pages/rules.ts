import { parse } from 'node-html-parser';
import { PurgeCSS } from 'purgecss';

/** What rules may be selected by: the names of elements, classes and ids; and custom properties. */
export type Names = ReadonlySet<string>;

/** Custom properties that a text reads or sets. */
const variablesIn = (text: string): string[] => text.match(/--[\w-]+/g) ?? [];

/** The names that a page is written with, those of custom properties among them. */
export function namesInPage(page: string): Names {
  const names = new Set(['html', 'head', 'body', ...variablesIn(page)]);
  for (const element of parse(page).querySelectorAll('*')) {
    names.add(element.rawTagName.toLowerCase());
    if (element.id) names.add(element.id);
    for (const name of element.classList.value) names.add(name);
  }
  return names;
}

/** Whatever may be a name in a script: each word between blanks and quotes, and each in those. */
export function namesInScript(script: string): Names {
  return new Set([
    ...(script.match(/[^\s"'`]+/g) ?? []),
    // A minified script is one long word between its strings.
    ...(script.match(/[\w-]+/g) ?? []),
  ]);
}

/** All words of a style sheet, as pages and scripts write them: without the escapes. */
function wordsIn(css: string): string[] {
  const words = css.match(/(?:[\w-]|\\[0-9a-f]{1,6} |\\.)+/gi) ?? [];
  const plain = words.map((word) =>
    word.replace(/\\(?:([0-9a-f]{1,6}) |(.))/gi, (_, code: string | undefined, letter: string) =>
      code ? String.fromCodePoint(parseInt(code, 16)) : letter,
    ),
  );
  return [...new Set(plain)];
}

/** Names and values that attributes are compared with: scripts set them in too many ways to tell. */
function attributesIn(css: string): string[] {
  return [...css.matchAll(/\[([\w-]+)(?:[~|^$*]?=["']?([^"'\]]*))?/g)].flatMap(
    ([, name, value]) => [name, ...(value ? [value, ...value.split(/\s+/)] : [])],
  );
}

/**
 * The rules of a style sheet that can ever hold on a page. Its attributes are not judged.
 * @param isNamed whether the page, or a script of it, has an element, class or id of that name
 */
export async function ownRules(css: string, isNamed: (name: string) => boolean): Promise<string> {
  // PurgeCSS drops them. The build writes them out, for browsers that do not know them either.
  if (/[{};]\s*&/.test(css)) throw new Error('the style sheet has nested rules');
  const names = [...wordsIn(css).filter(isNamed), ...attributesIn(css)];
  const [{ css: own }] = await new PurgeCSS().purge({
    content: [{ raw: '', extension: 'html' }],
    css: [{ raw: css }],
    defaultExtractor: () => names,
    keyframes: true,
    variables: true,
    safelist: { variables: variablesIn(css).filter(isNamed) },
  });
  return withoutIdle(own, isNamed);
}

/** The same without types of custom properties that nothing reads, and without what is empty. */
function withoutIdle(css: string, isNamed: (name: string) => boolean): string {
  const read = new Set([...css.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name));
  return css
    .replaceAll(/@property (--[\w-]+)\s*\{[^}]*\}/g, (rule, name: string) =>
      read.has(name) || isNamed(name) ? rule : '',
    )
    .replaceAll(/@(?:media|supports|layer)[^{};]*\{\s*\}/g, '');
}
