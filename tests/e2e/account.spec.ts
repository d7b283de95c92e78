import type { Page } from 'playwright/test';
import {
  account,
  button,
  newMember,
  open,
  problem,
  signIn,
  signOut,
  signUp,
  toast,
} from '../helpers/accounts.ts';
import { accessibilityFaults, LOOKS } from '../helpers/axe.ts';
import { expect, test } from '../helpers/test.ts';

/* The header's account slot, on pages that are otherwise static; and /auth, as seen by axe. */

const slot = (page: Page) => page.locator('header .account-slot');

test('a visitor loads nothing for it', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    // What starts the service worker is on every page, and knows nothing of accounts.
    const isOffline = request.url().includes('/Base.astro');
    if (request.resourceType() === 'script' && !isOffline) scripts.push(request.url());
  });
  await page.goto('/features', { waitUntil: 'networkidle' });
  expect(scripts).toEqual([]);
  await expect(slot(page).getByRole('link')).toHaveText(['Sign In', 'Get Started']);
  for (const link of await slot(page).getByRole('link').all()) {
    await expect(link).toHaveAttribute('href', '/auth');
  }
});

test('a member sees a placeholder, then the account, and nothing moves', async ({ page }) => {
  const email = await newMember(page);
  // The scripts of accounts come when they are let.
  let go = () => undefined as void;
  const held = new Promise<void>((resolve) => (go = resolve));
  await page.route('**/_astro/AccountMenu*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/features', { waitUntil: 'domcontentloaded' });
  await expect(slot(page).locator('.account-wait')).toBeVisible();
  await expect(slot(page).getByRole('link', { name: 'Sign In' })).toBeHidden();
  // Words are of other widths until their typeface has come.
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const before = await page.locator('header').boundingBox();
  const navigation = page.getByRole('navigation', { name: 'Main' });
  const place = await navigation.boundingBox();
  go();
  await expect(account(page)).toBeVisible();
  expect(await page.locator('header').boundingBox()).toEqual(before);
  expect(await navigation.boundingBox()).toEqual(place);
  await account(page).click();
  await expect(page.getByRole('menuitem', { name: email })).toBeVisible();
});

test('the menu goes by keyboard', async ({ page }) => {
  const email = await newMember(page);
  const first = page.getByRole('menuitem', { name: email });
  const last = page.getByRole('menuitem', { name: 'Sign Out' });
  await account(page).focus();
  await page.keyboard.press('Enter');
  await expect(first).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(first).toBeFocused();
  await page.keyboard.press('ArrowDown');
  const middle = page.getByRole('menuitem', { name: 'Your account' });
  await expect(middle).toBeFocused();
  await expect(middle).toHaveAttribute('href', '/account');
  await page.keyboard.press('ArrowDown');
  await expect(last).toBeFocused();
  await expect(last).toHaveCSS('outline-style', 'dashed');
  await page.keyboard.press('ArrowDown');
  await expect(first).toBeFocused();
  await page.keyboard.press('End');
  await expect(last).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(account(page)).toBeFocused();
  await expect(account(page)).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('ArrowUp');
  await expect(last).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(last).toHaveCount(0);
  await account(page).click();
  await page.mouse.click(200, 500);
  await expect(first).toHaveCount(0);
  await account(page).focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await page.waitForURL('/auth');
  await expect(slot(page).getByRole('link', { name: 'Sign In' })).toBeVisible();
});

test('signing in and out in one tab does it in all', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/about');
  const email = await newMember(page);
  await expect(account(other)).toBeVisible();
  const third = await context.newPage();
  await third.goto('/features');
  await expect(account(third)).toBeVisible();

  await signOut(page);
  for (const tab of [other, third]) {
    await expect(account(tab)).toBeHidden();
    await expect(slot(tab).getByRole('link', { name: 'Sign In' })).toBeVisible();
    expect(new URL(tab.url()).pathname).not.toBe('/auth');
  }
  await signIn(page, email);
  await expect(account(other)).toBeVisible();
});

test('a session that no longer holds leaves a visitor', async ({ page }) => {
  await page.addInitScript(() => {
    if (!sessionStorage.getItem('seen')) localStorage.setItem('ilmek-session', '{"spoilt":1}');
    sessionStorage.setItem('seen', '1');
  });
  await page.goto('/features');
  await expect(slot(page).getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expect(account(page)).toBeHidden();
  await page.goto('/features?code=of-somebody-else');
  await expect(slot(page).getByRole('link', { name: 'Sign In' })).toBeVisible();
});

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 375, height: 800 } });

  test('the menu has it too', async ({ page }) => {
    await page.goto('/features');
    const menu = page.locator('#menu');
    const opener = page.locator('header').getByRole('button', { name: 'Menu' });
    await opener.click();
    for (const name of ['Giriş Yap', 'Başla']) {
      await expect(menu.getByRole('link', { name })).toHaveAttribute('href', '/auth');
    }
    const email = await signUp(page);
    await page.goto('/_mail');
    await page.getByRole('listitem').filter({ hasText: email }).first().getByRole('link').click();
    await expect(toast(page, 'Email confirmed')).toBeVisible();
    await opener.click();
    await expect(menu.getByText(email)).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Giriş Yap' })).toBeHidden();
    await menu.getByRole('button', { name: 'Sign Out' }).click();
    await page.waitForURL('/auth');
    await opener.click();
    await expect(menu.getByRole('link', { name: 'Giriş Yap' })).toBeVisible();
  });
});

/** @param within selectors of the parts that count; the whole page unless told */
async function expectAccessible(page: Page, state: string, within?: string[]): Promise<void> {
  // The menu alone has other parts on a wide window.
  const isSeen = !within && (page.viewportSize()?.width ?? 0) > 1000;
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const rules = colorScheme === 'dark' || isSeen ? LOOKS : undefined;
    const faults = await accessibilityFaults(page, { rules, within });
    expect(faults, `${state} by ${colorScheme}`).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide, `${state}: scrolls sideways`).toBeLessThanOrEqual(0);
  }
}

for (const width of [320, 1280]) {
  test(`each state is accessible, ${width} px wide`, async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/auth?tab=signup&plan=pro');
    await expect(page.getByText('You chose')).toBeVisible();
    await expectAccessible(page, 'sign-up');
    await signIn(page, 'nobody@example.com', 'wrong');
    await expect(problem(page)).not.toBeEmpty();
    await expectAccessible(page, 'sign-in with a problem');
    await button(page, 'Forgot your password?').click();
    await expectAccessible(page, 'forgot');
    await open(page, '/auth?tab=reset-password');
    await expect(problem(page)).not.toBeEmpty();
    await expectAccessible(page, 'spent link');
    const email = await signUp(page);
    await expectAccessible(page, 'check your email');
    await page.goto('/_mail');
    await page.getByRole('listitem').filter({ hasText: email }).first().getByRole('link').click();
    await expect(toast(page, 'Email confirmed')).toBeVisible();
    if (width > 1000) await account(page).click();
    else await page.locator('header').getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByText(email).locator('visible=true')).toBeVisible();
    await expectAccessible(page, 'signed in, menu open', ['header', '#menu', '#notifications']);
    await page.evaluate(() => sessionStorage.setItem('ilmek-recovery', '1'));
    await open(page, '/auth?tab=reset-password');
    await expect(page.getByLabel('New password', { exact: true })).toBeVisible();
    await expectAccessible(page, 'new password');
  });
}
