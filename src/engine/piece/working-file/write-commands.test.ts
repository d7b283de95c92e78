import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DIGITIZE_DEFAULTS } from '../../options.ts';
import { sewPiece } from '../sew-piece.ts';
import type { ObjectSewing, Piece, PieceShape, Position, ShapesObject } from '../types.ts';
import { readPiece } from './read.ts';
import { writePiece } from './write.ts';

/* Where an object begins and ends stands in its file as Ink/Stitch's commands, and only there. */

const { density, fabric, threadWeight } = DIGITIZE_DEFAULTS;
const RED = { hex: '#c02020', name: 'Red', code: '', chart: '' };
const [ENTRY, EXIT] = [
  { x: 6, y: 7.25 },
  { x: 28.125, y: 29 },
];

const rect = (x: number, y: number, wide: number, high: number): PieceShape => ({
  kind: 'area',
  polygon: { rings: [Float64Array.of(x, y, x + wide, y, x + wide, y + high, x, y + high)] },
});
const object = (
  shapes: PieceShape[],
  sewing: ObjectSewing = { entry: ENTRY, exit: EXIT },
  more: Partial<ShapesObject> = {},
): ShapesObject => ({ kind: 'shapes', id: 'o', name: '', thread: RED, shapes, sewing, ...more });
const pieceOf = (...objects: ShapesObject[]): Piece => ({
  ...{ name: '', widthMm: 80, heightMm: 80, density, fabric, threadWeight },
  objects,
});
const FILL = pieceOf(object([rect(5, 5, 25, 25)]));
const read = (text: string): Piece => readPiece(text).piece;
const endsOf = ({ objects: [one] }: Piece): (Position | undefined)[] =>
  one.kind === 'shapes' ? [one.sewing.entry, one.sewing.exit] : [];
const commands = (text: string): string[][] =>
  [...text.matchAll(/href="#inkstitch_(\w+)"[^>]*matrix\(\S+ 0 0 \S+ (\S+) (\S+)\)/g)].map((m) =>
    m.slice(1),
  );
const connected = (text: string): string[] =>
  [...text.matchAll(/connection-end="#([^"]*)"/g)].map(([, id]) => id);

