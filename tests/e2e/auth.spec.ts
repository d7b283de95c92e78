import type { Page } from 'playwright/test';
import {
  account,
  button,
  fillSignUp,
  followMail,
  newAddress,
  newMember,
  open,
  PASSWORD,
  problem,
  signIn,
  signOut,
  signUp,
  toast,
} from '../helpers/accounts.ts';
import { accessibilityFaults } from '../helpers/axe.ts';
import { expect, test } from '../helpers/test.ts';

/* Accounts, against the server behind `npm start`: sign-up to sign-out, and what can go wrong. */

test.describe('signing up', () => {
  test('goes through the mail, and ends signed in', async ({ page, faults }) => {
    const email = await signUp(page);
    await expect(page.getByText('Please check your email and click the')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
    await followMail(page, email);
    await page.waitForURL('/');
    await expect(toast(page, 'Email confirmed')).toBeVisible();
    await account(page).click();
    await expect(page.getByRole('menuitem', { name: email })).toBeDisabled();
    expect(faults).toEqual([]);
  });

  test('keeps the plan that one came for, whichever tab is open', async ({ page }) => {
    await open(page, '/auth?tab=signup&plan=pro');
    await expect(page.getByText('You chose the Pro plan.')).toBeVisible();
    await page.getByRole('tab', { name: 'Sign In' }).click();
    await expect(page).toHaveURL('/auth?plan=pro');
    await page.getByRole('tab', { name: 'Sign Up' }).click();
    await expect(page).toHaveURL('/auth?tab=signup&plan=pro');

    const email = newAddress();
    await page.getByLabel('Full name').fill('Ada Usta');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    const [request] = await Promise.all([
      page.waitForRequest('**/auth/v1/signup**'),
      button(page, 'Sign Up').click(),
    ]);
    expect(request.postDataJSON()).toMatchObject({
      email,
      password: PASSWORD,
      data: { full_name: 'Ada Usta', plan: 'pro' },
    });
    expect(new URL(request.url()).searchParams.get('redirect_to')).toMatch(/^http:\/\/[^/]+\/$/);
  });

  test('knows only the plans that there are', async ({ page }) => {
    await open(page, '/auth?tab=signup&plan=gold');
    await expect(page.getByLabel('Full name')).toBeVisible();
    await expect(page.getByText('You chose')).toHaveCount(0);
  });

  test('refuses an address that has an account', async ({ page }) => {
    const email = await signUp(page);
    await fillSignUp(page, email);
    await button(page, 'Sign Up').click();
    await expect(problem(page)).toHaveText(
      'This email is already registered. Please try signing in.',
    );
    await page.getByRole('tab', { name: 'Sign In' }).click();
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await expect(problem(page)).toBeEmpty();
  });

  test('wants six characters for a password', async ({ page }) => {
    await fillSignUp(page, newAddress());
    const password = page.getByLabel('Password', { exact: true });
    await password.fill('');
    await password.pressSequentially('12345');
    await button(page, 'Sign Up').click();
    expect(await password.evaluate((input: HTMLInputElement) => input.validity.tooShort)).toBe(
      true,
    );
    await expect(page.getByRole('heading', { name: 'Check your email' })).toHaveCount(0);
  });
});

test.describe('signing in', () => {
  test('greets, shows the address, and is not asked for twice', async ({ page }) => {
    const email = await newMember(page);
    await signOut(page);
    await expect(account(page)).toBeHidden();
    await signIn(page, email);
    await page.waitForURL('/');
    await expect(toast(page, 'Login successful')).toBeVisible();
    await expect(page.getByText('Welcome back!')).toBeVisible();
    await expect(account(page)).toBeVisible();
    await page.goto('/auth?tab=signup&plan=pro');
    await page.waitForURL('/');
    await page.reload();
    await expect(account(page)).toBeVisible();
    await expect(toast(page, 'Login successful')).toHaveCount(0);
  });

  test('shows what the backend says of a wrong password', async ({ page }) => {
    await signIn(page, newAddress(), 'wrong');
    await expect(problem(page)).toHaveText('Invalid login credentials');
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('wrong');
  });

  test('falls back to its own words where the backend has none', async ({ page }) => {
    await open(page, '/auth');
    await page.route('**/auth/v1/token**', (route) => route.abort());
    await page.getByLabel('Email').fill('ada@example.com');
    await page.getByLabel('Password', { exact: true }).fill('x');
    await button(page, 'Sign In').click();
    await expect(problem(page)).toHaveText('An error occurred during login');
  });

  test('offers the mail again to whoever has not followed it', async ({ page }) => {
    const email = await signUp(page);
    await signIn(page, email);
    await expect(problem(page)).toHaveText('Email not confirmed');
    const [request] = await Promise.all([
      page.waitForRequest('**/auth/v1/resend**'),
      button(page, 'Send the verification link again').click(),
    ]);
    expect(request.postDataJSON()).toMatchObject({ type: 'signup', email });
  });

  test('says beforehand how long the next mail has to wait', async ({ page }) => {
    await page.clock.install();
    await signUp(page);
    const again = page.getByRole('button', { name: /^Send it again/ });
    await expect(again).toHaveText(/^Send it again in \d+ s$/);
    await expect(again).toBeDisabled();
    await expect(page.getByText('It can be sent again in a minute.')).toHaveRole('status');
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.clock.fastForward('01:01');
    await expect(again).toHaveText('Send it again');
    await expect(again).toBeEnabled();
    await expect(page.getByText('It can be sent again now.')).toHaveRole('status');
  });

  test('takes a password as managers and people want to give it', async ({ page }) => {
    await open(page, '/auth');
    const password = page.getByLabel('Password', { exact: true });
    await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username');
    await expect(password).toHaveAttribute('autocomplete', 'current-password');
    await password.fill('kanaviçe');
    await button(page, 'Show password').click();
    await expect(password).toHaveAttribute('type', 'text');
    await button(page, 'Hide password').click();
    await expect(password).toHaveAttribute('type', 'password');
    await page.getByRole('tab', { name: 'Sign In' }).press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Sign Up' })).toBeFocused();
    await expect(page.getByLabel('Full name')).toHaveAttribute('autocomplete', 'name');
    await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'email');
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute(
      'autocomplete',
      'new-password',
    );
  });
});

