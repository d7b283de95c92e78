import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { HTMLElement } from 'node-html-parser';
import { hrefOf, isBuilt, isIndexed, metaOf, readShared, readSite } from '../helpers/built-head.ts';
import type { BuiltPage } from '../helpers/built-head.ts';
import { DIST } from '../helpers/built-pages.ts';
import { schemaFaults } from '../helpers/schema-org.ts';
import { expect, test } from '../helpers/test.ts';

/* What the built pages say about themselves, and where they lead. Read from the files. */

const SITE = 'https://ilmek.example';

const site = readSite();
const byPath = new Map(site.map((page) => [page.path, page]));
const indexed = site.filter(isIndexed);

function sitemap(): { path: string; lastmod: string | undefined }[] {
  const text = readFileSync(path.join(DIST, 'sitemap-0.xml'), 'utf8');
  return [...text.matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry]) => ({
    path: new URL(/<loc>(.*?)<\/loc>/.exec(entry)![1]).pathname,
    lastmod: /<lastmod>(.*?)<\/lastmod>/.exec(entry)?.[1],
  }));
}

test('the sitemap lists what may be indexed, each with the day of its last change', () => {
  const listed = sitemap();
  expect(listed.map((entry) => entry.path).sort()).toEqual(indexed.map((page) => page.path).sort());
  for (const { path: route, lastmod } of listed) {
    expect(Date.parse(lastmod ?? ''), `${route}: lastmod`).toBeLessThanOrEqual(Date.now());
  }
});

test('pages that may be indexed have titles, descriptions and pictures of their own', () => {
  for (const of of [
    (page: BuiltPage) => page.root.querySelector('title')?.text,
    (page: BuiltPage) => metaOf(page, 'description'),
    (page: BuiltPage) => metaOf(page, 'og:image'),
  ]) {
    const values = indexed.map(of);
    expect(values.filter((value, i) => values.indexOf(value) !== i)).toEqual([]);
  }
});

for (const page of [...site, ...readShared()]) {
  test(`${page.path} has a whole head`, async () => {
    const title = page.root.querySelector('title')?.text ?? '';
    const description = metaOf(page, 'description') ?? '';
    expect(title.length).toBeGreaterThan(5);
    expect(description.length).toBeGreaterThan(50);
    expect([...description].length).toBeLessThanOrEqual(160);
    // Nobody looks for what is not there.
    if (site.includes(page))
      expect(metaOf(page, 'keywords')?.split(',').length ?? 0).toBeGreaterThan(1);
    for (const kind of ['og', 'twitter']) {
      expect(metaOf(page, `${kind}:title`)).toBe(metaOf(page, 'og:title'));
      expect(metaOf(page, `${kind}:description`)).toBe(description);
      expect(metaOf(page, `${kind}:image:alt`)?.length ?? 0).toBeGreaterThan(10);
    }
    expect(metaOf(page, 'twitter:card')).toBe('summary_large_image');
    expect(metaOf(page, 'og:url')).toBe(new URL(page.path, SITE).href);
    expect(hrefOf(page, 'canonical')).toBe(metaOf(page, 'og:url'));

    const image = new URL(metaOf(page, 'og:image')!);
    expect(image.origin).toBe(SITE);
    const { width, height } = await sharp(path.join(DIST, image.pathname)).metadata();
    expect([width, height]).toEqual([1200, 630]);
  });
}

for (const page of site) {
  test(`${page.path} has headings in order and pictures with sizes`, () => {
    const levels = page.root.querySelectorAll('h1,h2,h3,h4,h5,h6').map((h) => Number(h.tagName[1]));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    const leaps = levels.filter((level, i) => i > 0 && level > levels[i - 1] + 1);
    expect(leaps).toEqual([]);
    for (const image of page.root.querySelectorAll('img')) {
      const source = image.getAttribute('src') ?? '';
      expect(image.hasAttribute('alt'), `${source}: alt`).toBe(true);
      expect(Number(image.getAttribute('width')), `${source}: width`).toBeGreaterThan(0);
      expect(Number(image.getAttribute('height')), `${source}: height`).toBeGreaterThan(0);
      expect(sources(image).filter((src) => src.startsWith('/') && !isBuilt(src))).toEqual([]);
    }
  });

  test(`${page.path} leads to pages and anchors that are there`, () => {
    const dead = page.root
      .querySelectorAll('a[href]')
      .map((link) => link.getAttribute('href')!)
      .filter((href) => !leadsSomewhere(page, href));
    expect([...new Set(dead)]).toEqual([]);
  });
}

test('translations point at each other', () => {
  for (const page of site) {
    for (const link of page.root.querySelectorAll('link[rel=alternate][hreflang]')) {
      const other = byPath.get(new URL(link.getAttribute('href')!).pathname);
      const back = other?.root
        .querySelectorAll('link[rel=alternate][hreflang]')
        .map((l) => new URL(l.getAttribute('href')!).pathname);
      expect(back, `${page.path} → ${link.getAttribute('href')}`).toContain(page.path);
    }
  }
});

test('structured data follows the types of schema.org, and what does not is found', () => {
  const graphs = site.map((page) => ({
    path: page.path,
    text: page.root.querySelector('script[type="application/ld+json"]')?.text ?? '',
  }));
  for (const { path: route, text } of graphs) {
    const data = JSON.parse(text) as { '@graph': { '@type': string }[] };
    const types = data['@graph'].map((thing) => thing['@type']);
    expect(types, route).toEqual(expect.arrayContaining(['Organization', 'WebSite']));
    if (route !== '/') expect(types, route).toContain('BreadcrumbList');
  }
  // One that is wrong goes along: were it not found, nothing would be. To read the vocabulary is what
  // takes long, so it is read once.
  const wrong = {
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'Organization', nome: 'Ilmek' }],
  };
  const faults = schemaFaults([...graphs, { path: '/wrong', text: JSON.stringify(wrong) }]);
  expect(faults.filter((fault) => !fault.startsWith('/wrong: '))).toEqual([]);
  expect(faults).toHaveLength(1);
});

/** Addresses that an image or its picture may load. */
function sources(image: HTMLElement): string[] {
  const picture = image.parentNode?.tagName === 'PICTURE' ? image.parentNode : undefined;
  const sets = [image, ...(picture?.querySelectorAll('source') ?? [])]
    .map((element) => element.getAttribute('srcset') ?? '')
    .flatMap((set) => set.split(',').map((part) => part.trim().split(/\s+/)[0]))
    .filter(Boolean);
  return [image.getAttribute('src') ?? '', ...sets];
}

function leadsSomewhere(page: BuiltPage, href: string): boolean {
  const url = new URL(href, `${SITE}${page.path}`);
  if (url.origin !== SITE) return true;
  if (!isBuilt(url.pathname)) return false;
  if (!url.hash) return true;
  const target = byPath.get(url.pathname) ?? page;
  return target.root.getElementById(decodeURIComponent(url.hash.slice(1))) !== null;
}
