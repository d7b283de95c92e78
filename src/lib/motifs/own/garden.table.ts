import { both, disc, fill, INK, leaf, oval, ring, stroke, turned } from './pen.ts';

/* What grows, stands and flies about in a garden. */

const hexagon = (x: number, y: number, r: number): string =>
  `M${[0, 1, 2, 3, 4, 5].map((k) => `${(x + r * Math.sin((k * Math.PI) / 3)).toFixed(2)} ${(y - r * Math.cos((k * Math.PI) / 3)).toFixed(2)}`).join('L')}Z`;

/** Drawings by name. */
export const GARDEN: Readonly<Record<string, string>> = {
  butterfly:
    both(
      fill(
        '#1f74c4',
        'M16 14.4C13.6 8 8.6 2.6 4.4 3.2C0.6 3.8 0.8 10.4 3.4 14.6C5.4 17.8 11.4 18 16 16.4Z',
      ) +
        fill(
          '#5aa0dc',
          'M14.4 13.6C12 9 8.6 5.6 5.8 5.8C3.4 6.2 3.6 10.4 5.4 13.2C6.8 15.4 10.6 15.4 14.4 13.6Z',
        ) +
        fill(
          '#1f74c4',
          'M16 16.4C11.4 15.8 6 17.4 5 21C4 25 7 29 10.4 28.2C13.6 27.4 15.4 22 16 18.4Z',
        ) +
        fill(
          '#5aa0dc',
          'M14.2 18.4C11 18.2 7.8 19.4 7.2 21.8C6.8 24.2 8.4 26.4 10.4 25.8C12.4 25.2 13.6 21.8 14.2 18.4Z',
        ) +
        disc(INK.white, 4.9, 8.6, 0.9) +
        disc(INK.white, 8.6, 24.6, 0.9) +
        stroke(INK.graphite, 'M15.6 9.4C14.8 6.6 13.2 4.8 11.4 4.2', 0.7),
    ) + oval(INK.graphite, 16, 17, 1.5, 8.2),
  scarecrow:
    stroke(INK.wood, 'M16 14V31.2M3 14.8H29', 1.6) +
    both(
      stroke(INK.sun, 'M5 14.8L2 12.6M5 15L1.6 15.6M5 15.4L2.4 18', 0.9) +
        stroke(INK.cobalt, 'M6 14.8H13', 3.6),
    ) +
    fill(INK.cobalt, 'M11.4 13H20.6L21.4 23.6H10.6Z') +
    fill(INK.red, 'M12.4 19.4H15.4V22.6H12.4Z') +
    both(stroke(INK.sun, 'M11.4 23.6L10.6 26.4M13.4 23.6V26.8M15.2 23.6V26', 0.9)) +
    disc(INK.honey, 16, 8.8, 4.2) +
    both(disc(INK.graphite, 14.4, 8.6, 0.7)) +
    fill('#ea7a1d', 'M15.2 9.8H16.8L16 11.2Z') +
    fill(
      INK.bark,
      'M9.2 6.4C13 5.2 19 5.2 22.8 6.4C21 7.8 11 7.8 9.2 6.4ZM12.4 5.8L16.6 0.6L19.6 5.8Z',
    ) +
    fill(INK.crimson, 'M13 12.2H19L17.4 14.4L16 13.2L14.6 14.4Z'),
  bamboo:
    stroke(INK.leaf, 'M11 31V2M20 31V7', 3) +
    stroke(
      INK.stem,
      'M9.4 9.4H12.6M9.4 17H12.6M9.4 24.6H12.6M18.4 13H21.6M18.4 21H21.6M18.4 28H21.6',
      0.9,
    ) +
    leaf('#5a9a54', [12.4, 9], 62, 8, 3) +
    leaf('#5a9a54', [12.4, 9.4], 108, 6.4, 2.4) +
    leaf('#5a9a54', [9.6, 17], -64, 8, 3) +
    leaf('#5a9a54', [21.4, 13], 54, 8.4, 3) +
    leaf('#5a9a54', [21.4, 13.4], 100, 7, 2.6) +
    leaf('#5a9a54', [18.6, 21.4], -118, 5, 2.2),
  reed:
    stroke(INK.leaf, 'M8.4 31L9 6M16.4 31V2.6M23.6 31L23 8', 0.9) +
    stroke(INK.bark, 'M9 7V13.4M16.4 4.4V11.4M23 9V15.4', 2.9) +
    leaf(INK.leaf, [10, 31], -20, 15, 2.6) +
    leaf('#5a9a54', [13, 31], 8, 18, 2.6) +
    leaf(INK.leaf, [18.6, 31], 16, 17, 2.6) +
    leaf('#5a9a54', [22, 31], 32, 13, 2.6) +
    leaf('#5a9a54', [6.4, 31], -36, 10, 2.4),
  laurels: both(
    stroke(INK.stem, 'M15 29.4C7 28 2.6 20 6.4 6.4', 1) +
      [
        [5.4, 8, 6],
        [4.6, 12.4, -12],
        [5, 17.4, -30],
        [6.8, 22, -50],
        [10, 26, -72],
      ]
        .map(([x, y, d]) => leaf(INK.leaf, [x, y], d, 6.4, 2.6))
        .join('') +
      [
        [5.6, 11.4, 44],
        [5.4, 16, 32],
        [6.6, 20.6, 18],
        [9, 24.8, 2],
        [12.4, 27.8, -14],
      ]
        .map(([x, y, d]) => leaf(INK.olive, [x, y], d, 6, 2.5))
        .join(''),
  ),
  honeycomb:
    [
      [9.4, 8.2],
      [18.4, 8.2],
      [13.9, 16],
      [22.9, 16],
      [9.4, 23.8],
      [18.4, 23.8],
    ]
      .map(([x, y], k) => fill(k % 2 ? INK.marigold : INK.sun, hexagon(x, y, 4.6)))
      .join('') +
    fill(
      '#c97a12',
      'M20.6 26.4C20.6 28 21.6 28.4 21.6 30C21.6 31.2 19.6 31.2 19.6 30C19.6 28.4 20.6 28 20.6 26.4Z',
    ),
  raspberry:
    leaf(INK.leaf, [16, 9], -58, 8, 3.6) +
    leaf(INK.leaf, [16, 9], 58, 8, 3.6) +
    leaf('#5a9a54', [16, 10], 0, 8, 3.2) +
    [
      [11.2, 12.4],
      [16, 11.6],
      [20.8, 12.4],
      [9.6, 16.8],
      [13.8, 16.4],
      [18.2, 16.4],
      [22.4, 16.8],
      [11.4, 21],
      [16, 20.8],
      [20.6, 21],
      [13.4, 25],
      [18.6, 25],
      [16, 28.4],
    ]
      .map(([x, y], k) => disc(k % 2 ? INK.cerise : '#c92a63', x, y, 2.7))
      .join(''),
  greenhouse:
    fill(INK.sky, 'M3 12.4L16 3.4L29 12.4V29H3Z') +
    stroke(INK.white, 'M3 12.4H29M9.4 8V29M22.6 8V29M16 3.4V12.4M3 20.4H12.6M19.4 20.4H29', 1) +
    stroke(INK.slate, 'M2.4 13L16 3.4L29.6 13', 1.3) +
    fill(INK.leaf, 'M12.6 15H19.4V29H12.6Z') +
    leaf(INK.leaf, [6, 29], -10, 7, 3) +
    leaf('#5a9a54', [7.4, 29], 24, 6, 2.6) +
    leaf(INK.leaf, [25, 29], 10, 7, 3) +
    leaf('#5a9a54', [26.4, 29], -24, 6, 2.6) +
    fill(INK.terracotta, 'M3 28H29V30.4H3Z'),
  'oak-leaf':
    fill(
      INK.terracotta,
      'M16 1.4C18.6 1.4 19.4 4 18.8 6C21.6 4.8 24.4 6.8 23.4 10C26.6 9.4 28.4 12.6 26.4 15.4C28.8 16.4 28.4 20.4 25.4 21C24.8 24.4 20.8 25.4 17 25L16.4 31H15.6L15 25C11.2 25.4 7.2 24.4 6.6 21C3.6 20.4 3.2 16.4 5.6 15.4C3.6 12.6 5.4 9.4 8.6 10C7.6 6.8 10.4 4.8 13.2 6C12.6 4 13.4 1.4 16 1.4Z',
    ) +
    stroke(
      INK.bark,
      'M16 5V30.4M16 13L11.4 10.4M16 13L20.6 10.4M16 19L9.6 17.6M16 19L22.4 17.6',
      0.9,
    ),
  'water-mill':
    fill(INK.honey, 'M3 14H17.4V29H3Z') +
    fill(INK.terracotta, 'M10.2 5L19.4 14.6H1Z') +
    fill(INK.bark, 'M7.4 20.4H12.4V29H7.4Z') +
    fill(INK.sky, 'M8.4 14.6H12V17.6H8.4Z') +
    `<circle cx="22" cy="19.6" r="7.4" fill="none" stroke="${INK.wood}" stroke-width="1.7"/>` +
    ring(8, (d) =>
      turned(
        stroke(INK.wood, 'M22 19.6V11', 1) + stroke(INK.bark, 'M20.4 11.4H23.6', 1.3),
        d,
        22,
        19.6,
      ),
    ) +
    disc(INK.bark, 22, 19.6, 1.7) +
    fill(
      INK.cobalt,
      'M1 28.4C4 27 6 29 9 28.2C12 27.4 14 29 16.6 28.2C19.4 27.4 21.6 29 24.4 28.2C27 27.4 29 28.8 31 27.8V31H1Z',
    ),
  gate:
    fill(INK.bark, 'M2 8H6V31H2ZM26 8H30V31H26Z') +
    disc(INK.bark, 4, 6.6, 2.2) +
    disc(INK.bark, 28, 6.6, 2.2) +
    fill(
      INK.wood,
      'M6.8 15C9.6 12 12.6 10.6 15.4 10.2V29H6.8ZM25.2 15C22.4 12 19.4 10.6 16.6 10.2V29H25.2Z',
    ) +
    stroke(INK.honey, 'M9.6 15V27.4M12.6 13.4V27.4M19.4 13.4V27.4M22.4 15V27.4', 0.9) +
    stroke(INK.bark, 'M7 18.4H15.2M16.8 18.4H25M7 25.4H15.2M16.8 25.4H25', 1.1),
  rake:
    stroke(INK.wood, 'M16 22V1.6', 1.7) +
    stroke(
      INK.leaf,
      'M16 20L7 27.4V30.4M16 20L10.6 28V31M16 20L14.4 28.4V31.2M16 20L17.6 28.4V31.2M16 20L21.4 28V31M16 20L25 27.4V30.4',
      1.1,
    ) +
    stroke(INK.leaf, 'M9.4 25H22.6', 1.1) +
    fill(INK.leaf, 'M14.6 18.4H17.4L18 22H14Z'),
};
