import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { expectNoViolation } from '../helpers/axe.ts';
import { download, toast } from '../helpers/converter.ts';
import { join, saveDesign, signIn } from '../helpers/members.ts';
import { expect, test } from '../helpers/test.ts';

/* The page of one design, and the strip of the newest, against the server behind `npm start`. */

test.describe('a design', () => {
  const settings = { style: 'fill', colorPalette: 'pastel', isMonogram: false, text: '' };

  test('shows what is known of it', async ({ page, request, faults }) => {
    const ada = await join(request, 'ada');
    const { id } = await saveDesign(request, ada, 'Embroidery conversion - fill style', {
      prompt: 'A leaf in two greens',
      settings,
      original: true,
    });
    const head = await (await request.get(`/gallery/${id}`)).text();
    expect(head).toContain('<title>Embroidery conversion - fill style · Ilmek</title>');
    expect(head).toMatch(new RegExp(`rel="canonical" href="http[^"]*/gallery/${id}"`));
    expect(head).toMatch(new RegExp(`og:image" content="http[^"]*/${id}/picture.png"`));

    await page.goto(`/gallery/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Embroidery conversion - fill style',
    );
    await expect(page.getByText('A leaf in two greens')).toBeVisible();
    const rows = page.locator('dl > div');
    await expect(rows.filter({ hasText: 'Color Palette' })).toContainText('Pastel');
    await expect(rows.filter({ hasText: 'Is Monogram' })).toContainText('No');
    await expect(rows.filter({ hasText: /^Text/ })).toHaveCount(0);
    await expect(rows.filter({ hasText: /^ID/ })).toContainText(id.slice(0, 8));
    await expect(page.getByRole('img', { name: /^The original/ })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Create Similar' })).toHaveAttribute(
      'href',
      /^\/image-to-embroidery\?(?=.*style=fill)(?=.*palette=pastel)/,
    );
    await expect(page.getByRole('button', { name: 'Delete' })).toHaveCount(0);
    await expectNoViolation(page);

    const file = await download(page, 'Download Image');
    expect(file.name).toBe('embroidery-conversion-fill-style.png');
    await expect(toast(page, 'Image downloaded successfully!')).toBeVisible();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await expect(toast(page, 'Link copied to clipboard!')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    expect(faults).toEqual([]);
  });

  const SERVER_FAILED = 'The server could not do it, or was not reached. Please try again.';

  test('stands in view whole, on a screen of 1440 by 900', async ({ page, request }) => {
    const ada = await join(request, 'ada');
    const { id } = await saveDesign(request, ada, 'Leaf');
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/gallery/${id}`);
    const frame = page.locator('.design-frame');
    await expect(frame.getByRole('img')).toBeVisible();
    const { y, height } = (await frame.boundingBox())!;
    expect(height).toBeGreaterThan(500);
    expect(y + height).toBeLessThanOrEqual(900);
  });

  test('is deleted by its owner, after a question', async ({ page, request }) => {
    const ada = await join(request, 'ada');
    const { id, name } = await saveDesign(request, ada, `Gone ${randomUUID().slice(0, 6)}`);
    await signIn(page, ada);
    await page.goto(`/gallery/${id}`);
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Are you sure you want to delete this image?');
    await expectNoViolation(page);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    const remove = async () => {
      await page.getByRole('button', { name: 'Delete', exact: true }).click();
      await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    };
    // A server that fails is not taken for one that refuses.
    await page.route('**/rest/v1/gallery_images**', (route) =>
      route.request().method() === 'DELETE' ? route.fulfill({ status: 500 }) : route.fallback(),
    );
    await remove();
    await expect(toast(page, 'Failed to delete image')).toBeVisible();
    await expect(toast(page, SERVER_FAILED)).toBeVisible();
    await page.unroute('**/rest/v1/gallery_images**');
    await remove();
    await expect(page).toHaveURL('/gallery');
    await expect(toast(page, 'Image deleted successfully')).toBeVisible();
    await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0);
  });

  for (const id of ['00000000-0000-4000-8000-000000000000', 'no-such-design']) {
    test(`that is not there leads to the gallery: ${id}`, async ({ page }) => {
      await page.goto(`/gallery/${id}`);
      await expect(page).toHaveURL('/gallery');
      await expect(toast(page, 'Image not found')).toBeVisible();
    });
  }

  test('without an id leads to the gallery', async ({ page }) => {
    await page.goto('/gallery/');
    await expect(page).toHaveURL('/gallery');
  });
});

test.describe('the strip of recent designs', () => {
  const strip = (page: Page) => page.locator('[data-recent]');

  test('shows ten at most, with type and day', async ({ page, request, faults }) => {
    const ada = await join(request, 'ada');
    const { id } = await saveDesign(request, ada, `Newest ${randomUUID().slice(0, 6)}`);
    await page.goto('/machine-embroidery');
    const card = strip(page)
      .getByRole('listitem')
      .filter({ has: page.locator(`[href="/gallery/${id}"]`) });
    await expect(card).toContainText('Embroidery');
    await expect(card.locator('time')).toHaveText(/^[A-Z][a-z]{2} \d{1,2}$/);
    expect(await strip(page).getByRole('listitem').count()).toBeLessThanOrEqual(10);
    expect(faults).toEqual([]);
  });

  test('says that there are none', async ({ page }) => {
    await page.route('**/rest/v1/**', (route) => route.fulfill({ json: [] }));
    await page.goto('/machine-embroidery');
    await expect(page.getByText('No recent images found')).toBeVisible();
  });

  test('only logs a failure', async ({ page }) => {
    await page.route('**/rest/v1/**', (route) => route.fulfill({ status: 500 }));
    const logged = page.waitForEvent('console', (message) =>
      message.text().includes('the newest designs: 500'),
    );
    await page.goto('/machine-embroidery');
    await logged;
    await expect(page.getByText('No recent images found')).toBeVisible();
  });
});
