import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Command, type Design } from '../core/design.ts';
import { digitizeImage } from '../digitize/digitize-image.ts';
import { digitizeShapes } from '../digitize/digitize-shapes.ts';
import { digitizeLettering } from '../lettering/digitize-lettering.ts';
import { LETTERING_DEFAULTS } from '../lettering/options.ts';
import { testFonts } from '../lettering/test-support.ts';
import { DIGITIZE_DEFAULTS } from '../options.ts';
import type { Shape } from '../shapes.ts';
import { portrait } from '../tattoo/testing/pictures.ts';
import { findHoop } from './hoops.ts';
import { inspectDesign, type InspectOptions } from './inspect-design.ts';
import type { ProblemCode, Severity } from './problems.ts';
import { designOf, rows, thread } from './testing/designs.ts';
import {
  asRead,
  edited,
  fromRecords,
  inBlocks,
  inserted,
  moved,
  recordsOf,
} from './testing/plant.ts';

/*
 * Designs as the engine sews them, read as if from a file: by their stitches alone. Each is clean;
 * then one fault is planted in it, and has to be found for what it is, where it is.
 */

const box = (left: number, top: number, right: number, bottom: number, angle = 0): Shape => ({
  kind: 'area',
  polygon: {
    rings: [Float64Array.of(left, top, right, top, right, bottom, left, bottom)],
  },
  thread: 0,
  angle,
});

const sewn = (hex: string, ...shapes: Shape[]): Design =>
  asRead(
    digitizeShapes({ widthMm: 60, heightMm: 60, threads: [thread(hex)], shapes }, 'painted', {
      style: 'mixed',
      density: 'medium',
      name: '',
    }),
  );

const fonts = testFonts((file) => readFileSync(file));
const BLUE = '#1d3f8f';
const YELLOW = '#f7dc4a';

/** A fill of 30 × 24 mm around the origin. */
const fill = sewn(BLUE, box(0, 0, 30, 24));
const narrow = sewn(BLUE, box(0, 0, 12, 24));
/** A satin column, 3.4 mm wide and 40 mm long, lying. */
const bar: Shape = {
  kind: 'column',
  left: Float64Array.of(0, 0, 40, 0),
  right: Float64Array.of(0, 3.4, 40, 3.4),
  thread: 0,
};
const satin = sewn(BLUE, bar);
const words = asRead(
  digitizeLettering(
    { ...LETTERING_DEFAULTS, text: 'Deniz', fontStyle: 'sans-modern', longSideMm: 30, colors: 1 },
    fonts.font('sans-modern'),
  ),
);
const photo = asRead(digitizeImage(portrait(), { ...DIGITIZE_DEFAULTS, colors: 4, widthMm: 40 }));
/** Two fills beside each other, the second under the border of the first by half a millimetre. */
const at = (design: Design, dx: number, dy = 0) => moved(design, (x, y) => [x + dx, y + dy]);
const neighbors = inBlocks([
  at(sewn(BLUE, box(0, 0, 20, 20)), -10),
  at(sewn(YELLOW, box(0, 0, 20.8, 20)), 10),
]);

const problem = (design: Design, code: ProblemCode, options?: InspectOptions) =>
  inspectDesign(design, options).problems.find((p) => p.code === code);

describe('designs of the engine, read by their stitches alone', () => {
  it.each(Object.entries({ fill, satin, words, photo, neighbors }))('%s: clean', (_, design) => {
    const { problems } = inspectDesign(design);
    expect(problems.filter(({ severity }) => severity !== 'note')).toEqual([]);
  });
});

interface Planted {
  code: ProblemCode;
  severity: Severity;
  design: () => Design;
  /** Where it is, and how near the place told has to be, mm; absent where it is all over. */
  at?: [x: number, y: number, within: number];
  /** The design before: without this problem. */
  clean: Design;
  options?: InspectOptions;
}

const isStitch = ({ command }: { command: Command }) => command === Command.Stitch;

