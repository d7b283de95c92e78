import { describe, expect, it } from 'vitest';
import { Command, type Design, type DesignObject } from '../core/design.ts';
import { digitizeShapes } from '../digitize/digitize-shapes.ts';
import { findHoop } from './hoops.ts';
import { inspectDesign, type InspectOptions } from './inspect-design.ts';
import { MEND_TEXTS, PROBLEM_TEXTS } from './problem-texts.ts';
import { MEND_CODES, PROBLEM_CODES, SEVERITIES, type ProblemCode } from './problems.ts';
import { designOf, rows, thread, tiedLine } from './testing/designs.ts';

const found = (design: Design, code: ProblemCode, options?: InspectOptions) =>
  inspectDesign(design, options).problems.find((p) => p.code === code);

describe('a design that sews well', () => {
  it('has no problem', () => {
    expect(inspectDesign(designOf(tiedLine([0, 0], [40, 10]))).problems).toEqual([]);
    expect(inspectDesign(designOf([])).problems).toEqual([]);
  });

  it('comes from the engine: nothing worse than a note', () => {
    const ring = (r: number) =>
      Float64Array.from(
        Array.from({ length: 90 }, (_, i) => [
          30 + r * Math.cos((i * Math.PI) / 45),
          30 + r * Math.sin((i * Math.PI) / 45),
        ]).flat(),
      );
    const set = {
      widthMm: 60,
      heightMm: 60,
      threads: [thread('#aa0000'), thread('#0000aa')],
      shapes: [
        { kind: 'area', polygon: { rings: [ring(15)] }, thread: 0 },
        { kind: 'area', polygon: { rings: [ring(25), ring(21)] }, thread: 1 },
      ],
    } as const;
    const design = digitizeShapes(
      {
        ...set,
        threads: [...set.threads],
        shapes: set.shapes.map((s) => ({ ...s, polygon: { rings: [...s.polygon.rings] } })),
      },
      'tiles',
      { style: 'mixed', density: 'medium', name: '' },
    );
    const { problems } = inspectDesign(design);
    expect(problems.filter((p) => p.severity !== 'note')).toEqual([]);
  });
});

describe('stitches', () => {
  it('too long for a machine', () => {
    const long = found(designOf(tiedLine([0, 0], [26, 0], 13)), 'stitch-too-long');
    expect(long).toMatchObject({ severity: 'error', count: 2, mend: 'split-stitches' });
    expect(long!.worst).toBeGreaterThan(12.1);
    expect(found(designOf(tiedLine([0, 0], [24, 0], 12.1)), 'stitch-too-long')).toBeUndefined();
  });

  it('long and loose', () => {
    const loose = found(designOf(tiedLine([0, 0], [16, 0], 8)), 'loose-stitch');
    expect(loose).toMatchObject({ severity: 'warning', count: 2 });
    expect(found(designOf(tiedLine([0, 0], [14, 0], 7)), 'loose-stitch')).toBeUndefined();
  });

  it('too short, lock stitches apart', () => {
    const steps = tiedLine([0, 0], [30, 0]);
    expect(found(designOf(steps), 'stitch-too-short')).toBeUndefined();
    const place = 8;
    const [x] = steps[place] as [number, number];
    const short = designOf([...steps.slice(0, place + 1), [x + 0.2, 0], ...steps.slice(place + 1)]);
    const problem = found(short, 'stitch-too-short');
    expect(problem).toMatchObject({ count: 1, mend: 'merge-stitches' });
    expect(problem!.worst).toBeCloseTo(0.2);
    expect(problem!.at.xMm).toBeCloseTo(x + 0.1);
  });
});

describe('thread between places', () => {
  const a = tiedLine([0, 0], [10, 0]);
  const near = tiedLine([11.5, 0], [20, 0]);
  const far = tiedLine([30, 0], [40, 0]);

  it('that is not cut', () => {
    const float = found(designOf([...a, 'jump', ...far]), 'untrimmed-float');
    expect(float).toMatchObject({ count: 1, severity: 'warning', mend: 'trim-floats' });
    expect(float!.worst).toBeCloseTo(20.1);
    expect(float!.at.xMm).toBeCloseTo(20, 0);
    expect(found(designOf([...a, 'trim', 'jump', ...far]), 'untrimmed-float')).toBeUndefined();
    expect(found(designOf([...a, 'stop', 'jump', ...far]), 'untrimmed-float')).toBeUndefined();
    expect(found(designOf([...a, 'jump', ...near]), 'untrimmed-float')).toBeUndefined();
  });

  it('that crosses bare fabric, as a float or as a sewn way', () => {
    expect(found(designOf([...a, 'jump', ...far]), 'bare-crossing')!.worst).toBeGreaterThan(15);
    const steps = [...a, ...tiedLine([10, 0], [30, 0]).slice(3, -3), ...far];
    const start = a.length;
    const way = (kind: DesignObject['kind']): DesignObject[] => [
      { kind, block: 0, start, end: steps.length - far.length + 1 },
    ];
    expect(found(designOf(steps, way('run')), 'bare-crossing')).toMatchObject({
      severity: 'warning',
      mend: 'join-areas',
    });
    // The same line as what is to be seen is no crossing.
    expect(found(designOf(steps, way('outline')), 'bare-crossing')).toBeUndefined();
  });

  it('that runs unseen under rows', () => {
    const way = tiedLine([2, 4.1], [18, 4.1]).slice(3, -3);
    const cover = rows(20, 20, 0.4);
    const design = designOf(
      [[2, 4.1], [2.7, 4.1], [2.1, 4.1], ...way, ...cover],
      [{ kind: 'run', block: 0, start: 0, end: 3 + way.length }],
    );
    expect(found(design, 'bare-crossing')).toBeUndefined();
  });
});

