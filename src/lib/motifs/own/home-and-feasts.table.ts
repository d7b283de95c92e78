import { both, disc, fill, INK, moved, petal, ring, stroke, turned } from './pen.ts';

/* The nursery, the kitchen, sights, work and play, the feast days. */

/** Bodies by name. */
export const HOME_AND_FEASTS: Readonly<Record<string, string>> = {
  bundle:
    fill(
      INK.rose,
      'M16 9C24.6 9.6 28.6 15.4 28 21.4C27.4 27.4 22.6 30.4 16 30.4C9.4 30.4 4.6 27.4 4 21.4C3.4 15.4 7.4 9.6 16 9Z',
    ) +
    fill(
      INK.cerise,
      'M16 9.4C13.6 8.6 8.4 6.6 6.6 2.4C11.4 1.6 15.2 4.6 16 8.2C16.8 4.6 20.6 1.6 25.4 2.4C23.6 6.6 18.4 8.6 16 9.4Z',
    ) +
    disc(INK.cerise, 16, 9.4, 2.3) +
    stroke(INK.cerise, 'M14 12.6C11 16 9.4 20.4 9.4 25M18 12.6C21 16 22.6 20.4 22.6 25', 0.9),
  'hot-air-balloon':
    fill(
      INK.red,
      'M16 1.4C23 1.4 28 6.2 28 12.2C28 17 23.6 20.6 19.8 24H12.2C8.4 20.6 4 17 4 12.2C4 6.2 9 1.4 16 1.4Z',
    ) +
    fill(
      INK.sun,
      'M16 1.4C19 1.4 22 6.2 22 12.2C22 17 19.6 20.6 18 24H14C12.4 20.6 10 17 10 12.2C10 6.2 13 1.4 16 1.4Z',
    ) +
    fill(
      INK.cobalt,
      'M16 1.4C17 1.4 18.6 6.2 18.6 12.2C18.6 17 17.6 20.6 16.8 24H15.2C14.4 20.6 13.4 17 13.4 12.2C13.4 6.2 15 1.4 16 1.4Z',
    ) +
    stroke(INK.bark, 'M12.8 24L13.4 27.4M19.2 24L18.6 27.4', 0.8) +
    fill(INK.wood, 'M12.6 27.2H19.4L18.8 31.4H13.2Z'),
  'turkish-flag':
    fill(
      INK.red,
      'M3 5C8 3.4 12 6.6 17 5.6C22 4.6 26 3.8 30 5.2V24C26 22.6 22 23.4 17 24.4C12 25.4 8 22.2 3 23.8Z',
    ) +
    fill(
      INK.white,
      'M15.4 9.2C12 8 7.6 10.4 7.6 14.6C7.6 18.8 12 21.2 15.4 20C12.8 19.8 10.6 17.6 10.6 14.6C10.6 11.6 12.8 9.4 15.4 9.2Z',
    ) +
    fill(
      INK.white,
      'M18.6 10.4L19.9 13.2L23 13L20.9 15.2L22 18.1L19.3 16.6L16.9 18.6L17.5 15.5L14.8 14L17.8 13.6Z',
    ) +
    stroke(INK.wood, 'M2.4 2.6V31', 1.5),
  'crescent-star':
    fill(
      INK.red,
      'M19.6 4.4C11 1 2 7 2 16C2 25 11 31 19.6 27.6C12.8 27.4 8 22.4 8 16C8 9.6 12.8 4.6 19.6 4.4Z',
    ) +
    fill(
      INK.red,
      'M22 8.2L24.1 13.1L29.4 13.2L25.6 16.9L27.1 22L22.5 19.3L18.1 22.3L19.3 17.1L15.3 13.6L20.5 13.1Z',
    ),
  'maidens-tower':
    fill(INK.silver, 'M3 27C6 24.4 26 24.4 29 27L27 29.4H5Z') +
    fill(INK.ivory, 'M6 20H26V26H6Z') +
    fill(INK.terracotta, 'M5 20.4L8 17.4H24L27 20.4Z') +
    fill(INK.ivory, 'M13 9.6H21V18H13Z') +
    fill(INK.slate, 'M12 9.8L14 7H20L22 9.8Z') +
    fill(INK.ivory, 'M15 4.6H19V7.2H15Z') +
    fill(INK.slate, 'M14.6 4.8L17 1.6L19.4 4.8Z') +
    fill(INK.red, 'M17 0.4L21 1.4L17 2.4Z') +
    fill(INK.bark, 'M16 12H18V15.6H16ZM9 22H10.8V26H9ZM14.6 22H17.4V26H14.6ZM21.2 22H23V26H21.2Z') +
    stroke(
      INK.cobalt,
      'M1.6 30.6C4 29.4 6.4 29.4 8.8 30.6C11.2 31.6 13.6 31.6 16 30.6C18.4 29.4 20.8 29.4 23.2 30.6C25.6 31.6 28 31.6 30.4 30.6',
      1,
    ),
  'bosphorus-bridge':
    fill(INK.slate, 'M8 4H10.4V27H8ZM21.6 4H24V27H21.6Z') +
    fill(INK.red, 'M0.6 19H31.4V21.4H0.6Z') +
    stroke(
      INK.slate,
      'M0.8 18.6C4 15 7 10 9.2 4.6C11 11 13 16.4 16 16.6C19 16.4 21 11 22.8 4.6C25 10 28 15 31.2 18.6',
      0.9,
    ) +
    stroke(INK.slate, 'M4.6 14.4V19M12.6 13V19M16 16.6V19M19.4 13V19M27.4 14.4V19', 0.8) +
    stroke(
      INK.cobalt,
      'M1.6 28.6C4 27.4 6.4 27.4 8.8 28.6C11.2 29.6 13.6 29.6 16 28.6C18.4 27.4 20.8 27.4 23.2 28.6C25.6 29.6 28 29.6 30.4 28.6',
      1.1,
    ),
  'chef-hat':
    fill(
      INK.pearl,
      'M8 19.6C3.6 18.6 1.6 15 2.4 11.6C3.2 8.4 6.2 6.8 9 7.4C10.2 4 13 2.4 16 2.4C19 2.4 21.8 4 23 7.4C25.8 6.8 28.8 8.4 29.6 11.6C30.4 15 28.4 18.6 24 19.6L23.4 29.4H8.6Z',
    ) +
    fill(
      INK.white,
      'M9 18.4C5.4 17.8 3.6 14.8 4.2 12C4.8 9.4 7.2 8.2 10.2 9.4C11 5.6 13.4 4.2 16 4.2C18.6 4.2 21 5.6 21.8 9.4C24.8 8.2 27.2 9.4 27.8 12C28.4 14.8 26.6 17.8 23 18.4L22.6 23.4H9.4Z',
    ) +
    stroke(INK.silver, 'M12 14L12.6 22M16 13.4V22M20 14L19.4 22', 0.9),
  whisk: turned(
    fill(INK.wood, 'M14.6 20H17.4L17.8 30C17.8 31.4 14.2 31.4 14.2 30Z') +
      fill(INK.silver, 'M14.2 17.6H17.8V20.4H14.2Z') +
      stroke(
        INK.slate,
        'M15 17.6C9 13 8.6 4.6 16 1.6C23.4 4.6 23 13 17 17.6M15.6 17.6C13 12.6 12.8 5 16 1.6C19.2 5 19 12.6 16.4 17.6',
        0.9,
      ),
    20,
  ),
  'mushroom-house':
    fill(INK.ivory, 'M9 16H23C23 21 24 26 25 30H7C8 26 9 21 9 16Z') +
    fill(INK.red, 'M1.6 16.6C2 8.4 8 2 16 2C24 2 30 8.4 30.4 16.6C26 19.6 6 19.6 1.6 16.6Z') +
    disc(INK.ivory, 9, 12, 2.4) +
    disc(INK.ivory, 17, 7, 2.2) +
    disc(INK.ivory, 24, 12.6, 2.3) +
    fill(INK.wood, 'M13 30V25C13 21.4 19 21.4 19 25V30Z') +
    disc(INK.sun, 17.6, 26.6, 0.7) +
    fill(INK.sky, 'M20.6 20.4H23V23H20.6ZM9.4 20.4H11.8V23H9.4Z'),
  'firefighter-helmet':
    fill(
      INK.crimson,
      'M1.6 24.4C2.6 21.6 5 21 6.6 20.6C6.6 11 11 4.6 16 4.6C21 4.6 25.4 11 25.4 20.6C27 21 29.4 21.6 30.4 24.4C26 28 6 28 1.6 24.4Z',
    ) +
    fill(
      INK.red,
      'M7.6 20.4C7.6 11.6 11.6 5.8 16 5.8C20.4 5.8 24.4 11.6 24.4 20.4C20 22.4 12 22.4 7.6 20.4Z',
    ) +
    stroke(
      INK.wine,
      'M16 5.4V10M11.4 8C9.8 11.4 9.4 15.4 9.6 20.4M20.6 8C22.2 11.4 22.6 15.4 22.4 20.4',
      1,
    ) +
    fill(
      INK.gold,
      'M12 10.6C14 11.2 15 10.6 16 9.4C17 10.6 18 11.2 20 10.6C20.6 15 19.4 19 16 21C12.6 19 11.4 15 12 10.6Z',
    ) +
    fill(
      '#b4502b',
      'M16 12.4C17.8 14.2 18.6 15.6 17.8 17.4C17.2 18.6 14.8 18.6 14.2 17.4C13.6 16.2 15.2 15 16 12.4Z',
    ),
  doghouse:
    fill(INK.caramel, 'M5 15H27V30H5Z') +
    fill(INK.crimson, 'M16 2.6L30.6 15.4L28 18.2L16 7.8L4 18.2L1.4 15.4Z') +
    fill(INK.bark, 'M10.6 30V21.4C10.6 15 21.4 15 21.4 21.4V30Z') +
    fill(INK.ivory, 'M12 12.4L12.8 10.8L14 11.6H18L19.2 10.8L20 12.4L19.2 14L18 13.2H14L12.8 14Z'),
  stroller:
    stroke(INK.slate, 'M9 22L21 27M23 21L10 27.4M24 12L30 7.6', 1.1) +
    fill(INK.sky, 'M4 12.4H26C26 19 21.6 23 15 23C8.4 23 4 19 4 12.4Z') +
    fill(INK.cobalt, 'M4 11.6C4 5.6 9 1.6 15 1.6V11.6Z') +
    stroke(INK.sky, 'M15 11.6L7.6 4.6M15 11.6L4.6 8', 0.9) +
    disc(INK.slate, 9.6, 28, 2.9) +
    disc(INK.slate, 21.6, 28, 2.9) +
    disc(INK.silver, 9.6, 28, 1.1) +
    disc(INK.silver, 21.6, 28, 1.1),
  cradle:
    fill(INK.wood, 'M3 12H29L26.4 24H5.6Z') +
    fill(INK.caramel, 'M6 6.6C8 5 10 6 10.4 8V12H3L4 8Z') +
    fill(INK.blush, 'M10.4 12C11 9.6 14 8.8 17 9C21.6 9 26 9.6 29 12Z') +
    stroke(
      INK.bark,
      'M8.6 14L9.6 22.4M13.4 14L13.8 22.4M18.6 14L18.2 22.4M23.4 14L22.4 22.4',
      0.9,
    ) +
    stroke(INK.bark, 'M3 26.6C9 31 23 31 29 26.6', 1.6),
  rattle: turned(
    stroke(INK.gold, 'M16 17V23.4', 2) +
      `<circle fill="none" stroke="${INK.rose}" stroke-width="2" cx="16" cy="27" r="3.2"/>` +
      disc(INK.sky, 16, 9.6, 8.4) +
      fill(
        INK.rose,
        'M7.8 8C11 9.4 21 9.4 24.2 8C24.5 9.4 24.5 10.6 24.2 12C21 13.4 11 13.4 7.8 12C7.5 10.6 7.5 9.4 7.8 8Z',
      ) +
      disc(INK.white, 16, 10.6, 1.3) +
      disc(INK.white, 11.4, 10.2, 1.1) +
      disc(INK.white, 20.6, 10.2, 1.1),
    28,
  ),
  'building-blocks':
    fill(INK.cobalt, 'M3 18H15.4V30.4H3Z') +
    fill(INK.red, 'M16.6 18H29V30.4H16.6Z') +
    fill(INK.sun, 'M9.8 4.6H22.2V17H9.8Z') +
    fill(INK.white, 'M6.6 27.6L9.2 20.8L11.8 27.6H10L9.2 25.4L8.4 27.6Z') +
    stroke(
      INK.white,
      'M21 21V27.6H23.4C25.8 27.6 25.8 24.2 23.4 24.2H21M21 21H23C25 21 25 24.2 23 24.2',
      0.9,
    ) +
    stroke(INK.cobalt, 'M18.6 8.8C15.4 6.8 13 9 13 10.8C13 13 15.6 14.8 18.6 12.8', 1),
  'circumcision-hat':
    fill(
      INK.white,
      'M13 9C10.6 6.4 11 3 13.6 1.4C14.4 3.4 15.4 4.4 16 4.4C16.6 4.4 17.6 3.4 18.4 1.4C21 3 21.4 6.4 19 9Z',
    ) +
    fill(INK.sky, 'M8 10C12 7.6 20 7.6 24 10L26 23H6Z') +
    fill(INK.cobalt, 'M5 22.4C10 20 22 20 27 22.4L27.6 28C22 30.4 10 30.4 4.4 28Z') +
    stroke(INK.gold, 'M5.4 24C10.4 21.8 21.6 21.8 26.6 24M5 27C10.4 29 21.6 29 27 27', 0.9) +
    fill(
      INK.gold,
      'M16 11.6L17.4 14.6L20.6 14.9L18.2 17L18.9 20.2L16 18.5L13.1 20.2L13.8 17L11.4 14.9L14.6 14.6Z',
    ) +
    disc(INK.red, 16, 8.4, 1.3),
  scepter: turned(
    fill(INK.gold, 'M15 10H17L17.4 29.6C17.4 31 14.6 31 14.6 29.6Z') +
      disc(INK.gold, 16, 6, 4.6) +
      disc(INK.red, 16, 6, 2.4) +
      fill(INK.gold, 'M14.6 2.4L16 0.4L17.4 2.4Z') +
      fill(INK.red, 'M14.2 11H17.8V12.8H14.2ZM14.4 24H17.6V25.6H14.4Z'),
    28,
  ),
  quran:
    fill(INK.stem, 'M5 3.4C5 2.4 6 2 7 2H26V27H8C6 27 5 28 5 29Z') +
    fill(INK.ivory, 'M7.4 27.6H26V30H7.4C6 30 6 27.6 7.4 27.6Z') +
    stroke(INK.gold, 'M8.6 4.8H23.4V24.2H8.6Z', 0.9) +
    ring(8, (t) => petal(INK.gold, [16, 14.5], t, 5.4, 2.6)) +
    disc(INK.red, 16, 14.5, 1.5),
  'prayer-rug':
    fill(INK.wine, 'M6 3H26V29H6Z') +
    fill(INK.gold, 'M8.4 5.4H23.6V26.6H8.4Z') +
    fill(INK.red, 'M9.6 26V14.4C9.6 10.4 13 9 16 6.4C19 9 22.4 10.4 22.4 14.4V26Z') +
    stroke(INK.gold, 'M16 6.8V12', 0.8) +
    fill(INK.sun, 'M14.2 12H17.8L18.6 15.4H13.4Z') +
    ring(6, (t) => petal(INK.ivory, [16, 21], t, 3, 1.6)) +
    stroke(
      INK.ivory,
      'M7 29V31M10 29V31M13 29V31M16 29V31M19 29V31M22 29V31M25 29V31M7 3V1M10 3V1M13 3V1M16 3V1M19 3V1M22 3V1M25 3V1',
      0.8,
    ),
  baglama: turned(
    fill(
      INK.caramel,
      'M16 16C20 17 21.6 21.6 20.8 25.4C20 29 18 31 16 31C14 31 12 29 11.2 25.4C10.4 21.6 12 17 16 16Z',
    ) +
      fill(INK.bark, 'M15.2 1H16.8V17H15.2Z') +
      stroke(INK.bark, 'M13.4 2.4H18.6M13.4 4.4H18.6M15.2 8H16.8', 0.8) +
      disc(INK.bark, 16, 22, 1.5) +
      fill(INK.bark, 'M13.8 26.6H18.2V27.6H13.8Z'),
    32,
  ),
  'wedding-dress':
    fill(INK.pearl, 'M12 10.4H20C20.6 16 26.6 23 29 30H3C5.4 23 11.4 16 12 10.4Z') +
    fill(INK.white, 'M13 13H19C20 18 23 24 25 28.6H7C9 24 12 18 13 13Z') +
    fill(INK.pearl, 'M11 3.6C13 6 15 6.4 16 5C17 6.4 19 6 21 3.6L20.4 11H11.6Z') +
    stroke(INK.pearl, 'M11.4 4.4L11 1.4M20.6 4.4L21 1.4', 0.9) +
    fill(INK.rose, 'M11.6 10.2H20.4V12.2H11.6Z') +
    [8, 12, 16, 20, 24].map((x) => disc(INK.rose, x, 27 - Math.abs(x - 16) * 0.06, 0.9)).join(''),
  comb:
    fill(INK.honey, 'M3 8C3 6.4 4.4 6 6 6H26C27.6 6 29 6.4 29 8V13H3Z') +
    fill(
      INK.honey,
      [3, 7, 11, 15, 19, 23, 27]
        .map((x) => `M${x} 12.6H${x + 2}V24.4C${x + 2} 26 ${x} 26 ${x} 24.4Z`)
        .join(''),
    ),
  dumbbell:
    fill(INK.slate, 'M10 14.4H22V17.6H10Z') +
    fill(INK.graphite, 'M5.4 8.6H10V23.4H5.4ZM22 8.6H26.6V23.4H22Z') +
    fill(INK.slate, 'M1.6 11.4H5.4V20.6H1.6ZM26.6 11.4H30.4V20.6H26.6Z'),
  perfume:
    fill(INK.gold, 'M12.4 2H19.6V7H12.4Z') +
    fill(INK.silver, 'M14 7H18V10.4H14Z') +
    fill(
      INK.rose,
      'M9 10.4H23C25.4 12 26 14 26 17V26C26 29 24.6 30 22 30H10C7.4 30 6 29 6 26V17C6 14 6.6 12 9 10.4Z',
    ) +
    fill(INK.blush, 'M8.6 19H23.4V25.6C23.4 27 22.6 27.6 21 27.6H11C9.4 27.6 8.6 27 8.6 25.6Z') +
    fill(INK.gold, 'M16 13L17 15L16 17L15 15Z'),
  'eiffel-tower':
    fill(
      INK.slate,
      'M15.4 1H16.6L17.4 10C18 17 20.6 24.6 25.4 31H20.6C19.8 27.4 18.2 25.4 16 25.4C13.8 25.4 12.2 27.4 11.4 31H6.6C11.4 24.6 14 17 14.6 10Z',
    ) +
    stroke(INK.silver, 'M14 13H18M12.6 19.4H19.4', 1) +
    fill(INK.graphite, 'M10.4 21.6H21.6V23.4H10.4Z'),
  excavator:
    fill(INK.marigold, 'M14 20V10H22L25 15V22H10V20Z') +
    fill(INK.sky, 'M16 12H20.8L22.6 16H16Z') +
    stroke(INK.marigold, 'M13.4 18L8.4 8L3.4 14', 2) +
    fill(INK.slate, 'M1 14H6.6C7 18.6 5 21 1.4 21Z') +
    fill(INK.graphite, 'M10 23H26C29 23 29 29.6 26 29.6H10C7 29.6 7 23 10 23Z') +
    [11, 15.6, 20.2, 25].map((x) => disc(INK.silver, x, 26.3, 1.3)).join(''),
  'golf-ball':
    fill(INK.wood, 'M12.6 24H19.4L17 27L16.6 31.4H15.4L15 27Z') +
    disc(INK.pearl, 16, 13, 11.4) +
    disc(INK.white, 15, 12, 9.6) +
    [
      [12, 8],
      [16.4, 6.4],
      [20, 9.6],
      [10, 12.4],
      [14.6, 11.4],
      [18.6, 14],
      [12.6, 16.4],
      [16.6, 18.4],
    ]
      .map(([x, y]) => disc(INK.silver, x, y, 0.9))
      .join(''),
  family:
    [
      [7.4, 7.6, INK.cobalt, 1],
      [24.6, 8.2, INK.rose, 1],
      [16, 15.4, INK.sun, 0.68],
    ]
      .map(([x, y, hex, scale]) =>
        moved(
          fill(hex as string, 'M-6 22C-6.4 12 -5 6.4 0 6.4C5 6.4 6.4 12 6 22Z') +
            disc(INK.bark, 0, 0, 5.4) +
            disc(INK.skin, 0, 1.2, 4.2),
          x as number,
          y as number,
          scale as number,
        ),
      )
      .join('') +
    fill(
      INK.red,
      'M16 7.6C13.4 5.6 12.4 4.4 12.4 3.2C12.4 1.2 15 0.8 16 2.8C17 0.8 19.6 1.2 19.6 3.2C19.6 4.4 18.6 5.6 16 7.6Z',
    ),
  tughra:
    stroke(INK.gold, 'M12 4V21M16 3V21M20 4V21', 1.2) +
    stroke(
      INK.gold,
      'M12 4C9.4 5.6 9 8 10.4 10M16 3C13.4 4.6 13 7.4 14.4 9.4M20 4C17.4 5.6 17 8 18.4 10',
      0.9,
    ) +
    stroke(
      INK.gold,
      'M6 26C4 20 9 15.4 13.4 17.6C17.6 19.8 15 26 10 26C5 26 1.6 22 2.4 17.6C3.2 13.4 7.6 11 12 12.6',
      1.2,
    ) +
    stroke(
      INK.gold,
      'M8 26.4C14 29.6 22 29 25 24.4C26.6 21.6 24 19.4 22 21M12.6 21.6C18 22.6 25 21 30.6 16',
      1.2,
    ) +
    disc(INK.red, 27, 26.6, 1.2) +
    disc(INK.red, 24, 29, 0.9),
  'party-hat':
    fill(INK.cerise, 'M16 4L26.6 29C20 31 12 31 5.4 29Z') +
    fill(INK.sun, 'M13.4 10.2L19.6 12.6L18 8.6L16 4ZM9.8 18.8L22.6 21.4L24.4 23.8L8.4 22Z') +
    disc(INK.turquoise, 12.6, 25.6, 1.4) +
    disc(INK.turquoise, 19, 26, 1.4) +
    disc(INK.turquoise, 15.4, 15.4, 1.3) +
    ring(7, (t) => petal(INK.sun, [16, 4], t, 3.4, 2.2)),
  lantern:
    stroke(INK.gold, 'M16 4.4C12.8 4.4 12.8 0.8 16 0.8C19.2 0.8 19.2 4.4 16 4.4', 1.2) +
    fill(INK.gold, 'M16 3.8C18 6.6 21.6 7.4 22.4 10.4H9.6C10.4 7.4 14 6.6 16 3.8Z') +
    fill(INK.sun, 'M9.4 11.6H22.6L24 24.8H8Z') +
    fill(
      INK.marigold,
      'M16 14.4C18 17 19 18.6 19 20.6C19 22.6 17.8 24 16 24C14.2 24 13 22.6 13 20.6C13 18.6 14 17 16 14.4Z',
    ) +
    both(stroke(INK.gold, 'M9.8 11.4L8.2 25M13.4 11.4L12 14.8', 1.3)) +
    fill(INK.gold, 'M8.2 10H23.8V12.4H8.2ZM7 24.4H25V27.2H7ZM9.4 27H22.6L24 30.6H8Z'),
};
