import { globSync } from 'node:fs';
import path from 'node:path';

const DIST = path.join(import.meta.dirname, '../../dist');

/** Paths of the pages in dist, as a visitor writes them; without the page for unknown paths. */
export function builtPages(): string[] {
  return globSync('**/*.html', { cwd: DIST })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file !== '404.html')
    .map((file) => `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`)
    .sort();
}
