import { expect, it } from 'vitest';
import { Attempts, isGuess, isWrong } from './attempts.ts';

const MINUTE = 60_000;

it('lets thirty wrong guesses pass in five minutes, and tells the true wait', () => {
  const attempts = new Attempts();
  const passed = Array.from({ length: 100 }, () => attempts.begin('a', 0));
  expect(passed.filter((wait) => wait === 0)).toHaveLength(30);
  expect(attempts.begin('a', 4 * MINUTE)).toBe(60);
  expect(attempts.begin('b', 4 * MINUTE)).toBe(0);
  expect(attempts.begin('a', 5 * MINUTE)).toBe(0);
});

it('counts no right one', () => {
  const attempts = new Attempts();
  for (let k = 0; k < 200; k++) {
    expect(attempts.begin('a', 0)).toBe(0);
    attempts.forgive('a');
  }
});

it('remembers no more than it must', () => {
  const attempts = new Attempts();
  for (let k = 0; k < 30; k++) attempts.begin('first', 0);
  for (let k = 0; k < 10_000; k++) attempts.begin(`${k}`, 0);
  expect(attempts.begin('first', 0)).toBe(0);
});

it('knows a guess, and a wrong one by its answer', () => {
  expect(isGuess('/auth/v1/verify')).toBe(true);
  expect(isGuess('/auth/v1/user')).toBe(false);
  expect(isWrong(new Response(null, { status: 403 }))).toBe(true);
  expect(isWrong(new Response(null, { status: 200 }))).toBe(false);
  expect(isWrong(new Response(null, { status: 503 }))).toBe(false);
  const leads = (to: string) => new Response(null, { status: 303, headers: { Location: to } });
  expect(isWrong(leads('http://localhost/#error=access_denied'))).toBe(true);
  expect(isWrong(leads('http://localhost/#access_token=x'))).toBe(false);
});
