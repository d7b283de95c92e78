import { both, disc, fill, INK, leaf, moved, petal, ring, stroke, turned } from './pen.ts';

/* The classics of Turkish embroidery, and things of here. */

const pomegranate =
  fill(INK.red, 'M16 9C24 8 29 13.5 28 20C27 26.5 22 30 16 30C10 30 5 26.5 4 20C3 13.5 8 8 16 9Z') +
  fill(
    INK.crimson,
    'M4 20C3 13.5 8 8 16 9C10 12 8 18 9.5 23.5C10.5 27 13 29.4 16 30C10 30 5 26.5 4 20Z',
  ) +
  fill(INK.crimson, 'M12.6 10L11 3L14 5.4L16 2L18 5.4L21 3L19.4 10C17.4 11.4 14.6 11.4 12.6 10Z') +
  fill(
    INK.ivory,
    'M15 14.5C20.5 13.6 24.4 17 23.6 21C22.8 25 18.6 26.6 16 24C13.6 21.6 12.6 16.4 15 14.5Z',
  ) +
  [
    [16.6, 17.2],
    [19.6, 16.8],
    [21.6, 19.2],
    [18.4, 20],
    [21, 22.2],
    [17.6, 22.8],
  ]
    .map(([x, y]) => disc(INK.cerise, x, y, 1.25))
    .join('');

const olive = (x: number, y: number): string => disc(INK.graphite, x, y, 1.9);

const treeOfLife =
  fill(
    INK.bark,
    'M14.6 31C15.2 26 15 20 14.9 12H17.1C17 20 16.8 26 17.4 31C19 31 20 31.2 21 31.6H11C12 31.2 13 31 14.6 31Z',
  ) +
  both(
    stroke(
      INK.bark,
      'M16 25C10 25 5 23.4 4 19.4C3.4 17 6 15.6 7 17.4M16 19C11.4 19 7.6 16.8 7 12.8C6.6 10.6 9 9.6 9.8 11.2M16 13.6C13 13 10.8 10.6 10.8 7',
      1.1,
    ) +
      leaf(INK.leaf, [11, 24.4], -160, 4.4, 2.4) +
      leaf(INK.leaf, [8.6, 23.8], -10, 4.6, 2.4) +
      leaf(INK.leaf, [5, 21.6], -110, 4, 2.2) +
      leaf(INK.leaf, [12, 18.4], -20, 4.4, 2.3) +
      leaf(INK.leaf, [9.6, 17.4], -140, 4.4, 2.3) +
      leaf(INK.leaf, [7.4, 14.4], -92, 4.4, 2.3) +
      leaf(INK.leaf, [12.6, 11.8], -84, 4.2, 2.3) +
      leaf(INK.leaf, [10.8, 7.6], -36, 4.6, 2.4) +
      leaf(INK.leaf, [13.6, 13], 8, 4, 2.2) +
      disc(INK.red, 6.6, 18.2, 1.7) +
      disc(INK.red, 9.6, 12, 1.6) +
      disc(INK.marigold, 12.8, 22.4, 1.2),
  ) +
  leaf(INK.leaf, [16, 9.6], 0, 6.6, 3) +
  leaf(INK.leaf, [16, 11], -28, 5.4, 2.4) +
  leaf(INK.leaf, [16, 11], 28, 5.4, 2.4) +
  disc(INK.red, 16, 10.6, 1.7);

