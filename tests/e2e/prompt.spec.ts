import sharp from 'sharp';
import type { Page } from 'playwright/test';
import {
  cancelButton,
  choose,
  CONVERSION,
  download,
  drawing,
  figure,
  numberIn,
  open,
  plain,
  png,
  sewnStitches,
  tabTo,
  refusal,
  toast,
} from '../helpers/converter.ts';
import { alive } from '../helpers/alive.ts';
import { LOOKS } from '../helpers/axe.ts';
import { expectSound } from '../helpers/sound.ts';
import { expect, test } from '../helpers/test.ts';

/* Designs from words as a visitor meets them: the built page, the real reader, composer and engine. */

const PATH = '/prompt-to-embroidery';
/** Less to sew, where the words are what counts: texts and wreaths are still large enough to be sewn. */
const SMALL = '?size=s';
const PHONE = { width: 375, height: 812 };
const DESKTOP = { width: 1440, height: 900 };
const DST = /^prompt-embroidery-\d{13}\.dst$/;

const promptField = (page: Page) => page.getByRole('textbox', { name: 'Prompt' });
const makeButton = (page: Page) => page.getByRole('button', { name: 'Generate Embroidery' });
const enhanceButton = (page: Page) => page.getByRole('button', { name: 'Enhance', exact: true });
const preview = (page: Page) => page.getByRole('img', { name: 'Preview of your design, sewn' });
const reading = (page: Page) => page.locator('[data-reading]');
const badges = (page: Page) => page.getByRole('list', { name: 'Settings' });
const mode = (page: Page, value: 'text' | 'image') =>
  page.locator(`input[name=mode][value=${value}]`);
const done = (page: Page) => toast(page, 'Embroidery Generated Successfully!').last();

async function make(page: Page): Promise<void> {
  await makeButton(page).click();
  await expect(page.locator('#result-title')).toBeFocused(CONVERSION);
}

/** Asks for another design from the result, and waits for it. */
async function again(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  await expect(cancelButton(page)).toBeVisible();
  await expect(cancelButton(page)).toHaveCount(0, CONVERSION);
}

