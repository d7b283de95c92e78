import type { GallerySort } from '../../lib/gallery/query.ts';
import type {
  Cursor,
  GalleryCard,
  GalleryCounts,
  GalleryImage,
  ImageType,
  OwnCard,
} from '../../lib/gallery/image.ts';
import { parseCounts, parseOwnPage, parsePage } from '../../lib/gallery/pages.ts';
import { getSupabase, type Supabase } from '../supabase.ts';

export type { Cursor, GalleryCard, GalleryCounts, GalleryImage, ImageType, OwnCard };

/** Nobody is signed in. */
export class AuthenticationRequired extends Error {
  override readonly name = 'AuthenticationRequired';

  constructor() {
    super('Authentication required');
  }
}

/** Everyone's shared designs, or those of whoever is signed in. */
export type Whose = 'all' | 'mine';

export interface PageQuery {
  /** Everyone's unless told. */
  whose?: Whose;
  /** Found in names and prompts, without regard to case and accents. */
  search?: string;
  /** All types unless told. */
  type?: ImageType;
  /** Newest first unless told. */
  sort?: GallerySort;
  /** The page before ended here; the first page unless told. */
  after?: Cursor;
  /** Designs a page. */
  size?: number;
  signal?: AbortSignal;
}

export interface Page {
  /** One's own tell who sees them. */
  images: (GalleryCard | OwnCard)[];
  /** Where the next page starts; undefined where this is the last. */
  next: Cursor | undefined;
}

/** What a function of the database answers; its rows are checked after this. */
export interface Answer {
  data: unknown;
  error: Error | null;
}

/** Designs a page of the gallery. */
export const PAGE_SIZE = 24;

/**
 * A page of the gallery, or of one's own designs.
 * @throws AuthenticationRequired where one's own are asked for and nobody is signed in
 * @throws the database's error, or the signal's
 */
export async function fetchPage(query: PageQuery = {}, supabase = getSupabase()): Promise<Page> {
  const {
    whose = 'all',
    search = '',
    type,
    sort = 'newest',
    after,
    size = PAGE_SIZE,
    signal,
  } = query;
  // Everyone's pieces have public addresses: who looks at them alone does not load the signing.
  const signing = whose === 'mine' ? import('./signing.ts') : undefined;
  if (signing) await userId(supabase);
  const asked = supabase.rest.rpc(whose === 'mine' ? 'my_designs' : 'gallery_page', {
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
  const parse = whose === 'mine' ? parseOwnPage : parsePage;
  const rows: { card: GalleryCard; cursor: Cursor }[] = parse(answer.data, supabase.url);
  const shown = rows.slice(0, size);
  const images = shown.map(({ card }) => card);
  return {
    images: signing ? await (await signing).sign(images, ['url'], supabase) : images,
    // Counted as they came: a damaged row is left out of the page, and ends nothing.
    next: (answer.data as unknown[]).length > size ? shown.at(-1)?.cursor : undefined,
  };
}

/** How many designs there are, in all and of each type. @throws the database's error */
export async function fetchCounts(
  whose: Whose = 'all',
  supabase = getSupabase(),
): Promise<GalleryCounts> {
  const { rest } = supabase;
  const { data, error } = (await (whose === 'mine'
    ? rest.rpc('my_counts')
    : rest.from('gallery_counts').select('type,designs'))) as Answer;
  if (error) throw error;
  return parseCounts(data);
}

/** Who is signed in. @throws AuthenticationRequired */
export async function userId({ auth }: Supabase): Promise<string> {
  const { data } = await auth.getSession();
  if (!data.session) throw new AuthenticationRequired();
  return data.session.user.id;
}
