import type { Page } from 'playwright/test';
import { accessibilityFaults, expectNoViolation, LOOKS } from '../helpers/axe.ts';
import { download } from '../helpers/converter.ts';
import { kept, open, row, sewn, stage } from '../helpers/flag-piece.ts';
import { expect, test } from '../helpers/test.ts';

/* The editor: what is opened can be changed, undone, kept over a reload, and handed out. */

test('an object is dragged, rows are put elsewhere, a thread is changed, kept over a reload, and handed out', async ({
  page,
}) => {
  await open(page);
  await expect(page.getByLabel('Name of the piece')).toHaveValue('Flag of the sun');
  await test.step('a drag on the cloth moves an object, and is one step', () => dragsObject(page));
  await test.step('rows are put elsewhere in the order by mouse and by keys', () =>
    movesRows(page));
  await row(page, /^2: /).click();
  await page.getByRole('button', { name: '1335 Poppy red' }).click();
  await expect(page.getByText('1335, Ilmek 40')).toBeVisible();
  await page.getByRole('button', { name: 'Undo: Thread' }).click();
  await expect(page.getByText('1335, Ilmek 40')).toBeHidden();
  await page.getByRole('button', { name: 'Redo: Thread' }).click();
  await expect(page.getByText('1335, Ilmek 40')).toBeVisible();
  await kept(page);
  await page.reload();
  await sewn(page);
  await row(page, /^2: /).click();
  await expect(page.getByText('1335, Ilmek 40')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo: Thread' })).toBeVisible();

  await page.getByRole('button', { name: 'Download', exact: true }).click();
  const dst = await download(page, 'DST file');
  expect(dst.name).toBe('flag-of-the-sun.dst');
  expect(dst.bytes.subarray(0, 3).toString()).toBe('LA:');
  const svg = await download(page, 'Working file (SVG)');
  expect(svg.name).toBe('flag-of-the-sun.svg');
  expect(svg.bytes.toString()).toContain('#d01121');
});

async function dragsObject(page: Page): Promise<void> {
  await expect(page.locator('.editor-sewn')).not.toHaveAttribute('data-drawn', '0');
  const box = (await stage(page).boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 40, y - 30, { steps: 5 });
  await page.mouse.up();
  await expect(row(page, /^2: /)).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Undo: Move' }).click();
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
}

async function movesRows(page: Page): Promise<void> {
  const last = page.locator('.editor-row').last();
  const first = (await page.locator('.editor-row').first().boundingBox())!;
  await last.hover();
  await page.mouse.down();
  await page.mouse.move(first.x + 40, first.y + 20);
  await page.mouse.move(first.x + 40, first.y + 4);
  await page.mouse.up();
  await expect(page.locator('.editor-row').first()).toContainText('sun');
  await page.locator('.editor-row-name').first().focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(page.locator('.editor-row').first()).toContainText('field');
}

test('the piece is edited by keys alone; threads are exchanged everywhere, left out, and taken from spools of one’s own', async ({
  page,
}) => {
  await open(page);
  await stage(page).focus();
  await page.keyboard.press('n');
  await page.keyboard.press('n');
  await expect(row(page, /^2: /)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('2 of 2: sun.')).toBeAttached();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Undo: Move' })).toBeVisible();
  await page.keyboard.press('Control+d');
  await expect(page.getByText('3 objects')).toBeVisible();
  await test.step('and each figure tells by how much it has changed', async () => {
    await expect(figure(page, 'Stitches')).toContainText(/\+\d+/);
    await expect(figure(page, 'Thread')).toContainText(/\+[\d.]+ m/);
    await page.getByText('Thread by colour').click();
    const lengths = page.locator('.editor-lengths > div');
    await expect(lengths).toHaveCount(2);
    await expect(lengths.nth(0)).toHaveText(/^ Cobalt\d+\.\d m$/);
    await expect(lengths.nth(1)).toHaveText(/\+[\d.]+ m\d+\.\d m$/);
    await stage(page).focus();
  });
  await page.keyboard.press('[');
  await expect(page.getByRole('button', { name: 'Undo: Order' })).toBeVisible();
  await page.keyboard.press('Delete');
  await expect(page.getByText('2 objects')).toBeVisible();
  for (let i = 0; i < 4; i++) await page.keyboard.press('Control+z');
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await test.step('a number that was taken is undone from its field', async () => {
    await row(page, /^1: /).click();
    const angle = page.getByLabel('Angle', { exact: true });
    const before = await angle.inputValue();
    await angle.fill('70');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Undo: Angle' })).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeVisible();
    await expect(angle).toHaveValue(before);
    await stage(page).focus();
  });
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await test.step('threads are exchanged, left out, and taken from spools', () =>
    changesThreads(page));
});

const figure = (page: Page, name: string) =>
  page.locator('.editor-figures > div').filter({ has: page.getByText(name, { exact: true }) });

async function changesThreads(page: Page): Promise<void> {
  await page.keyboard.press('Control+a');
  const threads = page.locator('.editor-threads');
  await threads
    .getByRole('button', { name: /^Leave .* out$/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: 'Undo: Leave a thread out' })).toBeVisible();
  await expect(figure(page, 'Sewing time')).toContainText(/−\d+ min/);
  await page.keyboard.press('Control+z');
  await page.getByLabel('Thread chart').selectOption('My spools');
  await page.getByLabel(/One spool a line/).fill('1902 Poinsettia #c8102e');
  await page.getByRole('button', { name: 'Keep 1 spool' }).click();
  const toBuy = page.getByText('Not among them, to buy').locator('xpath=following-sibling::ul[1]');
  await expect(toBuy.getByRole('listitem').first()).toHaveText(/ (m|cm)(Nearest: .+)?$/);
  await page.getByRole('button', { name: 'Sew all of it with my spools' }).click();
  await expect(page.getByText('1902', { exact: false }).first()).toBeVisible();
  await expect(threads).toBeHidden();
  await page.getByRole('button', { name: 'Undo: My spools' }).click();
  await expect(threads.getByRole('listitem')).toHaveCount(2);
}

