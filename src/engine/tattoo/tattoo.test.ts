import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Command, countCommand, designExtents, type Design } from '../core/design.ts';
import { EngineError } from '../core/errors.ts';
import type { ShapeSet } from '../shapes.ts';
import { DENSITIES, FRAME_NAMES } from '../options.ts';
import { digitizeTattoo, digitizeTattooShapes } from './index.ts';
import {
  TATTOO_CATEGORIES,
  TATTOO_DEFAULTS,
  TATTOO_PALETTES,
  TATTOO_STITCH_STYLES,
  TATTOO_STYLES,
  type TattooCategory,
  type TattooOptions,
  type TattooStyle,
} from './options.ts';
import { badge, leaf, motif, portrait, spot } from './testing/pictures.ts';

const PORTRAIT = portrait(70, 77);
const BADGE = badge();
const LEAF = leaf();
const MOTIF = motif();
/** Small, so that many designs are made in little time. */
const SMALL: TattooOptions = { ...TATTOO_DEFAULTS, longSideMm: 20 };

/** All that a machine and the eye would see of a design. */
function print({ x, y, commands, threads }: Design): string {
  return [x.join(), y.join(), commands.join(), threads.map(({ hex }) => hex).join()].join(';');
}

const onPicture = (options: Partial<TattooOptions>): Design =>
  digitizeTattoo(PORTRAIT, { ...SMALL, ...options });
const onMotif = (options: Partial<TattooOptions>): Design =>
  digitizeTattooShapes(MOTIF, { ...SMALL, ...options });

/** Most tests come by the defaults: each design is made once. */
function once(make: (options: Partial<TattooOptions>) => Design): typeof make {
  const made = new Map<string, Design>();
  return (options) => {
    const key = JSON.stringify({ ...SMALL, ...options });
    const design = made.get(key) ?? make(options);
    made.set(key, design);
    return design;
  };
}

const ofPicture = once(onPicture);
const ofMotif = once(onMotif);

/** Expects that no two of the values give the same design. */
function expectAllApart<T>(values: readonly T[], make: (value: T) => Design): void {
  const seen = new Map<string, T>();
  for (const value of values) {
    const key = print(make(value));
    expect(seen.get(key), `${String(value)} and ${String(seen.get(key))} look alike`).toBe(
      undefined,
    );
    seen.set(key, value);
  }
}

/** Dozens of designs are made in a test; other work may share the machine. */
const LONG = { timeout: 90_000 };

describe('each option changes the design', LONG, () => {
  it.each([
    ['a picture', ofPicture],
    ['a motif', ofMotif],
  ])('tattoo style, category, palette and colours of %s', (_, make) => {
    expectAllApart(TATTOO_STYLES, (tattooStyle) => make({ tattooStyle }));
    expectAllApart(TATTOO_CATEGORIES, (category) => make({ category }));
    expectAllApart(TATTOO_PALETTES, (palette) => make({ palette }));
    expectAllApart(FRAME_NAMES, (frame) => make({ frame }));
    expectAllApart([20, 21.1, 27], (longSideMm) => make({ longSideMm }));
  });

  it.each(TATTOO_STYLES)('density and stitch style in %s', (tattooStyle) => {
    // Smaller, some strokes are too thin to be sewn in more than one way.
    const make = (options: Partial<TattooOptions>) =>
      ofPicture({ tattooStyle, longSideMm: 34, ...options });
    expectAllApart(DENSITIES, (density) => make({ density }));
    expectAllApart(TATTOO_STITCH_STYLES, (stitchStyle) => make({ stitchStyle }));
  });

  it('the number of colours, up to eight', () => {
    // Eight want so many parts that each gets one.
    expectAllApart([1, 2, 3, 4, 5, 6, 7, 8], (colors) => ofPicture({ longSideMm: 34, colors }));
    expectAllApart([1, 2, 3, 4, 5, 6, 7, 8], (colors) =>
      ofPicture({ tattooStyle: 'realistic', palette: 'classic', colors }),
    );
  });
});

/** Length of what is sewn in objects of some kinds, tenths of a millimetre. */
function sewnIn(design: Design, kinds: readonly string[]): number {
  let sum = 0;
  for (const { kind, start, end } of design.objects) {
    if (!kinds.includes(kind)) continue;
    for (let i = Math.max(1, start); i < end; i++) {
      if (design.commands[i] !== Command.Stitch) continue;
      sum += Math.hypot(design.x[i] - design.x[i - 1], design.y[i] - design.y[i - 1]);
    }
  }
  return sum;
}

