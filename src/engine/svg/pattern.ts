import type { Mm } from '../core/units.ts';
import { lineLength } from '../vector/geometry.ts';
import { areaOf, intersect, pathsBox, type Paths } from '../vector/paths.ts';
import { spend, sweepCost } from '../vector/sweep.ts';
import { clipLine, narrowClip, rectangleArea } from './clip-path.ts';
import {
  fitViewBox,
  IDENTITY,
  invert,
  multiply,
  parseLength,
  parseTransform,
  parseViewBox,
  translation,
  type Matrix,
  type ViewBox,
} from './coordinates.ts';
import type { CssColor } from './css-color.ts';
import type { SvgElement } from './document.ts';
import { chain, meanTint } from './gradient-stops.ts';
import { layOver, paintApart, seenParts } from './layers.ts';
import type { Painted, Place, Scene } from './scene.ts';
import { INITIAL } from './style.ts';

/*
 * Patterns: one tile is painted, and laid side by side over an area. What repeats so closely that
 * no needle follows it becomes the colour that it looks like from afar.
 */

/** Tiles smaller than this are one colour. */
const MIN_TILE_MM: Mm = 1.6;
/** The most tiles on an area, and all the shapes in them together. */
const MAX_TILES = 900;
const MAX_COPIES = 6000;

/** A pattern laid over the page. */
interface Tiling {
  /** Units of the tile's rectangle to mm. */
  matrix: Matrix;
  tile: ViewBox;
  painted: Painted[];
}

/**
 * Paints a pattern on an area.
 * @param box the unit square to the box around the element, in user units
 * @param alpha how opaque it all is
 */
export function paintPattern(
  scene: Scene,
  server: SvgElement,
  place: Place,
  box: Matrix | undefined,
  { area, alpha }: { area: Paths; alpha: number },
): void {
  const tiling = layTiles(scene, server, place, box);
  if (!tiling) return;
  const spots = spotsOf(tiling, area);
  const { painted } = tiling;
  const [width, height] = sidesOf(tiling);
  const isFine = Math.min(width, height) < MIN_TILE_MM;
  if (isFine || !spots || spots.length * painted.length > MAX_COPIES) {
    const tint = lookOf(scene, painted, width * height);
    layOver(scene, [{ kind: 'area', ...tint, paths: area, bounds: pathsBox(area) }], alpha);
    return;
  }
  const copies = painted.flatMap((one) => repeat(scene, one, spots, area));
  layOver(scene, copies, alpha);
}

function layTiles(
  scene: Scene,
  server: SvgElement,
  place: Place,
  box: Matrix | undefined,
): Tiling | undefined {
  const links = chain(server, scene.byId).filter(({ name }) => name === 'pattern');
  const read = (name: string) => links.find(({ attributes }) => attributes[name])?.attributes[name];
  const owner = links.find(({ children }) => children.length > 0);
  const inBox = read('patternUnits') !== 'userSpaceOnUse';
  if (!owner || (inBox && !box) || place.references.includes(server)) return undefined;
  const { width, height } = inBox ? { width: 1, height: 1 } : place.viewport;
  const length = (name: string, whole: number) => parseLength(read(name), whole) ?? 0;
  const own: ViewBox = {
    x: length('x', width),
    y: length('y', height),
    width: length('width', width),
    height: length('height', height),
  };
  if (!(own.width > 0 && own.height > 0)) return undefined;
  const [bw, , , bh, bx, by] = box ?? [1, 0, 0, 1, 0, 0];
  const tile = inBox
    ? { x: bx + own.x * bw, y: by + own.y * bh, width: own.width * bw, height: own.height * bh }
    : own;
  const matrix = multiply(place.matrix, parseTransform(read('patternTransform')));
  const view = parseViewBox(read('viewBox'));
  const inBoxUnits = read('patternContentUnits') === 'objectBoundingBox';
  // What is in it is drawn from the tile's corner on.
  const content = view
    ? fitViewBox(view, tile, read('preserveAspectRatio'))
    : multiply(translation(tile.x, tile.y), inBoxUnits ? [bw, 0, 0, bh, 0, 0] : IDENTITY);
  const inner: Place = {
    ...place,
    matrix: multiply(matrix, content),
    style: INITIAL,
    viewport: view ?? place.viewport,
    clip: narrowClip(undefined, rectangleArea(tile, matrix)),
    opacity: 1,
    references: [...place.references, server],
  };
  const painted = paintApart(scene, () => {
    for (const child of owner.children) scene.paint(child, inner);
  });
  return { matrix, tile, painted };
}

