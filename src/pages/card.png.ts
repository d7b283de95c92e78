import type { APIRoute } from 'astro';
import { makeCard } from '../lib/card.ts';

/** The picture of social cards, sewn from the landing page's piece. */
export const GET: APIRoute = async () => {
  const card = await makeCard('bouquet');
  return new Response(new Uint8Array(card), { headers: { 'Content-Type': 'image/png' } });
};
