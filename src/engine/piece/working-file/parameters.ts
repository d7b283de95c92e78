import { finish } from '../../core/steps.ts';
import { clothCover, clothLines } from '../../digitize/applique.ts';
import { grownUnder } from '../../digitize/fill-parts.ts';
import { coveredRings, isArea } from '../../digitize/footprint.ts';
import { lineLength, type RingRun } from '../../digitize/lines.ts';
import { isPatch } from '../../digitize/patch.ts';
import { choosePieces, type Piece } from '../../digitize/pieces.ts';
import { separateParts } from '../../digitize/plan.ts';
import { planLetter } from '../../digitize/letters/letter-plan.ts';
import { letterHeight, letterSatin } from '../../digitize/letters/sew-words.ts';
import { satinOnGround } from '../../digitize/satin-ground.ts';
import { sewingSettings, type SewingSettings } from '../../fabrics/index.ts';
import { columnAxisOf, columnSpacing, reachingColumn, SATIN_DEFAULTS } from '../../satin/index.ts';
import type { Column, SatinOptions } from '../../satin/index.ts';
import { SATIN_LINE_MM, type Shape } from '../../shapes.ts';
import { TATAMI_DEFAULTS } from '../../stitch/tatami.ts';
import { RUN_DEFAULTS } from '../../stitch/run.ts';
import { THREAD_MM } from '../../machine.ts';
import type { Mm } from '../../core/units.ts';
import { BEAN_FROM_MM, SATIN_FILL_STITCH_MM, textsAmong } from '../../digitize/sew-block.ts';
import { chordAngle } from '../guide.ts';
import { angleOf } from '../row-angle.ts';
import { STYLES } from '../stitch-styles.ts';
import type { Polygon } from '../../vector/geometry.ts';
import { allRings, groupRings } from '../../vector/rings.ts';
import type { PieceSettings, ShapesObject } from '../types.ts';
import type { AmongAll } from './among-all.ts';

/** Values of Ink/Stitch's attributes by their names. */
export type Parameters = Readonly<Record<string, string>>;

/** An element as Ink/Stitch sews it. */
export type Element =
  | { kind: 'fill'; rings: readonly Float64Array[]; parameters: Parameters }
  | { kind: 'line'; points: Float64Array; closed: boolean; widthMm: Mm; parameters: Parameters }
  | { kind: 'satin'; column: Column; parameters: Parameters };

/** Rows of the lattice under a fill lie so far apart. */
const UNDERLAY_SPACING_MM: Mm = 2.5;
/** Rows begin so often at another place, before the pattern repeats. */
const STAGGERS = 4;

const text = (value: number): string => String(Math.round(value * 1000) / 1000);
const flag = (value: boolean): string => (value ? 'True' : 'False');

/**
 * What an object is for Ink/Stitch: as it is sewn here, area by area and line by line. An area that
 * is sewn as satin comes as its columns, each with the spacing that its width and its ground give it.
 */
export function elementsOf(
  among: AmongAll,
  { sewing, thread }: ShapesObject,
  settings: PieceSettings,
): Element[] {
  const {
    placed: { shapes, guide },
    plan,
    index,
  } = among;
  const isGuided = guide !== undefined && (sewing.stitch ?? 'fill') === 'fill';
  const style = isGuided ? 'fill' : sewing.stitch ? STYLES[sewing.stitch] : 'mixed';
  const own = sewingSettings({
    ...settings,
    ...sewing,
    pullMm: sewing.pullMm ?? settings.pullMm,
  });
  const rowStitchMm =
    style === 'satin' && plan.flat ? SATIN_FILL_STITCH_MM : TATAMI_DEFAULTS.stitchMm;
  const lineMm = sewing.stitchMm ?? RUN_DEFAULTS.lengthMm;
  const fill = fillParameters(own, {
    angle: isGuided ? chordAngle(guide) : (sewing.angle ?? angleOf(thread)),
    isGuided,
    stitchMm: sewing.stitchMm ?? rowStitchMm,
  });
  const isLetters = sewing.stitch === 'letters';
  const isCloth = sewing.stitch === 'applique';
  const rest = isCloth ? separateParts(shapes).filter((one) => !isPatch(one)) : shapes;
  const pieces = isLetters ? letterPieces(shapes) : choosePieces(rest, plan.flat, style);
  const texts = isLetters ? [] : textsAmong(pieces, { plan, index, options: { style } });
  const letters = new Set<Shape>(texts.flat());
  const tall = letterHeight(isLetters ? shapes.filter(isArea) : texts.flat());
  const cloth = isCloth ? clothElements(among, own.satin) : [];
  const fills = (polygons: readonly Polygon[]) =>
    polygons.map(({ rings }): Element => ({ kind: 'fill', rings, parameters: fill }));
  // Under what is sewn later, areas of one object grow together, and are sewn first.
  const open = plan.grows && shapes.some(isArea) ? among.open() : [];
  const grown = (polygons: readonly Polygon[]): Polygon[] =>
    groupRings(grownUnder(allRings(polygons), open, plan.narrow));
  const areas = pieces.flatMap((piece) => (piece.kind === 'fill' ? [piece.shape.polygon] : []));
  const first = open.length > 0 && areas.length > 0 ? fills(grown(areas)) : [];
  const others = pieces.flatMap((piece): Element[] => {
    const { shape } = piece;
    if (piece.kind === 'fill') return first.length > 0 ? [] : fills([piece.shape.polygon]);
    if (piece.kind === 'line') {
      const { points, closed, widthMm } = piece.shape;
      return [{ kind: 'line', points, closed, widthMm, parameters: line(widthMm, lineMm) }];
    }
    const { columns, uncovered, medianWidthMm: widthMm } = piece.plan;
    const satin =
      isLetters || letters.has(shape)
        ? letterSatin(own.satin, widthMm, tall)
        : satinOnGround(own.satin, plan, index, { rings: coveredRings(shape), widthMm });
    return [
      ...fills(open.length > 0 && uncovered.length > 0 ? grown(uncovered) : uncovered),
      ...columns.map((column) => satinElement(column, { ...SATIN_DEFAULTS, ...satin })),
    ];
  });
  return [...cloth, ...first, ...others];
}