test.describe('a forgotten password', () => {
  test('is replaced through the mail, whose link works once', async ({ page, faults }) => {
    const email = await newMember(page);
    await signOut(page);
    await button(page, 'Forgot your password?').click();
    await page.getByLabel('Email').fill(email);
    await button(page, 'Send Reset Email').click();
    await expect(toast(page, 'Password reset sent')).toBeVisible();
    await expect(page.getByText('Check your email for password reset instructions')).toBeVisible();

    await page.goto('/_mail');
    const mail = page.getByRole('listitem').filter({ hasText: email }).first();
    const link = (await mail.getByRole('link').getAttribute('href'))!;
    await page.goto(link);
    await page.waitForURL('/auth?tab=reset-password');
    await expect(page.getByRole('main').getByText(email)).toBeVisible();
    await page.reload();
    await page.getByLabel('New password', { exact: true }).fill('yeni iplik');
    // A page that is left stops what it was asking for.
    expect(faults.filter((fault) => !fault.endsWith('ERR_ABORTED'))).toEqual([]);
    await button(page, 'Save new password').click();
    await page.waitForURL('/');
    await expect(toast(page, 'Password changed')).toBeVisible();
    await page.goto('/auth?tab=reset-password');
    await page.waitForURL('/');

    await signOut(page);
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
    await expect(problem(page)).toHaveText('This link has expired or was already used.');
    await page.getByLabel('Email').fill(email);
    await expect(button(page, 'Send Reset Email')).toBeVisible();
    await page.getByRole('link', { name: 'Back to Sign In' }).click();
    await signIn(page, email, 'yeni iplik');
    await expect(account(page)).toBeVisible();
  });

  test('goes back to signing in', async ({ page }) => {
    await open(page, '/auth');
    await button(page, 'Forgot your password?').click();
    await expect(page.getByLabel('Password', { exact: true })).toHaveCount(0);
    await button(page, 'Back to Sign In').click();
    await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
    await expect(page.getByRole('tab', { name: 'Sign In' })).toBeFocused();
  });

  test('without a recovery session, asks for another link', async ({ page }) => {
    await open(page, '/auth?tab=reset-password');
    await expect(problem(page)).toHaveText('This link has expired or was already used.');
    await expect(button(page, 'Send Reset Email')).toBeVisible();
  });

  test('takes no words from the address', async ({ page }) => {
    await open(page, '/auth#error=x&error_code=otp_expired&error_description=Call+this+number');
    await expect(problem(page)).toHaveText('This link has expired or was already used.');
  });
});

