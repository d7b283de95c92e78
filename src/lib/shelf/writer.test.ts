import { expect, it } from 'vitest';
import { inTurn, withPen } from './writer.ts';

it('waits until another is done, where it is not to be left out', async () => {
  const done: string[] = [];
  let end = () => {};
  const first = inTurn('account', async () => {
    await new Promise<void>((resolve) => (end = resolve));
    done.push('first');
  });
  const note = (what: string) => Promise.resolve(void done.push(what));
  const second = inTurn('account', () => note('second'));
  const skipped = await withPen('account', () => note('beside'));
  expect(skipped).toBeUndefined();
  end();
  await Promise.all([first, second]);
  expect(done).toEqual(['first', 'second']);
});
