import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Command, designExtents, type Design, type Thread } from '../core/design.ts';
import { EngineError, FormatError } from '../core/errors.ts';
import {
  decode,
  encode,
  FORMAT_IDS,
  FORMATS,
  formatOfFileName,
  sniffFormat,
  type FormatId,
} from './index.ts';
import { makeDesign, mutation, readsSoundly, sewn, type Step } from './test-support.ts';

const { Stitch, Jump, Trim, ColorChange, Stop } = Command;

const thread = fc.record<Thread>({
  hex: fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`),
  name: fc.stringMatching(/^[A-ZÇÖŞ][a-zıü]{2,12}$/),
  code: fc.stringMatching(/^[0-9]{4}$/),
  chart: fc.constantFrom('', 'Ilmek 40'),
});

const place = fc.integer({ min: -1500, max: 1500 });
const near = fc.integer({ min: -60, max: 60 });
/** A stitch of at most 12.1 mm and a move relative to where the needle is, a cut with a move, a change. */
const move = fc.oneof(
  { weight: 12, arbitrary: fc.tuple(fc.constant('stitch' as const), near, near) },
  { weight: 1, arbitrary: fc.tuple(fc.constant('float' as const), near, near) },
  { weight: 2, arbitrary: fc.tuple(fc.constant('cut' as const), place, place) },
  { weight: 1, arbitrary: fc.tuple(fc.constant('change' as const), place, place) },
  { weight: 1, arbitrary: fc.tuple(fc.constant('stop' as const), near, near) },
);

/** Designs that keep the engine's invariants: a long move is always one with the thread cut. */
const design: fc.Arbitrary<Design> = fc
  .tuple(fc.array(move, { minLength: 1, maxLength: 60 }), fc.infiniteStream(thread))
  .map(([moves, threads]) => {
    const steps: Step[] = [[Jump, 3, -4]];
    let [x, y, blocks] = [3, -4, 1];
    for (const [kind, a, b] of moves) {
      if (kind === 'cut') steps.push([Trim], [Jump, a, b]);
      else if (kind === 'change') steps.push([ColorChange], [Jump, a, b]);
      else if (kind === 'stop') steps.push([Stop], [Jump, x + a, y + b]);
      else steps.push([kind === 'float' ? Jump : Stitch, x + a, y + b]);
      const relative = kind !== 'cut' && kind !== 'change';
      [x, y] = relative ? [x + a, y + b] : [a, b];
      if (kind === 'change') blocks++;
    }
    steps.push([Stitch, x + 5, y]);
    return makeDesign(steps, [...threads.take(blocks)], 'Rose');
  });

/** A small design with everything in it, for mutations. */
const sample = makeDesign(
  [
    [Jump, -40, -30],
    ...Array.from({ length: 60 }, (_, i): Step => [Stitch, -40 + i, i % 2 ? -30 : 40]),
    [Trim],
    [Jump, 300, 200],
    [Stitch, 310, 200],
    [ColorChange],
    [Jump, -300, -200],
    [Stitch, -300, -190],
    [Stop],
    [Stitch, -300, -180],
  ],
  [
    { hex: '#c81e3a', name: 'Poppy', code: '1024', chart: 'Ilmek 40' },
    { hex: '#123456', name: 'Night', code: '3301', chart: 'Ilmek 40' },
  ],
  'Sample',
);

const BOTH_WAYS = FORMAT_IDS.filter((id) => FORMATS[id].canRead && FORMATS[id].canWrite);
const MACHINE = BOTH_WAYS.filter((id) => Number.isFinite(FORMATS[id].maxStitchTenths));

const NAMELESS: readonly FormatId[] = ['exp', 'jef', 'xxx', 'sew', 'u01'];
const COLORS_ONLY: readonly FormatId[] = ['xxx', 'tbf'];

/**
 * What of a design the format can tell. VP3 has no moves: they end in the needle point after them. In
 * DST moves before a stop may be three in a row, and so a cut, as a stop is one anyway.
 */
function told(content: Design, format: FormatId): string[] {
  const all = sewn(content).filter(
    (step, i, steps) => !(format === 'dst' && step === '✂' && steps[i + 1] === '!'),
  );
  return format === 'vp3' ? all.filter((step) => !step.startsWith('~')) : all;
}

/** SEW has room for 12 blocks. */
function fits(content: Design, format: FormatId): boolean {
  const blocks = 1 + content.commands.filter((c) => c === ColorChange || c === Stop).length;
  return format !== 'sew' || blocks <= 12;
}

describe.each(BOTH_WAYS)('%s', (format) => {
  const { keepsColors, extension } = FORMATS[format];

  it('reads back what it wrote: needle points, cuts, changes, moves, extents', () => {
    fc.assert(
      fc.property(design, (original) => {
        fc.pre(fits(original, format));
        const back = decode(encode(original, format));
        expect(told(back, format)).toEqual(told(original, format));
        expect(designExtents(back)).toEqual(designExtents(original));
        const hex = ({ threads }: Design) => threads.map((item) => item.hex);
        if (COLORS_ONLY.includes(format)) expect(hex(back)).toEqual(hex(original));
        else if (keepsColors) expect(back.threads).toEqual(original.threads);
        expect(back.name).toBe(NAMELESS.includes(format) ? '' : original.name);
      }),
      { numRuns: 100, seed: 7 },
    );
  });

  it('writes what it read in the same bytes', () => {
    const bytes = encode(sample, format);
    expect(encode(decode(bytes), format)).toEqual(bytes);
  });

  it('keeps an empty design empty', () => {
    const empty = encode(makeDesign([]), format);
    if (format === 'exp') expect(() => decode(empty, format)).toThrow(FormatError);
    else expect(decode(empty, format)).toEqual(makeDesign([]));
  });

  it('is told from its bytes and from a file name', () => {
    expect(sniffFormat(encode(sample, format))).toBe(format);
    expect(formatOfFileName(`ROSE${extension.toUpperCase()}`)).toBe(format);
  });

  it('gives a design or a FormatError for damaged files and for noise', () => {
    const whole = encode(sample, format);
    let designs = 0;
    for (let round = 0; round < 2000; round++) {
      const bytes = mutation(whole, round);
      if (readsSoundly(() => decode(bytes, format))) designs++;
      readsSoundly(() => decode(bytes));
    }
    // Little of a JSON text can change without harm.
    expect(designs).toBeGreaterThan(format === 'json' ? 5 : 100);
  });
});

describe.each(MACHINE)('%s', (format) => {
  const { maxStitchTenths } = FORMATS[format];

  it('splits a stitch over the limit evenly, and joins a split move', () => {
    const reach = maxStitchTenths * 5;
    const long = makeDesign([
      [Jump, 0, 10],
      [Stitch, 0, 10],
      [Stitch, reach, 10],
      [Trim],
      [Jump, -reach, -reach],
      [Stitch, -reach, -reach],
    ]);
    const back = decode(encode(long, format));
    expect([...back.x]).toEqual([0, 0, 1, 2, 3, 4, 5, 5, -5, -5].map((n) => n * maxStitchTenths));
    expect([...back.commands]).toEqual([
      Jump,
      ...Array<Command>(6).fill(Stitch),
      Trim,
      Jump,
      Stitch,
    ]);
  });
});

describe('encode and decode', () => {
  it('do what the table says they can', () => {
    for (const { id, canRead, canWrite } of Object.values(FORMATS)) {
      if (!canWrite) expect(() => encode(sample, id)).toThrow(EngineError);
      else expect(encode(sample, id).length).toBeGreaterThan(0);
      if (!canRead) expect(() => decode(new Uint8Array(9), id)).toThrow(/only written/);
    }
  });

  it('refuse what is no embroidery', () => {
    const text = Uint8Array.from('Dear customer, here is your order.', (c) => c.charCodeAt(0));
    expect(() => decode(text)).toThrow(FormatError);
    expect(() => decode(new Uint8Array(0))).toThrow(FormatError);
    expect(formatOfFileName('rose.png')).toBeUndefined();
  });

  it.each([
    ['csv', '"'.repeat(5_000_000), /no row of a record/],
    ['csv', ','.repeat(5_000_000), /no row of a record/],
    ['csv', '$,0,#fff\n'.repeat(70_000), /too many threads/],
    ['json', '['.repeat(5_000_000), /nested too deep/],
    ['json', `[${'[],'.repeat(600_000)}0]`, /too many objects/],
    ['exp', '\x80\x01\0\0'.repeat(70_000), /too many colours/],
    ['dst', ' '.repeat(25_200_000), /at most \d+ are read/],
  ] as const)('stop where a %s file would grow without end (%#)', (format, text, message) => {
    expect(() => decode(new Uint8Array(Buffer.from(text, 'latin1')), format)).toThrow(message);
  });

  it('stop at two million records', () => {
    const endless = new Uint8Array(4_100_000).fill(1);
    expect(() => decode(endless, 'exp')).toThrow(/too many stitches/);
  });
});
