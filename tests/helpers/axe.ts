import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { expect } from './test.ts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

/** What may change with colours and width; names and structure do not. */
export const LOOKS = ['color-contrast', 'target-size', 'link-in-text-block'];

interface Scope {
  /** Only these, where the rest has been seen to. */
  rules?: string[];
  /** Selectors of the parts that count; the whole page unless told. */
  within?: readonly string[];
}

/** What breaks WCAG 2.2 A or AA in the state in which the page is now, with place and mend. */
export async function accessibilityFaults(
  page: Page,
  { rules, within = [] }: Scope = {},
): Promise<string[]> {
  await settled(page);
  // Brought to each document once: a page would read its half a megabyte anew, twice each time.
  const axeSource = (await page.evaluate(() => 'axe' in window)) ? 'void 0' : undefined;
  // No page has frames (the CSP forbids them): without the mode for these no second page is opened.
  const axe = new AxeBuilder({ page, axeSource })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] });
  if (rules) axe.withRules(rules);
  else axe.withTags(TAGS);
  for (const part of within) axe.include(part);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  );
}

/**
 * Colours halfway from day to night are nobody's: their way is cut short, as what is out of view may
 * never be painted and a slow machine takes long. An inherited colour begins its way when that of its
 * parent has ended, so there are rounds of them.
 */
async function settled(page: Page): Promise<void> {
  await page.evaluate(() => {
    const moving = () => document.getAnimations().filter((one) => one instanceof CSSTransition);
    for (let left = moving(); left.length > 0; left = moving()) {
      for (const transition of left) transition.finish();
    }
  });
}

export async function expectNoViolation(page: Page): Promise<void> {
  expect(await accessibilityFaults(page)).toEqual([]);
}
