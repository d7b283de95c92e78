import { expect, it } from 'vitest';
import { createTimeline } from './timeline.ts';
import { clockText, placeText } from './words.ts';

const design = {
  x: new Int32Array(1500),
  y: new Int32Array(1500),
  commands: new Uint8Array(1500),
  threads: [{ hex: '#2e5a3c', name: 'Moss green', code: '', chart: '' }],
  objects: [],
  name: '',
};

it('tells where the needle is', () => {
  expect(placeText(createTimeline(design), 1240)).toBe('stitch 1,240 of 1,500, Moss green');
  const empty = createTimeline({ ...design, commands: new Uint8Array(0) });
  expect(placeText(empty, 0)).toBe('stitch 0 of 0');
});

it('tells the time', () => {
  expect([0, 7.9, 760, 3800].map(clockText)).toEqual(['0:00', '0:07', '12:40', '1:03:20']);
});
