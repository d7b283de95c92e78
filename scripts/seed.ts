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
import { backendRoutes } from '../server/embedded/routes.ts';
import { listen } from '../server/listen.ts';
import { hasSaved } from '../src/services/gallery/own.ts';
import { connect, type Supabase } from '../src/services/supabase.ts';
import { LOCAL_ANON_KEY } from '../server/embedded/keys.ts';
import { seedDesigns } from './lib/seed-designs.ts';
import { saveShared, sharePrivate, signInSeeder } from './lib/seed-gallery.ts';

const DEMO = {
  email: 'demo@ilmek.example',
  password: 'needle-and-thread',
  name: 'Demo member',
};

const folder = path.resolve(
  process.env.DATA_DIR?.trim() || path.join(import.meta.dirname, '..', '.data'),
);

async function seed(supabase: Supabase): Promise<void> {
  await signInSeeder(supabase, DEMO, folder);
  if (await hasSaved(supabase)) {
    const shared = await sharePrivate(supabase);
    console.log(`The demo member has designs already: nothing is added, ${shared} are shared.`);
    return;
  }
  let saved = 0;
  for await (const design of seedDesigns()) {
    await saveShared(design, supabase);
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
