import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BLOG_CATEGORIES } from './categories.ts';
import {
  blogLists,
  cardWidths,
  listMeta,
  listPath,
  newestFirst,
  postSlug,
  POSTS_A_PAGE,
  relatedTo,
  takesInitial,
  type ListedPost,
} from './blog.ts';
import { buildHead } from '../head/head.ts';

const post = (id: string, date: string, category = 'Teknik'): ListedPost => ({
  id,
  data: { date, category },
});

/** Posts on one day after another, the categories in turn. */
const many = (count: number): ListedPost[] =>
  Array.from({ length: count }, (_, i) =>
    post(
      `yazi-${i}`,
      new Date(Date.UTC(2026, 0, 1 + i)).toISOString().slice(0, 10),
      BLOG_CATEGORIES[i % BLOG_CATEGORIES.length].name,
    ),
  );

describe('postSlug', () => {
  it('is the name of the file', () => {
    expect(postSlug('nakis-makine-dosya-formatlari-rehberi.mdx')).toBe(
      'nakis-makine-dosya-formatlari-rehberi',
    );
  });

  it.each(['Nakış.mdx', 'iki kelime.mdx', 'alt/yazi.mdx', '-x.mdx', 'kategori.mdx', 'sayfa.mdx'])(
    'refuses %s and names the file',
    (file) => expect(() => postSlug(file)).toThrow(file),
  );
});

describe('newestFirst', () => {
  it('sorts by day, then by address, and leaves the given list alone', () => {
    const given = [post('b', '2026-01-01'), post('c', '2026-02-01'), post('a', '2026-01-01')];
    expect(newestFirst(given).map(({ id }) => id)).toEqual(['c', 'a', 'b']);
    expect(given[0].id).toBe('b');
  });
});

describe('blogLists', () => {
  it('shows each post once in the list of all, and once in its category', () => {
    fc.assert(
      fc.property(fc.nat(40), (count) => {
        const lists = blogLists(many(count));
        const ids = (of: typeof lists) => of.flatMap(({ posts }) => posts.map(({ id }) => id));
        const all = ids(lists.filter(({ category }) => !category));
        const filtered = ids(lists.filter(({ category }) => category));
        expect(new Set(all).size).toBe(count);
        expect(all).toHaveLength(count);
        expect(filtered.toSorted()).toEqual(all.toSorted());
      }),
    );
  });

  it('has a page for each category, even without posts, and none of more than six', () => {
    const lists = blogLists(many(8));
    expect(new Set(lists.map(({ category }) => category?.slug)).size).toBe(7);
    for (const { posts } of lists) expect(posts.length).toBeLessThanOrEqual(POSTS_A_PAGE);
    expect(blogLists([])).toHaveLength(7);
  });

  it('links the pages of a list in a chain, each to its own address', () => {
    const all = blogLists(many(14)).filter(({ category }) => !category);
    expect(all.map(({ path }) => path)).toEqual(['/blog', '/blog/sayfa/2', '/blog/sayfa/3']);
    expect(all.map(({ older }) => older)).toEqual(['/blog/sayfa/2', '/blog/sayfa/3', undefined]);
    expect(all.map(({ newer }) => newer)).toEqual([undefined, '/blog', '/blog/sayfa/2']);
    expect(listPath(BLOG_CATEGORIES[2], 2)).toBe('/blog/kategori/ipuclari/sayfa/2');
  });
});

describe('listMeta', () => {
  it('tells every list apart, in texts that a head takes whole', () => {
    const metas = blogLists(many(80)).map(listMeta);
    for (const field of ['title', 'description', 'path'] as const) {
      expect(new Set(metas.map((meta) => meta[field])).size).toBe(metas.length);
    }
    for (const meta of metas) {
      expect(meta.description.length).toBeLessThanOrEqual(160);
      expect(meta.description.length).toBeGreaterThan(50);
      expect(() => buildHead(meta, 'https://ilmek.example')).not.toThrow();
    }
  });

  it('keeps an empty category from search engines, and nothing else', () => {
    const metas = blogLists(many(1)).map(listMeta);
    expect(metas.filter(({ noindex }) => !noindex).map(({ path }) => path)).toEqual([
      '/blog',
      '/blog/kategori/teknoloji',
    ]);
  });
});

describe('relatedTo', () => {
  const posts = newestFirst(many(4));
  it('is the first two others', () => {
    expect(relatedTo(posts[0], posts)).toEqual([posts[1], posts[2]]);
    expect(relatedTo(posts[3], posts)).toEqual([posts[0], posts[1]]);
    expect(relatedTo(posts[0], [posts[0]])).toEqual([]);
  });
});

describe('cardWidths', () => {
  const share = { row: 12, half: 6, third: 4 };
  it.each([1, 2, 3, 4, 5, 6])('fills its rows with %d cards', (count) => {
    const widths = cardWidths(count);
    expect(widths).toHaveLength(count);
    expect(widths.reduce((sum, width) => sum + share[width], 0) % 12).toBe(0);
  });
  it('knows no page of seven', () => {
    expect(() => cardWidths(7)).toThrow(RangeError);
  });
});

describe('takesInitial', () => {
  it.each([
    ['Bir nakış dosyası', true],
    ["\nimport X from './x.ts';\n\nNakış", true],
    ['O günden beri', false],
    ['Şişe', false],
    ['İğne', false],
    ['Ölçü', false],
    ['“Bunun dosyası', false],
    ['## Başlık\n\nBir', false],
    ['<Figure piece="lale" alt="" />\n\nBir', false],
    ['40 numara', false],
    ['', false],
  ])('%j: %s', (mdx, takes) => {
    expect(takesInitial(mdx)).toBe(takes);
  });
});
