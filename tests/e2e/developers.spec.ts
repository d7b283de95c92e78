import { expect, test } from '../helpers/test.ts';

/* The reference of the engine's package. That each page is whole, `site.spec.ts` sees to. */

test('developers find a function from the footer, by keyboard, and its types', async ({ page }) => {
  await page.goto('/features');
  await page.locator('footer').getByRole('link', { name: 'Developers', exact: true }).click();
  await expect(page).toHaveURL('/developers');
  await page.locator('main').getByRole('link', { name: 'ilmek-engine/digitize' }).last().click();
  await expect(page.locator('h1')).toHaveText(/ilmek-engine\/\s*digitize/);

  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link', { name: 'digitizeImage', exact: true }).focus();
  await page.keyboard.press('Enter');
  const entry = page.getByRole('region', { name: 'digitizeImage', exact: true });
  await expect(entry.locator('h3')).toBeInViewport();
  await expect(entry.getByRole('row', { name: /^options/ })).toContainText('SizedOptions');
  await entry.getByRole('link', { name: 'RgbaImage', exact: true }).first().click();
  await expect(page).toHaveURL('/developers/ilmek-engine#RgbaImage');
});

test('developers on a phone slide a wide example in its box, not the page', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 760 });
  await page.goto('/developers#examples');
  const box = page.locator('.code-box').nth(1);
  const widths = await box.evaluate((pre) => {
    pre.scrollLeft = 80;
    return { slid: pre.scrollLeft, page: document.documentElement.scrollWidth };
  });
  expect(widths).toEqual({ slid: 80, page: 375 });
});
