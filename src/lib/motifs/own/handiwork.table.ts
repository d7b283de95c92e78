import { disc, fill, INK, leaf, oval, stroke, turned } from './pen.ts';

/* What hands make and use: sewing, kitchen, workshop and feast. */

const GREY = '#8d959c';

const spool = (thread: string, dark: string): string =>
  fill(thread, 'M9 8H23V24.4H9Z') +
  stroke(dark, 'M9.4 12.6L22.6 11.2M9.4 17L22.6 15.6M9.4 21.4L22.6 20', 0.9) +
  fill(
    INK.honey,
    'M7.4 3.4H24.6C26.4 3.4 26.4 8 24.6 8H7.4C5.6 8 5.6 3.4 7.4 3.4ZM7.4 24.4H24.6C26.4 24.4 26.4 29 24.6 29H7.4C5.6 29 5.6 24.4 7.4 24.4Z',
  );

const egg =
  'M16 2C21.4 2 26 10.4 26 18.6C26 25.6 21.6 30.4 16 30.4C10.4 30.4 6 25.6 6 18.6C6 10.4 10.6 2 16 2Z';

/** Drawings by name. */
export const HANDIWORK: Readonly<Record<string, string>> = {
  'sewing-machine':
    fill(INK.wood, 'M1.6 26.4H30.4C31.4 26.4 31.4 30.4 30.4 30.4H1.6C0.6 30.4 0.6 26.4 1.6 26.4Z') +
    fill('#066a68', 'M3.4 22.6H28.6V26.4H3.4Z') +
    fill(
      INK.teal,
      'M4.6 7.6H25.4C28 7.6 28.6 9.4 28.6 12V22.6H20.6V14.4C20.6 13.4 20 13 19 13H12V17.4H4.6C3.4 17.4 3 16.6 3 15.4V9.4C3 8.2 3.4 7.6 4.6 7.6Z',
    ) +
    stroke(INK.ivory, 'M6.4 10.2H22.4M23 20.4H26.4', 1) +
    disc(INK.ivory, 24.6, 15.6, 1.6) +
    disc(INK.silver, 29.2, 12.6, 2.2) +
    disc(INK.slate, 29.2, 12.6, 1) +
    stroke(GREY, 'M7.6 17.4V22.4', 1) +
    stroke(GREY, 'M5.6 21.6H9.6', 1) +
    fill(INK.red, 'M14.6 3H19.4V6.8H14.6Z') +
    stroke(INK.honey, 'M14 2.8H20M14 7H20', 0.9),
  thread: spool(INK.crimson, INK.wine),
  thimble:
    fill(INK.silver, 'M9.4 8C9.6 3.6 12 2 16 2C20 2 22.4 3.6 22.6 8L24.6 25H7.4Z') +
    [7, 11, 15, 19]
      .map((y, k) =>
        [-6, -3, 0, 3, 6]
          .filter((x) => Math.abs(x) < 5 + k * 0.6)
          .map((x) => disc(INK.slate, 16 + x * (0.82 + k * 0.05), y, 0.6))
          .join(''),
      )
      .join('') +
    fill(INK.gold, 'M7 23.6H25L26 29.4H6Z'),
  'shirt-button':
    disc(INK.crimson, 16, 16, 14) +
    `<circle cx="16" cy="16" r="10.6" fill="none" stroke="${INK.wine}" stroke-width="1.2"/>` +
    [
      [12.8, 12.8],
      [19.2, 12.8],
      [12.8, 19.2],
      [19.2, 19.2],
    ]
      .map(([x, y]) => disc(INK.wine, x, y, 1.5))
      .join('') +
    stroke(INK.ivory, 'M12.8 12.8L19.2 19.2M19.2 12.8L12.8 19.2', 0.9),
  pincushion:
    stroke(INK.silver, 'M10 13L7.4 4.4M16 11V2.6M22 13L25.4 5.4', 0.9) +
    disc(INK.cobalt, 7.2, 3.8, 1.6) +
    disc(INK.sun, 16, 2.4, 1.6) +
    disc(INK.turquoise, 25.8, 4.8, 1.6) +
    oval(INK.red, 16, 20.4, 14, 9.8) +
    stroke(
      INK.crimson,
      'M16 12C9.4 14.4 7 20 8.4 26.6M16 12C22.6 14.4 25 20 23.6 26.6M16 12V30',
      1,
    ) +
    fill(
      INK.leaf,
      'M16 9.6L18 12.6L23 11.4L19.4 14.6L21.4 18L16.6 15.6L16 19.4L15.4 15.6L10.6 18L12.6 14.6L9 11.4L14 12.6Z',
    ),
  'knitting-needles':
    stroke(GREY, 'M4.4 4.6L22 24M27.6 4.6L10 24', 1.2) +
    disc(INK.red, 4, 4.2, 1.7) +
    disc(INK.red, 28, 4.2, 1.7) +
    disc(INK.turquoise, 16, 20.4, 9.8) +
    stroke(
      INK.teal,
      'M7.6 17.4C11 13.4 17 12 22.4 13.6M6.6 22C11.4 16 19 14.4 25 17.4M9 26.6C13.4 20 20 18.4 25.6 21.6M18.4 11.4C14 16 12.6 23 14.6 29.4',
      1,
    ) +
    stroke(INK.turquoise, 'M22.6 27.4C25.4 29.6 28 30.6 30.6 29.4', 1.1),
  'glass-vase':
    fill(
      INK.sky,
      'M8.4 6H23.6C26 7.4 26.6 9.4 26.6 12V27.4C26.6 29.6 25.4 30.8 23.2 30.8H8.8C6.6 30.8 5.4 29.6 5.4 27.4V12C5.4 9.4 6 7.4 8.4 6Z',
    ) +
    fill(
      '#6fb1dd',
      'M5.4 15.4C9 14.2 12 16.4 16 15.4C20 14.4 23 16.4 26.6 15.4V27.4C26.6 29.6 25.4 30.8 23.2 30.8H8.8C6.6 30.8 5.4 29.6 5.4 27.4Z',
    ) +
    fill(INK.silver, 'M7.6 2.4H24.4C25.6 2.4 25.6 6.2 24.4 6.2H7.6C6.4 6.2 6.4 2.4 7.6 2.4Z') +
    stroke(INK.white, 'M9 10V24.4', 1.2),
  'cutting-board':
    fill(
      INK.honey,
      'M5 9.4H27C28.6 9.4 29.4 10.2 29.4 11.8V28C29.4 29.6 28.6 30.4 27 30.4H5C3.4 30.4 2.6 29.6 2.6 28V11.8C2.6 10.2 3.4 9.4 5 9.4Z',
    ) +
    fill(INK.honey, 'M12.4 10V3.6C12.4 2.4 13 1.6 14.4 1.6H17.6C19 1.6 19.6 2.4 19.6 3.6V10Z') +
    disc(INK.bark, 16, 5, 1.4) +
    stroke(INK.caramel, 'M6 14.4H26M6 19.8H26M6 25.2H26', 1),
  'kitchen-scale':
    fill(INK.silver, 'M3 5.4H29C28 9.4 24 11 20.4 11H11.6C8 11 4 9.4 3 5.4Z') +
    fill(GREY, 'M14 10.6H18V14H14Z') +
    fill(
      INK.crimson,
      'M9.4 13.4H22.6C25 13.4 26.4 15 26.8 17L29 29.4H3L5.2 17C5.6 15 7 13.4 9.4 13.4Z',
    ) +
    disc(INK.ivory, 16, 21.4, 6.4) +
    stroke(INK.graphite, 'M16 21.4L19.4 18.4M16 16.4V17.4M11 21.4H12M21 21.4H20', 0.9) +
    disc(INK.graphite, 16, 21.4, 1),
  'mortar-and-pestle':
    stroke(INK.honey, 'M16 14L25.6 3.6', 3.4) +
    disc(INK.honey, 26, 3.6, 2.1) +
    leaf(INK.leaf, [10, 13.4], -24, 9, 4) +
    leaf('#5a9a54', [13, 13.4], 10, 9.6, 4) +
    fill(
      INK.wood,
      'M3.4 12.6H28.6C29.6 12.6 29.8 15.4 28.6 15.4H27.4C27 21 24 24.6 20.4 25.8L22 29.6H10L11.6 25.8C8 24.6 5 21 4.6 15.4H3.4C2.2 15.4 2.4 12.6 3.4 12.6Z',
    ) +
    stroke(INK.caramel, 'M5.4 18H26.6', 1.2) +
    fill(INK.caramel, 'M9 28.8H23C24 28.8 24 31 23 31H9C8 31 8 28.8 9 28.8Z'),
  'wine-bottle':
    fill(
      INK.stem,
      'M13.6 1.4H18.4V9C18.4 11.4 22 12 22 16V29C22 30.2 21.4 30.8 20.2 30.8H11.8C10.6 30.8 10 30.2 10 29V16C10 12 13.6 11.4 13.6 9Z',
    ) +
    fill(INK.wine, 'M13.2 1H18.8V5.4H13.2Z') +
    fill(INK.ivory, 'M10 17.4H22V26H10Z') +
    disc(INK.violet, 14.6, 20.2, 1.2) +
    disc(INK.violet, 17.4, 20.2, 1.2) +
    disc(INK.violet, 16, 22.4, 1.2),
  easel:
    stroke(INK.wood, 'M13 4L6 31M19 4L26 31M16 3V29', 1.4) +
    fill(INK.ivory, 'M4.4 5.4H27.6V21.4H4.4Z') +
    fill(INK.sky, 'M6 7H26V14.6H6Z') +
    fill(INK.leaf, 'M6 19.8V15.4C10 11.6 13 12 16 14.6C19 12.6 22.6 12.6 26 15.4V19.8Z') +
    disc(INK.sun, 22, 9.8, 1.7) +
    stroke(INK.bark, 'M4 22.4H28', 1.8),
  gavel:
    turned(
      fill(INK.wood, 'M8 4.6H20V12.4H8Z') +
        fill(INK.bark, 'M6 3.4H9V13.6H6ZM19 3.4H22V13.6H19Z') +
        stroke(INK.gold, 'M14 4.8V12.2', 1.4) +
        stroke(INK.caramel, 'M14 12.6V30', 2.2),
      -48,
      14,
      12,
    ) + fill(INK.bark, 'M3 26.4H15.4V28.4H3ZM1.4 28.4H17V31H1.4Z'),
  pillow:
    fill(
      INK.lilac,
      'M3.4 7.4C8 9.4 24 9.4 28.6 7.4C30.4 6.6 31.2 8 30.4 9.8C28.6 13.6 28.6 19.4 30.4 23.2C31.2 25 30.4 26.4 28.6 25.6C24 23.6 8 23.6 3.4 25.6C1.6 26.4 0.8 25 1.6 23.2C3.4 19.4 3.4 13.6 1.6 9.8C0.8 8 1.6 6.6 3.4 7.4Z',
    ) +
    stroke('#8f83cf', 'M4 9.8C6 13.6 6 19.4 4 23.2M28 9.8C26 13.6 26 19.4 28 23.2', 0.9) +
    disc('#8f83cf', 16, 16.4, 1.4) +
    stroke(
      '#8f83cf',
      'M16 16.4L11.6 13.6M16 16.4L20.4 13.6M16 16.4L11.6 19.4M16 16.4L20.4 19.4',
      0.8,
    ),
  bauble:
    stroke(INK.gold, 'M16 4.4C13.4 3.4 14 0.9 16 0.9C18 0.9 18.6 3.4 16 4.4', 0.9) +
    fill(INK.gold, 'M13 4.4H19V8H13Z') +
    disc(INK.crimson, 16, 18.8, 11.6) +
    fill(
      INK.ivory,
      'M4.6 17L8.4 20L12.2 16.6L16 20L19.8 16.6L23.6 20L27.4 17V21.4L23.6 24L19.8 20.8L16 24L12.2 20.8L8.4 24L4.7 21.4Z',
    ) +
    disc(INK.gold, 10.4, 12.8, 1) +
    disc(INK.gold, 16, 11.4, 1) +
    disc(INK.gold, 21.6, 12.8, 1) +
    disc(INK.gold, 16, 27, 1),
  'wedding-cake':
    fill(INK.white, 'M4.4 21.4H27.6V29.4H4.4ZM8.4 13.4H23.6V21.4H8.4ZM12 6.6H20V13.4H12Z') +
    stroke(
      INK.rose,
      'M4.8 22.4Q7.2 26.4 9.6 22.6Q12 26.4 14.4 22.6Q16.8 26.4 19.2 22.6Q21.6 26.4 24 22.6Q26 26 27.4 22.6M8.8 14.4Q11 18 13.4 14.6Q16 18 18.6 14.6Q21 18 23.2 14.4',
      1,
    ) +
    fill(INK.gold, 'M2.4 29.2H29.6V31H2.4Z') +
    fill(
      INK.red,
      'M16 6.6C13.2 4.8 12 3.4 12.4 2C12.8 0.6 15.2 0.6 16 2.2C16.8 0.6 19.2 0.6 19.6 2C20 3.4 18.8 4.8 16 6.6Z',
    ) +
    [
      [12, 10.4],
      [20, 12],
      [9.4, 19.4],
      [22.6, 18.4],
    ]
      .map(([x, y]) => disc(INK.rose, x, y, 1.5))
      .join(''),
  'easter-egg':
    fill(INK.turquoise, egg) +
    fill(
      INK.ivory,
      'M6.2 16L9.4 13.4L12.6 16L16 13.4L19.4 16L22.6 13.4L25.8 16L26 18.6C26 19.4 26 20 25.8 20.6L22.6 18L19.4 20.6L16 18L12.6 20.6L9.4 18L6.2 20.6C6 19 6 17.6 6.2 16Z',
    ) +
    disc(INK.rose, 12, 9.6, 1.6) +
    disc(INK.sun, 16, 6.6, 1.5) +
    disc(INK.rose, 20, 9.6, 1.6) +
    disc(INK.sun, 11, 25, 1.6) +
    disc(INK.rose, 16, 26.4, 1.6) +
    disc(INK.sun, 21, 25, 1.6),
  'egg-basket':
    stroke(INK.wood, 'M5 18C5 3.4 27 3.4 27 18', 1.7) +
    oval(INK.sky, 10, 15, 3.5, 4.8, -14) +
    oval(INK.rose, 22, 15, 3.5, 4.8, 14) +
    oval(INK.sun, 16, 13.6, 3.6, 5) +
    stroke(INK.white, 'M12.6 13.4Q14.4 12 16 13.4Q17.6 14.8 19.4 13.4', 0.9) +
    fill(INK.caramel, 'M2.6 16.4H29.4L26 30.4H6Z') +
    stroke(INK.bark, 'M4 21H28M5 25.6H27M10 17V30M16 17V30M22 17V30', 0.9) +
    stroke(INK.wood, 'M2.8 17H29.2', 1.8),
  hookah:
    stroke(INK.crimson, 'M18.4 16.4C25 14 29.6 17 28 22C26.8 25.4 25 26.4 26.4 29', 1.5) +
    disc(INK.gold, 26.6, 29.6, 1.1) +
    fill(INK.gold, 'M14.4 6.4H17.6V19H14.4Z') +
    disc(INK.gold, 16, 13, 2.4) +
    fill(INK.terracotta, 'M12 2.4H20L18.4 6.8H13.6Z') +
    oval(INK.silver, 16, 7.8, 4.6, 1) +
    fill(
      INK.cobalt,
      'M13.4 17.4H18.6C18.6 20.4 23 22.4 23 26.4C23 29.4 21.4 30.8 19.4 30.8H12.6C10.6 30.8 9 29.4 9 26.4C9 22.4 13.4 20.4 13.4 17.4Z',
    ) +
    stroke(INK.gold, 'M9.6 24.4H22.4M9.2 27.4H22.8', 1),
  'hammam-bowl':
    fill(
      '#b86a2c',
      'M2.4 12.4C10 15 22 15 29.6 12.4C29.6 20.4 24 26 16 26C8 26 2.4 20.4 2.4 12.4Z',
    ) +
    oval('#7a4216', 16, 12.4, 13.6, 3.6) +
    oval(INK.sky, 16, 13, 11, 2.2) +
    stroke(
      INK.sun,
      'M5 19C7.4 17.4 9 20.4 11.4 19.4C13.4 18.4 14.4 20.8 16 20.4C18 20 19 18.4 21 19.4C23 20.4 25 17.6 27.2 18.6',
      1,
    ),
  towel:
    stroke(INK.wood, 'M2 4.4H30', 1.8) +
    fill(INK.ivory, 'M6 3.4H26V27H6Z') +
    fill(INK.crimson, 'M6 8H26V11H6ZM6 13H26V14.4H6ZM6 20.4H26V23.4H6Z') +
    stroke(
      INK.ivory,
      'M7.4 27V30.6M10.4 27V30.6M13.4 27V30.6M16.4 27V30.6M19.4 27V30.6M22.4 27V30.6M24.8 27V30.6',
      0.9,
    ),
  clogs:
    fill(
      INK.wood,
      'M2.4 17.4C8 15 24 15 29.4 17.4C30.6 18.4 30.4 21 29.4 21.6H26V28H21.4V21.6H10.4V28H5.8V21.6H2.4C1.4 21 1.4 18.4 2.4 17.4Z',
    ) +
    fill(
      INK.crimson,
      'M15 16C15.4 10.4 18.4 8.4 21.6 8.4C24.6 8.4 27 11 27.4 16.4C23.4 17.6 19 17.4 15 16Z',
    ) +
    stroke(INK.gold, 'M18.4 14.4C19.4 11.6 23 11.6 24.4 14.4', 1) +
    disc(INK.gold, 21.4, 15, 0.9),
  school:
    stroke(INK.slate, 'M16 8V1', 1) +
    fill(INK.red, 'M16 1L21.4 2.6L16 4.4Z') +
    fill(INK.honey, 'M2.4 16H29.6V30H2.4Z') +
    fill(INK.terracotta, 'M1.4 13.4H30.6V16.4H1.4Z') +
    fill(INK.ivory, 'M10.6 12V30H21.4V12Z') +
    fill(INK.terracotta, 'M9 13L16 6.4L23 13Z') +
    disc(INK.white, 16, 16.4, 2.3) +
    stroke(INK.graphite, 'M16 15V16.6H17.2', 0.7) +
    fill(INK.bark, 'M13.4 22H18.6V30H13.4Z') +
    fill(INK.sky, 'M4 19H8.4V24H4ZM23.6 19H28V24H23.6Z') +
    stroke(INK.white, 'M6.2 19V24M25.8 19V24', 0.8),
  stove:
    fill(INK.slate, 'M18 1H22.4V12H18Z') +
    fill(
      INK.graphite,
      'M5 9.4H27C28 9.4 28 12.6 27 12.6H5C4 12.6 4 9.4 5 9.4ZM6.4 12.6H25.6V28H6.4ZM7 28H10L9 31H6.4ZM22 28H25L25.6 31H23Z',
    ) +
    fill(INK.bark, 'M9.6 15H22.4V25.4H9.6Z') +
    fill(
      '#ea7a1d',
      'M16 15.6C19.4 18.4 20.6 20.4 20 23C19.4 24.8 12.6 24.8 12 23C11.4 20.4 13.6 19.4 16 15.6Z',
    ) +
    fill(
      INK.sun,
      'M16 19.4C17.8 21 18.2 22 17.8 23.4C17.4 24.4 14.6 24.4 14.2 23.4C13.8 22 14.8 21.4 16 19.4Z',
    ),
  'stork-and-baby':
    stroke(INK.marigold, 'M18 24L17.4 31M21 24L21.6 31', 1) +
    fill(
      INK.white,
      'M14.4 19C14.4 15.4 18 13.4 22 14C26.6 14.6 29.6 18 31 22.6C27 25 21.6 25.4 18 24.4C15.6 23.6 14.4 21.4 14.4 19Z',
    ) +
    fill(INK.graphite, 'M20 18.4C24.4 16.8 28.4 19 31 22.6C28 24.8 21 25 20 18.4Z') +
    stroke(INK.white, 'M16.8 19C14.4 15.4 18.4 11.4 16.6 7.4', 2.6) +
    disc(INK.white, 15.6, 6, 3.2) +
    fill(INK.marigold, 'M13.6 4.4L4 9.4L13.4 7.8Z') +
    disc(INK.graphite, 15.2, 5.4, 0.75) +
    stroke(INK.sky, 'M5.6 9L3.4 15M5.6 9L9 15', 1.3) +
    fill(
      INK.sky,
      'M1.2 17C2 14 4.4 13.6 6.2 13.6C8.4 13.6 11 14.4 11.4 17.4C11.8 21.4 9 24 6.2 24C3 24 0.6 21 1.2 17Z',
    ) +
    disc(INK.skin, 6.2, 15.6, 2.6) +
    disc(INK.graphite, 5.2, 15.6, 0.45) +
    disc(INK.graphite, 7.2, 15.6, 0.45) +
    fill(INK.cobalt, 'M4.6 8.2L6.4 8L7 10.4L5 10.6Z'),
};
