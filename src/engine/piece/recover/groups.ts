import type { Mm } from '../../core/units.ts';
import { boxesMeet, linesBox } from '../../vector/geometry.ts';
import { isCover, pointsOf, type CoverItem, type Item } from './items.ts';
import { angleOf, areasOf, columnOf, evenness, isSatin, stitchOf } from './shapes.ts';
import { fitObject } from './try-object.ts';

/** Rows of one fill: so much may their directions differ, degrees, and their distances by this factor. */
const SAME_ANGLE = 4;
const SAME_SPACING = 1.3;
/** Strokes that agree so well in direction may be rows. */
const PARALLEL = 0.97;
const TOUCH_MM: Mm = 0.8;

/** What covers, in its order: the parts of one fill together. */
export function groupItems(items: readonly Item[]): CoverItem[][] {
  const groups: CoverItem[][] = [];
  for (const item of items) {
    if (!isCover(item)) continue;
    const open = groups.at(-1);
    if (open && belongsTo(open, item)) open.push(item);
    else groups.push([item]);
  }
  return groups;
}

function belongsTo(group: readonly CoverItem[], item: CoverItem): boolean {
  const [first] = group;
  if (first.run.block !== item.run.block || first.run.section !== item.run.section) return false;
  if (group.every(({ sweep }) => isSatin(sweep)) && isSatin(item.sweep)) return false;
  const strokes = group.flatMap(({ sweep }) => sweep.strokes);
  if (evenness(strokes) < PARALLEL || evenness(item.sweep.strokes) < PARALLEL) return false;
  const off = Math.abs(angleOf(strokes) - angleOf(item.sweep.strokes));
  if (Math.min(off, 180 - off) > SAME_ANGLE) return false;
  const ratio = first.sweep.advanceMm / item.sweep.advanceMm;
  if (ratio > SAME_SPACING || ratio < 1 / SAME_SPACING) return false;
  const box = linesBox([pointsOf(item)]);
  return group.some((other) => boxesMeet(linesBox([pointsOf(other)]), box, TOUCH_MM));
}

/** Makes one object of a group, or of each of its parts, where it covers then what the file does. */
export function rebuild(group: readonly CoverItem[]): void {
  const sweeps = group.map(({ sweep }) => sweep);
  const halfMm = Math.max(...group.map((item) => item.halfMm));
  const asColumn = group.length === 1 && isSatin(sweeps[0]);
  const stitchMm = asColumn ? undefined : stitchOf(group);
  const build = (leftMm: Mm, rightMm: Mm) =>
    asColumn ? columnOf(sweeps[0], leftMm, rightMm) : areasOf(sweeps, stitchMm, leftMm);
  const fit = fitObject(build, group.map(pointsOf), halfMm);
  if (fit && asColumn) {
    const { run, to } = group[0];
    fit.rebuilt.sewing.entry = { x: run.points[2 * to], y: run.points[2 * to + 1] };
  }
  if (fit) {
    group.forEach((item, i) => (item.as = i === 0 ? fit.rebuilt : 'part'));
  } else if (group.length > 1) for (const item of group) rebuild([item]);
}

/** Rows farther apart let the cloth show, and thread of another colour. */
const OPEN_ROWS_MM: Mm = 0.3;
/** Areas that overlap by less only meet. */
const OVERLAP_MM: Mm = 3;

/**
 * Open rows of two colours over each other mix by where they lie: what was made of them is given up,
 * or the rows of one would come to lie on those of the other.
 */
export function keepMixedRows(groups: readonly (readonly CoverItem[])[]): void {
  const open = groups
    .filter(([{ as, sweep }]) => isFill(as) && sweep.advanceMm > OPEN_ROWS_MM)
    .map((group) => ({ group, box: linesBox(group.map(pointsOf)) }));
  const mixed = open.filter((one) =>
    open.some(
      (other) =>
        one.group[0].run.block !== other.group[0].run.block &&
        boxesMeet(one.box, other.box, -OVERLAP_MM),
    ),
  );
  for (const { group } of mixed) for (const item of group) item.as = undefined;
}

const isFill = (as: Item['as']): boolean => typeof as === 'object' && as.sewing.stitch === 'fill';
