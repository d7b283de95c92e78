import { both, disc, fill, INK, leaf, moved, mirrored, ring, stroke, turned } from './pen.ts';

/* Herbs, and things of the house that have an inside. */

const herbStem = (hex: string, pairs: readonly (readonly [number, number, number])[]): string =>
  stroke(INK.stem, 'M16 31V6', 1.1) +
  both(pairs.map(([y, long, wide]) => leaf(hex, [16, y], 52, long, wide)).join(''));

const CANE =
  stroke(INK.white, 'M11 29V11.4C11 3.4 23 3.4 23 11.4V13', 5.4) +
  fill(
    INK.red,
    'M8.3 29.4V27.4L13.7 23.4V27.6L10.6 30Q8.4 31.6 8.3 29.4ZM8.3 23.4L13.7 19.4V15L8.3 19ZM8.3 14.8L13.7 10.8C13.8 9.8 14.2 9 14.8 8.4L11.8 4.2C9.4 6 8.4 8.4 8.3 11ZM15.4 2.9C17.4 2.5 19.6 2.8 21.2 3.6L18.6 8.2C17.8 7.8 17 7.7 16.2 7.9ZM23.6 5.4C25.2 7.2 25.8 9.4 25.7 12H20.3C20.3 11 20.1 10.2 19.6 9.4Z',
  );

