import { EngineError } from '../core/errors.ts';
import type { Mm } from '../core/units.ts';
import type { Position } from './types.ts';

/*
 * A guide line bends the rows of a fill: each is the line itself, moved aside. Seen along the chord
 * from its first point to its last one, a place lies so far along the line, and so far beside it.
 * In these two lengths the rows are straight.
 */

/** From the page to where the rows are straight and level, and back: x and y in turn, mm. */
export interface Bend {
  straighten: (line: ArrayLike<number>) => Float64Array;
  bend: (line: ArrayLike<number>) => Float64Array;
  /** Of the rows where they turn the most. */
  leastRadiusMm: Mm;
}

/** The most points of a guide line. */
export const MAX_GUIDE_POINTS = 200;
/** A line climbs by so much at most, from its chord: steeper, and its rows would crowd. */
const MAX_CLIMB = Math.tan((60 * Math.PI) / 180);
/** Shorter lines say nothing of a direction, mm. */
const MIN_CHORD_MM: Mm = 0.5;
/** Between two places of the line that are looked up, mm. */
const STEP_MM: Mm = 0.2;

/** A guide line in the frame of its chord. */
interface Chord {
  origin: Position;
  cos: number;
  sin: number;
  /** Where its points lie along the chord, and beside it. */
  along: number[];
  beside: number[];
}

/**
 * Whether rows can follow a line: it goes on along its chord, and nowhere climbs by more than 60°.
 * @throws EngineError `bad-options` with the reason
 */
export function checkGuide(guide: readonly Position[]): void {
  const fail = (message: string): never => {
    throw new EngineError('bad-options', 'guide line', message);
  };
  if (guide.length < 2) fail('a guide line has two points or more');
  if (guide.length > MAX_GUIDE_POINTS) fail(`a guide line has ${MAX_GUIDE_POINTS} points at most`);
  const { along, beside } = chordOf(guide);
  if (!(along[along.length - 1] >= MIN_CHORD_MM)) fail('the line is too short');
  for (let i = 1; i < along.length; i++) {
    const [step, climb] = [along[i] - along[i - 1], beside[i] - beside[i - 1]];
    if (!(step > 0) || Math.abs(climb) > MAX_CLIMB * step) {
      fail('the line turns too far: rows can follow a bow, not a hook');
    }
  }
}

/** Whether rows can follow a line. */
export function isGuide(guide: readonly Position[]): boolean {
  try {
    checkGuide(guide);
    return true;
  } catch {
    return false;
  }
}

function chordOf(guide: readonly Position[]): Chord {
  const [origin, last] = [guide[0], guide[guide.length - 1]];
  const length = Math.hypot(last.x - origin.x, last.y - origin.y) || 1;
  const [cos, sin] = [(last.x - origin.x) / length, (last.y - origin.y) / length];
  const along = guide.map(({ x, y }) => (x - origin.x) * cos + (y - origin.y) * sin);
  const beside = guide.map(({ x, y }) => (y - origin.y) * cos - (x - origin.x) * sin);
  return { origin, cos, sin, along, beside };
}

/** Direction of a line's chord, degrees clockwise on screen from the x axis, 0 to 180. */
export function chordAngle(guide: readonly Position[]): number {
  const { cos, sin } = chordOf(guide);
  return ((Math.atan2(sin, cos) * 180) / Math.PI + 360) % 180;
}

/**
 * The line as rows follow it, without corners: x and y in turn, mm.
 * @param beyondMm how far it goes on at its ends
 */
export function guideLine(guide: readonly Position[], beyondMm: Mm = 0): Float64Array {
  const bow = bowOf(chordOf(guide));
  const count = Math.max(2, Math.ceil(bow.end / (5 * STEP_MM)) + 1);
  const places = Array.from({ length: count }, (_, i) => bow.end * (i / (count - 1)));
  if (beyondMm > 0) places.unshift(-beyondMm);
  if (beyondMm > 0) places.push(bow.end + beyondMm);
  return Float64Array.from(places.flatMap((u) => bow.onPage(u, 0)));
}

