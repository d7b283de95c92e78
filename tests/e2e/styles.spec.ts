import type { Page } from 'playwright/test';
import { CONVERSION, open } from '../helpers/converter.ts';
import { expect, test } from '../helpers/test.ts';
import { wholeStyle } from '../helpers/whole-style.ts';

/*
 * The build leaves rules out of each page's style. What is left out of any page that a test visits,
 * `helpers/test.ts` sees to; here all computed styles of a few pages are held to the whole style.
 */

const LOOKS = [
  { media: 'screen', colorScheme: 'light' },
  { media: 'screen', colorScheme: 'dark' },
  { media: 'screen', contrast: 'more' },
  { media: 'screen', forcedColors: 'active' },
  { media: 'screen', reducedMotion: 'no-preference' },
  { media: 'print' },
] as const;
const PLAIN = {
  media: 'screen',
  colorScheme: 'light',
  contrast: 'no-preference',
  forcedColors: 'none',
  reducedMotion: 'reduce',
} as const;

/** Elements that look otherwise under the whole style, in words. */
function differences(page: Page, whole: string): Promise<string[]> {
  return page.evaluate((text) => {
    const PARTS = [undefined, '::before', '::after', '::marker', '::placeholder', '::backdrop'];
    const looks = (): Map<string, string> => {
      // What moves looks otherwise a moment later.
      for (const animation of document.getAnimations()) animation.cancel();
      const found = new Map<string, string>();
      for (const [at, element] of document.querySelectorAll('body, body *').entries())
        for (const part of PARTS)
          found.set(
            `${at} ${element.localName}.${element.getAttribute('class') ?? ''}${part ?? ''}`,
            getComputedStyle(element, part).cssText,
          );
      return found;
    };
    const sheets = [...document.querySelectorAll('style')].map(({ sheet }) => sheet!);
    const fill = (rules: string[][]): void =>
      sheets.forEach((sheet, at) => {
        while (sheet.cssRules.length) sheet.deleteRule(0);
        for (const rule of rules[at] ?? []) sheet.insertRule(rule, sheet.cssRules.length);
      });
    const own = sheets.map(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));
    const source = new CSSStyleSheet();
    source.replaceSync(text);
    fill([[...source.cssRules].map(({ cssText }) => cssText)]);
    const before = looks();
    fill(own);
    return [...looks()].filter(([name, look]) => before.get(name) !== look).map(([name]) => name);
  }, whole);
}

async function expectWhole(page: Page): Promise<void> {
  const whole = await wholeStyle(page);
  expect(whole, 'what the style was made of').toBeDefined();
  for (const look of LOOKS) {
    await page.emulateMedia({ ...PLAIN, ...look });
    expect(await differences(page, whole!), JSON.stringify(look)).toEqual([]);
  }
  await page.emulateMedia(PLAIN);
}

for (const path of ['/', '/help-center', '/auth', '/blog/nakis-makine-dosya-formatlari-rehberi'])
  test(`${path} looks as with all rules`, async ({ page }) => {
    await page.goto(path);
    await expectWhole(page);
  });

test('a tool with its result looks as with all rules, and the player’s seam is in its place', async ({
  page,
}) => {
  await open(page, '', '/font-generator');
  await page.getByLabel('Text', { exact: true }).fill('Ilmek');
  await page.getByRole('button', { name: 'Generate Font', exact: true }).click();
  await expect(page.locator('#result-title')).toBeFocused(CONVERSION);
  await page.locator('input[name=look][value=sew]').check();
  const seam = page.locator('.player-yarns');
  await expect(seam).toBeVisible();
  const box = (await seam.boundingBox())!;
  for (const part of ['todo', 'done']) {
    const yarns = await page.locator(`.player-yarns-${part} > span`).all();
    expect(yarns.length).toBeGreaterThan(0);
    const boxes = await Promise.all(yarns.map(async (yarn) => (await yarn.boundingBox())!));
    // One after the other from end to end, each with the height of a thread.
    expect(boxes[0].x).toBeCloseTo(box.x, 0);
    const last = boxes.at(-1)!;
    expect(last.x + last.width).toBeGreaterThan(box.x + box.width - 4);
    expect(last.x + last.width).toBeLessThan(box.x + box.width + 2);
    for (const [at, { y, height, x }] of boxes.entries()) {
      expect(height).toBe(part === 'todo' ? 8 : 18);
      expect(y).toBeCloseTo(box.y + (part === 'todo' ? 20 : 15), 0);
      if (at > 0) expect(x).toBeGreaterThan(boxes[at - 1].x);
    }
  }
  await expectWhole(page);
});

for (const path of ['/', '/auth', '/generator', '/gallery', '/blog'])
  test(`${path} shows where the keyboard is`, async ({ page }) => {
    await page.goto(path);
    for (const [contrast, ring] of [
      ['no-preference', /^[23]px dashed$/],
      ['more', /^[23]px solid$/],
    ] as const) {
      await page.emulateMedia({ contrast });
      for (let stop = 0; stop < 6; stop++) {
        await page.keyboard.press('Tab');
        const outline = await page.locator(':focus').evaluate((element) => {
          const { outlineStyle, outlineWidth } = getComputedStyle(element);
          return `${outlineWidth} ${outlineStyle}`;
        });
        expect(outline).toMatch(ring);
      }
    }
  });
