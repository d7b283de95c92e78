import { describe, expect, it } from 'vitest';
import { mendEach } from './mend-each.ts';

describe('mendEach', () => {
  it('mends also what comes about, or back, while others are mended', async () => {
    const problems = new Set(['dense', 'loose']);
    const done: string[] = [];
    const result = await mendEach(
      () => [...problems],
      (code) => {
        done.push(code);
        problems.delete(code);
        if (code === 'loose' && done.length < 4) problems.add('dense').add('gap');
        return Promise.resolve(true);
      },
    );
    expect(done).toEqual(['dense', 'loose', 'dense', 'gap']);
    expect(problems.size).toBe(0);
    expect(result).toEqual({ mended: 3, kept: 0 });
  });

  it('ends where a problem stays, or two bring each other back', async () => {
    expect(
      await mendEach(
        () => ['stuck'],
        () => Promise.resolve(false),
      ),
    ).toEqual({ mended: 0, kept: 1 });
    let now = 'one';
    const swap = () => {
      now = now === 'one' ? 'two' : 'one';
      return Promise.resolve(true);
    };
    expect(await mendEach(() => [now], swap)).toMatchObject({ kept: 1 });
  });
});
