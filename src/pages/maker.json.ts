import type { APIRoute } from 'astro';
import { imageProviderOf, type Maker } from '../lib/ai/provider.ts';

/*
 * Who makes the pictures, for the pages. It is a file, so that asking costs nothing; the local
 * server answers in its place when a stand-in plays fal.ai.
 */
export const GET: APIRoute = () => {
  const maker: Maker = { maker: imageProviderOf(import.meta.env), standIn: false };
  return new Response(JSON.stringify(maker));
};
