import { both, disc, fill, INK, moved, ring, stroke, turned } from './pen.ts';

/* What workshops, salons and kitchens ask for that packages lack. */

const razor =
  fill(
    INK.graphite,
    'M14.2 13.4C15 12.6 17 12.6 17.8 13.4C19 18 19 24.4 17.6 30.2C17 31.4 15 31.4 14.4 30.2C13 24.4 13 18 14.2 13.4Z',
  ) +
  stroke(INK.gold, 'M16 18V27.4', 0.9) +
  disc(INK.gold, 16, 14.6, 1.1);
const blade =
  fill(
    INK.silver,
    'M14.2 14.8L13.6 2.6C13.6 1.6 14.4 1 15.4 1H19.8C20.6 1 21 1.6 20.8 2.4C19.8 6 19.2 9 17.8 14.8Z',
  ) + fill(INK.slate, 'M13.7 4.4L13.6 2.6C13.6 1.6 14.4 1 15.4 1L16.2 1L15.9 14.8H14.2Z');

const star = (x: number, y: number, r: number): string =>
  fill(
    INK.white,
    `M${Array.from({ length: 10 }, (_, i) => {
      const turn = (i * Math.PI) / 5;
      const by = i % 2 === 0 ? r : r * 0.42;
      return `${(x + by * Math.sin(turn)).toFixed(2)} ${(y - by * Math.cos(turn)).toFixed(2)}`;
    }).join('L')}Z`,
  );

