import { readMails } from '../../server/embedded/mailbox.ts';
import { fetchImage } from '../../src/services/gallery/design.ts';
import { fetchPage } from '../../src/services/gallery/gallery.ts';
import { saveImage, type NewImage } from '../../src/services/gallery/own.ts';
import { allowRemix, keepGalleryPiece } from '../../src/services/gallery/remix.ts';
import { shareDesign } from '../../src/services/gallery/sharing.ts';
import type { Supabase } from '../../src/services/supabase.ts';

/* Filling the gallery of a local server through its services, as a page would do it. */

export interface Seeder {
  email: string;
  password: string;
  name: string;
}

/** Signs somebody in; opens the account the first time. @param folder the data, whose mails are read */
export async function signInSeeder(
  { auth }: Supabase,
  { email, password, name }: Seeder,
  folder: string,
): Promise<void> {
  const { error } = await auth.signInWithPassword({ email, password });
  if (!error) return;
  const account = { email, password, options: { data: { full_name: name } } };
  const signedUp = await auth.signUp(account);
  if (signedUp.error) throw signedUp.error;
  const mail = (await readMails(folder)).find(({ to }) => to === email);
  const token_hash = new URLSearchParams(mail?.link?.split('?')[1]).get('token_hash') ?? '';
  const verified = await auth.verifyOtp({ token_hash, type: 'signup' });
  if (verified.error) throw verified.error;
}

/** Shares what of whoever is signed in is private: saved by a run that was ended. @returns how many */
export async function sharePrivate(supabase: Supabase): Promise<number> {
  const { images } = await fetchPage({ whose: 'mine', size: 99 }, supabase);
  let shared = 0;
  for (const { id } of images) {
    const image = await fetchImage(id, supabase);
    if (!image || image.visibility === 'shared') continue;
    const { name, originalImage, stitches } = image;
    await shareDesign(id, { name, original: !!originalImage, files: !!stitches }, supabase);
    shared++;
  }
  return shared;
}

/** A design to be shared. */
export interface SharedDesign extends NewImage {
  /** Its working file: others may go on with it. */
  piece?: Uint8Array<ArrayBuffer>;
}

/** Saves a design and shares all of it. */
export async function saveShared(design: SharedDesign, supabase: Supabase): Promise<void> {
  const { piece, ...image } = design;
  const id = await saveImage(image, supabase);
  if (piece) await keepGalleryPiece(id, piece, supabase);
  const { name, original, stitches } = design;
  await shareDesign(id, { name, original: !!original, files: !!stitches }, supabase);
  if (piece) await allowRemix(id, supabase);
}
