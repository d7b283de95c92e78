import { describe, expect, it } from 'vitest';
import { Command, type Design } from '../core/design.ts';
import { inspectDesign } from './inspect-design.ts';

const { Stitch, Jump, Trim, ColorChange } = Command;
const thread = (hex: string) => ({ hex, name: hex, code: '', chart: '' });

describe('inspectDesign', () => {
  it('counts, measures and estimates', () => {
    const design: Design = {
      x: Int32Array.of(0, 0, 100, 100, 200, 250, 250, 250, 250),
      y: Int32Array.of(0, 0, 0, 0, 0, 0, 0, 0, 50),
      commands: Uint8Array.of(Jump, Stitch, Stitch, Trim, Jump, Jump, ColorChange, Stitch, Stitch),
      threads: [thread('#111111'), thread('#222222')],
      objects: [],
      name: '',
    };
    const report = inspectDesign(design);
    expect(report).toMatchObject({
      stitches: 4,
      trims: 1,
      jumps: 2,
      colorChanges: 1,
      widthMm: 25,
      heightMm: 5,
    });
    expect(report.threads.map((t) => [t.stitches, t.metres])).toEqual([
      [2, 0.01],
      [2, 0.005],
    ]);
    expect(report.minutes).toBeCloseTo(4 / 700 + 14 / 60);
  });

  it('takes an empty design', () => {
    const empty = new Int32Array(0);
    const design: Design = {
      x: empty,
      y: empty,
      commands: new Uint8Array(0),
      threads: [],
      objects: [],
      name: '',
    };
    expect(inspectDesign(design)).toMatchObject({ stitches: 0, widthMm: 0, minutes: 0 });
  });
});
