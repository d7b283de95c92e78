import { icons as fluent } from '@iconify-json/fluent-emoji-flat';
import { icons as game } from '@iconify-json/game-icons';
import { MOTIF_KINDS } from 'ilmek-engine/tables';
import { buildIndex } from './build-index.ts';
import { motifSvg } from './motif-svg.ts';
import { MOTIF_SOURCES } from './sources.ts';

/** What prompts may name. For builds: the sources are megabytes. */
export const MOTIF_INDEX = buildIndex({ ...MOTIF_SOURCES, kinds: MOTIF_KINDS });

/** The drawing of a motif, as an SVG document. @throws Error where there is none */
export const drawingOf = (id: string): string => motifSvg(id, { fluent, game });

/** Index and drawings by their addresses: all that the prompts of a device without network need. */
export function motifPack(): Record<string, string> {
  const drawings = MOTIF_INDEX.motifs.map(([id]): [string, string] => [
    `/motifs/${id.replace(':', '/')}.svg`,
    drawingOf(id),
  ]);
  return { '/motifs/index.json': JSON.stringify(MOTIF_INDEX), ...Object.fromEntries(drawings) };
}
