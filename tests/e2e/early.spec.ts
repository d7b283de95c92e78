import type { Page } from 'playwright/test';
import { alive } from '../helpers/alive.ts';
import { expect, test } from '../helpers/test.ts';

/* Pages come before their scripts: what is chosen and typed in between is kept. */

/** The page's own; the strip of last patterns lives only once there are some. */
const ISLAND = 'main astro-island:not(#last-patterns astro-island)';

/** Opens a page without its scripts. @returns lets them come, and waits until they live */
async function openEarly(page: Page, path: string): Promise<() => Promise<void>> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.locator(`${ISLAND}[ssr]`)).toBeAttached();
  return async () => {
    release();
    await alive(page, ISLAND);
  };
}

/** The address has these among its parameters. */
const expectAddress = (page: Page, parameters: Record<string, string>) =>
  expect.poll(() => Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject(parameters);

test('settings chosen before the script are kept, over those of the link', async ({
  page,
  faults,
}) => {
  const live = await openEarly(page, '/generator?size=l&mm=120&style=satin&colors=4');
  await page.locator('#style').selectOption('fill');
  await page.locator('[name=size][value=s]').check();
  await page.locator('[name=palette][value=neon]').check();
  await live();
  await expect(page.locator('#style')).toHaveValue('fill');
  await expect(page.locator('[name=size][value=s]')).toBeChecked();
  await expect(page.locator('[name=palette][value=neon]')).toBeChecked();
  await expect(page.locator('#colors')).toHaveValue('4');
  await expectAddress(page, { style: 'fill', size: 's', palette: 'neon', colors: '4' });
  expect(new URL(page.url()).searchParams.has('mm')).toBe(false);
  expect(faults).toEqual([]);
});

test('words typed before the script are sewn', async ({ page, faults }) => {
  const live = await openEarly(page, '/font-generator');
  await page.getByLabel('Text', { exact: true }).fill('Şule');
  await page.locator('select[name=fontStyle]').selectOption('block-bold');
  await page.locator('select[name=side]').selectOption('width');
  await live();
  await expect(page.getByLabel('Width, exactly')).toHaveValue('88.9');
  await expect(page.getByLabel('Text', { exact: true })).toHaveValue('Şule');
  await expect(page.locator('select[name=fontStyle]')).toHaveValue('block-bold');
  await expect(page.getByRole('button', { name: 'Generate Font' })).toBeEnabled();
  await expect(page.getByRole('img', { name: /^Live preview/ })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Text', { exact: true })).toHaveValue('Şule');
  expect(faults).toEqual([]);
});

test('a prompt typed before the script is kept, with what was chosen for it', async ({ page }) => {
  const live = await openEarly(page, '/prompt-to-embroidery');
  await page.locator('#prompt').fill('three red roses');
  await page.locator('[name=style][value=floral]').check();
  await live();
  await expect(page.locator('#prompt')).toHaveValue('three red roses');
  await expect(page.locator('[name=style][value=floral]')).toBeChecked();
  await expectAddress(page, { prompt: 'three red roses', style: 'floral' });
});

test('what is looked for in the gallery before the script is found', async ({ page }) => {
  const live = await openEarly(page, '/gallery?sort=name');
  await page.getByLabel('Search images').fill('nothing has this name');
  await page.getByLabel('Type').selectOption('logo');
  await live();
  await expectAddress(page, { q: 'nothing has this name', type: 'logo', sort: 'name' });
  await expect(page.getByLabel('Type')).toHaveValue('logo');
  await expect(page.getByLabel('Search images')).toHaveValue('nothing has this name');
});
