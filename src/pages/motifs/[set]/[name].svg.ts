import type { APIRoute, GetStaticPaths } from 'astro';
import { drawingOf, MOTIF_INDEX } from '../../../lib/motifs/files.ts';

/** One file for each motif of the index: the worker fetches those that a prompt names. */
export const getStaticPaths = (() =>
  MOTIF_INDEX.motifs.map(([id]) => {
    const [set, name] = id.split(':');
    return { params: { set, name } };
  })) satisfies GetStaticPaths;

export const GET: APIRoute = ({ params }) =>
  new Response(drawingOf(`${params.set}:${params.name}`), {
    headers: { 'content-type': 'image/svg+xml' },
  });
