/*
 * A PHC file: a label, pictures, two sections, and the stitches of a PEC file
 * with its 64 threads. Known from files of several programs.
 *
 * It is read, not written: what the two sections hold, and the bytes around the second list of
 * threads, is not known, and a machine would be told zeros for facts.
 */

export const PHC_MAGIC = '#PHC';
/** Behind `LA:`. */
export const PHC_LABEL_AT = 11;
export const PHC_LABEL_BYTES = 16;
/** The label's last byte: from where offsets count, or a blank where that is the usual place. */
export const PHC_BASE_AT = 0x2b;
export const PHC_BASE = 0x2e;
export const PHC_BLANK = 0x20;
export const PHC_SECTIONS_AT = 0x30;
/** The number of blocks, and their thread numbers. */
export const PHC_COUNT_AT = 0x4d;
/** Bytes from the last section to a second list of threads, and from there to the stitches. */
export const PHC_TO_SECOND_LIST = 10;
export const PHC_TO_STITCHES = 29;
