import type { SourceDesign } from 'ilmek-engine/piece';
import { parseRemix } from '../../lib/gallery/remix-row.ts';
import { getSupabase } from '../supabase.ts';
import { packFile, unpackFile } from '../account/packed-file.ts';

/* Going on with a design of somebody else: its working file, where its maker allows it. */

interface Answer {
  data: unknown;
  error: Error | null;
}

/**
 * Keeps the working file of a design of whoever is signed in.
 * @returns false where it is too large
 * @throws the database's error, with the hint `quota` where there is no room
 */
export async function keepGalleryPiece(
  design: string,
  bytes: Uint8Array<ArrayBuffer>,
  { rest } = getSupabase(),
): Promise<boolean> {
  const file = await packFile(bytes);
  if (!file) return false;
  const { error } = (await rest.rpc('keep_gallery_piece', { design, file })) as Answer;
  if (error) throw error;
  return true;
}

/** Whether a design of whoever is signed in has a working file. @throws the database's error */
export async function hasGalleryPiece(design: string, { rest } = getSupabase()): Promise<boolean> {
  const found = rest.from('gallery_pieces').select('design').eq('design', design);
  const { data, error } = (await found) as Answer;
  if (error) throw error;
  return Array.isArray(data) && data.length > 0;
}

/**
 * Lets others go on with a shared design of whoever is signed in.
 * @returns false where it has no working file
 * @throws the database's error
 */
export async function allowRemix(design: string, { rest } = getSupabase()): Promise<boolean> {
  const { data, error } = (await rest.rpc('allow_remix', { design, allowed: true })) as Answer;
  if (error) throw error;
  return data === true;
}

/** A design to go on with. */
export interface Remix {
  name: string;
  /** The SVG. */
  bytes: Uint8Array<ArrayBuffer>;
  /** What it was made from in its turn, the first one first. */
  sources: readonly SourceDesign[];
}

/**
 * A design's working file; undefined where its maker does not allow it.
 * @throws the database's error; ZodError or RangeError where it is none
 */
export async function fetchRemix(
  design: string,
  { rest } = getSupabase(),
): Promise<Remix | undefined> {
  const { data, error } = (await rest.rpc('gallery_piece', { design })) as Answer;
  if (error) throw error;
  const row = parseRemix(data);
  return row && { name: row.name, sources: row.sources, bytes: await unpackFile(row.file) };
}
