import type { Thread } from 'ilmek-engine';

/** '225 Red', or its colour where it has neither. */
export const threadName = ({ code, name, hex }: Thread): string =>
  [code, name].filter(Boolean).join(' ') || hex;
