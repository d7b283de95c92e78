import { Hono } from 'hono';

/** A file as it was uploaded, or as it was made. */
export interface StoredFile {
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** The most files, and bytes of one: this is a toy on one machine. */
const FILES_MAX = 64;
const BYTES_MAX = 128 * 1024 * 1024;

/** The store of files behind the stand-in: in memory, the oldest forgotten first. */
export class Files {
  readonly #files = new Map<string, StoredFile>();
  /** Parts that wait for their completion, by upload and number. */
  readonly #parts = new Map<string, Map<number, Uint8Array<ArrayBuffer>>>();

  get(name: string): StoredFile | undefined {
    return this.#files.get(name);
  }

  put(name: string, file: StoredFile): void {
    this.#files.set(name, file);
    if (this.#files.size > FILES_MAX) this.#files.delete(this.#files.keys().next().value!);
  }

  putPart(name: string, number: number, bytes: Uint8Array<ArrayBuffer>): void {
    const parts = this.#parts.get(name) ?? new Map<number, Uint8Array<ArrayBuffer>>();
    parts.set(number, bytes);
    this.#parts.set(name, parts);
  }

  /** Joins the parts. @returns false where one of them never came */
  complete(name: string, numbers: readonly number[]): boolean {
    const parts = this.#parts.get(name);
    const found = numbers.map((number) => parts?.get(number));
    if (found.length === 0 || found.some((bytes) => !bytes)) return false;
    this.#parts.delete(name);
    const all = new Blob(found as Uint8Array<ArrayBuffer>[]);
    void all.bytes().then((bytes) => {
      this.put(name, { type: 'application/octet-stream', bytes });
    });
    return true;
  }
}

/** PUT and GET of files, and of parts of large ones. */
export function fileRoutes(files: Files): Hono {
  const routes = new Hono();
  routes.put('/files/:name', async ({ req }) => {
    const bytes = new Uint8Array(await req.arrayBuffer());
    if (bytes.length > BYTES_MAX) return Response.json({ detail: 'Too large' }, { status: 413 });
    const type = req.header('Content-Type') ?? 'application/octet-stream';
    files.put(req.param('name'), { type, bytes });
    return Response.json({});
  });
  routes.put('/files/:name/:part', async ({ req }) => {
    const number = Number(req.param('part'));
    files.putPart(req.param('name'), number, new Uint8Array(await req.arrayBuffer()));
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
    if (!file) return Response.json({ detail: 'Not found' }, { status: 404 });
    return new Response(file.bytes, {
      headers: {
        'Content-Type': file.type,
        'Content-Security-Policy': "default-src 'none'; sandbox",
        'X-Content-Type-Options': 'nosniff',
      },
    });
  });
  return routes;
}
