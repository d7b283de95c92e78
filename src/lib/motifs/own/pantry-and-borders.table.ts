import { both, disc, fill, INK, leaf, mirrored, oval, petal, ring, stroke, turned } from './pen.ts';

/* What grows along a border and what stands in a pantry; a racket, a drum and a few things of grandfather's. */

const ORANGE = '#ea7b1f';
const FRESH = '#5a9a3c';

/** A candle of the nine, with its flame. */
const light = (x: number, top: number): string =>
  stroke(INK.cobalt, `M${x} ${top + 4.4}V${top + 8.2}`, 1.3) +
  oval(INK.marigold, x, top + 2.2, 0.8, 1.5);

/** A bell of a foxglove, hanging to one side. */
const bell = (x: number, y: number, size: number, lean: number): string =>
  turned(
    fill(
      INK.cerise,
      `M${x - 0.5 * size} ${y}C${x - 0.9 * size} ${y + 1.2 * size} ${x - size} ${y + 1.8 * size} ${x - 1.1 * size} ${y + 2.3 * size}C${x - 0.4 * size} ${y + 2.7 * size} ${x + 0.4 * size} ${y + 2.7 * size} ${x + 1.1 * size} ${y + 2.3 * size}C${x + size} ${y + 1.8 * size} ${x + 0.9 * size} ${y + 1.2 * size} ${x + 0.5 * size} ${y}Z`,
    ) + oval(INK.blush, x, y + 2.2 * size, 0.8 * size, 0.34 * size),
    lean,
    x,
    y,
  );

/** A pod of okra. */
const pod =
  fill(
    FRESH,
    'M10.4 8.4C13.4 7 16.4 8.4 17 11.4C18.4 18 16 26 10.6 30.8C8.4 24.6 7.4 17.6 8.4 11.4C8.6 9.8 9.4 8.8 10.4 8.4Z',
  ) +
  stroke(INK.stem, 'M11.4 11.4C11 17 10.8 22.6 11 27.4M14.4 11.2C14.6 16 14 21 12.6 25', 0.7) +
  fill(
    INK.stem,
    'M8.6 9.8C9 7.4 10.4 6.2 12.2 6.2L12 3.2C12.8 2.6 13.8 2.6 14.4 3.2L14.2 6.2C15.8 6.6 16.8 7.6 17 9.4C14.4 10.8 11.2 11 8.6 9.8Z',
  );

const spear = (x: number, lean: number): string =>
  turned(
    fill(
      FRESH,
      `M${x - 1.5} 30V10C${x - 1.5} 5.6 ${x - 0.6} 2.6 ${x} 1.4C${x + 0.6} 2.6 ${x + 1.5} 5.6 ${x + 1.5} 10V30Z`,
    ) +
      leaf(INK.stem, [x - 1.2, 10.4], 20, 4, 1.6) +
      leaf(INK.stem, [x + 1.2, 14.4], -20, 4, 1.6) +
      leaf(INK.stem, [x, 7.4], 0, 4.6, 1.7),
    lean,
    16,
    24,
  );

