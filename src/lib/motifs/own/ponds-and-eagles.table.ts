import { both, disc, fill, INK, leaf, oval, petal, ring, stroke } from './pen.ts';

/* A pond to float on, a coneflower, and the eagle with two heads that the Seljuks had carved over gates. */

/** Bodies by name. */
export const PONDS_AND_EAGLES: Readonly<Record<string, string>> = {
  // A bank, the water, and what shines on it: what floats is between the last two.
  pond:
    oval('#7f9f5c', 16, 8, 15.2, 5.8) +
    oval('#4a8fb3', 16, 8.3, 13.4, 4.5) +
    stroke(INK.sky, 'M6.4 8.2C8 7.4 9.8 7.4 11.4 8.2M19.4 7.2C20.8 6.5 22.4 6.5 23.8 7.2', 0.9) +
    stroke(INK.sky, 'M12.6 10.8C14.4 10 16.6 10 18.4 10.8', 0.9),
  coneflower:
    stroke(INK.stem, 'M16 13C16.2 19 16.2 25 15.6 31', 1.3) +
    leaf(INK.leaf, [15.9, 28], 54, 9, 3.8) +
    leaf(INK.leaf, [16, 24.6], -58, 8.4, 3.6) +
    [-104, -78, 104, 78].map((turn) => petal('#b0558f', [16, 9.4], turn, 10.6, 4)).join('') +
    [-158, -131, 158, 131, 180]
      .map((turn) => petal(INK.rose, [16, 9.6], turn, 10.8, 4.1))
      .join('') +
    fill(
      INK.gold,
      'M10.8 10.2C10.8 6.2 13 3.6 16 3.6C19 3.6 21.2 6.2 21.2 10.2C19.6 12 12.4 12 10.8 10.2Z',
    ) +
    [
      [16, 5.2],
      [13.7, 7],
      [18.3, 7],
      [16, 8.2],
      [12.6, 9.7],
      [19.4, 9.7],
    ]
      .map(([x, y]) => disc('#7a5f14', x, y, 0.72))
      .join(''),
  'double-headed-eagle':
    ring(5, (_, k) => petal(k % 2 ? INK.navy : INK.teal, [16, 20], 180 + (k - 2) * 19, 11.2, 3.8)) +
    both(
      fill(
        INK.teal,
        'M18 12.4C21.8 11.6 24.8 9.6 26.4 6.4C28 4 31 5.4 30.4 8C30 9.4 29 9.8 28 9.4C29.6 12.4 29.8 15.8 28.8 19.6C27 19 26.2 18 25.8 16.8C26 19.4 25.6 21.2 24.4 23C22.8 22 22.2 20.8 21.9 19.2C21.6 21.2 20.8 22.6 19.2 23.8C18 20 17.8 16 18 12.4Z',
      ) +
        stroke(INK.gold, 'M21 13.4C23.6 12.6 25.4 11.4 26.8 9.6', 1) +
        fill(
          INK.navy,
          'M16.4 14.6C17.4 11.6 16.6 9 17.4 6.4C18 4.2 19.6 3 21.4 3L21.6 1.2L22.9 3.3C24.6 4 25.6 5.4 25.6 7.6C24.6 6.8 23.4 6.8 22.4 7.4C21.2 8.6 21.6 11 20.6 14Z',
        ) +
        fill(INK.gold, 'M22.4 5.6C24 4.6 25.6 5.6 25.6 8C24.8 7 23.4 6.8 22.4 7.3Z') +
        disc(INK.white, 20.9, 5.4, 0.8) +
        stroke(
          INK.gold,
          'M18.6 21.6L20.8 25M20.8 25L19.6 27.2M20.8 25L21.9 27.4M20.8 25L23.6 26.2',
          1,
        ),
    ) +
    fill(
      INK.navy,
      'M16 11C19.2 11 20.8 13.4 20.6 16.8C20.4 20.2 18.8 22.8 16 24.4C13.2 22.8 11.6 20.2 11.4 16.8C11.2 13.4 12.8 11 16 11Z',
    ) +
    fill(INK.gold, 'M16 13.6L18.2 17L16 20.6L13.8 17Z'),
};
