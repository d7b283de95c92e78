import { groupRings, intersectRings, offsetRings } from '../core/clip.ts';
import type { Polygon, Ring } from '../core/geometry.ts';
import type { Mm } from '../core/units.ts';
import type { AreaShape } from '../shapes.ts';
import { cellAt, type CoverMap } from '../stitch/cover-map.ts';
import { cutRows, rowFrame, rowV, type Rows } from '../stitch/rows.ts';
import { splitSections } from '../stitch/sections.ts';
import type { FillArea, FillPart } from '../stitch/sew-fill.ts';
import { areaRings, GROW_MM } from './plan.ts';

export interface FillPartOptions {
  spacingMm: Mm;
  /** Lengthens each row at both ends. */
  pullMm: Mm;
  /** Direction of rows for areas that have none of their own, degrees. */
  angle: number;
  /** Number of the block that is sewn: later ones cover it. */
  block: number;
  /** Run along borders on bare fabric before the rows. */
  edgeRun: boolean;
}

/**
 * A row's needle points stand this far inside the border, because a thread is
 * round and reaches half its width beyond its needle point.
 */
const END_INSET: Mm = 0.08;
/** Shorter stretches of a row are left to the neighbouring rows. */
const SHORTEST_ROW: Mm = 0.3;
/** Where an edge run lies inside the border. */
const EDGE_INSET: Mm = 0.12;
/** Borders shorter than this need no edge run. */
const LEAST_EDGE: Mm = 6;
/**
 * Cuts areas into sections to be filled, those of one angle together, each
 * grown under what is sewn later.
 * @param open where it may grow: this block's and later areas
 */
export function fillParts(
  areas: readonly AreaShape[],
  open: readonly Ring[],
  cover: CoverMap,
  options: FillPartOptions,
): FillPart[] {
  const groups = new Map<number, AreaShape[]>();
  for (const area of areas) {
    const angle = area.angle ?? options.angle;
    const group = groups.get(angle);
    if (group) group.push(area);
    else groups.set(angle, [area]);
  }
  const parts: FillPart[] = [];
  for (const [angle, group] of groups) {
    const own = areaRings(group);
    const grown = open.length > 0 ? intersectRings(offsetRings(own, GROW_MM), open) : own;
    const frame = rowFrame(angle, options.spacingMm);
    const cut = bridgeGaps(cutRows(grown, frame, SHORTEST_ROW), cover, options.block);
    const rows = shiftEnds(cut, options.pullMm - END_INSET);
    const fillAreas = groupRings(grown).map((polygon) => fillArea(polygon, cover, options));
    const find = areaFinder(fillAreas);
    for (const section of splitSections(rows, parts.length)) {
      const i = section.left.length >> 1;
      const u = (section.left[i] + section.right[i]) / 2;
      const v = rowV(frame, section.firstRow + i);
      const area = find(u * frame.cos - v * frame.sin, u * frame.sin + v * frame.cos);
      parts.push({ section, area });
    }
  }
  return parts;
}

/** Gaps in a row up to this are sewn through, where a later block covers them anyway. */
const BRIDGE_MM: Mm = 2.2;

/** Joins stretches of a row across what is sewn later: fewer turns, and fewer needle points in a crowd. */
function bridgeGaps(rows: Rows, cover: CoverMap, block: number): Rows {
  const { frame, start, left, right } = rows;
  const joined = { ...rows, start: start.slice(), left: left.slice(), right: right.slice() };
  let n = 0;
  for (let row = 0; row + 1 < start.length; row++) {
    joined.start[row] = n;
    const v = rowV(frame, rows.first + row);
    for (let i = start[row]; i < start[row + 1]; i++) {
      if (i > start[row] && isCovered(right[i - 1], left[i], v)) {
        joined.right[n - 1] = right[i]!;
        continue;
      }
      joined.left[n] = left[i]!;
      joined.right[n++] = right[i]!;
    }
  }
  joined.start[start.length - 1] = n;
  joined.left = joined.left.slice(0, n);
  joined.right = joined.right.slice(0, n);
  return joined;

  function isCovered(from: number, to: number, v: number): boolean {
    if (to - from > BRIDGE_MM) return false;
    for (let u = from; u <= to; u += 0.2) {
      const cell = cellAt(cover, u * frame.cos - v * frame.sin, u * frame.sin + v * frame.cos);
      if (cover.last[cell] <= block + 1) return false;
    }
    return true;
  }
}

/** Moves both ends of each stretch outward by `by` (inward where negative), never past its middle. */
function shiftEnds(rows: Rows, by: Mm): Rows {
  const { left, right } = rows;
  for (let i = 0; i < left.length; i++) {
    const move = Math.max(by, -(right[i] - left[i]) / 4);
    left[i] -= move;
    right[i] += move;
  }
  return rows;
}

