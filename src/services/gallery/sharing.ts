import { cleanName } from '../../lib/gallery/names.ts';
import { filesOf } from './own-files.ts';
import { remove } from '../pictures.ts';
import { getSupabase, type Supabase } from '../supabase.ts';

/* Sharing a design in the gallery, and taking it back. */

/** What everyone shall see besides the picture. */
export interface ShareChoice {
  name: string;
  /** The picture it was made from. */
  original: boolean;
  /** Its stitches, from which every machine's file is written. */
  files: boolean;
}

/** Files that a design shares, by the start of their names. */
const wantedOf = ({ original, files }: ShareChoice): string[] => [
  'picture',
  ...(original ? ['original'] : []),
  ...(files ? ['stitches'] : []),
];

const partOf = (key: string) => key.split('/')[2].split('.')[0];

/**
 * Shares a design of whoever is signed in: the public copies first, the row last. After a failure
 * it is private, and no copy is left if it can be helped.
 * @throws AccountFull where there is no room for the copies, or the error of database or storage
 */
export async function shareDesign(
  id: string,
  choice: ShareChoice,
  supabase = getSupabase(),
): Promise<void> {
  const files = await filesOf([id], supabase);
  const keysIn = (bucket: string) =>
    files.filter((file) => file.bucket === bucket).map(({ name }) => name);
  // Of an earlier attempt: what is public is to be what is chosen now.
  await remove(supabase, 'shared', keysIn('shared'));
  const wanted = wantedOf(choice);
  const kept = files.filter(
    ({ bucket, name }) => bucket === 'gallery' && wanted.includes(partOf(name)),
  );
  try {
    await copyOut(
      kept.map(({ name }) => name),
      supabase,
    );
    const { error } = await supabase.rest.rpc('share_design', {
      id,
      name: cleanName(choice.name),
      with_original: choice.original,
      with_files: choice.files,
    });
    if (error) throw error;
  } catch (error) {
    await removeStaleCopies(supabase).catch((failure: unknown) => console.warn(failure));
    const bytes = kept.reduce((sum, file) => sum + file.bytes, 0);
    const { explainRefusal } = await import('../account/account.ts');
    throw await explainRefusal(error, { designs: 0, bytes }, supabase);
  }
}

async function copyOut(keys: readonly string[], { storage }: Supabase): Promise<void> {
  const bucket = (await storage()).from('gallery');
  const copied = await Promise.all(
    keys.map((key) => bucket.copy(key, key, { destinationBucket: 'shared' })),
  );
  const failed = copied.find(({ error }) => error);
  if (failed?.error) throw failed.error;
}

/**
 * Takes a shared design of whoever is signed in back: nobody else sees it from then on.
 * @returns whether its public copies are gone too; if not, `removeStaleCopies` tries again
 * @throws the database's error, or an Error where it was not his or not shared
 */
export async function takeBack(id: string, supabase = getSupabase()): Promise<boolean> {
  const { data, error } = (await supabase.rest.rpc('unshare_design', { id })) as {
    data: unknown;
    error: Error | null;
  };
  if (error) throw error;
  if (data !== true) throw new Error('there is no such shared design of yours');
  try {
    await removeStaleCopies(supabase);
    return true;
  } catch (failure) {
    console.warn('public copies stay behind', failure);
    return false;
  }
}

/** Removes public copies of one's own that no shared design shows. @throws the error of database or storage */
export async function removeStaleCopies(supabase = getSupabase()): Promise<void> {
  const { data, error } = (await supabase.rest.rpc('my_stale_copies')) as {
    data: unknown;
    error: Error | null;
  };
  if (error) throw error;
  if (!Array.isArray(data)) throw new TypeError('my_stale_copies: not a list');
  const keys = data.map((row: { name?: unknown } | null) => String(row?.name));
  await remove(supabase, 'shared', keys);
}
