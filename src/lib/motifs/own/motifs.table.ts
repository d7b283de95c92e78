import { both, disc, fill, INK, leaf, moved, petal, ring, stroke, turned } from './pen.ts';

/* The classics of Turkish embroidery, kilims, and things of here. */

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

const olive = (x: number, y: number): string => disc(INK.olive, x, y, 1.9);

const KILIM = { red: '#952920', dark: INK.navy, light: INK.ivory, gold: INK.gold };

/** Steps of a kilim: a shape on a grid of squares, rows as text, mirrored to the right. */
function woven(rows: readonly string[], inks: Readonly<Record<string, string>>): string {
  const wide = rows[0].length;
  const side = 32 / Math.max(2 * wide - 1, rows.length);
  const left = 16 - side * (wide - 0.5);
  const top = 16 - (side * rows.length) / 2;
  return Object.entries(inks)
    .map(([key, hex]) => {
      const d = rows
        .flatMap((row, r) => {
          const whole = row + [...row].reverse().join('').slice(1);
          return [...whole.matchAll(new RegExp(`${key}+`, 'g'))].map(({ 0: run, index }) => {
            const [x, y] = [left + index * side, top + r * side];
            return `M${x.toFixed(2)} ${y.toFixed(2)}h${(run.length * side).toFixed(2)}v${(side + 0.02).toFixed(2)}h-${(run.length * side).toFixed(2)}z`;
          });
        })
        .join('');
      return d && fill(hex, d);
    })
    .join('');
}

const curledCat = (coat: string, dark: string, light: string, ears: string): string =>
  fill(
    coat,
    'M3 21C3 13.5 9.5 8.6 17.5 8.6C25 8.6 30 13.4 30 20C30 25.6 25.6 28.6 19 28.6H11C6 28.6 3 25.4 3 21Z',
  ) +
  fill(
    dark,
    'M29.6 18.4C31 25 26 29 19.4 29C15.6 29 13.4 27.6 13.6 25.8C13.8 24 16 24 19 24C23.6 24 26.6 22 26.8 17.6Z',
  ) +
  fill(coat, ears) +
  fill(
    coat,
    'M2.4 20.4C2.4 16 5.6 13.4 9.8 13.4C14 13.4 17.2 16 17.2 20.4C17.2 24.6 14 27 9.8 27C5.6 27 2.4 24.6 2.4 20.4Z',
  ) +
  fill(
    light,
    'M6.6 23.2C6.6 21.4 8 20.6 9.8 20.6C11.6 20.6 13 21.4 13 23.2C13 25.2 11.6 26.2 9.8 26.2C8 26.2 6.6 25.2 6.6 23.2Z',
  ) +
  stroke(
    INK.graphite,
    'M4.8 19.6C5.4 20.6 7 20.6 7.6 19.6M12 19.6C12.6 20.6 14.2 20.6 14.8 19.6',
    0.9,
  ) +
  fill(INK.graphite, 'M8.8 21.8H10.8L9.8 23Z') +
  stroke(dark, 'M20 9.6V13M23.6 10.6L23 14M26.6 12.8L25.2 16', 1.3);

const CAT_EARS = 'M2.8 18.6L3.2 10.6L8.6 14ZM16.8 18.6L16.4 10.6L11 14Z';
const DOG_EARS =
  'M4.4 14.4C1.4 14.6 0.8 20 2.4 23C4.6 22.4 5.6 18.4 6 15ZM15.2 14.4C18.2 14.6 18.8 20 17.2 23C15 22.4 14 18.4 13.6 15Z';

