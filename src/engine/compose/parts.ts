import type { Box } from '../vector/geometry.ts';
import { polygonArea } from '../vector/geometry.ts';
import type { Composition } from './compose.ts';
import { figureBox, type Piece } from './figure.ts';
import { copiesIn } from './labels.ts';

/*
 * A composition told thing by thing: what stands where, in which threads. It is what somebody sees,
 * whatever the plan says.
 */

/** One copy of a subject on the page. */
export interface Thing {
  /** Index of its subject in the plan. */
  subject: number;
  /** On the page, mm. */
  box: Box;
  /** Areas of its threads, mm², largest first. */
  threads: { hex: string; area: number }[];
  /** Where it lies among all pieces, from the bottom to the top. */
  layer: number;
}

/** What a composition holds. */
export interface Parts {
  things: Thing[];
  /** Of all letters; undefined without. */
  words: Box | undefined;
  /** Areas and lines that neither a subject nor words brought. */
  ornaments: number;
}

/** Takes a composition apart. */
export function partsOf({ set, figure }: Composition): Parts {
  const copies = copiesIn(figure);
  const letters: Piece[] = [];
  let ornaments = 0;
  for (const piece of figure) {
    if (piece.of) continue;
    if (piece.kind === 'area' && piece.fine) letters.push(piece);
    else ornaments++;
  }
  const things = copies.map(({ subject, at }): Thing => {
    const areas = new Map<string, number>();
    for (const i of at) {
      const shape = set.shapes[i];
      if (shape.kind !== 'area') continue;
      const { hex } = set.threads[shape.thread];
      areas.set(hex, (areas.get(hex) ?? 0) + polygonArea(shape.polygon));
    }
    const threads = [...areas].map(([hex, area]) => ({ hex, area }));
    threads.sort((a, b) => b.area - a.area);
    return { subject, box: figureBox(at.map((i) => figure[i])), threads, layer: at.at(-1)! };
  });
  const words = letters.length > 0 ? figureBox(letters) : undefined;
  return { things, words, ornaments };
}
