import { heightOf, widthOf } from '../../vector/geometry.ts';
import { copiesOf, type Actor } from '../actors.ts';
import type { Figure } from '../figure.ts';
import { lineUp } from './body.ts';

/* Things of which none stands before another: two wide ones, and as many of one as of another. */

/** The most things in two rows. */
const MOST = 6;
/** Wider than this beside its height it makes a long thin row with another such. */
const WIDE_ASPECT = 1.6;
const STANDS_ON_GROUND: ReadonlySet<Actor['kind']> = new Set([
  'animal',
  'bird',
  'person',
  'face',
  'vehicle',
  'sea',
  'nature',
] as const);

/** A moustache, a bow tie, a heartbeat: two of these are one over the other. */
export const isFlatAndWide = ({ kind, box }: Actor): boolean =>
  !STANDS_ON_GROUND.has(kind) && widthOf(box) > WIDE_ASPECT * heightOf(box);

/** Two or three each of two things of a size: by turns in two rows, none before another. */
export function inTurns(mains: readonly Actor[]): Figure | undefined {
  const [one] = mains;
  const other = mains.find(({ subject }) => subject !== one.subject);
  const isEven =
    other &&
    mains.length <= MOST &&
    mains.length > 3 &&
    copiesOf(one, mains) + copiesOf(other, mains) === mains.length &&
    copiesOf(one, mains) === copiesOf(other, mains);
  if (!isEven) return undefined;
  const ones = mains.filter(({ subject }) => subject === one.subject);
  const others = mains.filter(({ subject }) => subject === other.subject);
  const rows = [0, 1].map((r) =>
    lineUp(
      ones.map((_, k) => ((k + r) % 2 === 0 ? ones[k] : others[k]).figure),
      0.1,
    ),
  );
  return lineUp(rows, 0.1, true);
}
