import { beforeEach, expect, it } from 'vitest';
import { tellAlike } from './tell-alike.ts';
import { $toasts } from './toasts.ts';

const thread = (hex: string, name: string) => ({ hex, name, code: '', chart: '' });
const THREADS = [thread('#000000', 'Black'), thread('#2244aa', 'Blue'), thread('#020202', 'Coal')];

beforeEach(() => $toasts.set([]));

it('says which threads a file cannot tell apart', async () => {
  await tellAlike(THREADS, 'jef');
  expect($toasts.get()).toMatchObject([{ title: 'Some threads share a number', tone: 'done' }]);
  expect($toasts.get()[0].text).toContain('Black and Coal');
});

it('says nothing of files that tell all of them apart', async () => {
  for (const format of ['dst', 'pes', 'vp3'] as const) await tellAlike(THREADS, format);
  await tellAlike(THREADS.slice(0, 2), 'jef');
  expect($toasts.get()).toEqual([]);
});