test('by mouse on a desktop: from a template to a file for the machine and back', async ({
  page,
  faults,
}) => {
  await page.setViewportSize(DESKTOP);
  await open(page, SMALL, PATH);
  await expect(makeButton(page)).toBeDisabled();
  await expect(enhanceButton(page)).toBeDisabled();
  await expect(
    page.getByText('Please enter a description for your embroidery design.'),
  ).toBeVisible();
  await expect(
    page.getByRole('list', { name: 'Begin with one of these' }).locator('button'),
  ).toHaveCount(6);

  await page.getByRole('button', { name: 'Name in a wreath' }).click();
  await expect(promptField(page)).toHaveValue('A wreath of pink roses with “Ada” in the middle');
  await expect(reading(page)).toContainText('Understood: 8 × roses around', CONVERSION);
  await expect(reading(page)).toContainText('as a wreath; with “Ada”');
  await expect(preview(page)).toBeVisible(CONVERSION);

  await page.locator('input[name=style][value=floral]').check();
  await page.locator('input[name=part][value=advanced]').check();
  await page.getByLabel('Complexity').selectOption('complex');
  await page.getByLabel('Thread colours 1').fill('#8a1538');
  await enhanceButton(page).click();
  await expect(toast(page, 'Prompt Enhanced')).toBeVisible();
  const added = 'satin stitch, complex detail, floral style, vibrant palette';
  await expect(toast(page, `Added from your settings: ${added}.`)).toBeVisible();
  const enhanced =
    'A wreath of pink roses with “Ada” in the middle, as satin stitch embroidery with complex detail in a floral style and a vibrant palette';
  await expect(promptField(page)).toHaveValue(enhanced);
  await enhanceButton(page).click();
  await expect(toast(page, 'Nothing to add')).toBeVisible();
  await expect(promptField(page)).toHaveValue(enhanced);
  await page.getByRole('button', { name: 'Undo Enhance' }).click();
  await expect(promptField(page)).toHaveValue('A wreath of pink roses with “Ada” in the middle');
  await expect(promptField(page)).toBeFocused();
  await enhanceButton(page).click();

  await makeButton(page).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(page.locator('#result-title')).toBeFocused(CONVERSION);
  await expect(done(page)).toBeVisible();
  await expect(page.getByRole('img', { name: 'Your embroidery' })).toBeVisible();
  await expect(page.locator('#result-title + p')).toHaveText(enhanced);
  for (const badge of ['Text Prompt', 'Floral', 'Complex', 'Satin', 'Vibrant', '#8a1538']) {
    await expect(badges(page)).toContainText(badge);
  }

  const stitches = numberIn(await figure(page, 'Stitches'));
  const dst = await download(page, 'Download Pattern');
  expect(dst.name).toMatch(DST);
  expect(dst.bytes.subarray(0, 3).toString()).toBe('LA:');
  expect(sewnStitches(dst.bytes)).toBe(stitches);
  const artwork = await download(page, 'Artwork (JPG)');
  expect(artwork.name).toMatch(/^prompt-embroidery-\d{13}\.jpg$/);
  expect((await sharp(artwork.bytes).metadata()).format).toBe('jpeg');
  await expect(page.getByRole('link', { name: 'View in Gallery' })).toBeVisible();

  await again(page, 'Vary another arrangement');
  const varied = await download(page, 'Download Pattern');
  expect(varied.bytes.equals(dst.bytes)).toBe(false);

  // The part of the form that was open stays open: after a result, anew, and after a reload.
  const advanced = page.locator('input[name=part][value=advanced]');
  await expect(advanced).toBeChecked();
  await page.getByRole('button', { name: 'Create Another' }).click();
  await expect(promptField(page)).toHaveValue('');
  await expect(promptField(page)).toBeFocused();
  await expect(advanced).toBeChecked();
  await expect(page).not.toHaveURL(/prompt=A/);
  // The same words once more, in their first arrangement.
  await promptField(page).fill(enhanced);
  await make(page);
  expect((await download(page, 'Download Pattern')).bytes.equals(dst.bytes)).toBe(true);
  await page.getByRole('button', { name: 'Create Another' }).click();
  await expect(page).not.toHaveURL(/prompt=A/);
  await page.reload();
  await alive(page, 'astro-island[client=load]');
  await expect(advanced).toBeChecked();
  await expect(makeButton(page)).toBeDisabled();
  await expect(page.locator('input[name=style][value=floral]')).toBeChecked();
  expect(faults).toEqual([]);
});

test('by keyboard on a phone, in Turkish', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, SMALL, PATH);
  await tabTo(page, '#prompt');
  await page.keyboard.type('ortada "Öykü", etrafında papatyalar');
  await expect(reading(page)).toContainText('8 × papatya çevrede', CONVERSION);
  await tabTo(page, 'input[name=style]');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('input[name=style][value=geometric]')).toBeChecked();
  await tabTo(page, 'button[type=submit]');
  await page.keyboard.press('Enter');
  await expect(page.locator('#result-title')).toBeFocused(CONVERSION);
  await expect(page.getByRole('region', { name: 'Your embroidery' })).toBeInViewport();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download Pattern' }).press('Enter'),
  ]);
  expect(file.suggestedFilename()).toMatch(DST);
});

