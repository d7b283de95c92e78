import type { ObjectStitch, PieceObject } from 'ilmek-engine/piece';

/** What people call each kind of stitch. */
export const STITCH_NAMES: Readonly<Record<ObjectStitch, string>> = {
  fill: 'Fill',
  satin: 'Satin',
  letters: 'Lettering',
  running: 'Running stitch',
  bean: 'Bean stitch',
  applique: 'Appliqué',
};

/** As what an object is sewn: chosen, or by its shapes' own form. */
export function kindOf(object: PieceObject): string {
  if (object.kind === 'stitches') return 'Fixed stitches';
  const { stitch } = object.sewing;
  if (stitch) return STITCH_NAMES[stitch];
  const [shape] = object.shapes;
  if (shape?.kind === 'area') return STITCH_NAMES.fill;
  if (shape?.kind === 'column') return STITCH_NAMES.satin;
  return shape && shape.widthMm >= SATIN_LINE_MM ? STITCH_NAMES.satin : STITCH_NAMES.running;
}

/** The engine sews lines at least this wide as satin, mm. */
const SATIN_LINE_MM = 1.1;

/** What an object is called: its name, or as what it is sewn and in which thread. */
export const calledIn = (object: PieceObject): string =>
  object.name || `${kindOf(object)}, ${(object.thread.name || object.thread.hex).toLowerCase()}`;
