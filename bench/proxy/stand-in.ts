import { FakeFal } from '../../server/fake-fal/fake-fal.ts';
import { listen } from '../../server/listen.ts';

/* The stand-in as a process: pictures take three seconds, as a quick model's do. */

const picture = { bytes: new Uint8Array(1000), type: 'image/jpeg', width: 1024, height: 1024 };
const fake = new FakeFal({
  origin: () => 'http://127.0.0.1',
  queueMs: 500,
  workMs: 2500,
  draw: () => Promise.resolve(picture),
});
// What is remembered of each request is for tests.
setInterval(() => (fake.seen.length = 0), 1000).unref();
const { url } = await listen(fake.app, { port: 0, host: '127.0.0.1' });
process.send!(url);
process.on('disconnect', () => process.exit());
