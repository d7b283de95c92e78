import type { CollectionEntry } from 'astro:content';
import { cardPath } from '../card/pages.ts';
import { howTo } from './how-to.ts';
import type { PageMeta } from './head.ts';
import { article, organization, type Crumb } from './graph.ts';
import { SITE_NAME } from '../site.ts';

interface Place {
  path: string;
  /** The way to the guide, without itself. */
  crumbs: Crumb[];
  /** The site's origin. */
  site: string;
}

/** What a guide's page says about itself: an article, and instructions where it has some. */
export function guidePage(guide: CollectionEntry<'guides'>['data'], place: Place): PageMeta {
  const { title, description, keywords, published, updated } = guide;
  const { path, crumbs, site } = place;
  const image = { src: cardPath(path), alt: `${title}, beside a piece in a wooden hoop` };
  const dates = updated ? { published, modified: updated } : { published };
  const about = { ...dates, author: SITE_NAME, tags: keywords };
  const facts = { ...about, title, description, path, lang: 'en', image: image.src };
  return {
    title,
    description,
    path,
    keywords,
    image,
    article: about,
    crumbs: [...crumbs, { name: guide.card?.title ?? title, path }],
    graph: [
      // Written by the house, not by a person.
      { ...article(facts, site), author: organization(site) },
      ...(guide.howTo ? [howTo({ ...guide.howTo, path }, site)] : []),
    ],
  };
}
