import type { FrameShape, PromptPlan } from '../../prompt/plan.ts';
import { heightOf, type Ring, widthOf } from '../../vector/geometry.ts';
import { contains, offsetRings } from '../../vector/rings.ts';
import type { Body } from '../arrange/body.ts';
import { figureBox, type AreaPiece, outlinePoints, type Piece, place } from '../figure.ts';
import { convexHull } from '../hull.ts';
import { hexOfLch, lchOfHex } from '../recolor.ts';
import type { Inks } from '../style.ts';
import { outward, ovalTrack, polygonTrack, trackOf } from '../track.ts';

/* The frame whose shape somebody asked for: one line around all, as near as it can be. */

/** The line's width beside half the frame's height, and the share of the frame that is filled. */
const LINE = 0.05;
const ROOM = 0.86;
/** A heart's own thread, where nobody says another. */
const HEART_RED = '#b3263a';
/** A frame is at least and at most so wide beside its height, where its shape leaves it open. */
const STRETCH = { oval: [0.74, 1.36], rectangle: [0.7, 1.5] } as const;

/** A composition in the frame that its plan asks for; as it is where it asks for none. */
export function inFrame(body: Body, { frame }: PromptPlan, inks: Inks): Body {
  if (!frame) return body;
  const box = figureBox(body.figure);
  const own = widthOf(box) / Math.max(1e-6, heightOf(box));
  const edge = outlineOf(frame.shape, own);
  const hull = dense(convexHull(outlinePoints(body.figure)));
  const { x, y, scale } = largestIn(edge, hull);
  const hex = frame.color ?? (frame.shape === 'heart' ? HEART_RED : inks.line);
  const line = (frame.rope ? ropeOn(edge, frame.color) : [band(edge, hex)]).map((piece) => ({
    ...piece,
    framing: true,
  }));
  return { ...body, figure: [...line, ...place(body.figure, { x, y, scale })], form: 'box' };
}

/** The clipper's grid, a thousandth, is too coarse for units. */
const CLIP_SCALE = 50;
/** Of a corner, in the clipper's scale. */
const TURN = 5;

/** A rope's width beside half the frame's height, how far its strands are apart, and its colours. */
const ROPE = 0.085;
const STRAND = 0.085;
const ROPE_LIGHT = '#d3ac72';
const ROPE_SHADE = '#8a6238';
/** How far a strand leans over the rope's width, and how much of its room it fills: twins are one. */
const LEAN = 0.62;
const FULL = 0.47;
/** The line between strands, and along them: a running stitch. */
const SHADE_LINE = 0.009;
/** Points along a side of a strand. */
const SIDE_POINTS = 9;

/**
 * A rope along an outline: strands that lean, and a line around each. The lines are one network, so
 * that they are walked without a cut, over the thread that leads from strand to strand.
 */
function ropeOn(edge: Ring, color?: string): Piece[] {
  const track = trackOf(edge);
  const count = Math.round(track.length / STRAND);
  const pitch = track.length / count;
  const [light, shade] = color ? [color, shadeOf(color)] : [ROPE_LIGHT, ROPE_SHADE];
  /** The side of a strand from the rope's inner edge to its outer one, or back. */
  const side = (s: number, turned = false): number[] =>
    Array.from({ length: SIDE_POINTS }, (_, n) => {
      const t = (turned ? -1 : 1) * ((2 * n) / (SIDE_POINTS - 1) - 1);
      const station = track.at(s + pitch * LEAN * t);
      const [ox, oy] = outward(station);
      return [station.x + (ox * t * ROPE) / 2, station.y + (oy * t * ROPE) / 2];
    }).flat();
  const at = Array.from({ length: count }, (_, k) => k * pitch);
  const line = (points: readonly number[], closed: boolean): Piece => {
    return {
      kind: 'line',
      points: Float64Array.from(points),
      closed,
      width: SHADE_LINE,
      hex: shade,
    };
  };
  const joints = at.map((s) => side(s + pitch / 2));
  const rim = (from: number): Piece =>
    line(
      joints.flatMap((joint) => joint.slice(from, from + 2)),
      true,
    );
  return [
    ...at.map((s): Piece => {
      const points = [...side(s - FULL * pitch), ...side(s + FULL * pitch, true)];
      return { kind: 'area', polygon: { rings: [Float64Array.from(points)] }, hex: light };
    }),
    ...joints.map((joint) => line(joint, false)),
    rim(0),
    rim(2 * SIDE_POINTS - 2),
  ];
}

/** A darker thread of the same hue. */
function shadeOf(hex: string): string {
  const [L, C, h] = lchOfHex(hex);
  return hexOfLch([Math.max(0.15, L - 0.22), C, h]);
}

