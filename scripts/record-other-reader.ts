import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { ourFiles, readByOther, sha256 } from './other-reader/other-reader.ts';

/*
 * Writes down what another library reads in our files, for the tests of machines without it. To be
 * run after a change of a format's writer, with pystitch installed (`pip install pystitch`):
 *
 *   node scripts/record-other-reader.ts
 */
const files = ourFiles();
const read = readByOther(files);
if (!read) throw new Error('Neither pystitch nor pyembroidery is installed for python3.');

const entries = Object.entries(files).map(([name, bytes]) => [
  name,
  { bytes: sha256(bytes), ...read.readings[name] },
]);
const target = path.join(import.meta.dirname, 'other-reader/recorded.json');
const text = JSON.stringify({ reader: read.reader, files: Object.fromEntries(entries) as unknown });
writeFileSync(target, await format(text, { ...(await resolveConfig(target)), filepath: target }));
