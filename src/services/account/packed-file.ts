import { inParts } from '../../lib/files/in-parts.ts';
import { bytesOf } from '../../lib/gallery/local.ts';

/* Working files as the database has them: SVG, gzip, base64. */

/** Packed and as text, characters. The database has the same bound. */
const MAX_FILE = 3_000_000;

/** Unpacked, bytes: what unpacks to more is no file of ours. */
const MAX_UNPACKED = 64_000_000;

/** @returns undefined where it is larger than the database takes */
export async function packFile(bytes: Uint8Array<ArrayBuffer>): Promise<string | undefined> {
  const file = toBase64(await pack(bytes));
  return file.length > MAX_FILE ? undefined : file;
}

/** @throws RangeError where it is larger than any working file; TypeError where it is not packed */
export const unpackFile = (file: string): Promise<Uint8Array<ArrayBuffer>> => unpack(bytesOf(file));

async function pack(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const packed = inParts(bytes).pipeThrough(new CompressionStream('gzip'));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

async function unpack(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  const plain = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  const reader = plain.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Uint8Array(await new Blob(parts).arrayBuffer());
    size += value.length;
    if (size > MAX_UNPACKED) {
      await reader.cancel();
      throw new RangeError('the file unpacks to more than a working file has');
    }
    parts.push(value);
  }
}

/** How many bytes become letters at once: a call takes some ten thousand arguments. */
const AT_ONCE = 8192;

function toBase64(bytes: Uint8Array): string {
  let letters = '';
  for (let from = 0; from < bytes.length; from += AT_ONCE) {
    letters += String.fromCharCode(...bytes.subarray(from, from + AT_ONCE));
  }
  return btoa(letters);
}
