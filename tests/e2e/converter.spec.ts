import AxeBuilder from '@axe-core/playwright';
import { expect, test } from 'playwright/test';
import type { Download, Page } from 'playwright/test';
import sharp from 'sharp';

/*
 * The image converter as a visitor meets it: the built page, the real worker,
 * the real engine, real files.
 */

const PAGE = '/image-to-embroidery';
const CONVERSION = { timeout: 60_000 };

interface TestFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const png = (name: string, buffer: Buffer): TestFile => ({ name, mimeType: 'image/png', buffer });

/** A disc and a leaf on white: two threads and bare fabric. */
const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 200">
  <rect width="300" height="200" fill="#fff"/>
  <circle cx="90" cy="100" r="66" fill="#b3262e"/>
  <path d="M180 100 Q230 20 280 100 Q230 180 180 100Z" fill="#2e7d46"/>
</svg>`;

const drawing = async (name = 'leaf.png', width = 600) =>
  png(name, await sharp(Buffer.from(DRAWING), { density: 300 }).resize(width).png().toBuffer());

const plain = (width: number, height: number, background: string | sharp.Color) =>
  sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toBuffer();

const convertButton = (page: Page) => page.getByRole('button', { name: 'Convert to Embroidery' });
const dstButton = (page: Page) => page.getByRole('button', { name: 'Download DST File' });
const cancelButton = (page: Page) => page.getByRole('button', { name: 'Cancel' });
const toast = (page: Page, title: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(title, { exact: true });

async function open(page: Page, query = ''): Promise<void> {
  await page.goto(PAGE + query);
  // The island is alive once it has taken the handlers over from the static page.
  await page.waitForFunction(() => !document.querySelector('astro-island[ssr]'));
}

const choose = (page: Page, file: TestFile) => page.setInputFiles('#picture-file', file);

async function convert(page: Page, file: TestFile): Promise<void> {
  await choose(page, file);
  await convertButton(page).click();
  await expect(dstButton(page)).toBeVisible(CONVERSION);
}

async function bytesOf(download: Download): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of await download.createReadStream()) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

async function download(page: Page, button: string): Promise<{ name: string; bytes: Buffer }> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return { name: file.suggestedFilename(), bytes: await bytesOf(file) };
}

/** What the page shows beside a label of the result's worksheet. */
const figure = (page: Page, label: string) =>
  page.locator('dl > div').filter({ hasText: label }).locator('dd').innerText();

const numberIn = (text: string) => Number(text.replaceAll(/\D/g, ''));

let faults: string[];
test.beforeEach(({ page }) => {
  faults = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
});

test.describe('from a picture to a file', () => {
  test('converts, tells what was made, and hands out true files', async ({ page }) => {
    const strangers: string[] = [];
    await open(page);
    const origin = new URL(page.url()).origin;
    page.on('request', (request) => {
      const isOwn = request.url().startsWith(origin) || request.url().startsWith('blob:');
      if (!isOwn || request.postData() !== null) strangers.push(request.url());
    });

    await expect(convertButton(page)).toBeDisabled();
    await expect(page.getByText('Choose a picture first.')).toBeVisible();
    await choose(page, await drawing());
    await expect(page.getByAltText('Your picture: leaf.png')).toBeVisible();
    await expect(page.getByText('leaf.png', { exact: true })).toBeVisible();
    await convertButton(page).click();
    await expect(page.getByRole('button', { name: 'Converting...' })).toBeDisabled();
    await expect(page.getByRole('progressbar')).toBeVisible();
    await expect(dstButton(page)).toBeVisible(CONVERSION);
    await expect(toast(page, 'Conversion completed!')).toBeVisible();
    await expect(page.getByText('Your embroidery file is ready for download')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Worksheet' })).toBeFocused();

    const stitches = numberIn(await figure(page, 'Stitches'));
    expect(stitches).toBeGreaterThan(500);
    expect(numberIn(await dstButton(page).innerText())).toBe(stitches);
    expect(await figure(page, 'Colours')).toBe('2');

    const dst = await download(page, 'Download DST File');
    expect(dst.name).toBe('embroidery-pattern.dst');
    const header = dst.bytes.subarray(0, 512).toString('latin1');
    // Tajima counts every record, jumps, trims and colour changes among them.
    expect(Number(/ST:\s*(\d+)/.exec(header)![1])).toBe((dst.bytes.length - 512) / 3 - 1);
    expect(sewnStitches(dst.bytes)).toBe(stitches);
    expect(Number(/CO:\s*(\d+)/.exec(header)![1])).toBe(1);

    expect((await download(page, 'Download PES')).bytes.subarray(0, 4).toString()).toBe('#PES');
    expect((await download(page, 'Download EXP')).name).toBe('embroidery-pattern.exp');

    await expect(page.getByRole('button', { name: /Artwork.*px/ })).toBeVisible(CONVERSION);
    const artwork = await download(page, 'Artwork (JPG)');
    expect(artwork.name).toMatch(/^embroidery-\d+\.jpg$/);
    const { format, width, height } = await sharp(artwork.bytes).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 2400, height: 1600 });

    const gallery = page.getByRole('link', { name: 'View in Gallery' });
    await expect(gallery).toHaveAttribute('href', '/gallery');
    await expect(gallery).toHaveAttribute('target', '_blank');
    await expect(gallery).toHaveAttribute('rel', /noopener/);

    expect(strangers).toEqual([]);
    expect(faults).toEqual([]);
  });

  test('takes a dropped, a pasted and a sample picture', async ({ page }) => {
    await open(page);
    const file = await drawing('dropped.png', 300);
    const transfer = (name: string) =>
      page.evaluateHandle(
        ([data, fileName]) => {
          const bytes = Uint8Array.from(atob(data!), (c) => c.charCodeAt(0));
          const dataTransfer = new DataTransfer();
          dataTransfer.items.add(new File([bytes], fileName!, { type: 'image/png' }));
          return dataTransfer;
        },
        [file.buffer.toString('base64'), name],
      );
    const dataTransfer = await transfer('dropped.png');
    const cloth = page.locator('.hoop-cloth');
    await cloth.dispatchEvent('dragenter', { dataTransfer });
    await expect(cloth).toHaveAttribute('data-drag', 'true');
    await cloth.dispatchEvent('drop', { dataTransfer });
    await expect(cloth).not.toHaveAttribute('data-drag', 'true');
    await expect(page.getByAltText('Your picture: dropped.png')).toBeVisible();

    const clipboardData = await transfer('pasted.png');
    await page.evaluate(
      (data) => document.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data })),
      clipboardData,
    );
    await expect(page.getByAltText('Your picture: pasted.png')).toBeVisible();

    await page.getByRole('button', { name: 'Try the tulip' }).click();
    await expect(page.getByAltText('Your picture: tulip.webp')).toBeVisible();
    await expect(convertButton(page)).toBeEnabled();
  });

  test('sews an SVG, the first frame of a moving GIF, and 60 megapixels', async ({ page }) => {
    test.setTimeout(180_000);
    await open(page);
    await convert(page, {
      name: 'leaf.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from(DRAWING),
    });
    expect(await figure(page, 'Colours')).toBe('2');

    const frames = await movingGif(['#b3262e', '#2c4a8f']);
    await convert(page, { name: 'moving.gif', mimeType: 'image/gif', buffer: frames });
    await expect(page.getByText('moving.gif').first()).toBeVisible();
    await expect.poll(() => page.locator('.spool-chip').count(), CONVERSION).toBe(1);
    const [r, , b] = await page.locator('.spool-chip').evaluate((chip) =>
      getComputedStyle(chip)
        .getPropertyValue('--yarn')
        .match(/[0-9a-f]{2}/g)!
        .map((hex) => Number.parseInt(hex, 16)),
    );
    expect(r).toBeGreaterThan(b!);

    const huge = await drawing('huge.png', 9500);
    expect((await sharp(huge.buffer).metadata()).height).toBeGreaterThan(6300);
    await choose(page, huge);
    await convertButton(page).click();
    await expect(page.locator('.worksheet-note', { hasText: 'huge.png' })).toBeVisible(CONVERSION);
    expect(await figure(page, 'Colours')).toBe('2');
    expect(faults).toEqual([]);
  });

  test('works by keyboard alone', async ({ page }) => {
    await open(page);
    const input = page.locator('#picture-file');
    await tabTo(page, '#picture-file');
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      page.keyboard.press('Enter'),
    ]);
    await chooser.setFiles(await drawing());
    await expect(page.getByAltText('Your picture: leaf.png')).toBeVisible();
    await expect(input).toHaveCount(1);
    await tabTo(page, 'input[name=density]');
    await page.keyboard.press('ArrowRight');
    await expect(page.locator('input[value=high]')).toBeChecked();
    await tabTo(page, 'button[type=submit]');
    await page.keyboard.press('Enter');
    await expect(cancelButton(page)).toBeFocused();
    await expect(page.getByRole('heading', { name: 'Worksheet' })).toBeFocused(CONVERSION);

    const slider = page.getByRole('slider');
    await slider.focus();
    await expect(slider).toHaveAttribute('aria-valuenow', '38');
    await page.keyboard.press('ArrowRight');
    await expect(slider).toHaveAttribute('aria-valuenow', '40');
    await page.keyboard.press('Shift+ArrowLeft');
    await expect(slider).toHaveAttribute('aria-valuenow', '30');
    await page.keyboard.press('End');
    await expect(slider).toHaveAttribute('aria-valuenow', '100');

    await page.getByRole('button', { name: 'Larger' }).press('Enter');
    await expect(page.getByLabel('Zoom level')).toHaveText('150 %');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      dstButton(page).press('Enter'),
    ]);
    expect(file.suggestedFilename()).toBe('embroidery-pattern.dst');
  });

  test('never blocks the page for more than 50 ms', async ({ page }) => {
    await page.addInitScript(() => {
      const tasks: number[] = [];
      Object.assign(globalThis, { longTasks: tasks });
      new PerformanceObserver((list) =>
        tasks.push(...list.getEntries().map(({ duration }) => Math.round(duration))),
      ).observe({ type: 'longtask' });
    });
    await open(page);
    await choose(page, await drawing('large.png', 3000));
    await expect(page.getByAltText('Your picture: large.png')).toBeVisible();
    const longTasks = () =>
      page.evaluate(() => (globalThis as unknown as { longTasks: number[] }).longTasks.splice(0));
    await longTasks();
    await convertButton(page).click();
    await expect(page.getByRole('button', { name: /Artwork.*px/ })).toBeVisible(CONVERSION);
    expect(await longTasks()).toEqual([]);
  });
});

test.describe('what cannot be sewn', () => {
  test('is refused before anything is lost', async ({ page }) => {
    await open(page);
    await page.getByLabel('Stitch style').selectOption('fill');
    await choose(page, await drawing());
    const big = Buffer.alloc(Math.ceil(10.1 * 1024 * 1024));
    const refused = [
      [
        { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Dear reader') },
        'Invalid file type',
        'Please upload an image file (PNG, JPG, SVG, etc.)',
      ],
      [png('big.png', big), 'File too large', 'Please upload an image smaller than 10MB'],
      [png('empty.png', Buffer.alloc(0)), 'Empty file', 'This file holds nothing.'],
    ] as const;
    for (const [file, title, text] of refused) {
      await choose(page, file);
      await expect(toast(page, title)).toBeVisible();
      await expect(page.locator('#upload-fault')).toContainText(text);
      await expect(page.locator('#picture-file')).toHaveAttribute('aria-invalid', 'true');
      await expect(page.getByAltText('Your picture: leaf.png')).toBeVisible();
    }
    await expect(page.getByLabel('Stitch style')).toHaveValue('fill');
    await choose(page, await drawing('again.png'));
    await expect(page.locator('#upload-fault')).toHaveCount(0);
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
      'a transparent picture',
      'nothing-to-sew',
      async () => png('clear.png', await plain(200, 200, { r: 0, g: 0, b: 0, alpha: 0 })),
    ],
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
  ];
  for (const [what, code, make] of cases) {
    test(`${what}: says what is wrong, and the next picture works`, async ({ page }) => {
      await open(page, '?style=fill&size=s');
      await choose(page, await make());
      await convertButton(page).click();
      await expect(toast(page, 'Conversion failed')).toBeVisible(CONVERSION);
      await expect(
        page.getByText('There was an error converting your image. Please try again.'),
      ).toBeVisible();
      await expect(page.locator(`[data-problem="${code}"]`)).toBeVisible();
      await expect(page.getByLabel('Stitch style')).toHaveValue('fill');
      await convert(page, await drawing());
      await expect(page.locator('[data-problem]')).toHaveCount(0);
    });
  }

  test('one flat colour gets a message or a sensible design', async ({ page }) => {
    await open(page);
    await choose(page, png('flat.png', await plain(300, 200, '#b3262e')));
    await convertButton(page).click();
    await expect(dstButton(page).or(page.locator('[data-problem="nothing-to-sew"]'))).toBeVisible(
      CONVERSION,
    );
  });

  test('a worker that does not load: says so, and tries again', async ({ page }) => {
    await open(page);
    await page.route(/engine\.worker/, (route) => route.abort());
    await choose(page, await drawing());
    await convertButton(page).click();
    const problem = page.locator('[data-problem="worker-failed"]');
    await expect(problem).toContainText('reload the page');
    await expect(toast(page, 'Conversion failed')).toBeVisible();
    await page.unroute(/engine\.worker/);
    await convertButton(page).click();
    await expect(dstButton(page)).toBeVisible(CONVERSION);
    await expect(problem).toHaveCount(0);
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
  test('cancels at once, keeps everything, and starts again', async ({ page }) => {
    await open(page, '?density=high');
    await choose(page, await drawing('large.png', 3000));
    await convertButton(page).click();
    await cancelButton(page).click();
    await expect(convertButton(page)).toBeEnabled({ timeout: 500 });
    await expect(page.getByAltText('Your picture: large.png')).toBeVisible();
    await expect(page.locator('input[value=high]')).toBeChecked();
    await expect(page.locator('[data-problem]')).toHaveCount(0);
    await expect(toast(page, 'Conversion failed')).toHaveCount(0);
    await convertButton(page).click();
    await expect(dstButton(page)).toBeVisible(CONVERSION);
  });

  test('a second picture ends the first conversion and keeps the settings', async ({ page }) => {
    await open(page, '?palette=pastel');
    await choose(page, await drawing('first.png', 3000));
    await convertButton(page).click();
    await expect(cancelButton(page)).toBeVisible();
    await choose(page, await drawing('second.png'));
    await expect(page.getByAltText('Your picture: second.png')).toBeVisible();
    await expect(convertButton(page)).toBeEnabled();
    await expect(page.locator('input[value=pastel]')).toBeChecked();
    await convertButton(page).click();
    await expect(page.locator('.worksheet-note', { hasText: 'second.png' })).toBeVisible(
      CONVERSION,
    );
  });

  test('the old result, with its files, stays until the next one is done', async ({ page }) => {
    await open(page);
    await convert(page, await drawing('first.png'));
    const stitches = await figure(page, 'Stitches');
    await choose(page, await drawing('second.png', 2400));
    await expect(page.getByText('second.png', { exact: true })).toBeVisible();
    await convertButton(page).click();
    await expect(page.getByRole('progressbar')).toBeVisible();
    expect(await figure(page, 'Stitches')).toBe(stitches);
    expect(sewnStitches((await download(page, 'Download DST File')).bytes)).toBe(
      numberIn(stitches),
    );
    await cancelButton(page).click();
    await expect(page.locator('.worksheet-note', { hasText: 'first.png' })).toBeVisible();
  });
});

test.describe('settings', () => {
  test('have the converter’s own options and defaults', async ({ page }) => {
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
  });

  test('survive a reload, and travel in the link', async ({ page, context }) => {
    await open(page);
    await page.getByLabel('Stitch style').selectOption('running');
    await page.locator('input[value=xl]').check();
    await page.locator('input[value=muted]').check();
    const link = page.url();
    await open(page);
    await expect(page.getByLabel('Stitch style')).toHaveValue('running');
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

for (const colorScheme of ['light', 'dark'] as const) {
  test(`stands without fault in ${colorScheme}, from 320 to 1440 px`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await open(page);
    await choose(page, png('text.png', Buffer.from('no picture')));
    await convertButton(page).click();
    await expect(page.locator('[data-problem]')).toBeVisible(CONVERSION);
    await expectSound(page);
    await convert(page, await drawing());
    await expectSound(page);
    await page.getByText('Side by side').click();
    await page.getByRole('button', { name: 'Larger' }).click();
    await expectSound(page);
  });
}

/** No accessibility violation, and nothing wider than the window. */
async function expectSound(page: Page): Promise<void> {
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, `overflow at ${width} px`).toBe(0);
  }
  const { violations } = await new AxeBuilder({ page }).include('astro-island').analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

/** Presses Tab until the selector's element has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${selector} cannot be reached with the Tab key`);
}

/** Stitches of a DST file: records whose last byte has neither the jump nor the stop bit. */
function sewnStitches(bytes: Buffer): number {
  let count = 0;
  for (let at = 512; at + 2 < bytes.length; at += 3) {
    if ((bytes[at + 2]! & 0b1100_0000) === 0) count++;
  }
  return count;
}

/** A disc on nothing, in another colour each frame. */
async function movingGif(colors: string[]): Promise<Buffer> {
  const side = 120;
  const frames = await Promise.all(
    colors.map((color) =>
      sharp(
        Buffer.from(
          `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><circle cx="60" cy="60" r="50" fill="${color}"/></svg>`,
        ),
      )
        .ensureAlpha()
        .raw()
        .toBuffer(),
    ),
  );
  const raw = { width: side, height: side * colors.length, channels: 4, pageHeight: side } as const;
  return sharp(Buffer.concat(frames), { raw })
    .gif({ delay: colors.map(() => 100), loop: 0 })
    .toBuffer();
}
