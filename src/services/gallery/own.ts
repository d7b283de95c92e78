import { PRIVATE_PATH, type ImageType, type Settings } from '../../lib/gallery/image.ts';
import { cleanName, MAX_PROMPT } from '../../lib/gallery/names.ts';
import { userId } from './gallery.ts';
import { filesOf } from './own-files.ts';
import { keysOf, remove, removeFiles, storeFiles, type DesignFiles } from '../pictures.ts';
import { getSupabase, type Supabase } from '../supabase.ts';

/* Keeping designs of one's own, and deleting them. Who only looks does not load this. */

/** The most designs that one request deletes: their ids stand in its address. */
const MAX_DELETED = 100;

/** A design to be saved. */
export interface NewImage extends DesignFiles {
  name: string;
  prompt: string;
  type: ImageType;
  settings: Settings;
  /** Size of the picture, px. */
  width?: number;
  height?: number;
}

/**
 * Saves a design of whoever is signed in, for him alone: the files first, the row last, so that
 * nothing is ever half there. After a failure nothing is left of it, and it can be tried again.
 * @returns the design's id
 * @throws AuthenticationRequired
 * @throws the error of database or storage
 */
export async function saveImage(image: NewImage, supabase = getSupabase()): Promise<string> {
  const owner = await userId(supabase);
  const id = crypto.randomUUID();
  const keys = keysOf(`${owner}/${id}`, image);
  await storeFiles(supabase, keys, image);
  const address = (key: string | undefined) => (key ? PRIVATE_PATH + key : null);
  const { error } = await supabase.rest.from('gallery_images').insert({
    id,
    user_id: owner,
    name: cleanName(image.name),
    url: address(keys.picture),
    prompt: [...image.prompt].slice(0, MAX_PROMPT).join(''),
    type: image.type,
    settings: image.settings,
    original_image: address(keys.original),
    stitches: address(keys.stitches),
    width: image.width,
    height: image.height,
  });
  if (error) {
    await removeFiles(supabase, Object.values(keys));
    throw error;
  }
  return id;
}

/**
 * Deletes designs of whoever is signed in; others of the list stay.
 * @returns the ids that are gone; false where nobody is signed in
 * @throws the database's error
 */
export async function deleteImages(
  ids: readonly string[],
  supabase = getSupabase(),
): Promise<string[] | false> {
  const { data } = await supabase.auth.getSession();
  if (!data.session) return false;
  const gone: string[] = [];
  for (let from = 0; from < ids.length; from += MAX_DELETED) {
    const some = ids.slice(from, from + MAX_DELETED);
    gone.push(...(await deleteSome(some, data.session.user.id, supabase)));
  }
  return gone;
}

async function deleteSome(ids: string[], owner: string, supabase: Supabase): Promise<string[]> {
  const files = await filesOf(ids, supabase);
  const { data, error } = await supabase.rest
    .from('gallery_images')
    .delete()
    .in('id', ids)
    .eq('user_id', owner)
    .select('id');
  if (error) throw error;
  const gone = (data as { id: string }[]).map(({ id }) => id);
  const theirs = files.filter(({ name }) => gone.includes(name.split('/')[1]));
  for (const bucket of ['shared', 'gallery'] as const) {
    const keys = theirs.filter((file) => file.bucket === bucket).map(({ name }) => name);
    // Nothing shows them any more. Public copies that stay are removed with the next visit.
    await remove(supabase, bucket, keys).catch((failure: unknown) =>
      console.warn('files stay behind', keys, failure),
    );
  }
  return gone;
}

/** Whether whoever is signed in has saved anything. @throws AuthenticationRequired, or the database's error */
export async function hasSaved(supabase = getSupabase()): Promise<boolean> {
  const { data, error } = await supabase.rest
    .from('gallery_images')
    .select('id')
    .eq('user_id', await userId(supabase))
    .limit(1);
  if (error) throw error;
  return data.length > 0;
}
