import { describe, expect, it } from 'vitest';
import { baseName, checkUpload, firstFile, isHeic, MAX_UPLOAD_BYTES } from './files.ts';

describe('checkUpload', () => {
  it.each([
    ['image/png', 1],
    ['image/svg+xml', 400],
    ['image/jpeg', MAX_UPLOAD_BYTES],
  ])('takes %s of %i bytes', (type, size) => {
    expect(checkUpload({ type, size })).toBeUndefined();
  });

  it.each([
    ['application/pdf', 100, 'type'],
    ['', 100, 'type'],
    ['text/plain', MAX_UPLOAD_BYTES * 2, 'type'],
    ['image/png', MAX_UPLOAD_BYTES + 1, 'size'],
    ['image/png', 0, 'empty'],
  ])('refuses %s of %i bytes: %s', (type, size, fault) => {
    expect(checkUpload({ type, size })).toBe(fault);
  });

  it.each(['IMG_0042.HEIC', 'a.heif', 'burst.heics'])('takes %s without a type', (name) => {
    expect(checkUpload({ type: '', size: 9, name })).toBeUndefined();
    expect(checkUpload({ type: '', size: 9, name: `${name}.pdf` })).toBe('type');
  });

  it.each([
    ['heic', true],
    ['heix', true],
    ['mif1', true],
    ['isom', false],
  ])('knows a file that begins with the brand %s: %s', async (brand, known) => {
    const file = new Blob([`\0\0\0\x18ftyp${brand}\0\0\0\0`]);
    expect(await isHeic(file)).toBe(known);
    expect(await isHeic(new Blob(['ftyp']))).toBe(false);
  });

  it('counts ten megabytes in powers of two', () => {
    expect(MAX_UPLOAD_BYTES).toBe(10_485_760);
  });
});

describe('firstFile', () => {
  const text = new File(['a'], 'a.txt', { type: 'text/plain' });
  const picture = new File(['b'], 'b.png', { type: 'image/png' });

  it('prefers a picture', () => {
    expect(firstFile({ files: [text, picture] })).toBe(picture);
  });

  it('prefers a HEIC photograph without a type', () => {
    const heic = new File(['c'], 'c.heic');
    expect(firstFile({ files: [text, heic] })).toBe(heic);
  });

  it('falls back to whatever came', () => {
    expect(firstFile({ files: [text] })).toBe(text);
    expect(firstFile({ files: [] })).toBeUndefined();
    expect(firstFile(null)).toBeUndefined();
  });
});

describe('baseName', () => {
  it.each([
    ['red.panda.jpg', 'red.panda'],
    ['plain', 'plain'],
    ['.hidden', '.hidden'],
  ])('%s → %s', (name, base) => {
    expect(baseName(name)).toBe(base);
  });
});
