import { expect, it } from 'vitest';
import { problem, toResponse, type Answer } from './answer.ts';
import { SharedAnswers } from './shared-answers.ts';

function asking(status = 200) {
  let asked = 0;
  const body = (text: string) => new TextEncoder().encode(text).buffer;
  const ask = (): Promise<Answer> =>
    Promise.resolve(
      status < 400
        ? { status, headers: [], body: body(`${++asked}`) }
        : problem(status, `${++asked}`),
    );
  return { count: () => asked, ask };
}
const text = async (answer: Promise<Answer>) => (await toResponse(await answer)).text();

it('asks once for all who ask within a second', async () => {
  const answers = new SharedAnswers();
  const { ask, count } = asking();
  const all = await Promise.all([0, 10, 999].map((at) => text(answers.get('page', ask, at))));
  expect(all).toEqual(['1', '1', '1']);
  expect(await text(answers.get('page', ask, 1001))).toBe('2');
  expect(await text(answers.get('other', ask, 1001))).toBe('3');
  expect(count()).toBe(3);
});

it('asks again after a write, and after a fault', async () => {
  const answers = new SharedAnswers();
  const good = asking();
  await answers.get('page', good.ask, 0);
  answers.clear();
  expect(await text(answers.get('page', good.ask, 1))).toBe('2');
  const bad = asking(503);
  await answers.get('broken', bad.ask, 0);
  expect(await text(answers.get('broken', bad.ask, 1))).toContain('"2"');
});

it('keeps no more than two hundred', async () => {
  const answers = new SharedAnswers();
  const { ask } = asking();
  for (let i = 0; i <= 200; i++) await answers.get(`page ${i}`, ask, 0);
  expect(await text(answers.get('page 200', ask, 1))).toBe('201');
  expect(await text(answers.get('page 0', ask, 1))).toBe('202');
});

it('keeps thirty-two megabytes of answers, and as long as it is told', async () => {
  const answers = new SharedAnswers(30_000);
  let asked = 0;
  const ask = (): Promise<Answer> => {
    asked++;
    return Promise.resolve({ status: 200, headers: [], body: new ArrayBuffer(10 * 1024 * 1024) });
  };
  for (const key of ['a', 'b', 'c']) await answers.get(key, ask, 0);
  await answers.get('a', ask, 29_000);
  expect(asked).toBe(3);
  await answers.get('d', ask, 29_000);
  await answers.get('b', ask, 29_000);
  expect(asked).toBe(4);
  await answers.get('a', ask, 29_000);
  expect(asked).toBe(5);
});