test('a slip is read, words that name nothing give way to some that do, and an unknown one to one that is known', async ({
  page,
}) => {
  await open(page, SMALL, PATH);
  await test.step('a slip is read, what is not wanted stays out, and both are told', async () => {
    await promptField(page).fill('a buterfly on a rose, without leaves');
    await expect(reading(page)).toContainText('Understood: butterfly on rose, rose', CONVERSION);
    await expect(reading(page)).toContainText('Read as: butterfly (you wrote buterfly)');
    await expect(reading(page)).toContainText('Left out: leaves');
    await promptField(page).fill('bir dalda iki serçe, çiçek olmasın');
    await expect(reading(page)).toContainText('Left out: çiçek', CONVERSION);
  });
  await test.step('in place of words that name nothing, three that do are offered', async () => {
    await promptField(page).fill('bir hjkşğ');
    const offers = page.getByRole('list', { name: 'These would do' });
    await expect(offers.getByRole('button')).toHaveCount(3, CONVERSION);
    await offers.getByRole('button', { name: 'Üç kırmızı lale' }).click();
    await expect(promptField(page)).toHaveValue('Üç kırmızı lale');
    await expect(promptField(page)).toBeFocused();
    await expect(preview(page)).toBeVisible(CONVERSION);
    await expect(offers).toHaveCount(0);
  });
  await test.step('an unknown word is named, and gives way to one that is known', () =>
    unknownWord(page));
});

async function unknownWord(page: Page): Promise<void> {
  await promptField(page).fill('a rose, a red buterflie and a qwxyz');
  await expect(reading(page)).toContainText('No motif is called buterflie', CONVERSION);
  await expect(reading(page)).toContainText('No motif is called qwxyz');
  await make(page);
  const sheet = page.getByRole('region', { name: 'Worksheet' });
  const known = sheet.getByRole('button', { name: 'butterfly', exact: true });
  const placed = () => known.evaluate((button) => button.getBoundingClientRect().top + scrollY);
  // What comes later does not move it: a press would go to nothing.
  const before = await placed();
  await expect(sheet.getByText('Artwork on another fabric, or larger')).toBeVisible(CONVERSION);
  await expect(sheet.getByRole('link', { name: 'Sign in' })).toBeVisible(CONVERSION);
  expect(Math.abs((await placed()) - before)).toBeLessThanOrEqual(1);
  await known.click();
  await expect(promptField(page)).toHaveValue('a rose, a red butterfly and a qwxyz', CONVERSION);
  await expect(sheet.getByRole('button', { name: 'butterfly', exact: true })).toHaveCount(
    0,
    CONVERSION,
  );
  await expect(page.locator('#result-title + p')).toHaveText(
    'a rose, a red butterfly and a qwxyz',
    CONVERSION,
  );
  await promptField(page).fill('two buterflie');
  // Until it is read, the chip of what was there before is called so, too.
  await expect(reading(page)).toContainText('No motif is called buterflie', CONVERSION);
  await reading(page).getByRole('button', { name: 'butterfly', exact: true }).click(CONVERSION);
  await expect(promptField(page)).toHaveValue('two butterfly');
  await expect(promptField(page)).toBeFocused();
}

