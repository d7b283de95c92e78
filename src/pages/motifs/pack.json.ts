import type { APIRoute } from 'astro';
import { motifPack } from '../../lib/motifs/files.ts';

/** All drawings in one file, for the service worker: one request in place of more than a thousand. */
export const GET: APIRoute = () => Response.json(motifPack());
