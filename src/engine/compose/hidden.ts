import { heightOf, widthOf } from '../vector/geometry.ts';
import { contains } from '../vector/rings.ts';
import { figureBox, silhouette, type Figure } from './figure.ts';

/* How much of one thing is hidden by another: of two that lie beside each other both are to be read. */

/** Looks across and down. */
const LOOKS = 18;

/** The share of a figure that lies behind another one, 0 to 1. */
export function hiddenShare(below: Figure, above: Figure): number {
  const box = figureBox(below);
  const over = figureBox(above);
  if (over.left >= box.right || over.right <= box.left) return 0;
  if (over.top >= box.bottom || over.bottom <= box.top) return 0;
  const [under, cover] = [below, above].map((figure) =>
    silhouette(figure, 1e-3).flatMap(({ rings }) => rings),
  );
  const isIn = (rings: typeof under, x: number, y: number): boolean =>
    rings.filter((ring) => contains(ring, x, y)).length % 2 === 1;
  let [all, hidden] = [0, 0];
  for (let i = 0; i < LOOKS; i++) {
    for (let j = 0; j < LOOKS; j++) {
      const x = box.left + ((i + 0.5) / LOOKS) * widthOf(box);
      const y = box.top + ((j + 0.5) / LOOKS) * heightOf(box);
      if (!isIn(under, x, y)) continue;
      all++;
      if (isIn(cover, x, y)) hidden++;
    }
  }
  return all > 0 ? hidden / all : 0;
}
