import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { IMAGE_TYPES } from './image.ts';
import {
  GALLERY_DEFAULTS,
  GALLERY_SORTS,
  GALLERY_VIEWS,
  GALLERY_WHOSE,
  isNarrowed,
  linkQuery,
  MAX_SEARCH,
  queryFromLink,
  sameDesigns,
} from './query.ts';

const queries = fc.record({
  whose: fc.constantFrom(...GALLERY_WHOSE),
  search: fc.string({ maxLength: MAX_SEARCH, unit: 'grapheme' }).map((text) => text.trim()),
  type: fc.constantFrom(...IMAGE_TYPES, 'all' as const),
  sort: fc.constantFrom(...GALLERY_SORTS),
  view: fc.constantFrom(...GALLERY_VIEWS),
});

describe('the query in a link', () => {
  it('comes back as it went', () => {
    fc.assert(
      fc.property(queries, (query) => {
        fc.pre(query.search.length <= MAX_SEARCH);
        expect(queryFromLink(linkQuery(query))).toEqual(query);
      }),
    );
  });

  it('is empty for the defaults', () => expect(linkQuery(GALLERY_DEFAULTS)).toBe(''));

  it('reads any text as some query', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const { type, sort, view, search } = queryFromLink(`?type=${text}&sort=${text}&q=${text}`);
        expect([...IMAGE_TYPES, 'all']).toContain(type);
        expect(GALLERY_SORTS).toContain(sort);
        expect(GALLERY_VIEWS).toContain(view);
        expect(search.length).toBeLessThanOrEqual(MAX_SEARCH);
      }),
    );
  });
});

describe('what a query asks for', () => {
  it('is narrowed by words and by type, not by blanks, order or view', () => {
    expect(isNarrowed({ ...GALLERY_DEFAULTS, search: '  ', sort: 'name', view: 'list' })).toBe(
      false,
    );
    expect(isNarrowed({ ...GALLERY_DEFAULTS, search: 'fox' })).toBe(true);
    expect(isNarrowed({ ...GALLERY_DEFAULTS, type: 'logo' })).toBe(true);
  });

  it('does not change with the view', () => {
    expect(sameDesigns(GALLERY_DEFAULTS, { ...GALLERY_DEFAULTS, view: 'list', search: ' ' })).toBe(
      true,
    );
    expect(sameDesigns(GALLERY_DEFAULTS, { ...GALLERY_DEFAULTS, sort: 'oldest' })).toBe(false);
    expect(sameDesigns(GALLERY_DEFAULTS, { ...GALLERY_DEFAULTS, whose: 'mine' })).toBe(false);
  });
});
