import { atom } from 'nanostores';

/** What this page has brought along: ids of old entries, and of the designs that they became. */
export const $brought = atom<ReadonlyMap<string, string>>(new Map());
