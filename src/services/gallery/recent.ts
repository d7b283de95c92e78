import type { GalleryCard } from '../../lib/gallery/image.ts';
import { CARD_COLUMNS, parseCards } from '../../lib/gallery/rows.ts';
import { supabaseConfig, type SupabaseConfig } from '../../lib/supabase-config.ts';

/** Designs in the strip. */
const RECENT = 10;

/**
 * The newest designs, by one plain request: the page that shows them stays without the client.
 * @throws TypeError when they cannot be had, or are not what they should be
 */
export async function fetchNewest(
  { url, anonKey }: SupabaseConfig = supabaseConfig(import.meta.env, location.origin),
): Promise<GalleryCard[]> {
  const response = await fetch(
    `${url}/rest/v1/gallery_images?select=${CARD_COLUMNS}&order=created_at.desc,id.desc&limit=${RECENT}`,
    { headers: { apikey: anonKey } },
  );
  if (!response.ok) throw new TypeError(`the newest designs: ${response.status}`);
  return parseCards(await response.json(), url);
}
