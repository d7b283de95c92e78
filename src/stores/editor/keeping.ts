import type { Piece } from 'ilmek-engine/piece';
import { openShelf, keepShelf } from '../../lib/shelf/database.ts';
import { ShelfFullError, summaryOf, type Shelf } from '../../lib/shelf/shelf.ts';
import { takenOver } from '../../lib/shelf/take-over.ts';
import { takePen } from '../../lib/shelf/writer.ts';
import { holdOpen } from '../shelf/open-piece.ts';
import { showToast } from '../toasts/toasts.ts';
import { pieceClient } from './sewing.ts';
import { $history, $isBare, $keeping, $piece, $sewn, $title } from './state.ts';

/* Nothing of a piece is lost: each of its states goes to this browser's shelf soon after it is made. */

/** From one keeping to the next, ms, while edits follow each other. */
const KEEP_AFTER_MS = 200;
/**
 * One that comes after a rest is kept as soon as it is drawn, ms: while a page is being left a database
 * has no time any more.
 */
const KEEP_FIRST_AFTER_MS = 20;
/** The picture of lists is drawn where nothing is edited for so long, ms; the first one sooner. */
const PICTURE_AFTER_MS = 2500;
const FIRST_PICTURE_AFTER_MS = 300;

let timer: ReturnType<typeof setTimeout> | undefined;
let pictureTimer: ReturnType<typeof setTimeout> | undefined;
let dropPen: (() => void) | undefined;
let close: (() => void) | undefined;
let preview: Blob | undefined;
/** What lies on the shelf. To open a piece changes nothing, and so its time of change stays. */
let written: { history: unknown; title: string } | undefined;

/** The machine file that a new piece was opened from; of others the shelf knows it. */
let file: string | undefined;

/** Begins to keep a piece that was not kept before. @param from format of its machine file */
export function keepNew(from?: string): void {
  file = from;
  const id = crypto.randomUUID();
  preview = written = undefined;
  $keeping.set({ id, state: 'keeping' });
  history.replaceState(null, '', `?piece=${id}`);
  hold(id);
  void keepShelf();
}

/** A kept piece, and from now on this tab keeps what becomes of it. @throws NewerPieceError */
export async function openKept(id: string) {
  shelf = await openShelf();
  const found = await shelf.get(id);
  if (!found) return undefined;
  preview = found.kept.preview;
  file = found.kept.file;
  written = { history: found.history, title: found.kept.title };
  $keeping.set({ id, state: 'kept' });
  hold(id);
  return { history: found.history, title: found.kept.title };
}

function hold(id: string): void {
  dropPen?.();
  close?.();
  let waited = false;
  dropPen = takePen(id, (mayWrite) => {
    if (mayWrite) close = holdOpen({ id, takeOver: (change) => takeOver(id, change) });
    if (!mayWrite) {
      waited = true;
      $keeping.set({ id, state: 'follows' });
    } else if (waited) {
      void follow(id).then(() => $keeping.set({ id, state: 'kept' }));
    }
  });
}

/** Shows what the account has changed of the piece; what was edited while that came stays on top. */
async function takeOver(id: string, change: () => Promise<void>): Promise<void> {
  const taken = queue.then(async () => {
    await keepState();
    const before = $history.get();
    await change();
    const found = await openShelf().then((shelf) => shelf.get(id));
    const now = $history.get();
    if (!found || !before || !now || $keeping.get().id !== id) return;
    const next = takenOver(found.history, before, now);
    if (next === found.history) written = { history: next, title: found.kept.title };
    $title.set(found.kept.title);
    $history.set(next);
    const text = 'What is shown comes from your account. Undo brings back what was here.';
    showToast('done', 'Changed on another device', text);
  });
  queue = taken.catch(() => undefined);
  await taken;
}

/** Takes over what another tab has written. */
async function follow(id: string): Promise<void> {
  const found = await openShelf().then((shelf) => shelf.get(id));
  if (!found) return;
  written = { history: found.history, title: found.kept.title };
  $title.set(found.kept.title);
  $history.set(found.history);
}

