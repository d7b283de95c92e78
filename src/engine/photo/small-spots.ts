import type { Cells } from '../picture/clusters.ts';
import { distance } from '../picture/pixels.ts';
import { spotsUnlike } from '../picture/strong-spots.ts';

/*
 * Small spots of a photograph: a cat's nose, the crown of a bird. Among as few colours as things are
 * told apart by, a spot lies with what is a little like it and much larger: then nothing is lost if
 * it gets no thread, and its thread, if it has one, comes to the colour of what else is sewn in it.
 */

/** How unlike all things a spot is (units of `lab`, lightness at half), and how like its thread. */
const UNLIKE = 0.06;
const OWN = 0.06;

/** A picture in squares. */
interface Places {
  /** Three numbers a square. */
  lab: Float32Array;
  /** How many pixels of each count, and of how many it is when all do. */
  pixels: Float32Array;
  side: number;
  /** Squares in a row. */
  width: number;
}

/**
 * Colours of a picture's things, and after them those of its small spots, which stay in what was counted, too.
 * @param least how many squares a spot has at least
 */
export function withSpots({ lab, weight }: Cells, places: Places, least: number): Cells {
  const spots = spotsUnlike(places, places.pixels, lab, { unlike: UNLIKE, least });
  const square = places.side ** 2;
  return {
    lab: Float64Array.from([...lab, ...spots.flatMap((spot) => spot.lab)]),
    weight: Float64Array.from([...weight, ...spots.map(({ pixels }) => pixels * square)]),
  };
}

/**
 * Numbers of the threads that are there for a small spot: it covers little, and its thread would
 * become what else is sewn in it.
 * @param things colours of things, of which the last `spots` are small spots
 * @param colors the threads', in the raster's `lab`
 */
export function threadsOfSpots(
  { lab, spots }: { readonly lab: Float64Array; readonly spots: number },
  colors: Float64Array,
): number[] {
  const found = new Set<number>();
  for (let j = lab.length / 3 - spots; j < lab.length / 3; j++) {
    for (let k = 0; k < colors.length / 3; k++) {
      if (distance(lab, j, colors, k) < OWN) found.add(k);
    }
  }
  return [...found];
}
