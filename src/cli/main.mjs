/*
 * The engine on a command line.
 *
 *   npm run --silent cli -- digitize picture.png --out design.dst
 *
 * Exit code 0 when done, 2 with one clear line on bad input.
 *
 * Plain JavaScript, so that Node does not load its type stripper for this file
 * alone: the cache keeps the engine stripped and compiled between calls.
 */
import module from 'node:module';

// Node 20 has no cache to enable, and takes no TypeScript either.
if (!process.features.typescript) {
  const words = `this is Node ${process.versions.node}, and the command line runs on 22.18 or newer`;
  process.stderr.write(`${words}; \`npm run --silent cli -- …\` brings one along\n`);
  process.exit(2);
}
module.enableCompileCache();
const { run } = await import('./run.ts');
await run(process.argv.slice(2));