const FAULTS: Record<string, Planted> = {
  'four rows left out of a fill': {
    code: 'open-rows',
    severity: 'warning',
    clean: fill,
    // Underlay crosses the rows: of the top layer alone, every point of four rows goes.
    design: () =>
      edited(fill, (records) => {
        const half = records.length >> 2;
        return records.filter((r, i) => i < half || !(Math.abs(r.y - 3) < 0.38));
      }),
    at: [0, 3, 1.5],
  },
  'eleven rows left out of a fill': {
    code: 'open-rows',
    severity: 'warning',
    clean: fill,
    design: () =>
      edited(fill, (records) => {
        const half = records.length >> 2;
        return records.filter((r, i) => i < half || !(Math.abs(r.y - 3) < 1.08));
      }),
    at: [0, 3, 1.5],
  },
  'nine rows left out of a narrow fill, so that one leads aslant': {
    code: 'open-rows',
    severity: 'warning',
    clean: narrow,
    design: () =>
      edited(narrow, (records) => {
        const half = records.length >> 2;
        return records.filter((r, i) => i < half || !(Math.abs(r.y - 2.95) < 0.9));
      }),
    at: [0, 3, 1.5],
  },
  'half of a fill drawn half a millimetre away': {
    code: 'open-rows',
    severity: 'warning',
    clean: fill,
    // As a hand that moves stitches does it: what lies below goes down, underlay and all.
    design: () => moved(fill, (x, y) => [x, y > 3 ? y + 0.5 : y]),
    at: [0, 3.2, 1.5],
  },
  'ten rows of a fill drawn apart': {
    code: 'open-rows',
    severity: 'warning',
    clean: fill,
    design: () => moved(fill, (x, y) => [x, y + 2.5 * Math.min(2, Math.max(0, y))]),
    at: [0, 3.5, 4],
  },
  'a fill made larger, its rows as many as before': {
    code: 'open-rows',
    severity: 'warning',
    clean: fill,
    design: () => moved(fill, (x, y) => [x, y * 3.5]),
    at: [0, 0, 20],
  },
  'a fill made much larger': {
    code: 'open-rows',
    severity: 'warning',
    clean: fill,
    design: () => moved(fill, (x, y) => [x, y * 5.5]),
    at: [0, 0, 20],
  },
  'a satin drawn long, its stitches as many as before': {
    code: 'open-rows',
    severity: 'warning',
    clean: satin,
    design: () => moved(satin, (x, y) => [x * 3.5, y]),
    at: [0, 0, 20],
  },
  'two threads that nobody tells apart': {
    code: 'joinable-colors',
    severity: 'note',
    clean: inBlocks([at(fill, -20), at(sewn(YELLOW, box(0, 0, 20, 20)), 25)]),
    design: () => inBlocks([at(fill, -20), at(sewn('#23448f', box(0, 0, 20, 20)), 25)]),
    at: [25, 0, 25],
  },
  'a satin without its underlay': {
    code: 'no-underlay',
    severity: 'warning',
    clean: satin,
    design: () =>
      edited(satin, (records) => {
        // Its top begins with the first stitch that crosses the column at once.
        const top = records.findIndex(
          (r, i) => i > 0 && Math.abs(r.y - records[i - 1].y) > 2.8 && isTop(records, i),
        );
        return records.slice(top - 1);
      }),
    at: [0, 0, 3],
  },
  'a fill without its underlay': {
    code: 'bare-fill',
    severity: 'warning',
    clean: fill,
    // The same rows, and nothing else.
    design: () => at(designOf(rows(30, 121, 0.2)), -15, -12),
    at: [0, 0, 1],
  },
  'a column squeezed to 0.6 mm': {
    code: 'thin-column',
    severity: 'warning',
    clean: satin,
    design: () => moved(satin, (x, y) => [x, (y * 0.6) / 3.4]),
    at: [0, 0, 6],
  },
  'a dark way under a light fill': {
    code: 'dark-travel',
    severity: 'warning',
    clean: neighbors,
    design: () =>
      inserted(neighbors, 0, 0, [...line([-0.5, 0], [15, 5]), ...line([15, 5], [-0.5, 6])]),
    at: [7, 2.5, 8],
  },
  'two blocks of one thread with another between': {
    code: 'joinable-colors',
    severity: 'note',
    clean: inBlocks([at(fill, -20), at(sewn(YELLOW, box(0, 0, 20, 20)), 25)]),
    design: () =>
      inBlocks([at(satin, 0, -30), at(sewn(YELLOW, box(0, 0, 20, 20)), 25), at(satin, 0, 30)]),
    at: [0, 30, 25],
  },
  'letters of 3 mm': {
    code: 'small-text',
    severity: 'warning',
    clean: words,
    design: () => {
      const { heightMm } = inspectDesign(words);
      return moved(words, (x, y) => [(x * 3) / heightMm, (y * 3) / heightMm]);
    },
    at: [0, 0, 2],
  },
  'neighbours that only touch': {
    code: 'pull-gap',
    severity: 'warning',
    clean: neighbors,
    design: () => {
      const changeAt = neighbors.commands.indexOf(Command.ColorChange);
      return edited(neighbors, (records) =>
        records.map((r) => ({
          ...r,
          x: r.index < changeAt ? Math.min(r.x, -0.1) : Math.max(r.x, 0),
        })),
      );
    },
    at: [0, 0, 3],
  },
  'points stacked on one spot': {
    code: 'too-dense',
    severity: 'error',
    clean: photo,
    design: () =>
      inserted(
        photo,
        4,
        5,
        Array.from({ length: 36 }, (_, i) => [4 + (i % 2) * 0.6, 5 + (i % 5) * 0.15]),
      ),
    at: [4.3, 5.3, 1],
  },
  'rays through one hole': {
    code: 'one-hole',
    severity: 'error',
    clean: fill,
    design: () =>
      inserted(
        fill,
        6,
        -4,
        Array.from({ length: 32 }, (_, i) =>
          i % 2 === 0 ? [6, -4] : [6 + 3 * Math.cos(i), -4 + 3 * Math.sin(i)],
        ),
      ),
    at: [6, -4, 0.1],
  },
  'ends that are not tied': {
    code: 'untied-end',
    severity: 'warning',
    clean: satin,
    design: () => edited(satin, (records) => records.slice(0, lastWide(records) + 1)),
    at: [0, 0, 21],
  },
  'a float that is not cut': {
    code: 'untrimmed-float',
    severity: 'warning',
    clean: neighbors,
    design: () => {
      const apart = inBlocks([at(satin, 0, -15), at(satin, 0, 15)]);
      return fromRecords(
        recordsOf(apart).filter(({ command }) => command !== Command.ColorChange),
        apart.threads.slice(1),
      );
    },
    at: [0, 0, 21],
  },
  'a stitch that no machine makes': {
    code: 'stitch-too-long',
    severity: 'error',
    clean: satin,
    design: () => inserted(satin, 20, 0, [[34, 0]]),
    at: [27, 0, 1],
  },
  'a storm of short stitches': {
    code: 'stitch-too-short',
    severity: 'warning',
    clean: fill,
    design: () =>
      edited(fill, (records) =>
        records.flatMap((r, i) =>
          i % 9 === 5 && isStitch(r) ? [r, { ...r, x: r.x + 0.2 }, { ...r, x: r.x - 0.1 }] : [r],
        ),
      ),
  },
  'a trim every 60 stitches': {
    code: 'many-trims',
    severity: 'warning',
    clean: photo,
    design: () =>
      edited(photo, (records) =>
        records.flatMap((r, i) => (i % 60 === 30 ? [r, { ...r, command: Command.Trim }] : [r])),
      ),
  },
  'a design larger than its hoop': {
    code: 'hoop-too-small',
    severity: 'error',
    clean: photo,
    design: () => moved(photo, (x, y) => [x * 3, y * 3]),
    options: { hoop: findHoop('4x4') },
  },
  'more colour changes than a PES file holds': {
    code: 'many-colors',
    severity: 'error',
    clean: neighbors,
    design: () => {
      const records = recordsOf(photo).filter(isStitch);
      return fromRecords(
        records.flatMap((r, i) =>
          i % 10 === 9 && i < 2570 ? [r, { ...r, command: Command.ColorChange }] : [r],
        ),
        Array.from({ length: 260 }, (_, i) =>
          thread(`#${(i * 4099 + 77).toString(16).padStart(6, '0')}`),
        ),
      );
    },
  },
  'eight layers of one fill': {
    code: 'too-thick',
    severity: 'error',
    clean: fill,
    design: () => inBlocks(Array.from({ length: 9 }, () => fill)),
    at: [0, 0, 20],
  },
};