test.describe('links of mails', () => {
  test('that are spent or broken lead to another', async ({ page }) => {
    const email = await newMember(page);
    await signOut(page);
    await followMail(page, email);
    await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
    await expect(button(page, 'Send verification link')).toBeVisible();
    await page.goto('/auth/confirm?token_hash=&type=signup');
    await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  });

  test('can be tried again where the network failed', async ({ page }) => {
    const email = await signUp(page);
    await page.route('**/auth/v1/verify**', (route) => route.abort());
    await followMail(page, email);
    await expect(page.getByRole('heading', { name: 'could not be opened' })).toBeVisible();
    await page.unroute('**/auth/v1/verify**');
    await button(page, 'Try again').click();
    await expect(account(page)).toBeVisible();
  });
});

test.describe('Google', () => {
  const google = (page: Page) => button(page, 'Continue with Google');
  const FAILED = 'An error occurred during Google sign in';

  test('is on both tabs; where it is not set up or not reached, it says that it failed', async ({
    page,
  }) => {
    await open(page, '/auth');
    for (const tab of ['Sign Up', 'Sign In']) {
      await page.getByRole('tab', { name: tab }).click();
      await expect(page.getByText('or', { exact: true })).toBeVisible();
      await expect(problem(page)).toBeEmpty();
      await google(page).click();
      await expect(problem(page)).toHaveText(FAILED);
      await expect(problem(page)).toBeInViewport();
    }
    await page.route('**/auth/v1/settings', (route) => route.abort());
    await page.getByRole('tab', { name: 'Sign Up' }).click();
    await google(page).press('Enter');
    await expect(problem(page)).toHaveText(FAILED);
    await expect(google(page)).toBeFocused();
    await expect(page).toHaveURL('/auth?tab=signup');
  });

  test('is left for where it is set up', async ({ page }) => {
    await page.route('**/auth/v1/settings', (route) =>
      route.fulfill({ json: { external: { google: true } } }),
    );
    await page.route('**/auth/v1/authorize**', (route) => route.fulfill({ body: 'Google' }));
    await open(page, '/auth?tab=signup');
    await google(page).click();
    await page.waitForURL('**/auth/v1/authorize**');
    const query = new URL(page.url()).searchParams;
    expect(query.get('provider')).toBe('google');
    expect(query.get('redirect_to')).toMatch(/^http:\/\/[^/]+\/$/);
  });

  test('brings one back signed in', async ({ page, browser, baseURL }) => {
    const email = await newMember(page);
    const session = await page.evaluate(() => localStorage.getItem('ilmek-session')!);
    // Another browser, which has been to Google: what it gets for its code stands here.
    const visitor = await (await browser.newContext({ baseURL })).newPage();
    await visitor.goto('/auth');
    await visitor.evaluate(() => localStorage.setItem('ilmek-session-code-verifier', '"v"'));
    await visitor.route('**/auth/v1/token?grant_type=pkce', (route) =>
      route.fulfill({ body: session, contentType: 'application/json' }),
    );
    await visitor.goto('/?code=abc');
    await expect(toast(visitor, 'Login successful')).toBeVisible();
    await account(visitor).click();
    await expect(visitor.getByRole('menuitem', { name: email })).toBeVisible();
    await expect(visitor).toHaveURL('/');
    await visitor.context().close();
  });

  test('leads back to /auth where it failed', async ({ page }) => {
    await page.goto('/?error=access_denied&error_description=Call+this+number');
    await page.waitForURL('/auth?**');
    await expect(problem(page)).toHaveText(FAILED);
  });
});
