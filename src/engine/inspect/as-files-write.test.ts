import { describe, expect, it } from 'vitest';
import { Command, type Design } from '../core/design.ts';
import { isUnknownColor, rampThread } from '../formats/blocks.ts';
import { inspectDesign } from './inspect-design.ts';
import type { ProblemCode } from './problems.ts';
import { designOf, rows, thread, tiedLine, type Step } from './testing/designs.ts';
import { fromRecords, inBlocks, moved, recordsOf } from './testing/plant.ts';

/* What files of others hold that is no fault, told from what is one. */

const found = (design: Design, code: ProblemCode) =>
  inspectDesign(design).problems.find((p) => p.code === code);

/** Two tied lines with a jump between: to a share of the way, then a stitch. */
function joined(share: number, aside = 0): Design {
  const [a, b] = [tiedLine([0, 0], [10, 0]), tiedLine([23.4, 0], [33.4, 0])];
  const records = recordsOf(designOf([...a, 'jump', ...b]));
  return fromRecords(
    records.map((r) =>
      r.command === Command.Jump ? { ...r, x: 9.9 + 13.5 * share, y: aside } : r,
    ),
    [thread('#000000')],
  );
}

describe('a jump between two stitches', () => {
  it('that goes a part of the way is one long stitch; all the way, a float', () => {
    expect(found(joined(1), 'untrimmed-float')).toMatchObject({ count: 1 });
    for (const share of [0.3, 0.5, 0.7]) {
      expect(found(joined(share), 'untrimmed-float')).toBeUndefined();
      // It is longer than a machine's stitch, as its file knows; and it lies loose.
      expect(found(joined(share), 'stitch-too-long')).toBeUndefined();
      expect(found(joined(share), 'loose-stitch')!.worst).toBeCloseTo(13.5);
    }
  });

  it('that leads aside is a float', () => {
    expect(found(joined(0.5, 8), 'untrimmed-float')).toMatchObject({ count: 1 });
  });
});

describe('an end of thread', () => {
  /** A thread that begins without a tie, along the middle of what is sewn next. */
  const begun = (cover: Step[]) => designOf([[1, 3], [4, 3.1], [7, 3], [9, 3.1], ...cover]);
  const satin = (from: number): Step[] =>
    Array.from({ length: 60 }, (_, i) => [from + i * 0.2, i % 2 === 0 ? 1 : 5] as const);

  it('is held by satin that is sewn across it, not by satin beside it', () => {
    const tied = tiedLine([13, 5], [20, 5]).slice(-3);
    expect(found(begun([...satin(0), ...tied]), 'untied-end')).toBeUndefined();
    expect(found(begun([...satin(20), ...tied]), 'untied-end')).toMatchObject({ count: 1 });
  });
});

describe('colours', () => {
  const block = (left: number, hex: string): Design => ({
    ...moved(designOf(rows(10, 30, 0.2)), (x, y) => [x + left, y]),
    threads: [thread(hex)],
  });
  const apart = ['#102040', '#f0c020', '#102041'].map((hex, i) => block(20 * i, hex));

  it('may be joined where what lies between them is elsewhere', () => {
    expect(found(inBlocks(apart), 'joinable-colors')).toMatchObject({
      count: 1,
      severity: 'note',
      mend: 'merge-blocks',
    });
    const other = [apart[0], apart[1], block(40, '#207040')];
    expect(found(inBlocks(other), 'joinable-colors')).toBeUndefined();
  });

  it('may not be joined where one lies on what comes between, and that on the other', () => {
    const stacked = ['#102040', '#f0c020', '#102040'].map((hex, i) => block(3 * i, hex));
    expect(found(inBlocks(stacked), 'joinable-colors')).toBeUndefined();
  });

  it('are not compared where a file does not tell them', () => {
    const design = inBlocks(apart);
    const unknown = { ...rampThread(0), hex: '#102040' };
    expect(isUnknownColor(unknown)).toBe(true);
    expect(isUnknownColor(thread('#102040'))).toBe(false);
    const told = { ...design, threads: [unknown, design.threads[1], unknown] };
    expect(found(told, 'joinable-colors')).toBeUndefined();
  });
});

it('a design too large for any hoop is marked where it reaches out', () => {
  const huge = designOf(tiedLine([-300, 2], [300, 2]));
  const { places } = found(huge, 'hoop-too-small')!;
  expect(places.map(({ xMm }) => xMm)).toEqual(expect.arrayContaining([-300, 300]));
});
