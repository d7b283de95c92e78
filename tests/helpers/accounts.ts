import type { Page } from 'playwright/test';
import { alive } from './alive.ts';
import { expect } from './expect.ts';
import { join, signIn as letIn } from './members.ts';

/* People who sign up, and the mail that they get: the server behind `npm start` keeps it. */

export const PASSWORD = 'kanaviçe 7';

/** An address that nobody has used yet. */
export const newAddress = (name = 'ada'): string => `${name}-${crypto.randomUUID()}@example.com`;

const FORMS = 'main astro-island';

/** Opens a page and waits until its islands are alive. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await alive(page, FORMS);
}

export const toast = (page: Page, title: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(title, { exact: true });

/** What a form says is wrong. */
export const problem = (page: Page) => page.locator('main [role=alert]:not(#notifications *)');

/** The form's own button, or any other on the label. */
export const button = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true });

/** The button of the header's account menu. */
export const account = (page: Page) => page.getByRole('button', { name: 'My Account' });

/** Follows the link of the newest mail to an address. */
export async function followMail(page: Page, email: string): Promise<void> {
  await page.goto('/_mail');
  await page.getByRole('listitem').filter({ hasText: email }).first().getByRole('link').click();
}

export async function fillSignUp(page: Page, email: string): Promise<void> {
  await open(page, '/auth?tab=signup');
  await page.getByLabel('Full name').fill('Ada Usta');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
}

/** Signs up, up to the mail. */
export async function signUp(page: Page, email = newAddress()): Promise<string> {
  await fillSignUp(page, email);
  await button(page, 'Sign Up').click();
  await expect(toast(page, 'Registration successful')).toBeVisible();
  return email;
}

/** Somebody new with `PASSWORD`, signed in and on the home page; a test of their own signs up by hand. */
export async function newMember(page: Page): Promise<string> {
  const member = await join(page.request, 'ada', PASSWORD);
  await letIn(page, member);
  await page.goto('/');
  await expect(account(page)).toBeVisible();
  return member.email;
}

export async function signIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  await open(page, '/auth');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await button(page, 'Sign In').click();
}

export async function signOut(page: Page): Promise<void> {
  await account(page).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await page.waitForURL('/auth');
  await alive(page, FORMS);
}
