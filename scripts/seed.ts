/*
 * Fills the gallery of `npm start` with designs that the engine really makes, saved and shared by
 * a demo member as a page would do it. Run it while the server is not running:
 *
 *   npm run seed
 *
 * DATA_DIR names another data folder than .data, as for `npm start`. A second run adds nothing; it
 * shares what of the demo member is private.
 */
import path from 'node:path';
import { Hono } from 'hono';
import { Backend } from '../server/embedded/backend.ts';
import { readMails } from '../server/embedded/mailbox.ts';
import { backendRoutes } from '../server/embedded/routes.ts';
import { listen } from '../server/listen.ts';
import { fetchImage } from '../src/services/gallery/design.ts';
import { fetchPage } from '../src/services/gallery/gallery.ts';
import { hasSaved, saveImage } from '../src/services/gallery/own.ts';
import { shareDesign } from '../src/services/gallery/sharing.ts';
import { connect, type Supabase } from '../src/services/supabase.ts';
import { LOCAL_ANON_KEY } from '../server/embedded/keys.ts';
import { seedDesigns } from './lib/seed-designs.ts';

const DEMO = { email: 'demo@ilmek.example', password: 'needle-and-thread' };

const folder = path.resolve(
  process.env.DATA_DIR?.trim() || path.join(import.meta.dirname, '..', '.data'),
);

/** Sign the demo member in; open his account the first time. */
async function signInDemo({ auth }: Supabase): Promise<void> {
  const { error } = await auth.signInWithPassword(DEMO);
  if (!error) return;
  const signedUp = await auth.signUp({ ...DEMO, options: { data: { full_name: 'Demo member' } } });
  if (signedUp.error) throw signedUp.error;
  const mail = (await readMails(folder)).find(({ to }) => to === DEMO.email);
  const token_hash = new URLSearchParams(mail?.link?.split('?')[1]).get('token_hash') ?? '';
  const verified = await auth.verifyOtp({ token_hash, type: 'signup' });
  if (verified.error) throw verified.error;
}

/** Designs that were saved when there was no private. @returns how many */
async function sharePrivate(supabase: Supabase): Promise<number> {
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

async function seed(supabase: Supabase): Promise<void> {
  await signInDemo(supabase);
  if (await hasSaved(supabase)) {
    const shared = await sharePrivate(supabase);
    console.log(`The demo member has designs already: nothing is added, ${shared} are shared.`);
    return;
  }
  let saved = 0;
  for await (const design of seedDesigns()) {
    const id = await saveImage(design, supabase);
    const { name, original, stitches } = design;
    await shareDesign(id, { name, original: !!original, files: !!stitches }, supabase);
    console.log(`${String(++saved).padStart(3)}  ${design.name}`);
  }
  console.log(`${saved} designs of ${DEMO.email}, password ${DEMO.password}`);
}

let url = '';
const backend = new Backend({ folder, siteUrl: () => url, log: (line) => console.log(line) });
const listening = await listen(new Hono().route('/', backendRoutes(backend)), {
  port: 0,
  host: '127.0.0.1',
});
url = listening.url;
const supabase = connect({ url, anonKey: LOCAL_ANON_KEY });
try {
  await backend.start();
  await seed(supabase);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  await supabase.auth.stopAutoRefresh();
  await Promise.all([listening.close(), backend.close()]);
}
