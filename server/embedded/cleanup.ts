import { rm } from 'node:fs/promises';
import path from 'node:path';
import { aboutLines, type Cleaned, NOTHING_CLEANED, NOTHING_TAKEN, type Taken } from './cleaned.ts';
import { type Findings, findHalf, type Plan, pieceOf } from './cleanup-plan.ts';
import { mendCards } from './mend-card.ts';
import type { Database } from './migrate.ts';
import type { ObjectFiles } from './object-files.ts';
import { pieceName } from './piece-names.ts';
import { forgetOld, setAside } from './quarantine.ts';

/** What a killed server leaves is what it was at: this many pieces, whatever there is. */
const ALWAYS = 5;
/** Of many pieces so many may be half, of all of them at most… */
const SHARE = 0.05;
/** …this many: more is no kill, but a folder that is not the one it should be. */
const HANDFUL = 20;

/** How many of some pieces may go, unless they are most of what there is. */
export const mostOf = (pieces: number): number =>
  Math.min(HANDFUL, Math.max(ALWAYS, Math.ceil(pieces * SHARE)));

const REPAIR = 'npm start -- --repair';

/** Why a plan is not to be carried out; undefined where it is. */
export function refusalOf(found: Findings): string | undefined {
  const { designs, unshared, files, missing, rows, pieces } = found;
  const folders = missing.map((bucket) => `files/${bucket}`).join(' and ');
  if (missing.length > 0) {
    return `the folder ${folders} of the data is not there, and the database names files in it. Is a disk not mounted, or was only a part restored? Put the folder back and start again. ${REPAIR} says what is whole.`;
  }
  if (rows > 0 && designs.length === rows) {
    return `not one of the ${rows} designs has its picture in the folder files/gallery of the data. Is it the right folder? Put the files back and start again. ${REPAIR} says what is whole.`;
  }
  const broken = designs.length + unshared.length;
  const most = designs.length > 1 && 2 * designs.length > rows;
  if (most || broken > mostOf(rows)) {
    return `${broken} of ${rows} designs lack files, more than a killed server leaves. Put the files back, from a backup if need be. ${REPAIR} says what is whole.`;
  }
  const loose = new Set(files.map(({ key }) => pieceOf(key))).size;
  if (loose > mostOf(pieces)) {
    return `files of ${loose} of ${pieces} pieces are in no design's row, more than a killed server leaves. Is the database an older one than the files? ${REPAIR} says what is whole; with --tidy it sets all of them aside.`;
  }
  return undefined;
}

/** Folders of a project's data. */
export interface DataFolders {
  files: string;
  quarantine: string;
}

export const foldersOf = (data: string): DataFolders => ({
  files: path.join(data, 'files'),
  quarantine: path.join(data, 'quarantine'),
});

/**
 * Ends what a killed process left half done: a design is kept with its picture, or goes with all
 * its files; it is shared with all its copies, or not at all; and no public copy is left of what
 * is not shared. What goes is set aside for a month. Where more is missing than a kill explains,
 * nothing is touched. Nobody is saving while this runs.
 * @param data folder of the project
 * @param allowed whether a plan may be carried out however much it takes away
 * @throws the database's error, or the system's; what was not set aside by then is still there
 */
export async function cleanUp(
  database: Database,
  objects: ObjectFiles,
  data: string,
  allowed = false,
): Promise<Cleaned> {
  const { files, quarantine } = foldersOf(data);
  let found = await findHalf(database, files);
  if ((await mendCards(objects, found.partial)) > 0) found = await findHalf(database, files);
  const seen = { lost: found.lost.length, foreign: found.foreign };
  const refused = allowed ? undefined : refusalOf(found);
  if (refused) return { ...NOTHING_CLEANED, ...seen, refused };
  const counts = {
    designs: found.designs.length,
    unshared: found.unshared.length,
    entries: found.entries.length,
    files: found.files.length,
  };
  let place: string | undefined;
  let taken = NOTHING_TAKEN;
  if (Object.values(counts).some((count) => count > 0)) {
    const rows = await rowsOf(database, found);
    taken = await takenBy(database, found);
    const about = aboutLines(taken);
    place = await setAside(quarantine, { rows, files: found.files, about }, objects);
    await carryOut(database, found);
  }
  // Uploads that never came to their end, under names of their own.
  await rm(path.join(files, '.parts'), { recursive: true, force: true });
  await forgetOld(quarantine);
  return { ...counts, ...seen, ...taken, ...(place && { place }) };
}

/** The same, but what hinders it is told like any other refusal: the project is opened all the same. */
export async function tryCleanUp(...asked: Parameters<typeof cleanUp>): Promise<Cleaned> {
  try {
    return await cleanUp(...asked);
  } catch (error) {
    const { message, syscall } = error as NodeJS.ErrnoException;
    const why = syscall
      ? `the folder files or quarantine of the data cannot be read or written: ${message}. Mend that and start again.`
      : `the database cannot read or change all of its rows: ${message}. ${REPAIR} says what is whole.`;
    return { ...NOTHING_CLEANED, refused: why };
  }
}

/** What goes, as a person calls it. */
async function takenBy(database: Database, found: Plan): Promise<Taken> {
  const { designs, unshared, entries, files } = found;
  const { rows } = await database.query<{
    id: string;
    user_id: string;
    name: string;
    email: string;
  }>(
    `select g.id, g.user_id, g.name, u.email from public.gallery_images g
     left join auth.users u on u.id = g.user_id where g.id = any($1::uuid[]) order by g.name, g.id`,
    [[...designs, ...unshared]],
  );
  const named = (ids: readonly string[]) =>
    rows.filter(({ id }) => ids.includes(id)).map((row) => pieceName(row, row.email));
  const known = new Set(rows.map(({ id, user_id }) => `${user_id}/${id}`));
  const loose = [...entries, ...files].filter(({ key }) => !known.has(pieceOf(key)));
  return {
    pieces: named(designs),
    hidden: named(unshared),
    loose: new Set(loose.map(({ bucket, key }) => `${bucket}/${key}`)).size,
  };
}

async function rowsOf(database: Database, { designs, unshared, entries }: Plan) {
  const json = async (from: string, ids: string[]) => {
    const { rows } = await database.query<{ row: unknown }>(
      `select to_jsonb(t) as row from ${from} t where t.id = any($1::uuid[])`,
      [ids],
    );
    return rows.map(({ row }) => row);
  };
  const ids = entries.map(({ id }) => id);
  return {
    'public.gallery_images': await json('public.gallery_images', [...designs, ...unshared]),
    'storage.objects': await json('storage.objects', ids),
  };
}

async function carryOut(database: Database, { designs, unshared, entries }: Plan): Promise<void> {
  if (designs.length > 0) {
    await database.query('delete from public.gallery_images where id = any($1::uuid[])', [designs]);
  }
  for (const id of unshared) {
    await database.query(
      `update public.gallery_images g set visibility = 'private', shared_at = null,
         url = kept.picture, original_image = kept.original, stitches = kept.stitches
       from public.gallery_images own, public.gallery_kept(own.user_id, own.id) kept
       where g.id = $1 and own.id = g.id`,
      [id],
    );
  }
  if (entries.length > 0) {
    await database.query('delete from storage.objects where id = any($1::uuid[])', [
      entries.map(({ id }) => id),
    ]);
  }
}
