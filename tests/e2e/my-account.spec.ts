import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { readZip } from '../../src/lib/zip/testing/read-zip.ts';
import { account, followMail, open, problem, signIn, toast } from '../helpers/accounts.ts';
import { accessibilityFaults, LOOKS } from '../helpers/axe.ts';
import { join, saveDesign, signIn as letIn, type Member } from '../helpers/members.ts';
import { expect, test } from '../helpers/test.ts';

/* A member takes everything along, and goes. */

/** Opens the page by the menu, signed in. */
async function openAccount(page: Page, member: Member): Promise<void> {
  await letIn(page, member);
  await open(page, '/about');
  await account(page).click();
  await page.getByRole('menuitem', { name: 'Your account' }).click();
  await expect(page.getByText('What is kept', { exact: true })).toBeVisible();
}

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Delete this account for good?' });

test('everything is taken along, then the account is deleted; a neighbour keeps his', async ({
  page,
}) => {
  const [member, neighbour] = [await join(page.request, 'goer'), await join(page.request, 'stays')];
  await saveDesign(page.request, member, 'Kırmızı lâle', { original: true });
  await saveDesign(page.request, member, 'Only mine', { shared: false });
  const kept = await saveDesign(page.request, neighbour, 'Of a neighbour');
  await openAccount(page, member);
  const rows = page.getByRole('main').locator('dl');
  await expect(rows).toContainText(member.email);
  await expect(page.getByRole('meter', { name: 'Designs' })).toHaveAttribute(
    'aria-valuetext',
    '2 of 1,000',
  );

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Take everything along' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^ilmek-account-\d{4}-\d\d-\d\d\.zip$/);
  const files = readZip(await readFile(await download.path()));
  expect(files.map(({ name }) => name)).toEqual([
    ...['account.json', 'designs.json', 'designs.csv'],
    ...['0001 Kırmızı lâle/original.png', '0001 Kırmızı lâle/picture.png'].map(
      (f) => `designs/${f}`,
    ),
    'designs/0002 Only mine/picture.png',
    'README.txt',
  ]);
  await expect(page.getByText('2 pieces with 3 files')).toBeVisible();

  await page.evaluate(() => localStorage.setItem('ilmek-gallery', '[]'));
  await page.getByRole('button', { name: 'Delete My Account …' }).click();
  await expect(sheet(page).getByLabel('Your password')).toBeFocused();
  await sheet(page).getByLabel('Your password').fill('not this');
  await page.keyboard.press('Enter');
  await expect(sheet(page).getByRole('alert')).toHaveText(
    'This is not the password of your account.',
  );
  await sheet(page).getByLabel('Your password').fill(member.password);
  await sheet(page).getByRole('button', { name: 'Delete everything' }).click();
  await page.waitForURL('/auth');
  await expect(toast(page, 'Account deleted')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('ilmek-gallery'))).toBe('[]');
  expect(await page.evaluate(() => localStorage.getItem('ilmek-session'))).toBeNull();

  await signIn(page, member.email, member.password);
  await expect(problem(page)).toContainText('Invalid login credentials');
  await page.goto(`/gallery/${kept.id}`);
  await expect(page.getByRole('heading', { name: 'Of a neighbour' })).toBeVisible();
});

test('the link of a mail does for a password', async ({ page }) => {
  const member = await join(page.request, 'mail');
  await openAccount(page, member);
  await page.getByRole('button', { name: 'Delete My Account …' }).click();
  await sheet(page).getByRole('button', { name: 'Send me a link instead' }).click();
  await expect(sheet(page).getByRole('status')).toContainText('A link is on its way');
  await followMail(page, member.email);
  await page.waitForURL('/account');
  await expect(sheet(page)).toContainText('You proved by mail that it is you.');
  await sheet(page).getByRole('button', { name: 'Delete everything' }).click();
  await page.waitForURL('/auth');
  await expect(toast(page, 'Account deleted')).toBeVisible();
});

test('a visitor is shown the way in; each state is accessible', async ({ page }) => {
  await open(page, '/account');
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign In' })).toBeVisible();
  await openAccount(page, await join(page.request, 'axe'));
  await page.getByRole('button', { name: 'Take everything along' }).click();
  await expect(page.getByText('look among your downloads')).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const rules = colorScheme === 'dark' ? LOOKS : undefined;
    expect(await accessibilityFaults(page, { rules }), colorScheme).toEqual([]);
    await page.getByRole('button', { name: 'Delete My Account …' }).click();
    expect(await accessibilityFaults(page, { rules, within: ['dialog'] }), colorScheme).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Delete My Account …' })).toBeFocused();
  }
});
