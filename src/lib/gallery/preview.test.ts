import fc from 'fast-check';
import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { fillHead } from './preview.ts';
import type { PreviewDesign } from './preview.ts';
import { buildHead } from '../head/head.ts';

const ADDRESS = 'https://ilmek.example/gallery/0b9c1a52-9a3e-4d52-8f7c-1f2e3d4c5b6a';

/** A page with the head that the site builds. */
const PAGE = `<!DOCTYPE html><html><head>${buildHead(
  { title: 'A design', description: 'Of the gallery', path: '/gallery/design', noindex: true },
  'https://ilmek.example',
)
  .map(({ name, attributes, text }) => {
    const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${value}"`);
    return text === undefined
      ? `<${name}${pairs.join('')}/>`
      : `<${name}${pairs.join('')}>${text}</${name}>`;
  })
  .join(
    '',
  )}<meta http-equiv="content-security-policy" content="default-src 'self'"></head><body><meta name="description" content="not of the head"></body></html>`;

const design: PreviewDesign = {
  name: 'Red tulip',
  prompt: 'A red tulip\nwith two leaves',
  type: 'embroidery',
  picture: 'https://files.example/picture.jpg',
  width: 1000,
  height: 800,
};

function read(html: string) {
  const head = parse(html).querySelector('head')!;
  const meta = (name: string) =>
    head
      .querySelectorAll(`meta[name="${name}"], meta[property="${name}"]`)
      .map((tag) => tag.getAttribute('content'));
  return { head, meta, title: head.querySelector('title')?.text };
}

describe('fillHead', () => {
  it('gives a design its own title, words, picture and address', () => {
    const { head, meta, title } = read(fillHead(PAGE, design, ADDRESS));
    expect(title).toBe('Red tulip · Ilmek');
    for (const kind of ['og', 'twitter']) {
      expect(meta(`${kind}:title`)).toEqual(['Red tulip · Ilmek']);
      expect(meta(`${kind}:description`)).toEqual(['A red tulip with two leaves']);
      expect(meta(`${kind}:image`)).toEqual([design.picture]);
      expect(meta(`${kind}:image:alt`)).toEqual(['Red tulip, as embroidery']);
    }
    expect(meta('description')).toEqual(['A red tulip with two leaves']);
    expect(meta('og:url')).toEqual([ADDRESS]);
    const canonical = head.querySelectorAll('link[rel=canonical]');
    expect(canonical.map((link) => link.getAttribute('href'))).toEqual([ADDRESS]);
    expect(meta('og:image:width')).toEqual(['1000']);
  });

  it('says nothing of a size that is not known, and something where there is no prompt', () => {
    const { meta } = read(fillHead(PAGE, { ...design, prompt: ' ', width: null }, ADDRESS));
    expect(meta('og:image:width')).toEqual([]);
    expect(meta('og:image:height')).toEqual([]);
    expect(meta('description')[0]).toMatch(/^Embroidery design/);
  });

  it('changes nothing else', () => {
    const filled = fillHead(PAGE, design, ADDRESS);
    expect(read(filled).meta('og:type')).toEqual(['website']);
    expect(read(filled).meta('robots')).toEqual(['noindex, follow']);
    expect(filled).toContain(`content="default-src 'self'"`);
    expect(filled.slice(filled.indexOf('</head>'))).toBe(PAGE.slice(PAGE.indexOf('</head>')));
    expect(fillHead('no page', design, ADDRESS)).toBe('no page');
  });

  it('lets no text out of its tag', () => {
    const evil = fc.oneof(
      fc.string({ minLength: 1 }),
      fc.constantFrom(
        '"><script>alert(1)</script>',
        '</title><script>',
        '</head><body onload=x>',
        "$& $` $' $1",
        '&quot;&lt;',
      ),
    );
    const count = (html: string) => read(html).head.querySelectorAll('*').length;
    const size = count(fillHead(PAGE, design, ADDRESS));
    fc.assert(
      fc.property(evil, evil, (name, prompt) => {
        const filled = fillHead(PAGE, { ...design, name, prompt }, ADDRESS);
        expect(count(filled)).toBe(size);
        expect(filled.indexOf('<script>')).toBe(-1);
        expect(filled.split('</head>')).toHaveLength(2);
      }),
    );
  });
});
