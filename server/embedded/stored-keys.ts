import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { CARD, segmentOf } from './object-files.ts';

/** What lies in a bucket's folder. */
export interface StoredKeys {
  /** With file and card. */
  whole: Set<string>;
  /** With one of the two: an upload or a removal that was cut. */
  partial: Set<string>;
  /** Names that this storage never writes, from the folder on: somebody laid them there. */
  foreign: string[];
}

/** The key that a name in the folder stands for; undefined where it stands for none. */
function keyOf(name: string): string | undefined {
  try {
    const parts = name.split(path.sep).map(decodeURIComponent);
    return parts.map(segmentOf).join(path.sep) === name ? parts.join('/') : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The keys in a bucket's folder; undefined where there is no such folder.
 * @throws the system's error where the folder, or one in it, cannot be read: that is no empty folder
 */
export async function storedKeys(folder: string): Promise<StoredKeys | undefined> {
  let entries;
  try {
    entries = await readdir(folder, { recursive: true, withFileTypes: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  const names = entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  const present = new Set(names);
  const stored: StoredKeys = { whole: new Set(), partial: new Set(), foreign: [] };
  for (const name of names) {
    const file = name.endsWith(CARD) ? name.slice(0, -CARD.length) : name;
    const key = keyOf(file);
    if (key === undefined) stored.foreign.push(name);
    else (present.has(file) && present.has(file + CARD) ? stored.whole : stored.partial).add(key);
  }
  return stored;
}
