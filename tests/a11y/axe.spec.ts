import AxeBuilder from '@axe-core/playwright';
import { builtPages } from '../helpers/built-pages.ts';
import { expect, test } from '../helpers/test.ts';

/* WCAG 2.2 A and AA on every page of the built site, by day and by night. */

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa'];

for (const path of [...builtPages(), '/no/such-page']) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${path} by ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(path, { waitUntil: 'networkidle' });
      const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
      const found = violations.flatMap(({ id, nodes }) =>
        nodes.map(
          ({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`,
        ),
      );
      expect(found).toEqual([]);
    });
  }
}
