import type { Mm } from '../core/units.ts';
import { ringBetween } from '../digitize/lines.ts';
import { BEAN_LINE_MM, RUN_LINE_MM } from '../machine.ts';
import { SATIN_LINE_MM, shapesBox, type Shape } from '../shapes.ts';
import { linesBox, type Box } from '../vector/geometry.ts';
import type {
  ObjectSewing,
  PieceObject,
  PieceShape,
  Position,
  ShapesObject,
  Transform,
} from './types.ts';

/** An object where it lies on the page, in the forms that stitch makers take. */
export interface PlacedObject {
  object: PieceObject;
  /** Of shapes; none of fixed stitches. */
  shapes: Shape[];
  /** Of fixed stitches; none of shapes. */
  runs: Float64Array[];
  entry: Position | undefined;
  exit: Position | undefined;
  /** The line that its rows follow. */
  guide?: readonly Position[] | undefined;
  /** What it reaches, mm. */
  box: Box;
}

/** Puts an object on the page. */
export function placeObject(object: PieceObject): PlacedObject {
  const map = mapperOf(object.transform);
  if (object.kind === 'stitches') {
    const runs = object.runs.map(map.line);
    return { object, shapes: [], runs, entry: undefined, exit: undefined, box: linesBox(runs) };
  }
  const { sewing } = object;
  const shapes = shapesOf(object).map((shape) => placed(shape, map));
  return {
    object,
    shapes,
    runs: [],
    entry: sewing.entry && map.place(sewing.entry),
    exit: sewing.exit && map.place(sewing.exit),
    ...(sewing.guide && { guide: sewing.guide.map(map.place) }),
    box: shapesBox(shapes),
  };
}

/** An object's shapes where they lie on the page, whatever they are sewn as. */
export function shapesOnPage({ shapes, transform }: ShapesObject): Shape[] {
  const map = mapperOf(transform);
  return shapes.map((shape) => placed(shape, map));
}

/** How an object is sewn, with its guide line, entry and exit where they lie on the page. */
export function sewingOnPage({ sewing, transform }: ShapesObject): ObjectSewing {
  const { place } = mapperOf(transform);
  const { guide, entry, exit } = sewing;
  return {
    ...sewing,
    ...(guide && { guide: guide.map(place) }),
    ...(entry && { entry: place(entry) }),
    ...(exit && { exit: place(exit) }),
  };
}

/** The line that an object's rows follow, where it lies on the page; undefined without one. */
export const guideOnPage = (object: PieceObject): readonly Position[] | undefined =>
  object.kind === 'shapes' ? sewingOnPage(object).guide : undefined;

const boxes = new WeakMap<PieceObject, Box>();

/** What an object reaches on the page, mm: found once. */
export function objectBox(object: PieceObject): Box {
  const known = boxes.get(object) ?? placeObject(object).box;
  boxes.set(object, known);
  return known;
}

interface Mapper {
  line: (line: Float64Array) => Float64Array;
  place: (place: Position) => Position;
  /** Times by which widths grow. */
  scale: number;
  /** Left and right change sides. */
  mirrors: boolean;
}

function mapperOf(transform: Transform | undefined): Mapper {
  if (!transform) return { line: (l) => l, place: (p) => p, scale: 1, mirrors: false };
  const [a, b, c, d, e, f] = transform;
  const x = (px: number, py: number): number => a * px + c * py + e;
  const y = (px: number, py: number): number => b * px + d * py + f;
  const turn = a * d - b * c;
  return {
    line: (line) => line.map((v, i) => (i % 2 === 0 ? x(v, line[i + 1]) : y(line[i - 1], v))),
    place: (p) => ({ x: x(p.x, p.y), y: y(p.x, p.y) }),
    scale: Math.sqrt(Math.abs(turn)),
    mirrors: turn < 0,
  };
}

/** All of an object's thread is one: it is counted from 0. */
const THREAD = 0;

function placed(shape: PieceShape, { line, scale, mirrors }: Mapper): Shape {
  switch (shape.kind) {
    case 'area':
      return { ...shape, polygon: { rings: shape.polygon.rings.map(line) }, thread: THREAD };
    case 'stroke':
      return {
        ...shape,
        points: line(shape.points),
        widthMm: shape.widthMm * scale,
        thread: THREAD,
      };
    case 'column': {
      const [left, right] = [line(shape.left), line(shape.right)];
      const sides = mirrors ? { left: right, right: left } : { left, right };
      return { ...shape, ...sides, thread: THREAD };
    }
  }
}

/** How broad a line is drawn that is to be sewn as some stitch. */
const LINE_MM: Partial<Record<string, Mm>> = { running: RUN_LINE_MM, bean: BEAN_LINE_MM };

/** An object's shapes as what they are sewn as: areas as their borders where lines are asked for. */
function shapesOf({ shapes, sewing }: ShapesObject): readonly PieceShape[] {
  const { stitch } = sewing;
  const lineMm = stitch && LINE_MM[stitch];
  if (lineMm !== undefined) return shapes.flatMap((shape) => asLines(shape, lineMm));
  if (stitch !== 'satin') return shapes;
  return shapes.map((shape) =>
    shape.kind === 'stroke' && shape.widthMm < SATIN_LINE_MM
      ? { ...shape, widthMm: SATIN_LINE_MM }
      : shape,
  );
}

function asLines(shape: PieceShape, widthMm: Mm): PieceShape[] {
  if (shape.kind === 'stroke') return [{ ...shape, widthMm }];
  const rings =
    shape.kind === 'area' ? shape.polygon.rings : [ringBetween(shape.left, shape.right)];
  return rings.map((points) => ({ kind: 'stroke', points, closed: true, widthMm }));
}

/** An object moved on its page. */
export function moveObject<T extends PieceObject>(object: T, x: Mm, y: Mm): T {
  const [a, b, c, d, e, f] = object.transform ?? [1, 0, 0, 1, 0, 0];
  return { ...object, transform: [a, b, c, d, e + x, f + y] };
}
