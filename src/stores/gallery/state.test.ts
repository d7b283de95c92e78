import { describe, expect, it } from 'vitest';
import { GALLERY_DEFAULTS } from '../../lib/gallery/query.ts';
import type { GalleryCard } from '../../services/gallery/gallery.ts';
import { GALLERY_START, reduceGallery } from './state.ts';
import type { GalleryEvent } from './state.ts';

const card = (id: string): GalleryCard => ({
  id,
  userId: 'ada',
  name: id,
  url: `/${id}.jpg`,
  type: 'embroidery',
  createdAt: '2026-11-21T10:00:00Z',
});
const page = (ids: string, next?: string): GalleryEvent => ({
  type: 'page',
  images: [...ids].map(card),
  next: next ? { key: next, id: next } : undefined,
});
const after = (...events: GalleryEvent[]) => events.reduce(reduceGallery, GALLERY_START);
const ids = (state: typeof GALLERY_START) => state.designs.map(({ id }) => id).join('');

describe('the gallery', () => {
  it('adds pages, each design once', () => {
    const state = after(page('abc', 'c'), { type: 'more' }, page('cde'));
    expect(ids(state)).toBe('abcde');
    expect(state).toMatchObject({ phase: 'ready', more: 'idle', next: undefined });
  });

  it('keeps what is loaded when a further page fails', () => {
    const state = after(page('ab', 'b'), { type: 'more' }, { type: 'failed' });
    expect(state).toMatchObject({ phase: 'ready', more: 'failed', next: { id: 'b' } });
    expect(ids(state)).toBe('ab');
  });

  it('starts anew for another question, and keeps the counts', () => {
    const counts = { total: 2, embroidery: 2, font: 0, tattoo: 0, logo: 0 };
    const state = after(
      { type: 'counted', counts },
      page('ab', 'b'),
      { type: 'all' },
      { type: 'asked', query: { ...GALLERY_DEFAULTS, type: 'logo' } },
    );
    expect(state).toMatchObject({ phase: 'loading', designs: [], counts });
    expect(state.next).toBeUndefined();
    expect(state.selected.size).toBe(0);
  });

  it('keeps designs and selection for another view', () => {
    const state = after(
      page('ab'),
      { type: 'toggled', id: 'a' },
      { type: 'asked', query: { ...GALLERY_DEFAULTS, view: 'list' } },
    );
    expect(ids(state)).toBe('ab');
    expect([...state.selected]).toEqual(['a']);
  });

  it('asks again after a failure, though the question is the same', () => {
    const state = after({ type: 'failed' }, { type: 'asked', query: GALLERY_DEFAULTS });
    expect(state.phase).toBe('loading');
  });

  it('selects and deselects one and all', () => {
    const some = after(page('abc'), { type: 'toggled', id: 'b' });
    expect([...some.selected]).toEqual(['b']);
    expect(reduceGallery(some, { type: 'toggled', id: 'b' }).selected.size).toBe(0);
    const all = reduceGallery(some, { type: 'all' });
    expect([...all.selected].join('')).toBe('abc');
    expect(reduceGallery(all, { type: 'none' }).selected.size).toBe(0);
  });

  it('forgets what is gone, selected or not', () => {
    const state = after(page('abcd', 'd'), { type: 'all' }, { type: 'gone', ids: ['b', 'd', 'x'] });
    expect(ids(state)).toBe('ac');
    expect([...state.selected].join('')).toBe('ac');
    expect(state.next).toEqual({ key: 'd', id: 'd' });
  });

  it('counts anew for another owner, and not for another order', () => {
    const counts = { total: 2, embroidery: 2, font: 0, tattoo: 0, logo: 0 };
    const state = after(page('ab'), { type: 'counted', counts });
    const ask = (change: object): GalleryEvent => ({
      type: 'asked',
      query: { ...GALLERY_DEFAULTS, ...change },
    });
    expect(reduceGallery(state, ask({ sort: 'name' })).counts).toBe(counts);
    expect(reduceGallery(state, ask({ whose: 'mine' })).counts).toBeUndefined();
  });

  it('loses what is taken back where everyone looks, and marks it among one’s own', () => {
    const back: GalleryEvent = { type: 'seen', change: { id: 'a', visibility: 'private' } };
    expect(ids(after(page('ab'), back))).toBe('b');
    const mine: GalleryEvent = { type: 'asked', query: { ...GALLERY_DEFAULTS, whose: 'mine' } };
    const change = { id: 'b', visibility: 'shared', name: 'New' } as const;
    const state = after(mine, page('ab'), back, { type: 'seen', change });
    expect(state.designs).toMatchObject([
      { id: 'a', name: 'a', visibility: 'private' },
      { id: 'b', name: 'New', visibility: 'shared' },
    ]);
  });
});
