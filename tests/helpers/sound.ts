import type { Page } from 'playwright/test';
import { accessibilityFaults } from './axe.ts';
import { expect } from './test.ts';

/**
 * The tool on the page breaks no rule of accessibility, and nothing is wider than the window.
 * @param rules only these, where the rest has been seen to
 */
export async function expectSound(
  page: Page,
  widths = [320, 768, 1440],
  rules?: string[],
): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `overflow at ${width} px`).toBe(0);
  }
  expect(await accessibilityFaults(page, { rules, within: ['astro-island'] })).toEqual([]);
}
