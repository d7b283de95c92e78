import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { NoObjectError, ObjectFiles, ObjectTooLargeError } from './object-files.ts';

let folder: string;
let files: ObjectFiles;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ilmek-files-'));
  files = new ObjectFiles(path.join(folder, 'files'), 1000);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const put = (key: string, bytes = Uint8Array.of(1, 2, 3)) =>
  files.uploadObject('gallery', key, undefined, bytes, 'image/png', 'max-age=60');
const get = async (key: string, ifNoneMatch?: string) => {
  const { body, ...rest } = await files.getObject('gallery', key, undefined, { ifNoneMatch });
  const bytes = body && new Uint8Array(await new Response(body as ReadableStream).arrayBuffer());
  return { ...rest, bytes };
};

describe('ObjectFiles', () => {
  it('keeps bytes, type and tag', async () => {
    const { eTag } = await put('a/b.png');
    const { bytes, metadata } = await get('a/b.png');
    expect(bytes).toEqual(Uint8Array.of(1, 2, 3));
    expect(metadata).toMatchObject({ mimetype: 'image/png', size: 3, eTag });
    expect(eTag).toMatch(/^"[0-9a-f]{32}"$/);
    expect((await get('a/b.png', eTag)).httpStatusCode).toBe(304);
  });

  it('takes a stream', async () => {
    const body = new Blob([new Uint8Array(900)]).stream();
    await files.uploadObject('gallery', 's', undefined, body, 'image/png', '');
    expect((await get('s')).bytes).toHaveLength(900);
  });

  it('stops at the limit and leaves nothing', async () => {
    await expect(put('big', new Uint8Array(1001))).rejects.toThrow(ObjectTooLargeError);
    await expect(get('big')).rejects.toThrow(NoObjectError);
    expect(await readdir(path.join(folder, 'files', '.parts'))).toEqual([]);
  });

  it('removes a file with its folder', async () => {
    await put('a/b.png');
    await files.deleteObjects('gallery', ['a/b.png', 'not/there']);
    await expect(get('a/b.png')).rejects.toThrow(NoObjectError);
    await expect(stat(path.join(folder, 'files', 'gallery', 'a'))).rejects.toThrow();
  });

  it('copies', async () => {
    await put('a/b.png');
    await files.copyObject('gallery', 'a/b.png', undefined, 'gallery', 'c/d.png');
    expect((await get('c/d.png')).bytes).toEqual(Uint8Array.of(1, 2, 3));
  });

  it.each(['', '..', '../x', 'a/../../x', '/etc/passwd', 'a//b', './a', 'a/.'])(
    'refuses the key “%s”',
    (key) => {
      expect(() => files.fileOf('gallery', key)).toThrow(NoObjectError);
    },
  );

  it('never leads out of its folder, and never to another key’s file', () => {
    const inside = path.join(folder, 'files', 'gallery') + path.sep;
    const seen = new Map<string, string>();
    const characters = fc.constantFrom(
      '.',
      '/',
      '\\',
      '~',
      '%',
      '2',
      'e',
      'f',
      'a',
      '\0',
      ':',
      'ş',
    );
    fc.assert(
      fc.property(fc.string({ unit: characters, maxLength: 12 }), (key) => {
        let file: string;
        try {
          file = files.fileOf('gallery', key);
        } catch {
          return true;
        }
        const known = seen.get(file) ?? key;
        seen.set(file, key);
        return path.normalize(file) === file && file.startsWith(inside) && known === key;
      }),
    );
  });
});
