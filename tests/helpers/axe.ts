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
  // No page has frames (the CSP forbids them): without the mode for these no second page is opened.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (rules) axe.withRules(rules);
  else axe.withTags(TAGS);
  for (const part of within) axe.include(part);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
  );
}

/** Colours halfway from day to night are nobody's. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });
}

export async function expectNoViolation(page: Page): Promise<void> {
  expect(await accessibilityFaults(page)).toEqual([]);
}
