import type { Locator, Page } from 'playwright/test';
import { alive } from '../helpers/alive.ts';
import {
  choose,
  CONVERSION,
  convert,
  download,
  drawing,
  figure,
  open,
} from '../helpers/converter.ts';
import { accessibilityFaults } from '../helpers/axe.ts';
import { expect, test } from '../helpers/test.ts';

/* The visitor's machine: told once, and its file stands first on every tool. */

const sheet = (page: Page) => page.locator('section[aria-labelledby=result-title]');
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Which machine do you sew on?' });

/** Words of the sheet's large button. */
const first = (page: Page) => sheet(page).locator('.button:not(.button-secondary)');

/** Of all makers by a press, or of a list where one is known. */
async function chooseMaker(page: Page, maker: string): Promise<void> {
  const list = dialog(page).getByRole('combobox', { name: 'Maker' });
  const all = dialog(page).getByRole('list', { name: 'Maker' });
  await expect(list.or(all)).toBeVisible();
  if (await list.isVisible()) await list.selectOption(maker);
  else await all.getByRole('button', { name: new RegExp(`^${maker}`) }).click();
}

/** One of the maker's hoops, by its name or by a machine that has it. */
const hoopIn = (page: Page, words: string | RegExp) =>
  dialog(page).getByRole('list', { name: 'Hoop' }).getByRole('button', { name: words }).first();

const byModel = (page: Page) => dialog(page).getByRole('button', { name: 'By model' }).click();

async function tell(page: Page, maker: string, model?: string, hoop?: string): Promise<void> {
  await page.getByRole('button', { name: /^(Which machine\?|Change machine)$/ }).click();
  await chooseMaker(page, maker);
  if (model) {
    const list = dialog(page).getByLabel('Machine', { exact: true });
    if (!(await list.isVisible())) await byModel(page);
    await list.selectOption(model);
    await dialog(page).getByRole('button', { name: 'This one' }).click();
  } else await hoopIn(page, hoop ?? /./).click();
  await expect(dialog(page)).toHaveCount(0);
}

test('its file is one large button, on this tool and on the next', async ({ page, faults }) => {
  await open(page);
  await convert(page, await drawing());
  // Most machines at home read no DST: the question is what one presses next, and its file is beside it.
  await expect(first(page)).toHaveText('Which machine?');
  await expect(page.getByRole('button', { name: /^Download DST File/ })).toBeVisible();
  await test.step('the question is asked by keys alone, and can be left', () => askedByKeys(page));
  await page.setViewportSize({ width: 1280, height: 720 });
  await tell(page, 'Brother', 'PE800');
  await expect(first(page)).toHaveText(/^PES for Brother, 5×7/);
  await expect(sheet(page).getByText('Brother PE800, hoop 5×7')).toBeVisible();
  expect((await download(page, /^PES for Brother/)).bytes.subarray(0, 4).toString()).toBe('#PES');
  // What the page promises stays, with its name.
  expect((await download(page, 'Download DST File')).name).toBe('embroidery-pattern.dst');
  await expect(sheet(page).getByRole('button', { name: 'Download PES' })).toHaveCount(0);
  await expect(
    sheet(page).getByRole('button', { name: 'Download JEF Janome, Elna' }),
  ).toBeVisible();
  expect(await figure(page, 'Hoop')).toBe('Fits your 5×7');

  await open(page, '', '/generator');
  await choose(page, await drawing());
  await page.getByRole('button', { name: 'Generate Pattern' }).click();
  await expect(first(page)).toHaveText(/^PES for Brother, 5×7/, CONVERSION);
  const artwork = sheet(page).getByRole('region', { name: 'Artwork' });
  await expect(artwork.getByRole('button', { name: 'Download Pattern' })).toBeVisible();
  await tell(page, 'Brother', 'SE600');
  // 127 mm do not go into 100.
  expect(await figure(page, 'Hoop')).toBe('Larger than your 4×4');
  await expect(sheet(page).getByText('It is larger than that hoop.')).toBeVisible();
  await expect(first(page)).toContainText('larger than the hoop');
  await sheet(page)
    .getByRole('button', { name: /^Sew it \d+ mm$/ })
    .click();
  await expect(page.locator('#result-title')).toBeVisible(CONVERSION);
  await expect.poll(() => figure(page, 'Hoop'), CONVERSION).toBe('Fits your 4×4');
  await page
    .getByLabel(/, exactly/)
    .last()
    .fill('127');
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Make it 99 mm' }).click();
  await expect(page.getByLabel(/, exactly/).last()).toHaveValue('99');
  await tell(page, 'Tajima');
  await expect(first(page)).toHaveText(/^DST file/);

  await page.getByRole('button', { name: 'Change machine' }).click();
  await dialog(page).getByRole('button', { name: 'Any machine' }).click();
  await expect(first(page)).toHaveText(/^Download Pattern/);
  expect(faults).toEqual([]);
});

