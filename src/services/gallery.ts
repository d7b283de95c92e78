import {
  cleanName,
  FILES_PATH,
  IMAGE_COLUMNS,
  parseCounts,
  parseImage,
  parsePage,
  PROMPT_MAX,
  type Cursor,
  type GalleryCard,
  type GalleryCounts,
  type GalleryImage,
  type ImageType,
  type Settings,
} from '../lib/gallery-image.ts';
import { keysOf, removeFiles, storeFiles, type DesignFiles } from './pictures.ts';
import { getSupabase, type Supabase } from './supabase.ts';

export type { Cursor, GalleryCard, GalleryCounts, GalleryImage, ImageType };

/** Nobody is signed in. */
export class AuthenticationRequired extends Error {
  override readonly name = 'AuthenticationRequired';

  constructor() {
    super('Authentication required');
  }
}

export type Sort = 'newest' | 'oldest' | 'name';

export interface PageQuery {
  /** Found in names and prompts, without regard to case and accents. */
  search?: string;
  /** All types unless told. */
  type?: ImageType;
  /** Newest first unless told. */
  sort?: Sort;
  /** The page before ended here; the first page unless told. */
  after?: Cursor;
  /** Designs a page. */
  size?: number;
  signal?: AbortSignal;
}

export interface Page {
  images: GalleryCard[];
  /** Where the next page starts; undefined where this is the last. */
  next: Cursor | undefined;
}

/** What a function of the database answers; its rows are checked after this. */
interface Answer {
  data: unknown;
  error: Error | null;
}

/** Designs a page of the gallery. */
export const PAGE_SIZE = 24;

/** The most designs that one request deletes: their ids stand in its address. */
const DELETE_MAX = 100;

/** A page of the gallery. @throws the database's error, or the signal's */
export async function fetchPage(query: PageQuery = {}, supabase = getSupabase()): Promise<Page> {
  const { search = '', type, sort = 'newest', after, size = PAGE_SIZE, signal } = query;
  const asked = supabase.rest.rpc('gallery_page', {
    search: search.trim(),
    kind: type ?? null,
    sort,
    after_key: after?.key ?? null,
    after_id: after?.id ?? null,
    // One more tells whether there is a next page.
    page_size: size + 1,
  });
  const answer = (await (signal ? asked.abortSignal(signal) : asked)) as Answer;
  signal?.throwIfAborted();
  if (answer.error) throw answer.error;
  const rows = parsePage(answer.data, supabase.url);
  const shown = rows.slice(0, size);
  return {
    images: shown.map(({ card }) => card),
    next: rows.length > size ? shown.at(-1)?.cursor : undefined,
  };
}

/** How many designs there are, in all and of each type. @throws the database's error */
export async function fetchCounts(supabase = getSupabase()): Promise<GalleryCounts> {
  const { data, error } = await supabase.rest.from('gallery_counts').select('type,designs');
  if (error) throw error;
  return parseCounts(data);
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A design; null where there is none of that id. @throws the database's error */
export async function fetchImage(
  id: string,
  supabase = getSupabase(),
): Promise<GalleryImage | null> {
  if (!UUID.test(id)) return null;
  const { data, error } = await supabase.rest
    .from('gallery_images')
    .select(IMAGE_COLUMNS)
    .eq('id', id)
    .maybeSingle();
  if (error) throw error;
  return data ? parseImage(data, supabase.url) : null;
}

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

async function userId({ auth }: Supabase): Promise<string> {
  const { data } = await auth.getSession();
  if (!data.session) throw new AuthenticationRequired();
  return data.session.user.id;
}

/**
 * Saves a design of whoever is signed in: the files first, the row last, so that nothing is
 * ever half there. After a failure nothing is left of it, and it can be tried again.
 * @throws AuthenticationRequired
 * @throws the error of database or storage
 */
export async function saveImage(image: NewImage, supabase = getSupabase()): Promise<GalleryImage> {
  const owner = await userId(supabase);
  const id = crypto.randomUUID();
  const keys = keysOf(`${owner}/${id}`, image);
  await storeFiles(supabase, keys, image);
  const address = (key: string | undefined) => (key ? FILES_PATH + key : null);
  const { data, error } = await supabase.rest
    .from('gallery_images')
    .insert({
      id,
      user_id: owner,
      name: cleanName(image.name),
      url: address(keys.picture),
      prompt: [...image.prompt].slice(0, PROMPT_MAX).join(''),
      type: image.type,
      settings: image.settings,
      original_image: address(keys.original),
      stitches: address(keys.stitches),
      width: image.width,
      height: image.height,
    })
    .select(IMAGE_COLUMNS)
    .single();
  if (error) {
    await removeFiles(supabase, Object.values(keys));
    throw error;
  }
  return parseImage(data, supabase.url);
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
  for (let from = 0; from < ids.length; from += DELETE_MAX) {
    const some = ids.slice(from, from + DELETE_MAX);
    gone.push(...(await deleteSome(some, data.session.user.id, supabase)));
  }
  return gone;
}

async function deleteSome(ids: string[], owner: string, supabase: Supabase): Promise<string[]> {
  const { data, error } = await supabase.rest
    .from('gallery_images')
    .delete()
    .in('id', ids)
    .eq('user_id', owner)
    .select('id,url,original_image,stitches');
  if (error) throw error;
  const rows = data as { id: string; url: string; original_image?: string; stitches?: string }[];
  const paths = rows.flatMap((row) => [row.url, row.original_image, row.stitches]);
  await removeFiles(
    supabase,
    paths.map((path) => path?.slice(FILES_PATH.length)),
  );
  return rows.map(({ id }) => id);
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
