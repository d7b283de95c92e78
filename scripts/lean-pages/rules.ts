import postcss from 'postcss';
import selectors from 'postcss-selector-parser';

/** What a page or a script names: elements, classes and ids, which select rules; custom properties. */
export type Names = ReadonlySet<string>;

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#34': '"' };

/**
 * Whatever may be a name in a page or in the strings of a script: each word between blanks and
 * quotes, and each in those.
 */
export function namesIn(text: string): Names {
  const plain = text.replaceAll(/&(amp|lt|gt|quot|#34);/g, (_, name: string) => ENTITIES[name]);
  return new Set([
    ...(plain.match(/[^\s"'`]+/g) ?? []),
    // A minified script is one long word between its strings.
    ...(plain.match(/[\w-]+/g) ?? []),
  ]);
}

/**
 * A style sheet without what can make no difference to a page, whatever state it is in: rules of
 * which each selector wants an element, class or id that nothing of the page names, and custom
 * properties that nothing reads. All else stays.
 * @param isNamed whether the page, or a script of it, has the name anywhere
 */
export function ownRules(css: string, isNamed: (name: string) => boolean): string {
  const sheet = postcss.parse(css);
  sheet.walkRules((rule) => {
    const list = selectors().astSync(rule.selector);
    if (!list.some((one) => wantedBy(one).every(isNamed))) rule.remove();
  });
  while (dropIdleProperties(sheet, isNamed));
  sheet.walkAtRules(/^(?:media|supports)$/, (rule) => {
    if (rule.nodes?.every(({ type }) => type === 'comment')) rule.remove();
  });
  return sheet.toString();
}

/** Elements that a browser adds of itself. */
const UNWRITTEN = new Set(['html', 'head', 'body', 'tbody']);

/** Names without which a selector matches nothing; one in `:not()` or `:is()` is not of them. */
function wantedBy(selector: selectors.Selector): string[] {
  return selector.nodes
    .filter(({ type }) => type === 'class' || type === 'id' || type === 'tag')
    .map(({ value }) => value ?? '')
    .filter((name) => !UNWRITTEN.has(name) && !/["'`\s]/.test(name));
}

const READ = /(?<=var\(\s*)--[\w-]+/g;

/**
 * Takes out custom properties, and their types, that neither the sheet nor the page reads.
 * @returns whether there were any: then those that they read may be idle too
 */
function dropIdleProperties(sheet: postcss.Root, isNamed: (name: string) => boolean): boolean {
  const read = new Set<string>();
  sheet.walkDecls(({ value }) => value.match(READ)?.forEach((name) => read.add(name)));
  const isIdle = (name: string) => !read.has(name) && !isNamed(name);
  const idle: postcss.ChildNode[] = [];
  sheet.walkDecls(/^--/, (declaration) => {
    if (isIdle(declaration.prop)) idle.push(declaration);
  });
  sheet.walkAtRules('property', (rule) => {
    if (isIdle(rule.params)) idle.push(rule);
  });
  for (const node of idle) {
    const rule = node.parent;
    node.remove();
    if (rule?.type === 'rule' && rule.nodes?.length === 0) rule.remove();
  }
  return idle.length > 0;
}
