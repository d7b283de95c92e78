import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Command, type Design } from '../core/design.ts';
import { EngineError } from '../core/errors.ts';
import { chartNumbers, colorBlocks, listedBlocks } from './blocks.ts';
import { machineRecords, type Records } from './records.ts';
import type { Limits } from './table.ts';
import { makeDesign, sewn, type Step } from './test-support.ts';

const { Stitch, Jump, Trim, ColorChange, Stop } = Command;
const LIMITS: Limits = { maxStitchTenths: 121, maxJumpTenths: 50 };

const recordsOf = (steps: readonly Step[], limits = LIMITS): Records =>
  machineRecords(makeDesign(steps), limits, 'test');

/** What a machine sews of records: absolute again. */
function played({ dx, dy, commands }: Records): Design {
  let [x, y] = [0, 0];
  return makeDesign(
    Array.from(commands, (command, i): Step => {
      x += dx[i];
      y += dy[i];
      return [command as Command, x, y];
    }),
  );
}

describe('records of a machine', () => {
  it('split a long stitch evenly, by the longer of its two axes', () => {
    const { dx, dy, commands } = recordsOf([
      [Stitch, 0, 0],
      [Stitch, 30, -300],
    ]);
    expect([...commands]).toEqual([Stitch, Stitch, Stitch, Stitch]);
    expect([...dx]).toEqual([0, 10, 10, 10]);
    expect([...dy]).toEqual([0, -100, -100, -100]);
  });

  it('leave a stitch of exactly the limit whole', () => {
    expect(recordsOf([[Stitch, 121, -121]]).commands).toHaveLength(1);
    expect(recordsOf([[Stitch, 122, 0]]).commands).toHaveLength(2);
    expect([...recordsOf([[Stitch, 122, 0]]).dx]).toEqual([61, 61]);
  });

  it('join moves in a row into the straight way, split by the limit of moves', () => {
    const { dx, dy, commands } = recordsOf([
      [Jump, 500, 0],
      [Jump, 500, 400],
      [Jump, 0, 100],
      [Stitch, 3, 100],
    ]);
    expect([...commands]).toEqual([Jump, Jump, Stitch]);
    expect([...dx]).toEqual([0, 0, 3]);
    expect([...dy]).toEqual([50, 50, 0]);
  });

  it('leave out a move that leads nowhere', () => {
    const { commands } = recordsOf([
      [Stitch, 5, 5],
      [Jump, 60, 60],
      [Jump, 5, 5],
      [Stitch, 9, 5],
    ]);
    expect([...commands]).toEqual([Stitch, Stitch]);
  });

  it('cut before the move that a cut stands in, and only where a thread is out', () => {
    const { commands } = recordsOf([
      [Trim],
      [Jump, 40, 0],
      [Stitch, 40, 0],
      [Jump, 80, 0],
      [Trim],
      [Trim],
      [Jump, 90, 0],
      [Stitch, 90, 0],
      [ColorChange],
      [Trim],
      [Stop],
      [Trim],
      [Stitch, 91, 0],
    ]);
    expect([...commands]).toEqual([Jump, Stitch, Trim, Jump, Stitch, ColorChange, Stop, Stitch]);
  });

  it('have the needle where a person is to change the thread', () => {
    const { dx, commands } = recordsOf([
      [Stitch, 0, 0],
      [Jump, 30, 0],
      [ColorChange, 30, 0],
      [Stitch, 40, 0],
    ]);
    expect([...commands]).toEqual([Stitch, Jump, ColorChange, Stitch]);
    expect([...dx]).toEqual([0, 30, 0, 10]);
  });

  it('end where the design ends, be it a move', () => {
    const { dx, dy, commands } = recordsOf([
      [Stitch, 1, 1],
      [Jump, 20, 30],
    ]);
    expect([...commands]).toEqual([Stitch, Jump]);
    expect([dx[1], dy[1]]).toEqual([19, 29]);
    expect(recordsOf([]).commands).toHaveLength(0);
  });

  it('say when a design needs more than two million', () => {
    const vast = [
      [Stitch, 0, 0],
      [Stitch, 2 ** 30, 0],
    ] as const;
    expect(() => recordsOf(vast)).toThrow(EngineError);
    expect(() => recordsOf(vast)).toThrow(/write test.*2000000/);
  });

  it('sew any design as it is: each needle point, each cut, each change', () => {
    const place = fc.integer({ min: -400, max: 400 });
    const step = fc.oneof(
      { weight: 6, arbitrary: fc.tuple(fc.constantFrom(Stitch, Jump), place, place) },
      { weight: 1, arbitrary: fc.tuple(fc.constantFrom(Trim, ColorChange, Stop)) },
    );
    const limits = fc.record({
      maxStitchTenths: fc.integer({ min: 5, max: 300 }),
      maxJumpTenths: fc.integer({ min: 5, max: 300 }),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), limits, (steps, given) => {
        const design = makeDesign([[Stitch, 0, 0], ...(steps as Step[])]);
        const records = machineRecords(design, given, 'test');
        for (let i = 0; i < records.commands.length; i++) {
          const most = records.commands[i] === Stitch ? given.maxStitchTenths : given.maxJumpTenths;
          expect(Math.abs(records.dx[i])).toBeLessThanOrEqual(most);
          expect(Math.abs(records.dy[i])).toBeLessThanOrEqual(most);
          if (records.commands[i] > Jump) expect([records.dx[i], records.dy[i]]).toEqual([0, 0]);
        }
        const back = played(records);
        // Moves with the needle up may differ in their way; what is sewn does not.
        const marks = (of: Design) => sewn(of).filter((mark) => !mark.startsWith('~'));
        const wanted = marks(design);
        const found = marks(back);
        let at = 0;
        for (const mark of wanted) {
          at = found.indexOf(mark, at) + 1;
          expect(at, mark).toBeGreaterThan(0);
        }
        const signs = (all: string[]) => all.filter((mark) => '✂|!'.includes(mark)).join('');
        expect(signs(found)).toBe(signs(wanted));
      }),
      { numRuns: 150, seed: 1 },
    );
  });
});

