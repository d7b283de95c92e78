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
import { enableCompileCache } from 'node:module';

enableCompileCache();
const { run } = await import('./run.ts');
await run(process.argv.slice(2));
