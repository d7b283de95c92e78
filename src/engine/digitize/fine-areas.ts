import { oklabFromHex } from '../color/oklab.ts';
import type { Context } from '../core/context.ts';
import type { Mm } from '../core/units.ts';
import { BARE_LABEL, type Labels } from '../picture/labels.ts';
import { mergeSpecks } from '../picture/specks.ts';
import type { AreaShape, ShapeSet } from '../shapes.ts';
import { traceLabels } from '../trace/index.ts';
import { coverArea, createCoverMap } from '../stitch/cover-map.ts';
import { forEachStretch, type CellGrid } from '../vector/cells.ts';
import { flattenShapes } from '../vector/flatten.ts';
import { linesBox } from '../vector/geometry.ts';
import { fromPolygons, intersect, subtract, toPolygons } from '../vector/paths.ts';
import {
  addBorders,
  cornerOf,
  crowdedSquares,
  emptyCrowd,
  pathsOfSquares,
  squareAt,
  SQUARE_MM,
  type CrowdMap,
} from './crowd-map.ts';
import { joinAlike } from './join-alike.ts';
import { allTextLines } from './letters/text-lines.ts';

/*
 * Areas finer than thread. The crest of a flag has a hundred parts in a few square millimetres; sewn
 * each for itself their rows would end in the same places, and break the cloth. Where borders crowd so,
 * the drawing is looked at as a person does from some way off: each place takes the colour that most
 * around it have, or have nearly, and what is left is drawn anew.
 */

/** Millimetres of border in a square millimetre, beyond which areas are joined; each border counts on both sides. */
const MOST_BORDER = 3.5;
/** Edge of a cell; longer on pages that would have more cells than the next allows. */
const CELL_MM: Mm = 0.1;
const MAX_CELLS = 3_000_000;
const MARGIN_MM: Mm = 2;
/** How far around a place is looked. */
const REACH_MM: Mm = 0.45;
/** Half the width of the narrowest area. */
const THREAD_REACH_MM: Mm = 0.2;
/** What stays an area has so much, mm²; one unlike all around it may be as small as the next. */
const LEAST_MM2 = 0.8;
const LEAST_STRONG_MM2 = 0.4;
/** Difference of colour that is seen from some way off, chroma counted as it is. */
const STRONG = 0.25;

/** A drawing's tiles, those of crowded places in fewer parts; itself where none is crowded. */
export function withoutFineAreas(set: ShapeSet, context: Context = {}): ShapeSet {
  const areas = set.shapes.filter((shape): shape is AreaShape => shape.kind === 'area');
  const crowd = emptyCrowd(set);
  addBorders(crowd, areas);
  const crowded = [...crowdedSquares(crowd, MOST_BORDER)];
  if (crowded.length === 0) return set;
  const written = writtenSquares(set, areas, crowd);
  const squares = crowded.filter((square) => !written.has(square));
  if (squares.length === 0) return set;
  const grid = gridAround(squares, crowd);
  const { cell, left, top } = grid;
  const mask = maskOf(squares, crowd, grid);
  const labels = labelsOf(areas, grid);
  const colors = Float64Array.from(set.threads.flatMap(({ hex }) => [...oklabFromHex(hex)]));
  const lab = colorsOf(labels, colors);
  joinAlike(labels, mask, colors, { votes: REACH_MM / cell, thread: THREAD_REACH_MM / cell });
  const perMm2 = 1 / cell ** 2;
  mergeSpecks(
    { labels, lab, colors },
    {
      leastArea: LEAST_MM2 * perMm2,
      leastStrongArea: LEAST_STRONG_MM2 * perMm2,
      strong: STRONG,
      leastTotal: 0,
    },
  );
  const drawn = traceLabels(labels).map(({ label, polygon }) => ({
    thread: label,
    paths: fromPolygons([
      {
        rings: polygon.rings.map((ring) =>
          ring.map((v, i) => (v + (i % 2 === 0 ? left : top)) * cell),
        ),
      },
    ]),
  }));
  const window = pathsOfSquares(squares, crowd);
  const shapes = set.threads.flatMap((_, thread): AreaShape[] => {
    const own = fromPolygons(areas.filter((a) => a.thread === thread).map((a) => a.polygon));
    const anew = drawn.filter((d) => d.thread === thread).flatMap((d) => d.paths);
    const kept = [...subtract(own, window), ...intersect(anew, window)];
    return toPolygons(kept).map((polygon) => ({ kind: 'area', polygon, thread }));
  });
  const rest = set.shapes.filter((shape) => shape.kind !== 'area');
  return flattenShapes({ ...set, shapes: [...shapes, ...rest] }, { signal: context.signal });
}

