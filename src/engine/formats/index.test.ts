import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hash01 } from '../core/hash.ts';
import { Command, designExtents, type Design, type Thread } from '../core/design.ts';
import { FormatError } from '../core/errors.ts';
import {
  decode,
  encode,
  FORMAT_IDS,
  FORMATS,
  formatOfFileName,
  sniffFormat,
  type FormatId,
} from './index.ts';
import { makeDesign, sewn, type Step } from './test-support.ts';

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

describe.each(FORMAT_IDS)('%s', (format) => {
  const { maxStitchTenths, keepsColors, extension } = FORMATS[format];
  const oneCode = format === 'dst' || format === 'exp';

  it('reads back what it wrote: needle points, cuts, changes, moves, extents', () => {
    fc.assert(
      fc.property(design, (original) => {
        const back = decode(encode(original, format));
        expect(sewn(back)).toEqual(sewn(original, oneCode));
        expect(designExtents(back)).toEqual(designExtents(original));
        if (keepsColors) expect(back.threads).toEqual(original.threads);
        if (format !== 'exp') expect(back.name).toBe(original.name);
      }),
      { numRuns: 150, seed: 7 },
    );
  });

  it('writes what it read in the same bytes', () => {
    const bytes = encode(sample, format);
    expect(encode(decode(bytes), format)).toEqual(bytes);
  });

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
    const started = performance.now();
    let designs = 0;
    for (let round = 0; round < 3000; round++) {
      const bytes = round % 4 === 3 ? noise(round, whole) : damaged(whole, round);
      designs += outcome(bytes, format);
      outcome(bytes, undefined);
    }
    expect(performance.now() - started).toBeLessThan(20_000);
    expect(designs).toBeGreaterThan(100);
  });
});

describe('decode', () => {
  it('refuses what is no embroidery', () => {
    const text = Uint8Array.from('Dear customer, here is your order.', (c) => c.charCodeAt(0));
    expect(() => decode(text)).toThrow(FormatError);
    expect(() => decode(new Uint8Array(0))).toThrow(FormatError);
    expect(formatOfFileName('rose.png')).toBeUndefined();
  });

  it('stops at two million records', () => {
    const endless = new Uint8Array(4_100_000).fill(1);
    expect(() => decode(endless, 'exp')).toThrow(/too many stitches/);
  });
});

/** @returns 1 for a sound design, 0 for a FormatError; any other end fails the test. */
function outcome(bytes: Uint8Array, format: FormatId | undefined): number {
  try {
    const { x, y, commands, threads } = decode(bytes, format);
    expect(y.length).toBe(x.length);
    expect(commands.length).toBe(x.length);
    const changes = commands.filter((c) => c === ColorChange).length;
    expect(threads.length).toBe(commands.length > 0 ? changes + 1 : 0);
    return 1;
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    expect(error.code).toBe('bad-format');
    return 0;
  }
}

/** A few bytes changed, in the header as often as in the rest; sometimes cut short. */
function damaged(whole: Uint8Array, seed: number): Uint8Array {
  const bytes = whole.slice();
  const changes = 1 + Math.floor(hash01(seed, 1) * 8);
  for (let i = 0; i < changes; i++) {
    const reach = hash01(seed, 10 + i) < 0.5 ? Math.min(64, bytes.length) : bytes.length;
    const at = Math.floor(hash01(seed, 20 + i) * reach);
    bytes[at] = Math.floor(hash01(seed, 30 + i) * 256);
  }
  const cut = hash01(seed, 2) < 0.25 ? Math.floor(hash01(seed, 3) * bytes.length) : bytes.length;
  return bytes.subarray(0, cut);
}

/** Random bytes, behind the real first ones in half of the cases. */
function noise(seed: number, whole: Uint8Array): Uint8Array {
  const length = Math.floor(hash01(seed, 1) * 2000);
  const bytes = Uint8Array.from({ length }, (_, i) => Math.floor(hash01(seed * 4099 + i, 5) * 256));
  if (hash01(seed, 2) < 0.5) bytes.set(whole.subarray(0, Math.min(length, 12)));
  return bytes;
}
