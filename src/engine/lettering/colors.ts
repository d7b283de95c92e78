import { oklabFromOklch, type Oklab } from '../color/oklab.ts';
import { limitColors } from '../color/palette.ts';
import type { Thread } from '../core/design.ts';
import type { PaletteName } from '../options.ts';
import { chooseThreads } from '../threads/choose.ts';
import { LETTERING_COLOR_LIMITS } from './options.ts';
import { partition } from './text-layout.ts';

/*
 * What several threads are for. One thread sews a text in one colour. More of them run through
 * it from its first letter to its last, as a space-dyed thread does, from indigo to amber in the
 * classic palette: each has one stretch of the text, so a design of n colours has n - 1 changes.
 * A stretch ends with a word; where there are more threads than words, some end inside one, with
 * a letter. Threads left over when every letter has its own draw echo lines around the text.
 */

/** How a text is coloured. */
export interface TextColors {
  threads: Thread[];
  /** Thread of each letter, in reading order. */
  ofLetter: number[];
  /** Threads of the echo lines, from the letters outward. */
  ofEcho: number[];
}

/** Hue and lightness where the run of colours begins and ends, and how far round it goes. */
const FIRST = { lightness: 0.34, hue: 272 };
const LAST = { lightness: 0.7, hue: 425 };
const CHROMA = 0.145;
/** Two colours span this share of the run; all of them, the whole. */
const MIN_SPAN = 0.5;

/**
 * Threads for a text.
 * @param wordOf number of each letter's word, in reading order
 * @param maxEchoes how many echo lines there may be: threads beyond them are not used
 */
export function colorText(
  wordOf: readonly number[],
  palette: PaletteName,
  colors: number,
  maxEchoes: number,
): TextColors {
  const count = Math.min(limitColors(palette, colors), wordOf.length + maxEchoes);
  const run = colorRun(count);
  const threads = chooseThreads(
    palette,
    run,
    run.map(() => 1),
  );
  const own = Math.min(count, wordOf.length);
  return {
    threads,
    ofLetter: stretches(wordOf, own),
    ofEcho: Array.from({ length: count - own }, (_, i) => own + i),
  };
}

/** Colours one after another on an arc through violet, red and orange. */
function colorRun(count: number): Oklab[] {
  const spread = Math.max(0, count - 2) / (LETTERING_COLOR_LIMITS[1] - 2);
  const span = MIN_SPAN + (1 - MIN_SPAN) * spread;
  return Array.from({ length: count }, (_, i) => {
    const t = count > 1 ? (span * i) / (count - 1) : 0;
    const lightness = FIRST.lightness + (LAST.lightness - FIRST.lightness) * t;
    return oklabFromOklch(lightness, CHROMA, FIRST.hue + (LAST.hue - FIRST.hue) * t);
  });
}

/**
 * Number of the stretch of each letter.
 * @param wordOf number of each letter's word, in reading order
 * @param count of stretches: not more than letters
 */
export function stretches(wordOf: readonly number[], count: number): number[] {
  const words: number[] = [];
  for (const word of wordOf) words[word] = (words[word] ?? 0) + 1;
  const lengths =
    count <= words.length
      ? joined(words, partition(words, 0, count))
      : divided(words, count).flatMap((parts, word) => evenly(words[word], parts));
  return lengths.flatMap((length, stretch) => Array<number>(length).fill(stretch));
}

/** Lengths of runs of words. */
function joined(words: readonly number[], sizes: readonly number[]): number[] {
  let from = 0;
  return sizes.map((size) => words.slice(from, (from += size)).reduce((a, b) => a + b, 0));
}

/** How many stretches each word has: one more at a time for that whose stretches are longest. */
function divided(words: readonly number[], count: number): number[] {
  const parts = words.map(() => 1);
  for (let given = words.length; given < count; given++) {
    const lengths = words.map((letters, word) => letters / parts[word]);
    parts[lengths.indexOf(Math.max(...lengths))]++;
  }
  return parts;
}

const evenly = (letters: number, parts: number): number[] =>
  partition(Array<number>(letters).fill(1), 0, parts);
