import { test as base, type Page } from 'playwright/test';
import { noteNames, wronglyLeftOut } from './whole-style.ts';

export { expect } from './expect.ts';

/** That the build left no rule out of a page's style that something on it has needed since it was opened. */
export const expectWholeStyle = async (page: Page): Promise<void> =>
  base.expect(await wronglyLeftOut(page), 'rules that its style lacks').toEqual([]);

/**
 * Playwright's test with `faults`: whatever goes wrong in a page without being
 * seen. A test expects it to be empty.
 */
export const test = base.extend<{ faults: string[] }>({
  // Whatever a test does, nothing of it may be against the page's own policy.
  page: async ({ page }, use) => {
    const refused: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) refused.push(message.text());
    });
    await noteNames(page);
    await use(page);
    // Before the page is emptied: whatever the test brought about on it was there with its style.
    await expectWholeStyle(page);
    base.expect(refused, 'against the Content Security Policy').toEqual([]);
  },
  faults: async ({ page }, use) => {
    const faults: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error')
        faults.push(`console: ${message.text()} ${message.location().url}`);
    });
    page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
    page.on('requestfailed', (request) => {
      const reason = request.failure()?.errorText ?? '';
      // A page that is left, or loaded again, gives up what was still on its way to it.
      if (reason !== 'net::ERR_ABORTED') faults.push(`request: ${request.url()} ${reason}`);
    });
    page.on('response', (response) => {
      if (response.status() >= 400) faults.push(`${response.status()}: ${response.url()}`);
    });
    await use(faults);
  },
});
