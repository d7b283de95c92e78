import { describe, expect, it } from 'vitest';
import { Command } from '../core/design.ts';
import { FormatError } from '../core/errors.ts';
import { listedBlocks } from './blocks.ts';
import { DesignBuilder } from './builder.ts';
import { ByteReader } from './bytes.ts';
import { designFromColumns, isInt32 } from './columns.ts';

const { Stitch, Jump, Trim, ColorChange, Stop } = Command;
const file = new ByteReader(new Uint8Array(0), 'TEST');
const red = { hex: '#aa0000', name: 'Red', code: '1', chart: 'A' };

const build = (steps: (builder: DesignBuilder) => void) => {
  const builder = new DesignBuilder(file);
  steps(builder);
  const { x, y, commands, threads } = builder.finish('', [red]);
  const records = Array.from(commands, (command, i) => [command, x[i], y[i]]);
  return { records, threads, at: [builder.x, builder.y] };
};

describe('a design read record by record', () => {
  it('adds up its moves', () => {
    const { records, at } = build((b) => {
      b.jump(10, -5);
      b.stitch(3, 4);
      b.stitch(-20, 0);
      b.stop();
      b.colorChange();
    });
    expect(records).toEqual([
      [Jump, 10, -5],
      [Stitch, 13, -1],
      [Stitch, -7, -1],
      [Stop, -7, -1],
      [ColorChange, -7, -1],
    ]);
    expect(at).toEqual([-7, -1]);
  });

  it('joins moves in a row, and drops those that lead back or nowhere', () => {
    const { records, at } = build((b) => {
      b.jump(0, 0);
      b.stitch(1, 1);
      b.jump(10, 0);
      b.jump(0, 10);
      b.stitch(1, 0);
      b.jump(5, 5);
      b.jump(-5, -5);
      b.stitch(0, 2);
    });
    expect(records).toEqual([
      [Stitch, 1, 1],
      [Jump, 11, 11],
      [Stitch, 12, 11],
      [Stitch, 12, 13],
    ]);
    expect(at).toEqual([12, 13]);
    expect(
      build((b) => {
        b.jump(4, 4);
        b.jump(-4, -4);
      }).records,
    ).toEqual([]);
  });

  it('cuts a thread once, and none that is not out', () => {
    const cuts = (steps: (b: DesignBuilder) => void) =>
      build(steps).records.filter(([command]) => command === Trim).length;
    expect(cuts((b) => b.trim())).toBe(0);
    expect(
      cuts((b) => {
        b.jump(9, 9);
        b.trim();
      }),
    ).toBe(0);
    const sew = (then: (b: DesignBuilder) => void) =>
      cuts((b) => {
        b.stitch(1, 1);
        then(b);
        b.trim();
      });
    expect(sew(() => undefined)).toBe(1);
    expect(sew((b) => b.trim())).toBe(1);
    // A change and a stop cut by themselves.
    expect(sew((b) => b.colorChange())).toBe(0);
    expect(sew((b) => b.stop())).toBe(0);
  });

  it('cuts before the move that told of the cut', () => {
    const { records, at } = build((b) => {
      b.stitch(1, 1);
      b.jump(10, 0);
      b.jump(10, 20);
      b.trimBeforeJump();
      b.stitch(1, 0);
    });
    expect(records).toEqual([
      [Stitch, 1, 1],
      [Trim, 1, 1],
      [Jump, 21, 21],
      [Stitch, 22, 21],
    ]);
    expect(at).toEqual([22, 21]);
    const without = build((b) => {
      b.stitch(1, 1);
      b.trimBeforeJump();
      b.trimBeforeJump();
    });
    expect(without.records).toEqual([
      [Stitch, 1, 1],
      [Trim, 1, 1],
    ]);
    const nothingOut = build((b) => {
      b.jump(10, 0);
      b.trimBeforeJump();
    });
    expect(nothingOut.records).toEqual([[Jump, 10, 0]]);
    // Back over the place before, but not to it: both moves are one.
    const past = build((b) => {
      b.stitch(5, 5);
      b.jump(10, 10);
      b.jump(-10, 0);
      b.jump(0, -10);
      b.jump(0, 7);
    });
    expect(past.records).toEqual([
      [Stitch, 5, 5],
      [Jump, 5, 12],
    ]);
  });

  it('has a thread for each block: the file’s, or one made up; none of nothing', () => {
    const { threads } = build((b) => {
      b.stitch(1, 1);
      b.colorChange();
      b.stitch(1, 1);
    });
    expect(threads).toEqual([red, expect.objectContaining({ name: 'Unknown colour 2' })]);
    expect(build(() => undefined).threads).toEqual([]);
    expect(build((b) => b.stitch(0, 0)).threads).toEqual([red]);
  });

  it('keeps thousands of records as they come', () => {
    const { records } = build((b) => {
      for (let i = 0; i < 5000; i++) b.stitch(1, i % 2 === 0 ? 2 : -2);
    });
    expect(records).toHaveLength(5000);
    records.forEach((record, i) => expect(record).toEqual([Stitch, i + 1, i % 2 === 0 ? 2 : 0]));
  });

  it('ends with the file’s own error where it would grow without end', () => {
    const builder = new DesignBuilder(file);
    for (let i = 0; i < 2_000_000; i++) builder.stitch(1, 0);
    expect(() => builder.stitch(1, 0)).toThrow(FormatError);
    const changes = new DesignBuilder(file);
    expect(() => {
      for (let i = 0; i < 70_000; i++) changes.colorChange();
    }).toThrow('holds too many colours');
    expect(changes.finish('', []).threads).toHaveLength(65_536 + 1);
  });
});

