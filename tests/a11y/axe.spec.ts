import { accessibilityFaults, LOOKS } from '../helpers/axe.ts';
import { expect, test } from '../helpers/test.ts';

/* WCAG 2.2 A and AA on the pages for unknown paths; `site.spec.ts` sees to all others. */

for (const path of ['/no/such-page', '/blog/yok-boyle-bir-yazi'])
  test(`${path} by day and by night`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(path, { waitUntil: 'load' });
    expect(await accessibilityFaults(page), 'by day').toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    expect(await accessibilityFaults(page, { rules: LOOKS }), 'by night').toEqual([]);
  });
