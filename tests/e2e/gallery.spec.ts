import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { expectNoViolation } from '../helpers/axe.ts';
import { toast } from '../helpers/converter.ts';
import { join, saveDesign, signIn } from '../helpers/members.ts';
import type { Member } from '../helpers/members.ts';
import { expect, test } from '../helpers/test.ts';

/* The gallery against the server behind `npm start`; other tests save there at the same time. */

const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const pieces = (page: Page) => page.getByRole('list', { name: 'Designs' }).getByRole('listitem');

test.describe('the list', () => {
  let ada: Member;
  let bora: Member;
  /** In the name of every design here: what others save is not found by it. */
  const word = `kilim${randomUUID().slice(0, 6)}`;

  test.beforeAll(async ({ playwright, baseURL }) => {
    const request = await playwright.request.newContext({ baseURL });
    ada = await join(request, 'ada');
    bora = await join(request, 'bora');
    for (let i = 0; i < 27; i++) {
      const name = `${word} ${String(i).padStart(2, '0')}`;
      await saveDesign(request, i === 26 ? bora : ada, name, {
        type: i % 9 === 8 ? 'font' : 'embroidery',
        prompt: i === 3 ? `A stork over ${word}` : '',
      });
    }
    await request.dispose();
  });

  const opened = async (page: Page, query = '') => {
    await page.goto(`/gallery?q=${word}${query}`);
    await expect(pieces(page).first()).toBeVisible();
  };

  test('shows pages of 24, and the rest on scroll or by its button', async ({ page, faults }) => {
    await opened(page);
    await expect(pieces(page).first()).toHaveAttribute('aria-posinset', '1');
    await expect(link(page, `${word} 26`)).toBeVisible();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.getByText('27 designs shown, which is all')).toBeVisible();
    expect(faults).toEqual([]);
  });

  test('searches, filters and sorts, and the address tells it', async ({ page }) => {
    await opened(page);
    await page.getByPlaceholder('Search images...').fill(`stork over ${word}`);
    await expect(pieces(page)).toHaveCount(1);
    await expect(link(page, `${word} 03`)).toBeVisible();
    expect(new URL(page.url()).searchParams.get('q')).toBe(`stork over ${word}`);

    await page.getByPlaceholder('Search images...').fill(word);
    await page.getByRole('combobox', { name: 'Type' }).selectOption('Fonts');
    await expect(pieces(page)).toHaveCount(3);
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Name');
    await expect(pieces(page).first()).toContainText(`${word} 08`);
    await page.getByRole('radio', { name: 'List' }).check();
    await expect(page).toHaveURL(`/gallery?q=${word}&type=font&sort=name&view=list`);
    await page.reload();
    await expect(pieces(page)).toHaveCount(3);
    await expect(page.getByRole('radio', { name: 'List' })).toBeChecked();

    await page.getByPlaceholder('Search images...').fill(`${word} nothing`);
    const nothing = 'No images found. Try adjusting your search or filter criteria';
    await expect(page.getByText(nothing)).toBeVisible();
    await expectNoViolation(page);
    await page.getByRole('button', { name: 'Show everything' }).click();
    await expect(page).toHaveURL('/gallery?sort=name&view=list');
  });

  test('has one, two, three or four columns', async ({ page }) => {
    for (const [width, columns] of [
      [375, 1],
      [768, 2],
      [1024, 3],
      [1440, 4],
    ]) {
      await page.setViewportSize({ width, height: 900 });
      await opened(page);
      const tops = await pieces(page).evaluateAll((all) =>
        all.slice(0, 4).map((one) => Math.round(one.getBoundingClientRect().top)),
      );
      expect(tops.filter((top) => top === tops[0])).toHaveLength(columns);
    }
  });

  test('selects by Ctrl click and by keyboard; a plain click opens', async ({ page }) => {
    await opened(page);
    await link(page, `${word} 26`).click({ modifiers: ['ControlOrMeta'] });
    await expect(page.getByRole('button', { name: 'Delete (1)' })).toBeVisible();
    await expect(page).toHaveURL(/\/gallery\?/);

    await link(page, `${word} 26`).focus();
    await page.keyboard.press('ArrowRight');
    await expect(link(page, `${word} 25`)).toBeFocused();
    await page.keyboard.press('Space');
    await expect(page.getByRole('button', { name: 'Delete (2)' })).toBeVisible();
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('button', { name: 'Delete (1)' })).toBeVisible();
    await page.getByRole('button', { name: 'Select all', exact: true }).click();
    await expect(page.getByRole('button', { name: /^Delete \(2\d\)$/ })).toBeVisible();
    await expectNoViolation(page);
    await page.getByRole('button', { name: 'Deselect all' }).click();
    await expect(page.getByRole('button', { name: /^Delete/ })).toHaveCount(0);

    await link(page, `${word} 26`).click();
    await expect(page.getByRole('heading', { name: `${word} 26`, level: 1 })).toBeVisible();
  });

  test('comes back to the place, with all that was loaded', async ({ page }) => {
    await opened(page);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.getByText('27 designs shown')).toBeVisible();
    await link(page, `${word} 01`).scrollIntoViewIfNeeded();
    const top = await page.evaluate(() => scrollY);
    await link(page, `${word} 01`).click();
    await expect(page.getByRole('heading', { name: `${word} 01`, level: 1 })).toBeVisible();
    await page.getByRole('link', { name: 'Back to Gallery' }).click();
    await expect(page.getByText('27 designs shown')).toBeAttached();
    await expect(link(page, `${word} 01`)).toBeInViewport();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
    await expect(link(page, `${word} 01`)).toBeFocused();
  });

  test('a visitor deletes nothing', async ({ page }) => {
    await opened(page);
    await link(page, `${word} 26`).click({ modifiers: ['ControlOrMeta'] });
    await page.getByRole('button', { name: 'Delete (1)' }).click();
    await expect(toast(page, 'Failed to delete images')).toBeVisible();
    await expect(link(page, `${word} 26`)).toBeVisible();
  });

  test('a member deletes his own, and only those', async ({ page, request }) => {
    const mine = await saveDesign(request, bora, `${word} mine`);
    await signIn(page, bora);
    await opened(page);
    await link(page, mine.name).click({ modifiers: ['ControlOrMeta'] });
    await link(page, `${word} 25`).click({ modifiers: ['ControlOrMeta'] });
    await expect(page.getByText('2 selected, 1 of them yours')).toBeVisible();
    await page.getByRole('button', { name: 'Delete (2)' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Are you sure you want to delete this image?');
    await expectNoViolation(page);
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(toast(page, 'Deleted 1 image(s)')).toBeVisible();
    await expect(link(page, mine.name)).toHaveCount(0);
    await expect(link(page, `${word} 25`)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Delete/ })).toHaveCount(0);
  });
});

test('the gallery says when it cannot be loaded, and tries again', async ({ page }) => {
  await page.route('**/rest/v1/**', (route) => route.abort());
  await page.goto('/gallery');
  await expect(toast(page, 'Failed to load gallery')).toBeVisible();
  await expectNoViolation(page);
  await page.unroute('**/rest/v1/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Failed to load gallery' })).toHaveCount(0);
});

test('an empty gallery leads to the generators', async ({ page }) => {
  await page.route('**/rest/v1/rpc/gallery_page', (route) => route.fulfill({ json: [] }));
  await page.goto('/gallery');
  await expect(page.getByRole('heading', { name: 'No Images Yet' })).toBeVisible();
  for (const path of ['/generator', '/font-generator', '/tattoo-generator']) {
    await expect(page.locator(`main a[href="${path}"]`)).toBeVisible();
  }
  await expectNoViolation(page);
});

test('skeletons stand while the gallery is on its way', async ({ page }) => {
  await page.route('**/rest/v1/**', () => undefined);
  await page.goto('/gallery');
  await expect(page.getByText('Loading designs')).toBeAttached();
  await expect(page.locator('.piece-chalk').first()).toBeVisible();
  await expectNoViolation(page);
});
