import {
  boxOf,
  rotation,
  setSewing,
  transformObjects,
  type Chosen,
  type HoopField,
  type Piece,
  type Transform,
} from 'ilmek-engine/piece';

/* Turns of objects, and of a whole piece. */

/** Objects turned, with the rows whose direction was set. @param turn a rotation */
export function turned(piece: Piece, ids: Chosen, turn: Transform): Piece {
  const degrees = (Math.atan2(turn[1], turn[0]) * 180) / Math.PI;
  return ids.reduce(
    (now, id) => {
      const object = now.objects.find((one) => one.id === id);
      const angle = object?.kind === 'shapes' ? object.sewing.angle : undefined;
      if (angle === undefined) return now;
      return setSewing(now, [id], { angle: (((angle + degrees) % 180) + 180) % 180 });
    },
    transformObjects(piece, ids, turn),
  );
}

/** A piece turned on its page, which becomes as large as the turned one. @param degrees clockwise */
export function turnedPage(piece: Piece, degrees: number): Piece {
  const [a, b, c, d] = rotation(degrees, { x: 0, y: 0 });
  const { widthMm, heightMm, objects } = piece;
  const wide = Math.abs(a) * widthMm + Math.abs(c) * heightMm;
  const tall = Math.abs(b) * widthMm + Math.abs(d) * heightMm;
  const x = (wide - a * widthMm - c * heightMm) / 2;
  const y = (tall - b * widthMm - d * heightMm) / 2;
  const ids = objects.map(({ id }) => id);
  return { ...turned(piece, ids, [a, b, c, d, x, y]), widthMm: wide, heightMm: tall };
}

/** Turns that are tried: a field may be taken either way, so a quarter changes nothing. */
const TURNS = [45, 40, 50, 35, 55, 30, 60, 25, 65, 20, 70, 15, 75];

/**
 * The turn by which what is sewn of a piece goes into a field that it is too large for: a long one
 * lies across.
 * @param field what the hoop can sew, either way
 * @param beyond how much farther than its shapes its stitches reach in all, mm
 * @returns degrees clockwise; undefined where none helps
 */
export function turnThatFits(
  piece: Piece,
  { widthMm, heightMm }: HoopField,
  beyond: number,
): number | undefined {
  const sewn = piece.objects.filter(({ hidden }) => !hidden);
  const ids = sewn.map(({ id }) => id);
  const { left, top, right, bottom } = boxOf(sewn);
  // What is longer than the field's diagonal lies in it no way.
  if (Math.max(right - left, bottom - top) > Math.hypot(widthMm, heightMm)) return undefined;
  const [room, length] = sides(widthMm - beyond, heightMm - beyond);
  return TURNS.find((degrees) => {
    const turn = rotation(degrees, { x: left, y: top });
    const box = boxOf(transformObjects({ ...piece, objects: sewn }, ids, turn).objects);
    const [a, b] = sides(box.right - box.left, box.bottom - box.top);
    return a <= room && b <= length;
  });
}

const sides = (a: number, b: number): [short: number, long: number] => (a <= b ? [a, b] : [b, a]);
