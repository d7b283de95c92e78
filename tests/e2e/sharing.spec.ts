import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { expectNoViolation } from '../helpers/axe.ts';
import { toast } from '../helpers/converter.ts';
import { join, saveDesign, signIn } from '../helpers/members.ts';
import { expect, test } from '../helpers/test.ts';

/* A piece that is private, shared by a form that says what is seen, and taken back. */

const act = (page: Page, name: string) => page.getByRole('button', { name, exact: false });

test('a private piece is nobody else’s, by its page and by the words for link previews', async ({
  page,
  request,
}) => {
  const name = `Secret ${randomUUID().slice(0, 6)}`;
  const ada = await join(request, 'ada');
  const { id } = await saveDesign(request, ada, name, { prompt: 'Client logo', shared: false });
  const head = await (await request.get(`/gallery/${id}`)).text();
  expect(head).not.toContain(name);
  expect(head).not.toContain('Client logo');
  await page.goto(`/gallery/${id}`);
  await expect(page).toHaveURL('/gallery');
  await expect(toast(page, 'Image not found')).toBeVisible();
});

test('its maker shares it, choosing what is seen, and takes it back', async ({
  page,
  request,
  browser,
}) => {
  const ada = await join(request, 'ada');
  const name = `Stork ${randomUUID().slice(0, 6)}`;
  const { id } = await saveDesign(request, ada, name, {
    ...{ prompt: 'A stork on a roof', settings: { style: 'satin' } },
    ...{ original: true, shared: false },
  });
  const stranger = await browser.newPage();
  const seenByStranger = async () => (await request.get(`/gallery/${id}`)).text();
  await signIn(page, ada);
  await page.goto(`/gallery/${id}`);
  await expect(page.locator('.seen-mark')).toHaveText('Private');
  await act(page, 'Share in the gallery').click();
  const dialog = page.getByRole('dialog', { name: 'Share in the gallery' });
  await expect(dialog.getByLabel('Name')).toHaveValue(name);
  await expect(dialog).toContainText('A stork on a roof');
  await expect(dialog).toContainText('Style: Satin');
  const original = dialog.getByRole('checkbox', { name: 'Show the original picture' });
  await expect(original).not.toBeChecked();
  await expectNoViolation(page);
  await page.keyboard.press('Escape');
  await expect(act(page, 'Share in the gallery')).toBeFocused();

  await act(page, 'Share in the gallery').click();
  await dialog.getByLabel('Name').fill(`${name} for all`);
  await dialog.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(toast(page, 'Shared in the gallery')).toBeVisible();
  await expect(page.locator('.seen-mark')).toHaveText('Shared');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name} for all`);
  expect(await seenByStranger()).toContain(`<title>${name} for all`);
  await stranger.goto(`/gallery/${id}`);
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText(`${name} for all`);
  await expect(stranger.getByRole('img', { name: /^The original/ })).toHaveCount(0);
  const address = await stranger.locator('.design-picture img').getAttribute('src');
  expect((await request.get(address!)).status()).toBe(200);

  await act(page, 'Take back').click();
  await expectNoViolation(page);
  await page
    .getByRole('dialog', { name: 'Take it back from the gallery?' })
    .getByRole('button', { name: 'Take back' })
    .click();
  await expect(toast(page, 'Taken back')).toBeVisible();
  await expect(page.locator('.seen-mark')).toHaveText('Private');
  expect(await seenByStranger()).not.toContain(name);
  expect((await request.get(address!)).status()).not.toBe(200);
  await stranger.close();
});

test('My designs shows one’s own, private and shared; the community’s only what is shared', async ({
  page,
  request,
}) => {
  const ada = await join(request, 'ada');
  const word = `iris${randomUUID().slice(0, 6)}`;
  const open = await saveDesign(request, ada, `${word} open`);
  const hidden = await saveDesign(request, ada, `${word} mine`, { shared: false });
  await page.goto('/gallery?whose=mine');
  await expect(page.getByRole('heading', { name: 'My designs' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Community' })).toBeHidden();

  await signIn(page, ada);
  await page.goto(`/gallery?q=${word}`);
  const pieces = page.getByRole('list', { name: 'Designs' }).getByRole('listitem');
  await expect(pieces).toHaveCount(1);
  await page.getByRole('radio', { name: 'My designs' }).check();
  await expect(page).toHaveURL(`/gallery?whose=mine&q=${word}`);
  await expect(pieces).toHaveCount(2);
  const mine = pieces.filter({ hasText: hidden.name });
  await expect(mine).toContainText('Private');
  await expect(pieces.filter({ hasText: open.name })).toContainText('Shared');
  const picture = mine.locator('img');
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(60);
  await expectNoViolation(page);
  await mine.getByRole('button', { name: 'Share in the gallery' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share in the gallery' });
  await dialog.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(mine).toContainText('Shared');
  await page.getByRole('radio', { name: 'Community' }).check();
  await expect(pieces).toHaveCount(2);
  await expect(page.locator('.seen-mark')).toHaveCount(0);
});
