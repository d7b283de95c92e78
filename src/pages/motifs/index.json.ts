import type { APIRoute } from 'astro';
import { MOTIF_KINDS } from '../../engine/prompt/motif-index.ts';
import { buildIndex } from '../../lib/motifs/build-index.ts';
import { MOTIF_SOURCES } from '../../lib/motifs/sources.ts';

/** What prompts may name, for the worker: built once, with the site. */
export const GET: APIRoute = () =>
  Response.json(buildIndex({ ...MOTIF_SOURCES, kinds: MOTIF_KINDS }));
