import type { APIRoute, GetStaticPaths } from 'astro';
import { getCollection } from 'astro:content';
import { CardMaker, type CardWords } from '../../../lib/card/card.ts';

const maker = new CardMaker();

/** The social card of each guide of the help center. */
export const getStaticPaths = (async () => {
  const guides = await getCollection('guides', ({ data }) => data.card !== undefined);
  return guides.map(({ id, data: { title, piece } }) => ({
    params: { guide: id },
    props: { title, piece, accent: 'indigo' as const },
  }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<CardWords> = async ({ props }) =>
  new Response(new Uint8Array(await maker.make(props)), {
    headers: { 'Content-Type': 'image/jpeg' },
  });
