import { accessibilityFaults } from '../helpers/axe.ts';
import { expect, test } from '../helpers/test.ts';

/* WCAG 2.2 A and AA on the pages for unknown paths; `site.spec.ts` sees to all others. */

for (const path of ['/no/such-page', '/blog/yok-boyle-bir-yazi']) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${path} by ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(path, { waitUntil: 'load' });
      expect(await accessibilityFaults(page)).toEqual([]);
    });
  }
}
