import type { Browser, Page } from 'playwright/test';
import { kept, open, row, sewn, stage } from '../helpers/flag-piece.ts';
import { expect, test } from '../helpers/test.ts';

/* What a hand does on the cloth: a lasso, the handle of a fill's angle, a guide line; and a tab that is left in the middle of it. */

type Place = readonly [x: number, y: number];

const undo = (page: Page, label: string) => page.getByRole('button', { name: `Undo: ${label}` });

/** A mouse on a desk, or a finger on a phone. */
async function hand(browser: Browser, baseURL: string | undefined, isPhone: boolean) {
  const context = await browser.newContext({
    ...{ baseURL, reducedMotion: 'reduce', serviceWorkers: 'block' },
    viewport: isPhone ? { width: 375, height: 812 } : { width: 1440, height: 900 },
    ...{ hasTouch: isPhone, isMobile: isPhone },
  });
  const page = await context.newPage();
  const touches = await context.newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: readonly Place[]) =>
    touches.send('Input.dispatchTouchEvent', { type, touchPoints: at.map(([x, y]) => ({ x, y })) });
  const drag = async (from: Place, ...by: readonly Place[]) => {
    if (isPhone) await send('touchStart', [from]);
    else {
      await page.mouse.move(...from);
      await page.mouse.down();
    }
    let last = from;
    for (const to of by) {
      for (const part of [0.25, 0.5, 0.75, 1]) {
        const at = [0, 1].map((i) => last[i] + (to[i] - last[i]) * part);
        if (isPhone) await send('touchMove', [[at[0], at[1]]]);
        else await page.mouse.move(at[0], at[1]);
      }
      last = to;
    }
    await (isPhone ? send('touchEnd', []) : page.mouse.up());
  };
  return { context, page, drag };
}

async function middleOf(page: Page, selector: string): Promise<Place> {
  const { x, y, width, height } = (await page.locator(selector).last().boundingBox())!;
  return [x + width / 2, y + height / 2];
}

for (const isPhone of [false, true]) {
  const name = isPhone ? 'a finger on a phone' : 'a mouse on a desk';
  test(`the angle of a fill is turned by its handle, and a line leads its rows, by ${name}`, async ({
    browser,
    baseURL,
  }) => {
    const { context, page, drag } = await hand(browser, baseURL, isPhone);
    await open(page);
    await row(page, /^1: /).click();
    const [x, y] = await middleOf(page, '.editor-box');
    await drag(await middleOf(page, '[data-handle=angle] circle'), [x + 10, y + 46]);
    await expect(undo(page, 'Angle')).toBeVisible();
    if (isPhone) await page.getByRole('button', { name: 'Change', exact: true }).click();
    // atan(46 / 10) is 77.7°; of where it was taken half a pixel is a degree.
    await expect(page.getByLabel('Angle', { exact: true })).toHaveValue(/^7[6-9]$/);

    await page.getByRole('button', { name: 'Draw a guide line' }).click();
    await drag([x - 80, y - 10], [x, y + 20], [x + 80, y - 10]);
    await expect(undo(page, 'Guide line')).toBeVisible();
    await expect(page.getByLabel('Angle', { exact: true })).toHaveAttribute(
      'placeholder',
      'by its line',
    );
    const knots = page.locator('[data-handle^=knot]');
    await expect(knots.first()).toBeVisible();
    const [kx, ky] = await middleOf(page, '[data-handle=knot-1] circle');
    await drag([kx, ky], [kx + 4, ky + 20]);
    await page.getByRole('button', { name: 'Straight rows' }).click();
    await expect(knots).toHaveCount(0);
    await context.close();
  });
}

test('a lasso chooses what lies in it, and with Shift what is chosen stays', async ({
  browser,
  baseURL,
}) => {
  const { context, page, drag } = await hand(browser, baseURL, false);
  await open(page);
  const { x, y, width, height } = (await stage(page).boundingBox())!;
  await drag([x + 10, y + 10], [x + width - 10, y + height - 10]);
  await expect(row(page, /^1: /)).toHaveAttribute('aria-pressed', 'true');
  await expect(row(page, /^2: /)).toHaveAttribute('aria-pressed', 'true');
  // Of what is only touched nothing is chosen.
  await drag([x + 10, y + 10], [x + width / 2, y + height / 2]);
  await expect(row(page, /^1: /)).toHaveAttribute('aria-pressed', 'false');
  await row(page, /^2: /).click();
  await page.keyboard.down('Shift');
  await drag([x + 10, y + 10], [x + 60, y + 60]);
  await page.keyboard.up('Shift');
  await expect(row(page, /^2: /)).toHaveAttribute('aria-pressed', 'true');
  await context.close();
});

test('a page that is left in the middle of a drag, or just after an edit, loses no edit', async ({
  browser,
  baseURL,
}) => {
  const { context, page } = await hand(browser, baseURL, false);
  await page.addInitScript(() => {
    navigator.storage.persist = () => {
      document.documentElement.dataset.persist = 'asked';
      return Promise.resolve(false);
    };
  });
  await open(page);
  await kept(page);
  // Refused, as by browsers that know too little of a visitor: all is kept as before.
  await expect(page.locator('html')).toHaveAttribute('data-persist', 'asked');
  await row(page, /^2: /).click();
  await page.keyboard.press('m');
  await kept(page);
  const [x, y] = await middleOf(page, '.editor-box');
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 40, y - 30, { steps: 5 });
  await page.reload();
  await page.mouse.up();
  await sewn(page);
  await expect(undo(page, 'Mirror')).toBeVisible();

  await row(page, /^1: /).click();
  await page.keyboard.press('Control+d');
  await expect(undo(page, 'Duplicate')).toBeVisible();
  // A hand wants longer than this to close a tab, and the piece is being sewn.
  await page.waitForTimeout(100);
  const address = page.url();
  await page.close({ runBeforeUnload: true });
  const other = await context.newPage();
  await other.goto(address);
  await sewn(other);
  await expect(undo(other, 'Duplicate')).toBeVisible();

  await test.step('nor one of several that follow each other', async () => {
    await kept(other);
    await row(other, /^1: /).click();
    for (const key of ['m', 'Control+d', ']']) await other.keyboard.press(key);
    await other.reload();
    await sewn(other);
    for (const label of ['Order', 'Duplicate', 'Mirror']) await undo(other, label).click();
    await expect(undo(other, 'Duplicate')).toBeVisible();
  });
  await context.close();
});