/** Points of a running stitch, 2.5 mm each. */
function line([ax, ay]: [number, number], [bx, by]: [number, number]): [number, number][] {
  const count = Math.ceil(Math.hypot(bx - ax, by - ay) / 2.5);
  return Array.from({ length: count + 1 }, (_, i) => [
    ax + ((bx - ax) * i) / count,
    ay + ((by - ay) * i) / count,
  ]);
}

/** Whether ten stitches from a record on cross a lying column at the pitch of its top. */
const isTop = (records: { x: number; y: number }[], i: number): boolean =>
  Math.abs(records[i + 10].x - records[i].x) < 3;

/** The last stitch that crosses a lying column: lock stitches come after it. */
const lastWide = (records: { y: number }[]): number =>
  records.findLastIndex((r, i) => i > 0 && Math.abs(r.y - records[i - 1].y) > 2.8);

describe('a planted fault is found', () => {
  it.each(Object.entries(FAULTS))(
    '%s',
    (_, { code, severity, design, at: place, clean, options }) => {
      expect(problem(clean, code, options)).toBeUndefined();
      const found = problem(design(), code, options);
      expect(found).toMatchObject({ code, severity });
      expect(found!.places.length).toBeGreaterThan(0);
      if (!place) return;
      const [x, y, within] = place;
      expect(Math.hypot(found!.at.xMm - x, found!.at.yMm - y)).toBeLessThanOrEqual(within);
    },
  );
});
