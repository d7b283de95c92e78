import type { DrawnLine, LabelledPicture } from '../picture/index.ts';
import type { Mm } from '../core/units.ts';
import type { StrokeShape } from '../shapes.ts';
import { withAlikeWidths } from './alike-widths.ts';
import { fairLine, inPieces } from './curve.ts';

/*
 * From lines between nodes to strokes as a hand draws them: at a crossing each
 * goes on with the one that lies straightest ahead.
 */

/** Two lines go on as one where they turn by less than this (cosine). */
const STRAIGHT = -0.7;
/** A line's direction is taken over this length (mm). */
const LOOK_MM = 1;
/** Strokes that differ by more than this factor in width stay two. */
const ALIKE = 1.8;
/** A stroke is sewn as a line, however it swells (mm). */
const MAX_WIDTH_MM: Mm = 1.05;

/** An end of a line: where it leaves its node. */
interface End {
  line: number;
  atStart: boolean;
}

/** Joins lines to strokes, smooth, in millimetres. Strokes that meet have a point in common. */
export function joinStrokes({ lines, raster }: LabelledPicture): StrokeShape[] {
  const { pxPerMm, grain } = raster;
  const partner = pairEnds(lines, LOOK_MM * pxPerMm);
  const fixed = new Map<number, readonly [number, number]>();
  const chains = chainLines(lines, partner);
  // A stroke that runs through a node is drawn first and fixes the node's place; those that end there are drawn to it.
  chains.sort((a, b) => rank(b, lines) - rank(a, lines));
  const strokes = chains.map((chain): StrokeShape => {
    const stroke = drawChain(chain, lines, fixed, pxPerMm / grain, grain);
    const width = meanWidth(chain, lines) / pxPerMm;
    return {
      kind: 'stroke',
      points: stroke.map((v) => v / pxPerMm),
      closed: chain.closed,
      widthMm: Math.min(MAX_WIDTH_MM, width),
      thread: lines[chain.ways[0].line].thread,
    };
  });
  return withAlikeWidths(strokes);
}

/** Lines in the order and direction of a stroke's way. */
interface Chain {
  ways: { line: number; forward: boolean }[];
  closed: boolean;
}

const endKey = ({ line, atStart }: End): number => line * 2 + +atStart;

/** For each end of a line the end that goes on from it, the straightest first. */
function pairEnds(lines: readonly DrawnLine[], look: number): Map<number, End> {
  const at = new Map<number, End[]>();
  lines.forEach(({ from, to, points }, line) => {
    // A dot goes on nowhere.
    if (points.length === 4) return;
    at.set(from, [...(at.get(from) ?? []), { line, atStart: true }]);
    at.set(to, [...(at.get(to) ?? []), { line, atStart: false }]);
  });
  const partner = new Map<number, End>();
  for (const ends of at.values()) {
    const pairs = ends.flatMap((a, i) =>
      ends.slice(i + 1).map((b) => ({ a, b, cosine: cosineBetween(lines, a, b, look) })),
    );
    pairs.sort((p, q) => p.cosine - q.cosine);
    for (const { a, b, cosine } of pairs) {
      if (partner.has(endKey(a)) || partner.has(endKey(b))) continue;
      if (ends.length > 2 && cosine > STRAIGHT) continue;
      const [p, q] = [lines[a.line], lines[b.line]];
      if (p.thread !== q.thread) continue;
      if (Math.max(p.width, q.width) > ALIKE * Math.min(p.width, q.width)) continue;
      partner.set(endKey(a), b);
      partner.set(endKey(b), a);
    }
  }
  return partner;
}

function cosineBetween(lines: readonly DrawnLine[], a: End, b: End, look: number): number {
  const [ax, ay] = directionOf(lines[a.line].points, a.atStart, look);
  const [bx, by] = directionOf(lines[b.line].points, b.atStart, look);
  return ax * bx + ay * by;
}

/** Unit direction in which a line leaves its end. */
function directionOf(points: Float64Array, atStart: boolean, look: number): [number, number] {
  const n = points.length;
  const at = (k: number): number => (atStart ? 2 * k : n - 2 - 2 * k);
  let k = 1;
  let way = 0;
  for (; k < n / 2; k++) {
    way += Math.hypot(points[at(k)] - points[at(k - 1)], points[at(k) + 1] - points[at(k - 1) + 1]);
    if (way >= look) break;
  }
  const end = at(Math.min(k, n / 2 - 1));
  const dx = points[end] - points[at(0)];
  const dy = points[end + 1] - points[at(0) + 1];
  const d = Math.hypot(dx, dy) || 1;
  return [dx / d, dy / d];
}

