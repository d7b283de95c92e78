import { expect, it } from 'vitest';
import { alikeNotes } from './alike-threads.ts';

const thread = (hex: string, name: string) => ({ hex, name, code: '', chart: '' });
const BLUE = thread('#2244aa', 'Blue');

it('tells which threads have one number in a file', () => {
  const threads = [thread('#000000', 'Poppy'), BLUE, thread('#020202', '')];
  expect(alikeNotes(threads, ['jef'])).toEqual([
    'JEF files know threads by Janome’s numbers, and have one for Poppy and #020202. Thread them by the worksheet.',
  ]);
  expect(alikeNotes(threads, ['dst', 'vp3'])).toEqual([]);
  expect(alikeNotes([BLUE], ['jef'])).toEqual([]);
});

it('tells it once of files that have it for the same threads, by their colours where these are called alike', () => {
  const [black, other] = ['#000000', '#020202'].map((hex) => thread(hex, 'Black'));
  expect(alikeNotes([black, BLUE, other], ['jef', 'hus', 'dst', 'sew'])).toEqual([
    'JEF, HUS and SEW files know threads by their maker’s numbers, and have one for Black #000000 and Black #020202. Thread them by the worksheet.',
  ]);
});