/** The thread is cut, and the machine waits, after an element that others of its object follow. */
const CUT = { trim_after: 'True' };
const WAIT = { ...CUT, stop_after: 'True' };
/** A shorter line neither places nor tacks anything. */
const LEAST_LINE_MM: Mm = 1;

/** The lines that place and tack a cloth, the machine waiting after each kind, and satin over its edge. */
function clothElements({ plan, index, shines }: AmongAll, satin: Partial<SatinOptions>): Element[] {
  const { placing, tacking, borders } = clothLines({ plan, index, shines }, clothCover(plan));
  const runs = (lines: readonly RingRun[]) =>
    lines
      .filter(({ points }) => lineLength(points) >= LEAST_LINE_MM)
      .map(({ points, closed }, i, { length }): Element => {
        const parameters = { ...line(0, RUN_DEFAULTS.lengthMm), ...(i < length - 1 ? CUT : WAIT) };
        return { kind: 'line', points, closed, widthMm: THREAD_MM, parameters };
      });
  const edges = borders.map((column, i): Element => {
    const edge = satinElement(column, { ...SATIN_DEFAULTS, ...satin });
    const cut = i < borders.length - 1 ? CUT : {};
    return { ...edge, parameters: { ...edge.parameters, ...cut } };
  });
  return [...runs(placing), ...runs(tacking), ...edges];
}

interface Rows {
  /** Degrees clockwise on screen. */
  angle: number;
  /** They are copies of a line. */
  isGuided: boolean;
  stitchMm: Mm;
}

function fillParameters(own: SewingSettings, { angle, isGuided, stitchMm }: Rows): Parameters {
  return {
    // Copies of the line, as ours.
    ...(isGuided
      ? { fill_method: 'guided_fill', guided_fill_strategy: '0' }
      : { fill_method: 'auto_fill' }),
    // Ours turns clockwise on the screen, Ink/Stitch's against the clock.
    angle: text(((-angle % 180) + 180) % 180),
    row_spacing_mm: text(own.rowSpacingMm),
    max_stitch_length_mm: text(stitchMm),
    staggers: text(STAGGERS),
    pull_compensation_mm: text(own.pullMm),
    fill_underlay: flag(own.underlay !== 'light'),
    fill_underlay_row_spacing_mm: text(UNDERLAY_SPACING_MM),
    skip_last: 'True',
  };
}

/** Under what is sewn later it is drawn as far as it is sewn: Ink/Stitch knows of no reach. */
const satinElement = (column: Column, options: SatinOptions): Element => ({
  kind: 'satin',
  column: reachingColumn(column, options),
  parameters: satinColumn(column, options),
});

/** Ink/Stitch, too, tells the spacing on the longer of two rails. */
function satinColumn(column: Column, options: SatinOptions): Parameters {
  const { edgeRunFromMm, zigzagFromMm, zigzagSpacingMm, pullMm, insetMm, splitOverMm } = options;
  const widthMm = column.medianWidthMm;
  const hasEdgeRun = widthMm >= edgeRunFromMm;
  const hasZigzag = widthMm >= zigzagFromMm;
  return {
    satin_column: 'True',
    zigzag_spacing_mm: text(columnSpacing(columnAxisOf(column), options)),
    pull_compensation_mm: text(pullMm),
    center_walk_underlay: flag(!hasEdgeRun),
    contour_underlay: flag(hasEdgeRun),
    ...(hasEdgeRun && { contour_underlay_inset_mm: text(insetMm) }),
    zigzag_underlay: flag(hasZigzag),
    ...(hasZigzag && { zigzag_underlay_spacing_mm: text(zigzagSpacingMm) }),
    // Else its stitches are as long as the column is wide.
    ...(column.maxWidthMm + 2 * pullMm > splitOverMm && {
      max_stitch_length_mm: text(splitOverMm),
      split_method: 'staggered',
    }),
  };
}

function line(widthMm: Mm, lengthMm: Mm): Parameters {
  const length = { running_stitch_length_mm: text(lengthMm) };
  const run = { stroke_method: 'running_stitch', ...length };
  return widthMm < BEAN_FROM_MM || widthMm >= SATIN_LINE_MM
    ? run
    : { ...run, bean_stitch_repeats: '1' };
}

/** Parts of letters with the columns along their strokes; those that are too broad, as fills. */
function letterPieces(shapes: readonly Shape[]): Piece[] {
  return shapes.flatMap((shape): Piece[] => {
    if (shape.kind !== 'area') return choosePieces([shape], true, 'mixed');
    return separateParts([shape]).flatMap((part): Piece[] => {
      if (part.kind !== 'area') return [];
      const plan = finish(planLetter(part.polygon));
      return [plan ? { kind: 'satin', shape: part, plan } : { kind: 'fill', shape: part }];
    });
  });
}
