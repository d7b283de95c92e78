import { describe, expect, it } from 'vitest';
import { GALLERY_DEFAULTS } from '../../lib/gallery/query.ts';
import type { GalleryCard } from '../../services/gallery/gallery.ts';
import {
  cameFromGallery,
  goneDesigns,
  keepPlace,
  noteGone,
  noteStale,
  placeFor,
  takeStale,
} from './place.ts';

function storage(room = Infinity) {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem(key: string, value: string) {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError');
      items.set(key, value);
    },
    removeItem: (key: string) => void items.delete(key),
  };
}

const designs = ['a', 'b'].map((id): GalleryCard => ({
  id,
  userId: 'ada',
  name: id,
  url: '',
  type: 'logo',
  createdAt: '2026-11-21T10:00:00Z',
}));
const place = { query: GALLERY_DEFAULTS, designs, top: 900, opened: 'b' };

describe('the place in the gallery', () => {
  it('is found again for the same question, in either view', () => {
    const store = storage();
    keepPlace(place, store);
    expect(placeFor({ ...GALLERY_DEFAULTS, view: 'list' }, store)).toEqual(place);
    expect(placeFor({ ...GALLERY_DEFAULTS, sort: 'name' }, store)).toBeUndefined();
  });

  it('is not kept of one’s own designs, nor past a change of who sees what', () => {
    const store = storage();
    const query = { ...GALLERY_DEFAULTS, whose: 'mine' } as const;
    keepPlace({ ...place, query }, store);
    expect(placeFor(query, store)).toBeUndefined();
    keepPlace(place, store);
    noteStale(store);
    expect(placeFor(GALLERY_DEFAULTS, store)).toBeUndefined();
    expect([takeStale(store), takeStale(store)]).toEqual([true, false]);
  });

  it('lacks what was deleted since', () => {
    const store = storage();
    keepPlace(place, store);
    noteGone('a', store);
    noteGone('x', store);
    expect(goneDesigns(store)).toEqual(['a', 'x']);
    expect(placeFor(GALLERY_DEFAULTS, store)?.designs.map(({ id }) => id)).toEqual(['b']);
  });

  it('is given up where there is no room, and never an older one taken for it', () => {
    const items = storage(200);
    keepPlace({ ...place, designs: [] }, items);
    keepPlace(place, items);
    expect(placeFor(GALLERY_DEFAULTS, items)).toBeUndefined();
  });

  it('survives what others left in the storage', () => {
    const store = storage();
    store.setItem('ilmek:gallery-place', '{');
    store.setItem('ilmek:gallery-gone', '{"a":1}');
    expect(placeFor(GALLERY_DEFAULTS, store)).toBeUndefined();
    expect(goneDesigns(store)).toEqual([]);
  });
});

describe('cameFromGallery', () => {
  const origin = 'https://ilmek.example';
  it('knows the gallery and what was looked at', () => {
    expect(cameFromGallery(`${origin}/gallery?sort=name`, origin)).toEqual({
      ...GALLERY_DEFAULTS,
      sort: 'name',
    });
  });
  it.each(['', `${origin}/gallery/x`, 'https://other.example/gallery', `${origin}/`])(
    'knows that %j is not it',
    (referrer) => expect(cameFromGallery(referrer, origin)).toBeUndefined(),
  );
});