/** Of more areas no text is looked for. */
const MAX_AREAS = 2000;

/** The squares in which lines of text lie: letters are sewn whole, or they are none. */
function writtenSquares(set: ShapeSet, areas: readonly AreaShape[], crowd: CrowdMap): Set<number> {
  const written = new Set<number>();
  if (areas.length > MAX_AREAS) return written;
  const cover = createCoverMap(set.widthMm, set.heightMm);
  for (const { polygon, thread } of areas) coverArea(cover, polygon.rings, thread);
  set.threads.forEach((_, thread) => {
    const own = areas.filter((area) => area.thread === thread);
    for (const { polygon } of allTextLines(own, cover, thread).flat()) {
      const { left, top, right, bottom } = linesBox(polygon.rings);
      for (let y = top; y < bottom + SQUARE_MM; y += SQUARE_MM) {
        for (let x = left; x < right + SQUARE_MM; x += SQUARE_MM) {
          written.add(squareAt(crowd, Math.min(x, right), Math.min(y, bottom)));
        }
      }
    }
  });
  return written;
}

type Window = Required<CellGrid>;

/** Cells over the crowded squares and what is looked at around them. */
function gridAround(squares: readonly number[], map: CrowdMap): Window {
  const corners = squares.map((square) => cornerOf(square, map));
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const extent = (values: readonly Mm[]) => {
    const most = values.reduce((a, b) => Math.max(a, b));
    const least = values.reduce((a, b) => Math.min(a, b));
    return [least - MARGIN_MM, most + SQUARE_MM + MARGIN_MM] as const;
  };
  const [[x0, x1], [y0, y1]] = [extent(xs), extent(ys)];
  const cell = Math.max(CELL_MM, Math.sqrt(((x1 - x0) * (y1 - y0)) / MAX_CELLS));
  const [left, top] = [Math.floor(x0 / cell), Math.floor(y0 / cell)];
  return {
    cell,
    left,
    top,
    width: Math.ceil(x1 / cell) - left,
    height: Math.ceil(y1 / cell) - top,
  };
}

/** 1 for each cell of a crowded square. */
function maskOf(
  squares: readonly number[],
  map: CrowdMap,
  { cell, left, top, width, height }: Window,
): Uint8Array {
  const mask = new Uint8Array(width * height);
  for (const square of squares) {
    const [x, y] = cornerOf(square, map);
    const across = (mm: Mm) => Math.round(mm / cell) - left;
    const down = (mm: Mm) => Math.round(mm / cell) - top;
    for (let row = down(y); row < down(y + SQUARE_MM); row++) {
      mask.fill(1, row * width + across(x), row * width + across(x + SQUARE_MM));
    }
  }
  return mask;
}

function labelsOf(areas: readonly AreaShape[], grid: CellGrid): Labels {
  const { width, height } = grid;
  const data = new Uint8Array(width * height).fill(BARE_LABEL);
  for (const { polygon, thread } of areas) {
    forEachStretch(polygon.rings, grid, (row, from, to) => {
      data.fill(thread, row * width + from, row * width + to);
    });
  }
  return { width, height, data };
}

/** The colour of each cell; that of bare cloth is never asked for. */
function colorsOf({ data }: Labels, colors: Float64Array): Float32Array {
  const lab = new Float32Array(data.length * 3);
  data.forEach((label, i) => {
    if (label !== BARE_LABEL) lab.set(colors.subarray(label * 3, label * 3 + 3), i * 3);
  });
  return lab;
}
