import { expect, it } from 'vitest';
import { Notices } from './notices.ts';

it('logs a line once a minute, and keeps the last twenty', () => {
  const log: string[] = [];
  const notices = new Notices((line) => void log.push(line));
  notices.tell('full', 0);
  notices.tell('full', 59_999);
  expect(log).toEqual(['full']);
  notices.tell('full', 60_000);
  expect(log).toEqual(['full', 'full']);
  for (let i = 0; i < 30; i++) notices.tell(`other ${i}`, 61_000);
  expect(notices.lines).toHaveLength(20);
  expect(notices.lines.at(-1)).toBe('other 29');
});
