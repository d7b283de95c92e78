import { persistentAtom } from '@nanostores/persistent';
import { atom } from 'nanostores';
import { openShelf } from '../../lib/shelf/database.ts';
import { copyTitle } from '../../lib/shelf/files.ts';
import { ShelfFullError, summaryOf, type KeptPiece, type Shelf } from '../../lib/shelf/shelf.ts';
import { planSync, type AccountPiece, type SyncStep } from '../../lib/shelf/sync.ts';
import { inTurn, withPen } from '../../lib/shelf/writer.ts';
import {
  ChangedElsewhere,
  fetchWorkingFile,
  fetchWorkingFilesUsage,
  keepWorkingFile,
  listWorkingFiles,
  NoRoomForPiece,
  PieceTooLarge,
  removeWorkingFile,
  type WorkingFilesUsage,
} from '../../services/account/working-files.ts';
import { pageEngine } from '../../worker/client.ts';
import { $auth, startSession } from '../account/session.ts';
import { faultOf } from './my-pieces.ts';
import { openHere } from './open-piece.ts';
import { $waitingThere } from './waiting-there.ts';

/*
 * Pieces of this device in the account of whoever is signed in, where he has said so: nothing
 * is sent unasked. Device and account are made the same again after each change, when the page
 * comes into view, and when the connection comes back.
 */

/** How device and account stand. */
export interface AccountShelf {
  /** `nobody` is signed in; `off`: the member has not asked for it; `failed`: it is tried again. */
  phase: 'nobody' | 'off' | 'working' | 'same' | 'failed';
  /** Of the pieces that are being sent and fetched. */
  done: number;
  of: number;
  usage?: WorkingFilesUsage | undefined;
  /** What is to be said of single pieces. */
  told: readonly { title: string; text: string }[];
}

const NOBODY: AccountShelf = { phase: 'nobody', done: 0, of: 0, told: [] };

export const $accountShelf = atom<AccountShelf>(NOBODY);

/** After the last change, ms: an edit is sent when it rests. */
const SEND_AFTER_MS = 4000;

/** Another device may be writing the same: what it has written meanwhile is compared anew, so often. */
const ROUNDS = 3;

/** Ids of the members of this browser who want it, between spaces. */
const $wanted = persistentAtom<string>('ilmek:account-pieces', '');

const isOn = (member: string): boolean => $wanted.get().split(' ').includes(member);
const memberNow = (): string | undefined => $auth.get().user?.id;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Keeps device and account the same from now on, where the member wants it. @returns ends it */
export function watchAccountShelf(): () => void {
  startSession();
  let over = false;
  const ends = [$auth.subscribe(({ user, loading }) => void (!loading && arrive(user?.id)))];
  void openShelf().then(
    (shelf) => {
      const end = shelf.watch(soon);
      if (over) end();
      else ends.push(end);
    },
    () => undefined,
  );
  const look = () => void (document.visibilityState === 'visible' && void syncNow());
  addEventListener('online', look);
  document.addEventListener('visibilitychange', look);
  return () => {
    over = true;
    clearTimeout(timer);
    removeEventListener('online', look);
    document.removeEventListener('visibilitychange', look);
    for (const end of ends) end();
  };
}

/** Begins, or stops, to keep the pieces in the account, too. What is there stays. */
export function switchAccountShelf(on: boolean): void {
  const member = memberNow();
  if (!member) return;
  const others = $wanted
    .get()
    .split(' ')
    .filter((id) => id && id !== member);
  $wanted.set([...others, ...(on ? [member] : [])].join(' '));
  arrive(member);
}

function arrive(member: string | undefined): void {
  if (!member) return $accountShelf.set(NOBODY);
  if (!isOn(member)) return $accountShelf.set({ ...NOBODY, phase: 'off' });
  void syncNow();
}

/** Looks how many pieces the account has that this device has not; none is sent or fetched for it. */
export async function lookThere(): Promise<void> {
  try {
    const shelf = await openShelf();
    const [here, there] = await Promise.all([shelf.all(), listWorkingFiles()]);
    const isHere = new Set(here.map(({ id }) => id));
    $waitingThere.set(there.filter(({ id, removed }) => !removed && !isHere.has(id)).length);
  } catch (error) {
    // Whoever asks for them is told.
    console.warn('the account was not looked into', error);
  }
}

function soon(): void {
  clearTimeout(timer);
  timer = setTimeout(() => void syncNow(), SEND_AFTER_MS);
}

/**
 * One tab at a time, and in it one after the other. It is waited for: a page that is loaded again comes to
 * this while the one before it, which will not end its own, is not gone yet.
 */
let running: Promise<void> | undefined;
let again = false;

/** Makes device and account the same. */
export function syncNow(): Promise<void> {
  const member = memberNow();
  if (!member || !isOn(member)) return Promise.resolve();
  clearTimeout(timer);
  again = running !== undefined;
  running ??= inTurn('account', () => sync(member)).finally(() => {
    running = undefined;
    if (again) soon();
  });
  return running;
}

async function sync(member: string): Promise<void> {
  const state = () => $accountShelf.get();
  $accountShelf.set({ ...state(), phase: 'working', done: 0, of: 0, told: [] });
  try {
    const shelf = await openShelf();
    for (let round = 0; round < ROUNDS; round++) {
      if (await syncOnce(shelf, member)) break;
    }
    $accountShelf.set({ ...state(), phase: 'same', usage: await fetchWorkingFilesUsage() });
    $waitingThere.set(0);
  } catch (error) {
    console.error(error);
    $accountShelf.set({ ...state(), phase: 'failed' });
  }
}

