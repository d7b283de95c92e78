import { MOTIF_KINDS } from '../../engine/prompt/motif-index.ts';
import { buildIndex } from './build-index.ts';
import { MOTIF_SOURCES } from './sources.ts';

/** How many drawings a prompt may name. For builds: the sources are megabytes. */
export const MOTIF_COUNT = buildIndex({ ...MOTIF_SOURCES, kinds: MOTIF_KINDS }).motifs.length;
