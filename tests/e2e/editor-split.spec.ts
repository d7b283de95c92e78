import type { Page } from 'playwright/test';
import { expect, test } from '../helpers/test.ts';

/* What an area is split by: a line that a hand draws, or one that keys move. */

interface Point {
  x: number;
  y: number;
}

const BAND =
  '<svg xmlns="http://www.w3.org/2000/svg" width="60mm" height="40mm" viewBox="0 0 60 40"><path id="band" d="M5 10H55V30H5Z" fill="#2c4a8f"/></svg>';

/** Opens the band, and waits until it has been sewn. */
async function open(page: Page): Promise<void> {
  await page.goto('/editor');
  const file = { name: 'Band.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(BAND) };
  await page.getByLabel('Choose a file').setInputFiles(file);
  await expect(page.locator('.editor-figures')).toHaveAttribute('data-turn', /./);
}

test('an area is split by a line that keys move and turn, and by one that is drawn', async ({
  page,
}) => {
  await open(page);
  const rows = page.locator('.editor-row');
  const line = page.locator('.editor-cut');
  const stage = page.getByRole('application');
  await test.step('by keys: where nothing is chosen that is said', async () => {
    await stage.focus();
    await page.keyboard.press('s');
    await expect(page.getByText('Choose one area first: that is split.')).toBeAttached();
    await expect(line).toHaveCount(0);
  });
  await test.step('by keys: moved, turned, dropped, and cut along', async () => {
    await page.keyboard.press('n');
    await page.keyboard.press('s');
    await expect(line).toHaveCount(1);
    await expect(page.getByText('Arrows move the line, R turns it, Enter splits.')).toHaveCount(2);
    const x = () => line.getAttribute('x1').then(Number);
    const middle = await x();
    await page.keyboard.press('Shift+ArrowRight');
    await expect.poll(x).toBeGreaterThan(middle);
    await page.keyboard.press('Escape');
    await expect(line).toHaveCount(0);
    await page.keyboard.press('s');
    await page.keyboard.press('r');
    await page.keyboard.press('Enter');
    await expect(rows).toHaveCount(2);
    await expect(line).toHaveCount(0);
    await page.keyboard.press('Control+z');
    await expect(rows).toHaveCount(1);
  });
  await test.step('its button, pressed by a key, gives that line, too', async () => {
    await page.getByText('Align, repeat, group, split').click();
    await page.getByRole('button', { name: 'Split by a line' }).focus();
    await page.keyboard.press('Enter');
    await expect(stage).toBeFocused();
    await expect(line).toHaveCount(1);
    await page.keyboard.press('Escape');
  });
  await test.step('by hand', async () => {
    await page.getByRole('button', { name: 'Split by a line' }).click();
    await expect(line).toHaveCount(0);
    const box = (await stage.boundingBox())!;
    await page.mouse.move(box.x + box.width / 2, box.y + 10);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2 + 5, box.y + box.height - 10, { steps: 3 });
    await page.mouse.up();
    await expect(rows).toHaveCount(2);
  });
  await test.step('on a phone what is to be done stands in a line of its own', async () => {
    await page.setViewportSize({ width: 375, height: 812 });
    await stage.focus();
    await page.keyboard.press('s');
    const words = (await page.locator('.editor-stage-words').boundingBox())!;
    expect(words.width).toBeGreaterThan(300);
    expect(words.height).toBeLessThan(50);
  });
});

test('an area is split on a phone by a line that a finger draws', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    ...{ baseURL, reducedMotion: 'reduce', serviceWorkers: 'block' },
    ...{ viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true },
  });
  const page = await context.newPage();
  const touches = await context.newCDPSession(page);
  const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
    touches.send('Input.dispatchTouchEvent', { type, touchPoints });
  await open(page);
  const rows = page.locator('.editor-row');
  const line = page.locator('.editor-cut');
  const words = page.locator('.editor-stage-words');
  const stage = page.getByRole('application');
  const box = (await stage.boundingBox())!;
  const x = box.x + box.width / 2;
  await page.touchscreen.tap(x, box.y + box.height / 2);
  await page.getByRole('button', { name: 'Change', exact: true }).tap();
  await page.getByText('Align, repeat, group, split').tap();
  await page.getByRole('button', { name: 'Split by a line' }).tap();
  await expect(words).toHaveText('Draw a line across the fill.');
  await expect(line).toHaveCount(0);
  await finger('touchStart', { x: x - 30, y: box.y + 20 });
  for (const part of [0.3, 0.6, 1]) {
    await finger('touchMove', { x: x - 30 + 60 * part, y: box.y + 20 + part * (box.height - 60) });
  }
  await expect(line).toHaveCount(1);
  // What keys would do is not what a finger asks.
  await expect(words).toHaveText('Draw a line across the fill.');
  await finger('touchEnd');
  await expect(rows).toHaveCount(2);
  await expect(line).toHaveCount(0);
  await expect(stage).toHaveAttribute('data-mode', 'choose');
  await page.getByRole('button', { name: /^Undo: Split/ }).tap();
  await expect(rows).toHaveCount(1);
  await context.close();
});

test('what is chosen is aligned and repeated by keys alone', async ({ page }) => {
  await open(page);
  await page.getByRole('application').focus();
  await page.keyboard.press('n');
  await tabTo(page, 'Align, repeat, group, split');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Left');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Undo: Align' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Left', exact: true })).toBeFocused();
  await tabTo(page, 'In a column');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Undo: Repeat' })).toBeVisible();
  await expect(page.locator('.editor-row')).toHaveCount(3);
});

/** Goes on with the Tab key to what is called so. */
async function tabTo(page: Page, name: string): Promise<void> {
  const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
  for (let i = 0; i < 80; i++) {
    await page.keyboard.press('Tab');
    if ((await focused()) === name) return;
  }
  throw new Error(`the Tab key does not come to "${name}"`);
}
