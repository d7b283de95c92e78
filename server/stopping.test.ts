import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Stopping } from './stopping.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What ends only when it is told to. */
function stopping() {
  let end = (): void => undefined;
  const closed = new Promise<void>((resolve) => (end = resolve));
  const exits: boolean[] = [];
  const lines: string[] = [];
  const stop = new Stopping({
    close: () => closed,
    exit: (orderly) => void exits.push(orderly),
    log: (line) => void lines.push(line),
  });
  return { stop, end: () => end(), exits, lines };
}

it('waits for what is under way, however often the same Ctrl-C comes', async () => {
  const { stop, end, exits, lines } = stopping();
  stop.interrupt(1000);
  stop.interrupt(1020);
  // npm is gone: that is no wish of anybody's to end at once.
  stop.begin(3000);
  expect(exits).toEqual([]);
  end();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(exits).toEqual([true]);
  expect(lines).toEqual([]);
});

it('waits no longer than some seconds, and says so', async () => {
  const { stop, exits, lines } = stopping();
  stop.interrupt(0);
  await vi.advanceTimersByTimeAsync(4900);
  expect(exits).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(exits).toEqual([false]);
  expect(lines.join()).toMatch(/does not end.*What was saved is saved/);
});

it('ends at once for a second Ctrl-C', () => {
  const { stop, exits } = stopping();
  stop.interrupt(0);
  stop.interrupt(700);
  expect(exits).toEqual([false]);
});
