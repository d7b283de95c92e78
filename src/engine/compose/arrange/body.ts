import { hash01 } from '../../core/hash.ts';
import type { PromptPlan } from '../../prompt/plan.ts';
import { type Actor, copiesOf } from '../actors.ts';
import { type Figure, figureBox, outlinePoints, place, type Placing } from '../figure.ts';
import { type Circle, hullGap, placeHull, reachFrom } from '../hull.ts';
import type { Inks } from '../style.ts';

/** Repeatable choice: the same prompt and variation always draw the same numbers. */
export interface Chance {
  /** In [0, 1), by a number that names what it is for. */
  at: (salt: number) => number;
  /** Between `low` and `high`. */
  between: (salt: number, low: number, high: number) => number;
  variation: number;
}

/** FNV-1a, 32 bits (Fowler, Noll and Vo). */
function hashText(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return h >>> 0;
}

/** Keyed by what the prompt asks for, not by how it was typed. */
export function createChance(plan: PromptPlan, variation: number): Chance {
  const { subjects, words, arrangement, colors } = plan;
  const asked = subjects.map(({ motif, count, size, place, relation }) =>
    relation ? [motif, count, size, place, relation] : [motif, count, size, place],
  );
  const key = hashText(JSON.stringify([asked, words, arrangement, colors])) ^ (variation * 0x9e37);
  const at = (salt: number): number => hash01(key, salt);
  return {
    at,
    between: (salt, low, high) => low + (high - low) * at(salt),
    variation,
  };
}

/*
 * What every arrangement is given and gives. Its unit is the visual size of one
 * normal subject.
 */

export interface Stage {
  actors: readonly Actor[];
  /** Lettering that may be set in the middle, about 0, 1 wide. */
  words: Figure | undefined;
  inks: Inks;
  chance: Chance;
  /** 0 to 3: how much is drawn. */
  detail: number;
  /** Leaves, ties and the like are asked for: by a word for the arrangement, or by much detail. */
  ornate: boolean;
  /** Flowers without leaves are asked for: none are filled in between them. */
  leafless?: boolean;
  /** No ribbon is wanted: a bouquet's stems are held by nothing that is seen. */
  tieless?: boolean;
}

/** A composition without its frame. */
export interface Body {
  figure: Figure;
  /** Whether a round frame suits it, or only a box. */
  form: 'round' | 'box';
  /** The words are in it already. */
  hasWords?: boolean;
  /** It is a ring of leaves already. */
  ring?: boolean;
}

export const stand = (actor: Actor, spot: Placing): Figure => place(actor.figure, spot);

export const spotHull = (actor: Actor, spot: Placing): Float64Array => placeHull(actor.hull, spot);

/** Parts of a subject that is better drawn larger and fewer times: each copy costs several cuts. */
const INTRICATE = 7;

/** Whether a subject has many parts. */
export const isIntricate = ({ figure }: Actor): boolean => figure.length >= INTRICATE;

/** The least distance between any two of some hulls. */
export function leastGap(hulls: readonly Float64Array[]): number {
  let least = Infinity;
  for (let i = 0; i < hulls.length; i++) {
    for (let j = i + 1; j < hulls.length; j++) least = Math.min(least, hullGap(hulls[i], hulls[j]));
  }
  return least;
}

/** A figure moved and scaled so that it fits a circle, its box in the middle. */
export function fitCircle(figure: Figure, { x, y, r }: Circle): Figure {
  const box = figureBox(figure);
  const cx = (box.left + box.right) / 2;
  const cy = (box.top + box.bottom) / 2;
  const scale = r / (reachFrom(outlinePoints(figure), cx, cy) || 1);
  return place(figure, { x: x - cx * scale, y: y - cy * scale, scale });
}

/** Figures side by side (or under each other), their boxes `gap` apart, centred across. */
export function lineUp(figures: readonly Figure[], gap: number, down = false): Figure {
  const boxes = figures.map(figureBox);
  const sizes = boxes.map((b) => (down ? b.bottom - b.top : b.right - b.left));
  let at = -(sizes.reduce((sum, s) => sum + s, 0) + gap * (figures.length - 1)) / 2;
  return figures.flatMap((figure, i) => {
    const { left, top, right, bottom } = boxes[i];
    const move = down
      ? { x: -(left + right) / 2, y: at - top }
      : { x: at - left, y: -(top + bottom) / 2 };
    at += sizes[i] + gap;
    return place(figure, move);
  });
}

/** Puts first what is to stand in the middle: out of a list, its items from the middle outward. */
export function fromMiddle<T>(items: readonly T[]): T[] {
  const out: T[] = [];
  items.forEach((item, i) => (i % 2 === 0 ? out.push(item) : out.unshift(item)));
  return out;
}

/** Subjects by turns, as evenly as their counts allow. */
export function interleave(actors: readonly Actor[]): Actor[] {
  return actors
    .map((actor, i) => {
      const before = copiesOf(actor, actors.slice(0, i));
      return { actor, at: (before + 0.5) / copiesOf(actor, actors) };
    })
    .toSorted((p, q) => p.at - q.at || p.actor.subject - q.actor.subject)
    .map(({ actor }) => actor);
}
