import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { expect } from './test.ts';

/** No accessibility violation, and nothing wider than the window. */
export async function expectSound(page: Page, widths = [320, 768, 1440]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `overflow at ${width} px`).toBe(0);
  }
  const { violations } = await new AxeBuilder({ page }).include('astro-island').analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}