test('the piece is edited by touch on a phone', async ({ browser, baseURL }) => {
  const context = await browser.newContext({
    ...{ baseURL, reducedMotion: 'reduce', serviceWorkers: 'block' },
    ...{ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true },
  });
  const page = await context.newPage();
  const touches = await context.newCDPSession(page);
  type Places = readonly (readonly [x: number, y: number])[];
  /** Fingers that go from some places to others. */
  const drag = async (from: Places, to: Places) => {
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: Places) =>
      touches.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: at.map(([x, y], id) => ({ x, y, id })),
      });
    // One finger comes down after the other.
    for (let i = 1; i <= from.length; i++) await send('touchStart', from.slice(0, i));
    for (const part of [0.3, 0.6, 1]) {
      const at = ([x, y]: readonly [number, number], i: number) =>
        [x + (to[i][0] - x) * part, y + (to[i][1] - y) * part] as const;
      await send('touchMove', from.map(at));
    }
    await send('touchEnd', []);
  };
  const undo = (label: string) => page.getByRole('button', { name: `Undo: ${label}` });

  await open(page);
  // Buttons are clicked: a tap that a busy machine draws out is a long press, and none.
  const { x, y, width, height } = (await stage(page).boundingBox())!;
  const [cx, cy] = [x + width / 2, y + height / 2];
  await drag(
    [
      [cx - 20, cy],
      [cx + 20, cy],
    ],
    [
      [cx - 50, cy],
      [cx + 50, cy],
    ],
  );
  await expect(page.getByText(/^[2-9]\d\d %$/)).toBeVisible();
  await expect(row(page, /^2: /)).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('button', { name: 'Show all' }).click();
  await drag([[cx, cy]], [[cx + 30, cy - 15]]);
  await expect(row(page, /^2: /)).toHaveAttribute('aria-pressed', 'true');
  await expect(undo('Move')).toBeVisible();
  const corner = (await page.locator('[data-handle=se] rect').boundingBox())!;
  await drag([[corner.x + 6, corner.y + 6]], [[corner.x + 24, corner.y + 24]]);
  await expect(undo('Resize')).toBeVisible();
  const grip = (await page.locator('[data-grip]').last().boundingBox())!;
  const first = (await page.locator('.editor-row').first().boundingBox())!;
  await drag([[grip.x + 8, grip.y + 16]], [[first.x + 20, first.y + 3]]);
  await expect(undo('Order')).toBeVisible();
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await page.getByRole('button', { name: '1335 Poppy red' }).click();
  await expect(undo('Thread')).toBeVisible();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(undo('Delete')).toBeVisible();
  await page.getByRole('button', { name: 'All steps' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Resize/ })
    .click();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(undo('Resize')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Redo: Order' })).toBeVisible();
  await context.close();
});

