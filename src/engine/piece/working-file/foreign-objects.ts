import type { Mm } from '../../core/units.ts';
import type { SvgElement } from '../../svg/document.ts';
import { SATIN_LINE_MM } from '../../shapes.ts';
import { nameThreads } from '../../threads/choose.ts';
import { tieIn, tieOff } from '../../stitch/thread-path.ts';
import { fillPaths, toPath, toPolygons } from '../../vector/paths.ts';
import { PULL_LIMITS } from '../../options.ts';
import {
  SPACING_LIMITS,
  STITCH_LIMITS,
  type ObjectSewing,
  type PieceObject,
  type PieceShape,
} from '../types.ts';
import type { Command, Names } from './commands.ts';
import { drawElement, type DrawnElement, type Inherited, type Reading } from './drawn.ts';
import { isOn } from './names.ts';
import { asNow } from './old-names.ts';
import { railsOf } from './rungs.ts';

/** Parameters of Ink/Stitch as written. */
type Parameters = Record<string, string | undefined>;

/** The first number of a parameter: some may be two, one a side. */
function mm(value: string | undefined, [min, max]: readonly [Mm, Mm]): Mm | undefined {
  const number = Number.parseFloat(value ?? '');
  return Number.isFinite(number) ? Math.min(max, Math.max(min, number)) : undefined;
}

/**
 * The objects of an element that another program drew: its fill and its stroke are sewn one after
 * the other, by the parameters that Ink/Stitch reads.
 */
export function objectsOf(
  element: SvgElement,
  place: Inherited,
  reading: Reading,
  {
    inkstitch,
    commands,
    isPlain,
    isOld,
  }: Pick<Names, 'inkstitch' | 'commands' | 'isPlain' | 'isOld'>,
): PieceObject[] {
  const drawn = drawElement(reading, element, place);
  if (!drawn) return [];
  const said = inkstitch(element);
  const own: Parameters = isOld ? asNow(said, place.style, drawn.widthMm) : said;
  const { id } = element.attributes;
  const command = commands.of(id);
  const base = {
    id: id ?? '',
    name: place.name ?? '',
    ...(command.ignored && { hidden: true }),
    ...((command.trim || isOn(own.trim_after)) && { trimAfter: true }),
    ...((command.stop || isOn(own.stop_after)) && { stopAfter: true }),
  };
  const objects: PieceObject[] = [];
  const isSatin = isOn(own.satin_column);
  if (drawn.fill && !isSatin && own.fill_method !== 'none') {
    const thread = nameThreads([drawn.fill])[0];
    const shapes = areasOf(drawn);
    if (shapes.length > 0) {
      objects.push({
        kind: 'shapes',
        ...base,
        thread,
        shapes,
        sewing: isPlain ? {} : fillSewing(own, command, place.guide),
      });
    }
  }
  if (drawn.stroke) {
    const thread = nameThreads([drawn.stroke])[0];
    const other = isPlain ? byWidth(drawn) : strokeObject(drawn, own, command);
    if (other) objects.push({ ...base, thread, ...other });
  }
  return isOn(own.stroke_first) ? objects.toReversed() : objects;
}

function areasOf({ lines, rule }: DrawnElement): PieceShape[] {
  const rings = lines.map(({ points }) => toPath(points)).filter((path) => path.length > 2);
  return toPolygons(fillPaths(rings, rule)).map((polygon) => ({ kind: 'area', polygon }));
}

/** Ink/Stitch counts angles against the clock. */
function fillSewing(
  own: Parameters,
  { start, end }: Command,
  guide: Inherited['guide'],
): ObjectSewing {
  const isGuided = own.fill_method === 'guided_fill' || own.fill_method === '2';
  const angle = Number.parseFloat(own.angle ?? '');
  return given({
    stitch: 'fill',
    angle: Number.isFinite(angle) ? ((-angle % 180) + 180) % 180 : undefined,
    guide: isGuided ? guide : undefined,
    spacingMm: mm(own.row_spacing_mm, SPACING_LIMITS),
    stitchMm: mm(own.max_stitch_length_mm, STITCH_LIMITS),
    pullMm: mm(own.pull_compensation_mm ?? own.expand_mm, PULL_LIMITS),
    underlay:
      own.fill_underlay === undefined ? undefined : isOn(own.fill_underlay) ? 'normal' : 'light',
    entry: start,
    exit: end,
  });
}

type Other =
  | { kind: 'shapes'; shapes: PieceShape[]; sewing: ObjectSewing }
  | { kind: 'stitches'; runs: Float64Array[] };

function strokeObject(
  { lines, widthMm }: DrawnElement,
  own: Parameters,
  { start, end }: Command,
): Other | undefined {
  const points = lines.map((line) => Float64Array.from(line.points));
  if (isOn(own.satin_column)) {
    const rails = railsOf(points);
    if (!rails) return undefined;
    const shapes: PieceShape[] = [{ kind: 'column', ...rails, paired: true }];
    return { kind: 'shapes', shapes, sewing: satinSewing(own, start, end) };
  }
  if (own.stroke_method === 'manual_stitch') return { kind: 'stitches', runs: points.map(tied) };
  const zigzag = own.stroke_method === 'zigzag_stitch' || own.stroke_method === 'simple_satin';
  const isBean = mm(own.bean_stitch_repeats, [0, 10]) ?? 0;
  const stitch = zigzag ? 'satin' : isBean ? 'bean' : 'running';
  const shapes = lines.map((line, i): PieceShape => ({
    kind: 'stroke',
    points: points[i],
    closed: line.closed,
    widthMm: zigzag ? Math.max(widthMm, SATIN_LINE_MM) : widthMm,
  }));
  const spacing = zigzag ? { spacingMm: mm(own.zigzag_spacing_mm, SPACING_LIMITS) } : {};
  const length = mm(own.running_stitch_length_mm, STITCH_LIMITS);
  const sewing = { stitch, stitchMm: length, ...spacing, entry: start, exit: end } as const;
  return { kind: 'shapes', shapes, sewing: given(sewing) };
}

/** Lines of a drawing that says nothing of stitches: broad ones become satin, fine ones running stitch. */
const byWidth = ({ lines, widthMm }: DrawnElement): Other => ({
  kind: 'shapes',
  shapes: lines.map(({ points, closed }) => ({
    kind: 'stroke',
    points: Float64Array.from(points),
    closed,
    widthMm,
  })),
  sewing: {},
});

const satinSewing = (own: Parameters, entry: Command['start'], exit: Command['end']) =>
  given({
    stitch: 'satin',
    spacingMm: mm(own.zigzag_spacing_mm, SPACING_LIMITS),
    pullMm: mm(own.pull_compensation_mm, PULL_LIMITS),
    underlay: satinUnderlay(own),
    entry,
    exit,
  });

function satinUnderlay(own: Parameters): ObjectSewing['underlay'] {
  const kinds = [own.center_walk_underlay, own.contour_underlay, own.zigzag_underlay];
  if (kinds.every((kind) => kind === undefined)) return undefined;
  return isOn(own.contour_underlay) || isOn(own.zigzag_underlay) ? 'normal' : 'light';
}

/** What is given of some settings. */
function given(sewing: ObjectSewing): ObjectSewing {
  return Object.fromEntries(Object.entries(sewing).filter(([, value]) => value !== undefined));
}

/** Ink/Stitch ties what it sews when it sews it; here fixed stitches are sewn as they are. */
function tied(points: Float64Array): Float64Array {
  const line = [...points];
  return Float64Array.of(...line.slice(0, 2), ...tieIn(line), ...line.slice(2), ...tieOff(line));
}
