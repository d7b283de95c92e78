import { songbird } from './birds-and-fish.table.ts';
import { both, disc, fill, INK, leaf, moved, oval, petal, ring, stroke, turned } from './pen.ts';

/* Corn in the field, who swims and who sings, a clock that calls the hour. */

/** An ear of wheat on its stalk, bare of any ribbon. */
const ear = (top: number): string =>
  stroke(INK.gold, `M16 31V${top + 4}`, 1.1) +
  [7.4, 4, 0.6]
    .map(
      (low) =>
        leaf(INK.gold, [16, top + low + 4.4], 32, 5, 3) +
        leaf(INK.gold, [16, top + low + 4.4], -32, 5, 3),
    )
    .join('') +
  leaf(INK.gold, [16, top + 4], 0, 5.6, 3.2);

const BARK_DARK = '#532216';

/** Bodies by name. */
export const FIELD_AND_WALL: Readonly<Record<string, string>> = {
  wheat:
    leaf(INK.olive, [15.6, 30], -34, 12, 2.6) +
    leaf(INK.olive, [16.4, 30], 30, 10, 2.6) +
    turned(ear(4.4), -17, 16, 31) +
    turned(ear(5.4), 17, 16, 31) +
    ear(1),
  otter:
    fill(
      INK.bark,
      'M20 25.4C23 28.4 26.4 27.4 27.2 23.6C28 20.4 30.6 20.6 30.6 23.4C30.6 28.4 26 31.2 20.4 30.4Z',
    ) +
    fill(
      INK.bark,
      'M16 11C21.6 11 24.4 16 24.4 22C24.4 27.6 21.6 30.6 16 30.6C10.4 30.6 7.6 27.6 7.6 22C7.6 16 10.4 11 16 11Z',
    ) +
    oval(INK.honey, 16, 21.6, 5, 7.2) +
    both(disc(INK.bark, 9, 5, 2)) +
    oval(INK.bark, 16, 8.6, 8.2, 7) +
    oval(INK.honey, 16, 11.2, 5.4, 4) +
    both(disc(INK.graphite, 12.2, 7.2, 1)) +
    fill(
      INK.graphite,
      'M14.2 8.7C14.8 8.1 17.2 8.1 17.8 8.7C17.8 10 16.8 10.9 16 10.9C15.2 10.9 14.2 10 14.2 8.7Z',
    ) +
    stroke(
      INK.graphite,
      'M13.6 12.2C14.2 13.2 15.4 13.2 16 12.2C16.6 13.2 17.8 13.2 18.4 12.2',
      0.8,
    ) +
    both(
      fill(
        BARK_DARK,
        'M9.4 17.4C10.8 16 13 17.2 13.6 19.2C14 20.8 13.2 22.2 11.8 22C9.8 21.6 8.4 19.2 9.4 17.4Z',
      ) + oval(BARK_DARK, 11.6, 29.6, 3.2, 1.8),
    ),
  goldfinch:
    stroke(INK.bark, 'M13.6 25.6L13.2 30M17 25.6L17 30', 0.9) +
    fill(INK.graphite, 'M21 19.6L31.4 25.4C30.6 27.4 29.6 28 28 27.8L19.4 24.6Z') +
    fill(
      INK.caramel,
      'M10.4 5.4C14.6 5.4 16.6 8.4 17.4 11.4C21 13 24.6 17 24.6 20.8C23 25 19 26.8 15 26.6C9.4 26.4 5.8 22.4 5.8 17.4C5.8 15.2 5 13.6 4.8 11.4C4.8 7.8 7.2 5.4 10.4 5.4Z',
    ) +
    fill(INK.ivory, 'M5.8 15.6C8.6 16.8 12.8 20.4 13.8 26.5C9 25.8 5.8 22.2 5.8 17.4Z') +
    // Behind the red face a white cheek, and black over the crown.
    fill(INK.ivory, 'M10.2 6.6C13 8.4 13.4 12.4 11 15.4L7.4 15.4Z') +
    fill(
      INK.graphite,
      'M8.4 5.8C12.6 4.2 16 7.2 16.4 11.6C16.4 13 15.4 14.4 14.2 14.6C14 11 12 7.6 8.4 5.8Z',
    ) +
    fill(
      INK.red,
      'M4.8 11.4C4.8 8.4 6.6 6.2 8.8 5.6C10.6 7.4 11 9.6 10.4 11.6C9.8 13.8 7.6 15.4 5.6 14.8C5.2 13.6 4.8 12.6 4.8 11.4Z',
    ) +
    fill(INK.graphite, 'M14.4 14.6C19 14 23.4 17.4 25.4 21.8C20.4 23.4 14.6 20.8 14.4 14.6Z') +
    fill(INK.sun, 'M15 17.4C18 17 21.8 18.8 24.2 22C20.8 22.4 16.6 20.8 15 17.4Z') +
    fill(INK.honey, 'M5.4 9.2L1 11.4L5.4 13.2Z') +
    disc(INK.graphite, 8.4, 10, 1),
  pearl:
    disc(INK.pearl, 16, 16, 13) +
    disc(INK.ivory, 14.6, 14.6, 10.4) +
    oval(INK.white, 11.4, 11, 3.6, 2.4, -40),
  // The sign of Aquarius as it is told: a jug that pours.
  'water-bearer':
    fill(
      INK.caramel,
      'M20.6 3.4C19 6 19.4 8.4 22 10.6C26.6 13.4 27.6 18.6 24.6 21.6C21.4 24.6 15.6 23 13 18.6C11.6 15.6 9.8 14.4 7.4 15L5.6 11.8C8.6 10.6 11 9.8 12.2 7.8L17.4 2.2Z',
    ) +
    stroke(INK.wood, 'M14.4 6.4C13.2 1.6 17.6 0.6 20.4 3.6', 1.6) +
    stroke(INK.wood, 'M12.8 9.6L20.2 5.4', 1.4) +
    stroke(INK.cobalt, 'M6.6 14.6C4.2 18 6.2 20.6 4.4 24', 1.5) +
    stroke(INK.sky, 'M9.2 16.4C7 19.6 9 22 7.4 25', 1.5) +
    stroke(
      INK.cobalt,
      'M1.6 27C4 25 6.4 25 8.8 27C11.2 29 13.6 29 16 27C18.4 25 20.8 25 23.2 27C25.6 29 28 29 30.4 27',
      1.5,
    ) +
    stroke(
      INK.sky,
      'M3.4 30.4C5.6 28.8 7.4 28.8 9.6 30.4M14.8 30.6C16.8 29 18.6 29 20.8 30.4',
      1.3,
    ),
  sweater:
    fill(
      INK.cerise,
      'M10.6 4.6C14 6.8 18 6.8 21.4 4.6L26.8 7.6L31.2 20.4L26.4 22.4L23.8 16V27.4H8.2V16L5.6 22.4L0.8 20.4L5.2 7.6Z',
    ) +
    fill(
      INK.wine,
      'M8.2 25H23.8V28.6H8.2ZM0.8 20.4L5.6 22.4L4.8 24.6L0 22.6ZM31.2 20.4L26.4 22.4L27.2 24.6L32 22.6Z',
    ) +
    stroke(INK.wine, 'M10.6 5.2C14 7.6 18 7.6 21.4 5.2', 2) +
    stroke(INK.ivory, 'M8.8 15.6L11.2 12.8L13.6 15.6L16 12.8L18.4 15.6L20.8 12.8L23.2 15.6', 1.1),
  pajamas:
    fill(
      INK.sky,
      'M11 2.4L16 4.4L21 2.4L25 4.2L29 12.4L25.2 14.2L22.6 10.6V17.4H9.4V10.6L6.8 14.2L3 12.4L7 4.2Z',
    ) +
    fill(INK.cobalt, 'M11 2.4L16 4.4L21 2.4L16 9Z') +
    fill(INK.sky, 'M9.4 18.6H22.6L24 31H17.4L16 23L14.6 31H8Z') +
    disc(INK.cobalt, 16, 11.4, 0.8) +
    disc(INK.cobalt, 16, 14.8, 0.8) +
    stroke(INK.cobalt, 'M9.6 19.2H22.4', 1.3),
  kingfisher:
    stroke(INK.terracotta, 'M16.4 26.4L16 29.8M19.4 26.4L19.4 29.8', 1.1) +
    fill(INK.cobalt, 'M22.6 21L29.6 28.8L25.4 29.6L19.6 25.4Z') +
    fill(
      INK.marigold,
      'M10.6 9.4C14.6 8.8 20.4 11.4 22.8 15.6C24.8 19.6 23.6 24.4 20 26.6C16 28 11.8 25.8 10.6 21.4C9.8 18 9.6 13.4 10.6 9.4Z',
    ) +
    fill(INK.cobalt, 'M16.6 12.4C21.4 12.6 25.6 17.2 26.4 23C21.6 24.6 16.4 20.8 15.6 15.6Z') +
    fill(
      INK.cobalt,
      'M8.6 7.4C10.8 3.8 15.4 2.6 18.6 4.4L22 5.4L19.4 7.2C20.8 9.4 20.6 12.4 18.4 14.2C15.6 14.6 12.2 12.6 9.4 12.4C8.2 11 7.8 9 8.6 7.4Z',
    ) +
    fill(
      INK.ivory,
      'M12 13C13.8 13.4 16 14 17.4 14.4C17 16.6 14.6 17.8 12.4 17.2C11 16.6 10.8 14.2 12 13Z',
    ) +
    fill(INK.graphite, 'M9.4 8.6L0.6 10.8L9.6 12.4C10.4 11.2 10.4 9.8 9.4 8.6Z') +
    disc(INK.white, 12.8, 8.6, 1.5) +
    disc(INK.graphite, 12.6, 8.7, 0.9),
  nightingale: songbird(INK.caramel, INK.wood, INK.ivory, INK.honey, ''),
  'rose-branch':
    stroke(INK.stem, 'M2.6 28.6C9 26.8 18 24.4 29.6 13', 1.5) +
    stroke(INK.stem, 'M12.4 25.6C12 22 10.6 19 9 16.6M21.4 20.2C22.8 22.8 24 24.6 25.4 25.6', 1.2) +
    leaf(INK.leaf, [7.4, 27], 196, 7, 4) +
    leaf(INK.leaf, [6, 27.4], -22, 7.2, 4) +
    leaf(INK.leaf, [17, 23.6], 168, 7.2, 4.2) +
    leaf(INK.leaf, [16.4, 23.6], 4, 7.4, 4) +
    leaf(INK.leaf, [25, 17.4], -44, 7, 3.8) +
    leaf(INK.leaf, [29.4, 13.2], 64, 5, 2.8) +
    [
      [8, 12.4, 1],
      [27, 8.4, 0.84],
      [26.6, 27, 0.7],
    ]
      .map(([x, y, scale]) =>
        moved(
          ring(5, (t) => petal(INK.red, [0, 0], t, 5.6, 5.6)) +
            disc(INK.crimson, 0, 0, 3.4) +
            stroke(INK.rose, 'M-1.5 0.6C-1.6 -1.2 0.2 -1.9 1.3 -0.8C2 0.2 1.2 1.4 0 1.3', 0.8),
          x,
          y,
          scale,
        ),
      )
      .join(''),
  // Trumpets at the head of a stem, buds above them.
  freesia:
    stroke(INK.leaf, 'M15 31C15.4 24 15.6 18 17 9', 1.3) +
    leaf(INK.leaf, [15, 30.8], -26, 15, 3.8) +
    leaf(INK.leaf, [15.2, 30.8], 24, 12, 3.6) +
    oval(INK.rose, 20.4, 2.6, 1, 1.8, 20) +
    oval(INK.rose, 17.6, 3, 1.2, 2.2, 6) +
    [
      [11.4, 15, -46, 1],
      [22, 13.4, 48, 1],
      [12.4, 8.6, -26, 1],
      [21.4, 7.6, 30, 0.9],
      [16.6, 11.6, 2, 1.1],
    ]
      .map(([x, y, lean, scale]) =>
        moved(
          turned(
            fill(
              INK.rose,
              'M-1 5.4C-1.6 2 -4 0 -4.4 -3.4L-1.8 -2.4L0 -4.4L1.8 -2.4L4.4 -3.4C4 0 1.6 2 1 5.4Z',
            ) + fill(INK.sun, 'M-1.6 -2.2L0 -3.8L1.6 -2.2L0.6 1H-0.6Z'),
            lean,
            0,
            0,
          ),
          x,
          y,
          scale,
        ),
      )
      .join(''),
  'walnut-shell':
    fill(INK.wood, 'M2 14H30C30 23 24.6 29.4 16 29.4C7.4 29.4 2 23 2 14Z') +
    stroke(
      BARK_DARK,
      'M8 18.4C8.6 22 10.4 24.6 12.4 26.4M16 18V27.6M24 18.4C23.4 22 21.6 24.6 19.6 26.4',
      1,
    ) +
    fill(INK.honey, 'M1.4 12.6H30.6C31 13.8 30.8 15 30 16H2C1.2 15 1 13.8 1.4 12.6Z'),
  'bridal-veil':
    fill(INK.pearl, 'M11 6.4C6 12 3 20 1.6 30.4C11 31.6 21 31.6 30.4 30.4C29 20 26 12 21 6.4Z') +
    fill(
      INK.white,
      'M13 6.4C10 13 8.6 21 8.6 30.8C13.4 31.4 18.6 31.4 23.4 30.8C23.4 21 22 13 19 6.4Z',
    ) +
    stroke(INK.silver, 'M16 8V30M11.4 10C8.6 16 7 22.6 6 30M20.6 10C23.4 16 25 22.6 26 30', 0.9) +
    stroke(INK.gold, 'M9.6 6.8C13 4.2 19 4.2 22.4 6.8', 2) +
    [10.4, 13.2, 16, 18.8, 21.6]
      .map((x, k) => disc(INK.ivory, x, [5.2, 3.6, 3, 3.6, 5.2][k], 1.5))
      .join(''),
  tassel:
    disc(INK.gold, 16, 5, 2.6) +
    stroke(INK.gold, 'M16 0.8V3', 1.2) +
    fill(INK.cerise, 'M12 7.4H20L21.4 13H10.6Z') +
    fill(INK.gold, 'M10.6 12.6H21.4V15.4H10.6Z') +
    fill(INK.cerise, 'M10.8 15.2H21.2L24 30.6H8Z') +
    stroke(INK.wine, 'M13.2 16.4L11.6 29.6M16 16.4V29.6M18.8 16.4L20.4 29.6', 0.9),
  curtain:
    stroke(INK.wood, 'M1.4 3.4H30.6', 1.7) +
    both(
      fill(INK.crimson, 'M2.6 4.2H15.6C15.4 10 12.6 14.6 6.4 18.6L6.8 30.8H2.6Z') +
        stroke(INK.wine, 'M6.4 5.6C6.4 11 5.6 15 4.4 19M10.6 5.6C10.2 10.4 8.6 13.8 6 17', 0.9) +
        fill(INK.gold, 'M2 17.6H7.4V20H2Z') +
        stroke(INK.wine, 'M4.6 21V29.6', 0.9),
    ),
  'garlic-braid':
    stroke(INK.honey, 'M16 1V26', 2.4) +
    stroke(INK.caramel, 'M14 3.6L18 6.6M18 3.6L14 6.6M14 8.6L18 11.6M18 8.6L14 11.6', 0.9) +
    [
      [11.4, 11.6],
      [20.6, 14],
      [11, 18.6],
      [20.8, 21.4],
      [15.2, 26.2],
    ]
      .map(([x, y]) =>
        moved(
          fill(
            INK.ivory,
            'M0 -5.4C0.8 -3.4 4.8 -2.4 4.8 1C4.8 4 2.6 5.2 0 5.2C-2.6 5.2 -4.8 4 -4.8 1C-4.8 -2.4 -0.8 -3.4 0 -5.4Z',
          ) +
            stroke(
              INK.rose,
              'M0 -3.6V4.2M-1.4 -2C-3 -0.4 -3 2.4 -1.8 4M1.4 -2C3 -0.4 3 2.4 1.8 4',
              0.7,
            ),
          x,
          y,
        ),
      )
      .join(''),
  // The standard of bronze from Alacahöyük: a disc of bars between horns.
  'hittite-sun':
    ring(11, (t) =>
      turned(
        disc(INK.gold, 16, 1.9, 1.3) + stroke(INK.gold, 'M16 2.6V5', 1),
        t - 118 + t * -0.3,
        16,
        14.6,
      ),
    ) +
    stroke(INK.gold, 'M16 5.2A9.4 9.4 0 1 1 15.9 5.2Z', 1.9) +
    stroke(
      INK.gold,
      'M9.6 8.2V21M13.8 5.8V23.4M18.2 5.8V23.4M22.4 8.2V21M7.2 11H24.8M6.6 14.6H25.4M7.2 18.2H24.8',
      0.9,
    ) +
    stroke(
      INK.caramel,
      'M9.4 22.4C5.4 24 3.4 27 4.4 30.2M22.6 22.4C26.6 24 28.6 27 27.6 30.2',
      1.7,
    ) +
    fill(INK.caramel, 'M13.6 24H18.4V30.8H13.6Z'),
  handkerchief:
    fill(INK.red, 'M16 2L30 16L16 30L2 16Z') +
    stroke(INK.gold, 'M16 5.6L26.4 16L16 26.4L5.6 16Z', 1) +
    ring(4, (t) =>
      turned(
        ring(5, (r) => petal(INK.rose, [16, 9.6], r, 2.4, 2)) + disc(INK.sun, 16, 9.6, 0.9),
        t,
      ),
    ) +
    ring(5, (r) => petal(INK.ivory, [16, 16], r, 3.2, 2.8)) +
    disc(INK.sun, 16, 16, 1.2),
  'cuckoo-clock':
    stroke(INK.gold, 'M11.4 23V26.4M20.6 23V25', 0.8) +
    oval(BARK_DARK, 11.4, 28.4, 1.4, 2.4) +
    oval(BARK_DARK, 20.6, 27, 1.4, 2.4) +
    stroke(INK.wood, 'M16 23V28', 1) +
    disc(INK.gold, 16, 29, 1.8) +
    fill(INK.wood, 'M16 4.4L25 12.4V23.4H7V12.4Z') +
    fill(BARK_DARK, 'M16 0.8L29 12L27 14.6L16 5.4L5 14.6L3 12Z') +
    both(leaf(INK.leaf, [4.6, 14.4], 152, 8.6, 4.2) + leaf(INK.leaf, [6.2, 24.6], 96, 6.4, 3)) +
    fill(INK.graphite, 'M13 13.2V9.8C13 7.4 19 7.4 19 9.8V13.2Z') +
    fill(INK.sun, 'M13.8 12.6C13.8 10.2 15 9.2 16.4 9.4C17.8 9.6 18.4 11 18.2 12.6Z') +
    fill(INK.marigold, 'M14.2 10.6L11.6 11.4L14.2 12Z') +
    disc(INK.ivory, 16, 18.4, 4.4) +
    stroke(INK.graphite, 'M16 18.4V15.6M16 18.4L18.2 19.4', 0.9),
};