describe('blocks of one thread', () => {
  const threads = ['#aa0000', '#00aa00'].map((hex) => ({ hex, name: hex, code: '', chart: '' }));
  const blocks = (commands: Command[], max = 9) =>
    colorBlocks({ commands: Uint8Array.from(commands) }, threads, max, 'TEST');

  it('begin at each change and at each stop, which keeps its thread', () => {
    const all = blocks([Stitch, Stop, Stitch, ColorChange, Trim, Stitch]);
    expect(all.map(({ thread, afterStop }) => [thread.hex, afterStop])).toEqual([
      ['#aa0000', false],
      ['#aa0000', true],
      ['#00aa00', false],
    ]);
    expect(all[0].thread).toBe(all[1].thread);
  });

  it('are none of nothing, and have a thread even where the design names none', () => {
    expect(blocks([])).toEqual([]);
    const all = blocks([Stitch, ColorChange, ColorChange, ColorChange]);
    expect(all).toHaveLength(4);
    for (const { thread } of all) expect(thread.hex).toMatch(/^#[0-9a-f]{6}$/);
    expect(all[2].thread.hex).not.toBe(all[3].thread.hex);
  });

  it('are refused where a format has no room for them', () => {
    expect(blocks([Stitch, ColorChange, Stop], 3)).toHaveLength(3);
    expect(() => blocks([Stitch, ColorChange, Stop], 2)).toThrow(
      /write TEST.*at most 2 colour blocks, got 3/,
    );
    expect(() => blocks([Stitch, ColorChange, Stop], 2)).toThrow(
      expect.objectContaining({ code: 'unsupported' }),
    );
  });

  it('of one thread in a row are a stop between them', () => {
    const { isStop, changes } = listedBlocks(['red', 'red', 'blue', 'red', 'red']);
    expect([-1, 0, 1, 2, 3, 4, 5, 6].filter(isStop)).toEqual([1, 4]);
    expect(changes).toEqual(['red', 'blue', 'red']);
    const byFirst = listedBlocks(['ab', 'ac', 'bc'], (a, b) => a[0] === b[0]);
    expect([0, 1, 2].filter(byFirst.isStop)).toEqual([1]);
  });

  it('take no number of their neighbour, but for a stop where that means one', () => {
    const all = blocks([Stitch, Stop, Stitch, ColorChange, Stitch]);
    const nearest = (_hex: string, not = 0): number => (not === 4 ? 5 : 4);
    expect(chartNumbers(all, nearest, true)).toEqual([4, 4, 5]);
    expect(chartNumbers(all, nearest, false)).toEqual([4, 5, 4]);
  });
});
