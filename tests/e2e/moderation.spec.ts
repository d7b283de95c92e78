import type { Page } from 'playwright/test';
import { account, open, toast } from '../helpers/accounts.ts';
import { alive } from '../helpers/alive.ts';
import { accessibilityFaults, LOOKS } from '../helpers/axe.ts';
import { join, saveDesign, signIn } from '../helpers/members.ts';
import { expect, test } from '../helpers/test.ts';

/* A visitor reports a design; the owner of the site hides it, and shows it again. */

/** As `playwright.config.ts` tells the server. */
const OWNER = 'owner@ilmek.example';

async function expectAccessible(page: Page, within: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const rules = colorScheme === 'dark' ? LOOKS : undefined;
    expect(await accessibilityFaults(page, { rules, within: [within] }), colorScheme).toEqual([]);
  }
}

async function report(page: Page, id: string, words: string): Promise<void> {
  await open(page, `/gallery/${id}`);
  await page.getByRole('button', { name: 'Report this design' }).click();
  const sheet = page.getByRole('dialog', { name: 'Report this design' });
  await expect(sheet.getByRole('radio').first()).toBeFocused();
  await expectAccessible(page, 'dialog[open]');
  await sheet.getByLabel('It infringes somebody’s rights').check();
  await sheet.getByLabel('More about it').fill(words);
  await sheet.getByLabel('Email').fill('drawn@example.com');
  await sheet.getByRole('button', { name: 'Send report' }).click();
  await expect(toast(page, 'Report sent')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Report this design' })).toBeFocused();
}

test('reported, hidden, seen by its maker alone, and shown again', async ({ page, browser }) => {
  test.slow();
  const maker = await join(page.request, 'maker');
  const { id, name } = await saveDesign(page.request, maker, `Mouse ${crypto.randomUUID()}`);
  await report(page, id, 'I drew this mouse.');
  const picture = (await page.locator('.design-picture img').getAttribute('src'))!;

  const owner = await join(page.request, 'owner', undefined, OWNER);
  await signIn(page, owner);
  await open(page, '/about');
  await account(page).click();
  await page.getByRole('menuitem', { name: 'Reports' }).click();
  const entry = page.getByRole('listitem').filter({ hasText: name });
  await expect(entry).toContainText('I drew this mouse.');
  await expect(entry.getByRole('link', { name: 'drawn@example.com' })).toBeVisible();
  await expectAccessible(page, 'main');
  await entry.getByRole('button', { name: 'Hide now …' }).click();
  await entry.getByLabel('What its maker is told').fill('The drawing is somebody else’s');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Hidden: nobody but its maker sees it')).toBeVisible();
  await expect(entry).toBeHidden();
  expect((await page.request.get(picture)).status()).toBeGreaterThanOrEqual(400);

  const makers = await (await browser.newContext()).newPage();
  await makers.goto(`/gallery/${id}`);
  await makers.waitForURL('/gallery');
  await signIn(makers, maker);
  await open(makers, `/gallery/${id}`);
  await expect(
    makers.getByText('Hidden by the site: The drawing is somebody else’s.'),
  ).toBeVisible();
  await makers.context().close();

  await page.getByRole('radio', { name: 'Hidden' }).check();
  await expect(entry.locator('img')).toHaveJSProperty('naturalWidth', 60);
  await expectAccessible(page, 'main');
  await entry.getByRole('button', { name: 'Restore' }).click();
  await expect(toast(page, 'Shown again, as it was')).toBeVisible();
  expect((await page.request.get(picture)).status()).toBe(200);
});

test('the queue is nobody else’s', async ({ page }) => {
  const member = await join(page.request, 'curious');
  await signIn(page, member);
  await open(page, '/about');
  await account(page).click();
  await expect(page.getByRole('menuitem')).toHaveText([member.email, 'Your account', 'Sign Out']);
  await page.goto('/moderation');
  await alive(page, 'main astro-island');
  await expect(page.getByText('For the owner of the site')).toBeVisible();
});
