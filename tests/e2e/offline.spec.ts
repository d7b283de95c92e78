import type { Page } from 'playwright/test';
import { expect, test } from '../helpers/test.ts';

/* What works without a network, once the site was visited. */

// What a browser keeps, and whether it has a network, is each test's own.
test.use({ serviceWorkers: 'allow', reuseContext: false });
// The files of all tools are fetched behind the page's back.

const cached = (page: Page, name: string) =>
  page.evaluate(
    async (cache) => (await (await caches.open(cache)).keys()).map(({ url }) => url),
    name,
  );

/** Visits a page and waits until the worker has kept it. */
async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect
    .poll(() => cached(page, 'ilmek-pages'), { timeout: 60_000 })
    .toContain(new URL(path, page.url()).href);
}

test('a page that was visited opens without a network; another says so', async ({
  page,
  context,
}) => {
  await visit(page, '/about');
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/terms');
  await expect(page.getByRole('heading', { name: 'The thread has run out' })).toBeVisible();
});

test('a tool sews without a network, and so does a tool that was never opened', async ({
  page,
  context,
}) => {
  await visit(page, '/image-to-embroidery');
  const kept = () => cached(page, 'ilmek-assets');
  await expect
    .poll(async () => (await kept()).some((url) => url.includes('engine.worker')), {
      timeout: 60_000,
    })
    .toBe(true);
  await expect
    .poll(() => cached(page, 'ilmek-pages'))
    .toContainEqual(expect.stringMatching(/\/generator$/));
  await context.setOffline(true);
  await page.goto('/generator');
  await page.setInputFiles('#picture-file', {
    name: 'disc.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4.5" cy="4.5" r="4"/></svg>',
    ),
  });
  await page.getByRole('button', { name: 'Generate' }).first().click();
  await expect(page.getByRole('button', { name: /Download Pattern/ })).toBeVisible({
    timeout: 60_000,
  });
});

test('a prompt is sewn without a network, with drawings that were never asked for', async ({
  page,
  context,
}) => {
  // A visit to any tool brings the drawings along.
  await visit(page, '/image-to-embroidery');
  await expect.poll(() => cached(page, 'ilmek-motifs'), { timeout: 60_000 }).toHaveLength(1);
  const asked = (await cached(page, 'ilmek-data')).filter((url) => url.includes('/motifs/'));
  expect(asked).toEqual([]);
  await context.setOffline(true);
  await page.goto('/prompt-to-embroidery');
  await page.getByRole('textbox', { name: 'Prompt' }).fill('a red lighthouse and two seagulls');
  await page.getByRole('button', { name: 'Generate Embroidery' }).first().click();
  await expect(page.getByRole('button', { name: /Download Pattern/ })).toBeVisible({
    timeout: 60_000,
  });
});

test('nothing of one visitor is kept', async ({ page }) => {
  await visit(page, '/gallery');
  await page.waitForLoadState('networkidle');
  const names = await page.evaluate(() => caches.keys());
  const all = await Promise.all(names.map((name) => cached(page, name)));
  const paths = all.flat().map((url) => new URL(url).pathname);
  expect(paths.length).toBeGreaterThan(0);
  expect(paths.filter((path) => /^\/(?:api|auth\/v1|rest|storage|_mail)/.test(path))).toEqual([]);
});
