import type { APIRoute, GetStaticPaths } from 'astro';
import { icons as fluent } from '@iconify-json/fluent-emoji-flat';
import chars from '@iconify-json/fluent-emoji-flat/chars.json' with { type: 'json' };
import metadata from '@iconify-json/fluent-emoji-flat/metadata.json' with { type: 'json' };
import { icons as game } from '@iconify-json/game-icons';
import { MOTIF_KINDS } from '../../../engine/prompt/motif-index.ts';
import { buildIndex } from '../../../lib/motifs/build-index.ts';
import { motifSvg } from '../../../lib/motifs/motif-svg.ts';

/** One file for each motif of the index: the worker fetches those that a prompt names. */
export const getStaticPaths = (() =>
  buildIndex({
    categories: metadata.categories,
    chars,
    // Names are the index's business; here only the ids count.
    annotations: { en: {}, tr: {} },
    kinds: MOTIF_KINDS,
  }).motifs.map(([id]) => {
    const [set, name] = id.split(':');
    return { params: { set, name } };
  })) satisfies GetStaticPaths;

export const GET: APIRoute = ({ params }) =>
  new Response(motifSvg(`${params.set}:${params.name}`, { fluent, game }), {
    headers: { 'content-type': 'image/svg+xml' },
  });
