import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Unit tests stand beside their sources, but nothing that is built reads them. */
const UNREAD = /\.test\.tsx?$|~$|^\.DS_Store$/;

/** All files of a file or folder, in an order that is the same everywhere. */
function* filesOf(file) {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (stats?.isFile()) yield file;
  if (!stats?.isDirectory()) return;
  for (const name of readdirSync(file).sort()) {
    if (!UNREAD.test(name)) yield* filesOf(path.join(file, name));
  }
}

/**
 * One hash of the names and contents of files. By content, because a clone or
 * a change of branch gives every file a new date.
 * @param {string} root
 * @param {string[]} names files or folders in the root; those that are missing count as empty.
 * @param {string} [more] whatever else the result depends on.
 */
export function fingerprint(root, names, more = '') {
  const hash = createHash('sha256').update(more);
  for (const name of names) {
    for (const file of filesOf(path.join(root, name))) {
      const content = readFileSync(file);
      const relative = path.relative(root, file).split(path.sep).join('/');
      hash.update(`\0${relative}\0${content.length}\0`).update(content);
    }
  }
  return hash.digest('hex');
}
