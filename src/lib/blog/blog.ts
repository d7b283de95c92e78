import { BLOG_CATEGORIES, type BlogCategory } from './categories.ts';
import { cardPath } from '../card/pages.ts';
import type { PageMeta } from '../head/head.ts';

/*
 * The blog's lists: which posts, in which order, at which address. Each list is
 * a static page, so that filters and "more" are links that need no script.
 */

/** Cards on a page of a list. */
export const POSTS_A_PAGE = 6;

/** The blog's feed, named in the head of each of its pages. */
export const BLOG_FEED = {
  title: 'Ilmek Blog',
  description:
    'Makine nakışı üzerine Türkçe yazılar: desen hazırlığı, dosya formatları, iplik, kumaş, tela ve nakış sanatı.',
  path: '/rss.xml',
};

/** Words that stand in the blog's own addresses. */
const TAKEN = ['bulunamadi', 'kategori', 'sayfa'];

/** What lists need to know of a post; an entry of the collection has it. */
export interface ListedPost {
  id: string;
  data: { category: string; date: string };
}

/** One static page of a list. */
export interface BlogList<Post> {
  /** Absent in the list of all posts. */
  category?: BlogCategory;
  /** From 1. */
  page: number;
  pages: number;
  posts: Post[];
  path: string;
  /** Addresses of the neighbours: the newer posts, the older ones. */
  newer?: string;
  older?: string;
}

/**
 * A post's address, from the name of its file.
 * @throws RangeError where an address cannot look like that
 */
export function postSlug(file: string): string {
  const slug = file.replace(/\.mdx$/, '');
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug)) {
    throw new RangeError(
      `src/content/blog/${file}: name the file with a-z, 0-9 and hyphens, as in logo-nakislari.mdx`,
    );
  }
  if (TAKEN.includes(slug)) {
    throw new RangeError(
      `src/content/blog/${file}: /blog/${slug} is taken; name the file otherwise`,
    );
  }
  return slug;
}

export function postPath(slug: string): string {
  return `/blog/${slug}`;
}

/** Address of a list's page: /blog, /blog/sayfa/2, /blog/kategori/teknik/sayfa/2. */
export function listPath(category?: BlogCategory, page = 1): string {
  const base = category ? `/blog/kategori/${category.slug}` : '/blog';
  return page > 1 ? `${base}/sayfa/${page}` : base;
}

/** The newest first; of one day, by address, so that each build gives the same order. */
export function newestFirst<Post extends ListedPost>(posts: Post[]): Post[] {
  return posts.toSorted((a, b) => compare(b.data.date, a.data.date) || compare(a.id, b.id));
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Every page of every list. A category without posts has its one, empty page. */
export function blogLists<Post extends ListedPost>(posts: Post[]): BlogList<Post>[] {
  const sorted = newestFirst(posts);
  const of = (name: string) => sorted.filter(({ data }) => data.category === name);
  return [
    ...pagesOf(sorted),
    ...BLOG_CATEGORIES.flatMap((category) => pagesOf(of(category.name), category)),
  ];
}

function pagesOf<Post>(posts: Post[], category?: BlogCategory): BlogList<Post>[] {
  const pages = Math.max(1, Math.ceil(posts.length / POSTS_A_PAGE));
  return Array.from({ length: pages }, (_, index) => {
    const page = index + 1;
    return {
      category,
      page,
      pages,
      posts: posts.slice(index * POSTS_A_PAGE, page * POSTS_A_PAGE),
      path: listPath(category, page),
      newer: page > 1 ? listPath(category, page - 1) : undefined,
      older: page < pages ? listPath(category, page + 1) : undefined,
    };
  });
}

/** What a list's page says of itself: no two pages say the same. */
export function listMeta(list: BlogList<unknown>): PageMeta {
  const { category, page, path, posts } = list;
  const title = category ? `${category.name}: nakış yazıları` : 'Blog: nakış üzerine yazılar';
  const about = category?.about ?? BLOG_FEED.description;
  const numbered = page > 1 ? `, sayfa ${page}` : '';
  return {
    title: `${title}${numbered}`,
    description: page > 1 ? `Sayfa ${page}. ${about}` : about,
    path,
    lang: 'tr',
    keywords: ['nakış blogu', 'makine nakışı', ...(category ? [category.name] : [])],
    feed: BLOG_FEED,
    image: { src: cardPath(path), alt: `${title}${numbered}: kasnakta işlenmiş bir desen` },
    crumbs: [
      { name: 'Blog', path: '/blog' },
      ...(path === '/blog' ? [] : [{ name: `${category?.name ?? 'Yazılar'}${numbered}`, path }]),
    ],
    // An empty category is for the visitor who asks for it, not for search engines.
    noindex: posts.length === 0,
  };
}

/** Two posts to read next: the first two others of the list. */
export function relatedTo<Post extends ListedPost>(post: Post, sorted: Post[]): Post[] {
  return sorted.filter(({ id }) => id !== post.id).slice(0, 2);
}

/** How wide a card lies on a wide screen: the whole row, half of it, a third. */
export type CardWidth = 'row' | 'half' | 'third';

/**
 * Widths for a page of up to six cards, so that each row is full: one over the
 * row, two halves, three thirds.
 */
export function cardWidths(count: number): CardWidth[] {
  const rows: Record<number, CardWidth[]> = {
    0: [],
    1: ['row'],
    2: ['half', 'half'],
    3: ['row', 'half', 'half'],
    4: ['row', 'third', 'third', 'third'],
    5: ['half', 'half', 'third', 'third', 'third'],
    6: ['row', 'half', 'half', 'third', 'third', 'third'],
  };
  const widths = rows[count];
  if (!widths) throw new RangeError(`cardWidths: want 0 to ${POSTS_A_PAGE} cards, got ${count}`);
  return widths;
}

/** A capital and a letter; not one whose mark would touch the line above or below. */
const INITIAL = /^(?![ÇĞİÖŞÜ])\p{Lu}\p{L}/u;

/** Whether an MDX body begins with a paragraph that can bear the initial of three lines. */
export function takesInitial(mdx: string): boolean {
  const first = mdx.split('\n').find((line) => line.trim() && !line.startsWith('import '));
  return INITIAL.test(first?.trim() ?? '');
}