/** Bodies by name. */
export const TURKISH_CLASSICS: Readonly<Record<string, string>> = {
  cypress:
    fill(INK.bark, 'M14.8 27H17.2L17.8 31.4H14.2Z') +
    fill(
      INK.stem,
      'M16 0.8C20.6 7 22.6 14 22 20.4C21.6 25 19.4 28 16 28C12.6 28 10.4 25 10 20.4C9.4 14 11.4 7 16 0.8Z',
    ) +
    [0, 1, 2, 3, 4]
      .map((k) => both(leaf(INK.leaf, [16, 25.4 - k * 4.3], -30, 6.4 - k * 0.45, 2.4)))
      .join('') +
    stroke(INK.sage, 'M16 26V5', 0.9),
  'tree-of-life': treeOfLife,
  // The same, with its roots in the ground.
  'rooted-tree-of-life':
    moved(treeOfLife, 3.2, -0.6, 0.8) +
    both(
      stroke(
        INK.bark,
        'M15.6 24.4C15 27 12 27.6 8.6 28.2M15.4 25.4C14 28.8 11.6 29.8 9.4 31M14.8 25C12 26.4 8 25.8 4.4 27.4',
        1.1,
      ),
    ) +
    stroke(INK.bark, 'M16 24.4V31.4', 1.2),
  pomegranate,
  'pomegranate-branch':
    stroke(INK.bark, 'M29 30C24 24 17 22 10.5 11', 1.2) +
    leaf(INK.leaf, [23, 25], -20, 8, 3.2) +
    leaf(INK.leaf, [24, 25.6], 140, 7, 3) +
    leaf(INK.leaf, [18, 20.6], 40, 8, 3.2) +
    leaf(INK.leaf, [17, 20], -150, 7.6, 3) +
    leaf(INK.leaf, [13, 15], 30, 7.4, 3) +
    leaf(INK.stem, [26.4, 27.6], 50, 6, 2.6) +
    moved(pomegranate, -1.6, -1, 0.62),
  'olive-branch':
    stroke(INK.bark, 'M4 29C11 25 20 17 27 4', 1) +
    [
      [8, 26.6, -20],
      [11.4, 24, -26],
      [15, 20.6, -30],
      [18.4, 17, -30],
      [21.4, 13.4, -34],
      [24, 9.6, -36],
    ]
      .map(([x, y, t], k) => leaf(k % 2 ? INK.sage : INK.olive, [x, y], t, 7, 2.5))
      .join('') +
    [
      [9.4, 25.6, 104],
      [13, 22.6, 100],
      [16.8, 18.8, 98],
      [20, 15.2, 96],
      [23, 11.2, 92],
    ]
      .map(([x, y, t], k) => leaf(k % 2 ? INK.olive : INK.sage, [x, y], t, 7, 2.5))
      .join('') +
    leaf(INK.olive, [26.6, 5], 18, 5.4, 2.3) +
    olive(12.2, 28) +
    olive(19.4, 22) +
    olive(9.6, 19.6) +
    olive(17.4, 11.6),
  // A length of needle lace: loops and blossoms that hang from a cord, to be put beside each other.
  oya:
    stroke(
      INK.leaf,
      'M0.8 6.4C4 8.4 7 8.4 10.2 6.4C13.4 8.4 18.6 8.4 21.8 6.4C25 8.4 28 8.4 31.2 6.4',
      1.1,
    ) +
    [5.5, 16, 26.5]
      .map((x, k) => {
        const [hex, low] = k === 1 ? [INK.red, 15.6] : [INK.rose, 13.8];
        return (
          leaf(INK.leaf, [x, 8], 118, 3.8, 2.2) +
          leaf(INK.leaf, [x, 8], -118, 3.8, 2.2) +
          stroke(INK.leaf, `M${x} 7.6V${low + 5.6}`, 1) +
          ring(5, (degrees) => petal(hex, [x, low], degrees, 3.7, 2.5)) +
          disc(INK.sun, x, low, 1.15) +
          disc(hex, x, low + 6, 1.2)
        );
      })
      .join(''),
  branch:
    stroke(INK.bark, 'M2 22C9 20.4 20 20 30 15', 1.7) +
    stroke(INK.bark, 'M10 20.6C11.4 17.4 13.4 16 15 15.4M20 19.2C22 21.6 24 23 26 23.4', 1.1) +
    leaf(INK.leaf, [15, 15.4], 40, 6, 3) +
    leaf(INK.leaf, [14.6, 15.6], -30, 5.6, 2.8) +
    leaf(INK.leaf, [26, 23.4], 70, 5.6, 2.8) +
    leaf(INK.leaf, [25.4, 23], 150, 5.4, 2.6) +
    leaf(INK.leaf, [29.6, 15.2], 30, 5, 2.6) +
    leaf(INK.leaf, [5.4, 21.4], 160, 5.6, 2.8),
  cintemani:
    (
      [
        [16, 9],
        [8.6, 19],
        [23.4, 19],
      ] as const
    )
      .map(
        ([x, y]) =>
          disc(INK.crimson, x, y, 5.6) +
          disc(INK.ivory, x, y + 1.3, 3.3) +
          disc(INK.cobalt, x, y + 1.9, 1.7),
      )
      .join('') +
    fill(
      INK.gold,
      'M3 28.4C6 25.4 9 25.4 12 27.6C15 29.8 18 29.4 20.6 27.4C23.4 25.4 26.4 25.6 29 28C26.4 27.4 24.4 28 22 29.8C18.6 32 14.6 32 11.4 29.8C8.4 27.8 6 27.4 3 28.4Z',
    ),
  'saz-leaf':
    fill(
      INK.leaf,
      'M6 31C8 22 4 14 12 7C17 2.8 23 3 28 1C26.6 4 27.4 5.6 26 8.4L27.6 9C25.6 11 25.4 13.6 22.8 15.6L24 17C20 18.4 18 21.4 14.6 22.4L15 24C11.6 24.6 9.4 27 6 31Z',
    ) +
    fill(
      INK.cobalt,
      'M7 29C9.6 21 10.4 15.4 15.4 10.6C18.6 7.6 22 6 25.6 3.6C23.4 8 21.4 12 18 15.4C14.6 18.8 10.6 22 7 29Z',
    ) +
    disc(INK.red, 12.6, 18.2, 1.5) +
    disc(INK.red, 16.6, 13.4, 1.4) +
    disc(INK.red, 20.6, 9, 1.2),
  'tea-glass':
    fill(
      INK.silver,
      'M5 27.4C5 25.8 9.6 25 16 25C22.4 25 27 25.8 27 27.4C27 29.4 22.4 30.6 16 30.6C9.6 30.6 5 29.4 5 27.4Z',
    ) +
    fill(
      INK.sky,
      'M9 2.4H23C22.6 7 20.4 10 20.4 14C20.4 17.6 22.6 20 22.2 23.4C22 26.4 19.4 27.6 16 27.6C12.6 27.6 10 26.4 9.8 23.4C9.4 20 11.6 17.6 11.6 14C11.6 10 9.4 7 9 2.4Z',
    ) +
    fill(
      '#952920',
      'M10.1 6.4H21.9C21.2 9.2 19.2 11 19.2 14C19.2 17.8 21.2 20 20.8 23.2C20.6 25.4 18.6 26.3 16 26.3C13.4 26.3 11.4 25.4 11.2 23.2C10.8 20 12.8 17.8 12.8 14C12.8 11 10.8 9.2 10.1 6.4Z',
    ) +
    stroke(INK.gold, 'M9 2.6H23', 1.1) +
    stroke(INK.terracotta, 'M14.4 16C14.4 19 13.2 20.6 13.2 23', 1),
  simit:
    ring(1, () =>
      fill(
        INK.caramel,
        'M16 3C23.6 3 29 8.6 29 16C29 23.4 23.6 29 16 29C8.4 29 3 23.4 3 16C3 8.6 8.4 3 16 3ZM16 11C13 11 11 13 11 16C11 19 13 21 16 21C19 21 21 19 21 16C21 13 19 11 16 11Z',
      ),
    ) +
    ring(9, (t) => turned(stroke(INK.wood, 'M14 4.6C17.4 6 17.6 8.6 16.6 10.8', 1), t)) +
    ring(9, (t) =>
      turned(
        leaf(INK.honey, [18.6, 8], 30, 2.2, 1.5) + leaf(INK.honey, [19.8, 5.6], -50, 2.1, 1.4),
        t + 6,
      ),
    ),
  'galata-tower':
    fill(INK.honey, 'M10 12H22L22.6 31H9.4Z') +
    fill(INK.caramel, 'M18.6 12H22L22.6 31H19Z') +
    fill(INK.wood, 'M8.6 10H23.4V12.6H8.6Z') +
    fill(INK.honey, 'M11 7.4H21V10H11Z') +
    fill(INK.slate, 'M10 7.6L16 0.6L22 7.6Z') +
    [
      [12.6, 15],
      [16, 15],
      [19.4, 15],
      [12.6, 20],
      [16, 20],
      [19.4, 20],
    ]
      .map(([x, y]) =>
        fill(
          INK.bark,
          `M${x - 0.9} ${y + 2.4}V${y + 0.4}C${x - 0.9} ${y - 0.8} ${x + 0.9} ${y - 0.8} ${x + 0.9} ${y + 0.4}V${y + 2.4}Z`,
        ),
      )
      .join('') +
    fill(INK.bark, 'M14.2 31V27.4C14.2 25 17.8 25 17.8 27.4V31Z'),
  'henna-hand':
    fill(
      INK.skin,
      'M9 31V25C6.6 22 4.4 18.8 3.4 16.2C2.8 14.4 5 13 6.4 14.6L9.2 18.2V6C9.2 4 12.2 4 12.2 6V14V3.4C12.2 1.2 15.4 1.2 15.4 3.4V13.6V2.8C15.4 0.6 18.8 0.6 18.8 2.8V14V5C18.8 3 22 3 22 5V19C22 22.4 21 24.6 20.4 26.4V31Z',
    ) +
    ring(8, (t) => petal(INK.henna, [15, 20.6], t, 3.8, 2.2)) +
    disc(INK.red, 15, 20.6, 1.3) +
    [
      [10.7, 6.4],
      [13.8, 4],
      [17.1, 3.4],
      [20.4, 5.6],
    ]
      .map(([x, y]) => disc(INK.henna, x, y, 1.25))
      .join('') +
    [
      [10.7, 11],
      [13.8, 9.4],
      [17.1, 9],
      [20.4, 10.8],
    ]
      .map(([x, y]) => disc(INK.henna, x, y, 0.85))
      .join('') +
    stroke(INK.henna, 'M9.6 28H20M9.6 29.8H20', 0.9),
  dervish:
    fill(INK.caramel, 'M13.8 1H18.2L18.8 6.4H13.2Z') +
    fill(INK.skin, 'M13.2 6.4H18.8C19 10 17.8 11.6 16 11.6C14.2 11.6 13 10 13.2 6.4Z') +
    fill(
      INK.pearl,
      'M14 12L5 5.4C4 4.6 2.8 6 3.6 7L11.4 15.4L12.6 19H19.4L20.6 15.4L28.6 13.2C29.8 12.8 29.4 11 28.2 11.2L18 12Z',
    ) +
    disc(INK.skin, 3.4, 5.2, 1.4) +
    disc(INK.skin, 29.4, 12, 1.4) +
    fill(
      INK.white,
      'M12.4 18.6H19.6C21 22 25 25 30.4 26.6C28 29.6 24 28 20.6 30C17.4 31.6 13.4 28.8 10 30C6.6 31 4 28.6 1.6 26.6C7 25 11 22 12.4 18.6Z',
    ) +
    stroke(
      INK.silver,
      'M14.4 20C13 24 11 26.6 8 28.6M17.6 20C18.6 24 20 26.6 22.6 28.4M16 20.4V29',
      0.9,
    ) +
    fill(INK.graphite, 'M12.4 17.4H19.6V19.2H12.4Z'),
  cezve:
    fill(
      INK.caramel,
      'M6 9H22C21.6 14 24 18 24 23C24 28 20.4 30 14 30C7.6 30 4 28 4 23C4 18 6.4 14 6 9Z',
    ) +
    fill(INK.wood, 'M4.4 8H23.6V10.6H4.4Z') +
    fill(INK.bark, 'M23 11.4L31.4 4.8C32 5.4 32 6.4 31.4 7L23.4 14Z') +
    ring(6, (t) => petal(INK.honey, [14, 20.4], t, 5, 3.2)) +
    disc(INK.bark, 14, 20.4, 1.5),
  fez:
    fill(INK.crimson, 'M10 6C12 5 20 5 22 6L26 27C22 29.6 10 29.6 6 27Z') +
    fill(INK.red, 'M10 6C12 5 20 5 22 6C20 7.4 12 7.4 10 6Z') +
    stroke(INK.graphite, 'M16 5.8C20 6 24.4 8 25.6 12V17', 1) +
    fill(INK.graphite, 'M24.4 16.6H26.8L27.8 23H23.4Z'),
};
