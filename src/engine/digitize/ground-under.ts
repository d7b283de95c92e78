import { oklabFromHex } from '../color/oklab.ts';
import type { Mm } from '../core/units.ts';
import { shinesThrough } from '../inspect/check-travel.ts';
import type { AreaShape, ShapeSet } from '../shapes.ts';
import { createCoverMap, forEachCell, coverArea, type CoverMap } from '../stitch/cover-map.ts';
import { polygonArea, ringBox, type Ring } from '../vector/geometry.ts';
import { fitsDisc } from '../vector/inner-disc.ts';
import { insideIndex } from '../vector/inside-index.ts';
import { coveredRings, isArea } from './footprint.ts';
import { allTextLines } from './letters/text-lines.ts';
import type { Block } from './tile-order.ts';

/*
 * Letters and lines on a ground of one colour: a digitizer sews the ground whole, and the strokes
 * upon it. Tiles leave it out under each of them, so that the inside of an O would be an island of
 * its own, to be reached by a cut, and every edge of a letter a seam that pull may open.
 */

/** What is wider stays out of the ground: under it, it would be thread for nothing. */
const STROKE_MM: Mm = 4;
/** Satin with its underlay hides what is darker up to this width; around counters, which are up to so large. */
const LIGHT_STROKE_MM: Mm = 2.4;
const LIGHT_LETTER_MM: Mm = 3;
const COUNTER_MM: Mm = 10;
/** Of what lies in a hole, this share may be neither covered later nor the ground itself. */
const OTHER_SHARE = 0.04;

/** So much of what covers a hole is letters, where these lie in it. */
const LETTERS_SHARE = 0.9;

/**
 * Blocks of tiles in which grounds go on under strokes that are sewn later, and take the islands
 * inside them along. Under a cover that would let them shine through they do not, but for lines of
 * text and strokes of satin around an island: a ground left out under each letter is bare around its
 * serifs, and pierced twice at its edges, and the inside of an O, sewn for itself, is seen to be.
 */
export function layGrounds(blocks: readonly Block[], set: ShapeSet): Block[] {
  const cover = createCoverMap(set.widthMm, set.heightMm);
  blocks.forEach(({ shapes }, i) => {
    for (const shape of shapes) coverArea(cover, coveredRings(shape), i);
  });
  const letters = lettersOf(blocks, cover);
  const lightness = blocks.map(({ thread }) => oklabFromHex(set.threads[thread].hex)[0]);
  return blocks.map(({ thread, shapes }, index) => {
    const hides = lightness.map((over) => !shinesThrough(lightness[index], over));
    const areas = shapes.filter(isArea);
    const gone = new Set<AreaShape>();
    const whole = new Map<AreaShape, Ring[]>();
    const keptHoles = ({ polygon: { rings } }: AreaShape): Ring[] =>
      rings.slice(1).flatMap((hole) => {
        const inside = areas.filter((other) => liesIn(other, hole));
        // What lies in a hole of another island stays with that.
        const islands = inside.filter(
          (one) => !inside.some((other) => other !== one && liesIn(one, other.polygon.rings[0])),
        );
        const isText = holdsLetters(cover, index, hole, letters);
        const isSatin =
          isText || (islands.length > 0 && isStroke(hole, islands, lightStroke(islands)));
        const goesOn =
          (isText || islands.length > 0) &&
          isStroke(hole, islands, STROKE_MM) &&
          isHidden(cover, index, hole, isSatin ? undefined : hides);
        if (!goesOn) return [hole];
        for (const island of islands) gone.add(island);
        return islands.flatMap(keptHoles);
      });
    // The largest first: what it takes along is looked at with it.
    for (const area of areas.toSorted((a, b) => polygonArea(b.polygon) - polygonArea(a.polygon))) {
      if (gone.has(area)) continue;
      const [outer, ...holes] = area.polygon.rings;
      const kept = keptHoles(area);
      if (kept.some((ring, i) => ring !== holes[i]) || kept.length !== holes.length)
        whole.set(area, [outer, ...kept]);
    }
    return {
      thread,
      shapes: shapes
        .filter((shape) => !isArea(shape) || !gone.has(shape))
        .map((shape) => {
          const rings = isArea(shape) ? whole.get(shape) : undefined;
          return isArea(shape) && rings ? { ...shape, polygon: { rings } } : shape;
        }),
    };
  });
}

/** Whether an area lies in a hole of another, as a tile that does not cross its border. */
export function liesIn({ polygon }: AreaShape, hole: Ring): boolean {
  const [outer] = polygon.rings;
  const [own, around] = [ringBox(outer), ringBox(hole)];
  const fits =
    own.left >= around.left &&
    own.right <= around.right &&
    own.top >= around.top &&
    own.bottom <= around.bottom;
  return fits && insideIndex([[hole]])(outer[0], outer[1]).length > 0;
}

/** Whether what lies between a hole's border and its islands is as narrow as a stroke of some width. */
const isStroke = (hole: Ring, islands: readonly AreaShape[], widthMm: Mm): boolean =>
  !fitsDisc([hole, ...islands.map(({ polygon }) => polygon.rings[0])], widthMm / 2);

const lightStroke = (islands: readonly AreaShape[]): Mm => {
  const areCounters = islands.every(({ polygon }) => {
    const { left, top, right, bottom } = ringBox(polygon.rings[0]);
    return Math.max(right - left, bottom - top) <= COUNTER_MM;
  });
  return areCounters ? LIGHT_LETTER_MM : LIGHT_STROKE_MM;
};

/** 1 for each cell in which a line of text is on top. */
function lettersOf(blocks: readonly Block[], cover: CoverMap): Uint8Array {
  const letters = new Uint8Array(cover.last.length);
  blocks.forEach(({ shapes }, index) => {
    for (const { polygon } of allTextLines(shapes, cover, index).flat()) {
      forEachCell(cover, polygon.rings, (cell) => (letters[cell] = 1));
    }
  });
  return letters;
}

/** Whether what later blocks put into a hole is letters. */
function holdsLetters(cover: CoverMap, index: number, hole: Ring, letters: Uint8Array): boolean {
  let [later, text] = [0, 0];
  forEachCell(cover, [hole], (cell) => {
    if (cover.last[cell] <= index + 1) return;
    later++;
    text += letters[cell];
  });
  return text > 0 && text >= LETTERS_SHARE * later;
}

/**
 * Whether nearly all in a hole is of this block, or lies under a later one that hides it.
 * @param hides of each block; without it, all do
 */
function isHidden(
  cover: CoverMap,
  index: number,
  hole: Ring,
  hides: readonly boolean[] | undefined,
): boolean {
  let [all, other] = [0, 0];
  forEachCell(cover, [hole], (cell) => {
    all++;
    const last = cover.last[cell];
    if (last < index + 1 || (last > index + 1 && hides?.[last - 1] === false)) other++;
  });
  return other <= all * OTHER_SHARE;
}
