import { expect, it } from 'vitest';
import { alikeWords } from './alike-threads.ts';

const thread = (hex: string, name: string) => ({ hex, name, code: '', chart: '' });
const BLUE = thread('#2244aa', 'Blue');

it('tells which threads have one number in a file', () => {
  const threads = [thread('#000000', 'Poppy'), BLUE, thread('#020202', '')];
  expect(alikeWords(threads, 'jef')).toBe(
    'JEF files know threads by Janome’s numbers, and these have one number: Poppy and #020202. Thread them by the worksheet.',
  );
  const [black, other] = ['#000000', '#020202'].map((hex) => thread(hex, 'Black'));
  expect(alikeWords([black, BLUE, other], 'hus')).toContain('Black #000000 and Black #020202');
  expect(alikeWords(threads, 'dst')).toBeUndefined();
  expect(alikeWords([BLUE], 'jef')).toBeUndefined();
});