const band = (edge: Ring, hex: string): AreaPiece => ({
  kind: 'area',
  polygon: { rings: bandOn(edge) },
  hex,
});

/** The band along an outline as an area with a hole: it is sewn in satin all around. */
function bandOn(edge: Ring): Ring[] {
  const sharp = edge.map((value) => value * CLIP_SCALE);
  // Satin turns round a corner, not on its point.
  const [large] = offsetRings(offsetRings([sharp], -TURN), TURN);
  const half = (LINE / 2) * CLIP_SCALE;
  return [half, -half].flatMap((by) =>
    offsetRings([large], by).map((ring) => ring.map((value) => value / CLIP_SCALE)),
  );
}

/** The line of a shape about 0, 2 high. @param aspect width by height, where the shape leaves it open */
export function outlineOf(shape: FrameShape, aspect: number): Ring {
  const within = ([least, most]: readonly [number, number]): number =>
    Math.min(most, Math.max(least, aspect));
  switch (shape) {
    case 'circle':
      return ovalTrack(1, 1).points;
    case 'oval': {
      // An oval that is a circle is none.
      const wide = within(STRETCH.oval);
      return ovalTrack(wide >= 1 ? Math.max(1.2, wide) : Math.min(0.82, wide), 1).points;
    }
    case 'square':
      return corners([-1, -1, 1, -1, 1, 1, -1, 1]);
    case 'rectangle': {
      const wide = within(STRETCH.rectangle);
      return corners([-wide, -1, wide, -1, wide, 1, -wide, 1]);
    }
    case 'hexagon':
      return polygonTrack(6, 1.1, 1.1).points.subarray(2);
    case 'diamond':
      return corners([0, -1.25, 1, 0, 0, 1.25, -1, 0]);
    case 'triangle':
      return corners([0, -1.2, 1.3, 1, -1.3, 1]);
    case 'heart':
      return heart();
  }
}

const corners = (points: readonly number[]): Ring => Float64Array.from(points);

/** The curve of a heart: x is the cube of a sine, y a sum of four cosines. */
function heart(): Ring {
  const out: number[] = [];
  for (let i = 0; i < HEART_POINTS; i++) {
    const t = (2 * Math.PI * i) / HEART_POINTS;
    const y = 13 * Math.cos(t) - 5 * Math.cos(2 * t) - 2 * Math.cos(3 * t) - Math.cos(4 * t);
    out.push(1.06 * Math.sin(t) ** 3, -(y + 2.5) / 14.5);
  }
  return Float64Array.from(out);
}

const HEART_POINTS = 160;

/** A hull with points between its corners: the notch of a heart reaches in between them. */
function dense(hull: Float64Array): Float64Array {
  const out: number[] = [];
  for (let i = 0, j = hull.length - 2; i < hull.length; j = i, i += 2)
    for (let k = 0; k < 1; k += 0.125)
      out.push(hull[j] + k * (hull[i] - hull[j]), hull[j + 1] + k * (hull[i + 1] - hull[j + 1]));
  return Float64Array.from(out);
}

/** Heights tried from the middle, and halvings of the size. */
const HEIGHTS = 15;
const HALVINGS = 18;

/** The place and the largest size at which a hull lies inside a ring with room around it. */
function largestIn(edge: Ring, hull: Float64Array): { x: number; y: number; scale: number } {
  const inner = edge.map((value) => ROOM * value);
  const box = figureBox([{ kind: 'area', polygon: { rings: [hull] }, hex: '' }]);
  const [cx, cy] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const fits = (scale: number, y: number): boolean => {
    for (let i = 0; i < hull.length; i += 2)
      if (!contains(inner, scale * (hull[i] - cx), scale * (hull[i + 1] - cy) + y)) return false;
    return true;
  };
  let best = { y: 0, scale: 0 };
  for (let k = 0; k < HEIGHTS; k++) {
    const y = (k / (HEIGHTS - 1) - 0.5) * 0.8;
    let [low, high] = [0, 2.4 / Math.max(widthOf(box), heightOf(box))];
    for (let n = 0; n < HALVINGS; n++) {
      const middle = (low + high) / 2;
      if (fits(middle, y)) low = middle;
      else high = middle;
    }
    // Of equal ones that nearest to the middle.
    if (low > best.scale * 1.01 || (low > best.scale * 0.99 && Math.abs(y) < Math.abs(best.y)))
      best = { y, scale: low };
  }
  return { x: -cx * best.scale, y: best.y - cy * best.scale, scale: best.scale };
}
