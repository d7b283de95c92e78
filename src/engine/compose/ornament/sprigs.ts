import { place, type Figure, type Piece } from '../figure.ts';
import { bandAround, joinCurves, sampleCubic, spiral } from './curves.ts';
import { disc, leaf } from './shapes.ts';

/* Larger ornaments: sprigs, scrolls, corner flourishes and ribbons. */

/** A point and direction along a line, by a share of its points. */
function along(points: Float64Array, share: number): { x: number; y: number; angle: number } {
  const count = points.length / 2 - 1;
  const i = Math.min(count - 1, Math.floor(share * count));
  const f = share * count - i;
  const dx = points[2 * i + 2] - points[2 * i];
  const dy = points[2 * i + 3] - points[2 * i + 1];
  // A leaf points up; turned so that up is the line's direction.
  return {
    x: points[2 * i] + dx * f,
    y: points[2 * i + 1] + dy * f,
    angle: Math.atan2(dx, -dy),
  };
}

export interface SprigLook {
  /** Stem and leaves are of one thread, so that the needle need not be lifted between them. */
  hex: string;
  /** Length of a leaf. */
  leaf: number;
  /** Width of the stem. */
  stem: number;
  /** Pairs of leaves. */
  pairs: number;
}

/** A stem along a line with pairs of leaves that grow smaller towards its tip. */
export function sprig(stemLine: Float64Array, look: SprigLook): Figure {
  const stem = bandAround(stemLine, (share) => look.stem * (1 - 0.25 * share));
  const pieces: Piece[] = [{ kind: 'area', polygon: { rings: [stem] }, hex: look.hex }];
  for (let i = 0; i < look.pairs; i++) {
    const share = 0.12 + (0.8 * i) / Math.max(1, look.pairs - 0.4);
    const size = look.leaf * (1 - 0.38 * share);
    for (const side of [-1, 1]) {
      const at = along(stemLine, Math.min(0.97, share + (side > 0 ? 0.03 : 0)));
      const angle = at.angle + side * (0.85 - 0.2 * share);
      pieces.push(
        ...place(leaf(look.hex), {
          ...at,
          scale: size,
          angle,
          mirror: side < 0,
        }),
      );
    }
  }
  const tip = along(stemLine, 0.999);
  return [...pieces, ...place(leaf(look.hex, 0), { ...tip, scale: look.leaf * 0.72 })];
}

/**
 * A scroll that runs right from 0 along the x axis and curls upward, with a small
 * leaf at its turn: unit length 1, broad in the middle, round at the curl.
 */
export function scroll(hex: string, accent: string, thick = 0.075): Figure {
  const run = sampleCubic([0, 0, 0.22, 0.16, 0.58, 0.16, 0.72, -0.02], 22);
  const curl = spiral(0.545, -0.02, 0.175, 0, -1.05);
  const body = joinCurves(run, curl);
  const width = (s: number): number =>
    thick * (0.45 + 0.55 * Math.sin(Math.PI * Math.min(1, s + 0.08)));
  return [
    { kind: 'area', polygon: { rings: [bandAround(body, width)] }, hex },
    ...place(disc(hex), { x: body.at(-2)!, y: body.at(-1)!, scale: thick * 1.5 }),
    ...place(leaf(accent, 0.12), { x: 0.7, y: 0.04, scale: 0.3, angle: 1.25 }),
    ...place(leaf(accent, 0.1), { x: 0.3, y: 0.14, scale: 0.22, angle: 2.3, mirror: true }),
  ];
}

/** A divider: two scrolls away from the middle and a drop of three discs; about 2 wide. */
export function divider(hex: string, accent: string): Figure {
  return [
    ...place(scroll(hex, accent), { x: 0.1, y: 0, scale: 0.95 }),
    ...place(scroll(hex, accent), { x: -0.1, y: 0, scale: 0.95, mirror: true }),
    ...place(disc(accent), { x: 0, y: 0.02, scale: 0.15 }),
    ...place(disc(hex), { x: 0, y: 0.17, scale: 0.1 }),
    ...place(disc(hex), { x: 0, y: -0.13, scale: 0.1 }),
  ];
}

/** A flourish for a top left corner: its corner at 0, its arms 1 long to the right and down. */
export function cornerFlourish(hex: string, accent: string, thick = 0.07): Figure {
  const arm = joinCurves(
    sampleCubic([0.1, 0.1, 0.3, 0.02, 0.6, -0.02, 0.8, 0.12], 22),
    spiral(0.7, 0.2, 0.128, -0.67, 0.95),
  );
  const width = (s: number): number =>
    thick * (0.5 + 0.5 * Math.sin(Math.PI * Math.min(1, s + 0.1)));
  const half: Figure = [
    { kind: 'area', polygon: { rings: [bandAround(arm, width)] }, hex },
    ...place(disc(hex), { x: arm.at(-2)!, y: arm.at(-1)!, scale: thick * 1.5 }),
    ...place(leaf(accent, 0.1), { x: 0.36, y: 0.07, scale: 0.26, angle: 2.1 }),
  ];
  const other = place(half, { x: 0, y: 0, scale: 1, mirror: true, angle: -Math.PI / 2 });
  return [
    ...half,
    ...other,
    ...place(leaf(accent, 0), { x: 0.1, y: 0.1, scale: 0.36, angle: 2.356 }),
    ...place(disc(hex), { x: 0.08, y: 0.08, scale: 0.14 }),
  ];
}

/**
 * A ribbon for words: a band with folded, notched ends behind it.
 * @param width and `height` of the band itself; the tails add about one height on each side
 */
export function ribbon(width: number, height: number, face: string, fold: string): Figure {
  const w = width / 2;
  const h = height / 2;
  const tail = height * 0.95;
  const sink = height * 0.26;
  const end = (side: number): Piece => ({
    kind: 'area',
    hex: fold,
    polygon: {
      rings: [
        Float64Array.from([
          side * (w - height * 0.35),
          -h + sink,
          side * (w + tail),
          -h + sink,
          side * (w + tail - height * 0.36),
          sink,
          side * (w + tail),
          h + sink,
          side * (w - height * 0.35),
          h + sink,
        ]),
      ],
    },
  });
  const band: Piece = {
    kind: 'area',
    hex: face,
    polygon: { rings: [Float64Array.from([-w, -h, w, -h, w, h, -w, h])] },
  };
  return [end(-1), end(1), band];
}