describe('styles are what their names promise', LONG, () => {
  const AREA = ['fill', 'satin'];
  const ofBadge = once((options) =>
    digitizeTattoo(BADGE, { ...SMALL, longSideMm: 40, palette: 'classic', ...options }),
  );
  const make = (tattooStyle: TattooStyle, more: Partial<TattooOptions> = {}): Design =>
    ofBadge({ tattooStyle, ...more });

  it('fine line is running stitch alone', () => {
    expect(sewnIn(make('fine-line'), AREA)).toBe(0);
    expect(sewnIn(ofPicture({ tattooStyle: 'fine-line' }), AREA)).toBe(0);
  });

  it('minimalist leaves nearly everything bare', () => {
    expect(countCommand(make('minimalist'), Command.Stitch)).toBeLessThan(
      countCommand(make('traditional'), Command.Stitch) / 3,
    );
  });

  it('blackwork is dense and dark', () => {
    const design = make('blackwork', { colors: 1 });
    expect(design.threads).toHaveLength(1);
    expect(Number.parseInt(design.threads[0].hex.slice(1, 3), 16)).toBeLessThan(40);
    const lines = sewnIn(make('fine-line'), ['outline', 'run']);
    expect(sewnIn(design, AREA)).toBeGreaterThan(2 * lines);
  });

  it('traditional ends with its black outlines, over the strong inks of flash', () => {
    const { threads } = make('traditional');
    expect(threads.map(({ hex }) => hex)).toContain('#0d0d0f');
    expect(threads.map(({ hex }) => hex)).toContain('#b3181f');
    expect(threads.length).toBeLessThanOrEqual(4);
  });

  it('geometric turns the rows of its facets many ways', () => {
    const { x, y, commands, objects } = make('geometric');
    const ways = new Set<number>();
    for (const { kind, start, end } of objects) {
      if (kind !== 'fill') continue;
      for (let i = start + 1; i < end; i++) {
        const [dx, dy] = [x[i] - x[i - 1], y[i] - y[i - 1]];
        if (commands[i] !== Command.Stitch || Math.hypot(dx, dy) < 25) continue;
        ways.add(Math.round(((Math.atan2(dy, dx) + Math.PI) * 6) / Math.PI) % 6);
      }
    }
    expect(ways.size).toBeGreaterThanOrEqual(4);
  });

  it('watercolor goes beyond the edge of the figure, realistic does not', () => {
    const width = (design: Design): number => {
      const { left, right } = designExtents(design);
      return right - left;
    };
    expect(width(make('watercolor', { colors: 4 }))).toBeGreaterThan(width(make('realistic')));
  });

  it('a line drawing has its enclosed paper coloured in', () => {
    const design = digitizeTattoo(LEAF, {
      ...SMALL,
      longSideMm: 45,
      tattooStyle: 'traditional',
      palette: 'classic',
    });
    expect(design.threads.length).toBeGreaterThanOrEqual(3);
  });

  it('the tribal category mirrors the figure', () => {
    const width = (category: TattooCategory): number => {
      const design = digitizeTattoo(spot(), { ...SMALL, tattooStyle: 'blackwork', category });
      const { left, right } = designExtents(design);
      return right - left;
    };
    expect(width('tribal')).toBeGreaterThan(2 * width('animals'));
  });
});

describe('every design can be sewn', LONG, () => {
  it('keeps to the machine whatever the options', () => {
    fc.assert(
      fc.property(
        fc.record({
          tattooStyle: fc.constantFrom(...TATTOO_STYLES),
          category: fc.constantFrom(...TATTOO_CATEGORIES),
          stitchStyle: fc.constantFrom(...TATTOO_STITCH_STYLES),
          palette: fc.constantFrom(...TATTOO_PALETTES),
          density: fc.constantFrom(...DENSITIES),
          frame: fc.constantFrom(...FRAME_NAMES),
          colors: fc.integer({ min: 1, max: 8 }),
          longSideMm: fc.integer({ min: 20, max: 36 }),
        }),
        fc.constantFrom('motif', 'badge', 'leaf'),
        (choice, from) => {
          const options = { ...TATTOO_DEFAULTS, ...choice };
          const design =
            from === 'motif'
              ? digitizeTattooShapes(motif('#aa2030'), options)
              : digitizeTattoo(from === 'badge' ? BADGE : LEAF, options);
          expectSewable(design, options);
        },
      ),
      { numRuns: 8, seed: 7 },
    );
  });

  it('gives the same bytes for the same call', () => {
    for (const tattooStyle of TATTOO_STYLES) {
      expect(print(onMotif({ tattooStyle }))).toBe(print(ofMotif({ tattooStyle })));
    }
  });
});

