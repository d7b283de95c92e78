import { expect, it } from 'vitest';
import { FairQueue, SITE, TooManyError } from './fair-queue.ts';

/** A queue whose jobs take the time they are told to, by a clock of its own. */
function queue() {
  let now = 0;
  const fair = new FairQueue(() => now);
  const done: string[] = [];
  const ask = (who: string, name: string, ms = 100) =>
    fair.run(who, () => {
      now += ms;
      done.push(name);
      return Promise.resolve(name);
    });
  return { fair, done, ask, pass: (ms: number) => (now += ms) };
}

it('answers who asks once before the rest of who asks a lot', async () => {
  const { ask, done } = queue();
  const many = Array.from({ length: 20 }, (_, n) => ask('greedy', `greedy ${n}`));
  const others = ['ada', 'ben'].map((who) => ask(who, who));
  await Promise.all([...many, ...others]);
  expect(done.slice(0, 4)).toEqual(['greedy 0', 'ada', 'ben', 'greedy 1']);
  expect(done).toHaveLength(22);
});

it('counts what was used, not how often was asked', async () => {
  const { ask, done } = queue();
  await ask('slow', 'slow', 900);
  await Promise.all(Array.from({ length: 5 }, () => ask('quick', 'quick', 100)));
  done.length = 0;
  const all = [ask('first', 'first'), ask('slow', 'slow'), ask('quick', 'quick')];
  await Promise.all(all);
  expect(done).toEqual(['first', 'quick', 'slow']);
});

it('keeps no more than 64 waiting for one visitor', async () => {
  const { ask } = queue();
  const asked = Array.from({ length: 70 }, () => ask('greedy', 'one'));
  const answers = await Promise.allSettled(asked);
  // One is being answered, 64 wait.
  expect(answers.filter(({ status }) => status === 'rejected')).toHaveLength(5);
  expect(await ask('other', 'one')).toBe('one');
});

it('refuses who has used far too much, until that is a while ago', async () => {
  const { fair, ask, pass } = queue();
  fair.charge('hog', 80_000);
  const refused = await ask('hog', 'hog').catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(TooManyError);
  expect((refused as TooManyError).wait).toBe(20);
  pass(20_001);
  expect(await ask('hog', 'hog')).toBe('hog');
});

it('never refuses the site itself', async () => {
  const { fair, ask } = queue();
  fair.charge(SITE, 1e6);
  expect(await ask(SITE, 'site')).toBe('site');
});

it('goes on after a job that breaks', async () => {
  const { fair, ask } = queue();
  const broken = fair.run('ada', () => Promise.reject(new Error('broken')));
  const next = ask('ada', 'next');
  await expect(broken).rejects.toThrow('broken');
  expect(await next).toBe('next');
});

it('charges nobody for the time until jobs can be done', async () => {
  const { fair, ask, pass } = queue();
  const opened = () => Promise.resolve(pass(60_000));
  expect(await fair.run('first', () => Promise.resolve('answer'), opened)).toBe('answer');
  expect(await ask('first', 'next')).toBe('next');
});
