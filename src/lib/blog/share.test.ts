import { describe, expect, it } from 'vitest';
import { shareLinks } from './share.ts';

const URL_ = 'https://ilmek.example/blog/dosya-rehberi';
const TITLE = 'İplik & iğne: “8/1” nedir?';

describe('shareLinks', () => {
  const links = shareLinks(URL_, TITLE);
  const query = (name: string) =>
    new URL(links.find((link) => link.name === name)!.href).searchParams;

  it('names the four networks', () => {
    expect(links.map(({ name }) => name)).toEqual(['X', 'Facebook', 'LinkedIn', 'WhatsApp']);
  });

  it('carries address and title whole', () => {
    expect(query('X').get('url')).toBe(URL_);
    expect(query('X').get('text')).toBe(TITLE);
    expect(query('Facebook').get('u')).toBe(URL_);
    expect(query('LinkedIn').get('url')).toBe(URL_);
    expect(query('WhatsApp').get('text')).toBe(`${TITLE} ${URL_}`);
  });

  it('leads to https only', () => {
    for (const { href } of links) expect(new URL(href).protocol).toBe('https:');
  });
});
