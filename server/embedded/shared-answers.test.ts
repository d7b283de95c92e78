import { expect, it } from 'vitest';
import { SharedAnswers } from './shared-answers.ts';

function asking(status = 200) {
  let asked = 0;
  return { count: () => asked, ask: () => Promise.resolve(new Response(`${++asked}`, { status })) };
}
const text = async (answer: Promise<Response>) => (await answer).text();

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
  expect(await text(answers.get('broken', bad.ask, 1))).toBe('2');
});

it('keeps no more than two hundred', async () => {
  const answers = new SharedAnswers();
  const { ask } = asking();
  for (let i = 0; i <= 200; i++) await answers.get(`page ${i}`, ask, 0);
  expect(await text(answers.get('page 200', ask, 1))).toBe('201');
  expect(await text(answers.get('page 0', ask, 1))).toBe('202');
});
