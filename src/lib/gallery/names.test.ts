import { describe, expect, it } from 'vitest';
import { cleanName, fileStem, idInPath } from './names.ts';

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

describe('cleanName', () => {
  it.each([
    ['  a\n\tb  ', 'a b'],
    ['', 'Untitled'],
    ['\u0007', 'Untitled'],
    ['x'.repeat(200), 'x'.repeat(120)],
    ['😀'.repeat(121), '😀'.repeat(120)],
    [`${'x'.repeat(119)} y`, 'x'.repeat(119)],
  ])('%j is %j', (text, name) => {
    expect(cleanName(text)).toBe(name);
  });
});
