import type { Page } from 'playwright/test';

/**
 * Waits until islands have taken over what the server wrote. Astro's mark `ssr` goes a little
 * earlier: React then still sets each control to what it knows, and a choice would be lost.
 * @param islands selector
 */
export async function alive(page: Page, islands: string): Promise<void> {
  await page.waitForFunction((selector) => {
    const isTaken = (control: Element) =>
      Object.keys(control).some((key) => key.startsWith('__reactProps$'));
    return [...document.querySelectorAll(selector)].every(
      (island) =>
        !island.hasAttribute('ssr') &&
        [...island.querySelectorAll('button, input, select, textarea')].every(isTaken),
    );
  }, islands);
  // React takes them over one by one, and lives from the end of that task on.
  await page.evaluate(async () => {
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2000 }));
  });
}
