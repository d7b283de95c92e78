import { describe, expect, it } from 'vitest';
import type { Design } from 'ilmek-engine';
import { inspectDesign } from 'ilmek-engine/inspect';
import { Command, SEWING_SPEED } from 'ilmek-engine/tables';
import { blockAt, countUpTo, createTimeline, landmark, placeAt, secondsAt } from './timeline.ts';

const { Stitch, Jump, Trim, ColorChange } = Command;
const thread = (name: string) => ({ hex: '#102030', name, code: '', chart: '' });

/** Moss: three stitches, a cut, two; Rust: nothing; Sand: four and a cut at the end. */
const commands = [
  ...[Jump, Stitch, Stitch, Stitch, Trim, Jump, Stitch, Stitch, Trim, ColorChange],
  ...[ColorChange, Jump, Stitch, Stitch, Stitch, Stitch, Trim],
];
const design: Design = {
  x: Int32Array.from(commands, (_, i) => i * 10),
  y: new Int32Array(commands.length),
  commands: Uint8Array.from(commands),
  threads: ['Moss', 'Rust', 'Sand'].map(thread),
  objects: [],
  name: '',
};
const timeline = createTimeline(design);

describe('the time line', () => {
  it('knows the record of each stitch, and the blocks that sew something', () => {
    expect([...timeline.records]).toEqual([1, 2, 3, 6, 7, 12, 13, 14, 15]);
    expect(timeline.total).toBe(9);
    expect(timeline.blocks.map((b) => [b.thread.name, b.start, b.end])).toEqual([
      ['Moss', 0, 5],
      ['Sand', 5, 9],
    ]);
    expect([...timeline.trims]).toEqual([3, 5, 9]);
    expect([...timeline.changes]).toEqual([5, 5]);
  });

  it('ends when the engine says that the machine is done', () => {
    expect(secondsAt(timeline, 9)).toBeCloseTo(inspectDesign(design).minutes * 60);
    const own = { stitchesPerMinute: 350, colorSeconds: 60 };
    const changes = timeline.changes.length;
    expect(secondsAt(timeline, 9, own) - secondsAt(timeline, 9)).toBeCloseTo(
      9 * (60 / 350 - 60 / 700) + changes * (60 - SEWING_SPEED.colorSeconds),
    );
    expect(secondsAt(timeline, 0)).toBe(0);
    expect(secondsAt(timeline, 3) - secondsAt(timeline, 2)).toBeCloseTo(60 / 700 + 6);
  });

  it('finds each place by its time, and the last one done while the machine cuts', () => {
    for (let place = 0; place <= 9; place++) {
      expect(placeAt(timeline, secondsAt(timeline, place))).toBe(place);
    }
    expect(placeAt(timeline, secondsAt(timeline, 3) - 1)).toBe(2);
    expect(placeAt(timeline, 1e9)).toBe(9);
  });

  it('names the thread of the next stitch', () => {
    const named = (place: number) => timeline.blocks[blockAt(timeline, place)]?.thread.name;
    expect([0, 4, 5, 9].map(named)).toEqual(['Moss', 'Moss', 'Sand', 'Sand']);
    const empty = createTimeline({ ...design, commands: new Uint8Array(0) });
    expect(blockAt(empty, 0)).toBe(-1);
    expect(secondsAt(empty, 0)).toBe(0);
  });

  it('goes from colour to colour and from cut to cut', () => {
    const next = (kind: 'colour' | 'trim', place: number) => landmark(timeline, kind, place, 1);
    const back = (kind: 'colour' | 'trim', place: number, grace?: number) =>
      landmark(timeline, kind, place, -1, grace);
    expect([0, 4, 5, 9].map((p) => next('colour', p))).toEqual([5, 5, 9, 9]);
    expect([9, 6, 5, 1, 0].map((p) => back('colour', p))).toEqual([5, 5, 0, 0, 0]);
    expect([0, 3, 5, 9].map((p) => next('trim', p))).toEqual([3, 5, 9, 9]);
    expect([9, 5, 4, 3, 2].map((p) => back('trim', p))).toEqual([5, 3, 3, 0, 0]);
    expect(back('colour', 7, 2)).toBe(0);
    expect(back('colour', 7.5, 2)).toBe(5);
  });

  it('counts what is not beyond a limit', () => {
    expect([0, 1, 2, 3, 9].map((limit) => countUpTo([1, 1, 3], limit))).toEqual([0, 2, 2, 3, 3]);
  });
});
