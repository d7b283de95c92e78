import { PRIVATE_PATH } from '../../lib/gallery/image.ts';
import type { Supabase } from '../supabase.ts';

/** How long a signed address is answered, s: a working day at an open page. */
const SIGNED_SECONDS = 8 * 60 * 60;

/**
 * Puts signed addresses in place of private ones: a page's `<img>` carries no token. Public
 * addresses stay as they are.
 * @param fields of the designs, which hold whole addresses
 * @throws the storage's error
 */
export async function sign<Field extends string, Design extends Partial<Record<Field, string>>>(
  designs: readonly Design[],
  fields: readonly Field[],
  { url, storage }: Pick<Supabase, 'url' | 'storage'>,
): Promise<Design[]> {
  const start = url + PRIVATE_PATH;
  const keys = designs
    .flatMap((design) => fields.map((field) => design[field]))
    .filter((address) => address?.startsWith(start))
    .map((address) => address!.slice(start.length));
  if (keys.length === 0) return [...designs];
  const bucket = (await storage()).from('gallery');
  const { data, error } = await bucket.createSignedUrls(keys, SIGNED_SECONDS);
  if (error) throw error;
  const signed = new Map(data.map(({ path, signedUrl }) => [start + path, signedUrl]));
  return designs.map((design) => {
    const changed = fields.map((field) => [
      field,
      signed.get(design[field] ?? '') ?? design[field],
    ]);
    return { ...design, ...(Object.fromEntries(changed) as Partial<Design>) };
  });
}
