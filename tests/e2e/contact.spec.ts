import { expect, test } from '../helpers/test.ts';

/* The form and what it says of itself; who receives it is tested with the server. */

test('a form that is not filled in is not sent, and says why', async ({ page, faults }) => {
  await page.goto('/contact');
  await page.getByLabel('First name').fill('Elif');
  await page.getByLabel('E-mail').fill('elif');
  await page.getByRole('button', { name: 'Send Message' }).click();

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

test('what is written is sent as a form', async ({ page }) => {
  let sent: string | null = null;
  await page.route('**/api/contact', async (route) => {
    sent = route.request().postData();
    await route.fulfill({ status: 204 });
  });
  await page.goto('/contact?subject=billing');
  await page.getByLabel('First name').fill('Elif');
  await page.getByLabel('Last name').fill('Yaman');
  await page.getByLabel('E-mail').fill('elif@example.com');
  await page.getByLabel('Message').fill('Hello');
  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect
    .poll(() => sent && Object.fromEntries(new URLSearchParams(sent)))
    .toEqual({
      firstName: 'Elif',
      lastName: 'Yaman',
      email: 'elif@example.com',
      subject: 'billing',
      message: 'Hello',
      website: '',
    });
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
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(page).toHaveURL(/\/contact$/);
    await expect(page.getByLabel('First name')).toBeFocused();
  });
});