describe('blocks that a file lists', () => {
  it('change the thread, or stop where they name the one that is on', () => {
    const { isStop } = listedBlocks([5, 5, 7]);
    const { records } = build((b) => {
      for (let block = 1; block < 4; block++) b.nextBlock(isStop);
    });
    expect(records.map(([command]) => command)).toEqual([Stop, ColorChange, ColorChange]);
  });
});

describe('a design read as columns', () => {
  const fault = (message: string) => new FormatError('TEST', message);
  const of = (x: unknown[], y: unknown[], commands: number[]) =>
    designFromColumns({ x: x as number[], y: y as number[], commands }, [red], 'Rose', fault);

  it('has exactly these records', () => {
    const { objects, ...design } = of([1, 2, -3], [4, 5, 6], [Jump, Stitch, ColorChange]);
    expect([...design.x, ...design.y]).toEqual([1, 2, -3, 4, 5, 6]);
    expect([...design.commands]).toEqual([Jump, Stitch, ColorChange]);
    expect([objects, design.name, design.threads[0]]).toEqual([[], 'Rose', red]);
    expect(design.threads).toHaveLength(2);
    expect(of([], [], []).threads).toEqual([]);
  });

  it('is refused where it cannot be one, with the place', () => {
    expect(() => of([1], [1, 2], [Stitch, Stitch])).toThrow(/1, 2 and 2 values/);
    expect(() => of([1, 2], [1], [Stitch, Stitch])).toThrow(/2, 1 and 2 values/);
    for (const wrong of [1.5, NaN, Infinity, 2 ** 31, '7', null, undefined]) {
      expect(() => of([0, wrong], [0, 0], [Stitch, Stitch])).toThrow(/whole position at record 1/);
      expect(() => of([0, 0], [wrong, 0], [Stitch, Stitch])).toThrow(/whole position at record 0/);
    }
    expect(() => of([0], [0], [5])).toThrow(/unknown command at record 0/);
    expect(() => of([0], [0], [-1])).toThrow(/unknown command/);
    const changes = Array<number>(65_536).fill(ColorChange);
    expect(() => of(changes, changes, changes)).toThrow(/too many colours/);
    expect(of(changes.slice(1), changes.slice(1), changes.slice(1)).threads).toHaveLength(65_536);
    const many = { length: 2_000_001 };
    expect(() => designFromColumns({ x: many, y: many, commands: many }, [], '', fault)).toThrow(
      /too many stitches/,
    );
  });

  it('takes whole numbers of 32 bits', () => {
    for (const value of [0, -1, 2 ** 31 - 1, -(2 ** 31)]) expect(isInt32(value)).toBe(true);
    for (const value of [0.1, 2 ** 31, NaN, '1', null, undefined, {}]) {
      expect(isInt32(value)).toBe(false);
    }
  });
});
