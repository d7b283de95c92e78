import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { oncePer } from '../once.ts';

/*
 * Browser only: the pictures that the last patterns of this device were made from, byte for byte, in
 * a database. Beside the patterns themselves there is room for a small copy alone, and from that
 * another piece would be sewn.
 */

interface Schema extends DBSchema {
  pictures: { key: string; value: File };
}

const NAME = 'ilmek-gallery-pictures';

/** A larger file is not kept: twenty of them would be a gigabyte. */
const MAX_BYTES = 40_000_000;

const TABLE = 'pictures';

const open = oncePer((name: string): Promise<IDBPDatabase<Schema>> =>
  openDB<Schema>(name, 1, {
    upgrade: (tables) => void tables.createObjectStore(TABLE),
  }),
);

/**
 * Keeps the picture of a pattern, and forgets those of patterns that are no more.
 * @param ids of all patterns that there are
 * @throws where the browser has no databases, or no room
 */
export async function keepPicture(id: string, file: File, ids: readonly string[]): Promise<void> {
  const pictures = await open(NAME);
  const change = pictures.transaction(TABLE, 'readwrite');
  const table = change.objectStore(TABLE);
  const old = (await table.getAllKeys()).filter((key) => !ids.includes(key));
  const kept = file.size <= MAX_BYTES ? [table.put(file, id)] : [];
  await Promise.all([...old.map((key) => table.delete(key)), ...kept, change.done]);
}

/** The picture that a pattern was made from, as it was chosen; undefined where it is not kept. */
export async function pictureOf(id: string): Promise<File | undefined> {
  return (await open(NAME)).get(TABLE, id);
}

/** Forgets the picture of a pattern. */
export async function dropPicture(id: string): Promise<void> {
  await (await open(NAME)).delete(TABLE, id);
}

/** Forgets all of them. */
export async function dropPictures(): Promise<void> {
  await (await open(NAME)).clear(TABLE);
}
