import { blobOf, bytesOf, dropLocal, readLocal, type LocalEntry } from '../../lib/gallery/local.ts';
import { deleteImages, hasSaved, saveImage } from './own.ts';
import { keepGalleryPiece } from './remix.ts';
import { unpack } from '../pictures.ts';
import { getSupabase, type Supabase } from '../supabase.ts';

/**
 * What this browser kept of a visitor and may be imported now, newest first: whoever is signed in
 * has saved nothing yet.
 * @throws AuthenticationRequired, or the database's error
 */
export async function importable(
  store: Storage = localStorage,
  supabase = getSupabase(),
): Promise<LocalEntry[]> {
  const entries = readLocal(store);
  return entries.length > 0 && !(await hasSaved(supabase)) ? entries : [];
}

/** What became of entries that were to be imported. */
export interface Imported {
  /** Ids of the entries that were saved, and of the designs that they became. */
  saved: ReadonlyMap<string, string>;
  /** The account had no room for one that was left. */
  full: boolean;
}

/**
 * Saves what may be imported, for its owner alone.
 * @throws AuthenticationRequired, or the database's error
 */
export async function importLocal(
  store: Storage = localStorage,
  supabase = getSupabase(),
): Promise<Imported> {
  return importEntries(await importable(store, supabase), store, supabase);
}

/**
 * Saves entries that a member asked for, whatever he has saved before, for him alone. One that
 * another tab has saved meanwhile is not there any more, and is left out.
 */
export async function importChosen(
  ids: readonly string[],
  store: Storage = localStorage,
  supabase = getSupabase(),
): Promise<Imported> {
  const chosen = readLocal(store).filter(({ id }) => ids.includes(id));
  return importEntries(chosen, store, supabase);
}

/**
 * Each entry is forgotten as soon as it is saved; what fails stays for the next time.
 * @param entries newest first
 */
async function importEntries(
  entries: readonly LocalEntry[],
  store: Storage,
  supabase: Supabase,
): Promise<Imported> {
  const saved = new Map<string, string>();
  let full = false;
  // Oldest first, so that the newest is the newest there too.
  for (const entry of entries.toReversed()) {
    try {
      saved.set(entry.id, await importOne(entry, supabase));
      dropLocal(store, entry.id);
      void forgetPictureOf(entry.id);
    } catch (error) {
      console.warn('not imported', entry.name, error);
      full ||= await isFull(entry, error, supabase);
    }
  }
  return { saved, full };
}

/** Its picture goes with it; where the browser has no databases there is none. */
const forgetPictureOf = (id: string): Promise<void> =>
  import('../../lib/gallery/pictures.ts')
    .then(({ dropPicture }) => dropPicture(id))
    .catch(() => undefined);

/** Whether an entry was refused because the account has no room for it. */
async function isFull(entry: LocalEntry, error: unknown, supabase: Supabase): Promise<boolean> {
  const { url, originalImage = '', stitches = '' } = entry;
  // Base 64 writes three bytes in four letters.
  const bytes = Math.floor(((url.length + originalImage.length + stitches.length) * 3) / 4);
  const { AccountFull, explainRefusal } = await import('../account/account.ts');
  return (await explainRefusal(error, { designs: 1, bytes }, supabase)) instanceof AccountFull;
}

async function importOne(entry: LocalEntry, supabase: Supabase): Promise<string> {
  const { name, prompt, type, settings, width, height, url, originalImage, stitches } = entry;
  const id = await saveImage(
    {
      ...{ name, prompt, type, settings, width, height },
      picture: blobOf(url),
      original: originalImage ? blobOf(originalImage) : undefined,
      stitches: stitches ? await unpack(new Blob([bytesOf(stitches)])) : undefined,
    },
    supabase,
  );
  await importPiece(id, entry, supabase);
  return id;
}

/**
 * The shapes come along, too: here they would be forgotten. Where they cannot be kept the design is
 * taken out again, and stays in the browser.
 */
async function importPiece(id: string, { piece }: LocalEntry, supabase: Supabase): Promise<void> {
  const bytes = piece && (await unpack(new Blob([bytesOf(piece)])).catch(() => undefined));
  if (!bytes) return;
  try {
    await keepGalleryPiece(id, bytes, supabase);
  } catch (error) {
    await deleteImages([id], supabase);
    throw error;
  }
}
