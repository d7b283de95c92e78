import {
  cancelButton,
  choose,
  CONVERSION,
  drawing,
  open,
  plain,
  png,
  sewOnlyWhenAsked,
  refusal,
  toast,
} from '../helpers/converter.ts';
import { LOOKS } from '../helpers/axe.ts';
import { expectSound } from '../helpers/sound.ts';
import {
  choice,
  make,
  makeButton,
  PATH,
  PHONE,
  prompt,
  reading,
  STYLES,
} from '../helpers/tattoo.ts';
import { expect, test } from '../helpers/test.ts';

/* The tattoo page itself: what it offers, what it says, and how it stands in each state. */

const FAILED = 'Failed to process tattoo. Please try again with a different image.';

test('offers what the specification lists, and starts with its defaults', async ({ page }) => {
  await open(page, '', PATH);
  await expect(choice(page, 'Image')).toBeChecked();
  const styles = page.getByRole('group', { name: /^Tattoo style/ }).getByRole('radio');
  await expect(styles).toHaveCount(STYLES.length);
  for (const name of STYLES) await expect(choice(page, name)).toHaveCount(1);
  await expect(choice(page, 'Tribal')).toBeChecked();
  const seen = page.getByRole('group', { name: /^Tattoo style/ }).locator('img');
  const pictures = await seen.evaluateAll((all) => all.map((image) => image.getAttribute('src')));
  expect(new Set(pictures).size).toBe(STYLES.length);

  const category = page.getByLabel('Category');
  await expect(category.locator('option')).toHaveText([
    ...['Animals', 'Flowers', 'Skulls', 'Geometric', 'Tribal'],
    ...['Portrait', 'Abstract', 'Nature', 'Typography'],
  ]);
  const stitches = page.getByLabel('Stitch style');
  await expect(stitches).toHaveValue('mixed');
  const values = await stitches
    .locator('option')
    .evaluateAll((all) => all.map((option) => option.getAttribute('value')));
  expect(new Set(values)).toEqual(new Set(['satin', 'fill', 'outline', 'mixed']));
  await expect(page.locator('input[name=palette]')).toHaveCount(4);
  for (const name of ['monochrome', 'classic', 'vibrant', 'pastel']) {
    await expect(page.locator(`input[name=palette][value=${name}]`)).toHaveCount(1);
  }
  await expect(page.locator('input[name=palette][value=monochrome]')).toBeChecked();
  await expect(page.locator('input[name=size][value=s]')).toBeChecked();
  await expect(page.getByLabel('Longer side, exactly')).toHaveValue('63.5');
  await expect(page.locator('input[name=density][value=medium]')).toBeChecked();
  const colors = page.locator('input[name=colors]');
  await expect(colors).toHaveValue('4');
  await expect(colors).toHaveAttribute('min', '1');
  await expect(colors).toHaveAttribute('max', '8');
});

test('says what is wrong, takes the next picture, and stands without fault in each state', async ({
  page,
}) => {
  await sewOnlyWhenAsked(page);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await open(page, '', PATH);
  await expectSound(page);
  const text = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Dear') };
  await choose(page, text);
  await expect(refusal(page)).toContainText('Please upload a valid image file');
  await expect(page.locator('#ready-title')).toHaveText('Waiting for a picture');
  await choose(page, png('big.png', Buffer.alloc(10 * 1024 * 1024 + 1)));
  await expect(refusal(page)).toContainText('Image size must be less than 10MB');
  // Once: what is said beside the hoop is not said by a toast, too.
  await expect(page.locator('#notifications .toast')).toHaveCount(0);
  await choose(page, png('faint.png', await plain(200, 200, { r: 0, g: 0, b: 0, alpha: 0.02 })));
  await makeButton(page).click();
  await expect(toast(page, FAILED)).toBeVisible(CONVERSION);
  await expect(page.locator('[data-problem="nothing-to-sew"]')).toBeVisible();
  await expectSound(page, [375]);
  await choice(page, 'Prompt').check();
  await expectSound(page);
  await prompt(page).fill('a wolf, two roses and a qwxyz');
  await expect(reading(page)).toContainText('No motif', CONVERSION);
  await expectSound(page);
  await page.getByLabel('Longer side, exactly').fill('200');
  await page.getByLabel('Longer side, exactly').press('Enter');
  await makeButton(page).click();
  await expect(cancelButton(page)).toBeVisible();
  await expectSound(page, [375]);
  await expect(page.locator('#result-title')).toBeVisible(CONVERSION);
  await expect(page.getByText('It is kept in this browser')).toBeVisible(CONVERSION);
  await expectSound(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectSound(page, [375], LOOKS);

  await choice(page, 'Image').check();
  await choose(page, await drawing('first.png'));
  await make(page);
  await expect(page.locator('#result-title + p')).toHaveText('first.png');
});

test('is read without script, and its sampler shows all eight styles', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, viewport: PHONE });
  await page.goto(PATH);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tattoos in thread');
  // On a phone it is folded to its title.
  await page.locator('summary').getByText('One swallow, eight hands').click();
  const sampler = page.getByRole('region', { name: 'One swallow, eight hands' });
  await expect(sampler.getByRole('heading', { level: 3 })).toHaveText(STYLES);
  await expect(sampler.getByRole('img')).toHaveCount(STYLES.length);
  await page.close();
});
