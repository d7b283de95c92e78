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
// The engine's own files name each other in full. To look for each on the disk, for its real place and
// for the package it is of, takes a third of the time of loading some three hundred.
module.registerHooks({
  resolve(specifier, context, next) {
    if (!context.parentURL || !/^\.{1,2}\/.*\.ts$/.test(specifier)) return next(specifier, context);
    const { href } = new URL(specifier, context.parentURL);
    return { url: href, format: 'module-typescript', shortCircuit: true };
  },
});
const { run } = await import('./run.ts');
await run(process.argv.slice(2));
