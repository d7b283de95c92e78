import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { StoredFile } from './cleanup-plan.ts';
import type { Database } from './migrate.ts';
import { type Card, type ObjectFiles, readCardOf } from './object-files.ts';

/** The tag of a file's bytes, as its card and its entry have it. @throws the system's error */
export async function tagOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return `"${hash.digest('hex').slice(0, 32)}"`;
}

/**
 * Makes cards anew that are damaged or gone. What stands in one stands in the file's entry, too; the
 * file must be what the entry says.
 * @param tell takes a line for the log
 */
export const cardMender =
  (database: Database, objects: ObjectFiles, tell: (line: string) => void) =>
  async (bucket: string, key: string): Promise<Card | undefined> => {
    const { rows } = await database.query<{ metadata: unknown }>(
      'select metadata from storage.objects where bucket_id = $1 and name = $2',
      [bucket, key],
    );
    const card = readCardOf(rows[0]?.metadata);
    const file = objects.fileOf(bucket, key);
    if (!card || (await tagOf(file)) !== card.eTag) return undefined;
    await objects.layCard(bucket, key, card);
    tell(
      `The card of ${bucket}/${key}, a small file beside it, was damaged or gone: it was made again. The file itself is whole.`,
    );
    return card;
  };

/** Makes the cards of some files anew, as far as they can be. @returns how many */
export async function mendCards(
  objects: ObjectFiles,
  files: readonly StoredFile[],
): Promise<number> {
  let mended = 0;
  for (const { bucket, key } of files) {
    if (await objects.mendCard?.(bucket, key).catch(() => undefined)) mended++;
  }
  return mended;
}
