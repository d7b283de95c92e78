import { describe, expect, it } from 'vitest';
import { once, oncePer } from './once.ts';

describe('once', () => {
  it('makes it when it is first asked for, also where it is nothing', () => {
    let calls = 0;
    const ask = once(() => void calls++);
    expect(calls).toBe(0);
    ask();
    ask();
    expect(calls).toBe(1);
  });
});

describe('oncePer', () => {
  /** A maker that fails where a key says so, and notes what it was asked. */
  function maker(max?: number) {
    const asked: string[] = [];
    const failing = new Set<string>();
    const ask = oncePer((key: string) => {
      asked.push(key);
      return failing.has(key) ? Promise.reject(new Error(key)) : Promise.resolve(key);
    }, max);
    return { asked, failing, ask };
  }

  it('makes one for each key, and one for those who ask meanwhile', async () => {
    const { asked, ask } = maker();
    expect(await Promise.all([ask('a'), ask('a'), ask('b')])).toEqual(['a', 'a', 'b']);
    expect(asked).toEqual(['a', 'b']);
  });

  it('tries again after a failure', async () => {
    const { asked, failing, ask } = maker();
    failing.add('a');
    await expect(ask('a')).rejects.toThrow('a');
    failing.clear();
    expect(await ask('a')).toBe('a');
    expect(asked).toEqual(['a', 'a']);
  });

  it('keeps the newest of too many', async () => {
    const { asked, ask } = maker(2);
    for (const key of ['a', 'b', 'c', 'b', 'a']) await ask(key);
    expect(asked).toEqual(['a', 'b', 'c', 'a']);
  });
});
