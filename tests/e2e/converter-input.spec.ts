import sharp from 'sharp';
import {
  cancelButton,
  choose,
  CONVERSION,
  convert,
  convertButton,
  download,
  drawing,
  dstButton,
  figure,
  numberIn,
  open,
  plain,
  png,
  sewnStitches,
  sewOnlyWhenAsked,
  tabTo,
  refusal,
  toast,
} from '../helpers/converter.ts';
import { pngBomb, scanBomb, svgFile, useBomb } from '../helpers/bombs.ts';
import type { TestFile } from '../helpers/converter.ts';
import { expect, test } from '../helpers/test.ts';

/* Bad input, second thoughts, and settings: nothing is ever lost. */

test('a picture that takes a while to be opened says so in the hoop', async ({ page }) => {
  await open(page);
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  const photo = { width: 4000, height: 3000, channels: 3, background: '#888', noise } as const;
  const buffer = await sharp({ create: photo }).jpeg().toBuffer();
  await page.evaluate(() => {
    const seen = new MutationObserver(() => {
      if (document.querySelector('.hoop')!.textContent.includes('Opening the picture…'))
        document.documentElement.dataset['opening'] = 'seen';
    });
    seen.observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  await choose(page, { name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer });
  await expect(page.getByRole('img', { name: 'Your picture: IMG_1.jpg' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-opening', 'seen');
  await expect(page.getByText('Opening the picture…')).toBeHidden();
});

test('a HEIC photograph without a type is told what helps', async ({ page }) => {
  await open(page);
  const buffer = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic');
  for (const name of ['IMG_2.HEIC', 'IMG_3']) {
    await choose(page, { name, mimeType: '', buffer });
    await expect(refusal(page)).toContainText('This is a HEIC photograph');
    await expect(page.locator('#notifications .toast')).toHaveCount(0);
    await choose(page, await drawing());
    await expect(page.getByRole('img', { name: 'Your picture: leaf.png' })).toBeVisible();
    await expect(refusal(page)).toHaveCount(0);
  }
});

test.describe('what cannot be sewn', () => {
  test('is refused before anything is lost, bombs before they are shown', async ({ page }) => {
    await open(page);
    await page.getByLabel('Stitch style').selectOption('fill');
    await choose(page, await drawing());
    await expect(page.getByRole('img', { name: 'Your picture: leaf.png' })).toBeVisible();
    const big = Buffer.alloc(Math.ceil(10.1 * 1024 * 1024));
    const notes = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Dear') };
    const refused = [
      [notes, 'Invalid file type', 'Please upload an image file (PNG, JPG, SVG, etc.)'],
      [png('big.png', big), 'File too large', 'Please upload an image smaller than 10MB'],
    ] as const;
    for (const [file, title, text] of refused) {
      await choose(page, file);
      await expect(toast(page, title)).toBeVisible();
      await expect(toast(page, text)).toBeVisible();
      // Once: what a toast says is not said beside the hoop, too.
      await expect(page.locator('#notifications .toast')).toHaveCount(1);
      await expect(refusal(page)).toHaveCount(0);
      await expect(page.locator('#picture-file')).toHaveAttribute('aria-invalid', 'true');
      await expect(page.getByRole('img', { name: 'Your picture: leaf.png' })).toBeVisible();
    }
    await choose(page, png('empty.png', Buffer.alloc(0)));
    await expect(refusal(page)).toContainText('This file holds nothing.');
    await expect(refusal(page)).toContainText('The picture chosen before stays.');
    await expect(page.locator('#notifications .toast')).toHaveCount(0);
    await expect(page.getByLabel('Stitch style')).toHaveValue('fill');
    await choose(page, await drawing('again.png'));
    await expect(refusal(page)).toHaveCount(0);

    await test.step('a bomb before anything shows it', async () => {
      const bombs = [
        [useBomb(), 'too-complex'],
        [pngBomb(), 'too-many-pixels'],
        [await scanBomb(), 'too-complex'],
      ] as const;
      for (const [bomb, code] of bombs) {
        await choose(page, bomb);
        await expect(page.locator(`#upload-fault[data-problem="${code}"]`)).toContainText(
          'pixels a side',
        );
      }
      await choose(
        page,
        svgFile('outside', '<image href="http://127.0.0.1:9/a.png"/><circle r="40"/>'),
      );
      await expect(page.getByRole('img', { name: 'Your picture: outside.svg' })).toBeVisible();
    });
  });

  const cases: [string, string, () => Promise<TestFile>][] = [
    [
      'text named .png',
      'not-a-picture',
      () => Promise.resolve(png('text.png', Buffer.from('Dear reader, this is no picture.'))),
    ],
    [
      'half a JPEG',
      'cut-off',
      async () => {
        const whole = await sharp((await drawing()).buffer)
          .jpeg()
          .toBuffer();
        const buffer = whole.subarray(0, whole.length / 2);
        return { name: 'half.jpg', mimeType: 'image/jpeg', buffer };
      },
    ],
    ['one pixel', 'too-small', async () => png('dot.png', await plain(1, 1, '#f00'))],
    [
      'a broken SVG',
      'decode-failed',
      () =>
        Promise.resolve({
          name: 'x.svg',
          mimeType: 'image/svg+xml',
          buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><path'),
        }),
    ],
    ['a drawing of nothing', 'nothing-to-sew', () => Promise.resolve(svgFile('empty', ''))],
  ];
  test('is said when it is chosen, or sewn, and the next picture works', async ({ page }) => {
    test.slow();
    await open(page, '?style=fill&size=s');
    for (const [what, code, make] of cases) {
      await choose(page, await make());
      await expect(page.locator(`#upload-fault[data-problem="${code}"]`), what).toBeVisible();
      await expect(refusal(page), what).toContainText('was not taken');
      await expect(page.locator('#notifications .toast'), what).toHaveCount(0);
    }
    await choose(page, png('faint.png', await plain(200, 200, { r: 0, g: 0, b: 0, alpha: 0.02 })));
    await convertButton(page).click();
    await expect(page.locator('[data-problem="nothing-to-sew"]')).toBeVisible(CONVERSION);
    await expect(toast(page, 'Conversion failed')).toBeVisible(CONVERSION);
    await expect(
      page.getByText('There was an error converting your image. Please try again.'),
    ).toBeVisible();
    await expect(page.getByLabel('Stitch style')).toHaveValue('fill');
    await convert(page, await drawing());
    await expect(page.locator('[data-problem]')).toHaveCount(0);
  });

  test('one even colour, also white: kindly asked about, and sewn by one press', async ({
    page,
  }) => {
    await open(page);
    for (const color of ['#b3262e', '#ffffff'])
      await test.step(color, async () => {
        await choose(page, png(`${color.slice(1)}.png`, await plain(300, 200, color)));
        await convertButton(page).click();
        const note = page.locator('[data-problem="one-colour"]');
        await expect(note).toContainText('no subject', CONVERSION);
        await expect(toast(page, 'Conversion failed')).toHaveCount(0);
        const patch = page.getByRole('button', { name: 'Sew it as a patch' });
        await expect(patch).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(page.locator('#result-title + p')).toHaveText(
          `${color.slice(1)}.png`,
          CONVERSION,
        );
        await expect(dstButton(page)).toBeVisible();
        await expect(page.locator('#result-title')).toBeFocused();
        expect(numberIn(await figure(page, 'Stitches'))).toBeGreaterThan(1000);
      });
  });

  test('a worker, or a part of it, that does not load: says so, and tries again', async ({
    page,
  }) => {
    const worker = /\/engine\.worker[^/]*\.js$/;
    const part = /\/picture-[^/]*\.js$/;
    await open(page);
    await page.route(worker, (route) => route.abort());
    await page.route(part, (route) => route.abort());
    await choose(page, await drawing());
    const problem = page.locator('[data-problem="worker-failed"]');
    const failed = toast(page, 'Conversion failed');
    await test.step('without the worker', async () => {
      await convertButton(page).click();
      await expect(problem).toContainText('reload the page');
      await expect(failed).toHaveCount(1);
    });
    await test.step('without a part of the engine', async () => {
      await page.unroute(worker);
      const missing = page.waitForEvent('requestfailed', (one) => part.test(one.url()));
      await convertButton(page).click();
      await missing;
      await expect(problem).toContainText('reload the page');
    });
    await test.step('with both', async () => {
      await page.unroute(part);
      await convertButton(page).click();
      await expect(dstButton(page)).toBeVisible(CONVERSION);
      await expect(problem).toHaveCount(0);
    });
  });

  test('a browser without OffscreenCanvas is told so', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'OffscreenCanvas'));
    await open(page);
    await choose(page, await drawing());
    await convertButton(page).click();
    await expect(page.locator('[data-problem="no-worker"]')).toBeVisible();
  });
});

test.describe('one job at a time', () => {
  const title = 'cancels at once, keeps everything, and starts again';
  test(title, { tag: '@measured' }, async ({ page }) => {
    await sewOnlyWhenAsked(page);
    await open(page, '?density=high');
    await choose(page, await drawing('large.png', 3000));
    await convertButton(page).click();
    await cancelButton(page).click();
    await expect(convertButton(page)).toBeEnabled({ timeout: 500 });
    await expect(page.getByRole('img', { name: 'Your picture: large.png' })).toBeVisible();
    await expect(page.locator('input[value=high]')).toBeChecked();
    await expect(page.locator('[data-problem]')).toHaveCount(0);
    await expect(toast(page, 'Conversion failed')).toHaveCount(0);
    await convertButton(page).click();
    await expect(dstButton(page)).toBeVisible(CONVERSION);
  });

  test('a second picture ends the first conversion; the old result stays until the next is done', async ({
    page,
  }) => {
    await sewOnlyWhenAsked(page);
    await open(page, '?palette=pastel');
    await test.step('a second picture ends the first conversion and keeps the settings', async () => {
      await choose(page, await drawing('first.png', 3000));
      await convertButton(page).click();
      await expect(cancelButton(page)).toBeVisible();
      await choose(page, await drawing('second.png'));
      await expect(page.getByRole('img', { name: 'Your picture: second.png' })).toBeVisible();
      await expect(convertButton(page)).toBeEnabled();
      await expect(page.locator('input[value=pastel]')).toBeChecked();
      await convertButton(page).click();
      await expect(page.locator('#result-title + p')).toHaveText('second.png', CONVERSION);
      // The line under the result says it already.
      await expect(page.getByText('nothing is uploaded')).toHaveCount(0);
    });
    await test.step('the old result, with its files, stays until the next one is done', async () => {
      const stitches = await figure(page, 'Stitches');
      await choose(page, await drawing('third.png', 2400));
      await expect(page.getByText('third.png', { exact: true })).toBeVisible();
      await convertButton(page).click();
      await expect(page.getByRole('progressbar')).toBeVisible();
      expect(await figure(page, 'Stitches')).toBe(stitches);
      expect(sewnStitches((await download(page, 'Download DST File')).bytes)).toBe(
        numberIn(stitches),
      );
      await cancelButton(page).click();
      await expect(page.locator('#result-title + p')).toHaveText('second.png');
      await expect(convertButton(page)).toBeFocused();
    });
  });
});

test.describe('settings', () => {
  test('have the converter’s own options and defaults, survive a reload, and travel in the link', async ({
    page,
    context,
    faults,
  }) => {
    await open(page);
    const style = page.getByLabel('Stitch style');
    await expect(style).toHaveValue('satin');
    expect(
      await style.locator('option').evaluateAll((all) => all.map((o) => o.getAttribute('value'))),
    ).toEqual(['satin', 'fill', 'running', 'applique']);
    const radios = (name: string) =>
      page
        .locator(`input[name=${name}]`)
        .evaluateAll((all) => all.map((input) => (input as HTMLInputElement).value));
    expect(await radios('density')).toEqual(['low', 'medium', 'high']);
    expect(await radios('size')).toEqual(['xs', 's', 'm', 'l', 'xl']);
    expect(await radios('palette')).toEqual(['vibrant', 'muted', 'monochrome', 'pastel']);
    for (const value of ['medium', 'm', 'vibrant']) {
      await expect(page.locator(`input[value=${value}]`)).toBeChecked();
    }

    await style.selectOption('running');
    await page.locator('input[value=xl]').check();
    await page.locator('input[value=muted]').check();
    await expect(page).toHaveURL(/palette=muted/);
    const link = page.url();
    await open(page);
    await expect(style).toHaveValue('running');
    await expect(page.locator('input[value=xl]')).toBeChecked();

    const other = await context.browser()!.newPage();
    await open(other, new URL(link).search);
    await expect(other.getByLabel('Stitch style')).toHaveValue('running');
    await expect(other.locator('input[value=muted]')).toBeChecked();
    await other.close();
    expect(faults).toEqual([]);
  });

  test('ignore what is invalid, stored or in the link', async ({ page }) => {
    await page.addInitScript(() =>
      localStorage.setItem('ilmek:converter', '{"style":"knit","size":"l"}'),
    );
    await open(page, '?density=solid&palette=pastel');
    await expect(page.getByLabel('Stitch style')).toHaveValue('satin');
    await expect(page.locator('input[value=l]')).toBeChecked();
    await expect(page.locator('input[value=medium]')).toBeChecked();
    await expect(page.locator('input[value=pastel]')).toBeChecked();
  });
});

test('goes by keys alone at 1440 px: a sample, its settings, begun and cancelled', async ({
  page,
}) => {
  await sewOnlyWhenAsked(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, '#picture-file');
  await tabTo(page, '[aria-label="Try the badge"]');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', { name: 'Your picture: badge.webp' })).toBeVisible();
  await tabTo(page, 'select');
  await page.keyboard.press('f');
  await expect(page.getByLabel('Stitch style')).toHaveValue('fill');
  await tabTo(page, '[type=radio]');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: /^Low/ })).toBeChecked();
  await tabTo(page, 'button[type=submit]');
  await page.keyboard.press('Enter');
  await expect(cancelButton(page)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(convertButton(page)).toBeVisible();
  await expect(page.getByRole('img', { name: 'Your picture: badge.webp' })).toBeVisible();
});
