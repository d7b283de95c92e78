/* A piece that is opened from stitches is not sewn as these were: that is told, with figures. */

/** What was found again in stitches. */
export interface FoundAgain {
  /** Besides stitches that stay as they are. */
  objects: number;
  /** Of the file or design, all. */
  stitches: number;
}

const COUNT = new Intl.NumberFormat('en');

/**
 * In sentences; '' where no object was found, and all stays as it is.
 * @param from what the stitches lay in
 * @param sewn stitches of the piece, once they are known
 */
export function foundAgainWords(
  { objects, stitches }: FoundAgain,
  from: 'file' | 'design',
  sewn?: number,
): string {
  if (objects === 0) return '';
  const found = objects === 1 ? '1 object was' : `${COUNT.format(objects)} objects were`;
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