describe('ends of thread', () => {
  const bare = [
    [0, 0],
    [3, 0],
    [6, 0],
    [9, 0],
  ] as const;

  it('without lock stitches', () => {
    expect(found(designOf(bare), 'untied-end')).toMatchObject({ count: 2, mend: 'tie-ends' });
    expect(found(designOf(tiedLine([0, 0], [9, 0])), 'untied-end')).toBeUndefined();
    const half = [...tiedLine([0, 0], [9, 0]).slice(0, -2)];
    expect(found(designOf(half), 'untied-end')).toMatchObject({ count: 1, at: { xMm: 9, yMm: 0 } });
  });
});

describe('crowds', () => {
  it('of needle points', () => {
    const pile = (count: number) =>
      Array.from({ length: count }, (_, i) => [5 + (i % 2) * 0.5, 4 + (i % 3) * 0.2] as const);
    const cover = rows(40, 50, 0.2);
    const dense = found(designOf([...cover, ...pile(34)]), 'too-dense');
    expect(dense).toMatchObject({ severity: 'error', mend: 'thin-out' });
    expect(dense!.worst).toBeGreaterThanOrEqual(34);
    expect(Math.hypot(dense!.at.xMm - 5.25, dense!.at.yMm - 4.2)).toBeLessThan(1);
    // As full as the fullest spots of designs that are sold.
    const full = found(designOf([...cover, ...pile(26)]), 'too-dense');
    expect(full).toMatchObject({ severity: 'warning' });
    expect(found(designOf(cover), 'too-dense')).toBeUndefined();
  });

  it('of thread', () => {
    const layers = (count: number) =>
      designOf(
        Array.from({ length: count }, () => ['trim', 'jump', ...rows(20, 24, 0.2)] as const).flat(),
      );
    const { layersMax } = inspectDesign(layers(1)).density;
    const thick = found(layers(5), 'too-thick');
    expect(thick).toMatchObject({ severity: 'warning', mend: 'thin-out' });
    expect(thick!.worst).toBeCloseTo(5 * layersMax, 3);
    expect(found(layers(8), 'too-thick')).toMatchObject({ severity: 'error' });
    expect(found(layers(1), 'too-thick')).toBeUndefined();
  });

  it('in one hole', () => {
    // Rays that all meet in one point, as the corners of a badly drawn star do.
    const star = (rays: number) =>
      designOf(
        Array.from({ length: rays }, (_, i) => {
          const a = (2 * Math.PI * i) / rays;
          return [
            [-30, 7],
            [-30 + 4 * Math.cos(a), 7 + 4 * Math.sin(a)],
          ] as const;
        }).flat(),
      );
    expect(found(star(9), 'one-hole')).toBeUndefined();
    const hole = found(star(12), 'one-hole');
    expect(hole).toMatchObject({ severity: 'warning', count: 1, worst: 12 });
    expect(hole!.at).toEqual({ xMm: -30, yMm: 7 });
    expect(found(star(14), 'one-hole')).toMatchObject({ severity: 'error' });
  });

  it('keeps 20 places at most, the worst first, and counts all', () => {
    const piles = Array.from({ length: 30 }, (_, p) =>
      Array.from({ length: 14 + p }, (_, i) => [p * 6 + (i % 2) * 0.5, 0] as const),
    ).flat();
    const dense = found(designOf(piles), 'too-dense');
    expect(dense!.places).toHaveLength(20);
    expect(dense!.count).toBe(30);
    expect(dense!.at).toEqual(dense!.places[0]);
    expect(dense!.at.xMm).toBeCloseTo(29 * 6, -1);
  });
});

