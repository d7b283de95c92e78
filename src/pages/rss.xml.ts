import rss from '@astrojs/rss';
import type { APIContext } from 'astro';
import { getCollection, getEntry } from 'astro:content';
import { BLOG_FEED, newestFirst, postPath } from '../lib/blog/blog.ts';
import { dayStart } from '../lib/dates.ts';
import { absoluteUrl } from '../lib/site.ts';

/** Posts in the feed: readers of feeds want the new ones. */
const LENGTH = 30;

/** The blog's feed, RSS 2.0. */
export async function GET(context: APIContext): Promise<Response> {
  const site = context.site!.origin;
  const posts = newestFirst(await getCollection('blog')).slice(0, LENGTH);
  return rss({
    title: BLOG_FEED.title,
    description: BLOG_FEED.description,
    site: absoluteUrl('/blog', site),
    trailingSlash: false,
    xmlns: { atom: 'http://www.w3.org/2005/Atom', dc: 'http://purl.org/dc/elements/1.1/' },
    customData: [
      '<language>tr</language>',
      `<atom:link href="${absoluteUrl(BLOG_FEED.path, site)}" rel="self" type="application/rss+xml"/>`,
    ].join(''),
    items: await Promise.all(
      posts.map(async ({ id, data }) => ({
        title: data.title,
        description: data.excerpt,
        link: postPath(id),
        pubDate: dayStart(data.date),
        categories: [data.category, ...data.tags],
        customData: `<dc:creator>${(await getEntry('authors', data.author))!.data.name}</dc:creator>`,
      })),
    ),
  });
}
