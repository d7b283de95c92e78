import { both, disc, fill, INK, leaf, oval, ring, stroke, turned } from './pen.ts';

/* Farm and harbour, and what is done outdoors. */

const GREY = '#8d959c';
const WATER =
  'M0.8 26.2C3.4 24.6 5.4 27 8.4 26.2C11.4 25.4 13.4 27.2 16 26.2C18.6 25.2 21 27 24 26.2C26.8 25.4 28.8 26.8 31.2 25.8V31H0.8Z';

/** Drawings by name. */
export const HARBOUR_AND_FARM: Readonly<Record<string, string>> = {
  barn:
    fill(INK.crimson, 'M3.6 14.4L8.4 7.4L16 3.4L23.6 7.4L28.4 14.4V30.6H3.6Z') +
    stroke(INK.slate, 'M1.8 15.6L7.8 7L16 2.6L24.2 7L30.2 15.6', 1.9) +
    fill(INK.ivory, 'M13.2 8.6H18.8V13.4H13.2Z') +
    fill(INK.bark, 'M14.2 9.6H17.8V12.4H14.2Z') +
    fill(INK.red, 'M10 18.4H22V30.6H10Z') +
    stroke(
      INK.ivory,
      'M10 30.6V18.4H22V30.6M16 18.4V30.6M10.4 18.8L15.6 30.2M15.6 18.8L10.4 30.2M16.4 18.8L21.6 30.2M21.6 18.8L16.4 30.2',
      0.95,
    ),
  silo:
    fill(GREY, 'M10 9.6H22V31H10Z') +
    fill(INK.silver, 'M10 9.6C10 5 12.4 1.6 16 1.6C19.6 1.6 22 5 22 9.6Z') +
    stroke(INK.slate, 'M10 14.4H22M10 20H22M10 25.6H22', 1) +
    stroke(INK.pearl, 'M13 11V30', 1.1),
  'fishing-boat':
    stroke(INK.wood, 'M9 19V4.4M22.4 18V8M9 5L3.4 16M9 6L15 12', 0.95) +
    fill(INK.red, 'M9 3.6L4.6 5.2L9 6.8Z') +
    fill(INK.ivory, 'M13 12.4H21.6V20.4H13Z') +
    fill(INK.red, 'M12 11H22.6V12.9H12Z') +
    fill(INK.sky, 'M14.4 14.4H16.8V17H14.4ZM18 14.4H20.4V17H18Z') +
    fill(
      INK.cobalt,
      'M1.6 17.4C4 19.6 8 20 12 20H24C27 20 29.4 18.8 31 16.8C30.6 22 28.6 26 26 28.4H7.6C4.4 26.4 2.2 22.4 1.6 17.4Z',
    ) +
    fill(
      INK.ivory,
      'M1.6 17.4C4 19.6 8 20 12 20H24C27 20 29.4 18.8 31 16.8L30.7 18.8C28.6 20.8 26.4 21.8 24 21.8H12C8 21.8 4.4 21.4 2.1 19.8Z',
    ) +
    disc(INK.red, 10, 24.2, 1.2) +
    disc(INK.red, 16, 24.2, 1.2) +
    disc(INK.red, 22, 24.2, 1.2) +
    fill(INK.teal, WATER) +
    stroke(INK.sky, 'M5 29C7 28 9 29.4 11 28.6M19 29C21 28 23 29.2 26 28.4', 0.9),
  galleon:
    stroke(INK.bark, 'M11 21V4M21 21V2', 1.1) +
    fill(
      INK.ivory,
      'M6 6.4C10 7.4 12.6 7.4 16 6.4C15.4 9.4 15.4 14 16.4 18.4C12.6 17.4 9.6 17.4 5.4 18.4C6.6 14 6.6 9.4 6 6.4Z',
    ) +
    fill(
      INK.graphite,
      'M17.4 5.4C20.6 6.2 23.4 6.2 26.6 5.4C26 8.8 26 13.6 27.4 18.4C23.6 17.2 21 17.2 17 18.4C18 13.6 18 8.8 17.4 5.4Z',
    ) +
    disc(INK.white, 22.1, 10.6, 2.3) +
    fill(INK.white, 'M20.8 11.4H23.4V14H20.8Z') +
    disc(INK.graphite, 21.2, 10.6, 0.65) +
    disc(INK.graphite, 23, 10.6, 0.65) +
    fill(INK.graphite, 'M21 0.6L26.6 1.6L21 3.8Z') +
    fill(
      INK.wood,
      'M1 17.4L6 19.4V21.4H25.4V18.6H31C30.8 23.4 28.6 27 25.6 29H8.4C4.6 27 2.2 22.8 1 17.4Z',
    ) +
    fill(INK.caramel, 'M4.6 24H29.2L27.8 26H5.8Z') +
    disc(INK.graphite, 10.4, 22.7, 0.9) +
    disc(INK.graphite, 15.6, 22.7, 0.9) +
    disc(INK.graphite, 20.8, 22.7, 0.9) +
    fill(INK.cobalt, WATER) +
    stroke(INK.sky, 'M5 29C7 28 9 29.4 11 28.6M19 29C21 28 23 29.2 26 28.4', 0.9),
  'ship-wheel':
    ring(8, (d) =>
      turned(stroke(INK.wood, 'M16 15V2', 1.7) + oval(INK.bark, 16, 2.8, 1.35, 2.3), d),
    ) +
    `<circle cx="16" cy="16" r="8.4" fill="none" stroke="${INK.caramel}" stroke-width="2.9"/>` +
    ring(8, (d) => turned(disc(INK.sun, 16, 7.6, 0.7), d)) +
    disc(INK.wood, 16, 16, 3.5) +
    disc(INK.gold, 16, 16, 1.7),
  submarine:
    stroke(INK.slate, 'M17 9V3.4H21', 1.5) +
    fill(INK.marigold, 'M11.6 8.4H21.4L22.6 13H10.4Z') +
    fill(
      INK.sun,
      'M10 12C18 11.4 26.4 12.6 29.4 18C29.6 23.6 22 26.4 13 26.2C6.4 26 2 23 2 19C2 15 5.4 12.4 10 12Z',
    ) +
    fill(
      INK.marigold,
      'M2.4 21C8 23 22 23 29 20.4C27.4 24.6 21 26.4 13 26.2C7 26 3.2 23.8 2.4 21Z',
    ) +
    fill(INK.crimson, 'M27.6 17L31.2 12.4C31.8 16 31.8 20.4 31.2 24L27.6 20Z') +
    [9, 15.4, 21.8].map((x) => disc(INK.slate, x, 18, 2.5) + disc(INK.sky, x, 18, 1.6)).join(''),
  cabin:
    fill(GREY, 'M6.6 4.6H10V12H6.6Z') +
    fill(INK.wood, 'M4.6 14H27.4V30H4.6Z') +
    stroke(INK.caramel, 'M4.6 17.4H27.4M4.6 20.8H27.4M4.6 24.2H27.4M4.6 27.6H27.4', 0.9) +
    fill(INK.stem, 'M16 3.4L30.6 15.4H1.4Z') +
    fill(INK.bark, 'M7.6 19.4H14V30H7.6Z') +
    disc(INK.sun, 12.6, 25, 0.7) +
    fill(INK.sun, 'M18 18.4H24.6V24.4H18Z') +
    stroke(INK.ivory, 'M18 18.4H24.6V24.4H18ZM21.3 18.4V24.4M18 21.4H24.6', 0.9),
  'stone-bridge':
    fill(
      GREY,
      'M1 27V17.4C7 12.6 11.4 10.4 16 10.4C20.6 10.4 25 12.6 31 17.4V27H25.6C25 21.6 21 18.4 16 18.4C11 18.4 7 21.6 6.4 27Z',
    ) +
    stroke(INK.slate, 'M1 17C7 12 11.4 9.8 16 9.8C20.6 9.8 25 12 31 17', 1.5) +
    stroke(
      INK.pearl,
      'M16 12.6V15.8M11.4 13.6L12.4 16.4M20.6 13.6L19.6 16.4M7.4 16L9 18.4M24.6 16L23 18.4M3.6 19.4V23M28.4 19.4V23',
      0.9,
    ) +
    fill(
      INK.cobalt,
      'M1 26.6C4 25.4 6 27.6 9 26.8C12 26 14 27.6 16.6 26.8C19.4 26 21.6 27.6 24.4 26.8C27 26 29 27.4 31 26.4V30.6H1Z',
    ),
  'goal-posts':
    stroke(INK.sun, 'M6.4 1.6V17.6H25.6V1.6M16 17.6V30', 1.7) +
    fill(INK.cobalt, 'M14 22.4H18V29.4H14Z') +
    fill(INK.leaf, 'M3 29.4C10 28.4 22 28.4 29 29.4V31H3Z'),
  'father-and-son-fishing':
    stroke(INK.wood, 'M9 17.4L2 3.4M23.4 20.4L30 9.4', 0.9) +
    stroke(GREY, 'M2 3.4C1 10 1.2 17 1.6 24.6M30 9.4C31 14 30.8 19 30.4 24.6', 0.6) +
    fill(INK.cobalt, 'M8 14.6C9.4 12.8 14.6 12.8 16 14.6L16.6 23H7.4Z') +
    fill(INK.crimson, 'M19.2 18C20.4 16.8 24 16.8 25 18L25.4 23H18.8Z') +
    stroke(INK.cobalt, 'M15 15.6L19 19.4', 2) +
    disc(INK.skin, 19.6, 19.2, 1.1) +
    stroke(INK.cobalt, 'M8.8 15.6L8.4 18.6', 2) +
    disc(INK.skin, 8.6, 18.6, 1.2) +
    stroke(INK.crimson, 'M24.4 18.8L24 20.6', 1.7) +
    disc(INK.skin, 23.8, 20.8, 1) +
    disc(INK.skin, 12, 9.4, 3.8) +
    disc(INK.skin, 22.2, 13.8, 3.2) +
    fill(
      INK.olive,
      'M6.4 8.4H17.6C17.6 6.8 15.4 6.4 15.4 6.4C15 2.8 9 2.8 8.6 6.4C8.6 6.4 6.4 6.8 6.4 8.4Z',
    ) +
    fill(INK.bark, 'M19 13.4C18.8 8.6 25.6 8.6 25.4 13.4C24 11.8 20.6 11.8 19 13.4Z') +
    [
      [10.7, 10.2],
      [13.3, 10.2],
      [21.1, 14.4],
      [23.3, 14.4],
    ]
      .map(([x, y]) => disc(INK.graphite, x, y, 0.55))
      .join('') +
    fill(INK.slate, 'M7.4 22.6H16.6V25.6H7.4Z') +
    fill(INK.cobalt, 'M18.8 22.6H25.4V25.6H18.8Z') +
    fill(INK.wood, 'M4.4 24.4H28V27H4.4Z') +
    stroke(INK.bark, 'M7 27V31M25.6 27V31', 1.5) +
    stroke(INK.graphite, 'M10.4 27V29M13.4 27V29M21 27V28.6M23.4 27V28.6', 1.5),
  'fishing-pole':
    stroke(INK.bark, 'M5.4 28.6L25.6 3', 1.7) +
    stroke(INK.honey, 'M4.4 29.8L9.6 23.4', 3) +
    disc(INK.slate, 14, 20.6, 3) +
    disc(INK.silver, 14, 20.6, 1.2) +
    stroke(INK.slate, 'M15.6 22.6L17.6 24.4', 1.2) +
    stroke(INK.slate, 'M25.6 3C28.4 6.4 28.2 12 27.6 19.6', 0.7) +
    disc(INK.red, 27.8, 16.6, 2) +
    fill(INK.white, 'M25.8 16.6H29.8C29.8 19 25.8 19 25.8 16.6Z') +
    stroke(INK.slate, 'M27.4 19.6V25.4C27.4 28.4 23 28.4 23 25.4', 1),
  'baseball-bat':
    fill(
      INK.honey,
      'M25 2.4C27.4 1 30.6 4.2 29.4 6.8C25 12.4 18.4 18 9.4 24.6L7.4 22.6C13.4 13.6 19.4 6.8 25 2.4Z',
    ) +
    fill(INK.bark, 'M12.4 18.8L14 20.4L9.4 24.6L7.4 22.6Z') +
    stroke(INK.bark, 'M8.6 23.4L4.4 27.6', 1.9) +
    stroke(INK.wood, 'M2.8 26.6L5.6 29.4', 2),
  'chess-king':
    stroke(INK.graphite, 'M16 1.4V8M13.4 3.8H18.6', 1.5) +
    fill(
      INK.graphite,
      'M16 8C18 8 19 9.4 19 11C22 8.8 26.6 10.2 26.8 14C27 17 24.4 19.4 22.4 21.4V24H9.6V21.4C7.6 19.4 5 17 5.2 14C5.4 10.2 10 8.8 13 11C13 9.4 14 8 16 8Z',
    ) +
    stroke(INK.gold, 'M9.6 22.6H22.4', 1.1) +
    fill(INK.graphite, 'M8 25H24L26 30.6H6Z') +
    stroke(INK.gold, 'M8.6 27.4H23.4', 1),
  horseshoe:
    fill(
      INK.slate,
      'M16 1.6C23.6 1.6 28.6 7.4 28.4 15C28.2 20.4 26 25 23.4 28.4L25 30.6H17.6V28.4C20.6 24.6 22.6 20 22.6 15.4C22.6 10.8 20 7.4 16 7.4C12 7.4 9.4 10.8 9.4 15.4C9.4 20 11.4 24.6 14.4 28.4V30.6H7L8.6 28.4C6 25 3.8 20.4 3.6 15C3.4 7.4 8.4 1.6 16 1.6Z',
    ) +
    both(
      [
        [6.6, 14],
        [7.4, 18.6],
        [9, 22.6],
        [8.4, 9.4],
      ]
        .map(([x, y]) => disc(INK.pearl, x, y, 0.85))
        .join(''),
    ) +
    disc(INK.pearl, 16, 4.6, 0.85),
  saddle:
    fill(
      INK.wood,
      'M4 10.4C4.6 7 8 6 9.4 9C12 13 18 13.6 22.6 10.4C25 8.4 28.6 9.4 29 12.4C29 15 27 16 25 16.4C26.6 20 24.6 24 20.6 25.6H13C8.4 24.6 6 20.4 6.4 16C4.6 14.6 3.6 12.6 4 10.4Z',
    ) +
    fill(
      INK.caramel,
      'M8 11C12 15.4 20 15.6 25.4 12.4C24 17.4 20 20 15.6 19.6C11.6 19.4 8.6 16 8 11Z',
    ) +
    stroke(INK.bark, 'M14.4 19.6V25.6', 1.5) +
    fill(INK.silver, 'M11.4 25H17.4L18 30.8H10.8ZM12.8 26.4L12.4 29.4H16.4L16 26.4Z') +
    stroke(INK.bark, 'M5.4 9.4C4.4 7.4 3.4 6.6 1.8 6.6', 1.7),
  'paint-roller':
    stroke(INK.slate, 'M25.4 8H29V14.6H16V19', 1.4) +
    fill(
      INK.cobalt,
      'M3.4 4H24.6C25.6 4 26 4.6 26 5.4V10.6C26 11.4 25.6 12 24.6 12H3.4C2.4 12 2 11.4 2 10.6V5.4C2 4.6 2.4 4 3.4 4Z',
    ) +
    stroke(INK.sky, 'M5 6.4H23', 1.2) +
    fill(INK.crimson, 'M14 18.4H18L18.8 29.4C18.8 31.4 13.2 31.4 13.2 29.4Z') +
    fill(INK.cobalt, 'M5 11.6H8.4V15.4C8.4 17.6 5 17.6 5 15.4Z'),
  chainsaw:
    fill(GREY, 'M15 15.6L29.4 17.4C31.4 17.8 31.4 21 29.4 21.4L15 23Z') +
    stroke(INK.graphite, 'M15 15.4L29 17C31.6 17.6 31.6 21.2 29 21.8L15 23.4', 1) +
    stroke(INK.slate, 'M18 19.3H27', 1) +
    fill(
      '#ea7a1d',
      'M2.4 14.4H15.4C17 14.4 17.6 15.4 17.6 17V24C17.6 25.4 17 26.2 15.4 26.2H2.4C1 26.2 1 14.4 2.4 14.4Z',
    ) +
    stroke(INK.graphite, 'M3.6 14.4C3.6 9.4 7.6 8 15 9.4L14.4 14', 2) +
    disc(INK.graphite, 7.6, 20.4, 2.9) +
    disc(INK.silver, 7.6, 20.4, 1.2),
  'horse-cart':
    stroke(INK.wood, 'M13.6 20.6H19.4', 1.1) +
    fill(INK.wood, 'M18 14.6H31L30 21.4H19Z') +
    fill(INK.sun, 'M18.4 14.6C19 10.6 21.4 9 24.4 9C27.6 9 30 10.6 30.6 14.6Z') +
    stroke(INK.gold, 'M21.4 13.4L22.4 10.6M25 13.4V10.4M28.4 13.4L27.4 10.8', 0.8) +
    `<circle cx="24.6" cy="24.6" r="4.6" fill="none" stroke="${INK.bark}" stroke-width="1.4"/>` +
    stroke(INK.bark, 'M24.6 20V29.2M20 24.6H29.2', 0.9) +
    disc(INK.gold, 24.6, 24.6, 1.1) +
    fill(INK.bark, 'M6 21H8L7.6 30H5.6ZM12 21H14L13.4 30H11.6Z') +
    fill(
      INK.caramel,
      'M5 17C8 17.6 12 17 14.4 17.4C16.4 17.8 16.8 19.4 16.4 21.4L16 30H14L13.4 23C11 23.6 9 23.6 7 23L6.8 30H4.8L4.6 21.4ZM4.4 21C3.8 17.6 4 15.4 4.6 14L2.8 15.2C1.4 15.6 0.4 14.4 0.8 13.2C1.6 11.8 2.6 10.6 3.4 9.6C4.4 8.4 5.4 8 6.6 8.2C8.8 8.8 9.4 11 9.4 13.4L10.4 18Z',
    ) +
    stroke(INK.bark, 'M6.4 8C8.8 8.8 9.6 12 10.4 16.4', 1.2) +
    disc(INK.graphite, 4.4, 10.8, 0.6),
  cornucopia:
    fill(
      INK.caramel,
      'M2.6 6C1.4 4.4 3 2.6 5 3.6C9 5.4 11.4 10 17.4 11.6C22.4 13 24.4 18.4 22.6 22.6C20.4 27.4 14 29 9.6 25.4C4.6 21.4 8.4 14.4 2.6 6Z',
    ) +
    stroke(
      INK.bark,
      'M9.6 10.6C9.8 12.4 9.4 14 8.6 15.4M13.4 12.4C12.6 17 11.4 20 8.8 22M17.8 12C16.4 18 14.6 23 11.4 26',
      1,
    ) +
    disc(INK.red, 24.4, 18, 3.5) +
    disc('#ea8422', 20.4, 23.6, 4.2) +
    disc(INK.violet, 26.4, 23.4, 1.9) +
    disc(INK.violet, 29.4, 24.4, 1.9) +
    disc(INK.violet, 27.6, 26.6, 1.9) +
    disc(INK.sun, 24, 28, 2.4) +
    leaf(INK.leaf, [24.4, 15], 30, 6, 3) +
    leaf(INK.leaf, [19.4, 19.6], -30, 5, 2.4),
};
