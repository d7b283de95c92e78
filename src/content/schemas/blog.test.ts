import { describe, expect, it } from 'vitest';
import { authorSchema } from './authors.ts';
import { blogSchema } from './blog.ts';

const POST = {
  title: 'Nakış makinesi dosya formatları rehberi',
  excerpt:
    'DST neden renk bilmez, PES neyi fazladan taşır, makineniz hangisini ister? Dosyanın içine bakıyoruz.',
  category: 'Teknik',
  date: new Date('2026-03-14'),
  author: 'elif-yaman',
  piece: 'bouquet',
  pieceAlt: 'Kasnakta bir lale ile karanfil',
  tags: ['DST', 'PES'],
  seoTitle: 'Nakış dosya formatları',
  seoDescription: 'DST, PES, JEF ve EXP dosyaları neyi taşır, neyi taşımaz: kısa bir rehber.',
  seoKeywords: ['DST', 'PES'],
};

/** What Astro prints of a wrong entry: the field and the message. */
function complaints(change: Record<string, unknown>): string[] {
  const { error } = blogSchema.safeParse({ ...POST, ...change });
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
}

describe('a post', () => {
  it('comes out with its days as text', () => {
    expect(blogSchema.parse({ ...POST, updated: '2026-05-02' })).toMatchObject({
      date: '2026-03-14',
      updated: '2026-05-02',
    });
  });

  it.each([
    ['title', 'Kısa', 'has 4 characters: write at least 20'],
    ['title', 'u'.repeat(91), 'has 91 characters: shorten it to 90'],
    ['title', undefined, 'write a text of 20 to 90 characters'],
    ['excerpt', 'e'.repeat(221), 'has 221 characters: shorten it to 220'],
    ['category', 'Teknık', 'must be one of Teknoloji, Tasarım, İpuçları, Sanat, Teknik'],
    ['date', '14.03.2026', '"14.03.2026" is no day of the calendar: write it as 2026-03-14'],
    ['date', '2026-02-30', '"2026-02-30" is no day of the calendar: write it as 2026-03-14'],
    ['date', undefined, 'write it as 2026-03-14'],
    ['updated', '2026-03-13', 'is before the day of publication: correct it, or leave it out'],
    ['author', 'kimse', 'there is no src/content/authors/kimse.json: add it, or take one of'],
    ['piece', 'yok', 'there is no src/assets/pieces/yok.webp: add it, or take one of'],
    ['piece', '../fonts/x', 'there is no src/assets/pieces/../fonts/x.webp'],
    ['tags', ['DST'], 'has 1: write 2 to 6'],
    ['tags', ['DST', 'DST'], 'one stands there twice'],
    ['tags', 'DST, PES', 'write a list of 2 to 6 words'],
    ['seoDescription', 'd'.repeat(161), 'has 161 characters: shorten it to 160'],
  ])('with a wrong %s (%j) is told how to mend it', (field, value, message) => {
    const found = complaints({ [field]: value });
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(`${field}: `);
    expect(found[0]).toContain(message);
  });

  it('has no field of another name', () => {
    expect(complaints({ kategori: 'Teknik' })[0]).toContain('kategori');
  });
});

describe('an author', () => {
  const bio = 'Çizimleri makine nakışına çevirir; dosyaları, dikiş türlerini ve kasnağı yazar.';

  it('needs no role', () => {
    const author = { name: 'Elif Yaman', bio, avatarPiece: 'bouquet' };
    expect(authorSchema.parse(author)).toEqual(author);
  });

  it('needs a piece that is there', () => {
    const { error } = authorSchema.safeParse({ name: 'Elif Yaman', bio, avatarPiece: 'foto' });
    expect(error?.issues[0]).toMatchObject({ path: ['avatarPiece'] });
  });
});
