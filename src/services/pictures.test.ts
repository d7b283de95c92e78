import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { pack, unpack } from './pictures.ts';

it('gives back what was packed', async () => {
  const bytes = new TextEncoder().encode('{"stitches":[]}');
  expect(await unpack(await pack(bytes))).toEqual(bytes);
});

it('gives a file up that unpacks to more than a design has, long before all of it is there', async () => {
  // 200 MB of nothing in 200 KB; the memory of it is never taken.
  const bomb = new Blob([gzipSync(Buffer.alloc(200 * 1024 * 1024))]);
  expect(bomb.size).toBeLessThan(300_000);
  await expect(unpack(bomb)).rejects.toThrow('unpacks to more than');
  await expect(unpack(new Blob(['not gzipped']))).rejects.toThrow();
});
