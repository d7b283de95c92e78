import { inParts } from '../lib/files/in-parts.ts';
import type { Supabase } from './supabase.ts';

/* The files of a design: its picture, the picture it was made from, its stitches. */

export interface DesignFiles {
  /** JPEG, PNG or WebP. */
  picture: Blob;
  /** JPEG, PNG or WebP. */
  original?: Blob;
  /** The engine's JSON. */
  stitches?: Uint8Array<ArrayBuffer>;
}

/** Keys of files within the bucket. */
export type FileKeys = Record<keyof DesignFiles, string | undefined>;

/** What members keep, and the public copies of what they share. */
export type BucketName = 'gallery' | 'shared';

/** An hour, s: a public copy of it has the same, and may be taken back. */
const CACHE_SECONDS = '3600';

const ENDINGS: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

function imageKey(folder: string, name: string, { type }: Blob): string {
  const ending = ENDINGS[type];
  if (!ending) throw new TypeError(`${name}: want a JPEG, PNG or WebP, got “${type}”`);
  return `${folder}/${name}.${ending}`;
}

/** The keys of a design's files. @param folder `{user id}/{design id}` */
export function keysOf(folder: string, { picture, original, stitches }: DesignFiles): FileKeys {
  return {
    picture: imageKey(folder, 'picture', picture),
    original: original && imageKey(folder, 'original', original),
    stitches: stitches && `${folder}/stitches.json.gz`,
  };
}

/** Stores all files, or none. @throws the storage's error */
export async function storeFiles(
  { storage }: Supabase,
  keys: FileKeys,
  { picture, original, stitches }: DesignFiles,
): Promise<void> {
  const bucket = (await storage()).from('gallery' satisfies BucketName);
  const put = async (key: string | undefined, body: Blob | undefined) => {
    if (!key || !body) return;
    const options = { contentType: body.type, cacheControl: CACHE_SECONDS };
    // As plain bytes: a form around them would only have to be taken off again.
    const { error } = await bucket.upload(key, await body.arrayBuffer(), options);
    if (error) throw error;
  };
  const packed = stitches && (await pack(stitches));
  const stored = await Promise.allSettled([
    put(keys.picture, picture),
    put(keys.original, original),
    put(keys.stitches, packed),
  ]);
  const failure = stored.find((outcome) => outcome.status === 'rejected');
  if (!failure) return;
  await removeFiles({ storage }, Object.values(keys));
  throw failure.reason;
}

/** Removes private files; one that stays behind is only logged: its owner alone could read it. */
export async function removeFiles(
  supabase: Pick<Supabase, 'storage'>,
  keys: readonly (string | undefined)[],
): Promise<void> {
  const present = keys.filter((key) => key !== undefined);
  try {
    await remove(supabase, 'gallery', present);
  } catch (error) {
    console.warn('files stay behind', present, error);
  }
}

/** Removes files of a bucket. @throws the storage's error, or an Error where one stays behind */
export async function remove(
  { storage }: Pick<Supabase, 'storage'>,
  bucket: BucketName,
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 0) return;
  const { data, error } = await (await storage()).from(bucket).remove([...keys]);
  if (error) throw error;
  if (data.length < keys.length) throw new Error(`${bucket}: not all files could be removed`);
}

/** Fetches a design's stitches: the engine's JSON. @throws TypeError when they cannot be had */
export async function fetchStitches(url: string): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(url);
  if (!response.ok) throw new TypeError(`${url}: ${response.status}`);
  return unpack(await response.blob());
}

/** The largest design, unpacked, bytes: a hundred thousand stitches are 2 MB. */
export const MAX_UNPACKED = 96 * 1024 * 1024;

/**
 * What was gzipped. A file of 4 MB can hold 4 GB: it is given up as soon as it is too large.
 * @param most bytes
 * @throws TypeError where it was not gzipped, or is larger
 */
export async function unpack(packed: Blob, most = MAX_UNPACKED): Promise<Uint8Array<ArrayBuffer>> {
  let size = 0;
  const measure = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      size += chunk.length;
      if (size > most) throw new TypeError(`unpacks to more than ${most} bytes`);
      controller.enqueue(chunk);
    },
  });
  const plain = packed.stream().pipeThrough(new DecompressionStream('gzip')).pipeThrough(measure);
  return new Uint8Array(await new Response(plain).arrayBuffer());
}

/** Gzips. */
export async function pack(bytes: Uint8Array<ArrayBuffer>): Promise<Blob> {
  const packed = inParts(bytes).pipeThrough(new CompressionStream('gzip'));
  return new Blob([await new Response(packed).arrayBuffer()], { type: 'application/gzip' });
}
