import { describe, expect, it } from 'vitest';
import { fileStem, idInPath, shortDay } from './gallery.ts';

const ID = '0b9c1a52-9a3e-4d52-8f7c-1f2e3d4c5b6a';

describe('idInPath', () => {
  it.each([`/gallery/${ID}`, `/gallery/${ID}/`, `/gallery/${ID.toUpperCase()}`])('%s', (path) => {
    expect(idInPath(path)).toBe(ID);
  });

  it.each(['/gallery', '/gallery/', '/gallery/design', `/gallery/${ID}0`, `/gallery/x/${ID}`])(
    'none in %s',
    (path) => expect(idInPath(path)).toBeUndefined(),
  );
});

describe('fileStem', () => {
  it.each([
    ['Embroidery conversion - satin style', 'embroidery-conversion-satin-style'],
    ['Kırmızı Lâle, İstanbul', 'kirmizi-lale-istanbul'],
    ['../../etc/passwd', 'etc-passwd'],
    ['…', 'embroidery'],
    ['a'.repeat(59) + ' b', 'a'.repeat(59)],
  ])('%s', (name, stem) => expect(fileStem(name)).toBe(stem));
});

describe('shortDay', () => {
  it('is month and day', () => expect(shortDay('2026-11-21T12:00:00Z')).toBe('Nov 21'));
});