test('a shape, lettering, a motif and a frame are added to bare cloth', async ({ page }) => {
  const add = async (part: string) => {
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByRole('button', { name: part, exact: true }).click();
  };
  await page.goto('/editor');
  await page.getByRole('button', { name: 'Begin with bare cloth' }).click();
  // Of what is not there no figures are told, also once it was.
  const nothing = page
    .getByRole('region', { name: 'The piece' })
    .getByText('Nothing is left to sew');
  await expect(nothing).toBeVisible();
  await add('Shape, frame');
  await page.getByRole('button', { name: 'Heart' }).click();
  await sewn(page);
  await page.getByRole('button', { name: 'Undo: Add a heart' }).click();
  await expect(nothing).toBeVisible();
  await expect(page.locator('.editor-figures')).toHaveCount(0);
  await expect(page.locator('.editor-sewn')).toBeHidden();
  await page.getByRole('button', { name: 'Redo: Add a heart' }).click();
  await sewn(page);
  await expect(page.locator('.editor-sewn')).toBeVisible();
  await add('Lettering');
  await page.getByLabel('Lettering').fill('Elif');
  await expect(page.getByRole('img', { name: '“Elif” as it will be written' })).toBeVisible();
  await expectNoViolation(page);
  await page.getByRole('button', { name: 'Add lettering' }).click();
  await expect(row(page, /Elif/)).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await test.step('lettering that was added is written anew', () => writesAnew(page));
  await add('Motif');
  await page.getByLabel('Find a motif').fill('tulip');
  await page.getByRole('button', { name: 'tulip', exact: true }).first().click();
  await expect(row(page, /tulip/)).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await add('Shape, frame');
  await page.getByRole('button', { name: 'Ring', exact: true }).click();
  await expect(row(page, /Frame/)).toBeVisible();
});

async function writesAnew(page: Page): Promise<void> {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  const words = page.getByRole('textbox', { name: 'Words' });
  await words.fill('Ayşe');
  await expect(page.getByRole('heading', { name: 'Ayşe' })).toBeVisible();
  await page.getByLabel('Line', { exact: true }).selectOption('Arc up');
  await expect(page.getByLabel('Arc', { exact: true })).toHaveValue('120');
  await page.getByRole('button', { name: 'Undo: Lettering' }).click();
  await expect(page.getByLabel('Arc', { exact: true })).toBeHidden();
  await page.getByRole('button', { name: 'Undo: Lettering' }).click();
  await expect(words).toHaveValue('Elif');
  await page.getByRole('button', { name: 'Redo: Lettering' }).click();
  await expect(words).toHaveValue('Ayşe');
  await words.fill('刺');
  await expect(page.getByText(/Libre Baskerville has no “刺”/)).toBeVisible();
  await expectNoViolation(page);
  await words.fill('Ayşe');
  await page.setViewportSize({ width: 1440, height: 900 });
}

test('is whole and accessible on a phone and on a desk', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await open(page);
  await expectNoViolation(page);
  await row(page, /^1: /).click();
  await page.getByRole('button', { name: 'Change' }).click();
  await expect(page.getByText('Sewn as')).toBeVisible();
  await expectNoViolation(page);
  await expectLooksByNight(page);
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoViolation(page);
  await expectNothingOver(page);
  await page.keyboard.press('Escape');

  // The panels stand beside the cloth; what they hold has been seen to. What is not sewn is read, too.
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: /^Do not sew sun/ }).click();
  await expect(page.getByRole('button', { name: 'Undo: Hide' })).toBeVisible();
  await expect(page.getByText('Sewn as')).toBeVisible();
  await expectNoViolation(page);
  await expectLooksByNight(page);
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await accessibilityFaults(page, { rules: LOOKS })).toEqual([]);
  await expectNothingOver(page);
});

async function expectLooksByNight(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await accessibilityFaults(page, { rules: LOOKS }), 'by night').toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

async function expectNothingOver(page: Page): Promise<void> {
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(over).toBe(0);
}
