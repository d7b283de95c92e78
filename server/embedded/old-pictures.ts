import { open } from 'node:fs/promises';
import { readPictureHeader } from '../../src/lib/pictures/header.ts';
import { isShowable } from '../../src/lib/pictures/showable.ts';
import { HEAD_BYTES, type Pixels } from './file-kind.ts';
import type { Database } from './migrate.ts';
import type { ObjectFiles } from './object-files.ts';

/*
 * Pictures that were stored before anybody looked at what comes (file-gate.ts). Each is looked at
 * once, by its first bytes. A row takes the size that its picture has; a design with a file that no page
 * may decode is seen by its maker alone. No file is touched.
 */

/** Enough for what this site stores; a camera's notes may take more, bytes. */
const FIRST_BYTES = 4096;

/** How many entries are looked at before they are noted. */
const SOME = 500;

/** What the maker of such a design is told. */
const REASON = 'A picture of it is too large to be shown, or is no JPEG, PNG or WebP.';

interface Entry {
  id: string;
  key: string;
}

/** What a file is. */
interface Seen extends Entry {
  /** A page may decode it, or no page can: nothing comes of a file that is no picture at all. */
  fine: boolean;
  pixels?: Pixels;
}

/**
 * Looks at what was never looked at. What cannot be read is the clean-up's to tell.
 * @returns designs that are hidden because of it
 * @throws the database's error
 */
export async function lookAtOldPictures(database: Database, files: ObjectFiles): Promise<number> {
  let hidden = 0;
  for (let last = ''; ;) {
    const { rows } = await database.query<Entry>(
      `select o.id, o.name as key from storage.objects o
       where o.bucket_id = 'gallery' and o.name ~ '\\.(jpg|png|webp)$' and o.name > $1
         and not coalesce(o.metadata, '{}'::jsonb) ?| array['width', 'looked']
       order by o.name limit $2`,
      [last, SOME],
    );
    const seen: Seen[] = [];
    for (const entry of rows) {
      const one = await lookAtOne(files, entry);
      if (one) seen.push(one);
    }
    hidden += await note(database, seen);
    if (rows.length < SOME) return hidden;
    last = rows[rows.length - 1].key;
  }
}

/** Looks at a file; undefined where it cannot be read. */
async function lookAtOne(files: ObjectFiles, entry: Entry): Promise<Seen | undefined> {
  try {
    const file = files.fileOf('gallery', entry.key);
    const first = await headOf(file, FIRST_BYTES);
    if (isShowable(first)) return { ...entry, fine: true, pixels: sizeOf(first) };
    const head = await headOf(file, HEAD_BYTES);
    if (isShowable(head)) return { ...entry, fine: true, pixels: sizeOf(head) };
    return { ...entry, fine: readPictureHeader(head) === undefined };
  } catch {
    return undefined;
  }
}

const sizeOf = (head: Uint8Array) => readPictureHeader(head)?.size;

/** The first bytes of a file. @throws the system's error */
async function headOf(file: string, bytes: number): Promise<Uint8Array> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(bytes) });
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** Writes down what was seen. @returns designs that are hidden by it */
async function note(database: Database, seen: readonly Seen[]): Promise<number> {
  if (seen.length === 0) return 0;
  const notes = seen.map(({ id, key, fine, pixels }) => ({ id, key, fine, ...pixels }));
  const asked = [JSON.stringify(notes)];
  const looked = `select * from jsonb_to_recordset($1::jsonb)
    as s(id uuid, key text, fine boolean, width integer, height integer)`;
  await database.query(
    `update public.gallery_images g set width = s.width, height = s.height
     from (${looked}) s
     where s.width is not null and right(g.url, length(s.key)) = s.key and g.id::text = split_part(s.key, '/', 2)
       and (g.width, g.height) is distinct from (s.width, s.height)`,
    asked,
  );
  const { rows } = await database.query(
    `update public.gallery_images g
     set hidden_at = now(), hidden_reason = $2, width = null, height = null
     from (${looked}) s
     where not s.fine and g.hidden_at is null and g.id::text = split_part(s.key, '/', 2)
       and g.user_id::text = split_part(s.key, '/', 1)
     returning g.id`,
    [...asked, REASON],
  );
  // Last: what is interrupted is looked at again.
  await database.query(
    `update storage.objects o set metadata = o.metadata || jsonb_strip_nulls(
       jsonb_build_object('looked', true, 'width', s.width, 'height', s.height))
     from (${looked}) s where o.id = s.id`,
    asked,
  );
  return rows.length;
}
