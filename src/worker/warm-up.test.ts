import { expect, it } from 'vitest';
import { JobError } from './errors.ts';
import { warmUp } from './warm-up.ts';

it('sews small photographs of its own', async () => {
  let rounds = 0;
  await warmUp(() => Promise.resolve(void rounds++));
  expect(rounds).toBeGreaterThan(5);
});

it('ends where something else is asked for', async () => {
  let rounds = 0;
  const warming = warmUp(() =>
    ++rounds < 3 ? Promise.resolve() : Promise.reject(new JobError('aborted', 'another')),
  );
  await expect(warming).rejects.toMatchObject({ code: 'aborted' });
  expect(rounds).toBe(3);
});