/** @param guide one that `checkGuide` takes */
export function bendAlong(guide: readonly Position[]): Bend {
  const bow = bowOf(chordOf(guide));
  const { lengths } = bow;
  const end = lengths[lengths.length - 1];
  const eachPoint = (
    line: ArrayLike<number>,
    move: (a: number, b: number) => readonly [number, number],
  ): Float64Array => {
    const moved = new Float64Array(line.length);
    for (let i = 0; i < line.length; i += 2) {
      [moved[i], moved[i + 1]] = move(line[i], line[i + 1]);
    }
    return moved;
  };
  /** How far along the line a place of the chord is. */
  const lengthAt = (u: Mm): Mm => {
    if (u <= 0) return u * bow.stretch[0];
    if (u >= bow.end) return end + (u - bow.end) * bow.stretch[1];
    const at = (u / bow.end) * (lengths.length - 1);
    const i = Math.min(lengths.length - 2, Math.floor(at));
    return lengths[i] + (lengths[i + 1] - lengths[i]) * (at - i);
  };
  const placeAt = (length: Mm): Mm => {
    if (length <= 0) return length / bow.stretch[0];
    if (length >= end) return bow.end + (length - end) / bow.stretch[1];
    let [low, high] = [0, lengths.length - 1];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (lengths[middle] <= length) low = middle;
      else high = middle;
    }
    const part = (length - lengths[low]) / (lengths[high] - lengths[low]);
    return (bow.end * (low + part)) / (lengths.length - 1);
  };
  return {
    straighten: (line) =>
      eachPoint(line, (x, y) => {
        const [u, v] = bow.onChord(x, y);
        return [lengthAt(u), v - bow.heightAt(u)];
      }),
    bend: (line) => eachPoint(line, (length, beside) => bow.onPage(placeAt(length), beside)),
    leastRadiusMm: bow.leastRadiusMm,
  };
}

/** A smooth line through the points of a guide, as a height over each place of its chord. */
interface Bow {
  end: Mm;
  /** Along the line up to places of its chord that lie evenly. */
  lengths: Float64Array;
  leastRadiusMm: Mm;
  /** Length of the line by that of its chord, before its first point and after its last one. */
  stretch: readonly [number, number];
  heightAt: (u: Mm) => Mm;
  onChord: (x: Mm, y: Mm) => [u: Mm, v: Mm];
  /** @param beside how far beside the line */
  onPage: (u: Mm, beside: Mm) => [x: Mm, y: Mm];
}

function bowOf({ origin, cos, sin, along, beside }: Chord): Bow {
  const end = along[along.length - 1];
  const count = Math.max(2, Math.ceil(end / STEP_MM) + 1);
  const heights = heightsOf(along, beside, count);
  const climbs = [climbAt({ along, beside }, 0), climbAt({ along, beside }, along.length - 1)];
  const heightAt = (u: Mm): Mm => {
    // Beyond its ends the line goes straight on.
    if (u <= 0) return u * climbs[0];
    if (u >= end) return (u - end) * climbs[1];
    const at = (u / end) * (count - 1);
    const i = Math.min(count - 2, Math.floor(at));
    return heights[i] + (heights[i + 1] - heights[i]) * (at - i);
  };
  const lengths = new Float64Array(count);
  for (let i = 1; i < count; i++) {
    lengths[i] = lengths[i - 1] + Math.hypot(end / (count - 1), heights[i] - heights[i - 1]);
  }
  return {
    end,
    lengths,
    stretch: [Math.hypot(1, climbs[0]), Math.hypot(1, climbs[1])],
    leastRadiusMm: leastRadius(heights, end / (count - 1)),
    heightAt,
    onChord: (x, y) => {
      const [dx, dy] = [x - origin.x, y - origin.y];
      return [dx * cos + dy * sin, dy * cos - dx * sin];
    },
    onPage: (u, aside) => {
      const v = heightAt(u) + aside;
      return [origin.x + u * cos - v * sin, origin.y + u * sin + v * cos];
    },
  };
}

/** How steep a line is at one of its points. */
function climbAt({ along, beside }: { along: readonly Mm[]; beside: readonly Mm[] }, i: number) {
  const [a, b] = [Math.max(0, i - 1), Math.min(along.length - 1, i + 1)];
  return (beside[b] - beside[a]) / (along[b] - along[a]);
}

function leastRadius(heights: Float64Array, step: Mm): Mm {
  let sharpest = 0;
  for (let i = 1; i < heights.length - 1; i++) {
    const climb = (heights[i + 1] - heights[i - 1]) / (2 * step);
    const turn = (heights[i + 1] - 2 * heights[i] + heights[i - 1]) / step ** 2;
    sharpest = Math.max(sharpest, Math.abs(turn) / (1 + climb ** 2) ** 1.5);
  }
  return 1 / sharpest;
}

/** Heights at places that lie evenly, on cubics through the points (Catmull and Rom 1974). */
function heightsOf(along: readonly Mm[], beside: readonly Mm[], count: number): Float64Array {
  const last = along.length - 1;
  const heights = new Float64Array(count);
  let i = 0;
  for (let k = 1; k < count - 1; k++) {
    const u = (along[last] * k) / (count - 1);
    while (i < last - 1 && along[i + 1] <= u) i++;
    const h = along[i + 1] - along[i];
    const t = (u - along[i]) / h;
    const [a, b] = [beside[i], beside[i + 1]];
    const [m, n] = [i, i + 1].map((at) => climbAt({ along, beside }, at) * h);
    heights[k] =
      (1 + 2 * t) * (1 - t) ** 2 * a +
      t * (1 - t) ** 2 * m +
      t * t * (3 - 2 * t) * b +
      t * t * (t - 1) * n;
  }
  return heights;
}
