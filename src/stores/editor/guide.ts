import { boxOf, guideOnPage, guideRows, rowAngle, setSewing } from 'ilmek-engine/piece';
import type { PieceObject, Position } from 'ilmek-engine/piece';
import { bowOf, guideFrom } from '../../lib/editor/guide-line.ts';
import { chosenObjects } from './commands.ts';
import { edit, editChosen } from './edits.ts';

/* The line that the rows of a fill follow. */

/** The one fill that is chosen: its rows can follow a line. */
export function chosenFill(): PieceObject | undefined {
  const [object, other] = chosenObjects();
  return !other && object && isFill(object) && !object.locked ? object : undefined;
}

/** The one object with an area that is chosen: it can be split. */
export function chosenArea(): PieceObject | undefined {
  const [object, other] = chosenObjects();
  return !other && object && hasArea(object) && !object.locked ? object : undefined;
}

const hasArea = (object: PieceObject): boolean =>
  object.kind === 'shapes' && object.shapes.some(({ kind }) => kind === 'area');

/** Whether an object is sewn in rows. */
export const isFill = (object: PieceObject): boolean =>
  object.kind === 'shapes' && hasArea(object) && (object.sewing.stitch ?? 'fill') === 'fill';

/** Lets the rows of the chosen fill follow what a hand has drawn on the page. */
export function guideBy(drawn: readonly Position[]): void {
  const object = chosenFill();
  const guide = guideFrom(drawn);
  if (!object || !guide) return;
  if (guide.kind === 'line') leadBy(guide.points);
  else {
    const sewing = { angle: guide.degrees, guide: undefined };
    editChosen('Angle', (piece, ids) => setSewing(piece, ids, sewing));
  }
}

/** Lets them follow a line through some points of the page. */
export function leadBy(points: readonly Position[]): void {
  const object = chosenFill();
  if (object) edit('Guide line', (piece) => guideRows(piece, object.id, points));
}

/** Bends the rows of the chosen fill to a bow. @param percent its height; undefined: straight rows */
export function bowRows(percent: number | undefined): void {
  const object = chosenFill();
  if (!object) return;
  if (!percent) {
    editChosen('Straight rows', (piece, ids) => setSewing(piece, ids, { guide: undefined }));
    return;
  }
  const { left, top, right, bottom } = boxOf([object]);
  const centre = { x: (left + right) / 2, y: (top + bottom) / 2 };
  const guide = guideOnPage(object);
  const angle = guide ? directionOf(guide) : (rowAngle(object) ?? 0);
  const turn = (angle * Math.PI) / 180;
  const length =
    Math.abs((right - left) * Math.cos(turn)) + Math.abs((bottom - top) * Math.sin(turn));
  leadBy(bowOf({ centre, length, angle }, percent));
}

function directionOf(guide: readonly Position[]): number {
  const [a, b] = [guide[0], guide[guide.length - 1]];
  return (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
}
