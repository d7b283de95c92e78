import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  $toasts,
  carryToast,
  dismissToast,
  settleToasts,
  showCarriedToast,
  showToast,
} from './toasts.ts';

describe('toasts', () => {
  beforeEach(() => $toasts.set([]));
  const titles = () => $toasts.get().map(({ title }) => title);

  it('keeps the newest two', () => {
    for (const title of ['a', 'b', 'c', 'd']) showToast('done', title, '');
    expect(titles()).toEqual(['c', 'd']);
  });

  it('says the same thing once, under a new id, so that its time starts anew', () => {
    showToast('error', 'a', 'x');
    const [first] = $toasts.get();
    showToast('error', 'b', 'x');
    showToast('error', 'a', 'x');
    expect(titles()).toEqual(['b', 'a']);
    expect($toasts.get()[1].id).not.toBe(first.id);
  });

  it('takes away what is done, and leaves what went wrong or is to stay', () => {
    showToast('done', 'a', '');
    showToast('error', 'b', '');
    settleToasts();
    expect(titles()).toEqual(['b']);
    showToast('done', 'c', '', true);
    settleToasts();
    expect(titles()).toEqual(['b', 'c']);
  });

  it('dismisses one', () => {
    showToast('done', 'a', '');
    showToast('done', 'b', '');
    dismissToast($toasts.get()[0].id);
    expect(titles()).toEqual(['b']);
  });
});

describe('a message for the next page', () => {
  const items = new Map<string, string>();
  beforeEach(() => {
    items.clear();
    $toasts.set([]);
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
      removeItem: (key: string) => void items.delete(key),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('is shown there, once', () => {
    carryToast('done', 'Login successful', 'Welcome back!');
    // The page that leaves it shows nothing, however late its toasts wake.
    showCarriedToast();
    expect($toasts.get()).toEqual([]);
    vi.stubGlobal('performance', { timeOrigin: performance.timeOrigin + 1 });
    showCarriedToast();
    expect($toasts.get()).toMatchObject([
      { tone: 'done', title: 'Login successful', text: 'Welcome back!' },
    ]);
    $toasts.set([]);
    showCarriedToast();
    expect($toasts.get()).toEqual([]);
  });

  it('is lost, and nothing else, where storage is forbidden or spoilt', () => {
    items.set('ilmek-toast', '{');
    showCarriedToast();
    vi.stubGlobal('sessionStorage', undefined);
    carryToast('done', 'a', 'b');
    showCarriedToast();
    expect($toasts.get()).toEqual([]);
  });
});