/** Bodies by name. */
export const PANTRY_AND_BORDERS: Readonly<Record<string, string>> = {
  'tennis-racket':
    stroke(
      INK.pearl,
      'M12.4 3.6V16.4M16 2.6V18M19.6 3.6V16.4M9.6 6.4H22.4M9 10H23M9.8 13.6H22.2',
      0.7,
    ) +
    stroke(
      INK.red,
      'M16 1.6C20.6 1.6 23.4 5.4 23.4 10C23.4 14.6 20 18 16 18C12 18 8.6 14.6 8.6 10C8.6 5.4 11.4 1.6 16 1.6Z',
      1.7,
    ) +
    stroke(INK.red, 'M11.6 16.6L15.4 22.4M20.4 16.6L16.6 22.4', 1.4) +
    fill(
      INK.graphite,
      'M14.4 21.6H17.6V30C17.6 31 17.2 31.4 16.4 31.4H15.6C14.8 31.4 14.4 31 14.4 30Z',
    ) +
    stroke(INK.silver, 'M14.8 24.4L17.2 23.4M14.8 27L17.2 26', 0.7),
  'menorah-candles':
    [3, 6.2, 9.4, 12.6]
      .map((x) =>
        both(
          stroke(
            INK.gold,
            `M${x} 13V14.6C${x} ${14.6 + (16 - x) * 0.86} ${16 - (16 - x) * 0.4} ${15.4 + (16 - x) * 0.86} 16 ${15.6 + (16 - x) * 0.86}`,
            1.3,
          ),
        ),
      )
      .join('') +
    stroke(INK.gold, 'M16 10V29', 1.5) +
    fill(INK.gold, 'M9 30.8C10.4 28.6 13 27.6 16 27.6C19 27.6 21.6 28.6 23 30.8Z') +
    [3, 6.2, 9.4, 12.6].map((x) => light(x, 4) + mirrored(light(x, 4))).join('') +
    light(16, 0.8),
  fedora:
    fill(
      INK.wood,
      'M7.6 18C8 9.6 9.6 5.6 12.4 5.6C14 5.6 14.8 7.2 16 7.2C17.2 7.2 18 5.6 19.6 5.6C22.4 5.6 24 9.6 24.4 18Z',
    ) +
    stroke(INK.bark, 'M16 7.4C15.6 9.4 15.6 11 16 12.6', 0.8) +
    fill(INK.bark, 'M7.8 14.6C12 16 20 16 24.2 14.6L24.6 19.4H7.4Z') +
    fill(
      INK.wood,
      'M1 18C6 18.6 9 19.4 16 19.4C23 19.4 26 18.6 31 18C31.4 21 26 24.6 16 24.6C6 24.6 0.6 21 1 18Z',
    ),
  'walking-cane':
    stroke(INK.bark, 'M11.6 29.6V8.4C11.6 0.8 22.4 0.8 22.4 8.4V10.4', 2.5) +
    stroke(INK.gold, 'M11.6 12.4V14.4', 2.9) +
    fill(INK.graphite, 'M10.2 28.8H13L12.6 31.4H10.6Z'),
  'yogurt-bowl':
    fill(
      INK.terracotta,
      'M3 13.4H29C29 20.6 25.6 26.4 20.4 28.2V30H11.6V28.2C6.4 26.4 3 20.6 3 13.4Z',
    ) +
    stroke(INK.ivory, 'M5 18.4C11 20 21 20 27 18.4', 1.1) +
    fill(
      INK.white,
      'M3.4 13.4C3.4 11 9 9.4 16 9.4C23 9.4 28.6 11 28.6 13.4C28.6 15 23 15.8 16 15.8C9 15.8 3.4 15 3.4 13.4Z',
    ) +
    stroke(INK.pearl, 'M9 12.8C12 11.4 19.4 11.4 20.4 12.8C20.6 14 15 14.2 14 13.2', 0.8) +
    leaf(FRESH, [20.6, 11.8], -30, 5.6, 3.2) +
    leaf(INK.leaf, [21, 11.8], 34, 5.6, 3.2),
  'plain-cake':
    fill(
      INK.caramel,
      'M3.4 16H28.6V28.4C28.6 29.6 27.8 30.4 26.6 30.4H5.4C4.2 30.4 3.4 29.6 3.4 28.4Z',
    ) +
    fill(INK.ivory, 'M3.4 22.4H28.6V24.8H3.4Z') +
    fill(
      INK.rose,
      'M3 14C3 12.8 3.8 12 5 12H27C28.2 12 29 12.8 29 14V18.4C29 20.4 26 20.4 25.6 18.6C25.2 17.4 22.8 17.4 22.4 18.8C21.8 21 18.6 21 18.2 18.8C17.8 17.4 15 17.4 14.6 18.8C14.2 21 11 21 10.6 18.8C10.2 17.4 7.4 17.4 6.8 18.6C6.2 20.4 3 20.4 3 18.4Z',
    ) +
    [7, 16, 25].map((x) => disc(INK.white, x, 14.6, 0.8)).join('') +
    [11.4, 20.6].map((x) => disc(INK.sun, x, 14.8, 0.8)).join(''),
  cinnamon:
    turned(
      fill(INK.caramel, 'M12.4 1.6H19.6V30.4H12.4Z') +
        fill(INK.bark, 'M15.2 1.6H16.8V30.4H15.2Z') +
        oval(INK.bark, 14, 1.8, 1.6, 0.9) +
        oval(INK.bark, 18, 1.8, 1.6, 0.9),
      -32,
    ) +
    turned(
      fill(INK.wood, 'M12.4 1.6H19.6V30.4H12.4Z') +
        fill(INK.bark, 'M15.2 1.6H16.8V30.4H15.2Z') +
        oval(INK.bark, 14, 1.8, 1.6, 0.9) +
        oval(INK.bark, 18, 1.8, 1.6, 0.9),
      32,
    ) +
    stroke(INK.ivory, 'M10.6 16C13 17.8 19 17.8 21.4 16', 1.3),
  crocus:
    leaf(INK.leaf, [15, 31], -16, 19, 2.4) +
    leaf(INK.leaf, [17, 31], 16, 19, 2.4) +
    stroke(INK.lilac, 'M16 31V20', 2) +
    leaf(INK.purple, [16, 22], -30, 18, 7) +
    leaf(INK.purple, [16, 22], 30, 18, 7) +
    stroke(ORANGE, 'M15.4 10L15 4M16.6 10L17.2 4', 0.9) +
    leaf(INK.lilac, [16, 22.4], 0, 17.4, 8.2) +
    leaf(INK.violet, [15.4, 22.4], -14, 15, 5) +
    leaf(INK.violet, [16.6, 22.4], 14, 15, 5),
  'calla-lily':
    stroke(INK.leaf, 'M16.6 15C17 21 16.4 26 15 31', 2) +
    leaf(INK.stem, [15.4, 30.6], -38, 14, 5.6) +
    fill(
      INK.white,
      'M16.4 19C10 17 6.4 12 7.4 6.8C9 2.6 15 0.8 20 0.6C23.4 0.6 26.4 1.4 27.4 2.6C25.6 3.4 25 5 25 7.4C25 12.6 21.6 17.4 16.4 19Z',
    ) +
    fill(
      INK.pearl,
      'M16.4 19C12 15.4 10.8 10.8 13 7.4C15 5 19.6 4.6 22.4 6C23.6 9.6 20.6 15.4 16.4 19Z',
    ) +
    stroke(INK.sun, 'M16.6 15.4C16 12 16.4 9 18 6.4', 1.9),
  gypsophila:
    stroke(
      INK.leaf,
      'M16 31V19M16 25L8.4 13.6M16 25L23.6 13.6M16 19L11.6 7.6M16 19L20.4 7.6M11 17.6L5 16.4M21 17.6L27 16.4',
      0.8,
    ) +
    [
      [5, 16],
      [8, 12.6],
      [3.6, 11.6],
      [11.4, 6.8],
      [7.4, 7],
      [12, 11.4],
      [16, 14],
      [16, 9],
      [15.6, 3.6],
      [20.6, 6.8],
      [20, 11.4],
      [24.6, 7],
      [24, 12.6],
      [27, 16],
      [28.4, 11.6],
    ]
      .map(
        ([x, y]) =>
          ring(5, (t) => turned(disc(INK.white, x, y - 1.1, 0.95), t, x, y)) +
          disc(INK.sun, x, y, 0.6),
      )
      .join(''),
  foxglove:
    stroke(INK.leaf, 'M16 31V2', 1.3) +
    leaf(INK.leaf, [16, 30.6], -56, 11, 4.4) +
    leaf(INK.leaf, [16, 30.6], 56, 11, 4.4) +
    [
      [15.2, 3.4, 1],
      [16.8, 6.2, 1.2],
      [15, 9, 1.5],
      [17, 12, 1.7],
      [14.8, 15, 1.9],
      [17.2, 18.6, 2.1],
      [14.6, 21, 2.2],
    ]
      .map(([x, y, size], k) => bell(x, y, size, k % 2 === 0 ? 38 : -38))
      .join(''),
  petunia:
    leaf(INK.leaf, [16, 20], 140, 13, 5.6) +
    leaf(INK.leaf, [16, 20], -140, 13, 5.6) +
    stroke(INK.leaf, 'M16 20V31', 1.4) +
    ring(5, (t) => petal(INK.purple, [16, 13], t, 12.4, 11.6)) +
    ring(5, (t) =>
      stroke(INK.violet, 'M16 10V4.6', 0.8).replace(
        '<path',
        `<path transform="rotate(${t} 16 13)"`,
      ),
    ) +
    ring(5, (t) => leaf(INK.white, [16, 13], t, 6.4, 3.4)) +
    disc(INK.sun, 16, 13, 1.6),
  fuchsia:
    stroke(INK.leaf, 'M16 0.8V7', 1.2) +
    leaf(INK.leaf, [16, 2.6], 74, 11, 5) +
    leaf(INK.leaf, [16, 2.6], -74, 11, 5) +
    stroke(INK.cerise, 'M14 22L13 29.4M16 22V31M18 22L19 29.4', 0.7) +
    disc(INK.cerise, 13, 29.8, 0.8) +
    disc(INK.cerise, 19, 29.8, 0.8) +
    fill(
      INK.violet,
      'M10.6 15H21.4C23.6 18.4 23.4 21.6 22 24C20.4 22.8 19 22.8 18 24C17 22.8 15 22.8 14 24C13 22.8 11.6 22.8 10 24C8.6 21.6 8.4 18.4 10.6 15Z',
    ) +
    leaf(INK.cerise, [15, 10], -128, 12, 4.6) +
    leaf(INK.cerise, [17, 10], 128, 12, 4.6) +
    leaf(INK.cerise, [16, 8], 180, 11.4, 5) +
    fill(INK.cerise, 'M14 6H18C18.8 9.6 19.4 12 19.4 14H12.6C12.6 12 13.2 9.6 14 6Z'),
  'bird-of-paradise':
    stroke(INK.leaf, 'M8 31C9.4 24 10.6 20 13 16.6', 1.9) +
    leaf(INK.stem, [9, 29], 52, 16, 6) +
    leaf(ORANGE, [13.4, 15], -12, 14.4, 5) +
    leaf(INK.marigold, [14.4, 15], 18, 15.4, 5) +
    leaf(ORANGE, [15.4, 15], 46, 14.4, 5) +
    leaf(INK.cobalt, [14.4, 15.4], 66, 15.6, 3) +
    fill(INK.leaf, 'M2 14.4C7 13 14 13.6 19.4 17C14.4 20 7.4 18.6 2 14.4Z') +
    stroke(INK.wine, 'M3.4 14.4C8 14 13.6 14.6 18 17', 0.7),
  papaya:
    fill(
      INK.leaf,
      'M16 0.8C18.4 4 25.6 11 25.6 20C25.6 27 21.6 31.2 16 31.2C10.4 31.2 6.4 27 6.4 20C6.4 11 13.6 4 16 0.8Z',
    ) +
    fill(
      ORANGE,
      'M16 3.8C18 6.8 23.8 12.6 23.8 20C23.8 26 20.4 29.4 16 29.4C11.6 29.4 8.2 26 8.2 20C8.2 12.6 14 6.8 16 3.8Z',
    ) +
    fill(
      INK.marigold,
      'M16 12C18 14.4 19.8 17.4 19.8 20.6C19.8 24 18.2 25.8 16 25.8C13.8 25.8 12.2 24 12.2 20.6C12.2 17.4 14 14.4 16 12Z',
    ) +
    [
      [16, 16],
      [14.4, 19],
      [17.6, 19],
      [16, 21.4],
      [14.6, 23.4],
      [17.4, 23.4],
    ]
      .map(([x, y]) => disc(INK.graphite, x, y, 0.8))
      .join(''),
  'passion-fruit':
    disc(INK.violet, 16, 16, 14) +
    disc(INK.ivory, 16, 16, 11.6) +
    disc(INK.sun, 16, 16, 9.4) +
    ring(6, (t) => turned(oval(INK.graphite, 16, 10.4, 0.9, 1.5), t)) +
    ring(5, (t) => turned(oval(INK.graphite, 16, 13.6, 0.8, 1.2), t + 20)),
  persimmon:
    fill(
      ORANGE,
      'M16 8C23.6 6.4 29.6 11 29.6 18.4C29.6 25.6 23.6 30.4 16 30.4C8.4 30.4 2.4 25.6 2.4 18.4C2.4 11 8.4 6.4 16 8Z',
    ) +
    stroke('#f6b26b', 'M6.4 17C7 14.4 8.4 12.6 10.6 11.6', 1.2) +
    leaf(INK.leaf, [16, 9], 100, 9.4, 5.4) +
    leaf(INK.leaf, [16, 9], -100, 9.4, 5.4) +
    leaf(INK.stem, [16, 8.4], 148, 7.6, 4.6) +
    leaf(INK.stem, [16, 8.4], -148, 7.6, 4.6) +
    stroke(INK.bark, 'M16 9V3.4', 1.7),
  asparagus:
    spear(12, -9) +
    spear(20, 9) +
    spear(16, 0) +
    stroke(INK.red, 'M11.2 22.4C14 24 18 24 20.8 22.4', 1.7),
  cauliflower:
    leaf(INK.leaf, [16, 29.6], -52, 19, 9) +
    leaf(INK.leaf, [16, 29.6], 52, 19, 9) +
    [
      [9.4, 16.4, 4.6],
      [22.6, 16.4, 4.6],
      [12, 10.6, 4.6],
      [20, 10.6, 4.6],
      [16, 8, 4.4],
      [16, 15.4, 5.6],
      [12.4, 20, 4.4],
      [19.6, 20, 4.4],
    ]
      .map(([x, y, r]) => disc(INK.ivory, x, y, r))
      .join('') +
    stroke(
      INK.honey,
      'M11.6 13C12.6 12 13.8 12 14.6 13M17.6 10.8C18.6 9.8 19.8 9.8 20.6 10.8M14.4 17C15.4 16 16.8 16 17.8 17M20.6 17.4C21.4 16.6 22.4 16.6 23.2 17.4',
      0.8,
    ) +
    leaf(FRESH, [14, 30.6], -24, 13, 7) +
    leaf(FRESH, [18, 30.6], 24, 13, 7),
  okra: turned(pod, -14) + turned(mirrored(pod), 16),
  beet:
    stroke(INK.wine, 'M16 13C15 9.6 13 7 10.6 5M16 13V4M16 13C17 9.6 19 7 21.4 5', 1.3) +
    leaf(INK.leaf, [12, 8.6], -34, 9.4, 5.4) +
    leaf(INK.leaf, [20, 8.6], 34, 9.4, 5.4) +
    leaf(INK.stem, [16, 9], 0, 8.6, 5) +
    fill(
      INK.wine,
      'M16 11.4C22 11.4 26 14.6 26 19C26 23.4 21.6 26.4 18 28L16.4 31.4L14.6 28C10.4 26.4 6 23.4 6 19C6 14.6 10 11.4 16 11.4Z',
    ) +
    stroke(INK.cerise, 'M8.6 18.4C9 16.4 10.4 15 12.4 14.4M10 22.6C12 24.4 14 25.4 16 26', 0.9),
  parsley:
    stroke(FRESH, 'M16 31V14M16 26L9 17M16 26L23 17M16 22L16 10', 1.1) +
    [
      [9, 12.6],
      [23, 12.6],
      [16, 7],
    ]
      .map(
        ([x, y]) =>
          ring(5, (t) => petal(INK.leaf, [x, y + 2], t - 144, 6.6, 5.2)) +
          disc(FRESH, x, y + 1, 1.6),
      )
      .join('') +
    stroke(INK.ivory, 'M13.6 27.4C15 28.4 17 28.4 18.4 27.4', 1.2),
  'measure-tape':
    fill(
      INK.sun,
      'M2 24.4C8 20.4 14 27.4 20 24.4C24 22.4 27 22 30.4 23.4V28.6C27 27.4 24 27.8 20 29.6C14 32 8 26 2 29.6Z',
    ) +
    stroke(
      INK.graphite,
      'M5.4 23V25.4M9 22.8V26.4M12.6 23.8V26.2M16.4 25V28.6M20 24.6V27M23.6 23.2V26.6M27.4 22.8V25.2',
      0.8,
    ) +
    fill(
      INK.sun,
      'M16 1.6C22.8 1.6 28 6 28 12C28 18 22.8 22 16 22C9.2 22 4 18 4 12C4 6 9.2 1.6 16 1.6Z',
    ) +
    stroke(
      INK.graphite,
      'M16 2.4V5M22.6 4L21.4 6.2M26.8 9L24.2 10M26.8 15L24.2 14M9.4 4L10.6 6.2M5.2 9L7.8 10M5.2 15L7.8 14M22.4 19.8L21.2 17.8M9.6 19.8L10.8 17.8',
      0.8,
    ) +
    disc(INK.marigold, 16, 11.8, 5.6) +
    disc(INK.ivory, 16, 11.8, 3),
  whistle:
    stroke(INK.red, 'M22.4 11C27.4 4.4 22 -0.4 16 2.4C10.6 5 7 4.4 3.4 2.4', 1.2) +
    fill(
      INK.silver,
      'M2.4 10.4H20C26 10.4 29.6 14.6 29.6 19.6C29.6 25.2 25.2 29.4 20 29.4C14.4 29.4 10.6 25.4 10.4 20H2.4Z',
    ) +
    disc(INK.slate, 20, 19.8, 4.4) +
    disc(INK.caramel, 20.6, 20.6, 2.2) +
    fill(INK.slate, 'M10.8 10.4H15.4V14.6H10.8Z'),
  davul:
    stroke(INK.bark, 'M4.4 2.6L12 11.4', 1.7) +
    fill(INK.crimson, 'M8 10.4H24V26C24 28.4 20.4 30.4 16 30.4C11.6 30.4 8 28.4 8 26Z') +
    stroke(INK.ivory, 'M8.4 13.4L12 27.4L16 14L20 27.4L23.6 13.4', 0.9) +
    oval(INK.gold, 16, 10.4, 9, 4.6) +
    oval(INK.ivory, 16, 10.2, 7.4, 3.4) +
    stroke(INK.gold, 'M7.6 25.6C9 30.6 23 30.6 24.4 25.6', 1.5) +
    stroke(INK.bark, 'M27.4 1.6C25.6 4.6 23.6 6.8 20.8 8.8', 2) +
    disc(INK.bark, 20.4, 9, 1.7) +
    disc(INK.bark, 12, 11, 1.1),
  rahle:
    stroke(INK.wood, 'M5.4 10.6L25 30.4M26.6 10.6L7 30.4', 2.6) +
    fill(
      INK.gold,
      'M3 8.8C8 5 13 6.4 16 9.4C19 6.4 24 5 29 8.8V15C24 11.6 19 13 16 16C13 13 8 11.6 3 15Z',
    ) +
    fill(
      INK.ivory,
      'M4 7.4C8.4 4 13 5 16 8C19 5 23.6 4 28 7.4V12.8C23.6 10 19 11 16 14C13 11 8.4 10 4 12.8Z',
    ) +
    stroke(INK.slate, 'M6.6 8.8C9 7.6 11.4 8 13.6 9.6M18.4 9.6C20.6 8 23 7.6 25.4 8.8', 0.6) +
    stroke(INK.gold, 'M16 8V14', 0.8) +
    disc(INK.gold, 16, 20.4, 1.4),
};
