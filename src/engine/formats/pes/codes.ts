/*
 * A PES file: what the desktop program edits (thread list, objects), then the
 * PEC block that the machine sews. Layout: EduTechWiki, "Embroidery format PES".
 */

export const PES_MAGIC = '#PES';
export const PES_SIGNATURE = { 1: '#PES0001', 6: '#PES0060' } as const;
export const PES_SIGNATURE_BYTES = 8;
export type PesVersion = keyof typeof PES_SIGNATURE;
/** A string's length is one byte. */
export const PES_MAX_STRING = 255;
/** Kind of a thread that is on none of the program's own charts. */
export const PES_CUSTOM_THREAD = 0x0a;

/** Where the thread list lies in a version's header: bytes to skip, none of which we need. */
export interface PesLayout {
  /** From the strings to the hoop's name, in versions that have one. */
  hoop?: number;
  /** From there to the background picture's name. */
  image: number;
  /** From there to the counts of fills, motifs and feathers, and of threads. */
  counts: number;
}

/** Versions before 5 list no threads; only these layouts are known. Keys: four characters after `#PES`. */
export const PES_LAYOUTS: Record<string, PesLayout> = {
  '0050': { image: 24, counts: 24 },
  '0055': { image: 24, counts: 24 },
  '0056': { image: 24, counts: 24 },
  '0060': { image: 36, counts: 24 },
  '0070': { image: 36, counts: 24 },
  '0080': { image: 38, counts: 26 },
  '0090': { hoop: 14, image: 30, counts: 34 },
  '0100': { hoop: 14, image: 38, counts: 34 },
};
/** The first version whose header has a name, without threads. */
export const PES_NAME_ONLY = '0040';