function fillArea(polygon: Polygon, cover: CoverMap, options: FillPartOptions): FillArea {
  if (!options.edgeRun) return { source: polygon, edges: [] };
  const bordering = polygon.rings.filter((ring) => isOnBareFabric(ring, cover));
  if (bordering.length === 0) return { source: polygon, edges: [] };
  const inset = offsetRings(polygon.rings, -EDGE_INSET);
  const edges = inset
    .filter((ring) => ringLength(ring) >= LEAST_EDGE && isOnBareFabric(ring, cover))
    .map(evenStitches);
  return { source: polygon, edges };
}

/** Whether at least a third of a border has bare fabric within a cell and a half. */
function isOnBareFabric(ring: Ring, cover: CoverMap): boolean {
  let bare = 0;
  const count = ring.length / 2;
  for (let i = 0; i < ring.length; i += 2) {
    const x = ring[i];
    const y = ring[i + 1];
    const near =
      x < 0.6 ||
      y < 0.6 ||
      [-0.6, 0, 0.6].some((dx) =>
        [-0.6, 0, 0.6].some((dy) => cover.last[cellAt(cover, x + dx, y + dy)] === 0),
      );
    if (near) bare++;
  }
  return bare * 3 >= count;
}

function ringLength(ring: Ring): number {
  let sum = 0;
  for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) {
    sum += Math.hypot(ring[i] - ring[j], ring[i + 1] - ring[j + 1]);
  }
  return sum;
}

/** Longest stitch of an edge run: longer ones would cut round corners. */
const EDGE_STITCH: Mm = 2;
/** How far an edge run may leave its line, mm. */
const EDGE_ERROR: Mm = 0.08;

/** Needle points along a ring: at corners, and at most two millimetres apart. */
function evenStitches(ring: Ring): Ring {
  const out: number[] = [];
  const count = ring.length / 2;
  let from = 0;
  out.push(ring[0], ring[1]);
  while (from < count) {
    let to = from + 1;
    while (to < count && fits(ring, from, to + 1)) to++;
    out.push(ring[(2 * to) % ring.length], ring[(2 * to + 1) % ring.length]);
    from = to;
  }
  out.length -= 2;
  return subdivide(Float64Array.from(out));
}

/** Whether one stitch between two corners stays short and near the line between them. */
function fits(ring: Ring, from: number, to: number): boolean {
  const n = ring.length;
  const x0 = ring[2 * from];
  const y0 = ring[2 * from + 1];
  const dx = ring[(2 * to) % n] - x0;
  const dy = ring[(2 * to + 1) % n] - y0;
  const length = Math.hypot(dx, dy);
  if (length > EDGE_STITCH) return false;
  for (let i = from + 1; i < to; i++) {
    const off = Math.abs((ring[2 * i] - x0) * dy - (ring[2 * i + 1] - y0) * dx);
    if (off > EDGE_ERROR * length) return false;
  }
  return true;
}

function subdivide(ring: Ring): Ring {
  const out: number[] = [];
  for (let i = 0; i < ring.length; i += 2) {
    const j = (i + 2) % ring.length;
    const dx = ring[j] - ring[i];
    const dy = ring[j + 1] - ring[i + 1];
    const parts = Math.max(1, Math.ceil(Math.hypot(dx, dy) / EDGE_STITCH));
    for (let p = 0; p < parts; p++) {
      out.push(ring[i] + (dx * p) / parts, ring[i + 1] + (dy * p) / parts);
    }
  }
  return Float64Array.from(out);
}

/** Tells which area a point lies in: the smallest around it. */
function areaFinder(areas: readonly FillArea[]): (x: number, y: number) => FillArea {
  const boxes = areas.map(({ source }) => box(source!.rings[0]));
  const bySize = areas.map((_, i) => i).sort((a, b) => boxes[a].size - boxes[b].size || a - b);
  const fallback = areas[0] ?? { source: undefined, edges: [] };
  return (x, y) => {
    for (const i of bySize) {
      const b = boxes[i];
      if (x >= b.left && x <= b.right && y >= b.top && y <= b.bottom) {
        if (inPolygon(areas[i].source!, x, y)) return areas[i];
      }
    }
    return fallback;
  };
}

function inPolygon(polygon: Polygon, x: number, y: number): boolean {
  let inside = false;
  for (const ring of polygon.rings) {
    for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) {
      const yi = ring[i + 1];
      const yj = ring[j + 1];
      if (yi > y === yj > y) continue;
      if (x < ((ring[j] - ring[i]) * (y - yi)) / (yj - yi) + ring[i]) inside = !inside;
    }
  }
  return inside;
}

function box(ring: Ring): {
  left: number;
  top: number;
  right: number;
  bottom: number;
  size: number;
} {
  let left = Infinity;
  let top = Infinity;
  let right = -Infinity;
  let bottom = -Infinity;
  for (let i = 0; i < ring.length; i += 2) {
    left = Math.min(left, ring[i]);
    right = Math.max(right, ring[i]);
    top = Math.min(top, ring[i + 1]);
    bottom = Math.max(bottom, ring[i + 1]);
  }
  return { left, top, right, bottom, size: (right - left) * (bottom - top) };
}
