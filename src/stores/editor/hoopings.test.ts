import { describe, expect, it } from 'vitest';
import type { Design } from 'ilmek-engine';
import { digitizeSvg } from 'ilmek-engine/digitize';
import {
  boxOf,
  pieceOfDesign,
  setSewing,
  sewPiece,
  splitFill,
  splitHoopings,
  type HoopField,
  type Piece,
  type PieceObject,
} from 'ilmek-engine/piece';
import { Command, DIGITIZE_DEFAULTS } from 'ilmek-engine/tables';
import { asSewn } from './hoopings.ts';

const COLORS = ['#b3242c', '#2c4a8f', '#e0a12c'];

/** An arrow: its rows lie slanted. */
const arrow = (i: number): PieceObject => {
  const [x, y] = [8.3 + (i % 4) * 29.7, 10.1 + Math.floor(i / 4) * 36.2];
  const hex = COLORS[i % COLORS.length];
  const ring = [x, y, x + 18, y, x + 22, y + 9, x + 18, y + 22, x, y + 22];
  return {
    ...{ kind: 'shapes', id: `arrow-${i}`, name: '' },
    thread: { hex, name: hex, code: '', chart: '' },
    shapes: [{ kind: 'area', polygon: { rings: [Float64Array.from(ring)] } }],
    sewing: { stitch: 'fill', angle: 30 + 7 * i },
  };
};

/** Needle points on the page, in whole tenths of a millimetre. */
const pointsOf = ({ x, y, commands, page }: Design): [number, number][] =>
  Array.from(x, (at, i): [number, number] => [at - page!.left, y[i] - page!.top]).filter(
    (_, i) => commands[i] === Command.Stitch,
  );

const arrows = (count: number): Piece => ({
  ...{ name: '', widthMm: 130, heightMm: 80, density: 'medium', fabric: 'woven', threadWeight: 40 },
  objects: Array.from({ length: count }, (_, i) => arrow(i)),
});

/** A drawing as its tool makes it: what is of one thread is sewn together. */
function drawn(body: string): Piece {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="130mm" height="80mm" viewBox="0 0 130 80">${body}</svg>`;
  const { widthMm: _, ...options } = DIGITIZE_DEFAULTS;
  return pieceOfDesign(digitizeSvg(svg, { ...options, keepBackground: true }).design);
}

const LEAVES = `<path d="M10 38Q30 46 58 46M72 46Q100 46 120 38" fill="none" stroke="#5a3b22" stroke-width="1.5"/>${[
  20, 42, 64, 86, 108,
]
  .map((x, i) => `<ellipse cx="${x}" cy="${26 + (i % 2) * 6}" rx="10" ry="17" fill="#2f6b2a"/>`)
  .join('')}<circle cx="65" cy="62" r="9" fill="#b3242c"/>`;

/** One area in two: its rows run through both. */
function halves(): Piece {
  const piece = drawn('<path d="M5 10H125V60H5Z" fill="#2c4a8f"/>');
  return splitFill(piece, piece.objects[0].id, { x: 65, y: 0 }, { x: 65, y: 80 });
}

const sewnWhole = (piece: Piece) => {
  const design = sewPiece(piece);
  return { design, shift: { x: -design.page!.left / 10, y: -design.page!.top / 10 } };
};

const sewAgain = (piece: Piece) => Promise.resolve(sewnWhole(piece));

describe('hoopings', () => {
  const edited = drawn(LEAVES);
  const turned = setSewing(edited, [edited.objects[0].id], { angle: 40 });
  it.each<[string, Piece, HoopField]>([
    ['of one fill each', arrows(8), { widthMm: 90, heightMm: 70 }],
    ['in a field taller than the page', arrows(8), { widthMm: 90, heightMm: 90 }],
    ['of a drawing as it was made', edited, { widthMm: 90, heightMm: 90 }],
    ['of one that was edited', turned, { widthMm: 90, heightMm: 90 }],
  ])('sew together what the whole is, to a tenth of a millimetre: %s', async (_, piece, field) => {
    const parts = splitHoopings(piece, field);
    expect(parts.length).toBeGreaterThan(1);
    const whole = sewnWhole(piece);
    const sewn = await asSewn(piece, parts, whole, () => expect.fail('it is sewn as it is'));
    const points = pointsOf(whole.design);
    expect(points.length).toBeGreaterThan(2000);
    const own = withoutCrosses(sewn);
    expect(farFrom(points, own)).toEqual([]);
    // Beyond it, the ends of what was cut are tied.
    expect(farFrom(own, points).length).toBeLessThan(own.length / 100);
  });

  it('cut no rows that run through several: those are sewn apart', async () => {
    const piece = halves();
    const parts = splitHoopings(piece, { widthMm: 90, heightMm: 90 });
    expect(parts).toHaveLength(2);
    let again: Piece | undefined;
    const sewn = await asSewn(piece, parts, sewnWhole(piece), (apart) => sewAgain((again = apart)));
    const points = pointsOf(sewnWhole(again!).design);
    expect(farFrom(points, withoutCrosses(sewn))).toEqual([]);
    for (const part of sewn) {
      const trims = sewPiece(part).commands.filter((command) => command === Command.Trim);
      expect(trims.length).toBeLessThan(10);
    }
  });

  it('lie in their fields, between their crosses', async () => {
    const piece = drawn(LEAVES);
    const field = { widthMm: 90, heightMm: 90 };
    const parts = splitHoopings(piece, field);
    const sewn = await asSewn(piece, parts, sewnWhole(piece), sewAgain);
    for (const [i, { objects }] of sewn.entries()) {
      const { left, top, right, bottom } = boxOf(objects);
      expect(left).toBeGreaterThan(parts[i].left);
      expect(top).toBeGreaterThan(parts[i].top);
      expect(right).toBeLessThan(parts[i].left + field.widthMm);
      expect(bottom).toBeLessThan(parts[i].top + field.heightMm);
    }
    const kinds = sewn.map(({ objects }) => objects.map(({ kind }) => kind));
    expect(kinds[0].slice(-2)).toEqual(['shapes', 'shapes']);
    expect(kinds[1].slice(0, 2)).toEqual(['shapes', 'shapes']);
    expect(kinds[1][2]).toBe('stitches');
  });

  it('of an appliqué wait for its cloth', async () => {
    const piece = arrows(8);
    const cloth = setSewing(piece, ['arrow-0'], { stitch: 'applique' });
    const parts = splitHoopings(cloth, { widthMm: 90, heightMm: 70 });
    const sewn = await asSewn(cloth, parts, sewnWhole(cloth), sewAgain);
    expect(sewPiece(sewn[0]).commands).toContain(Command.Stop);
  });
});

/** The needle points of all parts, but for those of crosses. */
const withoutCrosses = (sewn: readonly Piece[]): [number, number][] =>
  sewn.flatMap((part) => {
    const objects = part.objects.filter(({ id }) => !id.startsWith('cross'));
    return pointsOf(sewPiece({ ...part, objects }));
  });

type Points = readonly (readonly [x: number, y: number])[];

/** Points that lie farther than a tenth of a millimetre from all others. */
function farFrom(points: Points, others: Points): Points {
  const near = new Set<string>();
  for (const [x, y] of others)
    for (const dx of [-1, 0, 1]) for (const dy of [-1, 0, 1]) near.add(`${x + dx} ${y + dy}`);
  return points.filter(([x, y]) => !near.has(`${x} ${y}`));
}
