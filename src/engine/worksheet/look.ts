/* The site's look on white paper: its light inks, no ground that would cost toner. */

export const INK = '#1d2138';
export const INK_2 = '#4d4d62';
export const INDIGO = '#2b488a';
export const SAGE = '#3c5d41';
export const MADDER = '#a5232f';
export const WHITE = '#ffffff';
/** Rules between rows: ink at a fifth. */
export const RULE = '#d2d3d7';

/** Type sizes in points. */
export const PT = { title: 30, heading: 16, body: 10.5, small: 9 } as const;

/** Display type is set tight, and its blanks are opened again. */
export const DISPLAY = { tracking: -0.015, wordSpace: 0.07 } as const;

/** Free at each side of a page, mm: what any printer can reach, and a hole punch needs. */
export const MARGIN_MM = 16;
/** From the lower edge to the footer's baseline. */
export const FOOT_MM = 10;

/** A running stitch. */
export const HEM = { hex: INK_2, width: 0.3, dash: [2, 1.15] } as const;

/** Sheets of paper, mm. */
export const PAPERS = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
} as const;
/** A sheet of paper by its name. */
export type PaperName = keyof typeof PAPERS;
