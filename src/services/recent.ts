import type { ImageType } from '../lib/gallery-image.ts';
import { supabaseConfig, type SupabaseConfig } from '../lib/supabase-config.ts';

/** A design in the strip of the newest. */
export interface RecentDesign {
  id: string;
  name: string;
  /** Whole address of the picture. */
  url: string;
  type: ImageType;
  /** ISO time. */
  createdAt: string;
  /** Size of the picture, px, where it is known. */
  width: number | null;
  height: number | null;
}

/** Designs in the strip. */
const RECENT = 10;

interface Row extends Omit<RecentDesign, 'createdAt'> {
  created_at: string;
}

/**
 * The newest designs, by one plain request: the page that shows them stays without the client.
 * @throws TypeError when they cannot be had
 */
export async function fetchNewest(
  { url, anonKey }: SupabaseConfig = supabaseConfig(import.meta.env, location.origin),
): Promise<RecentDesign[]> {
  const columns = 'id,name,url,type,created_at,width,height';
  const response = await fetch(
    `${url}/rest/v1/gallery_images?select=${columns}&order=created_at.desc,id.desc&limit=${RECENT}`,
    { headers: { apikey: anonKey } },
  );
  if (!response.ok) throw new TypeError(`the newest designs: ${response.status}`);
  const rows = (await response.json()) as Row[];
  return rows.map(({ created_at, ...row }) => ({
    ...row,
    url: url + row.url,
    createdAt: created_at,
  }));
}
