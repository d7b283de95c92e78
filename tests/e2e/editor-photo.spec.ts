import type { Page } from 'playwright/test';
import sharp from 'sharp';
import {
  choose,
  CONVERSION,
  convertButton,
  download,
  dstButton,
  open,
  png,
} from '../helpers/converter.ts';
import { kept, row, sewn } from '../helpers/flag-piece.ts';
import { expect, test } from '../helpers/test.ts';

/* A photograph in the editor is one object whose threads are exchanged, merged and left out. */

const WIDTH = 240;
const HEIGHT = 180;

/** A red ball on grass under a sky, with the grain of a photograph. */
async function ball() {
  const data = Buffer.alloc(WIDTH * HEIGHT * 3);
  let seed = 7;
  for (let i = 0; i < WIDTH * HEIGHT; i++) {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    seed = (seed * 1103515245 + 12345) % 2 ** 31;
    const away = Math.hypot(x - 95, y - 100) / 42;
    const [r, g, b] =
      away < 1
        ? [200 - 60 * away, 60 - 30 * away, 50]
        : y < 70
          ? [150, 185 - y / 3, 235 - y / 2]
          : [80 + x / 8, 145 - y / 5, 60];
    const grain = 16 * (seed / 2 ** 31 - 0.5);
    for (const [c, v] of [r, g, b].entries()) {
      const wave = 10 * Math.sin(x / 20 + 2 * c) + 10 * Math.cos(y / 16 + 2 * c);
      data[i * 3 + c] = Math.min(255, Math.max(0, v + grain + wave));
    }
  }
  const raw = { width: WIDTH, height: HEIGHT, channels: 3 } as const;
  return png('ball.png', await sharp(data, { raw }).png().toBuffer());
}

/** What is handed out: stitches for a machine, and all that the working file tells. */
async function files(page: Page): Promise<{ dst: Buffer; svg: Buffer }> {
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  const dst = await download(page, 'DST file');
  const svg = await download(page, 'Working file (SVG)');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  return { dst: dst.bytes, svg: svg.bytes };
}

test('threads of a photograph are exchanged, merged and left out, kept over a reload, and undone to the byte', async ({
  page,
}) => {
  await open(page);
  await choose(page, await ball());
  await convertButton(page).click();
  await expect(dstButton(page)).toBeVisible(CONVERSION);
  await page.getByRole('button', { name: /^Edit/ }).click();
  await sewn(page);
  const first = await files(page);

  await expect(page.locator('.editor-row')).toHaveCount(1);
  await row(page, /^1: /).click();
  await expect(page.getByRole('heading', { name: 'Photograph' })).toBeVisible();
  const undo = (label: string) => page.getByRole('button', { name: `Undo: ${label}` });
  const threads = page.locator('.editor-threads').getByRole('listitem');
  const press = (at: number) => threads.nth(at).getByRole('button').first().click();
  const count = await threads.count();
  expect(count).toBeGreaterThan(3);

  await press(0);
  await page.getByRole('button', { name: '1945 Cobalt' }).first().click();
  await expect(threads.nth(0)).toHaveText('Cobalt');
  await expect(threads).toHaveCount(count);
  const exchanged = await files(page);
  expect(exchanged.dst).toEqual(first.dst);
  expect(exchanged.svg.toString()).toContain('Cobalt');

  await press(1);
  const own = page.getByRole('group', { name: 'In this piece' }).getByRole('button');
  await own.nth(2).click();
  await expect(threads).toHaveCount(count - 1);

  await threads.nth(0).getByRole('button', { name: 'Leave Cobalt out' }).click();
  await expect(undo('Leave a thread out')).toBeVisible();
  const changed = await files(page);
  expect(changed.dst.length).toBeLessThan(exchanged.dst.length);

  await kept(page);
  await page.reload();
  await sewn(page);
  expect(await files(page)).toEqual(changed);
  for (const label of ['Leave a thread out', 'Thread', 'Thread']) await undo(label).click();
  expect(await files(page)).toEqual(first);
});
