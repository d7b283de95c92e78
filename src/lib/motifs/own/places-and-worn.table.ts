import { both, disc, fill, INK, leaf, ring, stroke } from './pen.ts';

/* Places that things stand in, and what animals wear. */

/** A line of waves from the left edge to the right. */
const crests = (y: number): string =>
  `M0 ${y}` +
  [0, 1, 2, 3]
    .map((k) => {
      const x = k * 8;
      return `C${x + 2} ${y - 3.4} ${x + 5} ${y - 3.4} ${x + 8} ${y}`;
    })
    .join('');

/** Bodies by name. */
/** A little flower of an arch. */
const bloom = (hex: string, heart: string, x: number, y: number, r: number): string =>
  ring(5, (t) =>
    disc(
      hex,
      x + Math.sin((t * Math.PI) / 180) * r * 0.62,
      y - Math.cos((t * Math.PI) / 180) * r * 0.62,
      r * 0.56,
    ),
  ) + disc(heart, x, y, r * 0.42);

/** Places along the right half of an arch, from its foot to its top: x, y and which way leaves lie. */
const ARCH = [
  [28.6, 25, 0],
  [28.4, 17.4, 0],
  [26.2, 9.6, -38],
  [21.8, 5, -62],
] as const;

export const PLACES_AND_WORN: Readonly<Record<string, string>> = {
  'flower-arch':
    stroke(INK.leaf, 'M3.4 31V16C3.4 8.4 8.8 3.4 16 3.4C23.2 3.4 28.6 8.4 28.6 16V31', 1.8) +
    both(
      ARCH.map(
        ([x, y, t]) =>
          leaf(INK.leaf, [x, y + 1], t + 40, 3.6, 1.9) +
          leaf(INK.leaf, [x, y + 1], t - 40, 3.6, 1.9),
      ).join('') +
        ARCH.filter((_, k) => k % 2 === 0)
          .map(([x, y]) => bloom(INK.rose, INK.marigold, x, y, 2.6))
          .join(''),
    ) +
    bloom(INK.rose, INK.marigold, 16, 3.4, 2.8),
  'window-round':
    disc(INK.wood, 16, 16, 14.6) +
    disc(INK.sky, 16, 16, 11.6) +
    fill(INK.wood, 'M15 4H17V28H15ZM4 15H28V17H4Z'),
  'santa-sleigh':
    fill(INK.wood, 'M20.4 8.6C24.6 6.8 28.4 9 28.6 13C28.8 16 28 18.6 26.8 20.6H17.4Z') +
    fill(INK.red, 'M10.4 12.6C12.8 11 16.6 11 18.6 12.6L20.4 22H8.4Z') +
    fill(INK.white, 'M13.6 12H15.8V22H13.6Z') +
    disc(INK.skin, 14.4, 8.2, 3.7) +
    fill(
      INK.white,
      'M10.6 8.6C12.4 10.2 16.4 10.2 18.2 8.6C18.4 12.4 16.8 14.8 14.4 14.8C12 14.8 10.4 12.4 10.6 8.6Z',
    ) +
    fill(INK.red, 'M10.8 5.6C11.4 2.2 15 .6 18.2 1.6C20.4 2.2 21.6 4 21.8 6L18 5.8Z') +
    fill(INK.white, 'M10 5.2H18.8V7.2H10Z') +
    disc(INK.white, 22, 6.8, 1.5) +
    disc(INK.graphite, 12.9, 8.2, 0.6) +
    disc(INK.graphite, 15.9, 8.2, 0.6) +
    fill(
      INK.crimson,
      'M3.4 12.4C2.2 10.4 4.6 8.8 6 10.4C7.4 12.4 6.8 16.6 9.4 17.6H29.4C29.8 21.4 28 25 24.6 25.4H10.4C6 25.4 3.8 21.4 4.8 16C5 14.4 4.4 13.6 3.4 12.4Z',
    ) +
    fill(INK.gold, 'M9.4 17.6H29.4V19.4H8.4Z') +
    stroke(INK.gold, 'M2.4 27.4C3.6 29.8 5.4 29.6 7.4 29.6H30', 1.5) +
    stroke(INK.gold, 'M11 25.4V29.4M24 25.4V29.4', 1.3),
  'crossed-skis': both(
    fill(
      INK.cobalt,
      'M6.6 29.8L22.6 5.4C23.8 3.4 25.6 2 27.8 1.8C27.6 4 26.6 5.8 25.2 7.2L9 31.2Z',
    ) + fill(INK.sun, 'M14.4 18L18.2 12.2L20.6 13.8L16.8 19.6Z'),
  ),
  surfboard:
    fill(
      INK.turquoise,
      'M16 .8C20.6 4.4 22.2 10.6 22.2 17C22.2 23 20.6 28 18.6 31.2H13.4C11.4 28 9.8 23 9.8 17C9.8 10.6 11.4 4.4 16 .8Z',
    ) +
    fill(INK.white, 'M9.9 14H22.1L22.2 17L22.1 19.4H9.9L9.8 17Z') +
    fill(INK.terracotta, 'M14.9 2H17.1V31H14.9Z'),
  'snow-globe':
    disc(INK.sky, 16, 13.6, 12.8) +
    fill(
      INK.white,
      'M4.6 19.4C8.6 17.4 12.4 18.4 16 18.8C20.4 17.6 24 17.8 27.4 19.4C25.4 23.8 21 26.4 16 26.4C11 26.4 6.6 23.8 4.6 19.4Z',
    ) +
    disc(INK.white, 8.6, 9.4, 1) +
    disc(INK.white, 22.8, 8, 1) +
    disc(INK.white, 15.4, 4.2, 1) +
    disc(INK.white, 25.4, 13.4, 1) +
    fill(
      INK.crimson,
      'M8.4 24H23.6L26.2 30.4C26.2 31 25.6 31.4 25 31.4H7C6.4 31.4 5.8 31 5.8 30.4Z',
    ) +
    fill(INK.gold, 'M8.8 23.4H23.2L23.9 25.6H8.1Z'),
  'henna-tray':
    fill(
      INK.gold,
      'M16 20C24.6 20 31.2 22.2 31.2 25.2C31.2 28.4 24.6 30.6 16 30.6C7.4 30.6 .8 28.4 .8 25.2C.8 22.2 7.4 20 16 20Z',
    ) +
    fill(
      INK.red,
      'M16 21.8C23 21.8 28.4 23.2 28.4 25.2C28.4 27.4 23 28.8 16 28.8C9 28.8 3.6 27.4 3.6 25.2C3.6 23.2 9 21.8 16 21.8Z',
    ) +
    both(
      fill(INK.ivory, 'M4.6 13H7.8V25.2H4.6Z') +
        fill(
          INK.marigold,
          'M6.2 7.4C7.8 9.4 8.2 10.6 7.6 11.8C7 13 5.4 13 4.8 11.8C4.2 10.6 4.6 9.4 6.2 7.4Z',
        ),
    ) +
    fill(
      INK.gold,
      'M9.2 18.6H22.8C22.8 22.6 20.4 25 18 25.6L19.6 27.6H12.4L14 25.6C11.6 25 9.2 22.6 9.2 18.6Z',
    ) +
    stroke(INK.red, 'M11.4 21.2H20.6', 0.9) +
    fill(INK.moss, 'M10 17.4C11.4 14.6 13.4 13.2 16 13.2C18.6 13.2 20.6 14.6 22 17.4Z') +
    stroke(INK.marigold, 'M8.8 18H23.2', 1.5) +
    disc(INK.sun, 16, 14.2, 1.2),
  'golf-club':
    stroke(INK.slate, 'M22.4 9L13.4 26.4', 1.4) +
    stroke(INK.graphite, 'M25.6 2.6L22 9.6', 2.4) +
    fill(
      INK.silver,
      'M14.8 25.2C13.8 28.6 10.8 30.8 6.8 30.4C5 30.2 4.6 28.4 6 27.4C8.8 25.8 10.8 25.6 12.8 24Z',
    ),
  diploma:
    fill(INK.ivory, 'M4 8H28V23.4H4Z') +
    fill(
      INK.honey,
      'M3.4 5.6H28.6C29.8 5.6 30.4 6.4 30.4 7.4C30.4 8.4 29.8 9.2 28.6 9.2H3.4C2.2 9.2 1.6 8.4 1.6 7.4C1.6 6.4 2.2 5.6 3.4 5.6Z',
    ) +
    fill(
      INK.honey,
      'M3.4 22.4H28.6C29.8 22.4 30.4 23.2 30.4 24.2C30.4 25.2 29.8 26 28.6 26H3.4C2.2 26 1.6 25.2 1.6 24.2C1.6 23.2 2.2 22.4 3.4 22.4Z',
    ) +
    stroke(INK.slate, 'M8 13H24M8 17H17', 1.1) +
    fill(INK.red, 'M20.6 20L19.4 29.4L22.4 27.4L25.2 29.4L24.2 20Z') +
    disc(INK.red, 22.4, 18.6, 3.2) +
    disc(INK.gold, 22.4, 18.6, 1.6),
  'mountain-range':
    fill(INK.slate, 'M5.4 27L16.4 4L27.4 27Z') +
    fill(INK.silver, 'M16.4 4L27.4 27H19.6L17.2 16Z') +
    fill(INK.white, 'M16.4 4L12.2 12.8L14.4 11.8L16.2 14L18.2 11.6L20.6 12.8Z') +
    fill(INK.bark, 'M.6 28L9 12.4L17.4 28Z') +
    fill(INK.wood, 'M9 12.4L17.4 28H11.4L9.6 20Z') +
    fill(INK.white, 'M9 12.4L5.9 18.2L7.6 17.4L9 19.2L10.4 17.4L12.1 18.2Z') +
    fill(INK.bark, 'M15.4 28L23.8 14.4L31.4 28Z') +
    fill(INK.wood, 'M23.8 14.4L31.4 28H26L24.4 21.4Z') +
    fill(INK.white, 'M23.8 14.4L20.7 19.4L22.4 18.7L23.8 20.4L25.2 18.7L26.6 19.4Z') +
    fill(INK.leaf, 'M.4 28.4C5 25.4 11 26 16 27C21 25.6 27 25.4 31.6 28.4C31 29.6 1 29.6 .4 28.4Z'),
  'glass-bottle':
    fill(
      INK.sky,
      'M12.6 5H19.4V10.4C19.4 12.2 26 13 26 18V28.4C26 30 24.8 31 23.2 31H8.8C7.2 31 6 30 6 28.4V18C6 13 12.6 12.2 12.6 10.4Z',
    ) +
    fill(INK.caramel, 'M13.2 1H18.8V5.6H13.2Z') +
    fill(INK.cobalt, 'M11.8 5.2H20.2V7.4H11.8Z') +
    stroke(INK.white, 'M8.8 18.6V26.4', 1.2),
  // Two rows of waves, for what swims and sails.
  sea:
    fill('#4a8fb3', `${crests(5)}V10H0Z`) +
    fill(INK.cobalt, `${crests(9)}L30 13C25 15 7 15 2 13Z`) +
    stroke(
      INK.sky,
      'M5 10.6C6.6 9.4 8.4 9.4 10 10.6M14 10.6C15.6 9.4 17.4 9.4 19 10.6M23 10.6C24.6 9.4 26 9.4 27.4 10.6',
      0.9,
    ),
  // Sand in a low mound, with a strip of sea behind it.
  shore:
    fill('#4a8fb3', 'M1 7.6C6 5.4 26 5.4 31 7.6L30.4 11.4H1.6Z') +
    stroke(
      INK.sky,
      'M4 8.6C6 7.6 8 7.6 10 8.6M14 8.2C16 7.2 18 7.2 20 8.2M23.4 8.6C25 7.8 27 7.8 28.4 8.6',
      0.8,
    ) +
    fill(INK.honey, 'M0.6 13.4C6 8.6 26 8.6 31.4 13.4C29 16.6 3 16.6 0.6 13.4Z') +
    disc(INK.caramel, 8, 13.6, 0.6) +
    disc(INK.caramel, 22.4, 13.8, 0.6) +
    disc(INK.caramel, 15.6, 14.4, 0.6),
  // A half sun on the horizon in bands, each lower one deeper.
  'setting-sun':
    fill(INK.sun, 'M5.6 15.6C6.6 8.6 10.8 4 16 4C21.2 4 25.4 8.6 26.4 15.6Z') +
    fill(INK.marigold, 'M4.6 16.6H27.4L28 20.4H4Z') +
    fill('#f68237', 'M3.8 21.4H28.2L28.6 24.6H3.4Z') +
    fill(INK.red, 'M3.2 25.6H28.8L29 28H3Z'),
  // A kerchief folded to a triangle, knotted behind.
  bandana:
    fill(INK.red, 'M2.6 8C8 12.4 24 12.4 29.4 8C27.4 15 21 21.6 16 25.4C11 21.6 4.6 15 2.6 8Z') +
    fill(INK.crimson, 'M1.4 5.4C8 10 24 10 30.6 5.4L31 9.4C24 14 8 14 1 9.4Z') +
    [
      [10.4, 15],
      [16, 16],
      [21.6, 15],
      [13.4, 19],
      [18.6, 19],
    ]
      .map(([x, y]) => disc(INK.white, x, y, 0.9))
      .join(''),
  'bow-tie':
    both(fill(INK.red, 'M15 14C11 10 6 8 2.6 8.6C1.6 13 1.6 19 2.6 23.4C6 24 11 22 15 18Z')) +
    both(stroke(INK.crimson, 'M13 16C10 15 8 14.6 5.6 14.6M13 16C10 17 8 17.4 5.6 17.4', 0.9)) +
    fill(
      INK.crimson,
      'M13 12.6C15 11.8 17 11.8 19 12.6C19.8 14.8 19.8 17.2 19 19.4C17 20.2 15 20.2 13 19.4C12.2 17.2 12.2 14.8 13 12.6Z',
    ),
  // A band with a bell.
  collar:
    fill(INK.red, 'M1.6 7C8 11.4 24 11.4 30.4 7L31 12C24 16.6 8 16.6 1 12Z') +
    disc(INK.gold, 16, 18, 4.4) +
    stroke(INK.bark, 'M12.6 18.4H19.4', 0.9) +
    disc(INK.bark, 16, 20.4, 0.9),
  arrow:
    stroke(INK.wood, 'M16 5V27', 1.5) +
    fill(INK.slate, 'M16 0.6L19.6 7.4L16 6L12.4 7.4Z') +
    both(fill(INK.red, 'M16 23.4L20.4 20.4V25L16 28Z')) +
    both(fill(INK.ivory, 'M16 28L20.4 25V28.4L16 31.4Z')),
  fork:
    fill(
      INK.silver,
      'M11.4 1.4H13.2V9H14.9V1.4H17.1V9H18.8V1.4H20.6V10.4C20.6 13 19 14.4 17.3 15L17.9 29.6C17.9 31.6 14.1 31.6 14.1 29.6L14.7 15C13 14.4 11.4 13 11.4 10.4Z',
    ) + fill(INK.slate, 'M14.6 17.6H17.4L17.6 22.4H14.4Z'),
  // Three wisps that rise.
  smoke:
    stroke('#7d868f', 'M11 30C6.6 26 15 22.6 11 18C8.6 15 11.6 12.6 10.4 10', 1.7) +
    stroke('#7d868f', 'M17 30C12.6 25 21 20.6 17 15C14.4 11 17.6 8 16.6 4.6', 1.7) +
    stroke('#7d868f', 'M23 30C18.6 26 27 22.6 23 18C20.6 15 23.6 12.6 22.4 10', 1.7),
  // Steam that closes to a heart.
  'heart-steam':
    stroke('#7d868f', 'M16 31C12.4 28.4 19 25.6 16 22.4', 1.6) +
    stroke(
      '#d4577f',
      'M16 22.4C9 18 6 13.4 7.4 9.4C9 5.4 14 5.6 16 10C18 5.6 23 5.4 24.6 9.4C26 13.4 23 18 16 22.4Z',
      1.7,
    ),
  constellation:
    stroke(INK.slate, 'M4 24L9.4 16L16 18.6L21 9.4L28 6M16 18.6L20.4 26', 0.9) +
    [
      [4, 24],
      [9.4, 16],
      [16, 18.6],
      [21, 9.4],
      [28, 6],
      [20.4, 26],
    ]
      .map(([x, y]) => ring(4, (t) => leaf(INK.gold, [x, y], t, 2.3, 1.5)))
      .join(''),
};