test('what was understood can be changed chip by chip, and back', async ({ page, faults }) => {
  await page.setViewportSize(PHONE);
  await open(page, SMALL, PATH);
  await promptField(page).fill('three roses and a cat');
  const chips = page.getByRole('list', { name: 'Understood' });
  const chip = (name: string) => chips.getByRole('button', { name, exact: true });
  await expect(chip('3 × roses')).toBeVisible(CONVERSION);
  await expect(preview(page)).toBeVisible(CONVERSION);
  const sewn = page.getByText(/\d stitches$/);
  const before = await sewn.textContent();

  // By keyboard: it opens, its parts follow, Escape closes it and leads back.
  await tabTo(page, '.chips .chip');
  await page.keyboard.press('Enter');
  const parts = page.getByRole('group', { name: 'Change roses' });
  await expect(chip('3 × roses')).toHaveAttribute('aria-expanded', 'true');
  await parts.getByLabel('How many').fill('5');
  await expect(chip('5 × roses')).toBeVisible();
  await expect(sewn).not.toHaveText(before!, CONVERSION);
  const colour = (name: string) => parts.getByRole('group', { name, exact: true });
  await colour('Colour').getByRole('radio', { name: 'Yellow' }).check();
  await colour('Leaves').getByRole('radio', { name: 'Dark green' }).check();
  await parts.getByLabel('without leaves').check();
  await expect(chip('5 × roses without leaves')).toBeVisible();
  await parts.getByLabel('without leaves').uncheck();
  await parts.getByLabel('Where').selectOption('around');
  await expect(chip('5 × roses around')).toBeVisible();
  await expectSound(page, [375, 1440], LOOKS);
  await page.keyboard.press('Escape');
  await expect(parts).toHaveCount(0);
  await expect(chip('5 × roses around')).toBeFocused();

  // The whole: a frame comes with its colour.
  await chip('laid out freely').click();
  const whole = page.getByRole('group', { name: 'Change the whole' });
  await whole.getByLabel('Frame', { exact: true }).selectOption('a heart');
  await expect(chip('framed by a heart')).toBeVisible();
  await expect(whole.getByRole('group', { name: 'Colour of the frame' })).toBeVisible();
  await whole.getByLabel('Frame', { exact: true }).selectOption('none');

  // Another thing; one that is not known leaves it as it was.
  await chip('cat').click();
  const cat = page.getByRole('group', { name: 'Change cat' });
  await cat.getByLabel('asleep').check();
  await expect(chip('sleeping cat')).toBeVisible();
  await cat.getByLabel('asleep').uncheck();
  const name = cat.getByLabel('What');
  await name.fill('qwxyz');
  await name.press('Enter');
  await expect(page.getByText('No motif is called “qwxyz”.')).toBeVisible();
  await name.fill('fox');
  await name.press('Enter');
  await expect(chip('fox')).toBeVisible();
  await page
    .getByRole('group', { name: 'Change fox' })
    .getByRole('button', { name: 'Leave it out' })
    .click();
  await expect(chip('fox')).toHaveCount(0);

  // It is undone step by step.
  const undo = chips.getByRole('button', { name: 'Undo the last change' });
  await undo.click();
  await undo.click();
  await expect(chip('cat')).toBeVisible();

  // A result is made anew with each change.
  await make(page);
  const first = await download(page, 'Download Pattern');
  await chip('5 × roses around').click();
  await page.getByLabel('How many').fill('2');
  await expect(cancelButton(page)).toBeVisible();
  await expect(cancelButton(page)).toHaveCount(0, CONVERSION);
  const second = await download(page, 'Download Pattern');
  expect(second.bytes.equals(first.bytes)).toBe(false);
  await expect(page.getByLabel('How many')).toHaveValue('2');

  // It survives a reload; then there is nothing to undo.
  await expect(page).toHaveURL(/edits=/);
  await page.reload();
  await expect(chip('2 × roses around')).toBeVisible(CONVERSION);
  await expect(chip('cat')).toBeVisible();
  await expect(undo).toHaveCount(0);
  expect(faults).toEqual([]);
});

