import { describe, expect, it } from 'vitest';
import { baseName, checkUpload, firstFile, MAX_UPLOAD_BYTES } from './files.ts';

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
