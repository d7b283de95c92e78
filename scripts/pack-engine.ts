/*
 * Makes the engine's package: JavaScript with types, its README and licence, as one file that
 * `npm install` takes.
 *
 *   npm run pack:engine               ilmek-engine-VERSION.tgz in the current folder
 *   npm run pack:engine -- FOLDER     somewhere else
 */
import path from 'node:path';
import { packEngine } from './pack-engine/pack.ts';

console.log(await packEngine(path.resolve(process.argv[2] ?? '.')));
