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
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError');
      items.set(key, value);
    },
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
    const store = storeOf(JSON.stringify([entryOf('a'), entryOf('b')]).length);
    for (const id of ['a', 'b', 'c']) expect(keepLocal(store, entryOf(id))).toBe(true);
    expect(readLocal(store).map(({ id }) => id)).toEqual(['c', 'b']);
    expect(keepLocal(store, entryOf('big', `data:image/png;${'x'.repeat(1000)}`))).toBe(false);
    expect(readLocal(store).map(({ id }) => id)).toEqual(['c', 'b']);
  });

  it('calls an entry as its maker does, and keeps it where there is no room for that', () => {
    const room = JSON.stringify([{ ...entryOf('a'), label: 'Rex' }]).length;
    const store = storeOf(room);
    keepLocal(store, entryOf('a'));
    expect(calledSo(readLocal(store)[0])).toBe('Tulip');
    relabelLocal(store, 'a', 'Rex');
    expect(calledSo(readLocal(store)[0])).toBe('Rex');
    relabelLocal(store, 'a', 'Rex of the garden');
    expect(calledSo(readLocal(store)[0])).toBe('Rex');
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
