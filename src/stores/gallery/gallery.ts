import { atom, computed } from 'nanostores';
import { linkQuery, queryFromLink } from '../../lib/gallery/query.ts';
import type { GalleryQuery } from '../../lib/gallery/query.ts';
import { troubleWords } from '../../lib/status/trouble-words.ts';
import { AuthenticationRequired, fetchCounts, fetchPage } from '../../services/gallery/gallery.ts';
import { goneDesigns, keepPlace, placeFor, takeStale } from './place.ts';
import type { GalleryPlace } from './place.ts';
import { GALLERY_START, reduceGallery } from './state.ts';
import type { GalleryEvent } from './state.ts';
import { $auth } from '../account/session.ts';
import { $shareChange } from './share-change.ts';
import { showToast } from '../toasts/toasts.ts';

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
  takeStale();
  $shareChange.listen((change) => {
    if (!change) return;
    dispatch({ type: 'seen', change });
    void count();
  });
}

/** Takes the tab's own deletions out of a page that comes back from the browser's memory. */
export function dropGone(): void {
  if (takeStale()) return location.reload();
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
  const { designs: before, query: old } = $gallery.get();
  const query = { ...old, ...change };
  writeAddress(query);
  dispatch({ type: 'asked', query });
  if (query.whose !== old.whose) void count();
  if ($gallery.get().designs !== before || $gallery.get().phase === 'loading') void load();
}

/** Asks once more, after a failure. */
export function askAgain(): void {
  changeQuery({});
  void count();
}

/** Shows one's own designs as they are now. */
export function showMine(): void {
  changeQuery({ whose: $gallery.get().query.whose === 'mine' ? 'all' : 'mine' });
  changeQuery({ whose: 'mine' });
}

/** Where one's own designs are looked at: those of who is signed in now, and of nobody before him. */
export function showOwnOf(userId: string): void {
  const { query, phase, designs } = $gallery.get();
  if (query.whose !== 'mine') return;
  if (phase === 'failed' || designs.some((design) => design.userId !== userId)) showMine();
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
    const { deleteImages } = await import('../../services/gallery/own.ts');
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
  const { whose, search, type, sort } = query;
  try {
    const page = await fetchPage({
      whose,
      search,
      type: type === 'all' ? undefined : type,
      sort,
      after: phase === 'ready' ? next : undefined,
      signal: mine.signal,
    });
    if (asking !== mine) return;
    dispatch({ type: 'page', images: page.images, next: page.next });
    // Once a visit: what an earlier try to take something back has left.
    if (whose === 'mine' && phase === 'loading') await sweep();
  } catch (error) {
    if (asking !== mine || mine.signal.aborted) return;
    // Nobody is signed in, and the page says so: there is nothing to be loaded.
    if (error instanceof AuthenticationRequired) return dispatch({ type: 'failed' });
    console.error(error);
    dispatch({ type: 'failed' });
    const what = troubleWords(error) || 'Check your connection and try again.';
    showToast('error', 'Failed to load gallery', what);
  }
}

async function sweep(): Promise<void> {
  const { sweepCopies } = await import('./sharing.ts');
  await sweepCopies();
}

async function count(): Promise<void> {
  const { whose } = $gallery.get().query;
  try {
    const counts = await fetchCounts(whose);
    if ($gallery.get().query.whose === whose) dispatch({ type: 'counted', counts });
  } catch (error) {
    // The designs themselves tell whether the gallery can be reached.
    console.warn(error);
  }
}
