import { both, disc, fill, INK, leaf, moved, stroke, turned } from './pen.ts';

/* Hats that are worn, and things of the house and the garden that packages lack or show in one ink. */

const picket = (x: number): string =>
  fill(INK.ivory, `M${x - 2} 27.6V11.4L${x} 8.6L${x + 2} 11.4V27.6Z`);

const pin =
  fill(
    INK.honey,
    'M12 6.6H20C21 6.6 21.4 7.4 21.4 8.4V23.6C21.4 24.6 21 25.4 20 25.4H12C11 25.4 10.6 24.6 10.6 23.6V8.4C10.6 7.4 11 6.6 12 6.6Z',
  ) +
  fill(INK.wood, 'M14.4 6.8V2.6C14.4 0.6 17.6 0.6 17.6 2.6V6.8Z') +
  fill(INK.wood, 'M14.4 25.2V29.4C14.4 31.4 17.6 31.4 17.6 29.4V25.2Z') +
  stroke(INK.caramel, 'M13.6 9V23', 0.9);

/** Bodies by name. */
export const TOOLS_AND_HATS: Readonly<Record<string, string>> = {
  fence:
    stroke(INK.pearl, 'M1.4 15.6H30.6M1.4 22.6H30.6', 2) + [4, 10, 16, 22, 28].map(picket).join(''),
  'rolling-pin': turned(pin, 45),
  sombrero:
    fill(
      INK.sun,
      'M1 20.6C1 17.6 5.6 19.6 16 19.6C26.4 19.6 31 17.6 31 20.6C31 25.4 24.6 27.4 16 27.4C7.4 27.4 1 25.4 1 20.6Z',
    ) +
    fill(
      INK.marigold,
      'M9 21.4C9.4 12.6 11.6 5.8 16 5.8C20.4 5.8 22.6 12.6 23 21.4C19 22.8 13 22.8 9 21.4Z',
    ) +
    fill(INK.red, 'M9.2 18.6C13 20 19 20 22.8 18.6L23 21.4C19 22.8 13 22.8 9 21.4Z') +
    stroke(INK.teal, 'M3 22.4C7 26 25 26 29 22.4', 1.2),
  'cowboy-hat':
    fill(
      INK.wood,
      'M1.2 18.4C4.4 21 9 21.4 16 21.4C23 21.4 27.6 21 30.8 18.4C29.6 24.6 24 26.6 16 26.6C8 26.6 2.4 24.6 1.2 18.4Z',
    ) +
    fill(
      INK.caramel,
      'M8 22.2C8 15 9.4 7.4 12.4 7.2C13.8 7.2 14.8 8.4 16 8.4C17.2 8.4 18.2 7.2 19.6 7.2C22.6 7.4 24 15 24 22.2C19.4 23.4 12.6 23.4 8 22.2Z',
    ) +
    fill(INK.bark, 'M8.2 18.8C12.6 20.2 19.4 20.2 23.8 18.8L24 22.2C19.4 23.4 12.6 23.4 8 22.2Z'),
  'santa-hat':
    fill(
      INK.red,
      'M6 23C6.4 13.6 11 6.4 18.6 6.4C24 6.4 27.6 10.4 28.4 16.6L25.2 17.4C24 14.6 22.8 13.8 21.6 13.6C23.4 16.4 24.6 19.4 25 23Z',
    ) +
    fill(INK.white, 'M5.6 21.6H25.6C28 21.6 28 27 25.6 27H5.6C3.2 27 3.2 21.6 5.6 21.6Z') +
    disc(INK.white, 27, 18, 2.7),
  'witch-hat':
    fill(INK.graphite, 'M1.4 24C6 20.8 26 20.8 30.6 24C28 28 4 28 1.4 24Z') +
    fill(
      INK.graphite,
      'M8 23.4C11 17 12.6 10 14 4.4C16.4 3 19.6 3.6 22.4 6.2C20.4 6 19 6.4 18.2 7.2C20 13 21.8 18.4 24 23.4C20 25 12 25 8 23.4Z',
    ) +
    fill(INK.violet, 'M9.4 20.4C13 22 19 22 22.7 20.4L24 23.4C20 25 12 25 8 23.4Z') +
    stroke(INK.gold, 'M14 20.8H18V24H14Z', 0.9),
  beanie:
    disc(INK.ivory, 16, 5.6, 3.2) +
    fill(INK.cobalt, 'M6 22C6 12 10 7.6 16 7.6C22 7.6 26 12 26 22Z') +
    stroke(
      INK.sky,
      'M11.4 11.4C10 14 9.6 17 9.6 20.4M16 9.6V20.4M20.6 11.4C22 14 22.4 17 22.4 20.4',
      0.9,
    ) +
    fill(INK.navy, 'M5.4 20.6H26.6C28.2 20.6 28.2 26.4 26.6 26.4H5.4C3.8 26.4 3.8 20.6 5.4 20.6Z'),
  beret:
    fill(
      INK.crimson,
      'M3 16.6C3 9.4 11 6.4 18 6.4C26 6.4 30.6 11 29.4 16.4C28.4 20.6 23 21.8 16 21.8C8 21.8 3 20.6 3 16.6Z',
    ) +
    fill(INK.wine, 'M8 20.6C12 22.2 20 22.2 24.6 20.2V22.6C20 24.6 12 24.6 8 23Z') +
    stroke(INK.wine, 'M18 6.4C18.2 5 18.8 4.2 19.8 3.6', 1.2),
  monocle:
    stroke(
      INK.gold,
      'M16 4.4C22 4.4 25.6 8.6 25.6 13.4C25.6 18.2 22 22.4 16 22.4C10 22.4 6.4 18.2 6.4 13.4C6.4 8.6 10 4.4 16 4.4Z',
      1.8,
    ) + stroke(INK.gold, 'M24.6 17.6C27 21 25 25 26.4 30', 1),
  'watering-can':
    stroke(INK.teal, 'M21 12.6C29 9.6 30.6 20 23 23', 2) +
    stroke(INK.teal, 'M11 19.4L4.4 10.4', 2.6) +
    fill(INK.teal, 'M1.6 11.2L6.8 7.2L7.8 8.8L3 12.6Z') +
    fill(INK.turquoise, 'M9.6 12.4H22.4L24 27.6H8Z') +
    stroke(INK.teal, 'M9.6 13H22.4', 1.6) +
    [3.4, 5.8, 1.2].map((x, i) => disc(INK.sky, x, 15.6 + 2.6 * i, 0.9)).join(''),
  dragonfly:
    both(
      leaf(INK.sky, [15.6, 10.4], -74, 14, 5.6) + leaf(INK.turquoise, [15.6, 12.6], -108, 12.6, 5),
    ) +
    stroke(INK.teal, 'M16 8.6V29.4', 2) +
    disc(INK.teal, 16, 8.4, 2.3) +
    both(disc(INK.cobalt, 14.4, 5.6, 1.7)),
  beehive:
    [
      [16, 5.6, 4.6],
      [16, 10.8, 8],
      [16, 16, 10],
      [16, 21.2, 10.6],
      [16, 26.4, 9.4],
    ]
      .map(([x, y, w], i) =>
        fill(
          i % 2 === 0 ? INK.marigold : INK.gold,
          `M${x - w} ${y - 2.6}H${x + w}C${x + w + 2.6} ${y - 2.6} ${x + w + 2.6} ${y + 2.6} ${x + w} ${y + 2.6}H${x - w}C${x - w - 2.6} ${y + 2.6} ${x - w - 2.6} ${y - 2.6} ${x - w} ${y - 2.6}Z`,
        ),
      )
      .join('') + disc(INK.bark, 16, 22, 3.1),
  acorn:
    fill(INK.caramel, 'M7.4 14.6C7.4 22 11 27 16 30.4C21 27 24.6 22 24.6 14.6Z') +
    fill(
      INK.bark,
      'M5.4 14.8C4.6 9 9.6 5.6 16 5.6C22.4 5.6 27.4 9 26.6 14.8C20 16.8 12 16.8 5.4 14.8Z',
    ) +
    stroke(INK.bark, 'M16 6C16 4 16.6 2.6 18 1.6', 1.6),
  bench:
    both(stroke(INK.graphite, 'M6 12V29.6', 1.8)) +
    [8, 12.4].map((y) => stroke(INK.wood, `M2.6 ${y}H29.4`, 2.6)).join('') +
    stroke(INK.caramel, 'M2 19.6H30', 3.4),
  suitcase:
    stroke(INK.bark, 'M11.6 9.4V6.4C11.6 4.6 12.4 4 14 4H18C19.6 4 20.4 4.6 20.4 6.4V9.4', 1.8) +
    fill(
      INK.caramel,
      'M4.4 9.4H27.6C29.2 9.4 30 10.2 30 11.8V25.2C30 26.8 29.2 27.6 27.6 27.6H4.4C2.8 27.6 2 26.8 2 25.2V11.8C2 10.2 2.8 9.4 4.4 9.4Z',
    ) +
    both(
      stroke(INK.bark, 'M8.6 9.6V27.4', 2.2) +
        fill(INK.bark, 'M2 23.4L6 27.6H4.4C2.8 27.6 2 26.8 2 25.2Z'),
    ) +
    fill(INK.gold, 'M14.4 12.4H17.6V15.6H14.4Z'),
  orca:
    fill(
      INK.graphite,
      'M2 18.4C4 11.6 11 8.8 17 9.4C17.4 6.4 18.6 3.8 20.6 2.6C21.6 5.4 21.8 8.4 22.4 10.8C25 12.6 26.6 14.8 27.6 17.4C29.6 16.4 31 16.6 31.4 17.4C30.6 19 30.4 20 31 21.8C29.8 22.4 28.4 22 27.2 20.6C23 24.6 16 26.4 10 25C5.4 24 2.4 21.6 2 18.4Z',
    ) +
    fill(
      INK.white,
      'M3.2 21.2C8 22.8 15 22.6 19 20.4C19.6 22.6 17.4 24.8 14.4 25.4C9.6 26 5 24.4 3.2 21.2Z',
    ) +
    turned(moved(disc(INK.white, 0, 0, 1), 9.4, 15.4, 2), -14, 9.4, 15.4) +
    disc(INK.graphite, 6.4, 17.6, 0.7) +
    fill(INK.graphite, 'M12.4 20.6C15.4 21.6 17.4 25 16.6 28.4C13.6 27.6 11.6 24.4 12.4 20.6Z'),
  lamp:
    fill(INK.marigold, 'M10.4 3H21.6L26.4 15.4H5.6Z') +
    stroke(INK.wood, 'M16 15.6V27', 2) +
    fill(INK.wood, 'M8.6 29.6C8.6 26 23.4 26 23.4 29.6Z'),
  doll:
    both(
      stroke(INK.honey, 'M11.6 17C9.4 18.6 8.2 20.6 7.8 22.6', 2.3) +
        stroke(INK.honey, 'M14 24V29.4', 2.5),
    ) +
    fill(INK.red, 'M12.6 14.6H19.4L23.4 26C19 27.6 13 27.6 8.6 26Z') +
    both(stroke(INK.terracotta, 'M11.2 6.4C7.6 8 7.2 12.6 8.8 15.4', 2.6)) +
    disc(INK.honey, 16, 9, 5.2) +
    fill(INK.terracotta, 'M10.4 8.8C10 2.4 22 2.4 21.6 8.8C19.4 6.6 12.6 6.6 10.4 8.8Z') +
    both(disc(INK.graphite, 14, 9.6, 0.8) + disc(INK.rose, 12.6, 11.8, 0.9)) +
    stroke(INK.crimson, 'M14.6 12C15.4 12.8 16.6 12.8 17.4 12', 0.8),
  samovar:
    both(stroke(INK.gold, 'M9.4 12C5.4 10.6 4.8 16 8.6 17', 1.5)) +
    fill(INK.gold, 'M12.6 2.4H19.4L18.4 6H13.6Z') +
    fill(
      INK.marigold,
      'M9 8.4C9 6.4 23 6.4 23 8.4C24 14 22.4 19.6 19.6 23H12.4C9.6 19.6 8 14 9 8.4Z',
    ) +
    stroke(INK.gold, 'M8.8 9.4C13 10.8 19 10.8 23.2 9.4', 1.1) +
    stroke(INK.bark, 'M16 18.4V21M14 18.4H18', 1.3) +
    fill(INK.gold, 'M12 22.6H20L22.6 29.8H9.4Z'),
  baklava:
    fill(INK.caramel, 'M16 6.4L29 15.8L16 25.2L3 15.8Z') +
    fill(INK.honey, 'M16 6.4L29 15.8L16 22.4L3 15.8Z') +
    stroke(INK.wood, 'M3.4 16.4L16 25L28.6 16.4', 1) +
    turned(leaf(INK.leaf, [13.6, 16.6], 90, 4.8, 2.8), -8, 16, 16) +
    disc(INK.moss, 15.6, 14.4, 1) +
    disc(INK.moss, 17.6, 17, 0.9),
  rainbow: [INK.red, INK.marigold, INK.sun, INK.leaf, INK.cobalt, INK.violet]
    .map((hex, i) => {
      const r = 15 - 1.9 * i;
      return fill(
        hex,
        `M${16 - r} 25.4C${16 - r} ${25.4 - 1.33 * r} ${16 + r} ${25.4 - 1.33 * r} ${16 + r} 25.4H${16 + r - 1.95}C${16 + r - 1.95} ${25.4 - 1.33 * (r - 1.95)} ${16 - r + 1.95} ${25.4 - 1.33 * (r - 1.95)} ${16 - r + 1.95} 25.4Z`,
      );
    })
    .join(''),
  teacup:
    fill(
      INK.pearl,
      'M3 26.4C7 24.8 22 24.8 26.4 26.4C24.6 29.8 20.6 30.6 14.7 30.6C8.8 30.6 4.8 29.8 3 26.4Z',
    ) +
    stroke(INK.cobalt, 'M22.8 14.6C30.6 12.4 30.6 22.8 21.4 22.6', 2) +
    fill(INK.white, 'M5.4 11H24C24.4 19.6 21 26.8 14.7 26.8C8.4 26.8 5 19.6 5.4 11Z') +
    fill(INK.bark, 'M5.4 11C5.4 8.6 24 8.6 24 11C24 13.4 5.4 13.4 5.4 11Z') +
    stroke(INK.cobalt, 'M6.2 16.6C10 18.4 19.4 18.4 23.2 16.6', 1.4),
  'cowboy-boot':
    fill(
      INK.caramel,
      'M9.4 3.4C12.4 5 18.4 5 21 3.4L20.2 15.6C21 19 24 20.4 27.6 21.8C29.6 22.6 30 24.6 29.6 26.4H8.4C9.4 21 9.6 12 9.4 3.4Z',
    ) +
    fill(INK.bark, 'M8.4 26H29.8V28H15.6L14.6 30.4H8Z') +
    fill(INK.wood, 'M9.4 3.4C12.4 5 18.4 5 21 3.4L20.8 7.4C17.4 8.8 12.8 8.8 9.5 7.4Z') +
    stroke(
      INK.honey,
      'M12.4 11.4C14 13.4 16.4 13.4 17.8 11.4M12.4 16C14 18 16.4 18 17.8 16M22.4 22.6C24 22.4 25.6 23 26.6 24',
      0.9,
    ),
  mustache: both(
    fill(
      INK.bark,
      'M16 14.2C14 10.6 8.6 10 6 14C4.6 16.2 3 17.2 0.8 16.4C1.6 21.4 6.4 22.6 10.6 21.4C13.4 20.6 15.4 18.8 16 16.8Z',
    ),
  ),
  necktie:
    fill(INK.navy, 'M13.4 8.4H18.6L22 25L16 31.2L10 25Z') +
    fill(INK.cobalt, 'M11.6 1.2H20.4L18.8 8.6H13.2Z') +
    [13.4, 18.4, 23.4]
      .map((y) =>
        stroke(INK.sky, `M${13.2 - (y - 8) * 0.14} ${y + 2.2}L${18.6 + (y - 8) * 0.12} ${y}`, 1.1),
      )
      .join(''),
  oud: turned(
    fill(
      INK.wood,
      'M16 10C22.4 12.6 25.4 18.4 24 24C22.8 28.8 19.4 31 16 31C12.6 31 9.2 28.8 8 24C6.6 18.4 9.6 12.6 16 10Z',
    ) +
      fill(INK.bark, 'M14.4 3H17.6L17.8 13H14.2Z') +
      fill(INK.bark, 'M14.4 4.4L17.6 3L13 -0.6L10.6 1Z') +
      disc(INK.bark, 16, 19.4, 2.9) +
      stroke(INK.honey, 'M13 26.8H19', 1.2) +
      stroke(INK.ivory, 'M15.2 13V26.4M16.8 13V26.4', 0.8),
    28,
  ),
  ney: turned(
    stroke(INK.honey, 'M16 3V29.4', 3) +
      stroke(INK.bark, 'M16 1.6V3.4M14.4 9H17.6M14.4 16H17.6M14.4 23H17.6', 1.4) +
      [12, 14, 18.6, 20.6].map((y) => disc(INK.bark, 16, y, 0.75)).join(''),
    38,
  ),
  'tennis-ball':
    disc('#c9d64b', 16, 16, 13.4) +
    stroke(INK.ivory, 'M7.4 6C12.4 11 12.4 21 7.4 26M24.6 6C19.6 11 19.6 21 24.6 26', 1.5),
  couch:
    both(fill(INK.wood, 'M5 26H8.4L7.8 30H5.6Z')) +
    fill(INK.teal, 'M6 8.4C6 6 7.4 5 9.6 5H22.4C24.6 5 26 6 26 8.4V20H6Z') +
    fill(INK.turquoise, 'M7.4 16.6H24.6V23H7.4Z') +
    stroke(INK.teal, 'M16 17V22.6', 1) +
    both(fill(INK.teal, 'M2 14.4C2 11.6 8.6 11.6 8.6 14.4V26.4H4.4C2.6 26.4 2 25.6 2 24Z')) +
    fill(INK.teal, 'M8 22.4H24V26.4H8Z'),
  mailbox:
    fill(INK.wood, 'M14.4 18H18V31H14.4Z') +
    fill(INK.red, 'M4 18.6V11.4C4 8 6.4 5.6 9.6 5.6H22C25.4 5.6 28 8 28 11.4V18.6Z') +
    fill(INK.wine, 'M4 18.6V11.4C4 7.6 6.4 5.6 9 5.6C12 5.6 14 7.8 14 11.4V18.6Z') +
    stroke(INK.gold, 'M22.4 13.4V7.4H26.4', 1.5) +
    stroke(INK.ivory, 'M6.6 12.4H11.4', 1.1),
  hen:
    stroke(INK.marigold, 'M13.4 24V29.6M17.6 24V29.6M11.4 30H14.6M15.6 30H18.8', 1.3) +
    fill(
      INK.wood,
      'M5.6 8.6C8.4 6.6 11.4 8 12 11.4C14 15.4 20.4 14.8 24.4 10C26.4 8.4 29.4 8.8 30 10.4C30.6 18 25 25.4 16.4 25.4C9.6 25.4 5.8 20.4 5.6 14.4Z',
    ) +
    fill(INK.caramel, 'M12.6 17C15.6 15.2 20.4 15.4 23.4 17.2C22 21.4 15 22.4 12.6 17Z') +
    fill(
      INK.red,
      'M5.8 8.8C4.6 6.4 6 5 7.2 6C7.4 4 9.4 3.8 9.8 5.4C11.4 4.8 12.2 6.8 11 8.6C9.4 7.4 7.4 7.4 5.8 8.8Z',
    ) +
    fill(INK.marigold, 'M5.8 10.8L2 12.4L5.8 13.8Z') +
    fill(INK.red, 'M5.2 14C4.2 16 5 17.4 6 17.4C7.2 17.4 7.4 15.6 6.8 14.2Z') +
    disc(INK.graphite, 8.2, 10.8, 0.8),
};