describe('work for a person', () => {
  const lines = (count: number, between: 'trim' | 'color', length: number) =>
    designOf(
      Array.from({ length: count }, (_, i) => [
        ...(i > 0 ? [between, 'jump' as const] : []),
        ...tiedLine([0, i * 2], [length, i * 2]),
      ]).flat(),
    );

  it('many trims for few stitches', () => {
    expect(found(lines(12, 'trim', 20), 'many-trims')).toMatchObject({ count: 11 });
    expect(found(lines(4, 'trim', 20), 'many-trims')).toBeUndefined();
    expect(found(lines(12, 'trim', 1200), 'many-trims')).toBeUndefined();
  });

  it('many colour changes', () => {
    expect(found(lines(20, 'color', 20), 'many-colors')).toMatchObject({ count: 19 });
    expect(found(lines(12, 'color', 20), 'many-colors')).toBeUndefined();
  });

  it('the same thread twice in a row', () => {
    const design = lines(3, 'color', 20);
    expect(found(design, 'repeated-thread')).toBeUndefined();
    const again = { ...design, threads: [thread('#111111'), thread('#222222'), thread('#222222')] };
    const change = design.commands.lastIndexOf(Command.ColorChange);
    expect(found(again, 'repeated-thread')).toMatchObject({
      count: 1,
      mend: 'merge-blocks',
      at: { xMm: design.x[change] / 10, yMm: design.y[change] / 10 },
    });
  });
});

describe('size', () => {
  const design = designOf(tiedLine([-55, 0], [55, 0]));

  it('does not fit the hoop that was asked for', () => {
    const small = found(design, 'hoop-too-small', { hoop: findHoop('4x4') });
    expect(small).toMatchObject({ severity: 'error', mend: 'resize' });
    expect(small!.worst).toBeCloseTo(10);
    expect(found(design, 'hoop-too-small', { hoop: findHoop('5x7') })).toBeUndefined();
  });

  it('does not fit any hoop', () => {
    expect(found(design, 'hoop-too-small')).toBeUndefined();
    const huge = designOf(tiedLine([-300, 0], [300, 0]));
    expect(found(huge, 'hoop-too-small')).toMatchObject({ severity: 'warning' });
  });

  it('details that are too fine, finer on a towel than on cotton', () => {
    const bar = (width: number) =>
      designOf(tiedLine([0, 0], [20, 0]), [
        {
          kind: 'fill',
          block: 0,
          start: 0,
          end: 5,
          source: { rings: [Float64Array.of(0, 0, 20, 0, 20, width, 0, width)] },
        },
      ]);
    expect(found(bar(0.5), 'tiny-detail')).toMatchObject({ count: 1, mend: 'enlarge' });
    expect(found(bar(1.1), 'tiny-detail')).toBeUndefined();
    expect(found(bar(1.1), 'tiny-detail', { fabric: 'towel' })).toMatchObject({ count: 1 });
  });

  it('tells columns by their stitches', () => {
    const zigzag = (width: number) => {
      const steps = Array.from({ length: 60 }, (_, i) => [i * 0.25, (i % 2) * width] as const);
      return designOf(steps, [{ kind: 'satin', block: 0, start: 0, end: 60 }]);
    };
    expect(found(zigzag(0.5), 'tiny-detail')).toMatchObject({ count: 1 });
    expect(found(zigzag(2), 'tiny-detail')).toBeUndefined();
  });
});

describe('the report', () => {
  it('has the gravest problems first', () => {
    const steps = [...tiedLine([0, 0], [40, 0], 8), 'jump' as const, [80, 0] as const];
    const { problems } = inspectDesign(designOf(steps), { hoop: findHoop('50x50') });
    const ranks = problems.map((p) => SEVERITIES.indexOf(p.severity));
    expect(ranks.length).toBeGreaterThan(2);
    expect(ranks).toEqual([...ranks].sort((a, b) => b - a));
  });

  it('has words for everything', () => {
    expect(Object.keys(PROBLEM_TEXTS).sort()).toEqual([...PROBLEM_CODES].sort());
    expect(Object.keys(MEND_TEXTS).sort()).toEqual([...MEND_CODES].sort());
  });
});

describe('a design that is crowded all over', () => {
  /** A square of rows so close that points, layers and holes are all too many. */
  const crowded = (side: number) =>
    designOf(Array.from({ length: 13 }, () => rows(side, Math.round(side / 0.5), 0.5, 1)).flat());

  it('is told once, not as thread and holes too', () => {
    const codes = (design: Design) => inspectDesign(design).problems.map(({ code }) => code);
    const small = codes(crowded(8));
    expect(small).toEqual(expect.arrayContaining(['too-dense', 'one-hole']));
    const large = codes(crowded(30));
    expect(large).toContain('too-dense');
    expect(large).not.toContain('one-hole');
  });
});
