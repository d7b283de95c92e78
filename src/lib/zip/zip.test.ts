import { inflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { crc32 } from './crc32.ts';
import { dosTime, directoryLine, endRecords } from './records.ts';
import { readZip } from './testing/read-zip.ts';
import { ZipWriter, type ZipFile } from './zip.ts';

const text = (words: string) => new TextEncoder().encode(words);
const DAY = new Date(Date.UTC(2026, 10, 22, 23, 59, 58));

async function archive(files: Omit<ZipFile, 'modified'>[]): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  const zip = new ZipWriter((bytes) => void parts.push(bytes));
  for (const file of files) await zip.add({ ...file, modified: DAY });
  await zip.end();
  return new Uint8Array(Buffer.concat(parts));
}

describe('crc32', () => {
  it('is the one that everybody has', () => {
    expect(crc32(text('123456789'))).toBe(0xcbf43926);
    expect(crc32(new Uint8Array())).toBe(0);
  });
});

describe('ZipWriter', () => {
  it('writes what can be read back: packed, as it is, and empty', async () => {
    const long = text('iğne iplik '.repeat(500));
    const bytes = await archive([
      { name: 'designs/0001 Kırmızı lâle/picture.jpg', bytes: Uint8Array.of(0xff, 0xd8, 0xff) },
      { name: 'designs.json', bytes: long, pack: true },
      { name: 'empty.txt', bytes: text('') },
    ]);
    const files = readZip(bytes);
    expect(files.map(({ name }) => name)).toEqual([
      'designs/0001 Kırmızı lâle/picture.jpg',
      'designs.json',
      'empty.txt',
    ]);
    expect([...files[0].bytes]).toEqual([0xff, 0xd8, 0xff]);
    expect(Buffer.from(files[1].bytes).equals(Buffer.from(long))).toBe(true);
    expect(bytes.length).toBeLessThan(long.length);
    expect(files[2].bytes).toHaveLength(0);
  });

  it('holds one file in memory: each is handed on before the next is asked for', async () => {
    const seen: number[] = [];
    const zip = new ZipWriter(async (bytes) => {
      await Promise.resolve();
      seen.push(bytes.length);
    });
    await zip.add({ name: 'a', bytes: new Uint8Array(1000), modified: DAY });
    expect(seen.at(-1)).toBe(1000);
  });

  it('packs as raw deflate', async () => {
    const words = text('abc '.repeat(99));
    const bytes = await archive([{ name: 'a', bytes: words, pack: true }]);
    const start = 30 + 1;
    expect(inflateRawSync(bytes.subarray(start)).equals(Buffer.from(words))).toBe(true);
  });
});

describe('records', () => {
  it('a time as MS-DOS kept it', () => {
    expect(dosTime(DAY)).toEqual({
      time: (23 << 11) | (59 << 5) | 29,
      day: ((2026 - 1980) << 9) | (11 << 5) | 22,
    });
    expect(dosTime(new Date(0)).day >> 9).toBe(0);
  });

  it('beyond 4 GB the place stands in the extra field', () => {
    const entry = {
      ...({ name: text('a'), method: 0, crc: 1, packed: 2, size: 2 } as const),
      modified: DAY,
      offset: 5 * 2 ** 32 + 7,
    };
    const line = directoryLine(entry);
    const view = new DataView(line.buffer);
    expect(view.getUint32(42, true)).toBe(0xffffffff);
    expect(view.getUint16(30, true)).toBe(12);
    expect(view.getBigUint64(46 + 1 + 4, true)).toBe(BigInt(entry.offset));
    expect(directoryLine({ ...entry, offset: 7 })).toHaveLength(47);
  });

  it('with very many files the end says so in ZIP64', () => {
    expect(endRecords(3, 100, 1000)).toHaveLength(22);
    const end = endRecords(70_000, 100, 1000);
    expect(end).toHaveLength(56 + 20 + 22);
    const view = new DataView(end.buffer);
    expect(view.getBigUint64(32, true)).toBe(70_000n);
    expect(view.getBigUint64(56 + 8, true)).toBe(1100n);
    expect(view.getUint16(76 + 10, true)).toBe(0xffff);
  });
});
