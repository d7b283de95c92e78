import { both, disc, fill, INK, leaf, moved, petal, ring, stroke, turned } from './pen.ts';

/* Branches, fruit, birds of the garden, the sea. */

/** A bird that sits, looking to the left. */
const songbird = (coat: string, breast: string, wing: string, tail: string, cap: string): string =>
  fill(tail, 'M20 14L31 19.6L29.6 22L18 21Z') +
  fill(
    coat,
    'M4.4 10C5 5.8 9 3.6 12.6 5C16 6.4 17 9.6 20 12.6C23.6 16 24.6 19.6 22 23C19.4 26 13.4 26 10 23C7 20.4 6.6 15 4.4 10Z',
  ) +
  fill(
    breast,
    'M5 11.8C9 12.4 11.8 15.4 12.8 19.4C13.4 22 14.8 23.8 16.8 25C13.6 25.4 11.6 24.4 10 23C7.2 20.4 6.8 15.6 5 11.8Z',
  ) +
  fill(
    wing,
    'M12 12.6C17 12 21.6 14.6 25.4 19.4C21.4 21.4 15.4 20.6 13.2 17.4C12.2 15.8 11.8 14.2 12 12.6Z',
  ) +
  fill(cap, 'M6 6.6C8 4.4 11 4.2 13 5.2C14.4 6 15.4 7.2 16.4 8.6C12.6 9.4 9 8.6 6 6.6Z') +
  fill(INK.marigold, 'M4.6 8.4L0.8 10.6L4.8 11.2Z') +
  disc(INK.graphite, 8, 8.8, 0.95) +
  stroke(INK.bark, 'M12.6 24.6V29.6M16.6 25V29.6', 0.9);

const bloom = (x: number, y: number, scale: number, hex: string, heart: string): string =>
  moved(ring(5, (t) => petal(hex, [0, 0], t, 7, 6.4)) + disc(heart, 0, 0, 1.7), x, y, scale);

const cherry = (x: number, y: number): string =>
  disc(INK.red, x, y, 3) + disc(INK.rose, x - 1, y - 1, 0.8);

