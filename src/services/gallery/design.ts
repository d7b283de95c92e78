import { parseImage } from '../../lib/gallery/design-row.ts';
import type { GalleryImage } from '../../lib/gallery/image.ts';
import { getSupabase } from '../supabase.ts';
import type { Answer } from './gallery.ts';
import { sign } from './signing.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * A design, whole for its owner; null where there is none of that id, or it is another's and
 * private.
 * @throws the database's error
 */
export async function fetchImage(
  id: string,
  supabase = getSupabase(),
): Promise<GalleryImage | null> {
  if (!UUID.test(id)) return null;
  const { data, error } = (await supabase.rest
    .rpc('gallery_design', { design: id })
    .maybeSingle()) as Answer;
  if (error) throw error;
  if (!data) return null;
  const image = parseImage(data, supabase.url);
  const [signed] = await sign([image], ['url', 'originalImage', 'stitches'], supabase);
  return signed;
}
