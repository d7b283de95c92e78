import type { Actor } from '../actors.ts';
import { place, type Figure } from '../figure.ts';
import { blossom, diamond, disc } from '../ornament/shapes.ts';
import { stand, type Body, type Stage } from './body.ts';
import { interleave } from './medallion.ts';
import { isUpright } from './row.ts';

/** Columns of a pattern, by how much is drawn. */
const COLUMNS = [3, 4, 4, 5] as const;

/** A half-drop pattern: each column sits half a step lower than the one before. */
export function arrangeRepeat({ actors, inks, chance, detail }: Stage): Body {
  const cast = firstOfEach(interleave(actors));
  const columns = COLUMNS[detail];
  const width = 1.08 * Math.max(...cast.map(({ box }) => box.right - box.left));
  const height = 1.1 * Math.max(...cast.map(({ box }) => box.bottom - box.top));
  const rows = Math.max(3, Math.round((columns * width) / height));
  const turned = chance.variation % 3 === 2;
  const figure: Figure[] = [];
  for (let c = 0; c < columns; c++) {
    const dropped = c % 2 === chance.variation % 2;
    const count = dropped ? rows - 1 : rows;
    for (let r = 0; r < count; r++) {
      const actor = cast[(c + (cast.length > 1 ? r + Math.floor(c / 2) : 0)) % cast.length];
      const x = (c - (columns - 1) / 2) * width;
      const y = (r - (count - 1) / 2) * height;
      const mirror = c % 2 === 1;
      // The second pattern starts with the other column, the third turns every other one over.
      const angle = turned && !isUpright(actor) && r % 2 === 1 ? Math.PI : 0;
      figure.push(stand(actor, { x, y, scale: 0.96, angle, mirror }));
    }
    if (detail > 0 && dropped) figure.push(...ends(c, { columns, rows, width, height }, inks));
  }
  return { figure: figure.flat(), form: 'box' };
}

/** One actor of each subject and colour. */
function firstOfEach(actors: readonly Actor[]): Actor[] {
  const seen = new Set<string>();
  return actors.filter(({ id, figure }) => {
    const key = id + figure.map(({ hex }) => hex).join();
    return !seen.has(key) && seen.add(key);
  });
}

/** Small things fill the half steps at both ends of a dropped column. */
function ends(
  column: number,
  grid: { columns: number; rows: number; width: number; height: number },
  inks: Stage['inks'],
): Figure[] {
  const x = (column - (grid.columns - 1) / 2) * grid.width;
  const y = ((grid.rows - 1) / 2) * grid.height + grid.height * 0.16;
  return [-1, 1].map((side) => [
    ...place(blossom(inks.accent, inks.soft), { x, y: side * y, scale: 0.3 }),
    ...place(disc(inks.leaf), { x: x - 0.26, y: side * y, scale: 0.09 }),
    ...place(disc(inks.leaf), { x: x + 0.26, y: side * y, scale: 0.09 }),
    ...place(diamond(inks.leaf), { x, y: side * (y - 0.28), scale: 0.14 }),
  ]);
}