/** Keeps the piece as it changes, and follows where another tab does. @returns ends it */
export function watchKeeping(): () => void {
  const ends = [
    $history.listen((history) => void (history && soon())),
    $title.listen(() => void ($history.get() && soon())),
    $sewn.listen(() => void ($history.get() && soon())),
  ];
  let gone = false;
  openShelf()
    .then((opened) => {
      shelf = opened;
      const end = opened.watch((id) => {
        const { state, id: own } = $keeping.get();
        if (state === 'follows' && id === own) void follow(id);
      });
      if (gone) end();
      else ends.push(end);
    })
    .catch(() => $keeping.set({ ...$keeping.get(), state: 'nowhere' }));
  // A page that is hidden, frozen or left may never be asked again.
  const leave = ({ type }: Event) => {
    if (type === 'visibilitychange' && !document.hidden) return;
    leaveState();
    if (timer) keepNow();
  };
  document.addEventListener('visibilitychange', leave);
  document.addEventListener('freeze', leave);
  addEventListener('pagehide', leave);
  return () => {
    gone = true;
    clearTimeout(pictureTimer);
    document.removeEventListener('visibilitychange', leave);
    document.removeEventListener('freeze', leave);
    removeEventListener('pagehide', leave);
    for (const end of ends) end();
  };
}

function soon(): void {
  const keeping = $keeping.get();
  if (keeping.state === 'follows') return;
  if (keeping.state === 'kept') $keeping.set({ ...keeping, state: 'keeping' });
  // Edits that follow each other, as of a key that is held, do not put it off.
  const rest = keptAt + KEEP_AFTER_MS - performance.now();
  timer ??= setTimeout(keepNow, Math.max(KEEP_FIRST_AFTER_MS, rest));
}

/** One after the other: an older state never comes after a newer one. */
let queue: Promise<void> = Promise.resolve();

/** When a change was last sent to the shelf, by the page's clock. */
let keptAt = -Infinity;

function keepNow(): void {
  clearTimeout(timer);
  timer = undefined;
  keptAt = performance.now();
  clearTimeout(pictureTimer);
  queue = queue.then(keepState);
  const wait = preview ? PICTURE_AFTER_MS : FIRST_PICTURE_AFTER_MS;
  pictureTimer = setTimeout(() => void keepPicture(), wait);
}

/** Keeps the piece as it is at this moment, with the picture that it had. */
async function keepState(): Promise<void> {
  const { id, state } = $keeping.get();
  const history = $history.get();
  const piece = $piece.get();
  if (!id || !history || !piece || state === 'follows') return;
  try {
    shelf = await openShelf();
    const told = { id, ...toldOf(piece) };
    const { title } = told;
    // The history is the larger part: it is written where it has changed.
    if (history === written?.history && title === written.title) {
      const { stitches, widthMm, heightMm } = told;
      await shelf.describe(id, { preview: told.preview, stitches, widthMm, heightMm });
    } else {
      await shelf.put(told, history);
      written = { history, title };
    }
    // What has changed meanwhile is still to be kept.
    if (isOurs(id) && !timer) $keeping.set({ id, state: 'kept' });
  } catch (error) {
    if (isOurs(id))
      $keeping.set({ id, state: error instanceof ShelfFullError ? 'full' : 'nowhere' });
  }
}

/** What lists tell of a piece. */
function toldOf(piece: Piece) {
  const counts = $sewn.get()?.counts;
  const stitches = counts?.stitches ?? 0;
  // Of bare cloth there is no picture, and what it showed comes back with an undo.
  const shown = $isBare.get() ? undefined : preview;
  return { title: $title.get(), preview: shown, stitches, file, ...summaryOf(piece, counts) };
}

/** The shelf, once it was opened: who leaves waits for nothing. */
let shelf: Shelf | undefined;

/** Sends what is not on the shelf yet there, while there is no time left to hear whether it arrived. */
function leaveState(): void {
  const { id, state } = $keeping.get();
  const history = $history.get();
  const piece = $piece.get();
  if (!shelf || !id || !history || !piece || state === 'follows') return;
  if (history === written?.history && $title.get() === written.title) return;
  shelf.leave({ id, ...toldOf(piece) }, history);
}

/** Whether this tab keeps a piece: that another one does may have become known while it was written. */
function isOurs(id: string): boolean {
  const now = $keeping.get();
  return now.id === id && now.state !== 'follows';
}

let drawnOf: unknown;

/**
 * Draws the small picture of lists anew, where nothing more is being changed, and keeps that too. It
 * is drawn outside the queue: an edit made meanwhile is kept without waiting for it.
 */
async function keepPicture(): Promise<void> {
  const sewn = $sewn.get();
  const { id } = $keeping.get();
  if (timer || !sewn || sewn.piece !== $piece.get() || sewn === drawnOf) return;
  drawnOf = sewn;
  const drawn = await pieceClient()
    .picture()
    .catch(() => undefined);
  if (!drawn || $keeping.get().id !== id) return;
  preview = drawn;
  queue = queue.then(keepState);
}