describe('entry and exit in a working file', () => {
  it('are commands of Ink/Stitch to the element that begins or ends there, and said once', () => {
    const text = writePiece(FILL);
    expect(commands(text)).toEqual([
      ['starting_point', '6', '7.25'],
      ['ending_point', '28.125', '29'],
    ]);
    expect(connected(text)).toEqual(['o-1', 'o-1']);
    expect(text).not.toContain('entry');
    expect(text).not.toContain('exit');
    expect(text.match(/<symbol id="inkstitch_/g)).toHaveLength(2);
    expect(read(text)).toEqual(FILL);
    expect(sewPiece(read(text))).toEqual(sewPiece(FILL));
    // Of two elements the first begins, and the last ends.
    const two = pieceOf(object([rect(5, 5, 25, 25), rect(40, 5, 30, 3)]));
    expect(connected(writePiece(two))).toEqual(['o-1', 'o-2']);
    expect(read(writePiece(two))).toEqual(two);
  });

  it('are not there where nobody has set them, nor on lines, which begin where they begin', () => {
    const none = writePiece(pieceOf(object([rect(5, 5, 25, 25)], {})));
    expect(none).not.toMatch(/symbol|xlink|connection/);
    const points = Float64Array.of(5, 5, 30, 5);
    const stroke: PieceShape = { kind: 'stroke', points, closed: false, widthMm: 0.3 };
    const line = pieceOf(object([stroke]));
    expect(commands(writePiece(line))).toEqual([]);
    expect(read(writePiece(line))).toEqual(line);
    const both = pieceOf(object([stroke, rect(5, 5, 25, 25)]));
    expect(commands(writePiece(both)).map(([name]) => name)).toEqual(['ending_point']);
    expect(read(writePiece(both))).toEqual(both);
  });

  it('are the very same again, wherever the object lies', () => {
    const at = fc.record({
      x: fc.double({ min: -1e4, max: 1e4, noNaN: true }),
      y: fc.double({ min: -1e4, max: 1e4, noNaN: true }),
    });
    const number = fc.double({ min: -4, max: 4, noNaN: true });
    fc.assert(
      fc.property(
        fc.option(at, { nil: undefined }),
        fc.option(at, { nil: undefined }),
        fc.option(fc.tuple(number, number, number, number, number, number), { nil: undefined }),
        fc.constantFrom('fill', 'satin', 'running', 'bean', 'letters', 'applique'),
        (entry, exit, transform, stitch) => {
          const sewing = { stitch, ...(entry && { entry }), ...(exit && { exit }) };
          const more = transform && { transform };
          const one = object([rect(5, 5, 25, 4), rect(5, 15, 20, 20)], sewing, more);
          const text = writePiece(pieceOf(one));
          const { sewing: again } = read(text).objects[0] as ShapesObject;
          // A zero has no sign in a file.
          const plain = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown;
          expect(plain(again)).toEqual(plain(sewing));
          expect(writePiece(read(text))).toBe(text);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('go where somebody moves a symbol elsewhere, also in an object that lies elsewhere', () => {
    const moved = (piece: Piece) =>
      read(writePiece(piece).replace('width="100%"', 'x="3.7795275590551185" width="100%"'));
    const [entry, exit] = endsOf(moved(FILL));
    expect([entry!.x, entry!.y, exit]).toEqual([expect.closeTo(7, 6), 7.25, EXIT]);
    const large = pieceOf({ ...object([rect(5, 5, 25, 25)]), transform: [2, 0, 0, 2, 9, 9] });
    expect(endsOf(moved(large))[0]!.x).toBeCloseTo(6.5, 6);
    expect(endsOf(read(writePiece(FILL).replace(/<use [^>]*>/, '')))).toEqual([undefined, EXIT]);
  });

  it('are those of the element where somebody has changed it elsewhere', () => {
    const text = writePiece(
      pieceOf({ ...object([rect(5, 5, 25, 25)]), transform: [1, 0, 0, 1, 20, 0] }),
    );
    const changed = read(text.replace(/row_spacing_mm="[^"]*"/, 'row_spacing_mm="1"'));
    const [one] = changed.objects;
    expect(one).toMatchObject({ id: 'o-1', sewing: { spacingMm: 1 } });
    expect(endsOf(changed)).toEqual([
      { x: 26, y: 7.25 },
      { x: 48.125, y: 29 },
    ]);
  });

  it('come with commands that somebody has added in Inkscape', () => {
    const text = writePiece(pieceOf(object([rect(5, 5, 25, 25)], {})));
    const added = (name: string) =>
      read(
        text.replace(
          '\n  </g>\n',
          `\n<g><path d="M0 0L9 9" inkscape:connection-start="#s" inkscape:connection-end="#o-1"/><use id="s" href="#inkstitch_${name}-2" x="9" y="8"/></g></g>\n`,
        ),
      );
    expect(endsOf(added('starting_point'))).toEqual([{ x: 9, y: 8 }, undefined]);
    expect(added('trim').objects[0]).toMatchObject({ id: 'o', trimAfter: true, sewing: {} });
    expect(added('stop').objects[0]).toMatchObject({ id: 'o', stopAfter: true });
    expect(added('ignore_object').objects[0]).toMatchObject({ id: 'o', hidden: true });
  });
});

describe('commands of a drawing made for Ink/Stitch', () => {
  const endsBy = (name: string, turned = false) => {
    const [a, b] = turned ? ['start', 'end'] : ['end', 'start'];
    return endsOf(
      read(
        `<svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" xmlns:inkstitch="http://inkstitch.org/namespace" width="80mm" height="80mm" viewBox="0 0 80 80"><path id="f" d="M10 10h20v20h-20z" fill="#00f"/><g transform="translate(5 0)"><path d="${turned ? 'M5 15 0 20' : 'M0 20 5 15'}" style="display:none;fill:none;stroke:#000" inkscape:connection-${a}="#f" inkscape:connection-${b}="#c"/><use id="c" href="#inkstitch_${name}" x="1" y="2"/></g></svg>`,
      ),
    );
  };

  it('are places of their symbols, and of older ones those where the connector meets the fill', () => {
    expect(endsBy('starting_point')).toEqual([{ x: 6, y: 2 }, undefined]);
    expect(endsBy('ending_point')).toEqual([undefined, { x: 6, y: 2 }]);
    expect(endsBy('fill_start')).toEqual([{ x: 10, y: 15 }, undefined]);
    expect(endsBy('fill_end', true)).toEqual([undefined, { x: 10, y: 15 }]);
  });

  it('say nothing of a fill that only its own command would put in order', () => {
    for (const name of ['autoroute_start', 'satin_start', 'run_end', 'target_point']) {
      expect(endsBy(name)).toEqual([undefined, undefined]);
    }
  });
});
