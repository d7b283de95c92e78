import type { Page } from 'playwright/test';
import { convert, drawing, open } from '../helpers/converter.ts';
import { expect, test } from '../helpers/test.ts';

/*
 * What a conversion leaves in the tab: nothing that the next does not take the place of. Told by what
 * is held, not by how much memory that is.
 */

interface Held {
  /** Object URLs that were not given back. */
  urls: number;
  workers: number;
  /** Bitmaps made on the page and not closed. */
  bitmaps: number;
  /** Pixels of canvases that are no longer in the page. */
  detached: number;
  /** Pictures of a visitor in an `img`: the browser keeps each unpacked, long after it is gone. */
  unpacked: number;
}

/** Notes what is made and given back, from before the page begins. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    const urls = new Set<string>();
    const make = URL.createObjectURL.bind(URL);
    const giveBack = URL.revokeObjectURL.bind(URL);
    URL.createObjectURL = (blob) => {
      const url = make(blob);
      urls.add(url);
      return url;
    };
    URL.revokeObjectURL = (url) => {
      urls.delete(url);
      giveBack(url);
    };

    const workers = new Set<Worker>();
    globalThis.Worker = class extends Worker {
      constructor(...given: ConstructorParameters<typeof Worker>) {
        super(...given);
        workers.add(this);
      }
      override terminate(): void {
        workers.delete(this);
        super.terminate();
      }
    };

    const bitmaps = new Set<ImageBitmap>();
    const decode = globalThis.createImageBitmap as (...given: unknown[]) => Promise<ImageBitmap>;
    const noted = async (...given: unknown[]) => {
      const bitmap = await decode(...given);
      bitmaps.add(bitmap);
      return bitmap;
    };
    Object.assign(globalThis, { createImageBitmap: noted });
    const { close } = Object.getOwnPropertyDescriptors(ImageBitmap.prototype);
    const closed = function (this: ImageBitmap) {
      bitmaps.delete(this);
      close.value?.call(this);
    };
    Object.defineProperty(ImageBitmap.prototype, 'close', { ...close, value: closed });

    const canvases = new Set<HTMLCanvasElement>();
    const unpacked = new Set<string>();
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        for (const node of [target, ...addedNodes]) {
          if (!(node instanceof Element)) continue;
          for (const canvas of node.querySelectorAll('canvas')) canvases.add(canvas);
          for (const { src } of [...node.querySelectorAll('img')]) {
            if (src.startsWith('blob:')) unpacked.add(src);
          }
        }
      }
    }).observe(document, { subtree: true, childList: true, attributeFilter: ['src'] });

    const held = (): Held => ({
      urls: urls.size,
      workers: workers.size,
      bitmaps: bitmaps.size,
      detached: [...canvases]
        .filter(({ isConnected }) => !isConnected)
        .reduce((sum, { width, height }) => sum + width * height, 0),
      unpacked: unpacked.size,
    });
    Object.assign(globalThis, { held });
  });

const held = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { held: () => Held }).held());

test('a conversion leaves no picture, worker or address behind', async ({ page }) => {
  await watch(page);
  await open(page);
  const kept: Held[] = [];
  for (const name of ['first.png', 'second.png', 'third.png']) {
    await convert(page, await drawing(name));
    // What is drawn larger, too.
    await page.getByRole('button', { name: 'Larger' }).click();
    const canvas = page.getByRole('img', { name: /embroidery/ });
    await expect
      .poll(() => canvas.evaluate((one: HTMLCanvasElement) => one.width))
      .toBeGreaterThan(2000);
    await expect.poll(async () => (await held(page)).bitmaps).toBe(0);
    kept.push(await held(page));
  }
  const [first, , third] = kept;
  expect(third).toEqual({ ...first, bitmaps: 0, detached: 0, unpacked: 0 });
  // The chosen picture's and the result's.
  expect(third.urls).toBeLessThanOrEqual(2);
  expect(third.workers).toBeLessThanOrEqual(2);
});
