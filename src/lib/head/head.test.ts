import { describe, expect, it } from 'vitest';
import { buildHead, cutDescription, fullTitle } from './head.ts';
import type { HeadTag, PageMeta } from './head.ts';
import { article, faqPage, softwareApplication } from './graph.ts';

const SITE = 'https://ilmek.example';
const PAGE: PageMeta = { title: 'Features', description: 'What it does.', path: '/features' };

function contentOf(tags: HeadTag[], name: string): string | undefined {
  const tag = tags.find(({ attributes }) => (attributes.name ?? attributes.property) === name);
  return tag?.attributes.content;
}

function hrefOf(tags: HeadTag[], rel: string): string | undefined {
  return tags.find(({ attributes }) => attributes.rel === rel)?.attributes.href;
}

function graphIn(tags: HeadTag[]): Record<string, unknown>[] {
  const script = tags.find(({ name }) => name === 'script');
  const json = JSON.parse(script?.text ?? '{}') as { '@graph': Record<string, unknown>[] };
  return json['@graph'];
}

function thing(tags: HeadTag[], type: string): Record<string, unknown> | undefined {
  return graphIn(tags).find((each) => each['@type'] === type);
}

describe('cutDescription', () => {
  it('leaves 160 characters alone', () => {
    expect(cutDescription('a'.repeat(160))).toBe('a'.repeat(160));
  });
  it('cuts 161 characters to 157 and an ellipsis', () => {
    expect(cutDescription('a'.repeat(161))).toBe(`${'a'.repeat(157)}…`);
  });
  it('counts characters, so that a pair is never split', () => {
    const cut = cutDescription('🧵'.repeat(170));
    expect([...cut]).toHaveLength(158);
    expect(cut).toBe(`${'🧵'.repeat(157)}…`);
  });
  it('leaves no space before the ellipsis', () => {
    expect(cutDescription(`${'a'.repeat(156)} ${'b'.repeat(20)}`)).toBe(`${'a'.repeat(156)}…`);
  });
});

describe('fullTitle', () => {
  it('adds the name once', () => {
    expect(fullTitle('Features')).toBe('Features · Ilmek');
    expect(fullTitle('Ilmek: pictures into embroidery')).toBe('Ilmek: pictures into embroidery');
  });
});

describe('buildHead', () => {
  it('gives title, description, robots and canonical', () => {
    const tags = buildHead(PAGE, SITE);
    expect(tags[0]).toEqual({ name: 'title', attributes: {}, text: 'Features · Ilmek' });
    expect(contentOf(tags, 'description')).toBe('What it does.');
    expect(contentOf(tags, 'robots')).toContain('index, follow');
    expect(hrefOf(tags, 'canonical')).toBe('https://ilmek.example/features');
  });

  it('writes the landing page as the address that browsers use', () => {
    expect(hrefOf(buildHead({ ...PAGE, path: '/' }, SITE), 'canonical')).toBe(`${SITE}/`);
  });

  it('tells the same title, description and picture to social networks', () => {
    const tags = buildHead({ ...PAGE, description: 'd'.repeat(200) }, SITE);
    for (const kind of ['og', 'twitter']) {
      expect(contentOf(tags, `${kind}:title`)).toBe('Features · Ilmek');
      expect(contentOf(tags, `${kind}:description`)).toBe(`${'d'.repeat(157)}…`);
      expect(contentOf(tags, `${kind}:image`)).toBe('https://ilmek.example/cards/features.jpg');
    }
    expect(contentOf(tags, 'og:url')).toBe('https://ilmek.example/features');
  });

  it('keeps a page out of search engines, which has its canonical address all the same', () => {
    const tags = buildHead({ ...PAGE, noindex: true }, SITE);
    expect(contentOf(tags, 'robots')).toBe('noindex, follow');
    expect(hrefOf(tags, 'canonical')).toBe('https://ilmek.example/features');
  });

  it('names keywords, the language and the article when there are some', () => {
    const tags = buildHead(
      {
        ...PAGE,
        lang: 'tr',
        keywords: ['nakış', 'iğne'],
        article: { published: '2026-01-02', author: 'Elif Şahin', tags: ['DST'] },
      },
      SITE,
    );
    expect(contentOf(tags, 'keywords')).toBe('nakış, iğne');
    expect(contentOf(tags, 'og:locale')).toBe('tr_TR');
    expect(contentOf(tags, 'og:type')).toBe('article');
    expect(contentOf(tags, 'article:tag')).toBe('DST');
  });

  it('names the feed of a page that has one', () => {
    const feed = { title: 'Ilmek Blog', path: '/rss.xml' };
    const tags = buildHead({ ...PAGE, feed }, SITE);
    expect(tags.find(({ attributes }) => attributes.type === 'application/rss+xml')).toEqual({
      name: 'link',
      attributes: {
        rel: 'alternate',
        href: `${SITE}/rss.xml`,
        type: 'application/rss+xml',
        title: 'Ilmek Blog',
      },
    });
    expect(hrefOf(buildHead(PAGE, SITE), 'alternate')).toBeUndefined();
  });

  it('carries one graph with organization, site and breadcrumbs', () => {
    const tags = buildHead({ ...PAGE, crumbs: [{ name: 'Features', path: '/features' }] }, SITE);
    expect(tags.filter(({ name }) => name === 'script')).toHaveLength(1);
    expect(thing(tags, 'WebSite')).toMatchObject({
      publisher: { '@id': thing(tags, 'Organization')?.['@id'] },
    });
    expect(thing(tags, 'BreadcrumbList')).toMatchObject({
      itemListElement: [
        { position: 1, item: `${SITE}/` },
        { position: 2, name: 'Features', item: `${SITE}/features` },
      ],
    });
  });

  it('offers the application for 0 USD', () => {
    const app = softwareApplication({ name: 'Ilmek', description: 'd', path: '/' }, SITE);
    const tags = buildHead({ ...PAGE, graph: [app] }, SITE);
    expect(thing(tags, 'SoftwareApplication')).toMatchObject({
      offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
    });
  });

  it('lets no text end the script element', () => {
    const faq = faqPage([{ question: '</script><b>', answer: 'a' }], '/help', SITE);
    const tags = buildHead({ ...PAGE, graph: [faq] }, SITE);
    expect(tags.at(-1)?.text).not.toContain('<');
    expect(thing(tags, 'FAQPage')).toMatchObject({ mainEntity: [{ name: '</script><b>' }] });
  });

  it('writes an article with its dates and language', () => {
    const facts = { title: 't', description: 'd', path: '/blog/x', lang: 'tr', image: '/x.png' };
    const made = article({ ...facts, published: '2026-01-02', author: 'a' }, SITE);
    expect(made).toMatchObject({
      mainEntityOfPage: `${SITE}/blog/x`,
      dateModified: '2026-01-02',
      image: `${SITE}/x.png`,
    });
  });

  it.each(['features', '/features/', '//x', '/a?b'])('refuses the path %s', (path) => {
    expect(() => buildHead({ ...PAGE, path }, SITE)).toThrow(RangeError);
  });

  it('refuses a page without a title', () => {
    expect(() => buildHead({ ...PAGE, title: ' ' }, SITE)).toThrow('/features has no title');
  });
});