/** One of a pair, with its ribbon crossed about the ankle. */
/** Bodies by name. */
export const WORKSHOP: Readonly<Record<string, string>> = {
  'straight-razor': turned(razor, -48, 16, 14.6) + turned(blade, 62, 16, 14.6),
  'hard-hat':
    fill(INK.sun, 'M4.4 22.4C4.4 14 9.4 8 16 8C22.6 8 27.6 14 27.6 22.4Z') +
    fill(
      INK.marigold,
      'M12.8 22.4V7.6C12.8 6.4 13.6 6 14.6 6H17.4C18.4 6 19.2 6.4 19.2 7.6V22.4Z',
    ) +
    both(stroke(INK.marigold, 'M9.6 21.6C9.6 17 9.8 13.6 10.2 11.2', 1)) +
    fill(
      INK.marigold,
      'M1.6 22.4C1.6 21.6 2.2 21.2 3 21.2H29C29.8 21.2 30.4 21.6 30.4 22.4C30.4 24.6 29.2 25.6 27 25.6H5C2.8 25.6 1.6 24.6 1.6 22.4Z',
    ),
  tutu:
    fill(
      INK.rose,
      'M16 15C24 14.6 29.8 18 30.8 23.4C27 27.2 22 28.4 16 28.4C10 28.4 5 27.2 1.2 23.4C2.2 18 8 14.6 16 15Z',
    ) +
    fill(
      INK.blush,
      'M16 14.6C22.4 14.4 27 17 28 21.2C24.6 24 20.6 24.8 16 24.8C11.4 24.8 7.4 24 4 21.2C5 17 9.6 14.4 16 14.6Z',
    ) +
    both(
      stroke(
        INK.rose,
        'M14 16.4C12.2 18.6 10.6 21 9.6 23.4M12.4 16.6C10 18 7.8 19.8 6.6 21.6',
        0.7,
      ),
    ) +
    stroke(INK.rose, 'M16 16.6V24', 0.7) +
    fill(
      INK.cerise,
      'M11.4 5L12.8 8.2C14.4 9.4 17.6 9.4 19.2 8.2L20.6 5C21.8 8.6 21.6 12.4 20.6 16C17.6 17 14.4 17 11.4 16C10.4 12.4 10.2 8.6 11.4 5Z',
    ) +
    both(stroke(INK.cerise, 'M11.6 5.6L11.2 2', 0.9)),
  drill:
    fill(INK.silver, 'M1 10.4L7.6 9.6V12.8L1 12Z') +
    fill(INK.graphite, 'M7 8.4H10.6V14H7Z') +
    fill(INK.marigold, 'M10.4 6.6H24.6C27 6.6 28.6 8.4 28.6 11C28.6 14 26.8 15.8 24.4 15.8H10.4Z') +
    fill(INK.graphite, 'M17.4 15.4H24.8L26.4 25H19Z') +
    fill(
      INK.marigold,
      'M16.4 24.4H28.4C29.2 24.4 29.6 24.8 29.6 25.6V29.4C29.6 30.2 29.2 30.6 28.4 30.6H16.4C15.6 30.6 15.2 30.2 15.2 29.4V25.6C15.2 24.8 15.6 24.4 16.4 24.4Z',
    ) +
    stroke(INK.graphite, 'M17 16.4C15.6 17.4 15.6 19 17.4 19.8', 1.1) +
    stroke(INK.graphite, 'M21.6 9.6H25.4M21.6 12.4H25.4', 0.9),
  'vinyl-record':
    disc(INK.graphite, 16, 16, 14.6) +
    `<circle fill="none" stroke="${INK.slate}" stroke-width="0.7" cx="16" cy="16" r="11.8"/>` +
    `<circle fill="none" stroke="${INK.slate}" stroke-width="0.7" cx="16" cy="16" r="9"/>` +
    disc(INK.red, 16, 16, 5.8) +
    disc(INK.sun, 16, 16, 3.2) +
    disc(INK.graphite, 16, 16, 1),
  'american-flag':
    fill(INK.white, 'M1.6 6H30.4V25.8H1.6Z') +
    Array.from({ length: 4 }, (_, i) => {
      const top = 6 + i * 5.66;
      return fill(INK.red, `M1.6 ${top.toFixed(2)}H30.4V${(top + 2.82).toFixed(2)}H1.6Z`);
    }).join('') +
    fill(INK.navy, 'M1.6 6H15.4V17.32H1.6Z') +
    [
      [5, 9],
      [11.8, 9],
      [8.4, 11.8],
      [5, 14.6],
      [11.8, 14.6],
    ]
      .map(([x, y]) => star(x, y, 1.7))
      .join(''),
  'hair-brush': turned(
    fill(INK.wood, 'M14.2 17H17.8L18.4 29.4C18.4 31.6 13.6 31.6 13.6 29.4Z') +
      fill(
        INK.caramel,
        'M16 1C20.6 1 23 4.4 23 9.4C23 14.6 20.6 18 16 18C11.4 18 9 14.6 9 9.4C9 4.4 11.4 1 16 1Z',
      ) +
      fill(
        INK.blush,
        'M16 3.2C19.2 3.2 20.8 5.8 20.8 9.4C20.8 13.2 19.2 15.8 16 15.8C12.8 15.8 11.2 13.2 11.2 9.4C11.2 5.8 12.8 3.2 16 3.2Z',
      ) +
      [
        [16, 5.6],
        [13.6, 7.6],
        [18.4, 7.6],
        [16, 9.4],
        [13.6, 11.4],
        [18.4, 11.4],
        [16, 13.4],
      ]
        .map(([x, y]) => disc(INK.bark, x, y, 0.8))
        .join(''),
    38,
  ),
  'hair-clippers': turned(
    fill(
      INK.silver,
      'M10.6 6.4V1.4L12 4L13.4 1.4L14.7 4L16 1.4L17.3 4L18.6 1.4L20 4L21.4 1.4V6.4Z',
    ) +
      fill(INK.slate, 'M10 6H22L21 10.4H11Z') +
      fill(
        INK.graphite,
        'M11 10H21C22 14 22.2 18 21.4 22L20.6 29.4C20.4 30.4 19.8 31 18.8 31H13.2C12.2 31 11.6 30.4 11.4 29.4L10.6 22C9.8 18 10 14 11 10Z',
      ) +
      fill(INK.gold, 'M14 14.6H18V20.6C18 21.8 14 21.8 14 20.6Z'),
    32,
  ),
  spatula: turned(
    fill(INK.wood, 'M14.6 14.4H17.4V29C17.4 31.2 14.6 31.2 14.6 29Z') +
      fill(
        INK.slate,
        'M10 2.6C10 1.6 10.6 1 11.6 1H20.4C21.4 1 22 1.6 22 2.6L21 12.6C20.8 14.4 19.4 15.4 17.6 15.4H14.4C12.6 15.4 11.2 14.4 11 12.6Z',
      ) +
      stroke(INK.ivory, 'M13.4 4.4L13.8 11.4M16 4.4V11.4M18.6 4.4L18.2 11.4', 1),
    40,
  ),
  'hand-mixer':
    fill(
      INK.turquoise,
      'M4.6 11.4C4.6 8.4 7 6.4 10 6.4H26C28.4 6.4 30 8 30 10.4C30 13.6 28 15.8 25 15.8H8C6 15.8 4.6 13.8 4.6 11.4Z',
    ) +
    stroke(INK.teal, 'M12.4 6.8C12.4 3.4 14 2.4 17 2.4H24C26.4 2.4 27.4 4 27.4 6.8', 2) +
    fill(INK.teal, 'M9 15.4H21V18H9Z') +
    [11.6, 18.4]
      .map((x) =>
        stroke(
          INK.slate,
          `M${x} 18V29.4M${x} 21.4C${x - 3.6} 23 ${x - 3.6} 28.4 ${x} 29.8C${x + 3.6} 28.4 ${x + 3.6} 23 ${x} 21.4`,
          0.9,
        ),
      )
      .join(''),
  'medical-cross': fill(
    INK.red,
    'M11.4 3.4C11.4 2.4 12 1.8 13 1.8H19C20 1.8 20.6 2.4 20.6 3.4V11.4H28.6C29.6 11.4 30.2 12 30.2 13V19C30.2 20 29.6 20.6 28.6 20.6H20.6V28.6C20.6 29.6 20 30.2 19 30.2H13C12 30.2 11.4 29.6 11.4 28.6V20.6H3.4C2.4 20.6 1.8 20 1.8 19V13C1.8 12 2.4 11.4 3.4 11.4H11.4Z',
  ),
  'fire-hydrant':
    fill(
      INK.crimson,
      'M8.6 27.2H23.4C24.4 27.2 25 27.8 25 28.8V31H7V28.8C7 27.8 7.6 27.2 8.6 27.2Z',
    ) +
    fill(INK.red, 'M10 11.4H22V27.6H10Z') +
    fill(
      INK.crimson,
      'M4.4 15.6H9V21.4H4.4C3.6 21.4 3 20.8 3 20V17C3 16.2 3.6 15.6 4.4 15.6ZM23 15.6H27.6C28.4 15.6 29 16.2 29 17V20C29 20.8 28.4 21.4 27.6 21.4H23Z',
    ) +
    fill(INK.red, 'M9.6 11.6C9.6 7 12.4 4 16 4C19.6 4 22.4 7 22.4 11.6Z') +
    fill(INK.crimson, 'M14 1.4H18V4.8H14Z') +
    fill(
      INK.crimson,
      'M8.4 10.4H23.6C24.4 10.4 24.8 10.8 24.8 11.6C24.8 12.6 24.4 13 23.6 13H8.4C7.6 13 7.2 12.6 7.2 11.6C7.2 10.8 7.6 10.4 8.4 10.4Z',
    ) +
    disc(INK.crimson, 16, 19, 3.6) +
    disc(INK.sun, 16, 19, 1.8),
  'pom-poms': [
    [9.4, 17.4, INK.red],
    [22.6, 14.4, INK.cobalt],
  ]
    .map(([x, y, hex]) =>
      moved(
        stroke(INK.graphite, 'M0 3V11', 1.8) +
          disc(String(hex), 0, 0, 6.8) +
          ring(22, (degrees, k) =>
            turned(
              stroke(String(hex), `M0 -5L${k % 2 ? 0.5 : -0.4} ${k % 3 ? -9 : -8}`, 1.3),
              degrees,
              0,
              0,
            ),
          ) +
          ring(9, (degrees, k) =>
            turned(stroke(INK.white, `M0 0L0.6 ${k % 2 ? -5.4 : -6.6}`, 0.7), degrees, 0, 0),
          ),
        Number(x),
        Number(y),
      ),
    )
    .join(''),
  handsaw:
    fill(INK.silver, 'M1.2 21.4L21.6 9L25.4 15.6L4.4 25.6Z') +
    stroke(
      INK.slate,
      'M4.4 25.4L6.4 25.8L7 24.2L9 24.6L9.6 23L11.6 23.4L12.2 21.8L14.2 22.2L14.8 20.6L16.8 21L17.4 19.4L19.4 19.8L20 18.2L22 18.6L22.6 17',
      0.9,
    ) +
    fill(
      INK.wood,
      'M20.4 8.4L27 3.6C28.6 2.8 30.2 3.6 30.8 5L31.4 9.4C31.4 11.4 30.6 13 29 14L25.6 16.6Z',
    ) +
    fill(INK.ivory, 'M24.6 8.8L27.4 6.8C28.4 6.2 29 6.8 28.8 7.8L28 10.6L26.2 11.8Z'),
  'hand-plane':
    fill(INK.honey, 'M1.4 20.4H29.4C30.6 20.4 31 21.2 31 22.4V26.8H1.4Z') +
    fill(INK.wood, 'M1.4 25.4H31V28.4H1.4Z') +
    fill(
      INK.wood,
      'M22.4 20.6C21.8 16.4 23.4 13.4 26 12.6C28 12.4 28.6 14.4 27 15.6C26 16.6 26.2 18.6 27 20.6Z',
    ) +
    disc(INK.bark, 6.4, 17.4, 3) +
    fill(INK.bark, 'M5 18.4H7.8V21H5Z') +
    fill(INK.slate, 'M11.4 22.4L16.6 9.4L19.2 10.4L15.4 22.4Z') +
    stroke(INK.caramel, 'M12.6 20.2C10.6 18.2 9.8 15.4 11.6 13.4C13.2 12 15 13.6 13.8 15', 1.1),
  pliers:
    both(stroke(INK.red, 'M17 14.4C11.4 17 9 22.4 10.2 29.6', 3.6)) +
    both(fill(INK.slate, 'M15.6 0.8C12.8 2.6 11.6 7 12 12L15.6 15.4Z')) +
    disc(INK.slate, 16, 14.4, 3.4) +
    disc(INK.silver, 16, 14.4, 1.5),
  'water-pipe':
    stroke(INK.slate, 'M7 27V16C7 11 10 8 15 8H27', 6) +
    stroke(INK.silver, 'M5.6 25V16C5.6 10.4 9.4 6.6 15 6.6H25', 1.2) +
    fill(INK.graphite, 'M1.8 25.4H12.2V30H1.8ZM25 2.8H29.6V13.2H25Z'),
  shovel: turned(
    stroke(INK.wood, 'M16 4V19', 2) +
      stroke(INK.bark, 'M12.4 2.4H19.6', 2.2) +
      fill(
        INK.slate,
        'M10.2 17.6H21.8V23.4C21.8 27 18.8 29.6 16 31.6C13.2 29.6 10.2 27 10.2 23.4Z',
      ) +
      fill(INK.silver, 'M13.2 19.4H16V28.4C14.2 27 13.2 25.4 13.2 23.4Z'),
    24,
  ),
  'iron-nails':
    turned(
      stroke(INK.slate, 'M16 5V26', 2) +
        fill(INK.graphite, 'M11.6 2.8H20.4V5.6H11.6ZM15 25.4H17L16 30.6Z'),
      0,
    ) +
    turned(
      stroke(INK.slate, 'M16 5V26', 2) +
        fill(INK.graphite, 'M11.6 2.8H20.4V5.6H11.6ZM15 25.4H17L16 30.6Z'),
      42,
    ) +
    turned(
      stroke(INK.slate, 'M16 5V26', 2) +
        fill(INK.graphite, 'M11.6 2.8H20.4V5.6H11.6ZM15 25.4H17L16 30.6Z'),
      -42,
    ),
};
