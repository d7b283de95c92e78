import sharp from 'sharp';
import type { Page } from 'playwright/test';
import {
  cancelButton,
  choose,
  CONVERSION,
  convert,
  convertButton,
  download,
  DRAWING,
  drawing,
  dstButton,
  figure,
  movingGif,
  numberIn,
  open,
  png,
  sewnStitches,
  sewOnlyWhenAsked,
  tabTo,
  toast,
} from '../helpers/converter.ts';
import { LOOKS } from '../helpers/axe.ts';
import { expectSound } from '../helpers/sound.ts';
import { expect, test } from '../helpers/test.ts';

/*
 * The image converter as a visitor meets it: the built page, the real worker,
 * the real engine, real files.
 */

// As most people have it.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.describe('from a picture to a file', () => {
  test('converts, tells what was made, and hands out true files', async ({ page, faults }) => {
    await sewOnlyWhenAsked(page);
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
    await expect(page.getByRole('img', { name: 'Your picture: leaf.png' })).toBeVisible();
    await expect(page.getByText('leaf.png', { exact: true })).toBeVisible();
    await convertButton(page).click();
    await expect(page.getByRole('button', { name: 'Converting...' })).toBeDisabled();
    await expect(page.getByRole('progressbar')).toBeVisible();
    // The strip's own figure is for a thumb: here the sheet tells it.
    await expect(page.locator('.action-bar-figure')).toBeHidden();
    await expect(dstButton(page)).toBeVisible(CONVERSION);
    await expect(toast(page, 'Conversion completed!')).toBeVisible();
    await expect(page.getByText('Your embroidery file is ready for download')).toBeVisible();
    await expect(page.locator('#result-title')).toBeFocused();

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
    expect((await download(page, 'Download EXP')).name).toBe('leaf.exp');
    const sheet = await download(page, 'Worksheet (PDF)');
    expect(sheet.name).toBe('leaf-worksheet.pdf');
    expect(sheet.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(sheet.bytes.length).toBeGreaterThan(100_000);

    await expect(page.getByRole('button', { name: /Artwork.*px/ })).toBeVisible(CONVERSION);
    const artwork = await download(page, 'Artwork (JPG)');
    expect(artwork.name).toMatch(/^embroidery-\d+\.jpg$/);
    const { format, width, height } = await sharp(artwork.bytes).metadata();
    expect({ format, width }).toEqual({ format: 'jpeg', width: 2400 });
    // The page is kept in whole tenths of a millimetre.
    expect(Math.abs(height - 1600)).toBeLessThanOrEqual(2);

    const gallery = page.getByRole('link', { name: 'View in Gallery' });
    await expect(gallery).toHaveAttribute('href', '/gallery');
    await expect(gallery).toHaveAttribute('target', '_blank');
    await expect(gallery).toHaveAttribute('rel', /noopener/);

    expect(strangers).toEqual([]);
    expect(faults).toEqual([]);
  });

  test('takes a dropped, a pasted and a sample picture; sews an SVG, the first frame of a moving GIF, and 60 megapixels', async ({
    page,
    faults,
  }) => {
    await open(page);
    await test.step('a dropped, a pasted and a sample picture', () => takesPictures(page));
    await convert(page, {
      name: 'leaf.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from(DRAWING),
    });
    expect(await figure(page, 'Colours')).toBe('2');

    const frames = await movingGif(['#b3262e', '#2c4a8f']);
    await convert(page, { name: 'moving.gif', mimeType: 'image/gif', buffer: frames });
    await expect(page.locator('.spool-chip')).toHaveCount(1);
    const [r, , b] = await page.locator('.spool-chip').evaluate((chip) =>
      getComputedStyle(chip)
        .getPropertyValue('--yarn')
        .match(/[0-9a-f]{2}/g)!
        .map((hex) => Number.parseInt(hex, 16)),
    );
    expect(r).toBeGreaterThan(b);

    const huge = await drawing('huge.png', 9500);
    expect((await sharp(huge.buffer).metadata()).height).toBeGreaterThan(6300);
    await convert(page, huge);
    expect(await figure(page, 'Colours')).toBe('2');
    expect(faults).toEqual([]);
  });

  test('works by keyboard alone, on a phone', async ({ page }) => {
    await sewOnlyWhenAsked(page);
    await page.setViewportSize({ width: 375, height: 812 });
    await open(page);
    const input = page.locator('#picture-file');
    // Asked for before the keys are pressed: the browser must know by then to hand it over.
    const chooser = page.waitForEvent('filechooser');
    await tabTo(page, '#picture-file');
    await page.keyboard.press('Enter');
    await (await chooser).setFiles(await drawing());
    await expect(page.getByRole('img', { name: 'Your picture: leaf.png' })).toBeVisible();
    await expect(input).toHaveCount(1);
    await tabTo(page, 'input[name=density]');
    await page.keyboard.press('ArrowRight');
    await expect(page.locator('input[value=high]')).toBeChecked();
    await tabTo(page, 'button[type=submit]');
    await page.keyboard.press('Enter');
    await expect(cancelButton(page)).toBeFocused();
    await expect(page.locator('#result-title')).toBeFocused(CONVERSION);

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

  test(
    'never blocks the page for more than 50 ms',
    { tag: '@measured' },
    async ({ page, browser }) => {
      await open(page);
      await choose(page, await drawing('large.png', 3000));
      await expect(page.getByRole('img', { name: 'Your picture: large.png' })).toBeVisible();
      await browser.startTracing(page, { categories: ['toplevel'] });
      await page.evaluate(() =>
        document.querySelector<HTMLElement>('button[type=submit]')!.click(),
      );
      await page.waitForFunction(
        () => document.querySelector('#result-title') && /px/.test(document.body.innerText),
        undefined,
        { ...CONVERSION, polling: 250 },
      );
      expect(longTasks(await browser.stopTracing())).toEqual([]);
    },
  );
});

async function takesPictures(page: Page): Promise<void> {
  const file = await drawing('dropped.png', 300);
  const transfer = (name: string) =>
    page.evaluateHandle(
      ([data, fileName]) => {
        const bytes = Uint8Array.from(atob(data), (c) => c.charCodeAt(0));
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([bytes], fileName, { type: 'image/png' }));
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
  await expect(page.getByRole('img', { name: 'Your picture: dropped.png' })).toBeVisible();

  const clipboardData = await transfer('pasted.png');
  await page.evaluate(
    (data) => document.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data })),
    clipboardData,
  );
  await expect(page.getByRole('img', { name: 'Your picture: pasted.png' })).toBeVisible();

  await page.getByRole('button', { name: 'Try the tulip' }).click();
  await expect(page.getByRole('img', { name: 'Your picture: tulip.webp' })).toBeVisible();
  await expect(convertButton(page)).toBeEnabled();
}

test('stands without fault from 320 to 1440 px, by day and by night', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await open(page);
  await choose(page, png('text.png', Buffer.from('no picture')));
  await expect(page.locator('[data-problem]')).toBeVisible(CONVERSION);
  await expectSound(page);
  await convert(page, await drawing());
  await expectSound(page);
  await page.getByRole('radio', { name: 'Side by side' }).check();
  await page.getByRole('button', { name: 'Larger' }).click();
  await expectSound(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectSound(page, [375], LOOKS);
});

/**
 * Tasks of the page's main thread over 50 ms, by the processor's time: the clock's would
 * count the other tests of a busy machine too.
 */
function longTasks(trace: Buffer): number[] {
  interface TraceEvent {
    name: string;
    pid: number;
    tid: number;
    /** Processor time in µs. */
    tdur?: number;
    args: { name?: string };
  }
  const events = (JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] }).traceEvents;
  const thread = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`;
  const main = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(thread),
  );
  const tasks = events.filter((event) => event.name.endsWith('RunTask') && main.has(thread(event)));
  expect(tasks.length).toBeGreaterThan(50);
  return tasks.map(({ tdur }) => Math.round((tdur ?? 0) / 1000)).filter((ms) => ms > 50);
}
