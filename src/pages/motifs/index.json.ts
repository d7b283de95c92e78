import type { APIRoute } from 'astro';
import { MOTIF_INDEX } from '../../lib/motifs/files.ts';

/** What prompts may name, for the worker: built once, with the site. */
export const GET: APIRoute = () => Response.json(MOTIF_INDEX);
