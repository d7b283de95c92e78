/* What a page and the build say to the service worker. */

/** Addresses of a page and of what it was made of: they came before the worker could keep them. */
export type Visited = string[];

/** Files of a build. */
export interface BuildFiles {
  /** The page for what was never visited, and what it shows. */
  fallback: { url: string; revision: string | null }[];
  /** Pages, scripts and fonts of the tools. */
  tools: string[];
  /** All drawings that prompts may name, in one file. */
  motifs: { url: string; revision: string };
}

/** Address → text of each file of the motifs, in one file. */
export const MOTIF_PACK = '/motifs/pack.json';

/** The page that is shown where nothing was kept and no network answers. */
export const OFFLINE_PAGE = '/offline';

/** The pages of the tools: they and all scripts are kept once one of them was opened. */
export const TOOL_PAGES: readonly string[] = [
  '/generator',
  '/font-generator',
  '/logo-generator',
  '/tattoo-generator',
  '/image-to-embroidery',
  '/prompt-to-embroidery',
];
