/* What a page says to the service worker, and what the build tells it. */

/** Addresses that a page was made of: they came before the worker was there to keep them. */
export interface Visited {
  type: 'visited';
  urls: string[];
}

/** A tool was opened: all that the tools are made of shall be there without a network. */
export interface KeepTools {
  type: 'keep-tools';
}

export type PageMessage = Visited | KeepTools;

/** Files of a build. */
export interface BuildFiles {
  /** The page for what was never visited, and what it shows. */
  fallback: { url: string; revision: string | null }[];
  /** Pages, scripts and pictures of the tools. */
  tools: string[];
}

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