test('says what is wrong, and why; a picture is sewn with what the prompt puts around it', async ({
  page,
  faults,
}) => {
  await page.setViewportSize(DESKTOP);
  await open(page, SMALL, PATH);
  await promptField(page).fill('   ');
  await expect(makeButton(page)).toBeDisabled();
  await expect(enhanceButton(page)).toBeDisabled();
  // It can be reached and pressed, and then says what it waits for.
  await makeButton(page).press('Enter');
  await expect(toast(page, 'Prompt required')).toBeVisible();
  await expect(makeButton(page)).toBeFocused();
  await expect(
    page
      .getByRole('region', { name: 'Notifications' })
      .getByText('Please enter a description for your embroidery design.'),
  ).toBeVisible();
  await promptField(page).fill('qwxyz');
  await promptField(page).press('Control+Enter');
  // Nothing is begun, so nothing has failed: the field says it, and is listened to.
  await expect(page.getByText('Nothing in it can be sewn yet.')).toBeFocused(CONVERSION);
  await expect(makeButton(page)).toBeDisabled();
  await expect(reading(page)).toContainText('No motif is called qwxyz.');
  await expect(reading(page)).not.toContainText('left out');
  await expect(toast(page, 'Generation Failed')).toHaveCount(0);

  await mode(page, 'image').check();
  await promptField(page).fill('a wreath of daisies around');
  await expect(page.getByText('Please upload an image for image-based generation.')).toBeVisible();
  await expect(makeButton(page)).toBeDisabled();
  await makeButton(page).press('Enter');
  await expect(toast(page, 'Image required')).toBeVisible();
  await choose(page, png('big.png', Buffer.alloc(10 * 1024 * 1024 + 1)));
  await expect(refusal(page)).toContainText('Please select an image smaller than 10MB.');
  await expect(makeButton(page)).toBeDisabled();
  // The type of a file is not looked at before it is read.
  await choose(page, { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Dear') });
  await expect(page.locator('[data-problem="not-a-picture"]')).toBeVisible(CONVERSION);
  await expect(makeButton(page)).toBeDisabled();

  await promptField(page).fill('');
  await test.step('a picture is sewn with what the prompt puts around it', () => sewsPicture(page));
  expect(faults).toEqual([]);
});

async function sewsPicture(page: Page): Promise<void> {
  await expect(
    page.getByRole('list', { name: 'Put around your picture' }).locator('button'),
  ).toHaveCount(6);
  await choose(page, await drawing());
  await page.locator('input[name=part][value=advanced]').check();
  await page.getByLabel('Complexity').selectOption('simple');
  await page.getByRole('button', { name: 'A name below' }).click();
  await make(page);
  await expect(page.getByRole('img', { name: 'The original picture' })).toBeVisible();
  await expect(page.locator('input[name=look][value=compare]')).toHaveCount(0);
  await expect(badges(page)).toContainText('Image + Prompt');
  const named = await download(page, 'Download Pattern');
  expect(named.name).toMatch(DST);
  const threads = page.locator('.spool-chip');
  const before = await threads.allTextContents();

  await promptField(page).fill('Small yellow stars around');
  await make(page);
  await expect.poll(() => threads.allTextContents(), CONVERSION).not.toEqual(before);
  const starred = await download(page, 'Download Pattern');
  expect(sewnStitches(starred.bytes)).not.toBe(sewnStitches(named.bytes));
  expect(Math.abs(Number.parseFloat(await figure(page, 'Size')) - 88.9)).toBeLessThan(2);

  await page.getByRole('button', { name: 'Create Another' }).click();
  await expect(promptField(page)).toHaveValue('');
  await expect(page.getByText('Lay a picture here')).toBeVisible();
}

test('stands without fault in each state, by day and by night', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await open(page, SMALL, PATH);
  await expectSound(page);
  await promptField(page).fill('a qwxyz');
  await expect(reading(page)).toContainText('No motif', CONVERSION);
  await makeButton(page).press('Enter');
  await expect(page.getByText('Nothing in it can be sewn yet.')).toBeFocused(CONVERSION);
  await expectSound(page, [375, 1440]);
  await promptField(page).fill('a medallion of eight red tulips, a qwxyz');
  await page.locator('input[name=part][value=advanced]').check();
  await expect(preview(page)).toBeVisible(CONVERSION);
  await expectSound(page, [375]);
  await make(page);
  await expectSound(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectSound(page, [375], LOOKS);
  await page.getByRole('button', { name: 'Create Another' }).click();
  await mode(page, 'image').check();
  await choose(page, png('faint.png', await plain(99, 99, { r: 0, g: 0, b: 0, alpha: 0.02 })));
  await promptField(page).fill('“Ada”');
  await expectSound(page, [375, 1440]);
});
