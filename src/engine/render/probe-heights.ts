import type { Canvas } from './canvas.ts';
import { CROWN_MM, EDGE, MOST_PER_RADIUS, PER_EDGE, PER_SINK } from './lay-row.ts';
import {
  archOf,
  baseOf,
  createProfile,
  isBeside,
  placeStrand,
  probeCell,
  PROBES,
  radiusAt,
  riseAt,
  stepsOf,
  type Profile,
} from './profile.ts';
import { createShadeTables, POWER_STEPS } from './shade.ts';
import type { Strands } from './strands.ts';

/** Side of the squares in which probes are looked up, in cells. */
const SQUARE = 16;

/** All strands' probes: of each the cell, and what lies there so far. */
interface Probes {
  /** Cells from left and from top; −1 for one that lies outside. */
  x: Int32Array;
  y: Int32Array;
  z: Float32Array;
  grain: Uint8Array;
  /** By square: where its probes begin in `order`, which has them by strand. */
  start: Uint32Array;
  order: Uint32Array;
  /** By square: the first in `order` that is still to be read. */
  head: Uint32Array;
  /** Squares in a row. */
  across: number;
}

/**
 * What `heightBelow` gives for each strand when all before it are laid: in a thirtieth of the
 * time that it takes to lay them, as only the cells that are read are worked out. With it a band of
 * a picture is drawn without the rest, to the same bytes: how high a strand lies depends on what lies
 * below all of it, and on what lies below that.
 * @param canvas of the whole picture's size; what it keeps is not read
 */
export function heightsBelow(strands: Strands, canvas: Canvas): Float64Array {
  const profile = createProfile();
  const { crown } = createShadeTables(canvas.scale);
  const probes = placeProbes(strands, canvas, profile);
  const below = new Float64Array(strands.count);
  for (let i = 0; i < strands.count; i++) {
    let sum = 0;
    for (let p = PROBES * i; p < PROBES * (i + 1); p++) if (probes.x[p] >= 0) sum += probes.z[p];
    below[i] = sum;
    placeStrand(profile, strands, i, canvas);
    const strand: Strand = {
      profile,
      crown,
      index: i,
      scale: canvas.scale,
      base: baseOf(sum),
      bend0: strands.bend0[i],
      bend1: strands.bend1[i],
    };
    passOver(probes, strand, canvas);
  }
  return below;
}

function placeProbes(strands: Strands, canvas: Canvas, profile: Profile): Probes {
  const across = Math.ceil(canvas.width / SQUARE);
  const squares = across * Math.ceil(canvas.height / SQUARE);
  const count = PROBES * strands.count;
  const x = new Int32Array(count).fill(-1);
  const y = new Int32Array(count).fill(-1);
  const start = new Uint32Array(squares + 1);
  const squareOf = (p: number) => Math.floor(y[p] / SQUARE) * across + Math.floor(x[p] / SQUARE);
  for (let p = 0; p < count; p++) {
    if (p % PROBES === 0) placeStrand(profile, strands, p / PROBES, canvas);
    const cell = probeCell(profile, canvas, p % PROBES);
    if (cell < 0) continue;
    x[p] = cell % canvas.width;
    y[p] = Math.floor(cell / canvas.width);
    start[squareOf(p) + 1]++;
  }
  for (let s = 0; s < squares; s++) start[s + 1] += start[s];
  const order = new Uint32Array(start[squares]);
  const next = start.slice();
  for (let p = 0; p < count; p++) if (x[p] >= 0) order[next[squareOf(p)]++] = p;
  const [z, grain] = [new Float32Array(count), new Uint8Array(count)];
  return { x, y, z, grain, start, order, head: start.slice(), across };
}

/** A strand, placed, and what it lies on. */
interface Strand {
  profile: Profile;
  /** Of the shade tables. */
  crown: Float32Array;
  index: number;
  scale: number;
  base: number;
  bend0: number;
  bend1: number;
}

/** Lays a strand on the probes of later ones: square by square along it. */
function passOver(probes: Probes, strand: Strand, { width, height }: Canvas): void {
  const { x, y, tx, ty, length, radius } = strand.profile;
  const reach = radius + EDGE;
  const squareOf = (cells: number) => Math.floor(cells / SQUARE);
  const top = Math.max(0, squareOf(Math.min(y, y + ty * length) - reach));
  const bottom = Math.min(squareOf(height - 1), squareOf(Math.max(y, y + ty * length) + reach));
  for (let row = top; row <= bottom; row++) {
    // The part of the strand that comes near this row of squares.
    let from = 0;
    let to = length;
    if (Math.abs(ty) > 1e-6) {
      const a = (row * SQUARE - reach - y) / ty;
      const b = ((row + 1) * SQUARE + reach - y) / ty;
      from = Math.max(from, Math.min(a, b));
      to = Math.min(to, Math.max(a, b));
    }
    if (from > to) continue;
    const near = Math.min(x + tx * from, x + tx * to) - reach;
    const far = Math.max(x + tx * from, x + tx * to) + reach;
    const last = Math.min(squareOf(width - 1), squareOf(far));
    for (let column = Math.max(0, squareOf(near)); column <= last; column++) {
      passSquare(probes, strand, row * probes.across + column);
    }
  }
}

function passSquare(probes: Probes, strand: Strand, square: number): void {
  const { head, order } = probes;
  const end = probes.start[square + 1];
  const later = PROBES * (strand.index + 1);
  // Probes of strands that are laid have been read.
  while (head[square] < end && order[head[square]] < later) head[square]++;
  for (let at = head[square]; at < end; at++) passProbe(probes, strand, order[at]);
}

/** What `layRow` does to the height and the grain of a cell, number for number. */
function passProbe({ x, y, z, grain }: Probes, strand: Strand, p: number): void {
  const { profile, crown, base, bend0, bend1 } = strand;
  const { tx, ty, length, radius } = profile;
  const dx = x[p] + 0.5 - profile.x;
  const dy = y[p] + 0.5 - profile.y;
  const along = tx * dx + ty * dy;
  const aside = tx * dy - ty * dx;
  const nearest = along < 0 ? 0 : along > length ? length : along;
  const over = along - nearest;
  const distance = over === 0 ? Math.abs(aside) : Math.sqrt(aside * aside + over * over);
  if (distance >= radius + EDGE) return;
  const last = stepsOf(profile);
  const k = Math.min(last, (nearest * (last / length) + 0.5) | 0);
  const mm = length / strand.scale;
  const u = (k / last) * mm;
  const fromStart = u <= mm - u;
  const end = fromStart ? u : mm - u;
  const bend = fromStart ? bend0 : bend1;
  const radiusHere = Math.fround(radiusAt(radius, bend, end));
  const cover = (radiusHere - distance) * PER_EDGE + 0.5;
  if (cover <= 0) return;
  const thin = Math.min(MOST_PER_RADIUS, Math.fround(1 / radiusHere));
  const height = Math.fround(base + archOf(mm) * (1 - bend * riseAt(end)));
  const q = distance * thin < 1 ? distance * thin : 1;
  const top = height + CROWN_MM * crown[(q * q * POWER_STEPS) | 0];
  let a = cover < 1 ? cover : 1;
  if (z[p] > top && isBeside(profile.grain, grain[p])) {
    const sunk = (z[p] - top) * PER_SINK;
    if (sunk >= 1) return;
    a *= 1 - sunk;
  }
  z[p] += a * (top - z[p]);
  if (a > 0.5) grain[p] = profile.grain;
}
