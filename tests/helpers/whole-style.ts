import type { Page } from 'playwright/test';
import postcss, { type ChildNode, type Rule } from 'postcss';
import selectors from 'postcss-selector-parser';
import { WholeStyles } from '../../scripts/lean-pages/whole-styles.ts';

/*
 * What the build left out of a page's style, against what stood on the page while a test ran. A rule
 * whose elements, classes and ids were all there would have held, in one state or another.
 */

declare global {
  interface Window {
    namesMet?: Set<string>;
  }
}

/** Notes each name that any element ever has, from the first one on. */
export async function noteNames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const met = (window.namesMet = new Set<string>());
    const note = (element: Element): void => {
      met.add(element.localName).add(element.id);
      for (const name of element.classList) met.add(name);
    };
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        if (target instanceof Element) note(target);
        for (const added of addedNodes) {
          if (!(added instanceof Element)) continue;
          note(added);
          added.querySelectorAll('*').forEach(note);
        }
      }
    }).observe(document, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['class', 'id'],
    });
  });
}

/** What a page carries within it; empty while it is on its way to another. */
const styleOn = (page: Page): Promise<string> =>
  page
    .evaluate(() =>
      [...document.querySelectorAll('style')].map((style) => style.textContent).join('\n'),
    )
    .catch(() => '');

/** The page's style as it was before rules were left out; undefined on a page that is not of the site. */
export async function wholeStyle(page: Page): Promise<string | undefined> {
  const lean = await styleOn(page);
  return lean === '' ? undefined : WholeStyles.of(lean);
}

/** Selectors that the build left out although everything that they name has been on the page. */
export async function wronglyLeftOut(page: Page): Promise<string[]> {
  const rules = await leftOut(await styleOn(page));
  if (rules.length === 0) return [];
  const met = new Set(await page.evaluate(() => [...(window.namesMet ?? [])]).catch(() => []));
  if (met.size === 0) return [];
  return rules
    .filter(({ names }) => names.every((name) => met.has(name)))
    .map(({ selector }) => selector);
}

/** A selector that a lean sheet lacks, with what it names. */
interface LeftOut {
  selector: string;
  names: string[];
}

/** By the lean style: tests of a page find the same again and again. */
const known = new Map<string, LeftOut[]>();

/** Selectors of the rules that a page's style lacks; none where the page is not of the site. */
async function leftOut(lean: string): Promise<LeftOut[]> {
  const found = known.get(lean);
  if (found) return found;
  const whole = lean && (await WholeStyles.of(lean));
  const selectors = whole ? [...subtract(rulesOf(whole), rulesOf(lean))] : [];
  const rules = selectors.map((selector) => ({ selector, names: namesIn(selector) }));
  known.set(lean, rules);
  return rules;
}

function* subtract(whole: Rule[], lean: Rule[]): Generator<string> {
  const kept = lean.map(keyOf);
  let next = 0;
  for (const rule of whole) {
    // What is kept stands in the order in which it stood.
    if (keyOf(rule) === kept[next]) next += 1;
    else yield* rule.selectors;
  }
  if (next < kept.length) throw new Error(`not of the whole style: ${kept[next]}`);
}

function rulesOf(css: string): Rule[] {
  const rules: Rule[] = [];
  postcss.parse(css).walkRules((rule) => {
    const isFrame = rule.parent?.type === 'atrule' && /keyframes$/.test(nameOf(rule.parent));
    // One that holds nothing but custom properties may go because nobody reads them.
    const isIdle = rule.nodes.every((node) => node.type === 'decl' && node.prop.startsWith('--'));
    if (!isFrame && !isIdle) rules.push(rule);
  });
  return rules;
}

const nameOf = (node: unknown): string => (node as { name?: string }).name ?? '';

/** A rule with what is around it, without custom properties. */
function keyOf(rule: Rule): string {
  const around: string[] = [];
  let at = rule.parent as ChildNode | undefined;
  while (at?.type === 'atrule') {
    around.push(`@${at.name} ${at.params}`);
    at = at.parent as ChildNode | undefined;
  }
  const declarations = rule.nodes
    .filter((node) => node.type !== 'decl' || !node.prop.startsWith('--'))
    .map(String);
  return [...around, rule.selector, ...declarations].join('\n');
}

/** Elements, classes and ids that a selector asks for, outside of `:not()` and its like. */
function namesIn(selector: string): string[] {
  return selectors()
    .astSync(selector)
    .first.nodes.filter(({ type }) => type === 'class' || type === 'id' || type === 'tag')
    .map(({ value }) => value ?? '');
}
