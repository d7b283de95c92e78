import { dropLocal, readLocal, type LocalEntry } from '../lib/local-gallery.ts';
import { hasSaved, saveImage } from './gallery.ts';
import { unpack } from './pictures.ts';
import { getSupabase, type Supabase } from './supabase.ts';

/**
 * Saves what this browser kept of a visitor, once he has an account that has saved nothing yet.
 * Each entry is forgotten as soon as it is saved; what fails stays for the next time.
 * @returns how many were saved
 * @throws AuthenticationRequired, or the database's error
 */
export async function importLocal(
  store: Storage = localStorage,
  supabase = getSupabase(),
): Promise<number> {
  const entries = readLocal(store);
  if (entries.length === 0 || (await hasSaved(supabase))) return 0;
  let saved = 0;
  // Oldest first, so that the newest is the newest there too.
  for (const entry of entries.reverse()) {
    try {
      await importOne(entry, supabase);
      dropLocal(store, entry.id);
      saved++;
    } catch (error) {
      console.warn('not imported', entry.name, error);
    }
  }
  return saved;
}

async function importOne(entry: LocalEntry, supabase: Supabase): Promise<void> {
  const { name, prompt, type, settings, width, height, url, originalImage, stitches } = entry;
  await saveImage(
    {
      ...{ name, prompt, type, settings, width, height },
      picture: blobOf(url),
      original: originalImage ? blobOf(originalImage) : undefined,
      stitches: stitches ? await unpack(new Blob([bytesOf(stitches)])) : undefined,
    },
    supabase,
  );
}

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

/** The picture in a data: address. Pages may not fetch one. @throws TypeError where it is none */
function blobOf(url: string): Blob {
  const [, type, data] = /^data:(image\/[a-z]+);base64,(.*)$/s.exec(url) ?? [];
  if (!type) throw new TypeError('the picture is no data: address in base 64');
  return new Blob([bytesOf(data)], { type });
}
