import { atom, computed } from 'nanostores';
import { linkQuery, queryFromLink } from '../lib/gallery-query.ts';
import type { GalleryQuery } from '../lib/gallery-query.ts';
import { deleteImages, fetchCounts, fetchPage } from '../services/gallery.ts';
import { goneDesigns, keepPlace, placeFor } from './gallery-place.ts';
import type { GalleryPlace } from './gallery-place.ts';
import { GALLERY_START, reduceGallery } from './gallery-state.ts';
import type { GalleryEvent } from './gallery-state.ts';
import { $auth } from './session.ts';
import { showToast } from './toasts.ts';

/** The gallery as it is looked at. */
export const $gallery = atom(GALLERY_START);

/** Ids of what is selected: a page of pieces follows this alone. */
export const $selected = computed($gallery, ({ selected }) => selected);

/** The place that one has come back to, its designs loaded; undefined where one came anew. */
export const $place = atom<GalleryPlace | undefined>(undefined);

/** The question that counts; an older one that still answers is not listened to. */
let asking: AbortController | undefined;

const dispatch = (event: GalleryEvent) => $gallery.set(reduceGallery($gallery.get(), event));

/**
 * Opens the gallery at what the page's address asks for, or at the place that one comes back to.
 * @param early what was asked for before this page had its script, as in an address
 */
export function openGallery(early: URLSearchParams): void {
  const asked = new URLSearchParams(location.search);
  for (const [name, value] of early) asked.set(name, value);
  const query = queryFromLink(String(asked));
  if (String(early) !== '') writeAddress(query);
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const place = entry?.type === 'back_forward' ? placeFor(query) : undefined;
  dispatch({ type: 'asked', query });
  if (place) dispatch({ type: 'restored', designs: place.designs, next: place.next });
  else void load();
  $place.set(place);
  void count();
}

/** Takes the tab's own deletions out of a page that comes back from the browser's memory. */
export function dropGone(): void {
  dispatch({ type: 'gone', ids: goneDesigns() });
  void count();
}

/** The design that is being opened; it gets the focus when one comes back. */
let opened: string | undefined;

export const noteOpened = (id: string): void => void (opened = id);

/** Keeps the place before the page is left. */
export function leaveGallery(): void {
  const { phase, query, designs, next } = $gallery.get();
  if (phase === 'ready') keepPlace({ query, designs, next, top: scrollY, opened });
}

const writeAddress = (query: GalleryQuery): void =>
  history.replaceState(history.state, '', `${location.pathname}${linkQuery(query)}`);

/** Asks for something else, or another view of the same; the address follows. */
export function changeQuery(change: Partial<GalleryQuery>): void {
  const before = $gallery.get().designs;
  const query = { ...$gallery.get().query, ...change };
  writeAddress(query);
  dispatch({ type: 'asked', query });
  if ($gallery.get().designs !== before || $gallery.get().phase === 'loading') void load();
}

/** Asks once more, after a failure. */
export function askAgain(): void {
  changeQuery({});
  void count();
}

/** Loads the next page, unless it is on its way or there is none. */
export async function loadMore(): Promise<void> {
  const { phase, more, next } = $gallery.get();
  if (phase !== 'ready' || more === 'loading' || !next) return;
  dispatch({ type: 'more' });
  await load();
}

export const toggleSelected = (id: string) => dispatch({ type: 'toggled', id });
export const selectAll = () => dispatch({ type: 'all' });
export const selectNone = () => dispatch({ type: 'none' });

/** Deletes what is selected, as far as it is the member's own. */
export async function deleteSelected(): Promise<void> {
  const { selected, designs } = $gallery.get();
  const userId = $auth.get().user?.id;
  const own = designs.filter((design) => selected.has(design.id) && design.userId === userId);
  try {
    const gone = own.length > 0 && (await deleteImages(own.map(({ id }) => id)));
    if (!gone || gone.length === 0) throw new Error('none of them is deleted');
    dispatch({ type: 'gone', ids: gone });
    dispatch({ type: 'none' });
    showToast('done', `Deleted ${gone.length} image(s)`, '');
  } catch (error) {
    if (own.length > 0) console.error(error);
    const text =
      own.length === 0
        ? 'You can only delete designs of your own.'
        : 'The server could not do it, or was not reached. Please try again.';
    showToast('error', 'Failed to delete images', text);
    return;
  }
  void count();
  const { designs: left, next } = $gallery.get();
  if (left.length === 0 && next) void loadMore();
}

async function load(): Promise<void> {
  asking?.abort();
  const mine = (asking = new AbortController());
  const { query, phase, next } = $gallery.get();
  const { search, type, sort } = query;
  try {
    const page = await fetchPage({
      search,
      type: type === 'all' ? undefined : type,
      sort,
      after: phase === 'ready' ? next : undefined,
      signal: mine.signal,
    });
    if (asking === mine) dispatch({ type: 'page', images: page.images, next: page.next });
  } catch (error) {
    if (asking !== mine || mine.signal.aborted) return;
    console.error(error);
    dispatch({ type: 'failed' });
    showToast('error', 'Failed to load gallery', 'Check your connection and try again.');
  }
}

async function count(): Promise<void> {
  try {
    dispatch({ type: 'counted', counts: await fetchCounts() });
  } catch (error) {
    // The designs themselves tell whether the gallery can be reached.
    console.warn(error);
  }
}
