import { expect, it } from 'vitest';
import { inTurn, withPen } from './writer.ts';

it('waits until another is done, where it is not to be left out', async () => {
  const done: string[] = [];
  let end = () => {};
  const first = inTurn('account', async () => {
    await new Promise<void>((resolve) => (end = resolve));
    done.push('first');
  });
  const second = inTurn('account', async () => void done.push('second'));
  const skipped = await withPen('account', async () => void done.push('beside'));
  expect(skipped).toBeUndefined();
  end();
  await Promise.all([first, second]);
  expect(done).toEqual(['first', 'second']);
});
