import { groupRings } from '../vector/rings.ts';
import type { TextFont } from '../lettering/font.ts';
import { layoutsOf, type TextLayout } from '../lettering/text-layout.ts';
import { figureBox, mapPoints, place, type Figure, type Piece } from './figure.ts';

/** Between strings, in em. */
const LEADING = 0.28;
/** Words in a round room look best about so much wider than tall. */
const STACK_ASPECT = 1.7;
/** A line below a composition is no longer than so many times its height. */
const LONGEST = 9;

/** Words as a figure. */
export interface SetWords {
  /** About 0, 1 wide. */
  figure: Figure;
  lines: number;
}

/**
 * Quoted words about 0, 1 wide: each string a block, under each other.
 * @param stack breaks long strings into lines, for a round room
 * @throws EngineError `bad-options` for a letter that the font lacks
 */
export function setWords(
  words: readonly string[],
  font: TextFont,
  hex: string,
  stack: boolean,
): SetWords {
  let top = 0;
  let lines = 0;
  const set = words.flatMap((text): Figure => {
    const layouts = layoutsOf(text, font);
    const layout = stack
      ? nearestAspect(layouts, STACK_ASPECT)
      : (layouts.find(({ width, height }) => width <= LONGEST * height) ?? layouts.at(-1)!);
    const figure = lettersOf(layout, hex);
    lines += layout.lines;
    const moved = place(figure, {
      x: -(layout.left + layout.width / 2),
      y: top - layout.top,
      scale: 1,
    });
    top += layout.height + LEADING;
    return moved;
  });
  const { left, right, ...box } = figureBox(set);
  const scale = 1 / (right - left);
  const y = (-(box.top + box.bottom) / 2) * scale;
  return { figure: place(set, { x: (-(left + right) / 2) * scale, y, scale }), lines };
}

function nearestAspect(layouts: readonly TextLayout[], wanted: number): TextLayout {
  const off = ({ width, height }: TextLayout): number =>
    Math.abs(Math.log(width / height / wanted));
  return layouts.reduce((best, layout) => (off(layout) < off(best) ? layout : best));
}

function lettersOf({ letters }: TextLayout, hex: string): Figure {
  return letters.flatMap(({ glyph, x, y }) =>
    groupRings(glyph.rings).map(({ rings }): Piece => ({
      kind: 'area',
      hex,
      fine: true,
      polygon: { rings: rings.map((ring) => ring.map((v, i) => v + (i % 2 === 0 ? x : y))) },
    })),
  );
}

/** A line of words bent like a smile, its ends raised, on a circle of `radius`. */
export function bendWords(figure: Figure, radius: number): Figure {
  return mapPoints(figure, 1, (x, y) => {
    const turn = x / radius;
    return [(radius + y) * Math.sin(turn), (radius + y) * Math.cos(turn) - radius];
  });
}
