import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mayBeShown } from './foreign-picture.ts';

/* A storage that looks at nothing: what a page takes from it. */

let server: Server;
let origin: string;
/** What is stored, and which ranges were asked for. */
const files = new Map<string, Uint8Array>();
let asked: string[] = [];
let knowsRanges = true;

beforeAll(async () => {
  server = createServer((request, response) => {
    const bytes = files.get(request.url!);
    asked.push(request.headers.range ?? 'all');
    if (!bytes) return void response.writeHead(404).end();
    const end = Number(/-(\d+)$/.exec(request.headers.range ?? '')?.[1]) + 1;
    response.writeHead(knowsRanges ? 206 : 200, { 'Content-Type': 'image/png' });
    response.end(knowsRanges ? bytes.subarray(0, end) : bytes);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked = [];
  knowsRanges = true;
});

let stored = 0;
function store(bytes: Uint8Array): string {
  const name = `/storage/v1/object/public/shared/${++stored}.png`;
  files.set(name, bytes);
  return origin + name;
}

type Format = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif';
const picture = (format: Format, width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background: '#b3262e' } })
    [format]()
    .toBuffer();

/** A PNG of one colour, whole: its rows are packed a thousandfold. */
function bombOf(width: number, height: number): Uint8Array {
  const chunk = (name: string, data: Uint8Array) => {
    const head = Buffer.alloc(8);
    head.writeUInt32BE(data.length);
    head.write(name, 4, 'latin1');
    return Buffer.concat([head, data, Buffer.alloc(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const rows = deflateSync(Buffer.alloc((1 + Math.ceil(width / 8)) * height));
  const start = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([start, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', header)]);
}

/** A JPEG with so many bytes of a camera's notes before its size. */
async function withNotes(bytes: number): Promise<Uint8Array> {
  const plain = await picture('jpeg');
  const notes: Buffer[] = [];
  for (let left = bytes; left > 0; left -= 60_000) {
    const part = Buffer.alloc(60_004);
    part.set([0xff, 0xef, 60_002 >> 8, 60_002 & 0xff]);
    notes.push(part);
  }
  return Buffer.concat([plain.subarray(0, 2), ...notes, plain.subarray(2)]);
}

describe('a picture of another member', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('is shown after 4 kB of it: %s', async (format) => {
    const url = store(await picture(format));
    expect(await mayBeShown(url, { width: 40, height: 30 })).toBe(true);
    expect(await mayBeShown(url, { width: 40, height: 30 })).toBe(true);
    expect(asked).toEqual(['bytes=0-4095']);
  });

  it('is not shown as a bomb, whatever its row says', async () => {
    const bomb = bombOf(20_000, 20_000);
    expect(bomb.length).toBeLessThan(60_000);
    for (const said of [{}, { width: 300, height: 300 }, { width: 20_000, height: 20_000 }]) {
      expect(await mayBeShown(store(bomb), said)).toBe(false);
    }
    expect(asked).toEqual(Array(3).fill('bytes=0-4095'));
  });

  it('is not shown where its row says another size', async () => {
    const url = store(await picture('png', 400, 300));
    expect(await mayBeShown(url, { width: 40, height: 30 })).toBe(false);
    expect(await mayBeShown(url, { width: 400 })).toBe(true);
  });

  it.each(['gif', 'avif'] as const)('is not shown as another kind: %s', async (format) => {
    expect(await mayBeShown(store(await picture(format)))).toBe(false);
  });

  it('is not shown as something else, cut off, or not there', async () => {
    const page = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>');
    expect(await mayBeShown(store(page))).toBe(false);
    expect(await mayBeShown(store((await picture('jpeg')).subarray(0, 20)))).toBe(false);
    expect(await mayBeShown(store(new Uint8Array()))).toBe(false);
    expect(await mayBeShown(`${origin}/nothing.png`)).toBe(false);
  });

  it('is read on where a camera wrote much before its size, and not without end', async () => {
    expect(await mayBeShown(store(await withNotes(200_000)), { width: 40, height: 30 })).toBe(true);
    expect(asked).toEqual(['bytes=0-4095', 'bytes=0-524287']);
    expect(await mayBeShown(store(await withNotes(600_000)))).toBe(false);
  });

  it('is read no further where the storage sends all of it', async () => {
    knowsRanges = false;
    expect(await mayBeShown(store(await withNotes(200_000)), { width: 40, height: 30 })).toBe(true);
    expect(await mayBeShown(store(bombOf(20_000, 20_000)))).toBe(false);
  });
});