function chainLines(lines: readonly DrawnLine[], partner: ReadonlyMap<number, End>): Chain[] {
  const used = new Uint8Array(lines.length);
  const chains: Chain[] = [];
  const follow = (line: number, forward: boolean): void => {
    const chain: Chain = { ways: [], closed: false };
    for (let way = { line, forward }; used[way.line] === 0;) {
      used[way.line] = 1;
      chain.ways.push(way);
      const next = partner.get(endKey({ line: way.line, atStart: !way.forward }));
      if (!next) break;
      chain.closed = next.line === line && next.atStart === forward;
      way = { line: next.line, forward: next.atStart };
    }
    chains.push(chain);
  };
  lines.forEach((_, line) => {
    if (used[line] === 1) return;
    if (!partner.has(endKey({ line, atStart: true }))) follow(line, true);
    else if (!partner.has(endKey({ line, atStart: false }))) follow(line, false);
  });
  lines.forEach((_, line) => {
    if (used[line] === 0) follow(line, true);
  });
  return chains;
}

function rank({ ways }: Chain, lines: readonly DrawnLine[]): number {
  const length = ways.reduce((sum, { line }) => sum + lines[line].points.length, 0);
  return length + (ways.length > 1 ? 1e7 : 0);
}

function meanWidth({ ways }: Chain, lines: readonly DrawnLine[]): number {
  const own = ways.map(({ line }) => lines[line]);
  const all = own.reduce((sum, { points }) => sum + points.length, 0);
  return own.reduce((sum, { width, points }) => sum + width * points.length, 0) / all;
}

/**
 * The finished line of a stroke. Nodes inside it that are not fixed yet come to
 * lie on it; it is drawn in pieces between those that are.
 */
function drawChain(
  { ways, closed }: Chain,
  lines: readonly DrawnLine[],
  fixed: Map<number, readonly [number, number]>,
  pxPerMm: number,
  grain: number,
): Float64Array {
  const raw: number[] = [];
  /** Index of a raw point, and the node that it is. */
  const nodes: { at: number; node: number }[] = [];
  for (const { line, forward } of ways) {
    const { points, from, to } = lines[line];
    const n = points.length;
    nodes.push({ at: raw.length / 2, node: forward ? from : to });
    for (let k = 0; k < n - 2; k += 2) {
      const i = forward ? k : n - 2 - k;
      raw.push(points[i], points[i + 1]);
    }
    if (line !== ways.at(-1)!.line || closed) continue;
    nodes.push({ at: raw.length / 2, node: forward ? to : from });
    raw.push(...points.subarray(forward ? n - 2 : 0, forward ? n : 2));
  }
  for (const { at, node } of nodes) {
    const place = fixed.get(node);
    if (place) raw.splice(at * 2, 2, ...place);
  }
  const pinned = nodes.filter(({ node }) => fixed.has(node)).map(({ at }) => at);
  const fair = (piece: Float64Array, round = false): Float64Array => {
    const coarse = piece.map((v) => v / grain);
    return fairLine(coarse, round, pxPerMm).map((v) => v * grain);
  };
  const isRound = closed && pinned.length === 0;
  const out = Array.from(
    isRound ? fair(Float64Array.from(raw), true) : inPieces(raw, closed, pinned, (p) => fair(p)),
  );
  for (const { at, node } of nodes) {
    if (fixed.has(node)) continue;
    fixed.set(node, ontoLine(out, closed, raw[2 * at], raw[2 * at + 1]));
  }
  return Float64Array.from(out);
}

/** Puts the place of a line that is nearest to a point among its points, and tells it. */
function ontoLine(line: number[], closed: boolean, x: number, y: number): [number, number] {
  let best = { d: Infinity, after: 0, x, y, t: 0 };
  for (let i = 0; i < (closed ? line.length : line.length - 2); i += 2) {
    const j = (i + 2) % line.length;
    const dx = line[j] - line[i];
    const dy = line[j + 1] - line[i + 1];
    const along = ((x - line[i]) * dx + (y - line[i + 1]) * dy) / (dx * dx + dy * dy || 1e-9);
    const t = Math.max(0, Math.min(1, along));
    const px = line[i] + t * dx;
    const py = line[i + 1] + t * dy;
    const d = Math.hypot(x - px, y - py);
    if (d < best.d) best = { d, after: i, x: px, y: py, t };
  }
  if (best.t > 0 && best.t < 1) line.splice(best.after + 2, 0, best.x, best.y);
  return [best.x, best.y];
}
