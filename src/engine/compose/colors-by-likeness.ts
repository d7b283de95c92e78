import { oklabFromHex, type Oklab } from '../color/oklab.ts';
import { colorWeights, type Figure } from './figure.ts';
import { unlikeness } from './thread-colors.ts';

/*
 * Colours that are said of all, "a witch hat, a crow and a moon, purple, orange and black": each thing
 * has one. Who lists colours seldom means their order, and the crow is the black one.
 */

/** More things than these have them in turn: ways grow with a power. */
const MOST_THINGS = 5;
/** So much nearer to their own all together have to be, or they come in the order in which they are said. */
const CLEARLY = 0.3;

/**
 * Which of the colours each thing has, where another order than that of the words is clearly meant.
 * @param figures of the things that have no colour of their own
 * @param colors two or more, hex
 * @returns an index into the colours for each figure; nothing where they come as they are said
 */
export function colorsByLikeness(
  figures: readonly Figure[],
  colors: readonly string[],
): number[] | undefined {
  const isMany = figures.length > MOST_THINGS || colors.length > MOST_THINGS;
  if (figures.length < 2 || isMany) return undefined;
  const labs = colors.map((hex) => oklabFromHex(hex));
  const costs = figures.map((figure) => {
    const own = mainColor(figure);
    return labs.map((lab) => (own ? unlikeness(own, lab) : 0));
  });
  const costOf = (turn: readonly number[]): number =>
    turn.reduce((sum, color, k) => sum + costs[k][color], 0);
  // Where there are as many things as colours, each colour has its thing.
  const uses = Math.min(figures.length, colors.length);
  const inOrder = figures.map((_, k) => k % colors.length);
  let best = inOrder;
  for (let way = 0; way < colors.length ** figures.length; way++) {
    const turn = figures.map((_, k) => Math.floor(way / colors.length ** k) % colors.length);
    if (new Set(turn).size >= uses && costOf(turn) < costOf(best)) best = turn;
  }
  return costOf(inOrder) - costOf(best) > CLEARLY ? best : undefined;
}

/** The colour that covers most of a drawing. */
function mainColor(figure: Figure): Oklab | undefined {
  const [first] = [...colorWeights(figure)].sort((a, b) => b[1] - a[1]);
  return first && oklabFromHex(first[0]);
}
