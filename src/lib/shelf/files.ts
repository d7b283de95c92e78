import { FORMATS } from 'ilmek-engine/tables';
import { fileStem } from '../files/names.ts';

/* Pieces as files: what may be brought, and what is handed out. */

/** What a file chooser offers: working files, archives of them, and all machine files that are read. */
export const PIECE_FILES = [
  '.svg',
  '.zip',
  ...Object.values(FORMATS)
    .filter(({ canRead }) => canRead)
    .map(({ extension }) => extension),
].join(',');

/** Whether a name is that of an archive. */
export const isArchive = (name: string): boolean => /\.zip$/i.test(name);

/** Whether a name is that of a working file, or of a drawing. */
export const isWorkingFile = (name: string): boolean => /\.svg$/i.test(name);

/** A file's name without folders and ending: what a piece is called that comes without a title. */
export const titleOf = (name: string): string =>
  name.replace(/^.*[\\/]/, '').replace(/\.[^.]*$/, '') || 'Piece';

/** Names of working files, one a title, none twice. */
export class FileNames {
  readonly #taken = new Set<string>();

  next(title: string): string {
    const stem = fileStem(title, 'piece');
    let name = `${stem}.svg`;
    for (let n = 2; this.#taken.has(name); n++) name = `${stem}-${n}.svg`;
    this.#taken.add(name);
    return name;
  }
}

/** The archive of all pieces: 'ilmek-pieces-2026-11-24.zip', by the day where the visitor is. */
export function archiveName(made: Date): string {
  const two = (n: number): string => String(n).padStart(2, '0');
  return `ilmek-pieces-${made.getFullYear()}-${two(made.getMonth() + 1)}-${two(made.getDate())}.zip`;
}

/** The title of a copy: 'Leaf copy', 'Leaf copy 2', … */
export function copyTitle(title: string, taken: readonly string[]): string {
  const stem = title.replace(/ copy( \d+)?$/, '');
  let copy = `${stem} copy`;
  for (let n = 2; taken.includes(copy); n++) copy = `${stem} copy ${n}`;
  return copy;
}
