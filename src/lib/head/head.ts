import type { Graph, Thing } from 'schema-dts';
import { breadcrumbs, graphOf, organization, webSite } from './graph.ts';
import type { Crumb } from './graph.ts';
import { cardOfPage } from '../card/pages.ts';
import { absoluteUrl, SITE_NAME } from '../site.ts';

/** What a page says about itself; everything in its head follows from this. */
export interface PageMeta {
  /** Without the site's name, which is added unless the title holds it already. */
  title: string;
  /** Cut to 157 characters and an ellipsis past 160. */
  description: string;
  /** The route, as in "/features"; "/" for the landing page. */
  path: string;
  /** BCP 47; "en" unless told. */
  lang?: string;
  /** A page in another language has a word with ğ, ş or İ, whose letters then come with the others. */
  turkishLetters?: boolean;
  keywords?: string[];
  /** Keep the page out of search engines. */
  noindex?: boolean;
  /** The picture of social cards, 1200 × 630 px; the page's own of `card/pages.ts` unless told. */
  image?: { src: string; alt: string };
  /** Makes the page an article for Open Graph. Dates in ISO 8601. */
  article?: {
    published: string;
    modified?: string;
    author: string;
    section?: string;
    tags?: string[];
  };
  /** A feed of what this page lists or belongs to, for readers to find. */
  feed?: { title: string; path: string };
  /** The way to this page, from below the landing page down to itself. */
  crumbs?: Crumb[];
  /** Further structured data: SoftwareApplication, FAQPage, Article, … */
  graph?: Thing[];
}

/** One element of the head, as data. */
export interface HeadTag {
  name: 'title' | 'meta' | 'link' | 'script';
  attributes: Record<string, string>;
  text?: string;
}

const DESCRIPTION_LIMIT = 160;
/** Open Graph wants a territory. */
const LOCALES: Record<string, string> = { en: 'en_US', tr: 'tr_TR' };

/** A description of at most 160 characters: past that, 157 and an ellipsis. */
export function cutDescription(description: string): string {
  const characters = [...description.trim()];
  if (characters.length <= DESCRIPTION_LIMIT) return characters.join('');
  return `${characters
    .slice(0, DESCRIPTION_LIMIT - 3)
    .join('')
    .trimEnd()}…`;
}

/** The title with the site's name in it, once. */
export function fullTitle(title: string): string {
  return title.includes(SITE_NAME) ? title : `${title} · ${SITE_NAME}`;
}

/**
 * Every tag that a page's head holds, in order.
 * @param site the site's origin, such as "https://ilmek.example"
 * @throws RangeError where the path is not a route or the title is empty
 */
export function buildHead(page: PageMeta, site: string): HeadTag[] {
  if (!page.title.trim()) throw new RangeError(`buildHead: ${page.path} has no title`);
  if (!/^\/(?:[^/?#]+(?:\/[^/?#]+)*)?$/.test(page.path)) {
    throw new RangeError(`buildHead: path must look like "/features", got "${page.path}"`);
  }
  return [
    ...basics(page, site),
    ...openGraph(page, site),
    ...twitterCard(page, site),
    jsonLd(pageGraph(page, site)),
  ];
}

function basics(page: PageMeta, site: string): HeadTag[] {
  const tags: HeadTag[] = [
    { name: 'title', attributes: {}, text: fullTitle(page.title) },
    meta('description', cutDescription(page.description)),
    meta('robots', page.noindex ? 'noindex, follow' : 'index, follow, max-image-preview:large'),
  ];
  if (page.keywords?.length) tags.push(meta('keywords', page.keywords.join(', ')));
  tags.push(link('canonical', absoluteUrl(page.path, site)));
  if (page.feed) {
    const { title, path } = page.feed;
    const type = 'application/rss+xml';
    tags.push(link('alternate', absoluteUrl(path, site), { type, title }));
  }
  return tags;
}

function openGraph(page: PageMeta, site: string): HeadTag[] {
  const image = page.image ?? cardOfPage(page.path);
  const tags = [
    property('og:site_name', SITE_NAME),
    property('og:type', page.article ? 'article' : 'website'),
    property('og:title', fullTitle(page.title)),
    property('og:description', cutDescription(page.description)),
    property('og:url', absoluteUrl(page.path, site)),
    property('og:locale', LOCALES[page.lang ?? 'en'] ?? LOCALES.en),
    property('og:image', absoluteUrl(image.src, site)),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', image.alt),
  ];
  const { article } = page;
  if (!article) return tags;
  tags.push(property('article:published_time', article.published));
  if (article.modified) tags.push(property('article:modified_time', article.modified));
  tags.push(property('article:author', article.author));
  if (article.section) tags.push(property('article:section', article.section));
  for (const tag of article.tags ?? []) tags.push(property('article:tag', tag));
  return tags;
}

function twitterCard(page: PageMeta, site: string): HeadTag[] {
  const image = page.image ?? cardOfPage(page.path);
  return [
    meta('twitter:card', 'summary_large_image'),
    meta('twitter:title', fullTitle(page.title)),
    meta('twitter:description', cutDescription(page.description)),
    meta('twitter:image', absoluteUrl(image.src, site)),
    meta('twitter:image:alt', image.alt),
  ];
}

function pageGraph(page: PageMeta, site: string): Graph {
  const things: Thing[] = [organization(site), webSite(site)];
  if (page.crumbs?.length) things.push(breadcrumbs(page.crumbs, site));
  return graphOf([...things, ...(page.graph ?? [])]);
}

/** Data, not a program. "<" is escaped so that no text in it can end the element. */
function jsonLd(graph: Graph): HeadTag {
  const text = JSON.stringify(graph).replaceAll('<', '\\u003c');
  return { name: 'script', attributes: { type: 'application/ld+json' }, text };
}

function meta(name: string, content: string): HeadTag {
  return { name: 'meta', attributes: { name, content } };
}

function property(name: string, content: string): HeadTag {
  return { name: 'meta', attributes: { property: name, content } };
}

function link(rel: string, href: string, more: Record<string, string> = {}): HeadTag {
  return { name: 'link', attributes: { rel, href, ...more } };
}
