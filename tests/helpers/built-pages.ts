import { globSync } from 'node:fs';
import path from 'node:path';

export const DIST = path.join(import.meta.dirname, '../../dist');

/** Pages that answer with 404, and the one file behind every design of the gallery. */
const NOT_VISITED = ['/404', '/blog/bulunamadi', '/gallery/design'];

/** Paths of the pages in dist, as a visitor writes them; without those that no path of their own leads to. */
export function builtPages(): string[] {
  return globSync('**/*.html', { cwd: DIST })
    .map((file) => file.split(path.sep).join('/'))
    .map((file) => `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`)
    .filter((route) => !NOT_VISITED.includes(route))
    .sort();
}
