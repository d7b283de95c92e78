/*
 * Hangs the pieces of the house on the wall of a local server: what server/house.ts starts. What
 * hangs already is left as it is, so that an ended run is gone on with.
 *
 * HOUSE_URL is the site's address, DATA_DIR its data folder; HOUSE_PIECES, the names of those that shall
 * hang, is for tests, which wait for them.
 */
import { createHmac } from 'node:crypto';
import { constants, setPriority } from 'node:os';
import { LOCAL_ANON_KEY, readSecrets } from '../server/embedded/keys.ts';
import { fetchPage } from '../src/services/gallery/gallery.ts';
import { allowRemix } from '../src/services/gallery/remix.ts';
import { connect } from '../src/services/supabase.ts';
import { houseDesigns } from './lib/seed-designs.ts';
import { saveShared, sharePrivate, signInSeeder } from './lib/seed-gallery.ts';

const { HOUSE_URL: url = '', DATA_DIR: folder = '', HOUSE_PIECES } = process.env;
const chosen = HOUSE_PIECES?.split(',');

// Nobody waits for it, and nobody wants it once the server has ended. On a busy machine the lowest
// priority is no time at all, which a test would wait for.
if (!chosen) setPriority(constants.priority.PRIORITY_LOW);
const leave = () => process.exit(1);
process.on('disconnect', leave);

const supabase = connect({ url, anonKey: LOCAL_ANON_KEY });
try {
  const { jwtSecret } = await readSecrets(folder);
  // Known to nobody, and the same with the next start.
  const password = createHmac('sha256', jwtSecret).update('house').digest('hex').slice(0, 40);
  await signInSeeder(supabase, { email: 'house@ilmek.example', password, name: 'Ilmek' }, folder);
  await sharePrivate(supabase);
  const { images } = await fetchPage({ whose: 'mine', size: 99 }, supabase);
  // What was shared by a run that ended before it had allowed that.
  for (const { id } of images) await allowRemix(id, supabase);
  const hung = new Set(images.map(({ name }) => name));
  for await (const design of houseDesigns(
    (name) => !hung.has(name) && (chosen?.includes(name) ?? true),
  )) {
    await saveShared(design, supabase);
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  await supabase.auth.stopAutoRefresh();
  process.off('disconnect', leave);
  process.disconnect?.();
}
