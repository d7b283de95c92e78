/*
 * Writes netlify.toml from the tables of headers and routes that the local server uses.
 * `npm run netlify`, after a change of server/headers.ts or server/routes.ts.
 */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { netlifyToml } from '../server/netlify.ts';

await writeFile(path.join(import.meta.dirname, '..', 'netlify.toml'), netlifyToml());
