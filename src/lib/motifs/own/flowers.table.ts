import { both, disc, fill, INK, leaf, petal, ring, stroke, turned } from './pen.ts';

/* Flowers, as embroidery of this country draws them, and those that icons lack. */

const stem = (from = 15, bend = 0): string =>
  stroke(INK.stem, `M16 ${from}C16 ${from + 5} ${16 + bend} 25 16 31`, 1.1);

const serrated =
  'M16 19C12 17 7 13 4 8L6.5 8.2L6 5.2L9 6.6L9.4 3.4L12.2 5.4L13.4 2.4L16 5L18.6 2.4L19.8 5.4L22.6 3.4L23 6.6L26 5.2L25.5 8.2L28 8C25 13 20 17 16 19Z';

/** A crown for a head, seen from the front: blooms on a bent twig, the largest in the middle. */
const crown = (
  bloom: (x: number, y: number, r: number, k: number) => string,
  leaves: string = INK.leaf,
): string =>
  stroke(INK.stem, 'M2.6 21.4C6 14.6 10.6 11.8 16 11.8C21.4 11.8 26 14.6 29.4 21.4', 1.3) +
  both(
    leaf(leaves, [4.4, 18.8], -112, 4.4, 2.8) +
      leaf(leaves, [3.2, 21], 172, 5.6, 3) +
      leaf(leaves, [7.8, 14.6], -48, 6, 3.2) +
      leaf(leaves, [12.2, 12.2], -24, 6.2, 3.2) +
      leaf(leaves, [11.2, 13], 178, 5.2, 2.8),
  ) +
  bloom(5, 18.8, 3.1, 2) +
  bloom(27, 18.8, 3.1, 2) +
  bloom(9.8, 13.8, 3.8, 1) +
  bloom(22.2, 13.8, 3.8, 1) +
  bloom(16, 11.6, 4.9, 0);

/** A small daisy as one area: so many petals by themselves would heap up thread in its middle. */
function scalloped(hex: string, x: number, y: number, r: number, petals: number): string {
  const at = (radius: number, k: number): string => {
    const turn = (2 * Math.PI * k) / petals;
    const [px, py] = [x + radius * Math.sin(turn), y - radius * Math.cos(turn)];
    return `${px.toFixed(2)} ${py.toFixed(2)}`;
  };
  const arcs = Array.from(
    { length: petals },
    (_, k) => `C${at(r * 1.12, k + 0.04)} ${at(r * 1.12, k + 0.96)} ${at(r * 0.74, k + 1)}`,
  );
  return fill(hex, `M${at(r * 0.74, 0)}${arcs.join('')}Z`);
}

