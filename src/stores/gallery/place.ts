import { queryFromLink, sameDesigns } from '../../lib/gallery/query.ts';
import type { GalleryQuery } from '../../lib/gallery/query.ts';
import type { Cursor, GalleryCard } from '../../services/gallery/gallery.ts';

/*
 * Where somebody was in the gallery before a design was opened, kept for this tab: going back
 * shows the same designs at the same height, without asking for all their pages again.
 */

export interface GalleryPlace {
  query: GalleryQuery;
  designs: readonly GalleryCard[];
  next?: Cursor | undefined;
  /** How far the page was scrolled, px. */
  top: number;
  /** The design that was opened; it gets the focus back. */
  opened?: string | undefined;
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const PLACE = 'ilmek:gallery-place';
const GONE = 'ilmek:gallery-gone';
const STALE = 'ilmek:gallery-stale';

function read(store: Store, key: string): unknown {
  try {
    return JSON.parse(store.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/**
 * Keeps the place; where there is no room for it, going back starts at the top. One's own designs
 * are not kept: whoever uses the browser next is not to find them.
 */
export function keepPlace(place: GalleryPlace, store: Store = sessionStorage): void {
  try {
    if (place.query.whose === 'mine') throw new Error('private');
    store.setItem(PLACE, JSON.stringify(place));
  } catch {
    store.removeItem(PLACE);
  }
}

/** The place that was kept, if it answers what is asked now; without what was deleted since. */
export function placeFor(
  query: GalleryQuery,
  store: Store = sessionStorage,
): GalleryPlace | undefined {
  const place = read(store, PLACE) as GalleryPlace | null;
  if (!place || !sameDesigns(place.query, query)) return undefined;
  const gone = new Set(goneDesigns(store));
  return { ...place, designs: place.designs.filter(({ id }) => !gone.has(id)) };
}

/** Notes that a design was shared or taken back on its own page: the lists are to be asked anew. */
export function noteStale(store: Store = sessionStorage): void {
  store.setItem(STALE, 'yes');
  store.removeItem(PLACE);
}

/** Whether the lists were to be asked anew; they are from now on. */
export function takeStale(store: Store = sessionStorage): boolean {
  const stale = store.getItem(STALE) !== null;
  store.removeItem(STALE);
  return stale;
}

/** Notes that a design was deleted on its own page. */
export function noteGone(id: string, store: Store = sessionStorage): void {
  store.setItem(GONE, JSON.stringify([...goneDesigns(store), id]));
}

/** Ids of designs that this tab deleted on their own pages. */
export function goneDesigns(store: Store = sessionStorage): string[] {
  const ids = read(store, GONE);
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
}

/** How one came to this page: the gallery's own entry in the history lies behind it. */
export function cameFromGallery(referrer: string, origin: string): GalleryQuery | undefined {
  if (!URL.canParse(referrer)) return undefined;
  const url = new URL(referrer);
  return url.origin === origin && url.pathname === '/gallery'
    ? queryFromLink(url.search)
    : undefined;
}
