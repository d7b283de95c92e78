import { MOTIF_INDEX } from './files.ts';

/** How many drawings a prompt may name. */
export const MOTIF_COUNT = MOTIF_INDEX.motifs.length;