/** Bodies by name. */
export const FLOWERS: Readonly<Record<string, string>> = {
  daisy:
    stem(12) +
    leaf(INK.leaf, [16, 27], 52, 8, 4) +
    leaf(INK.leaf, [16, 29], -56, 7.5, 3.8) +
    // A petal lies over the stem, not a gap between two.
    ring(13, (turn) => petal(INK.white, [16, 11], turn + 180 / 13, 9.2, 3.3)) +
    disc(INK.marigold, 16, 11, 3.3),
  lavender:
    stroke(INK.leaf, 'M16 14V31M16 27C13 25 12 23 11.5 20M16 28.5C19 26 20 24 20.5 21', 0.9) +
    [0, 1, 2, 3, 4]
      .map((k) =>
        both(leaf(k % 2 ? INK.purple : INK.violet, [16, 17 - k * 2.9], -38, 4.6 - k * 0.3, 2.9)),
      )
      .join('') +
    leaf(INK.purple, [16, 6], 0, 4.6, 2.8),
  hyacinth:
    both(leaf(INK.leaf, [16, 31], -24, 19, 3.6)) +
    leaf(INK.stem, [16, 31], 0, 15, 2.6) +
    [0, 1, 2, 3, 4]
      .map((k) => {
        const y = 19 - k * 3.4;
        const r = 2.5 - k * 0.16;
        const out = 4 - k * 0.55;
        return (
          both(ring(4, (t) => petal(INK.purple, [16 - out, y], t + 45, r + 0.6, r))) +
          both(disc(INK.lilac, 16 - out, y, 0.8)) +
          ring(4, (t) => petal(INK.violet, [16, y - 1.5], t, r + 0.5, r)) +
          disc(INK.lilac, 16, y - 1.5, 0.8)
        );
      })
      .join(''),
  violet:
    stem(14) +
    both(leaf(INK.leaf, [16, 30], -58, 9, 6)) +
    petal(INK.violet, [16, 12], -38, 9.5, 7) +
    petal(INK.violet, [16, 12], 38, 9.5, 7) +
    petal(INK.purple, [16, 11.5], -100, 9, 6.6) +
    petal(INK.purple, [16, 11.5], 100, 9, 6.6) +
    petal(INK.lilac, [16, 11], 180, 8.5, 8.6) +
    disc(INK.marigold, 16, 12, 1.5),
  daffodil:
    stem(12) +
    leaf(INK.leaf, [16, 31], -20, 16, 3) +
    leaf(INK.leaf, [16, 31], 24, 13, 3) +
    ring(6, (turn) => leaf(INK.sun, [16, 11], turn, 10, 5.2)) +
    ring(8, (turn) => petal(INK.marigold, [16, 11], turn, 4.6, 2.9)) +
    disc(INK.caramel, 16, 11, 1.7),
  poppy:
    stem(16, 2) +
    leaf(INK.leaf, [16, 27], -62, 8, 3) +
    leaf(INK.leaf, [16.5, 25], 55, 7, 3) +
    petal(INK.crimson, [16, 14], -28, 12.5, 12) +
    petal(INK.crimson, [16, 14], 28, 12.5, 12) +
    petal(INK.red, [16, 10], -112, 11.5, 10) +
    petal(INK.red, [16, 10], 112, 11.5, 10) +
    petal(INK.red, [16, 9.5], 180, 9, 12) +
    disc(INK.graphite, 16, 10.5, 3) +
    disc(INK.olive, 16, 10.5, 1.4),
  peony:
    both(leaf(INK.leaf, [16, 22], -118, 12, 5)) +
    leaf(INK.leaf, [16, 24], 180, 7.5, 4) +
    ring(8, (turn) => petal(INK.rose, [16, 14], turn + 22, 12.5, 8.4)) +
    ring(7, (turn) => petal(INK.blush, [16, 14], turn, 9.4, 6.6)) +
    ring(6, (turn) => petal(INK.rose, [16, 14], turn + 30, 6.4, 5)) +
    ring(5, (turn) => petal(INK.cerise, [16, 14], turn, 3.6, 3.2)),
  carnation:
    stroke(INK.stem, 'M16 22V31', 1.2) +
    both(leaf(INK.leaf, [16, 30], -42, 10, 2.6)) +
    fill(INK.red, serrated) +
    fill(
      INK.crimson,
      'M16 18C13 15.5 10.6 12 9.6 8.4L12 9.6L13 6.8L16 9.2L19 6.8L20 9.6L22.4 8.4C21.4 12 19 15.5 16 18Z',
    ) +
    fill(
      INK.leaf,
      'M12.6 16.4C12.8 19.6 13.6 22.6 16 24.6C18.4 22.6 19.2 19.6 19.4 16.4L17.8 18L16 16L14.2 18Z',
    ),
  'iznik-tulip':
    stroke(INK.stem, 'M16 20C16 24 15.4 28 16 31', 1.2) +
    leaf(INK.leaf, [16, 31], -34, 15, 3.4) +
    leaf(INK.leaf, [16, 31], 30, 12, 3) +
    both(
      fill(INK.crimson, 'M16 21C9.5 21 7 15.5 8.6 10.5C9.4 7.8 9.4 5 8 1.5C12 4.5 13.6 9 14 13Z'),
    ) +
    fill(
      INK.red,
      'M16 21C12.4 18.4 11.4 13.4 13 9C13.8 6.8 15.2 5 16 1.6C16.8 5 18.2 6.8 19 9C20.6 13.4 19.6 18.4 16 21Z',
    ) +
    leaf(INK.marigold, [16, 18.6], 0, 9.6, 2.4) +
    fill(
      INK.leaf,
      'M16 22.6C13.6 22.4 12.4 20.8 12 19C13.6 19 15 19.6 16 20.8C17 19.6 18.4 19 20 19C19.6 20.8 18.4 22.4 16 22.6Z',
    ),
  hatayi:
    both(leaf(INK.leaf, [16, 27], -76, 13, 4.6)) +
    both(leaf(INK.cobalt, [16, 25], -58, 15, 7)) +
    both(leaf(INK.cobalt, [16, 24], -24, 19, 8)) +
    both(leaf(INK.sky, [16, 24], -44, 11, 4.6)) +
    leaf(INK.crimson, [16, 25], 0, 22, 9.4) +
    leaf(INK.ivory, [16, 23], 0, 14.5, 5.2) +
    leaf(INK.crimson, [16, 21], 0, 8.6, 2.6) +
    fill(
      INK.leaf,
      'M11 26C12.6 24 14 23.4 16 23.4C18 23.4 19.4 24 21 26C19.4 28.4 18 29.2 16 31C14 29.2 12.6 28.4 11 26Z',
    ),
  'iznik-rose':
    both(leaf(INK.leaf, [16, 25], -70, 11, 4.4)) +
    stroke(INK.stem, 'M16 22V31', 1.2) +
    ring(6, (turn) => petal(INK.crimson, [16, 13], turn, 11.4, 9)) +
    ring(6, (turn) => petal(INK.red, [16, 13], turn + 30, 8, 6.6)) +
    ring(5, (turn) => petal(INK.rose, [16, 13], turn, 4.8, 4.2)) +
    disc(INK.marigold, 16, 13, 1.7),
  'forget-me-not':
    stroke(
      INK.stem,
      'M16 31C16 26 12 22 10 17M16 27C17 23 20 21 22.5 18M15.8 29C16.4 22 16.4 18 16 12',
      0.9,
    ) +
    leaf(INK.leaf, [16, 30], -60, 8, 3) +
    leaf(INK.leaf, [16, 30], 60, 8, 3) +
    (
      [
        [16, 8, 1],
        [9, 14.5, 0.85],
        [23, 15.5, 0.85],
      ] as const
    )
      .map(
        ([x, y, s]) =>
          ring(5, (t) => petal(INK.sky, [x, y], t, 5 * s, 4.6 * s)) + disc(INK.sun, x, y, 1.5 * s),
      )
      .join(''),
  jasmine:
    both(leaf(INK.leaf, [16, 24], -64, 12, 5)) +
    leaf(INK.stem, [16, 30], 0, 10, 3) +
    ring(5, (turn) => leaf(INK.white, [16, 13], turn, 11.5, 5.8)) +
    disc(INK.sun, 16, 13, 1.8),
  magnolia:
    stroke(INK.bark, 'M8 31C12 28 15 25 16 21M16 24C19 23 22 20 24 17', 1.3) +
    leaf(INK.leaf, [24, 17], 30, 6.5, 3) +
    both(leaf(INK.blush, [16, 21], -46, 15, 7)) +
    both(leaf(INK.rose, [16, 21], -20, 18, 8)) +
    leaf(INK.blush, [16, 21], 0, 18, 8),
  orchid:
    stroke(INK.stem, 'M16 18C17 23 14 27 14 31', 1.1) +
    both(leaf(INK.leaf, [14.5, 31], -70, 10, 4)) +
    leaf(INK.rose, [16, 12], 0, 10.5, 6) +
    leaf(INK.rose, [16, 12], 130, 10.5, 6) +
    leaf(INK.rose, [16, 12], -130, 10.5, 6) +
    petal(INK.blush, [16, 12], -72, 10.5, 9.6) +
    petal(INK.blush, [16, 12], 72, 10.5, 9.6) +
    petal(INK.cerise, [16, 11], 180, 6.4, 5.4) +
    disc(INK.sun, 16, 12, 1.3),
  lily:
    stroke(INK.stem, 'M16 20V31', 1.2) +
    both(leaf(INK.leaf, [16, 30], -40, 11, 2.8)) +
    both(leaf(INK.pearl, [16, 21], -62, 14.5, 5)) +
    both(leaf(INK.white, [16, 21], -30, 18.5, 6)) +
    leaf(INK.ivory, [16, 21], 0, 19, 6.4) +
    stroke(INK.gold, 'M16 19V9M15.4 19L12.6 10.6M16.6 19L19.4 10.6', 0.8),
  iris:
    stroke(INK.stem, 'M16 18V31', 1.2) +
    leaf(INK.leaf, [16, 31], -18, 17, 3) +
    leaf(INK.leaf, [16, 31], 20, 13, 3) +
    both(petal(INK.purple, [16, 14], -20, 12.5, 7)) +
    both(petal(INK.violet, [16, 13], -128, 11, 7)) +
    petal(INK.purple, [16, 13], 180, 9.5, 7) +
    leaf(INK.sun, [16, 19.5], 0, 5, 1.8),
  wildflower:
    stroke(
      INK.stem,
      'M16 31C15 25 10 20 9 14M16 31C16.4 24 17 18 17 10M16 31C17.4 26 21 22 24 18',
      0.9,
    ) +
    leaf(INK.leaf, [14.6, 27], -70, 6, 2.6) +
    leaf(INK.leaf, [17, 26], 62, 6.4, 2.6) +
    ring(9, (t) => petal(INK.red, [9, 11.5], t, 4.6, 2.4)) +
    disc(INK.marigold, 9, 11.5, 1.7) +
    ring(7, (t) => petal(INK.cobalt, [17, 7], t, 5, 3)) +
    disc(INK.sun, 17, 7, 1.6) +
    ring(6, (t) => petal(INK.sun, [24.6, 15.5], t, 4.6, 3.2)) +
    disc(INK.terracotta, 24.6, 15.5, 1.5),
  chrysanthemum:
    stem(16) +
    both(leaf(INK.leaf, [16, 28], -58, 8, 4)) +
    ring(16, (turn) => petal(INK.gold, [16, 12], turn, 11.4, 3.6)) +
    ring(12, (turn) => petal(INK.marigold, [16, 12], turn + 12, 8, 3.2)) +
    ring(8, (turn) => petal(INK.sun, [16, 12], turn, 4.8, 2.8)),
  snowdrop:
    stroke(INK.stem, 'M15 31C15 20 14 10 17 6C19 3.6 21.6 4.6 22 8', 1.1) +
    leaf(INK.leaf, [15, 31], -16, 20, 3) +
    leaf(INK.leaf, [15, 31], 18, 14, 3) +
    leaf(INK.pearl, [22, 10], 158, 10, 4.4) +
    leaf(INK.pearl, [22, 10], 202, 10, 4.4) +
    leaf(INK.white, [22, 10], 180, 11, 5) +
    disc(INK.leaf, 22, 10, 1.9),
  // Its two tones lie far apart: in a colour that words name they stay two threads.
  rose:
    stroke(INK.stem, 'M16 16C16.6 21 16.4 26 15.4 31', 1.5) +
    leaf(INK.leaf, [16, 28], 58, 10.5, 5) +
    leaf(INK.leaf, [16.2, 25.4], -60, 10, 4.8) +
    ring(5, (turn) => petal(INK.red, [16, 10.4], turn + 36, 10.2, 11.6)) +
    ring(5, (turn) => petal(INK.wine, [16, 10.4], turn, 7.3, 8)) +
    ring(5, (turn) => petal(INK.red, [16, 10.4], turn + 20, 5.5, 6.2)) +
    stroke(
      INK.wine,
      'M13.2 11.6C12.8 8.6 15.6 6.9 17.8 8.1C20 9.3 19.6 12.6 17.2 13.2C15.4 13.6 14.6 11.4 16.2 10.4',
      1.1,
    ),
  'flower-crown': crown((x, y, r, k) => {
    const [petals, heart] = [
      [INK.rose, INK.sun],
      [INK.ivory, INK.marigold],
      [INK.sun, INK.terracotta],
    ][k];
    return ring(5, (t) => petal(petals, [x, y], t, r, r * 0.95)) + disc(heart, x, y, r * 0.34);
  }),
  'daisy-crown': crown(
    (x, y, r) => scalloped(INK.white, x, y, r, 9) + disc(INK.marigold, x, y, r * 0.42),
  ),
  'rose-crown': crown((x, y, r) => {
    const s = r * 0.92;
    return (
      ring(5, (t) => petal(INK.crimson, [x, y], t, r, r * 1.05)) +
      disc(INK.red, x, y, s * 0.62) +
      stroke(
        INK.wine,
        `M${x - s * 0.36} ${y}C${x - s * 0.3} ${y - s * 0.5} ${x + s * 0.4} ${y - s * 0.4} ${x + s * 0.34} ${y + s * 0.04}C${x + s * 0.3} ${y + s * 0.34} ${x - s * 0.12} ${y + s * 0.3} ${x - s * 0.1} ${y}`,
        0.6,
      )
    );
  }),
  poinsettia:
    ring(5, (t) => leaf(INK.leaf, [16, 16], t + 36, 15.4, 8)) +
    ring(6, (t) => leaf(INK.crimson, [16, 16], t + 30, 12.6, 7.4)) +
    ring(6, (t) => leaf(INK.red, [16, 16], t, 10.6, 6.6)) +
    ring(5, (t) => turned(disc(INK.sun, 16, 13.8, 1.15), t)) +
    disc(INK.sun, 16, 16, 1.1),
  geranium:
    stroke(INK.stem, 'M16 31V14', 1.4) +
    disc(INK.leaf, 9.6, 25, 5.2) +
    disc(INK.leaf, 22.4, 25.6, 5.2) +
    stroke(
      '#5f9a56',
      'M7 27.4C7.6 23.4 11.4 22.4 13.4 24.6M18.8 25.2C20.8 23 24.6 24 25.2 28',
      1.1,
    ) +
    [
      [16, 5],
      [10.4, 7.6],
      [21.6, 7.6],
      [12.6, 13],
      [19.4, 13],
      [16, 9.6],
    ]
      .map(
        ([x, y], k) =>
          ring(5, (t) => turned(disc(k % 2 ? INK.crimson : INK.red, x, y - 2.2, 1.9), t, x, y)) +
          disc(INK.blush, x, y, 1),
      )
      .join(''),
};
