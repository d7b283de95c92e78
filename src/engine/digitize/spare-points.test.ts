import { describe, expect, it } from 'vitest';
import { Command, type Design, type ObjectKind } from '../core/design.ts';
import { inspectDesign } from '../inspect/index.ts';
import { coverOf } from '../lettering/testing/sewn-cover.ts';
import { DRAWING_CROWDS, LETTER_CROWDS, withoutSparePoints as spared } from './spare-points.ts';

/** Rows of one thread, in tenths: a stitch from each place to the next. */
function sewn(places: readonly (readonly [number, number])[], kind: ObjectKind = 'satin'): Design {
  const [x, y] = [0, 1].map((k) => [places[0][k], ...places.map((place) => place[k])]);
  const commands = new Uint8Array(x.length).fill(Command.Stitch);
  commands[0] = Command.Jump;
  return {
    x: Int32Array.from(x),
    y: Int32Array.from(y),
    commands,
    threads: [{ hex: '#000000', name: 'A', code: '', chart: '' }],
    objects: [{ kind, block: 0, start: 1, end: x.length }],
    name: '',
  };
}

/** Satin 0.8 mm wide and 6 mm long, with so many tenths from row to row, lengthwise or across. */
const satin = (step: number, lengthwise = false): [number, number][] =>
  Array.from({ length: 60 / step + 1 }, (_, i): [number, number] => {
    const side = i % 2 === 0 ? -4 : 4;
    return lengthwise ? [side, step * i - 30] : [step * i - 30, side];
  });

/** Where both cross. */
const CROSSING = [Float64Array.of(-0.4, -0.4, 0.4, -0.4, 0.4, 0.4, -0.4, 0.4)];

const withoutSparePoints = (design: Design) => spared(design, LETTER_CROWDS);

describe('withoutSparePoints', () => {
  it('takes out rows that lie on others, and bares no cloth', () => {
    const crossed = sewn([...satin(1), ...satin(1, true)]);
    const fewer = withoutSparePoints(crossed);
    const before = inspectDesign(crossed);
    const after = inspectDesign(fewer);
    expect(before.density.pointsMax).toBeGreaterThan(16);
    expect(after.density.pointsMax).toBeLessThanOrEqual(15);
    expect(after.stitches).toBeLessThan(before.stitches);
    expect([after.widthMm, after.heightMm]).toEqual([before.widthMm, before.heightMm]);
    expect(coverOf(crossed, CROSSING).coverage).toBe(1);
    expect(coverOf(fewer, CROSSING).coverage).toBeGreaterThan(0.998);
  });

  it('lays nothing bare for what stays too thick all the same', () => {
    const thick = sewn([...satin(1), ...satin(1, true), ...satin(1), ...satin(1, true)]);
    const { upToLayers, ...last } = DRAWING_CROWDS.at(-1)!;
    expect(inspectDesign(thick).density.layersMax).toBeGreaterThan(upToLayers!);
    expect(spared(thick, [{ ...last, upToLayers }])).toEqual(thick);
    expect(spared(thick, [last]).x.length).toBeLessThan(thick.x.length);
  });

  it('leaves every row where none can be spared', () => {
    const plain = sewn(satin(3));
    expect(withoutSparePoints(plain)).toEqual(plain);
  });

  it('keeps what ties the thread, and lines that are seen', () => {
    const drawn = sewn([...satin(1), ...satin(1, true)], 'outline');
    expect(withoutSparePoints(drawn)).toEqual(drawn);
    const fewer = withoutSparePoints(sewn([...satin(1, true), ...satin(1)]));
    const ends = ({ x, y }: Design): number[] => [...x.slice(0, 4), ...y.slice(-4)];
    expect(ends(fewer)).toEqual(ends(sewn([...satin(1, true), ...satin(1)])));
  });

  it('makes lines of a drawing coarser where they crowd, and takes layers from under others', () => {
    const drawn = sewn([...satin(1), ...satin(1, true)], 'outline');
    const before = inspectDesign(drawn).density;
    const { density } = inspectDesign(spared(drawn, DRAWING_CROWDS));
    expect(before.pointsMax).toBeGreaterThan(16);
    expect(density.pointsMax).toBeLessThanOrEqual(16);
    const thick = sewn([...satin(1), ...satin(1, true), ...satin(1), ...satin(1, true)]);
    const layers = inspectDesign(thick).density.layersMax;
    expect(layers).toBeGreaterThan(6);
    const fewer = inspectDesign(spared(thick, DRAWING_CROWDS)).density;
    expect(fewer.layersMax).toBeLessThan(0.9 * layers);
  });

  it('tells objects where their records now are', () => {
    const both = sewn([...satin(1), ...satin(1, true)]);
    const middle = both.objects[0].end >> 1;
    both.objects = [
      { ...both.objects[0], end: middle },
      { ...both.objects[0], start: middle },
    ];
    const { objects, x } = withoutSparePoints(both);
    expect(objects[0].end).toBe(objects[1].start);
    expect(objects[0].end).toBeLessThan(middle);
    expect(objects[1].end).toBe(x.length);
  });

  it('keeps the upper of two colours whole, and takes points from under it', () => {
    const [below, above] = [sewn([...satin(1), ...satin(1)]), sewn(satin(2, true))];
    const join = (lower: Int32Array, upper: Int32Array) =>
      Int32Array.of(...lower, lower[0], ...upper);
    const both: Design = {
      ...below,
      x: join(below.x, above.x),
      y: join(below.y, above.y),
      commands: Uint8Array.of(...below.commands, Command.ColorChange, ...above.commands),
      threads: [...below.threads, { ...below.threads[0], hex: '#ffffff' }],
      objects: [
        ...below.objects,
        {
          ...above.objects[0],
          block: 1,
          start: below.x.length + 2,
          end: below.x.length + 1 + above.x.length,
        },
      ],
    };
    const fewer = withoutSparePoints(both);
    expect(fewer.x.length).toBeLessThan(both.x.length);
    const change = fewer.commands.indexOf(Command.ColorChange);
    const upper = {
      ...fewer,
      x: fewer.x.slice(change + 1),
      y: fewer.y.slice(change + 1),
      commands: fewer.commands.slice(change + 1),
    };
    const shown = coverOf(upper, CROSSING).coverage;
    expect(coverOf(above, CROSSING).coverage - shown).toBeLessThan(0.02);
  });
});
