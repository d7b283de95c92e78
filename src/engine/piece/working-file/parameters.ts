import { finish } from '../../core/steps.ts';
import { choosePieces, type Piece } from '../../digitize/pieces.ts';
import { separateParts } from '../../digitize/plan.ts';
import { planLetter } from '../../digitize/letters/letter-plan.ts';
import { sewingSettings } from '../../fabrics/index.ts';
import type { Column } from '../../satin/index.ts';
import { SATIN_LINE_MM, type Shape } from '../../shapes.ts';
import { TATAMI_DEFAULTS } from '../../stitch/tatami.ts';
import { RUN_DEFAULTS } from '../../stitch/run.ts';
import type { Mm } from '../../core/units.ts';
import { BEAN_FROM_MM } from '../../digitize/sew-block.ts';
import { chordAngle } from '../guide.ts';
import { angleOf } from '../row-angle.ts';
import { STYLES } from '../stitch-styles.ts';
import type { PlacedObject } from '../place-object.ts';
import type { PieceSettings, ShapesObject } from '../types.ts';

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
 * is sewn as satin comes as its columns.
 */
export function elementsOf(
  { shapes, guide }: PlacedObject,
  { sewing, thread }: ShapesObject,
  settings: PieceSettings,
): Element[] {
  const isGuided = guide !== undefined && (sewing.stitch ?? 'fill') === 'fill';
  const style = isGuided ? 'fill' : sewing.stitch ? STYLES[sewing.stitch] : 'mixed';
  const own = sewingSettings({
    ...settings,
    ...sewing,
    pullMm: sewing.pullMm ?? settings.pullMm,
  });
  const angle = isGuided ? chordAngle(guide) : (sewing.angle ?? angleOf(thread));
  const lineMm = sewing.stitchMm ?? RUN_DEFAULTS.lengthMm;
  const fill = {
    // Copies of the line, as ours.
    ...(isGuided
      ? { fill_method: 'guided_fill', guided_fill_strategy: '0' }
      : { fill_method: 'auto_fill' }),
    // Ours turns clockwise on the screen, Ink/Stitch's against the clock.
    angle: text(((-angle % 180) + 180) % 180),
    row_spacing_mm: text(own.rowSpacingMm),
    max_stitch_length_mm: text(sewing.stitchMm ?? TATAMI_DEFAULTS.stitchMm),
    staggers: text(STAGGERS),
    pull_compensation_mm: text(own.pullMm),
    fill_underlay: flag(own.underlay !== 'light'),
    fill_underlay_row_spacing_mm: text(UNDERLAY_SPACING_MM),
    skip_last: 'True',
  };
  const satin = (widthMm: Mm) => ({
    zigzag_spacing_mm: text(own.satinSpacingMm),
    pull_compensation_mm: text(own.pullMm),
    center_walk_underlay: flag(widthMm < own.satin.edgeRunFromMm),
    contour_underlay: flag(widthMm >= own.satin.edgeRunFromMm),
    zigzag_underlay: flag(widthMm >= own.satin.zigzagFromMm),
  });
  const pieces =
    sewing.stitch === 'letters' ? letterPieces(shapes) : choosePieces(shapes, true, style);
  return pieces.flatMap((piece): Element[] => {
    if (piece.kind === 'fill') {
      return [{ kind: 'fill', rings: piece.shape.polygon.rings, parameters: fill }];
    }
    if (piece.kind === 'line') {
      const { points, closed, widthMm } = piece.shape;
      return [{ kind: 'line', points, closed, widthMm, parameters: line(widthMm, lineMm) }];
    }
    const { columns, uncovered } = piece.plan;
    return [
      ...uncovered.map((polygon): Element => ({
        kind: 'fill',
        rings: polygon.rings,
        parameters: fill,
      })),
      ...columns.map((column): Element => ({
        kind: 'satin',
        column,
        parameters: { satin_column: 'True', ...satin(column.medianWidthMm) },
      })),
    ];
  });
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
