import { contains, offsetRings } from '../../vector/rings.ts';
import type { Ring } from '../../vector/geometry.ts';
import type { Mm } from '../../core/units.ts';
import { ringBetween, turned } from '../../digitize/lines.ts';
import { fitTo, type Inside, place, setInRow, subtractOutline } from '../draw/outlines.ts';
import { rule, star } from '../draw/ornaments.ts';
import { bezier, turn } from '../draw/paths.ts';
import { setLetters } from '../draw/set-letters.ts';
import { letterParts, share, type Layout, type Sheet } from './sheet.ts';

/** Heights in shares of the size, from the middle: the rule under the stars, and the ribbon. */
const CHIEF = -0.275;
const RIBBON = 0.3;
/** Factor on the width of 1 to 4 letters, since a shield is tall. */
const NARROW = [0.9, 0.76, 0.68, 0.62];

/** M4: a shield with stars in its head, a border, and a ribbon across its foot. */
export const badgeStyle: Layout = {
  parts: (count) => [
    ...(['letters', 'frame', 'accent', 'ornament', 'ground', 'bead', 'line'] as const),
    count === 1 ? 'leaf' : 'sides',
  ],
  draw(sheet) {
    const { sizeMm, pen } = sheet;
    const border = share(sizeMm, 0.042, 1.8, 5);
    const outer = shield(sizeMm);
    const [inner] = offsetRings([outer], -border);
    const ribbon = ribbonBand(sizeMm);
    const behind = offsetRings([ribbon], 0.7);
    if (pen.has('ground')) {
      // It reaches a little under the border and the ribbon, no further.
      const [field] = offsetRings([outer], -border + 0.6);
      pen.fill('ground', subtractOutline([field], offsetRings([ribbon], -0.6)));
    }
    drawLetters(sheet, inner);
    drawChief(sheet, inner, border);
    pen.area('frame', subtractOutline(subtractOutline([outer], [inner]), behind));
    drawRibbon(sheet, ribbon, behind);
  },
};

/** A heater shield, its upper edge rising to the middle and to the corners. */
function shield(size: Mm): Ring {
  const w = size * 0.43;
  // prettier-ignore
  const half = bezier([
    0, -size * 0.47,
    w * 0.35, -size * 0.47, w * 0.7, -size * 0.43, w, -size * 0.44,
    w * 1.02, -size * 0.2, w * 1.06, size * 0.02, w * 0.92, size * 0.2,
    w * 0.78, size * 0.37, w * 0.32, size * 0.44, 0, size * 0.52,
  ]);
  const left = turned(Float64Array.from(turn(half, { flip: true })));
  return Float64Array.of(...half, ...left.subarray(2, -2));
}

function drawLetters({ sizeMm, letters, font, pen }: Sheet, inner: Ring): void {
  const pad = share(sizeMm, 0.032, 1.4, 5);
  const [field] = offsetRings([inner], -pad);
  const inside: Inside = (x, y) => contains(field, x, y);
  const room = {
    left: -sizeMm / 2,
    right: sizeMm / 2,
    top: sizeMm * CHIEF + pad,
    bottom: sizeMm * (RIBBON - 0.065) - pad,
  };
  const row = setInRow(font, letters, 0.03).map((outline) =>
    place(outline, [NARROW[letters.length - 1], 1]),
  );
  setLetters(pen, letterParts(letters.length), fitTo(row, room, inside));
}

/** Half the width of a form about the y axis, at a height. */
function halfWidthAt(ring: Ring, y: Mm): Mm {
  let reach = 0;
  for (let i = 0; i < ring.length; i += 2) {
    const j = (i + 2) % ring.length;
    const [ya, yb] = [ring[i + 1], ring[j + 1]];
    if (ya > y === yb > y) continue;
    reach = Math.max(reach, ring[i] + ((ring[j] - ring[i]) * (y - ya)) / (yb - ya));
  }
  return reach;
}

/** Three stars over a rule. */
function drawChief({ sizeMm, pen }: Sheet, inner: Ring, border: Mm): void {
  const y = sizeMm * CHIEF;
  const reach = halfWidthAt(inner, y) + border * 0.3;
  const r = share(sizeMm, 0.05, 2.1, 9);
  const middle = (y - sizeMm * 0.46 + border) / 2;
  star(pen, 'accent', [0, middle - r * 0.1], r * 1.2);
  for (const side of [-1, 1]) star(pen, 'bead', [side * r * 3, middle + r * 0.15], r * 0.95);
  rule(pen, 'line', [-reach, y], [reach, y], share(sizeMm, 0.016, 1.1, 2.2));
}

/** The bowed band of the ribbon. */
function ribbonBand(size: Mm): Ring {
  const [w, h, sag, y] = [size * 0.37, size * 0.115, size * 0.035, size * RIBBON];
  const edge = y - h / 2;
  // prettier-ignore
  const top = bezier([
    -w, edge - sag * 0.5,
    -w * 0.4, edge + sag * 0.7, w * 0.4, edge + sag * 0.7, w, edge - sag * 0.5,
  ]);
  return ringBetween(Float64Array.from(top), Float64Array.from(turn(top, { y: h })));
}

/** The band with three stars of bare fabric in it, and its two ends behind, cut to swallowtails. */
function drawRibbon({ sizeMm, pen }: Sheet, band: Ring, behind: readonly Ring[]): void {
  const [w, h, sag] = [sizeMm * 0.37, sizeMm * 0.115, sizeMm * 0.035];
  const y = sizeMm * RIBBON;
  const [from, end] = [w * 0.8, sizeMm * 0.5];
  // prettier-ignore
  const right = [
    from, y - h * 0.2 - sag * 0.3, end, y - h * 0.36 - sag, end - h * 0.5, y + h * 0.14 - sag,
    end, y + h * 0.64 - sag, from, y + h * 0.8 - sag * 0.3,
  ];
  for (const flip of [false, true]) {
    const tail = Float64Array.from(turn(right, { flip }));
    pen.area('leaf', subtractOutline([tail], [...behind]));
  }
  pen.area('ornament', [band]);
}
