import { Hono } from 'hono';
import { UPLOAD_TYPES } from '../../src/lib/ai/models.ts';

/** A file as it was uploaded, or as it was made. */
export interface StoredFile {
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** The most files, bytes of one, and bytes of all: this is a toy on one machine. */
const FILES_MAX = 64;
const BYTES_MAX = 128 * 1024 * 1024;
const ALL_BYTES_MAX = 256 * 1024 * 1024;

/** The most uploads in parts that wait for their completion, and parts of one. */
const UPLOADS_MAX = 4;
const PARTS_MAX = 100;

/** What is shown as it is: pictures. Everything else is bytes, to be kept and not to be run. */
const SHOWN: readonly string[] = UPLOAD_TYPES;
const BYTES = 'application/octet-stream';

type Parts = Map<number, Uint8Array<ArrayBuffer>>;

const sizeOf = (pieces: Iterable<{ length: number }>): number => {
  let size = 0;
  for (const { length } of pieces) size += length;
  return size;
};

/** The store of files behind the stand-in: in memory, the oldest forgotten first. */
export class Files {
  readonly #files = new Map<string, StoredFile>();
  /** By upload and number. */
  readonly #parts = new Map<string, Parts>();

  get(name: string): StoredFile | undefined {
    return this.#files.get(name);
  }

  put(name: string, file: StoredFile): void {
    this.#files.delete(name);
    this.#files.set(name, file);
    const size = () => sizeOf([...this.#files.values()].map(({ bytes }) => bytes));
    while (this.#files.size > FILES_MAX || (this.#files.size > 1 && size() > ALL_BYTES_MAX)) {
      this.#files.delete(this.#files.keys().next().value!);
    }
  }

  /** @returns false where the whole would be too large */
  putPart(name: string, number: number, bytes: Uint8Array<ArrayBuffer>): boolean {
    const parts: Parts = this.#parts.get(name) ?? new Map<number, Uint8Array<ArrayBuffer>>();
    if (parts.size >= PARTS_MAX || sizeOf(parts.values()) + bytes.length > BYTES_MAX) return false;
    parts.set(number, bytes);
    this.#parts.set(name, parts);
    if (this.#parts.size > UPLOADS_MAX) this.#parts.delete(this.#parts.keys().next().value!);
    return true;
  }

  /** Joins the parts. @returns false where one of them never came */
  complete(name: string, numbers: readonly number[]): boolean {
    const parts = this.#parts.get(name);
    const found = numbers.map((number) => parts?.get(number));
    if (found.length === 0 || found.some((bytes) => !bytes)) return false;
    this.#parts.delete(name);
    const all = new Blob(found as Uint8Array<ArrayBuffer>[]);
    void all.bytes().then((bytes) => {
      this.put(name, { type: BYTES, bytes });
    });
    return true;
  }
}

/** The bytes of a request; undefined as soon as there are too many. */
async function readBytes({ body, headers }: Request) {
  if (Number(headers.get('Content-Length')) > BYTES_MAX) {
    await body?.cancel();
    return undefined;
  }
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const piece of (body ?? []) as AsyncIterable<Uint8Array<ArrayBuffer>>) {
    size += piece.length;
    if (size > BYTES_MAX) return undefined;
    pieces.push(piece);
  }
  return new Uint8Array(await new Blob(pieces).arrayBuffer());
}

const tooLarge = () => Response.json({ detail: 'Too large' }, { status: 413 });

/** A file as it may be shown: alone, and never run. */
function shown({ type, bytes }: StoredFile): Response {
  const plain = type.split(';')[0].trim().toLowerCase();
  const isPicture = SHOWN.includes(plain);
  return new Response(bytes, {
    headers: {
      'Content-Type': isPicture ? plain : BYTES,
      'Content-Disposition': isPicture ? 'inline' : 'attachment',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cross-Origin-Resource-Policy': 'same-origin',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}

/** PUT and GET of files, and of parts of large ones. */
export function fileRoutes(files: Files): Hono {
  const routes = new Hono();
  routes.put('/files/:name', async ({ req }) => {
    const bytes = await readBytes(req.raw);
    if (!bytes) return tooLarge();
    files.put(req.param('name'), { type: req.header('Content-Type') ?? BYTES, bytes });
    return Response.json({});
  });
  routes.put('/files/:name/:part', async ({ req }) => {
    const number = Number(req.param('part'));
    const bytes = await readBytes(req.raw);
    if (!bytes || !files.putPart(req.param('name'), number, bytes)) return tooLarge();
    return Response.json({ partNumber: number, etag: `"part-${number}"` });
  });
  routes.post('/files/:name/complete', async ({ req }) => {
    const { parts } = await req.json<{ parts: { partNumber: number }[] }>();
    const whole = files.complete(
      req.param('name'),
      parts.map(({ partNumber }) => partNumber),
    );
    return Response.json(whole ? {} : { detail: 'A part is missing' }, {
      status: whole ? 200 : 400,
    });
  });
  routes.get('/files/:name', ({ req }) => {
    const file = files.get(req.param('name'));
    return file ? shown(file) : Response.json({ detail: 'Not found' }, { status: 404 });
  });
  return routes;
}
