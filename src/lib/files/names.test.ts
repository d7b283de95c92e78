import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fileStem } from './names.ts';

describe('the name of a file', () => {
  it.each([
    ['Ada', 'ada'],
    ['Şule & Ömer', 'sule-omer'],
    ['ıspanak İĞÜ', 'ispanak-igu'],
    ['IMG_2041 (2).edited', 'img-2041-2-edited'],
    ['../../etc/passwd', 'etc-passwd'],
    ['  -- ', 'piece'],
    ['花', 'piece'],
  ])('of %j is %j', (name, stem) => {
    expect(fileStem(name, 'piece')).toBe(stem);
  });

  it('is short and plain, whatever was written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (name) => {
        expect(fileStem(name, 'piece')).toMatch(/^[a-z0-9](?:[a-z0-9-]{0,38}[a-z0-9])?$/);
      }),
    );
  });
});
