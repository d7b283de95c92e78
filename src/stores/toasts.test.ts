import { beforeEach, describe, expect, it } from 'vitest';
import { $toasts, dismissToast, showToast } from './toasts.ts';

describe('toasts', () => {
  beforeEach(() => $toasts.set([]));
  const titles = () => $toasts.get().map(({ title }) => title);

  it('keeps the newest three', () => {
    for (const title of ['a', 'b', 'c', 'd']) showToast('done', title, '');
    expect(titles()).toEqual(['b', 'c', 'd']);
  });

  it('says the same thing once, under a new id, so that its time starts anew', () => {
    showToast('error', 'a', 'x');
    const [first] = $toasts.get();
    showToast('error', 'b', 'x');
    showToast('error', 'a', 'x');
    expect(titles()).toEqual(['b', 'a']);
    expect($toasts.get()[1].id).not.toBe(first.id);
  });

  it('dismisses one', () => {
    showToast('done', 'a', '');
    showToast('done', 'b', '');
    dismissToast($toasts.get()[0].id);
    expect(titles()).toEqual(['b']);
  });
});
