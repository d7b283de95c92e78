/* A piece that is opened from stitches is not sewn as these were: that is told, with figures. */

/** What was found again in stitches. */
export interface FoundAgain {
  /** All that the piece is then made of, stitches that stay as they are among them; 0 where there is nothing else. */
  objects: number;
  /** Of the file or design, all. */
  stitches: number;
  /** What they would be sewn anew, where that is so much worse that the stitches were kept in their place; and how often the file cuts. */
  worse?: { stitches: number; trims: number; trimsBefore: number } | undefined;
}

/** Stitches, and how often the thread is cut. */
interface Sewing {
  stitches: number;
  trims: number;
}

/** Beyond this share of stitches more or fewer objects are not what the file was; so many are no matter. */
const MOST_OTHER = 0.3;
const FEW_STITCHES = 60;
/** The same for trims more: for a stitch, and so many. Each is a tail on the back that the file did not have. */
const MOST_TRIMS = 0.001;
const FEW_TRIMS = 1;

/** Whether objects that were found in stitches are sewn so much worse that the stitches are better kept. */
export const isSewnWorse = (before: Sewing, anew: Sewing): boolean =>
  Math.abs(anew.stitches - before.stitches) > MOST_OTHER * before.stitches + FEW_STITCHES ||
  anew.trims - before.trims > MOST_TRIMS * before.stitches + FEW_TRIMS;

const COUNT = new Intl.NumberFormat('en');

/**
 * In sentences; '' where no object was found, and all stays as it is.
 * @param from what the stitches lay in
 * @param sewn stitches of the piece, once they are known
 */
export function foundAgainWords(
  { objects, stitches, worse }: FoundAgain,
  from: 'file' | 'design',
  sewn?: number,
): string {
  if (objects === 0) return '';
  const found = objects === 1 ? '1 object was' : `${COUNT.format(objects)} objects were`;
  if (worse) {
    return `Its stitches are kept as they are. ${found} found again in them, but sewn anew they would have ${COUNT.format(worse.stitches)} stitches and ${COUNT.format(worse.trims)} trims; the ${from} has ${COUNT.format(stitches)} and ${COUNT.format(worse.trimsBefore)}.`;
  }
  const first =
    from === 'file'
      ? `Opened from stitches: ${found} found again.`
      : `There are stitches alone of this design; from them ${found} found again.`;
  if (sewn === undefined) return first;
  if (sewn === stitches) {
    return `${first} Sewn anew it has as many stitches as the ${from}: ${COUNT.format(sewn)}.`;
  }
  return `${first} Sewn anew it has ${COUNT.format(sewn)} stitches; the ${from} has ${COUNT.format(stitches)}.`;
}