function expectSewable(design: Design, { colors, longSideMm }: TattooOptions): void {
  const { x, y, commands, threads } = design;
  expect(countCommand(design, Command.Stitch)).toBeGreaterThan(20);
  // A frame takes the drawing's darkest thread, and may come back to it.
  expect(new Set(threads.map(({ hex }) => hex)).size).toBeLessThanOrEqual(colors);
  expect(countCommand(design, Command.ColorChange)).toBe(threads.length - 1);
  for (let i = 1; i < commands.length; i++) {
    if (commands[i] !== Command.Stitch) continue;
    expect(Math.hypot(x[i] - x[i - 1], y[i] - y[i - 1])).toBeLessThanOrEqual(121);
  }
  const { left, right, top, bottom } = designExtents(design);
  expect(Math.abs(left + right)).toBeLessThanOrEqual(1);
  expect(Math.abs(top + bottom)).toBeLessThanOrEqual(1);
  expect(Math.max(right - left, bottom - top)).toBeLessThanOrEqual(longSideMm * 10 + 60);
  for (const { start, end } of design.objects) {
    expect(start).toBeGreaterThanOrEqual(0);
    expect(end).toBeLessThanOrEqual(commands.length);
  }
}

describe('errors', () => {
  const code = (run: () => unknown): string => {
    try {
      run();
    } catch (error) {
      if (error instanceof EngineError) return error.code;
      throw error;
    }
    return 'none';
  };

  it('names options out of their range', () => {
    const bad: Partial<Record<keyof TattooOptions, unknown>>[] = [
      { colors: 0 },
      { colors: 9 },
      { colors: 2.5 },
      { longSideMm: 2 },
      { tattooStyle: 'realism' },
      { category: 'cars' },
      { palette: 'neon' },
      { stitchStyle: 'running' },
      { density: 'none' },
      { frame: 'oval' },
      { pullMm: 4 },
    ];
    for (const wrong of bad) {
      expect(code(() => ofMotif(wrong as Partial<TattooOptions>))).toBe('bad-options');
    }
  });

  it('says when there is nothing to sew, or no picture', () => {
    const bare = { width: 20, height: 20, data: new Uint8ClampedArray(1600) };
    expect(code(() => digitizeTattoo(bare, TATTOO_DEFAULTS))).toBe('nothing-to-sew');
    const empty = { ...MOTIF, shapes: [] };
    expect(code(() => digitizeTattooShapes(empty, TATTOO_DEFAULTS))).toBe('nothing-to-sew');
    const short = { width: 20, height: 20, data: new Uint8ClampedArray(160) };
    expect(code(() => digitizeTattoo(short, TATTOO_DEFAULTS))).toBe('bad-image');
  });

  it('stops when it is told to', () => {
    const signal = { aborted: true };
    for (const tattooStyle of TATTOO_STYLES) {
      expect(
        code(() => digitizeTattooShapes(MOTIF, { ...TATTOO_DEFAULTS, tattooStyle }, { signal })),
      ).toBe('aborted');
    }
  });
});

describe('a drawing that fills its page to the edge', () => {
  const FULL: ShapeSet = {
    widthMm: 40,
    heightMm: 40,
    threads: [{ hex: '#202020', name: 'Ink', code: '', chart: '' }],
    shapes: [
      {
        kind: 'area',
        thread: 0,
        polygon: { rings: [Float64Array.of(0, 0, 40, 0, 40, 40, 0, 40)] },
      },
    ],
  };

  it('keeps its size, and has room for the outline around it', () => {
    const options = { ...SMALL, tattooStyle: 'traditional', longSideMm: 40 } as const;
    const design = digitizeTattooShapes(FULL, options);
    const extents = designExtents(design);
    const width = extents.right - extents.left;
    expect(width).toBeGreaterThan(400);
    expect(width).toBeLessThan(440);
    expect(extents.left).toBeGreaterThan(design.page!.left);
    expect(extents.right).toBeLessThan(design.page!.right);
  });
});