/** Bodies by name. */
export const NATURE: Readonly<Record<string, string>> = {
  'cherry-branch':
    stroke(INK.bark, 'M1.6 21C9 18.6 20 17 30.4 9', 1.7) +
    stroke(INK.leaf, 'M8 19.4C8.6 22 7.6 24 6.4 25.6M8 19.4C10.4 21 11.8 23 12 25.4', 0.8) +
    stroke(INK.leaf, 'M21.4 15C21.6 18.6 20.6 20.6 19.6 22.4', 0.8) +
    leaf(INK.leaf, [9.4, 18.8], -42, 8, 4) +
    leaf(INK.leaf, [15, 17.4], 128, 8, 3.8) +
    leaf(INK.stem, [24.4, 13], 140, 7.4, 3.6) +
    leaf(INK.leaf, [29, 10], 20, 7, 3.4) +
    cherry(5.8, 27.4) +
    cherry(12.4, 27.6) +
    cherry(19.2, 24.6) +
    bloom(25.4, 19.4, 0.56, INK.blush, INK.cerise),
  'blossom-branch':
    stroke(INK.bark, 'M2 29.6C8 26 12 21 16 16C19.6 11.6 23.6 7.4 30 3', 1.6) +
    stroke(
      INK.bark,
      'M11.4 21.6C8.6 19 7 15.6 6.6 11.6M18.4 13.2C22.6 14.6 25.4 16.6 27.4 20.4',
      1.1,
    ) +
    leaf(INK.leaf, [20.4, 11], -20, 6.4, 2.8) +
    leaf(INK.leaf, [8, 24.6], 170, 6, 2.8) +
    bloom(6.4, 9.2, 0.74, INK.rose, INK.cerise) +
    bloom(13.4, 15, 0.86, INK.blush, INK.cerise) +
    bloom(24, 9.4, 0.74, INK.rose, INK.cerise) +
    bloom(27.4, 21.6, 0.62, INK.blush, INK.cerise) +
    bloom(15.4, 24.4, 0.56, INK.rose, INK.cerise) +
    disc(INK.cerise, 30, 3.2, 1.5),
  hydrangea:
    leaf(INK.stem, [16, 22], -112, 14, 7.4) +
    leaf(INK.stem, [16, 22], 112, 14, 7.4) +
    leaf(INK.leaf, [16, 24], 180, 7.6, 4) +
    [
      [16, 5.4, INK.lilac],
      [9.6, 8, INK.sky],
      [22.4, 8, INK.sky],
      [6.8, 14, INK.lilac],
      [25.2, 14, INK.lilac],
      [16, 11.6, INK.sky],
      [11.2, 14.6, INK.lilac],
      [20.8, 14.6, INK.lilac],
      [10.6, 20, INK.sky],
      [21.4, 20, INK.sky],
      [16, 18.4, INK.lilac],
    ]
      .map(([x, y, hex]) =>
        moved(
          ring(4, (t) => petal(hex as string, [0, 0], t + 45, 4, 4.2)) +
            disc(INK.cobalt, 0, 0, 0.9),
          x as number,
          y as number,
        ),
      )
      .join(''),
  thistle:
    stroke(INK.leaf, 'M16 31V19', 1.4) +
    both(leaf(INK.leaf, [16, 29], -52, 11, 3.4)) +
    both(leaf(INK.stem, [16, 25], -66, 8.4, 2.8)) +
    [-36, -24, -12, 0, 12, 24, 36].map((t) => leaf(INK.purple, [16, 15], t, 12.4, 3)).join('') +
    [-18, 0, 18].map((t) => leaf(INK.lilac, [16, 15], t, 8.6, 1.8)).join('') +
    fill(
      INK.olive,
      'M10.4 15.4C10.4 13.6 21.6 13.6 21.6 15.4C22.4 19.6 19.6 22 16 22C12.4 22 9.6 19.6 10.4 15.4Z',
    ) +
    stroke(INK.sage, 'M12 16.4L15 20.4M16 16L16 21M20 16.4L17 20.4', 0.8),
  holly:
    [-62, 62]
      .map((t) =>
        turned(
          fill(
            INK.stem,
            'M16 19C13.4 18.4 12.6 16 13.4 14.4C11.2 13.4 10.8 11 12 9.4C10.8 7.4 12 5.4 13.6 4.4L16 1L18.4 4.4C20 5.4 21.2 7.4 20 9.4C21.2 11 20.8 13.4 18.6 14.4C19.4 16 18.6 18.4 16 19Z',
          ) + stroke(INK.sage, 'M16 18V4', 0.8),
          t,
          16,
          20,
        ),
      )
      .join('') +
    disc(INK.red, 13, 21.6, 2.6) +
    disc(INK.red, 19, 21.6, 2.6) +
    disc(INK.crimson, 16, 25.6, 2.6),
  'pine-cone':
    fill(
      INK.bark,
      'M16 4C22 6 25.4 12 24.6 18.6C24 24 20.4 29.6 16 30.6C11.6 29.6 8 24 7.4 18.6C6.6 12 10 6 16 4Z',
    ) +
    [
      [8, [16]],
      [12, [12.4, 19.6]],
      [16, [9.8, 16, 22.2]],
      [20.4, [12.2, 19.8]],
      [24.6, [16]],
    ]
      .flatMap(([y, xs]) =>
        (xs as number[]).map((x) =>
          fill(
            INK.caramel,
            `M${x - 2.6} ${(y as number) - 1.4}C${x - 1} ${(y as number) - 2.6} ${x + 1} ${(y as number) - 2.6} ${x + 2.6} ${(y as number) - 1.4}L${x} ${(y as number) + 2.2}Z`,
          ),
        ),
      )
      .join('') +
    leaf(INK.stem, [16, 5], -64, 11, 2.2) +
    leaf(INK.stem, [16, 5], 64, 11, 2.2) +
    leaf(INK.leaf, [16, 5], -92, 9, 2) +
    leaf(INK.leaf, [16, 5], 92, 9, 2),
  fig:
    stroke(INK.leaf, 'M16 6.6C16 4.6 17 3 18.6 2', 1.6) +
    fill(
      INK.violet,
      'M16 5.6C18.4 9 24.6 13 25.4 20C26 26 21.6 30 16 30C10.4 30 6 26 6.6 20C7.4 13 13.6 9 16 5.6Z',
    ) +
    fill(
      INK.purple,
      'M16 5.6C14.6 9.6 11 14 10.6 20C10.4 24.4 12 28.4 14 29.8C9.4 29.2 6.2 25.4 6.6 20C7.4 13 13.6 9 16 5.6Z',
    ) +
    stroke(INK.lilac, 'M17.4 11C20 15 21 20 19.6 27', 0.9) +
    leaf(INK.leaf, [16.6, 5.4], 68, 11, 5.4),
  quince:
    stroke(INK.bark, 'M16 7V2.6', 1.4) +
    fill(
      INK.sun,
      'M16 7.4C18 6 20 7 20.4 9C24.4 10.6 27.4 14.6 27 19.6C26.6 25.6 22 29.6 16 29.6C10 29.6 5.4 25.6 5 19.6C4.6 14.6 7.6 10.6 11.6 9C12 7 14 6 16 7.4Z',
    ) +
    fill(
      INK.marigold,
      'M5 19.6C4.6 14.6 7.6 10.6 11.6 9C8.6 14 9 23 14 29.4C9 28.8 5.4 25 5 19.6Z',
    ) +
    leaf(INK.leaf, [16.4, 6], 62, 11.4, 6),
  canary: songbird(INK.sun, INK.marigold, INK.marigold, INK.marigold, INK.sun),
  robin: songbird(INK.wood, '#d4542a', INK.bark, INK.bark, INK.wood),
  bluebird: songbird(INK.cobalt, INK.honey, INK.navy, INK.navy, INK.cobalt),
  hummingbird:
    fill(
      INK.teal,
      'M7.4 8.4C8.4 6 11.6 5.4 13.6 7C15.4 8.4 16.6 10.6 18 13.6C20 18 20 22.6 17.6 26L14.4 31.2C14.6 27 13 24.6 11.4 21C9.6 17 9.6 13.4 7.4 8.4Z',
    ) +
    fill(
      INK.pearl,
      'M9.4 12.4C12.4 13.4 14.2 16.4 14.6 20C14.8 22 14.4 24 13.4 25.4C12.6 23.6 12 22.4 11.4 21C9.8 17.4 10 15 9.4 12.4Z',
    ) +
    fill(INK.cerise, 'M8 10.6C10 10.2 12 11 13 13C11.8 14.2 10.4 14.2 9.2 13.6Z') +
    fill(
      INK.turquoise,
      'M15 10.4C18 4.6 23.6 1.4 30.4 1.2C29.6 7.4 25.6 12.4 18.6 15.4C16.4 14.4 15.2 12.6 15 10.4Z',
    ) +
    fill(INK.teal, 'M17.4 14.4C21.6 12.6 26 13 29.6 15.6C26.4 18.6 22.6 19.4 19 18.4Z') +
    stroke(INK.graphite, 'M7.8 8.6L1 5.6', 0.9) +
    disc(INK.graphite, 10.4, 8.4, 0.9),
  goldfish:
    fill(
      '#ea7b1f',
      'M2.4 16C5 10.4 10.4 8 15.4 9C18.6 9.6 21 12 22.4 14.4C24.4 11.6 27.6 9.4 30.6 9.4C29 12 28.6 14 28.8 16C28.6 18.6 29.4 21.6 30.4 24C27 23.6 24.2 21.4 22.4 18.4C20.4 21.6 17 23.8 12.8 23.6C8 23.4 4.4 20.4 2.4 16Z',
    ) +
    fill(
      INK.marigold,
      'M11.4 9C13 5.6 16.6 4 20 4.6C18.6 6.6 18.6 8.6 18.8 11.2C16.6 9.4 14 8.8 11.4 9Z',
    ) +
    fill(INK.marigold, 'M13.4 20C15 22 15.6 25 14.6 28C11.8 26.6 10.6 24 11 21Z') +
    fill(
      INK.ivory,
      'M4.4 18.6C7 20.4 10.6 21 14.4 20.4C12.6 22.4 10 23.2 8 22.4C6.4 21.6 5.2 20.2 4.4 18.6Z',
    ) +
    disc(INK.white, 7.6, 14, 1.9) +
    disc(INK.graphite, 7.4, 14, 1.1) +
    stroke('#b4502b', 'M11.6 12.4C13 14.4 13 17.6 11.6 19.6', 0.9),
  'sea-turtle':
    fill(
      INK.leaf,
      'M11 10C7 6 3.4 4.6 1 6C3 10.6 6.4 14 11 15.4ZM21 10C25 6 28.6 4.6 31 6C29 10.6 25.6 14 21 15.4Z',
    ) +
    fill(
      INK.leaf,
      'M11 22C8 24 6.4 27 6.6 30C9.6 29.6 12 27.6 13.4 25ZM21 22C24 24 25.6 27 25.4 30C22.4 29.6 20 27.6 18.6 25Z',
    ) +
    fill(
      INK.leaf,
      'M16 9.4C13.4 9.4 12.2 6.6 12.6 4.4C13 2.2 14.4 1 16 1C17.6 1 19 2.2 19.4 4.4C19.8 6.6 18.6 9.4 16 9.4Z',
    ) +
    fill(
      INK.moss,
      'M16 7C21.6 7 25 11.6 25 17C25 22.6 21 27.4 16 28.6C11 27.4 7 22.6 7 17C7 11.6 10.4 7 16 7Z',
    ) +
    fill(INK.sage, 'M16 11L19.4 13.4V17.4L16 19.8L12.6 17.4V13.4Z') +
    stroke(
      INK.sage,
      'M16 11V7.6M19.4 13.4L23.4 11.4M19.4 17.4L23.8 20M16 19.8V28M12.6 17.4L8.2 20M12.6 13.4L8.6 11.4',
      0.9,
    ) +
    disc(INK.graphite, 14.6, 3.6, 0.6) +
    disc(INK.graphite, 17.4, 3.6, 0.6),
  'tropical-leaf':
    stroke(INK.leaf, 'M6 30C10 22 17 12 28 3', 1.1) +
    [0, 1, 2, 3, 4, 5]
      .map((k) => {
        const [x, y] = [9.4 + k * 3.1, 24.6 - k * 3.7];
        return (
          leaf(INK.leaf, [x, y], -36 + k * 5, 11 - k * 1.1, 3) +
          leaf(INK.stem, [x, y], 112 - k * 6, 11 - k * 1.1, 3)
        );
      })
      .join('') +
    leaf(INK.leaf, [26.6, 4.4], 46, 6, 2.6),
  stork:
    fill(INK.graphite, 'M20 13.6C24 14 28 17 31 21.6C26.4 22.8 20.6 22 17.4 19Z') +
    fill(
      INK.white,
      'M8.4 3.2C10.6 1.6 13.6 2.6 14 5.4C14.4 8 13.4 10.2 14.8 11.6C17 12.4 20.4 12.4 23.4 14.8C22.4 19.4 18.4 22.4 14.6 21.6C10.6 20.8 9.4 16.8 10.4 13C11 10.6 11 8.4 9.8 7.2C8.4 6.4 7.6 4.4 8.4 3.2Z',
    ) +
    fill(INK.pearl, 'M14.8 14.2C18.4 13.4 21.8 14.6 24.4 17.4C21.4 20.4 16.6 20.2 14.2 17.4Z') +
    fill('#ea7b1f', 'M8.6 4.2L0.8 6.9L8.9 7.1Z') +
    disc(INK.graphite, 10.8, 4.9, 0.75) +
    stroke('#ea7b1f', 'M14.6 21.4V30.2M17.6 21.2V30.2', 1) +
    stroke('#ea7b1f', 'M12.4 30.4H15M15.6 30.4H18.4', 0.9),
  'bare-branch':
    stroke(INK.bark, 'M1.6 22C9 20.6 20 17.6 30.4 9.6', 1.8) +
    stroke(INK.bark, 'M9.4 20.2C10.6 16.4 13 13.4 16.4 11.4', 1.2) +
    stroke(INK.bark, 'M17.4 17.6C20 20 23 22 26.6 22.8', 1.2) +
    stroke(INK.bark, 'M23.4 14.2C23.6 10.4 24.8 7.4 27 4.8', 1) +
    stroke(INK.bark, 'M12.6 14.2C12 11.8 12 9.6 12.6 7.4', 0.9),
  woodpecker:
    stroke(INK.wood, 'M4 1V31', 3) +
    turned(
      songbird(INK.graphite, INK.ivory, INK.slate, INK.graphite, INK.red) +
        stroke(INK.slate, 'M4.8 9.6L-1 11.6', 1.1),
      -24,
      18,
      18,
    ),
  starfish:
    fill(
      '#ea7b1f',
      'M16 1.4C18 1.4 18.6 4 19.2 7C19.8 10 20.6 11 23.6 11.2C26.8 11.4 30.4 11.4 30.8 13.4C31.2 15.4 28.6 17 26.2 18.8C24 20.6 23.8 21.8 24.6 24.6C25.4 27.6 26.4 30.4 24.6 31.2C22.8 32 20.6 29.8 18.4 27.8C16.4 26 15.6 26 13.6 27.8C11.4 29.8 9.2 32 7.4 31.2C5.6 30.4 6.6 27.6 7.4 24.6C8.2 21.8 8 20.6 5.8 18.8C3.4 17 0.8 15.4 1.2 13.4C1.6 11.4 5.2 11.4 8.4 11.2C11.4 11 12.2 10 12.8 7C13.4 4 14 1.4 16 1.4Z',
    ) +
    ring(5, (t) =>
      turned(
        disc(INK.honey, 16, 6, 1) + disc(INK.honey, 16, 10.4, 1.2) + disc(INK.honey, 16, 14.4, 1),
        t,
        16,
        17.4,
      ),
    ),
  cliff:
    fill(INK.slate, 'M2 13.4L30 13.4L27.6 19L29.4 24L28.2 30.4H3.6L2.4 24.6L4.2 19.4Z') +
    fill(
      INK.silver,
      'M7.4 15L11.4 15L9.6 21.4L12.4 26L10.6 30.4H6.4L7.6 24.6L6 20ZM17 15H21.4L23 20L20.4 24.4L21.6 30.4H16.8L18.4 24L16.2 19.4Z',
    ) +
    fill(
      INK.leaf,
      'M0.8 14.6C0.8 11.8 4 10.6 8 10.4H24C28 10.6 31.2 11.8 31.2 14.6C28.8 16.6 26.6 14.6 24.4 16C21.8 17.4 19.6 14.8 17 16.2C14.4 17.6 12 14.8 9.4 16.2C6.6 17.4 3.4 16.8 0.8 14.6Z',
    ) +
    fill(
      INK.cobalt,
      'M0 29.2C2.6 27.2 5.2 30 8 28.6C10.6 27.2 13.2 30 16 28.6C18.8 27.2 21.4 30 24 28.6C26.6 27.2 29.4 30 32 29.2V31.6H0Z',
    ),
  'istanbul-skyline':
    fill(
      INK.navy,
      'M0 30V26H8.6V19.6C8.6 18.2 10 17 11.4 16.6C11.8 13 13.6 11.2 15.6 10.6V8.2H16.4V10.6C18.4 11.2 20.2 13 20.6 16.6C22 17 23.4 18.2 23.4 19.6V26H32V30Z',
    ) +
    both(
      fill(
        INK.navy,
        'M6 27V9L5.6 8.8V8L6 7.8V5L6.8 1.6L7.6 5V7.8L8 8V8.8L7.6 9V27ZM1.4 27V14L1 13.8V13L1.4 12.8V10.6L2.2 7.4L3 10.6V12.8L3.4 13V13.8L3 14V27Z',
      ) + fill(INK.navy, 'M3 26.4V23.4C3 21.6 4.6 20.4 6.4 20.4C8.2 20.4 9.4 21.6 9.4 23.4V26.4Z'),
    ) +
    fill(
      INK.gold,
      'M11 29V24.4C11 22.6 13 22.6 13 24.4V29ZM15 29V23.8C15 21.8 17 21.8 17 23.8V29ZM19 29V24.4C19 22.6 21 22.6 21 24.4V29Z',
    ),
  campfire:
    fill(
      INK.marigold,
      'M16 1C19 5 23.4 8.6 24 14.6C24.4 20.4 20.8 24.6 16 24.6C11.2 24.6 7.6 20.4 8 14.8C8.2 11.8 9.8 10 11 7.8C12 9.4 12.8 10.4 13.4 10.8C14.4 7.6 14.2 4 16 1Z',
    ) +
    fill(
      INK.red,
      'M16.2 9.6C18 12.4 20.4 14.2 20.4 17.8C20.4 21.2 18.4 23.6 16 23.6C13.6 23.6 11.6 21.2 11.8 18C11.8 16.2 12.8 15 13.4 14C14.2 15 14.6 15.2 15 15.4C15.6 13.4 15.6 11.6 16.2 9.6Z',
    ) +
    stroke(INK.wood, 'M4.4 29L26.6 22.6', 3.9) +
    stroke(INK.bark, 'M27.6 29L5.4 22.6', 3.9) +
    disc(INK.honey, 27.4, 28.9, 1.1),
};
