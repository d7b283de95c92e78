import { describe, expect, it } from 'vitest';
import { chaptersOf } from './contents.ts';

const heading = (depth: number, slug: string) => ({ depth, slug, text: slug });

describe('chaptersOf', () => {
  it('puts sections under their chapter and leaves out what is deeper', () => {
    const list = [
      heading(2, 'a'),
      heading(3, 'a1'),
      heading(4, 'x'),
      heading(3, 'a2'),
      heading(2, 'b'),
    ];
    const chapters = chaptersOf(list);
    expect(chapters.map(({ slug, sections }) => [slug, sections.map((s) => s.slug)])).toEqual([
      ['a', ['a1', 'a2']],
      ['b', []],
    ]);
  });

  it('refuses a section without a chapter, by name', () => {
    expect(() => chaptersOf([heading(3, 'lost')])).toThrow(/"lost" is an h3/);
  });
});
