import type { Locator, Page } from 'playwright/test';
import { expect, test } from '../helpers/test.ts';

/* The Turkish blog: lists, filters, "more", articles, sharing, what is not there. */

const CATEGORIES = ['Teknoloji', 'Tasarım', 'İpuçları', 'Sanat', 'Teknik', 'Sürdürülebilirlik'];
const ARTICLE = '/blog/nakis-makine-dosya-formatlari-rehberi';

const filters = (page: Page): Locator => page.getByRole('navigation', { name: 'Kategoriler' });
const cards = (page: Page): Locator => page.locator('main article:visible');
const links = (page: Page): Locator => cards(page).getByRole('link', { name: /^Devamını Oku/ });
const more = (page: Page): Locator => page.getByRole('link', { name: 'Daha Fazla Yükle' });

const addresses = (page: Page): Promise<string[]> =>
  links(page).evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));

test.describe('the list', () => {
  test('shows six posts with all that a reader chooses by', async ({ page, faults }) => {
    await page.goto('/blog');
    await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
    await expect(cards(page)).toHaveCount(6);
    for (const card of await cards(page).all()) {
      await expect(card.getByRole('img')).toHaveAttribute('alt', /.{10,}/);
      await expect(card.locator('time')).toHaveText(/^\d{1,2} \p{Lu}\p{Ll}+ \d{4}$/u);
      await expect(card.getByText(/^\d+ dk okuma$/)).toBeVisible();
      await expect(card.locator('.post-category')).toHaveText(new RegExp(CATEGORIES.join('|')));
      await expect(card.getByRole('link')).toHaveAttribute('href', /^\/blog\/[a-z0-9-]+$/);
    }
    expect(faults).toEqual([]);
  });

  test('is filtered by category, and the address says so', async ({ page }) => {
    await page.goto('/blog');
    const names = await filters(page).getByRole('link').allInnerTexts();
    expect(names.map((name) => name.trim())).toEqual(['Tümü', ...CATEGORIES]);
    await filters(page).getByRole('link', { name: 'Teknik' }).click();
    await expect(page).toHaveURL('/blog/kategori/teknik');
    await expect(filters(page).locator('[aria-current=page]')).toHaveText('Teknik');
    expect(new Set(await page.locator('.post-category').allInnerTexts())).toEqual(
      new Set(['Teknik']),
    );
    await page.goBack();
    await expect(cards(page)).toHaveCount(6);
    await expect(filters(page).locator('[aria-current=page]')).toHaveText('Tümü');
  });

  test('grows by “Daha Fazla Yükle”, and Back takes that back', async ({ page, faults }) => {
    await page.goto('/blog');
    const first = await addresses(page);
    await more(page).click();
    await expect(page).toHaveURL('/blog/sayfa/2');
    const both = await addresses(page);
    expect(both.slice(0, 6)).toEqual(first);
    expect(both.length).toBeGreaterThan(6);
    expect(new Set(both).size).toBe(both.length);
    await expect(cards(page).nth(6).getByRole('heading')).toBeFocused();
    await expect(page.getByRole('status')).toHaveText(`${both.length - 6} yazı daha yüklendi.`);
    await expect(page).toHaveTitle(/sayfa 2/);

    await page.goBack();
    await expect(cards(page)).toHaveCount(6);
    await expect(more(page)).toBeVisible();
    await expect(page).toHaveURL('/blog');
    await page.goForward();
    await expect(cards(page)).toHaveCount(both.length);
    expect(faults).toEqual([]);
  });

  test('is as it was after an article was read: same posts, same place', async ({
    page,
    faults,
  }) => {
    await page.goto('/blog');
    await more(page).click();
    await expect(page).toHaveURL('/blog/sayfa/2');
    const both = await addresses(page);
    await links(page).last().scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => scrollY);
    expect(place).toBeGreaterThan(500);
    await links(page).last().click();
    await expect(page.locator('.prose')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/blog/sayfa/2');
    await expect(cards(page)).toHaveCount(both.length);
    expect(await addresses(page)).toEqual(both);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(place, -1);
    await expect(page.getByRole('link', { name: 'Daha yeni yazılar' })).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/blog');
    await expect(cards(page)).toHaveCount(6);
    expect(await addresses(page)).toEqual(both.slice(0, 6));
    expect(faults).toEqual([]);
  });

  test('keeps its filter and its place after an article was read', async ({ page }) => {
    await page.goto('/blog');
    await filters(page).getByRole('link', { name: 'Teknik' }).click();
    await expect(page).toHaveURL('/blog/kategori/teknik');
    const posts = await addresses(page);
    await links(page).last().scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => scrollY);
    await links(page).last().click();
    await expect(page.locator('.prose')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/blog/kategori/teknik');
    expect(await addresses(page)).toEqual(posts);
    await expect(filters(page).locator('[aria-current=page]')).toHaveText('Teknik');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(place, -1);
  });

  test('follows the link where the posts cannot be fetched', async ({ page }) => {
    await page.route('**/blog/sayfa/2', (route) =>
      route.request().resourceType() === 'fetch' ? route.abort() : route.continue(),
    );
    await page.goto('/blog');
    await more(page).click();
    await expect(page.getByRole('link', { name: 'Daha yeni yazılar' })).toBeVisible();
    await expect(page).toHaveURL('/blog/sayfa/2');
  });

  test('can be walked by keys, one stop a card', async ({ page }) => {
    await page.goto('/blog');
    await filters(page).getByRole('link').last().focus();
    for (const address of (await addresses(page)).slice(0, 3)) {
      await page.keyboard.press('Tab');
      await expect(page.locator(':focus')).toHaveAttribute('href', address);
    }
    await page.keyboard.press('Enter');
    await expect(page.locator('h1')).toBeVisible();
    await expect(page).not.toHaveURL('/blog');
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('filters and further posts are links', async ({ page }) => {
    await page.goto('/blog');
    await more(page).click();
    await expect(page).toHaveURL('/blog/sayfa/2');
    expect(await addresses(page)).not.toEqual([]);
    await page.getByRole('link', { name: 'Daha yeni yazılar' }).click();
    await expect(page).toHaveURL('/blog');
    await filters(page).getByRole('link', { name: 'Sanat' }).click();
    await expect(page).toHaveURL('/blog/kategori/sanat');
    await links(page).first().click();
    await expect(page.locator('.prose')).toBeVisible();
  });

  test('an article offers what works', async ({ page }) => {
    await page.goto(ARTICLE);
    await expect(page.getByRole('link', { name: 'WhatsApp' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Bağlantıyı kopyala' })).toBeHidden();
  });
});

test.describe('an article', () => {
  test('has head, author, body, tags and two others to read', async ({ page, faults }) => {
    await page.goto(ARTICLE);
    await expect(page.getByRole('link', { name: 'Tüm yazılar' })).toHaveAttribute('href', '/blog');
    await expect(page.locator('.article-hero img')).toHaveJSProperty('complete', true);
    await expect(page.locator('.article-head time')).toHaveText(/^\d{1,2} \p{L}+ \d{4}$/u);
    await expect(page.locator('.article-head').getByText(/^\d+ dk okuma$/)).toBeVisible();
    await expect(page.locator('.author-name')).toBeVisible();
    await expect(page.locator('.author-bio')).toBeVisible();
    expect(
      await page.getByRole('list', { name: 'Etiketler' }).locator('li').count(),
    ).toBeGreaterThan(1);
    const related = page.getByRole('region', { name: 'Bunları da okuyun' });
    await expect(related.getByRole('article')).toHaveCount(2);
    await expect(related.locator(`a[href="${ARTICLE}"]`)).toHaveCount(0);
    expect(faults).toEqual([]);
  });

  test('says what it is to search engines, social networks and feed readers', async ({ page }) => {
    await page.goto(ARTICLE);
    const content = (property: string) =>
      page.locator(`meta[property="${property}"]`).first().getAttribute('content');
    expect(await content('og:type')).toBe('article');
    expect(await content('article:published_time')).toMatch(/^\d{4}-\d{2}-\d{2}/);
    expect(await content('article:section')).toBe('Teknik');
    const json = await page.locator('script[type="application/ld+json"]').textContent();
    const { '@graph': graph } = JSON.parse(json ?? '') as { '@graph': Record<string, unknown>[] };
    expect(graph.find((thing) => thing['@type'] === 'Article')).toMatchObject({
      inLanguage: 'tr',
      headline: await page.locator('h1').textContent(),
    });
    expect(graph.map((thing) => thing['@type'])).toContain('BreadcrumbList');

    const feed = await page.locator('link[type="application/rss+xml"]').getAttribute('href');
    const response = await page.request.get(new URL(feed ?? '').pathname);
    expect(response.headers()['content-type']).toContain('xml');
    const text = await response.text();
    expect(text).toContain('<language>tr</language>');
    expect(text).toContain(`${ARTICLE}</link>`);
  });

  test('can be shared: four links with its address on the site that runs', async ({ page }) => {
    await page.goto(ARTICLE);
    const own = page.url();
    expect(own).toMatch(/^http:\/\/localhost/);
    const share = page.getByRole('region', { name: 'Paylaşın' });
    for (const name of ['X', 'Facebook', 'LinkedIn', 'WhatsApp']) {
      const link = share.getByRole('link', { name: new RegExp(`^${name}\\b`) });
      const { searchParams } = new URL((await link.getAttribute('href')) ?? '');
      expect([...searchParams.values()].join(' ')).toContain(own);
    }
  });

  test('its address can be copied', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(ARTICLE);
    await page.getByRole('button', { name: 'Bağlantıyı kopyala' }).click();
    await expect(page.getByRole('status')).toHaveText('Kopyalandı');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(page.url());
    await expect(page.getByRole('button', { name: 'Bağlantıyı kopyala' })).toBeVisible();
  });

  test('goes to the device’s own sheet where there is one, and says nothing of it elsewhere', async ({
    page,
  }) => {
    await page.goto(ARTICLE);
    await expect(page.getByRole('button', { name: 'Paylaş…' })).toBeHidden();
    // Chromium on a server has no sheet: this stands for a telephone's.
    await page.addInitScript(() => {
      Object.assign(navigator, {
        canShare: () => true,
        share: (data: ShareData) => Promise.resolve(void (document.title = data.url ?? '')),
      });
    });
    await page.reload();
    await page.getByRole('button', { name: 'Paylaş…' }).click();
    await expect(page).toHaveTitle(page.url());
  });
});

for (const path of ['/blog/boyle-bir-yazi-yok', '/blog/kategori/yok', '/blog/bulunamadi']) {
  test(`${path} is not found, in Turkish, and leads back`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog yazısı bulunamadı');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await page.getByRole('link', { name: 'Bloga dön' }).click();
    await expect(page).toHaveURL('/blog');
  });
}
