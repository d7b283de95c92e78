import { globSync } from 'node:fs';
import path from 'node:path';

export const DIST = path.join(import.meta.dirname, '../../dist');

/** Pages that answer with 404. */
const FOR_UNKNOWN = ['/404', '/blog/bulunamadi'];

/** Paths of the pages in dist, as a visitor writes them; without those for unknown paths. */
export function builtPages(): string[] {
  return globSync('**/*.html', { cwd: DIST })
    .map((file) => file.split(path.sep).join('/'))
    .map((file) => `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`)
    .filter((route) => !FOR_UNKNOWN.includes(route))
    .sort();
}
