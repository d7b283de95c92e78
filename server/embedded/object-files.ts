import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { cp, mkdir, open, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import type { App } from '@supabase/lite';
import { z } from 'zod';
import type { FileGate } from './file-gate.ts';
import { HEAD_BYTES, type Pixels } from './file-kind.ts';
import { fileStream } from './file-stream.ts';
import type { FilesHome } from './files-home.ts';

type Adapter = NonNullable<App['_storageAdapter']>;
type Metadata = Awaited<ReturnType<Adapter['headObject']>>;

/** What is kept beside a file's bytes. */
const CARD_SHAPE = z.object({
  mimetype: z.string(),
  cacheControl: z.string(),
  eTag: z.string(),
  size: z.number(),
});
export type Card = z.infer<typeof CARD_SHAPE>;

/** A card that is in something, with more perhaps; undefined where there is none. */
export const readCardOf = (value: unknown): Card | undefined => CARD_SHAPE.safeParse(value).data;

/** A card; undefined where it is none any more. */
export function readCard(text: string): Card | undefined {
  try {
    return readCardOf(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Ends the name of a card; a key's last part cannot, because of `segmentOf`. */
export const CARD = '.card~';

/** The key does not name a file, or the file is not there. */
export class NoObjectError extends Error {
  override readonly name = 'NoObjectError';
  readonly status = 404;
}

/** More bytes than a file may have. */
export class ObjectTooLargeError extends Error {
  override readonly name = 'ObjectTooLargeError';
  readonly status = 413;
}

/** A file is not what was stored: its bytes or what is kept beside them were changed. */
export class DamagedFileError extends Error {
  override readonly name = 'DamagedFileError';

  constructor(key: string) {
    super(`the file ${key} is not what was stored`);
  }
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** For `catch`: a value in place of a file that is not there. */
const ifMissing =
  <T>(value: T) =>
  (error: unknown): T => {
    if (isMissing(error)) return value;
    throw error;
  };

/** Which file a body comes from. */
const files = new WeakMap<ReadableStream, string>();

/** The path of the file that an answer's body would be read from; undefined for others. */
export const fileOfBody = (body: ReadableStream | null): string | undefined =>
  body ? files.get(body) : undefined;

/** A part of a key as the name of a file or folder: never one that means another place. */
export function segmentOf(part: string): string {
  const plain = encodeURIComponent(part).replace(/~/g, '%7E');
  if (!part || part === '.' || part === '..' || plain.length > 200) {
    throw new NoObjectError(`no such file: ${part}`);
  }
  return plain;
}

/** The first bytes of a file. */
async function headOf(file: string): Promise<Uint8Array> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(HEAD_BYTES) });
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

async function dropPart(part: string): Promise<void> {
  await rm(part, { force: true });
  await rm(part + CARD, { force: true });
}

/**
 * Files of the embedded storage in a folder: `{folder}/{bucket}/{key}` with a card beside each.
 * A file appears whole or not at all: it is written under another name first.
 */
export class ObjectFiles implements Adapter {
  readonly driver = undefined;
  readonly #folder: string;
  readonly #maxBytes: number;
  /** Asked before bytes take their place; there is none before the database is open. */
  gate: FileGate | undefined;
  /** Asked whether the folder is the right one before anything is written to it, or missed in it. */
  home: FilesHome | undefined;
  /** Makes a card anew that is damaged or gone; undefined where the file is not what was stored. */
  mendCard: ((bucket: string, key: string) => Promise<Card | undefined>) | undefined;

  /** @param maxBytes more are refused while they arrive, whatever the request said of its length. */
  constructor(folder: string, maxBytes: number) {
    this.#folder = folder;
    this.#maxBytes = maxBytes;
  }

  /** Where a file lies. @throws NoObjectError for a key that leads elsewhere */
  fileOf(bucket: string, key: string): string {
    return path.join(this.#folder, this.nameOf(bucket, key));
  }

  /** The same from the folder on. @throws NoObjectError for a key that leads elsewhere */
  nameOf(bucket: string, key: string): string {
    return path.join(segmentOf(bucket), ...key.split('/').map(segmentOf));
  }

  async uploadObject(
    bucket: string,
    key: string,
    _version: string | undefined,
    body: Parameters<Adapter['uploadObject']>[3],
    mimetype: string,
    cacheControl: string,
  ): Promise<Metadata & Partial<Pixels>> {
    const file = this.fileOf(bucket, key);
    await this.home?.demand();
    await mkdir(path.dirname(file), { recursive: true });
    const part = await this.#newPart();
    try {
      const { size, eTag } = await this.#write(body, part);
      const head = await headOf(part);
      const pixels = await this.gate?.({ bucket, key, bytes: size, sent: { head, mimetype } });
      const card: Card = { mimetype, cacheControl, eTag, size };
      // Under another name first, too: a snapshot may be linked to the one before.
      await writeFile(part + CARD, JSON.stringify(card), { flush: true });
      await rename(part + CARD, file + CARD);
      await rename(part, file);
      // What is known of the pixels goes into the file's entry.
      return { ...(await this.headObject(bucket, key)), ...pixels };
    } catch (error) {
      await dropPart(part);
      throw error;
    }
  }

  /** A name for what is not whole yet. */
  async #newPart(): Promise<string> {
    const parts = path.join(this.#folder, '.parts');
    await mkdir(parts, { recursive: true });
    return path.join(parts, randomUUID());
  }

  /** Lays a card beside a file that has none any more. @throws the system's error */
  async layCard(bucket: string, key: string, card: Card): Promise<void> {
    const part = (await this.#newPart()) + CARD;
    await writeFile(part, JSON.stringify(card), { flush: true });
    await rename(part, this.fileOf(bucket, key) + CARD);
  }

  async #write(body: Parameters<Adapter['uploadObject']>[3], file: string) {
    const hash = createHash('sha256');
    const maxBytes = this.#maxBytes;
    let size = 0;
    const measure = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        size += chunk.length;
        hash.update(chunk);
        if (size > maxBytes) done(new ObjectTooLargeError(`more than ${maxBytes} bytes`));
        else done(null, chunk);
      },
    });
    const source =
      body instanceof Uint8Array
        ? Readable.from([body])
        : Readable.fromWeb(body as NodeReadableStream<Uint8Array>);
    await pipeline(source, measure, createWriteStream(file, { flush: true }));
    return { size, eTag: `"${hash.digest('hex').slice(0, 32)}"` };
  }

  async headObject(bucket: string, key: string): Promise<Metadata> {
    const file = this.fileOf(bucket, key);
    const { mtime, size: bytes } = await stat(file).catch((error) => this.#miss(key, error));
    const text = await readFile(file + CARD, 'utf8').catch(ifMissing(''));
    const card = readCard(text) ?? (await this.mendCard?.(bucket, key));
    if (!card && !text) throw new NoObjectError(`no such file: ${key}`);
    if (card?.size !== bytes) throw new DamagedFileError(`${bucket}/${key}`);
    const { mimetype, cacheControl, eTag, size } = card;
    const lastModified = mtime;
    return {
      mimetype,
      cacheControl,
      eTag,
      size,
      contentLength: size,
      lastModified,
      httpStatusCode: 200,
    };
  }

  /** What is to be said where a file cannot be found: perhaps all of them are away. @throws always */
  async #miss(key: string, error: unknown): Promise<never> {
    if (!isMissing(error)) throw error;
    await this.home?.demand();
    throw new NoObjectError(`no such file: ${key}`);
  }

  async getObject(
    bucket: string,
    key: string,
    _version?: string,
    headers: { ifNoneMatch?: string } = {},
  ) {
    const metadata = await this.headObject(bucket, key);
    if (headers.ifNoneMatch === metadata.eTag) return { metadata, httpStatusCode: 304 };
    const file = this.fileOf(bucket, key);
    const body = fileStream(file) as NodeReadableStream<Uint8Array>;
    files.set(body as ReadableStream, file);
    return { metadata, httpStatusCode: 200, body };
  }

  async deleteObject(bucket: string, key: string): Promise<void> {
    const file = this.fileOf(bucket, key);
    await this.home?.demand();
    await rm(file, { force: true });
    await rm(file + CARD, { force: true });
    await this.forgetFolder(bucket, key);
  }

  /** The folder goes with its last file. */
  async forgetFolder(bucket: string, key: string): Promise<void> {
    await rmdir(path.dirname(this.fileOf(bucket, key))).catch(() => undefined);
  }

  async deleteObjects(bucket: string, keys: string[]): Promise<void> {
    for (const key of keys) await this.deleteObject(bucket, key);
  }

  async copyObject(
    fromBucket: string,
    fromKey: string,
    _fromVersion: string | undefined,
    toBucket: string,
    toKey: string,
  ) {
    const [from, to] = [this.fileOf(fromBucket, fromKey), this.fileOf(toBucket, toKey)];
    const { size } = await this.headObject(fromBucket, fromKey);
    await this.gate?.({ bucket: toBucket, key: toKey, bytes: size });
    await this.home?.demand();
    await mkdir(path.dirname(to), { recursive: true });
    const part = await this.#newPart();
    try {
      await cp(from + CARD, part + CARD);
      await cp(from, part);
      await rename(part + CARD, to + CARD);
      await rename(part, to);
    } catch (error) {
      await dropPart(part);
      return await this.#miss(fromKey, error);
    }
    return this.headObject(toBucket, toKey);
  }

  privateAssetUrl(bucket: string, key: string): Promise<string> {
    return Promise.resolve(`file://${this.fileOf(bucket, key)}`);
  }
}