test('six taps from the landing page to the file for the machine', async ({ browser, baseURL }) => {
  const phone = await browser.newContext({
    baseURL,
    viewport: { width: 375, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await phone.newPage();
  let taps = 0;
  const tap = async (button: Locator) => {
    taps++;
    await expect(button).toBeInViewport({ ratio: 1, ...CONVERSION });
    await button.tap();
  };
  await page.goto('/');
  await tap(page.locator('main').getByRole('link', { name: 'Try Free Preview' }).first());
  await alive(page, 'astro-island[client=load]');
  const opened = page.waitForEvent('filechooser');
  await tap(page.locator('label[for=picture-file]'));
  await (await opened).setFiles(await drawing());
  await tap(page.getByRole('button', { name: 'Convert to Embroidery' }));
  await tap(page.getByRole('button', { name: 'Which machine?' }));
  await tap(dialog(page).getByRole('button', { name: /^Brother/ }));
  const file = page.waitForEvent('download');
  // Whoever sews in a 4×4 finds it without a scroll, too.
  await expect(hoopIn(page, /^4×4 .*SE600/)).toBeInViewport({ ratio: 1 });
  await tap(hoopIn(page, /^5×7 .*PE800/));
  expect((await file).suggestedFilename()).toMatch(/\.pes$/);
  expect(taps).toBeLessThanOrEqual(6);
  // It is told by now: one tap is left the next time.
  await expect(first(page)).toHaveText(/^PES for Brother/);
  await phone.close();
});

test('a hoop that is too small for the piece is told before a file is, and what helps', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await open(page, '', '/generator');
  await choose(page, await drawing());
  await page.getByRole('button', { name: 'Generate Pattern' }).click();
  const ask = page.getByRole('button', { name: 'Which machine?' });
  await expect(ask).toBeVisible(CONVERSION);
  await ask.click();
  // What says that it is done lay over the dialog's title.
  await expect(dialog(page)).toBeVisible();
  await expect(page.locator('#notifications .toast')).toHaveCount(0);
  await chooseMaker(page, 'Brother');
  await expect(hoopIn(page, /^5×7/)).not.toContainText('Too small');
  await expect(hoopIn(page, /^4×4/)).toContainText('Too small for this piece.');
  const files: string[] = [];
  page.on('download', (file) => files.push(file.suggestedFilename()));
  await hoopIn(page, /^4×4/).click();
  const smaller = sheet(page).getByRole('button', { name: /^Sew it \d+ mm$/ });
  await expect(smaller).toBeInViewport({ ratio: 1 });
  await expect(sheet(page).getByText('Brother, hoop 4×4')).toBeVisible();
  expect(await figure(page, 'Hoop')).toBe('Larger than your 4×4');
  expect(files).toEqual([]);
  await smaller.click();
  await expect.poll(() => figure(page, 'Hoop'), CONVERSION).toBe('Fits your 4×4');
  expect((await download(page, /^PES for Brother, 4×4/)).bytes.subarray(0, 4).toString()).toBe(
    '#PES',
  );
  await test.step('its time is one and the same where it is watched', async () => {
    const told = await figure(page, 'Sewing time');
    await page.getByRole('radio', { name: 'Sew it' }).check();
    const end = page.locator('.player-figures').getByText(/^of \d+:\d\d$/);
    await expect(end).toBeVisible();
    const [minutes, seconds] = (await end.innerText()).match(/\d+/g)!.map(Number);
    expect(`${Math.round(minutes + seconds / 60)} min`).toBe(told);
  });
});

/** The question by keys alone, left without an answer. */
async function askedByKeys(page: Page): Promise<void> {
  await page.setViewportSize({ width: 375, height: 740 });
  const ask = page.getByRole('button', { name: 'Which machine?' });
  await ask.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await dialog(page)
    .getByRole('button', { name: /^Janome/ })
    .press('Enter');
  expect(await accessibilityFaults(page, { within: ['dialog'] })).toEqual([]);
  await byModel(page);
  // Not the messages: they stand in the dialog as long as it is open.
  await expect(dialog(page).locator('p[role=status]')).toContainText('It reads JEF files.');
  expect(await accessibilityFaults(page, { within: ['dialog'] })).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(ask).toBeFocused();
  await test.step('a key at once after Escape is heard', async () => {
    await ask.press('Enter');
    await expect(dialog(page)).toBeVisible();
    for (let times = 0; times < 5; times++) {
      await Promise.all([page.keyboard.press('Escape'), page.keyboard.press('Enter')]);
      await expect(dialog(page)).toBeVisible();
    }
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  });
  // What was chosen is still chosen, until another is told; a press beside the dialog is the same.
  await ask.press('Enter');
  const maker = dialog(page).getByRole('combobox', { name: 'Maker' });
  await expect(maker).toHaveValue('Janome');
  await maker.selectOption('Bernina');
  await page.mouse.click(4, 4);
  await expect(dialog(page)).toHaveCount(0);
  await ask.press('Enter');
  await expect(maker).toHaveValue('Bernina');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(first(page)).toHaveText('Which machine?');
}