/** @returns whether that was all: nobody has come between, and nothing was set apart that is yet to be sent */
async function syncOnce(shelf: Shelf, member: string): Promise<boolean> {
  const [here, there] = await Promise.all([shelf.all(), listWorkingFiles()]);
  const steps = planSync(here, there, member);
  $accountShelf.set({ ...$accountShelf.get(), done: 0, of: steps.length });
  let isAll = true;
  for (const [i, step] of steps.entries()) {
    const kept = here.find(({ id }) => id === step.id);
    const theirs = there.find(({ id }) => id === step.id);
    try {
      await take(step, { shelf, member, kept, theirs });
      if (step.do === 'part') isAll = false;
    } catch (error) {
      if (error instanceof ChangedElsewhere) isAll = false;
      else tell(kept?.title ?? theirs?.title ?? '', error);
    }
    $accountShelf.set({ ...$accountShelf.get(), done: i + 1 });
  }
  return isAll;
}

/** What goes wrong with one piece is told of it, and the others go on; a lost connection ends it all. */
function tell(title: string, error: unknown): void {
  const text = wordsOf(error);
  if (text === undefined) throw error;
  $accountShelf.set({
    ...$accountShelf.get(),
    told: [...$accountShelf.get().told, { title, text }],
  });
}

function wordsOf(error: unknown): string | undefined {
  if (error instanceof NoRoomForPiece) {
    return 'Your account has no room left for it. It is safe on this device; delete pieces that you no longer need.';
  }
  if (error instanceof PieceTooLarge) {
    return 'It is too large for the account, and stays on this device.';
  }
  if (error instanceof ShelfFullError) return faultOf(error);
  return undefined;
}

interface Sides {
  shelf: Shelf;
  member: string;
  kept: KeptPiece | undefined;
  theirs: AccountPiece | undefined;
}

async function take(step: SyncStep, sides: Sides): Promise<void> {
  const { shelf, member, kept } = sides;
  const { id } = step;
  switch (step.do) {
    case 'send':
      return send(id, step.buildsOn, shelf, member);
    case 'delete': {
      const version = await removeWorkingFile(id, step.buildsOn);
      return shelf.mark(id, { member, version, changedAt: kept!.changedAt });
    }
    case 'take-off':
      // It can be put back for a day, as if it had been deleted here. One that is open goes on.
      await withPen(id, async () => {
        await shelf.mark(id, markOf(sides, kept!.changedAt));
        await shelf.remove(id);
      });
      return;
    case 'part':
      await withPiece(id, async () => {
        await setApart(shelf, kept!);
        await receive(sides);
      });
      return;
    case 'fetch':
      await withPiece(id, () => receive(sides));
  }
}

/** Changes a piece on the shelf: one that no tab has open, or that this one has; another's tab does it itself. */
async function withPiece(id: string, change: () => Promise<void>): Promise<void> {
  const here = openHere(id);
  if (here) await here.takeOver(change);
  else await withPen(id, change);
}

const markOf = ({ member, theirs }: Sides, changedAt: string) => ({
  member,
  version: theirs!.version,
  changedAt,
});

async function send(id: string, buildsOn: number, shelf: Shelf, member: string): Promise<void> {
  const found = await shelf.get(id);
  if (!found) return;
  const { title, createdAt, changedAt, widthMm, heightMm, stitches, colors, file } = found.kept;
  const { steps, at } = found.history;
  const whole = { ...steps[at].piece, name: title, ...(file && { openedFrom: file }) };
  const bytes = await pageEngine().writePiece(whole);
  const version = await keepWorkingFile(
    { id, title, createdAt, changedAt, widthMm, heightMm, stitches, colors, bytes },
    buildsOn,
  );
  await shelf.mark(id, { member, version, changedAt });
}

/** The device's own state goes on under another name, with all that can be undone. */
async function setApart(shelf: Shelf, kept: KeptPiece): Promise<void> {
  const found = await shelf.get(kept.id);
  if (!found) return;
  const title = copyTitle(
    kept.title,
    (await shelf.list()).map((piece) => piece.title),
  );
  const own = { ...found.kept, id: crypto.randomUUID(), title, account: undefined };
  await shelf.receive(own, found.history);
  const text = `It was changed on two devices. What this device had is kept beside it as “${title}”.`;
  $accountShelf.set({
    ...$accountShelf.get(),
    told: [...$accountShelf.get().told, { title: kept.title, text }],
  });
}

/** The account's state, after those that this device has of it: it can be undone. */
async function receive(sides: Sides): Promise<void> {
  const { shelf, member, theirs } = sides;
  const { id, title, createdAt, changedAt } = theirs!;
  const { bytes, version } = await fetchWorkingFile(id);
  const { piece, stitches, preview, size } = await pageEngine().openPiece(bytes, 'piece.svg');
  const before = (await shelf.get(id))?.history;
  const steps = before?.steps.slice(0, before.at + 1) ?? [];
  const step = { piece: { ...piece, name: title }, label: 'From your account' };
  await shelf.receive(
    {
      ...{ id, title, createdAt, changedAt, preview, stitches, ...summaryOf(piece, size) },
      ...(piece.openedFrom && { file: piece.openedFrom }),
      account: { member, version, changedAt },
    },
    { steps: [...steps, step], at: steps.length, gesture: undefined },
  );
}