/** Bodies by name. */
export const KITCHEN_GARDEN_AND_HOME: Readonly<Record<string, string>> = {
  typewriter:
    fill(INK.ivory, 'M9.4 1H22.6V12H9.4Z') +
    stroke(INK.silver, 'M11.6 3.8H20.4M11.6 6.4H20.4', 0.7) +
    fill(INK.graphite, 'M3 9.4H29C30 9.4 30 12.6 29 12.6H3C2 12.6 2 9.4 3 9.4Z') +
    fill(INK.teal, 'M6.4 12H25.6L27.4 20H4.6Z') +
    fill(
      '#05656b',
      'M4.6 19.4H27.4L30.4 28.4C30.6 29.8 30 30.4 28.8 30.4H3.2C2 30.4 1.4 29.8 1.6 28.4Z',
    ) +
    fill(INK.graphite, 'M10.4 13.4H21.6L22.4 17.6H9.6Z') +
    stroke(INK.ivory, 'M7.4 22.4H24.6', 1.7) +
    stroke(INK.ivory, 'M6.6 25.2H25.4', 1.7) +
    stroke(INK.ivory, 'M10 28.2H22', 1.5),
  hammock:
    both(
      fill(INK.wood, 'M2.4 31V9C2.4 8 4.8 8 4.8 9V31Z') +
        fill(INK.leaf, 'M3.4 1.4C-0.4 3.4 -0.6 7.4 1.6 9.6C4.4 11 8 9.4 8 5.8C8 3 6 1 3.4 1.4Z'),
    ) +
    stroke(INK.honey, 'M4.4 13L8 18M27.6 13L24 18', 0.9) +
    fill(
      INK.red,
      'M6.6 16.8C11 21.2 21 21.2 25.4 16.8C24.6 24.4 20.8 27 16 27C11.2 27 7.4 24.4 6.6 16.8Z',
    ) +
    fill(INK.ivory, 'M9.2 18.8C10.4 19.4 11.6 19.8 12.8 20L13.6 26.6C12 26.2 10.6 25.2 9.6 24Z') +
    fill(INK.ivory, 'M19.2 20C20.4 19.8 21.6 19.4 22.8 18.8L22.4 24C21.4 25.2 20 26.2 18.4 26.6Z') +
    stroke(
      INK.honey,
      'M8.6 26.2L8.2 28.6M12.6 27.6L12.4 30M16 28V30.4M19.4 27.6L19.6 30M23.4 26.2L23.8 28.6',
      0.8,
    ),
  lahmacun:
    fill(
      INK.honey,
      'M16 2.4C25 2.4 31 7.6 31 15.4C31 23.6 25 29.6 16 29.6C7 29.6 1 23.6 1 15.4C1 7.6 7 2.4 16 2.4Z',
    ) +
    fill(
      INK.terracotta,
      'M16 4.8C23.6 4.8 28.6 9 28.6 15.4C28.6 22.2 23.6 27.2 16 27.2C8.4 27.2 3.4 22.2 3.4 15.4C3.4 9 8.4 4.8 16 4.8Z',
    ) +
    stroke(
      INK.crimson,
      'M7.6 12.4C9.4 10.6 11.6 9.6 14 9.4M9 19.6C10.6 21.6 12.4 22.6 14.6 23M18.6 12.4C20.8 13 22.2 14.4 22.8 16.2M18 18.6C19 19 20 19 21 18.4',
      1.5,
    ) +
    leaf(INK.leaf, [12.4, 16.6], -50, 5, 2.4) +
    leaf(INK.leaf, [20.6, 9.6], 60, 4.6, 2.2) +
    leaf(INK.leaf, [21.6, 23.6], 30, 4.6, 2.2) +
    fill(INK.sun, 'M12.4 15C15.2 15 17 16.8 17.2 19.6C14.4 20 12 18.2 12.4 15Z'),
  'flying-carpet':
    stroke(INK.sun, 'M2 13.4L0.8 15.6M4.4 21.4L2.4 22.6M30 9.4L31.2 7.6M31 16L31.6 14', 0.9) +
    fill(
      INK.crimson,
      'M1.6 14C6 9.6 10.6 12.2 15 11C20 9.6 24 5.6 29.4 8.4L31 15.8C26 13.6 22.4 17.8 17 19.6C12 21.2 8 18.4 3.8 22Z',
    ) +
    fill(
      INK.navy,
      'M4.4 14.6C8 12 11.4 14 15.4 12.9C20 11.6 23.6 8.6 27.8 9.8L28.8 13.6C24.6 13.2 21.4 16.2 16.6 17.8C12.4 19.2 8.8 17 5.6 18.8Z',
    ) +
    fill(INK.gold, 'M16 12.8L19.6 14.2L16.6 17.8L13 16Z') +
    fill(INK.gold, 'M7.8 14L9.4 16.6L7.6 17.4L6 15.6ZM23.4 10.6L25.4 12.4L23.8 13.8L22 12.2Z'),
  rug:
    stroke(
      INK.ivory,
      'M6.4 1.6V4.6M9.6 1.6V4.6M12.8 1.6V4.6M16 1.6V4.6M19.2 1.6V4.6M22.4 1.6V4.6M25.6 1.6V4.6M6.4 27.4V30.4M9.6 27.4V30.4M12.8 27.4V30.4M16 27.4V30.4M19.2 27.4V30.4M22.4 27.4V30.4M25.6 27.4V30.4',
      0.9,
    ) +
    fill(INK.crimson, 'M4.6 4H27.4V28H4.6Z') +
    fill(INK.navy, 'M7.2 6.6H24.8V25.4H7.2Z') +
    fill(INK.crimson, 'M16 8L23.6 16L16 24L8.4 16Z') +
    fill(INK.gold, 'M16 11L20.6 16L16 21L11.4 16Z') +
    fill(INK.navy, 'M16 13.6L18.2 16L16 18.4L13.8 16Z'),
  stocking:
    fill(
      INK.red,
      'M9.6 8H23V19.6C23 21 22.4 22 21.2 22.8L12.6 28.8C9.4 31 4.6 29.8 4 26.2C3.6 23.8 5 22.4 7 21.2C8.8 20.2 9.6 19 9.6 17Z',
    ) +
    fill(
      INK.leaf,
      'M4.4 24.4C6.8 24.2 9.4 26.4 9.8 29.9C6.8 30 4.4 28.6 4 26.2C3.9 25.6 4.1 25 4.4 24.4Z',
    ) +
    fill(
      INK.leaf,
      'M23 15.2C20 15.6 17.6 18.2 17.4 21.4L18.2 24.9L21.2 22.8C22.4 22 23 21 23 19.6Z',
    ) +
    fill(
      INK.white,
      'M8.4 2.4H24.2C25.8 2.4 26.4 3.2 26.4 4.6V7.2C26.4 8.6 25.8 9.4 24.2 9.4H8.4C6.8 9.4 6.2 8.6 6.2 7.2V4.6C6.2 3.2 6.8 2.4 8.4 2.4Z',
    ),
  jar:
    fill(
      '#d9ebf5',
      'M9.4 8.4H22.6C25 9.6 26.6 11.4 26.6 14V27.4C26.6 29.8 25.4 31 23 31H9C6.6 31 5.4 29.8 5.4 27.4V14C5.4 11.4 7 9.6 9.4 8.4Z',
    ) +
    stroke(INK.sky, 'M8 14.4V26.8', 1.1) +
    fill(INK.silver, 'M8.6 6.2H23.4V9H8.6Z') +
    fill(
      INK.slate,
      'M8.4 1.6H23.6C24.4 1.6 24.8 2 24.8 2.8V5.6C24.8 6.4 24.4 6.8 23.6 6.8H8.4C7.6 6.8 7.2 6.4 7.2 5.6V2.8C7.2 2 7.6 1.6 8.4 1.6Z',
    ),
  'jam-jar':
    fill(
      INK.crimson,
      'M8 11.4H24C25.6 12.6 26.6 14 26.6 16V27.4C26.6 29.8 25.4 31 23 31H9C6.6 31 5.4 29.8 5.4 27.4V16C5.4 14 6.4 12.6 8 11.4Z',
    ) +
    fill(
      INK.ivory,
      'M10 17H22C23 17 23.4 17.6 23.4 18.4V25C23.4 26 23 26.4 22 26.4H10C9 26.4 8.6 26 8.6 25V18.4C8.6 17.6 9 17 10 17Z',
    ) +
    fill(INK.red, 'M16 25C13.2 23.4 12.4 21.4 13 20C14 19 18 19 19 20C19.6 21.4 18.8 23.4 16 25Z') +
    fill(INK.leaf, 'M13.4 19.9C14.4 18 17.6 18 18.6 19.9C17 20.6 15 20.6 13.4 19.9Z') +
    fill('#d9ebf5', 'M9.6 8.8H22.4L24.4 11.8H7.6Z') +
    fill(INK.red, 'M7 2.4H25C26 4.4 27 7 28 9.4C20 11.4 12 11.4 4 9.4C5 7 6 4.4 7 2.4Z') +
    stroke(INK.white, 'M11.6 2.8L10.2 10.2M16 2.8V10.6M20.4 2.8L21.8 10.2', 1) +
    stroke(INK.white, 'M6 6.2C12 7.6 20 7.6 26 6.2', 1),
  'wooden-table':
    stroke(INK.bark, 'M5.4 14V30.6M26.6 14V30.6', 2.4) +
    fill(INK.wood, 'M4.4 12.4H27.6V17H4.4Z') +
    fill(INK.caramel, 'M1.4 9H30.6C31.4 9 31.4 12.8 30.6 12.8H1.4C0.6 12.8 0.6 9 1.4 9Z'),
  'kitchen-knife':
    fill(INK.silver, 'M19.4 1C21.4 4 22 10.4 21.6 19H14.6V6.4C15.6 4 17.2 2 19.4 1Z') +
    fill(INK.pearl, 'M19.4 1C21.4 4 22 10.4 21.6 19H19.4Z') +
    fill(INK.slate, 'M14.4 18.6H21.8V20.6H14.4Z') +
    fill(INK.bark, 'M14.8 20.4H21.4V29C21.4 31.6 14.8 31.6 14.8 29Z') +
    disc(INK.silver, 18.1, 23.4, 0.8) +
    disc(INK.silver, 18.1, 27.4, 0.8),
  eucalyptus:
    stroke(INK.olive, 'M15.4 31C15 22 16 12 17.4 3', 1) +
    [
      [26, 5.4],
      [19.6, 5],
      [13.4, 4.4],
      [8, 3.6],
    ]
      .map(
        ([y, size], k) =>
          leaf(
            k % 2 ? INK.sage : '#6f9079',
            [15.6 + (26 - y) * 0.07, y],
            -66,
            size + 2,
            size * 1.1,
          ) +
          leaf(
            k % 2 ? '#6f9079' : INK.sage,
            [15.6 + (26 - y) * 0.07, y - 2.4],
            62,
            size + 1.6,
            size * 1.05,
          ),
      )
      .join('') +
    leaf(INK.sage, [17.3, 4.4], 8, 4.2, 2.8),
  ivy:
    stroke('#2f6b3a', 'M3 29C8 24 9 23 15 18.4C20 14.6 22 13 27 6', 1.5) +
    (
      [
        [9, 24.4, -34, 1.35],
        [16.4, 17.6, 148, 1.35],
        [24.6, 9.6, -6, 1.25],
      ] as const
    )
      .map(([x, y, t, s]) =>
        turned(
          fill(
            '#2f6b3a',
            `M${x} ${y}L${x - 3.6 * s} ${y - 0.6 * s}L${x - 2.6 * s} ${y - 3 * s}L${x - 4.2 * s} ${y - 5.2 * s}L${x - 1.6 * s} ${y - 5.2 * s}L${x} ${y - 8.4 * s}L${x + 1.6 * s} ${y - 5.2 * s}L${x + 4.2 * s} ${y - 5.2 * s}L${x + 2.6 * s} ${y - 3 * s}L${x + 3.6 * s} ${y - 0.6 * s}Z`,
          ),
          t,
          x,
          y,
        ),
      )
      .join(''),
  basil:
    herbStem(INK.leaf, [
      [25, 10, 5.6],
      [18, 8.6, 5.2],
    ]) +
    both(leaf('#5b9a52', [16, 11.6], 44, 7, 4.2)) +
    leaf('#5b9a52', [16, 9.4], 0, 7.6, 4.4),
  mint:
    herbStem('#4c9a63', [
      [26, 9, 4.2],
      [20, 8.4, 4],
    ]) +
    both(leaf('#7cc08c', [16, 14], 50, 7.4, 3.6)) +
    both(leaf('#7cc08c', [16, 9], 40, 5.4, 2.8)) +
    leaf('#4c9a63', [16, 8], 0, 5.6, 2.8),
  rosemary:
    stroke(INK.bark, 'M16 31V4', 1) +
    both(
      [27, 23.8, 20.6, 17.4, 14.2, 11, 7.8]
        .map((y) =>
          stroke(
            y % 2 > 1 ? '#56796a' : INK.leaf,
            `M16 ${y}L${21.4 - (27 - y) * 0.08} ${y - 4.6}`,
            1.4,
          ),
        )
        .join(''),
    ) +
    stroke(INK.leaf, 'M16 5V1.8', 1.4) +
    both(disc(INK.lilac, 18.6, 9.4, 1.1)),
  thyme:
    stroke(
      INK.wood,
      'M16 31C15.4 24 16.6 14 16 4M16 22C12 19 9.4 14 9 8M16 20C20 17 22.6 12.4 23 7',
      0.9,
    ) +
    (
      [
        [16, 6],
        [16, 12],
        [16, 18],
        [10, 12],
        [12.2, 17],
        [22, 11.4],
        [20, 16],
      ] as const
    )
      .map(
        ([x, y]) => leaf('#6e8f57', [x, y], -60, 3.6, 2.2) + leaf('#6e8f57', [x, y], 60, 3.6, 2.2),
      )
      .join('') +
    [
      [16, 3],
      [9, 6.8],
      [23, 5.8],
    ]
      .map(([x, y]) => disc(INK.lilac, x, y, 1.4))
      .join(''),
  backgammon:
    fill(
      INK.bark,
      'M3.4 2H28.6C29.6 2 30 2.4 30 3.4V28.6C30 29.6 29.6 30 28.6 30H3.4C2.4 30 2 29.6 2 28.6V3.4C2 2.4 2.4 2 3.4 2Z',
    ) +
    fill(INK.honey, 'M4.4 4.4H14.8V27.6H4.4ZM17.2 4.4H27.6V27.6H17.2Z') +
    [4.9, 17.7]
      .map((left) =>
        [0, 1, 2]
          .map((k) => {
            const x = left + k * 3.3;
            const [a, b] = k % 2 ? [INK.wine, INK.graphite] : [INK.graphite, INK.wine];
            return (
              fill(a, `M${x} 4.4H${x + 2.6}L${x + 1.3} 13.6Z`) +
              fill(b, `M${x} 27.6H${x + 2.6}L${x + 1.3} 18.4Z`)
            );
          })
          .join(''),
      )
      .join('') +
    disc(INK.white, 9.4, 16, 1.5) +
    disc(INK.white, 22.2, 16, 1.5) +
    ring(1, () => disc(INK.red, 19, 24.6, 1.3)),
  bowl:
    fill(INK.slate, 'M11.6 25H20.4L21.4 28.6H10.6Z') +
    fill(INK.cobalt, 'M2.8 10.4C2.8 19.6 8 26.2 16 26.2C24 26.2 29.2 19.6 29.2 10.4Z') +
    fill(INK.white, 'M3.2 14C3.6 15.6 4.2 17.2 5 18.6H27C27.8 17.2 28.4 15.6 28.8 14Z') +
    fill(INK.sky, 'M2.6 8.8H29.4C30.6 8.8 30.6 11.6 29.4 11.6H2.6C1.4 11.6 1.4 8.8 2.6 8.8Z'),
  throne:
    fill(INK.gold, 'M7.6 4.4C10.6 5.4 13.8 4.6 16 1.6C18.2 4.6 21.4 5.4 24.4 4.4V22H7.6Z') +
    fill(INK.wine, 'M10.2 7.6C12.6 7.8 14.6 7 16 5.6C17.4 7 19.4 7.8 21.8 7.6V20H10.2Z') +
    both(
      fill(INK.gold, 'M4.4 14.4C4.4 12.8 8 12.8 8 14.4V30.8H4.4Z') + disc(INK.gold, 7.6, 4, 1.6),
    ) +
    fill(INK.red, 'M7 19.4H25V23H7Z') +
    fill(INK.gold, 'M4.4 22.8H27.6V26.2H4.4Z') +
    disc(INK.red, 16, 1.8, 1.7),
  'gingerbread-man':
    fill(
      INK.caramel,
      'M16 1C20 1 22.8 3.8 22.8 7.4C22.8 9 22.2 10.6 21.2 11.8C23.6 12.6 26.4 12.4 28.2 13C30.4 13.8 30.8 17 28.8 18.4C27.2 19.6 24 19 21.6 18.4C21.6 20.6 23.4 23.4 25 26C26.4 28.2 25 30.8 22.6 31C20 31 17.8 27.8 16 25.4C14.2 27.8 12 31 9.4 31C7 30.8 5.6 28.2 7 26C8.6 23.4 10.4 20.6 10.4 18.4C8 19 4.8 19.6 3.2 18.4C1.2 17 1.6 13.8 3.8 13C5.6 12.4 8.4 12.6 10.8 11.8C9.8 10.6 9.2 9 9.2 7.4C9.2 3.8 12 1 16 1Z',
    ) +
    both(
      stroke(INK.white, 'M4.8 14C5.6 15.2 5.6 16.4 4.8 17.6M7 27C8.4 26.8 9.8 27.4 10.4 28.8', 1) +
        disc(INK.bark, 13.4, 6.4, 1),
    ) +
    stroke(INK.white, 'M12.8 9.2C14.4 11 17.6 11 19.2 9.2', 1) +
    fill(INK.red, 'M15.4 13.4L11.8 11.8V15.8L15.4 14.2H16.6L20.2 15.8V11.8L16.6 13.4Z') +
    disc(INK.leaf, 16, 18, 1.1) +
    disc(INK.leaf, 16, 21.8, 1.1),
  'candy-cane': CANE,
  // As a heart, their ends together.
  'candy-canes': both(moved(turned(mirrored(CANE), 35), 6.3, 1.6, 0.88)),
  'wooden-spoon': turned(
    fill(INK.honey, 'M14.9 13H17.1L17.8 29.6C17.8 31.6 14.2 31.6 14.2 29.6Z') +
      fill(
        INK.honey,
        'M16 0.6C19.8 0.6 22 4 22 8C22 12 19.4 14.8 16 14.8C12.6 14.8 10 12 10 8C10 4 12.2 0.6 16 0.6Z',
      ) +
      fill(
        INK.caramel,
        'M16 2.8C18.4 2.8 20 5 20 7.8C20 10.6 18.4 12.6 16 12.6C13.6 12.6 12 10.6 12 7.8C12 5 13.6 2.8 16 2.8Z',
      ),
    32,
  ),
  'clay-pot':
    both(stroke(INK.bark, 'M11.4 6C6.8 6.2 5.4 10 7 13.6', 1.8)) +
    fill(
      INK.terracotta,
      'M12.2 4.6H19.8C19.6 7.4 20.4 9.2 22 10.6C27.6 14.6 27.6 22.4 23.4 28C22.4 29.6 20.4 30.4 16 30.4C11.6 30.4 9.6 29.6 8.6 28C4.4 22.4 4.4 14.6 10 10.6C11.6 9.2 12.4 7.4 12.2 4.6Z',
    ) +
    fill(INK.bark, 'M10.8 2.2H21.2V5.2H10.8Z') +
    stroke(INK.ivory, 'M6.8 18.4L9.8 15.8L12.9 18.4L16 15.8L19.1 18.4L22.2 15.8L25.2 18.4', 1.1) +
    stroke(INK.ivory, 'M7.4 21.8H24.6', 1),
  'olive-oil':
    fill(INK.honey, 'M13.8 0.8H18.2V5.6H13.8Z') +
    fill(
      INK.olive,
      'M13.2 4.8H18.8V9C18.8 11.6 22.4 12.2 22.4 15.4V29C22.4 30.4 21.6 31 20.4 31H11.6C10.4 31 9.6 30.4 9.6 29V15.4C9.6 12.2 13.2 11.6 13.2 9Z',
    ) +
    fill(INK.ivory, 'M9.6 17.4H22.4V27.6H9.6Z') +
    leaf(INK.leaf, [13, 25], 40, 7.4, 3.4) +
    disc(INK.moss, 18, 23.8, 2.1),
  'window-with-curtains':
    fill(INK.wood, 'M3 2H29V29H3Z') +
    fill(
      INK.sky,
      'M5.4 4H15V15.6H5.4ZM17 4H26.6V15.6H17ZM5.4 17.4H15V27H5.4ZM17 17.4H26.6V27H17Z',
    ) +
    both(
      fill(INK.rose, 'M2.4 3H12.6C12.8 9.6 10.8 14.8 5.8 18.6L7.4 28.4H2.4Z') +
        stroke(INK.gold, 'M2.6 19.4L6.6 18', 1.4),
    ) +
    fill(
      INK.cerise,
      'M1.2 1H30.8V5.6L28.4 4.4L25.9 5.6L23.4 4.4L20.9 5.6L18.4 4.4L16 5.6L13.6 4.4L11.1 5.6L8.6 4.4L6.1 5.6L3.6 4.4L1.2 5.6Z',
    ) +
    fill(INK.wood, 'M1 28.4H31V31H1Z'),
  tile:
    fill(INK.cobalt, 'M1.4 1.4H30.6V30.6H1.4Z') +
    fill(INK.white, 'M3.4 3.4H28.6V28.6H3.4Z') +
    ring(4, (t) => leaf(INK.turquoise, [16, 16], t + 45, 14.6, 5)) +
    ring(4, (t) => leaf(INK.cobalt, [16, 16], t, 11.4, 7.4)) +
    disc(INK.sun, 16, 16, 2.4),
  radish:
    leaf(INK.leaf, [16, 11], -24, 11, 5) +
    leaf(INK.leaf, [16, 11], 26, 11, 5) +
    leaf('#5f9a56', [16, 11], 0, 11.4, 5) +
    fill(
      INK.cerise,
      'M16 10C21.4 9.2 25.2 13 24.6 18C24 23 19.4 25 16.6 31.4C14.6 25.4 8.2 23.4 7.6 18.2C7.2 13 11 9.2 16 10Z',
    ) +
    fill(
      INK.white,
      'M12.4 24.4C14 26 15.6 28.2 16.6 31.4C17.6 28.6 19.2 26.6 20.8 24.8C18 25.8 15 25.8 12.4 24.4Z',
    ),
  'coffee-beans': [
    [10.4, 11, -30],
    [22, 13.4, 24],
    [14.6, 23.4, 70],
  ]
    .map(([x, y, t]) =>
      turned(
        fill(
          INK.bark,
          `M${x} ${y - 8}C${x + 7.6} ${y - 8} ${x + 7.6} ${y + 8} ${x} ${y + 8}C${x - 7.6} ${y + 8} ${x - 7.6} ${y - 8} ${x} ${y - 8}Z`,
        ) +
          stroke(
            INK.honey,
            `M${x} ${y - 6.4}C${x + 2} ${y - 2} ${x - 2} ${y + 2} ${x} ${y + 6.4}`,
            1.1,
          ),
        t,
        x,
        y,
      ),
    )
    .join(''),
  lemonade:
    stroke(INK.red, 'M17.4 9L21.4 1', 1.6) +
    fill(INK.sky, 'M7.6 6.4H24.4L22.4 30.8H9.6Z') +
    fill('#f5e27a', 'M8.9 10.6H23.1L21.7 29H10.3Z') +
    fill(INK.white, 'M12 13.6H16V17.6H12ZM16.4 18.4H20.2V22.4H16.4Z') +
    disc(INK.sun, 24, 8.4, 5.4) +
    disc(INK.ivory, 24, 8.4, 4.1) +
    ring(6, (t) =>
      turned(fill(INK.sun, 'M24 7.8L22.9 5.2C23.4 4.8 24.6 4.8 25.1 5.2Z'), t, 24, 8.4),
    ) +
    leaf(INK.leaf, [12.6, 8.6], -30, 7, 3.6) +
    leaf(INK.leaf, [12.6, 8.6], 22, 6, 3.2),
};
