import { meanOff, offsOf, type Things } from './lost-things.ts';
import { calmed, withTones } from './skin-tones.ts';
import { threadsOfSpots } from './small-spots.ts';

/*
 * Threads for skin in photographs of many threads. A pale face before a grey wall is nearly as light
 * as it and a little warmer: by area and error alone the wall gets three greys, and the face is sewn
 * in them. Here threads that are hardly missed, such as the second of two blacks, yield to skin. What
 * has skin's colour keeps it while the others settle: it covers little, and would become what lies
 * about it.
 */

/** With fewer threads skin has some already, and wants them in its own tones. */
const MANY = 9;
/** What is gained by a thread counts so many times more for what is surely skin. */
const SKIN = 4;
/** How much a thing must look like skin. */
const LEAST_SKIN = 0.3;
/** Smaller things get no thread for this. */
const LEAST_MM2 = 20;
/** How much the picture must gain, mean distance in the raster's `lab`. */
const LEAST_GAIN = 0.0005;

/** Colours of threads, and which of them stay as they are. */
export interface StartColors {
  /** In the raster's `lab`, three numbers a colour. */
  lab: Float64Array;
  /** Numbers of threads whose colours are not settled on what they cover. */
  held: ReadonlySet<number>;
}

/**
 * A photograph's colours with those of its skin in place of such as are hardly missed: where threads
 * are few, of what skin has in light and shade.
 */
export function withSkin(things: Things, colors: Float64Array, chroma: number): StartColors {
  const count = colors.length / 3;
  const held = new Set<number>();
  const start = { lab: colors.slice(), held };
  if (count < MANY) {
    const lab = withTones(things, colors, chroma);
    return { lab, held: new Set(threadsOfSpots(things, lab)) };
  }
  const calm = { ...things, lab: calmed(things.lab) };
  const off = (lab: Float64Array): number => meanOff(calm, offsOf(calm, calmed(lab), chroma, 1));
  const skins = [...things.skin.keys()].filter(
    (j) => things.skin[j] >= LEAST_SKIN && things.mm2[j] >= LEAST_MM2,
  );
  if (skins.length === 0) return start;
  const colorOf = (j: number): Float64Array => things.lab.subarray(j * 3, j * 3 + 3);
  const now = off(colors);
  const gains = skins.map(
    (j) => (now - off(joined(colors, colorOf(j)))) * (1 + SKIN * things.skin[j]),
  );
  const best = gains.indexOf(Math.max(...gains));
  const skin = colorOf(skins[best]);
  const most = off(joined(colors, skin));
  const rises = Array.from({ length: count }, (_, k) => {
    const others = colors.filter((__, p) => Math.floor(p / 3) !== k);
    return off(joined(others, skin)) - most;
  });
  const yielding = rises.indexOf(Math.min(...rises));
  if (gains[best] < rises[yielding] + LEAST_GAIN) return start;
  start.lab.set(skin, yielding * 3);
  held.add(yielding);
  return start;
}

const joined = (colors: Float64Array, more: Float64Array): Float64Array =>
  Float64Array.from([...colors, ...more]);
