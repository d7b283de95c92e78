import type { WordsForm } from '../prompt/plan.ts';
import { heightOf, widthOf, type Box } from '../vector/geometry.ts';
import { seenOn } from './contrast.ts';
import { type Figure, figureBox, mapLines, mapPoints, outlinePoints, place } from './figure.ts';
import { convexHull, enclosingCircle, reachFrom } from './hull.ts';
import { around, line, ribbon } from './ornaments.ts';
import { hexOfLch, lchOfHex } from './recolor.ts';
import type { Inks } from './style.ts';

/*
 * Lettering that a prompt wants on a ribbon, along an arc, around the rest or beside it. It is as
 * large as the form lets it be: small letters are no needle's work.
 */

/** A line of lettering, about 0 across, its baseline on y = 0. */
export type Line = Figure;

/** Bare cloth between the rest and its lettering, beside the rest's radius or height. */
const GAP = 0.09;
const BADGE_GAP = 0.16;
/** Tallest lettering on an arc, beside the radius of what it goes around. */
const MAX_TALL = 0.42;
/** The widest arc of lettering above or below, and of one that goes around, radians. */
const MAX_ARC = 2.3;
const MAX_AROUND = 4.6;

/** A line bent about 0 like a roof: its baseline on a circle of `radius`, its middle at the top. */
export const roofed = (line: Line, radius: number): Figure =>
  bent(line, (x, y) => [x / radius, -(radius - y)]);

/** The same like a bowl: upright at the bottom of the circle. */
export const bowled = (line: Line, radius: number): Figure =>
  bent(line, (x, y) => [-x / radius, radius + y]);

/** Turns x into an angle, and y into what is left of the radius. */
const bent = (line: Line, at: (x: number, y: number) => [turn: number, reach: number]): Figure =>
  mapLines(line, 1, (points) =>
    mapPoints(points, (x, y) => {
      const [turn, reach] = at(x, y);
      return [-reach * Math.sin(turn), reach * Math.cos(turn)];
    }),
  );

interface Round {
  x: number;
  y: number;
  r: number;
}

/** One line along a circle. @param widest radians that it may take */
function along(
  set: Line,
  { x, y, r }: Round,
  { above, widest, gap = GAP }: { above: boolean; widest: number; gap?: number | undefined },
): Figure {
  const { left, right, top, bottom } = figureBox(set);
  const [wide, tall] = [right - left, bottom - top];
  // A roof rests on its lowest letters, a bowl holds its tallest.
  const from = r * (1 + gap);
  const depth = above ? Math.max(0, bottom) : -top;
  const most = (MAX_TALL * r) / tall;
  const scale = Math.min(most, (widest * from) / Math.max(1e-6, wide - widest * depth));
  const radius = from + depth * scale;
  const placed = place(set, { scale });
  return place(above ? roofed(placed, radius) : bowled(placed, radius), { x, y });
}

/** What a composition is gone around as: a circle near to its outline. */
function roundOf(figure: Figure): Round {
  const { x, y, r } = enclosingCircle(convexHull(outlinePoints(figure)));
  return { x, y, r };
}

/** Letters on what is dark. */
const IVORY = '#f9f1e2';

/** What a badge has around its middle and around its lettering: lines of this width beside its radius. */
const RING_WIDTH = 0.045;

function badgeRings({ x, y, r }: Round, lettering: Figure, { line: hex }: Inks): Figure {
  const reach = reachFrom(outlinePoints(lettering), x, y);
  return [r * 1.03, reach + 0.09 * r].map(
    (radius) =>
      place(
        [
          line(
            around(120, () => radius),
            RING_WIDTH * r,
            hex,
            true,
          ),
        ],
        { x, y },
      )[0],
  );
}

/** Lettering on a ribbon, about 0, its letters `tall`. @param color of the ribbon's face */
export function onRibbon(line: Line, inks: Inks, color?: string): Figure {
  const { left, right, top, bottom } = figureBox(line);
  const tall = bottom - top;
  const centred = place(line, { x: -(left + right) / 2, y: -(top + bottom) / 2 });
  const wide = Math.max(right - left + 0.9 * tall, 2.6 * tall);
  const face = color ?? paleOf(inks.soft);
  const band = ribbon(wide, tall * 1.6, face, color ? deeper(color) : inks.soft);
  const dark = lchOfHex(face)[0] < 0.66;
  const letters = centred.map((piece) => ({
    ...piece,
    hex: dark ? IVORY : seenOn(piece.hex, face),
    onTop: true,
  }));
  return [...band, ...letters];
}

/** The face of a ribbon: a colour so pale that letters stand out on it. */
export function paleOf(hex: string): string {
  const [, C, h] = lchOfHex(hex);
  return hexOfLch([0.95, Math.min(0.05, C * 0.35), h]);
}

function deeper(hex: string): string {
  const [L, C, h] = lchOfHex(hex);
  return hexOfLch([Math.max(0.16, L - 0.16), C, h]);
}

/** A ribbon is broader than what it goes with by this; it laps over its foot by this share. */
const RIBBON_SHARE = 1.15;
const LAPS = 0.06;
/** The tallest ribbon, beside the composition's height. */
const MAX_RIBBON = 0.34;