/** Bodies by name. */
export const MOTIFS: Readonly<Record<string, string>> = {
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
  'tree-of-life':
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
    disc(INK.red, 16, 10.6, 1.7),
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
  branch:
    stroke(INK.bark, 'M2 22C9 20.4 20 20 30 15', 1.7) +
    stroke(INK.bark, 'M10 20.6C11.4 17.4 13.4 16 15 15.4M20 19.2C22 21.6 24 23 26 23.4', 1.1) +
    leaf(INK.leaf, [15, 15.4], 40, 6, 3) +
    leaf(INK.leaf, [14.6, 15.6], -30, 5.6, 2.8) +
    leaf(INK.leaf, [26, 23.4], 70, 5.6, 2.8) +
    leaf(INK.leaf, [25.4, 23], 150, 5.4, 2.6) +
    leaf(INK.leaf, [29.6, 15.2], 30, 5, 2.6) +
    leaf(INK.leaf, [5.4, 21.4], 160, 5.6, 2.8),
  elibelinde: woven(
    [
      '......rr',
      '.....rrr',
      '.....rrr',
      '......rr',
      '.......r',
      '..rrrrrr',
      '.rr.rrrr',
      '.r...rrr',
      '.rr..ddr',
      '..rrrddd',
      '.....rdd',
      '....rrrd',
      '...rrrrr',
      '..rrrrrr',
      '.rrrrrrr',
      'rrrrrrrr',
      'gg.gg.gg',
    ],
    { r: KILIM.red, d: KILIM.dark, g: KILIM.gold },
  ),
  kocboynuzu: woven(
    [
      '.rrrr...',
      'rr..rr..',
      'r....rr.',
      'r.rr..rr',
      'rr.r..rr',
      '.rrr..gg',
      '....rggg',
      '...rgggg',
      '....rggg',
      '.rrr..gg',
      'rr.r..rr',
      'r.rr..rr',
      'r....rr.',
      'rr..rr..',
      '.rrrr...',
    ],
    { r: KILIM.red, g: KILIM.gold },
  ),
  'kilim-eye': woven(
    [
      '.......r',
      '......rr',
      '.....rrr',
      '....rrgg',
      '...rrggg',
      '..rrggdd',
      '.rrggddd',
      'rrggddll',
      '.rrggddd',
      '..rrggdd',
      '...rrggg',
      '....rrgg',
      '.....rrr',
      '......rr',
      '.......r',
    ],
    { r: KILIM.red, g: KILIM.gold, d: KILIM.dark, l: KILIM.light },
  ),
  'kilim-star': woven(
    [
      '...r....',
      '..rrr...',
      '.rrrrr..',
      'rrrrrrrr',
      '.rrggggr',
      '..rggddd',
      '...ggddd',
      '...rgddl',
      '...ggddd',
      '..rggddd',
      '.rrggggr',
      'rrrrrrrr',
      '.rrrrr..',
      '..rrr...',
      '...r....',
    ],
    { r: KILIM.red, g: KILIM.gold, d: KILIM.dark, l: KILIM.light },
  ),
  'kilim-hook': woven(
    [
      '.......d',
      '...ddd.d',
      '..dd.ddd',
      '..d...dd',
      '...dd..d',
      '.......d',
      '.rrrr..r',
      'rr..rrrr',
      'r.rr.rrr',
      'rr..rrrr',
      '.rrrr..r',
      '.......d',
      '...dd..d',
      '..d...dd',
      '..dd.ddd',
      '...ddd.d',
      '.......d',
    ],
    { r: KILIM.red, d: KILIM.dark },
  ),
  muska: woven(
    [
      '.......r',
      '......rr',
      '.....rrr',
      '....rrrg',
      '...rrrgg',
      '..rrrggd',
      '.rrrggdd',
      'rrrrrrrr',
      '........',
      'd.d.d.d.',
    ],
    { r: KILIM.red, g: KILIM.gold, d: KILIM.dark },
  ),
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
  'sleeping-cat': curledCat('#dd6c18', '#b6712b', INK.ivory, CAT_EARS),
  'sleeping-fox': curledCat('#f68237', '#a8401d', INK.white, CAT_EARS),
  'sleeping-dog': curledCat('#9b5923', INK.bark, INK.ivory, DOG_EARS),
  seaweed:
    stroke('#279936', 'M16 31C12 26 20 22 16 16C12 11 19 8 16 2', 2) +
    stroke(INK.leaf, 'M9 31C5.6 27 12 23 9 18C7 14.6 10.6 12 9.4 9', 1.8) +
    stroke(INK.leaf, 'M23 31C26.4 27 20 24 23 19C25 15.6 21.6 13 23 10', 1.8) +
    leaf('#279936', [16, 16], 70, 4.6, 2.4) +
    leaf('#279936', [16, 8], -70, 4.6, 2.4) +
    leaf('#279936', [17, 24], 60, 4.6, 2.4),
  'plant-pot':
    fill(
      INK.terracotta,
      'M7 12H25L22.6 29.4C22.4 30.4 21.8 31 20.8 31H11.2C10.2 31 9.6 30.4 9.4 29.4Z',
    ) +
    fill(
      '#a8401d',
      'M5 7.4H27C27.6 7.4 28 7.8 28 8.4V12.2C28 12.8 27.6 13.2 27 13.2H5C4.4 13.2 4 12.8 4 12.2V8.4C4 7.8 4.4 7.4 5 7.4Z',
    ),
  vase:
    fill(
      INK.cobalt,
      'M11.4 2H20.6C20.6 5 19.4 6.6 19.4 9C24 11 26.4 15 26.4 19.4C26.4 24.4 23.4 28 21 31H11C8.6 28 5.6 24.4 5.6 19.4C5.6 15 8 11 12.6 9C12.6 6.6 11.4 5 11.4 2Z',
    ) +
    fill(INK.white, 'M6 16.6C12 18.4 20 18.4 26 16.6V18.6C20 20.4 12 20.4 6 18.6Z') +
    ring(6, (t) => petal(INK.sky, [16, 24.2], t, 3.4, 2.4)),
  'fish-bowl':
    fill(
      INK.sky,
      'M8 4H24C24 6 23.4 7 23 8C27.4 10.4 30 14.4 30 18.8C30 25.6 24 30 16 30C8 30 2 25.6 2 18.8C2 14.4 4.6 10.4 9 8C8.6 7 8 6 8 4Z',
    ) + fill(INK.pearl, 'M7.4 3H24.6V5.4H7.4Z'),
  seagull:
    fill(INK.pearl, 'M15 13C12 7 6.6 4.6 1 5.4C4.6 8.4 6.6 14 11.4 17Z') +
    fill(INK.silver, 'M17.6 13C20 7 25.4 4 31 4.4C27.6 7.6 26 13.6 21.4 17Z') +
    fill(
      INK.white,
      'M6 17C10 12.6 17 11.6 22 14.6C25 16.4 28 19.6 30.4 21.6C26 21.6 23 22.6 19 23.4C12.4 24.6 7.6 22 6 17Z',
    ) +
    fill(INK.graphite, 'M1 5.4C3.6 5 6 5.4 8 6.6L4.6 8.4ZM31 4.4C28.4 4.2 26 5 24.2 6.2L27.4 8Z') +
    fill(INK.marigold, 'M6.4 16.4L2 17.8L6.4 19.2Z') +
    disc(INK.graphite, 8.8, 16.6, 0.9),
  sparrow:
    fill(INK.bark, 'M20 14L31 19.6L29.6 22L18 21Z') +
    fill(
      INK.honey,
      'M4.4 10C5 5.8 9 3.6 12.6 5C16 6.4 17 9.6 20 12.6C23.6 16 24.6 19.6 22 23C19.4 26 13.4 26 10 23C7 20.4 6.6 15 4.4 10Z',
    ) +
    fill(
      INK.ivory,
      'M5 11.8C9 12.4 11.8 15.4 12.8 19.4C13.4 22 14.8 23.8 16.8 25C13.6 25.4 11.6 24.4 10 23C7.2 20.4 6.8 15.6 5 11.8Z',
    ) +
    fill(
      INK.wood,
      'M12 12.6C17 12 21.6 14.6 25.4 19.4C21.4 21.4 15.4 20.6 13.2 17.4C12.2 15.8 11.8 14.2 12 12.6Z',
    ) +
    fill(INK.bark, 'M6 6.6C8 4.4 11 4.2 13 5.2C14.4 6 15.4 7.2 16.4 8.6C12.6 9.4 9 8.6 6 6.6Z') +
    fill(INK.graphite, 'M4.6 8.4L0.8 10.6L4.8 11.2Z') +
    disc(INK.graphite, 8, 8.8, 0.95) +
    stroke(INK.bark, 'M12.6 24.6V29.6M16.6 25V29.6', 0.9),
  lighthouse:
    fill(INK.white, 'M12 10H20L22.6 29H9.4Z') +
    fill(INK.red, 'M11.3 15H20.7L21.4 19.6H10.6ZM9.9 24.6H22.1L22.6 29H9.4Z') +
    fill(INK.slate, 'M10.4 8.4H21.6V10.4H10.4Z') +
    fill(INK.sun, 'M12.6 4.6H19.4V8.4H12.6Z') +
    fill(INK.red, 'M11.4 4.8L16 1L20.6 4.8Z') +
    fill(INK.slate, 'M4 31C6 28.4 10 28 16 28C22 28 26 28.4 28 31Z') +
    fill(INK.graphite, 'M14.8 28.4V25.6C14.8 24 17.2 24 17.2 25.6V28.4Z'),
  pacifier:
    fill(
      INK.sky,
      'M4 15C4 10 9 8 16 8C23 8 28 10 28 15C28 19 25 21 21 20.4C18 19.8 14 19.8 11 20.4C7 21 4 19 4 15Z',
    ) +
    fill(INK.honey, 'M13 8C11.6 5 12.6 1.4 16 1.4C19.4 1.4 20.4 5 19 8Z') +
    fill(
      INK.cobalt,
      'M16 17C20.4 17 23.6 20 23.6 24C23.6 28 20.4 31 16 31C11.6 31 8.4 28 8.4 24C8.4 20 11.6 17 16 17ZM16 20C13.2 20 11.2 21.6 11.2 24C11.2 26.4 13.2 28 16 28C18.8 28 20.8 26.4 20.8 24C20.8 21.6 18.8 20 16 20Z',
    ) +
    disc(INK.white, 16, 14, 2.6),
  onesie:
    fill(
      INK.blush,
      'M11 3C12.4 6 19.6 6 21 3L30 8L27 14L23.4 12.6V23C23.4 24.6 21 25.4 19.4 30H12.6C11 25.4 8.6 24.6 8.6 23V12.6L5 14L2 8Z',
    ) +
    ring(1, () =>
      fill(
        INK.rose,
        'M16 18.6C11.6 15.6 11.8 11.6 14 11.4C15.2 11.4 15.8 12.2 16 13C16.2 12.2 16.8 11.4 18 11.4C20.2 11.6 20.4 15.6 16 18.6Z',
      ),
    ) +
    stroke(INK.rose, 'M11 3.2C12.4 6.2 19.6 6.2 21 3.2', 1.1),
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
  'peacock-feather':
    stroke(INK.gold, 'M16 18C16 24 15 28 13 31.4', 1) +
    fill(
      INK.leaf,
      'M16 1C23 3 26 9 25 14.6C24 20 20 23.6 16 26C12 23.6 8 20 7 14.6C6 9 9 3 16 1Z',
    ) +
    fill(
      INK.turquoise,
      'M16 4C20.6 5.6 22.8 9.8 22 14C21.2 18 18.6 20.4 16 22C13.4 20.4 10.8 18 10 14C9.2 9.8 11.4 5.6 16 4Z',
    ) +
    fill(
      INK.gold,
      'M16 7.4C19 8.4 20.4 11 20 13.8C19.6 16.6 17.8 18.2 16 19.2C14.2 18.2 12.4 16.6 12 13.8C11.6 11 13 8.4 16 7.4Z',
    ) +
    fill(
      INK.navy,
      'M16 10.4C18 9.6 19 11.4 18.6 13.6C18.2 15.6 17 16.8 16 17.4C15 16.8 13.8 15.6 13.4 13.6C13 11.4 14 9.6 16 10.4Z',
    ),
  monarch:
    both(
      fill(
        INK.graphite,
        'M15.4 15C12 7 6 3.4 1.6 4.6C-0.4 8 2.6 15.4 9.4 17C4.4 18 3 23.6 6 27.6C10 28.4 14 24 15.4 18.6Z',
      ) +
        fill(
          '#f68237',
          'M13.6 14.4C11 9.4 7.4 6.4 3.8 6.2C3 9 5.2 14 10.4 15.4ZM13.8 17.6C10.4 18 6 19.6 7 25.2C10 25.2 12.6 21.6 13.8 17.6Z',
        ) +
        disc(INK.white, 2.9, 5.4, 0.6) +
        disc(INK.white, 5.6, 27, 0.6),
    ) +
    fill(
      INK.graphite,
      'M16 9.6C17.4 9.6 17.6 12 17.4 16C17.2 21 17 25 16 27C15 25 14.8 21 14.6 16C14.4 12 14.6 9.6 16 9.6Z',
    ) +
    both(stroke(INK.graphite, 'M15.6 10C14.8 7 13.6 5 11.8 3.6', 0.8)),
};
