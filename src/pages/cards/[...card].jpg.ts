import type { APIRoute, GetStaticPaths } from 'astro';
import { CardMaker } from '../../lib/card/card.ts';
import type { CardWords } from '../../lib/card/card.ts';
import { PAGE_CARDS } from '../../lib/card/pages.ts';

const maker = new CardMaker();

/** A card for every page: `/features` has `/cards/features.jpg`. */
export const getStaticPaths = (() =>
  Object.entries(PAGE_CARDS).map(([path, words]) => ({
    params: { card: path === '/' ? 'index' : path.slice(1) },
    props: words,
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<CardWords> = async ({ props }) =>
  new Response(new Uint8Array(await maker.make(props)), {
    headers: { 'Content-Type': 'image/jpeg' },
  });
