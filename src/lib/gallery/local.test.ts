import { describe, expect, it } from 'vitest';
import {
  blobOf,
  calledSo,
  dropLocal,
  keepLocal,
  readLocal,
  relabelLocal,
  type LocalEntry,
} from './local.ts';

/** A browser's storage with room for so many characters. */
function storeOf(room = Infinity) {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    removeItem: (key: string) => void items.delete(key),
    setItem(key: string, value: string) {
      const others = [...items].filter(([other]) => other !== key);
      const taken = [...others, [key, value]].reduce((sum, [, { length }]) => sum + length, 0);
      if (taken > room) throw new DOMException('full', 'QuotaExceededError');
      items.set(key, value);
    },
    key: (i: number) => [...items.keys()][i] ?? null,
    get length() {
      return items.size;
    },
    keys: () => [...items.keys()].sort(),
  };
}

const entryOf = (id: string, url = 'data:image/png;base64,AAAA'): LocalEntry => ({
  id,
  name: 'Tulip',
  url,
  prompt: '',
  type: 'embroidery',
  settings: { style: 'satin' },
  createdAt: '2026-01-02T03:04:05.000Z',
});

describe('the local gallery', () => {
  it('keeps entries, newest first, and forgets them one by one', () => {
    const store = storeOf();
    expect(keepLocal(store, entryOf('a'))).toBe(true);
    expect(keepLocal(store, entryOf('b'))).toBe(true);
    expect(readLocal(store)).toEqual([entryOf('b'), entryOf('a')]);
    dropLocal(store, 'b');
    expect(readLocal(store)).toEqual([entryOf('a')]);
    dropLocal(store, 'a');
    expect(store.getItem('ilmek-gallery')).toBeNull();
  });

  it('gives up older entries for a new one when there is no room', () => {
    const picture = `data:image/png;${'y'.repeat(500)}`;
    const store = storeOf(1500);
    for (const id of ['a', 'b', 'c']) expect(keepLocal(store, entryOf(id, picture))).toBe(true);
    expect(readLocal(store).map(({ id }) => id)).toEqual(['c', 'b']);
    expect(keepLocal(store, entryOf('big', `data:image/png;${'x'.repeat(1500)}`))).toBe(false);
    expect(readLocal(store)).toEqual([entryOf('c', picture), entryOf('b', picture)]);
    expect(store.keys()).toEqual(['ilmek-gallery', 'ilmek-gallery/b/url', 'ilmek-gallery/c/url']);
  });

  it('gives up working files of older entries before these, the oldest first', () => {
    const piece = 'H'.repeat(300);
    const store = storeOf(1300);
    for (const id of ['a', 'b']) expect(keepLocal(store, { ...entryOf(id), piece })).toBe(true);
    expect(readLocal(store).map((entry) => entry.piece)).toEqual([piece, piece]);
    expect(keepLocal(store, { ...entryOf('c'), piece })).toBe(true);
    expect(readLocal(store).map((entry) => [entry.id, entry.piece])).toEqual([
      ['c', piece],
      ['b', piece],
      ['a', undefined],
    ]);
    expect(store.keys().filter((key) => key.endsWith('piece'))).toEqual([
      'ilmek-gallery/b/piece',
      'ilmek-gallery/c/piece',
    ]);
    expect(keepLocal(store, { ...entryOf('d'), piece: piece.repeat(9) })).toBe(false);
    expect(readLocal(store).map((entry) => entry.piece)).toEqual([piece, piece, undefined]);
  });

  it('loses nothing in a browser that takes nothing any more, and forgets what it is asked to', () => {
    const whole = storeOf();
    for (const id of ['a', 'b']) keepLocal(whole, entryOf(id));
    const keys = whole.keys();
    const shut = {
      ...whole,
      get length() {
        return whole.length;
      },
      setItem() {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    expect(keepLocal(shut, entryOf('c'))).toBe(false);
    expect(readLocal(shut)).toEqual([entryOf('b'), entryOf('a')]);
    expect(whole.keys()).toEqual(keys);
    relabelLocal(shut, 'a', 'Rex');
    dropLocal(shut, 'a');
    expect(readLocal(shut)).toEqual([entryOf('b')]);
    dropLocal(shut, 'b');
    expect(readLocal(shut)).toEqual([]);
    expect(keepLocal({ ...shut, getItem: () => null, length: 0 }, entryOf('d'))).toBe(false);
  });

  it('calls an entry as its maker does, and keeps it where there is no room for that', () => {
    const { url, ...short } = { ...entryOf('a'), label: 'Rex' };
    const place = 'ilmek-gallery/a/url';
    const list = JSON.stringify([short]);
    const store = storeOf(list.length + url.length);
    keepLocal(store, entryOf('a'));
    expect(store.getItem(place)).toBe(url);
    expect(calledSo(readLocal(store)[0])).toBe('Tulip');
    relabelLocal(store, 'a', 'Rex');
    expect(calledSo(readLocal(store)[0])).toBe('Rex');
    relabelLocal(store, 'a', 'Rex of the garden');
    expect(calledSo(readLocal(store)[0])).toBe('Rex');
  });

  it('writes what is long of an entry once, and takes it away with it', () => {
    const store = storeOf();
    const long = { originalImage: 'data:image/webp;base64,AQID', stitches: 'H4sI' };
    keepLocal(store, { ...entryOf('a'), ...long });
    keepLocal(store, entryOf('b'));
    const setItem = store.setItem.bind(store);
    const written: string[] = [];
    store.setItem = (key, value) => void (written.push(key), setItem(key, value));
    relabelLocal(store, 'a', 'Rex');
    keepLocal(store, entryOf('c'));
    expect(written).toEqual(['ilmek-gallery', 'ilmek-gallery/c/url', 'ilmek-gallery']);
    expect(readLocal(store)[2]).toEqual({ ...entryOf('a'), ...long, label: 'Rex' });
    dropLocal(store, 'a');
    // A page that was closed before the list named what it had written.
    store.setItem('ilmek-gallery/lost/url', 'data:image/png;base64,AAAA');
    dropLocal(store, 'b');
    expect(store.keys()).toEqual(['ilmek-gallery', 'ilmek-gallery/c/url']);
  });

  it('reads entries of the first version, and leaves them as they are', () => {
    const list = (...ids: string[]) => JSON.stringify(ids.map((id) => entryOf(id)));
    const { length } = list('b', 'a');
    const store = storeOf(length + 20);
    store.setItem('ilmek-gallery', list('b', 'a'));
    expect(keepLocal(store, entryOf('c'))).toBe(true);
    expect(readLocal(store)).toEqual([entryOf('c'), entryOf('b')]);
    expect(store.keys()).toEqual(['ilmek-gallery', 'ilmek-gallery/c/url']);
    expect(keepLocal(store, entryOf('big', `data:image/png;${'x'.repeat(length)}`))).toBe(false);
    expect(readLocal(store)).toEqual([entryOf('c'), entryOf('b')]);
  });

  it('passes over what it cannot read', () => {
    const store = storeOf();
    for (const text of ['nothing', '{}', '[1, null, {"id": "x"}]']) {
      store.setItem('ilmek-gallery', text);
      expect(readLocal(store)).toEqual([]);
    }
    const bad = { ...entryOf('a'), url: 'javascript:alert(1)' };
    store.setItem('ilmek-gallery', JSON.stringify([bad, entryOf('b')]));
    expect(readLocal(store)).toEqual([entryOf('b')]);
  });
});

describe('blobOf', () => {
  it('is the picture of its data: address', async () => {
    const blob = blobOf('data:image/webp;base64,AQID');
    expect(blob.type).toBe('image/webp');
    expect([...new Uint8Array(await blob.arrayBuffer())]).toEqual([1, 2, 3]);
  });

  it.each(['https://x.example/a.png', 'data:text/html;base64,AAAA', 'data:image/png,AAAA'])(
    'refuses %s',
    (url) => expect(() => blobOf(url)).toThrow(TypeError),
  );
});
