import type { APIRoute, GetStaticPaths } from 'astro';
import { getCollection } from 'astro:content';
import { blogLists, postPath } from '../../lib/blog/blog.ts';
import { CardMaker, type CardWords } from '../../lib/card/card.ts';
import { cardPath, PAGE_CARDS } from '../../lib/card/pages.ts';
import { doorPath } from '../../lib/developers/reference.ts';

const maker = new CardMaker();

/** The parameter of this route that gives the card of a page. */
const parameter = (path: string) => cardPath(path).slice('/cards/'.length, -'.jpg'.length);

const cardOf = (path: string, { title, piece, accent }: CardWords) => ({
  params: { card: parameter(path) },
  props: { title, piece, accent },
});

/** A card for every page: `/features` has `/cards/features.jpg`. */
export const getStaticPaths = (async () => {
  const posts = await getCollection('blog');
  const guides = await getCollection('guides', ({ data }) => data.card !== undefined);
  const doors = await getCollection('developers');
  const lists = blogLists(posts).filter(({ path }) => !(path in PAGE_CARDS));
  return [
    ...Object.entries(PAGE_CARDS).map(([path, words]) => cardOf(path, words)),
    ...posts.map(({ id, data: { title, piece } }) =>
      cardOf(postPath(id), { title, piece, accent: 'sage' }),
    ),
    ...guides.map(({ id, data: { title, piece } }) =>
      cardOf(`/help-center/${id}`, { title, piece, accent: 'indigo' }),
    ),
    ...doors.map(({ id, data: { from } }) =>
      cardOf(doorPath(id), {
        // Blanks around the slash, where the line may break.
        title: from.replace('/', ' / '),
        piece: PAGE_CARDS['/developers'].piece,
        accent: 'indigo',
      }),
    ),
    ...lists.map(({ path, category, page, posts: [newest] }) =>
      cardOf(path, {
        title: `${category?.name ?? PAGE_CARDS['/blog'].title}${page > 1 ? `, sayfa ${page}` : ''}`,
        piece: newest?.data.piece ?? PAGE_CARDS['/blog'].piece,
        accent: 'sage',
      }),
    ),
  ];
}) satisfies GetStaticPaths;

export const GET: APIRoute<CardWords> = async ({ props }) =>
  new Response(new Uint8Array(await maker.make(props)), {
    headers: { 'Content-Type': 'image/jpeg' },
  });
