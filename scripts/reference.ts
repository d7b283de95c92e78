/*
 * The reference of the engine's package, for the pages under /developers: what its doors export,
 * with types, units, defaults and errors, from the sources themselves.
 *
 *   npm run reference     writes src/content/developers anew; commit what changes
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { inRoot } from './lib/paths.mjs';
import { reference } from './reference/reference.ts';

const folder = inRoot('src', 'content', 'developers');
await mkdir(folder, { recursive: true });
for (const [name, text] of await reference()) {
  await writeFile(path.join(folder, name), text);
  console.log(name);
}