/** How lettering is wanted. */
interface WantedForm {
  form: WordsForm;
  above: boolean;
  color: string | undefined;
  /** What it goes with is small beside it. */
  large: boolean | undefined;
}

/** Height of lettering beside what it goes with, and beside what is small. */
const BESIDE_SHARE = 0.62;
const LARGE_SHARE = 0.8;

/** A composition with lettering in the form asked for. @param lines one a string */
export function withForm(
  figure: Figure,
  lines: readonly Line[],
  { form, above, color, large }: WantedForm,
  inks: Inks,
): Figure {
  const box = figureBox(figure);
  switch (form) {
    case 'arc':
    case 'around':
    case 'badge': {
      const round = roundOf(figure);
      const isAround = form !== 'arc';
      // Two strings go around on both sides, as on a badge.
      // On an arc goes the longest of several; the others stand straight on the other side.
      const wide = (one: Line): number => widthOf(figureBox(one));
      const bent = isAround ? lines : [lines.reduce((a, b) => (wide(b) > wide(a) ? b : a))];
      const rings = bent.map((one, k) =>
        along(one, round, {
          above: lines.length > 1 && isAround ? k === 0 : above,
          widest: isAround && lines.length === 1 ? MAX_AROUND : MAX_ARC,
          gap: form === 'badge' ? BADGE_GAP : undefined,
        }),
      );
      const lettering = rings.flat();
      const disc = form === 'badge' ? badgeRings(round, lettering, inks) : [];
      const rest = lines.filter((one) => !bent.includes(one));
      return [...figure, ...lettering, ...disc, ...straightBelow(rest, box, above)];
    }
    case 'ribbon': {
      const band = onRibbon(oneLine(lines), inks, color);
      const own = figureBox(band);
      const wide = Math.max(widthOf(box), 0.8 * heightOf(box)) * RIBBON_SHARE;
      const scale = Math.min(wide / widthOf(own), (MAX_RIBBON * heightOf(box)) / heightOf(own));
      const placed = place(band, { scale });
      const { top, bottom } = figureBox(placed);
      const laps = LAPS * heightOf(box);
      const y = above ? box.top + laps - bottom : box.bottom - laps - top;
      return [...figure, ...place(placed, { x: (box.left + box.right) / 2, y })];
    }
    case 'beside': {
      const block = stacked(lines);
      const own = figureBox(block);
      const scale = large
        ? (LARGE_SHARE * heightOf(box)) / heightOf(own)
        : Math.min(
            (BESIDE_SHARE * heightOf(box)) / heightOf(own),
            (1.5 * Math.max(widthOf(box), heightOf(box))) / widthOf(own),
          );
      const placed = place(block, { scale });
      const { left, top, bottom } = figureBox(placed);
      const x = box.right + GAP * heightOf(box) - left;
      return [...figure, ...place(placed, { x, y: (box.top + box.bottom - top - bottom) / 2 })];
    }
  }
}

/** Height of what stands straight beside an arc, beside that of the composition. */
const STRAIGHT_SHARE = 0.22;

/** What is on no arc, where that is not. */
function straightBelow(lines: readonly Line[], box: Box, above: boolean): Figure {
  if (lines.length === 0) return [];
  const block = stacked(lines);
  const own = figureBox(block);
  const scale = Math.min(
    (STRAIGHT_SHARE * lines.length * heightOf(box)) / heightOf(own),
    widthOf(box) / widthOf(own),
  );
  const placed = place(block, { scale });
  const { left, right, top, bottom } = figureBox(placed);
  const gap = GAP * heightOf(box);
  const y = above ? box.bottom + gap - top : box.top - gap - bottom;
  return place(placed, { x: (box.left + box.right - left - right) / 2, y });
}

/** Lettering by itself in its form, where there is nothing else. */
export function formAlone(
  lines: readonly Line[],
  form: WordsForm | undefined,
  color: string | undefined,
  inks: Inks,
): Figure | undefined {
  if (form === 'ribbon') return onRibbon(oneLine(lines), inks, color);
  if (form !== 'arc' && form !== 'around') return undefined;
  const rows = lines.map((line, k) => {
    const radius = (0.62 * widthOf(figureBox(line))) / (lines.length > 1 ? 1 : 0.9);
    return k === 0 ? roofed(line, radius) : place(bowled(line, radius), {});
  });
  return rows.flat();
}

/** Strings one after the other. */
const oneLine = (lines: readonly Line[]): Line =>
  strung(lines, 0.5, ({ left, right }) => [left, right], 'x');

/** Strings under each other, as tall as each other. */
const stacked = (lines: readonly Line[]): Figure =>
  strung(lines, 0.28, ({ top, bottom }) => [top, bottom], 'y');

/** Strings one after the other along an axis. @param extent from where to where one reaches on it */
function strung(
  lines: readonly Line[],
  gap: number,
  extent: (box: ReturnType<typeof figureBox>) => [from: number, to: number],
  axis: 'x' | 'y',
): Figure {
  let pen = 0;
  return lines.flatMap((line) => {
    const [from, to] = extent(figureBox(line));
    const moved = place(line, { [axis]: pen - from });
    pen += to - from + gap;
    return moved;
  });
}
