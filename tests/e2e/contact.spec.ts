import type { Page } from 'playwright/test';
import { expect, test } from '../helpers/test.ts';

/* The form, and what becomes of a message; the function that takes it has tests of its own. */

test('a form that is not filled in is not sent, and says why', async ({ page, faults }) => {
  await page.goto('/contact');
  await page.getByLabel('First name').fill('Elif');
  await page.getByLabel('E-mail').fill('elif');
  await page.getByRole('button', { name: 'Send message' }).click();

  await expect(page).toHaveURL(/\/contact$/);
  const lastName = page.getByLabel('Last name');
  await expect(lastName).toBeFocused();
  await expect(lastName).toHaveAccessibleDescription('Please enter your last name.');
  await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription(/name@example\.com/);
  await expect(page.getByLabel('Message')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('First name')).toHaveAttribute('aria-invalid', 'false');

  await lastName.fill('Yaman');
  await expect(lastName).toHaveAccessibleDescription('');
  expect(faults).toEqual([]);
});

async function fillIn(page: Page, lastName = 'Yaman') {
  await page.getByLabel('First name').fill('Elif');
  await page.getByLabel('Last name').fill(lastName);
  await page.getByLabel('E-mail').fill('elif@example.com');
  await page.getByLabel('Message').fill('Hello');
}
/** The first message after a start waits for the database to open. */
const PATIENT = { timeout: 60_000 };
const send = (page: Page) => page.getByRole('button', { name: 'Send message' }).click();

test('a message arrives, and the page says so in its place', async ({ page, faults }) => {
  await page.goto('/contact?subject=billing');
  await fillIn(page);
  await send(page);
  const arrived = page.getByRole('heading', { name: 'Your message has arrived' });
  await expect(arrived).toBeVisible(PATIENT);
  await expect(page.getByText('elif@example.com')).toBeVisible();
  await expect(page.getByLabel('Message')).toBeHidden();
  expect(faults).toEqual([]);
});

test('what could not be sent stays, and can be sent again', async ({ page }) => {
  await page.goto('/contact');
  await fillIn(page);
  await page.route('**/api/contact', (route) => route.abort());
  await send(page);
  await expect(page.getByRole('alert')).toHaveText(/^Not sent\. Our side did not take it/);
  await expect(page.getByLabel('Message')).toHaveValue('Hello');
  await page.unroute('**/api/contact');
  await send(page);
  await expect(page.getByRole('heading', { name: 'Your message has arrived' })).toBeVisible(
    PATIENT,
  );
});

test('only a subject of the list is chosen from the address', async ({ page }) => {
  await page.goto('/contact?subject=partnership');
  await expect(page.getByLabel('Subject')).toHaveValue('partnership');
  await page.goto('/contact?subject="]nonsense');
  await expect(page.getByLabel('Subject')).toHaveValue('general');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the browser itself asks for what is missing', async ({ page }) => {
    await page.goto('/contact');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page).toHaveURL(/\/contact$/);
    await expect(page.getByLabel('First name')).toBeFocused();
  });
  test('a message arrives, and one that is not taken is not lost', async ({ page }) => {
    await page.goto('/contact');
    await fillIn(page);
    await send(page);
    await expect(page).toHaveURL(/\/contact\/sent$/, PATIENT);
    await expect(page.getByText('Your message has arrived.')).toBeVisible();

    await page.goto('/contact');
    // Blank, which the browser lets pass and the function does not.
    await fillIn(page, ' ');
    await send(page);
    await expect(page).toHaveURL(/\/contact\/not-sent#wrong$/);
    await expect(page.getByText('Something in the form is missing')).toBeVisible();
    await expect(page.getByText('Our side did not take it')).toBeHidden();
    await page.goBack();
    await expect(page.getByLabel('Message')).toHaveValue('Hello');
  });
});