/** Sides of a tile on the fabric. */
function sidesOf({ matrix: [a, b, c, d], tile }: Tiling): [Mm, Mm] {
  return [Math.hypot(a, b) * tile.width, Math.hypot(c, d) * tile.height];
}

/** How far a tile is moved to each of its places on an area, mm; nothing where they are too many. */
function spotsOf({ matrix, tile }: Tiling, area: Paths): [number, number][] | undefined {
  const back = invert(matrix);
  if (!back) return undefined;
  const { left, top, right, bottom } = pathsBox(area);
  const corners = [left, right].flatMap((x) =>
    [top, bottom].map((y): [number, number] => {
      const [u, v] = [x / 1000, y / 1000];
      return [
        (back[0] * u + back[2] * v + back[4] - tile.x) / tile.width,
        (back[1] * u + back[3] * v + back[5] - tile.y) / tile.height,
      ];
    }),
  );
  const [columns, rows] = [0, 1].map((axis) => {
    const along = corners.map((corner) => corner[axis]);
    return { from: Math.floor(Math.min(...along)), to: Math.ceil(Math.max(...along)) };
  });
  if (!((columns.to - columns.from) * (rows.to - rows.from) <= MAX_TILES)) return undefined;
  const spots: [number, number][] = [];
  const [a, b, c, d] = matrix;
  for (let i = columns.from; i < columns.to; i++) {
    for (let j = rows.from; j < rows.to; j++) {
      const [x, y] = [i * tile.width, j * tile.height];
      spots.push([a * x + c * y, b * x + d * y]);
    }
  }
  return spots;
}

/** A shape of the tile at all its places, as far as the area reaches. */
function repeat(
  scene: Scene,
  one: Painted,
  spots: readonly [number, number][],
  area: Paths,
): Painted[] {
  if (one.kind === 'area') {
    const all = spots.flatMap(([dx, dy]) => {
      const [x, y] = [Math.round(1000 * dx), Math.round(1000 * dy)];
      return one.paths.map((path) => path.map((p) => ({ x: p.x + x, y: p.y + y })));
    });
    spend(scene.work, sweepCost(all, area));
    const paths = intersect(all, area);
    return paths.length === 0 ? [] : [{ ...one, paths, bounds: pathsBox(paths) }];
  }
  const clip = narrowClip(undefined, area);
  return spots.flatMap(([dx, dy]) => {
    const points = Array.from(one.points, (v, i) => v + (i % 2 === 0 ? dx : dy));
    return clipLine({ points, closed: one.closed }, clip)
      .filter((line) => line.points.length >= 4)
      .map((line): Painted => ({ ...one, ...line, points: Float64Array.from(line.points) }));
  });
}

/** What a tile looks like from afar. */
function lookOf(scene: Scene, painted: readonly Painted[], mm2: number): CssColor {
  const seen = seenParts(scene, painted);
  const shares = seen.map((one) => {
    const own = one.kind === 'area' ? areaOf(one.paths) : one.widthMm * lineLength(one.points);
    return Math.min(1, own / mm2);
  });
  const colors = seen.map(({ hex, alpha = 1 }): CssColor => ({ hex, alpha }));
  const { hex } = meanTint(colors, shares);
  const hidden = colors.reduce((sum, { alpha }, i) => sum + alpha * shares[i], 0);
  return { hex, alpha: Math.min(1, hidden) };
}
