import { inParts } from '../files/in-parts.ts';
import { crc32 } from './crc32.ts';
import { directoryLine, endRecords, localHeader, type ZipEntry } from './records.ts';

/** Takes the archive piece by piece, in order; it is asked for the next when it has taken one. */
export type ZipSink = (bytes: Uint8Array<ArrayBuffer>) => void | Promise<void>;

export interface ZipFile {
  /** Path in the archive, with forward strokes. */
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
  modified: Date;
  /** Deflate it: for text. Pictures are packed already. */
  pack?: boolean;
}

/**
 * Writes a ZIP archive as it goes: of all files only the newest and the directory are in memory.
 * More than 4 GB and more than 65,535 files are written as ZIP64.
 */
export class ZipWriter {
  readonly #sink: ZipSink;
  readonly #entries: ZipEntry[] = [];
  #written = 0;

  constructor(sink: ZipSink) {
    this.#sink = sink;
  }

  /** Adds a file. @throws what the sink throws */
  async add({ name, bytes, modified, pack = false }: ZipFile): Promise<void> {
    const body = pack ? await deflate(bytes) : bytes;
    const entry: ZipEntry = {
      name: new TextEncoder().encode(name),
      method: pack ? 8 : 0,
      crc: crc32(bytes),
      packed: body.length,
      size: bytes.length,
      modified,
      offset: this.#written,
    };
    this.#entries.push(entry);
    await this.#write(localHeader(entry));
    await this.#write(body);
  }

  /** Writes the directory: without it nothing can be read. */
  async end(): Promise<void> {
    const start = this.#written;
    for (const entry of this.#entries) await this.#write(directoryLine(entry));
    await this.#write(endRecords(this.#entries.length, this.#written - start, start));
  }

  async #write(bytes: Uint8Array<ArrayBuffer>): Promise<void> {
    this.#written += bytes.length;
    await this.#sink(bytes);
  }
}

async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const packed = inParts(bytes).pipeThrough(new CompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}
