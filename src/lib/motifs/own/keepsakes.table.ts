import { both, disc, fill, INK, leaf, moved, oval, petal, ring, stroke, turned } from './pen.ts';
import { person } from './people.table.ts';

/* What is kept and given: skulls of sugar, birth flowers, watches; and two who hold hands. */

const BONE = '#ece4d0';
const SAND = '#dcb678';

/** One bell of a lily of the valley, its mouth down. */
const bell = (x: number, y: number, size: number): string =>
  moved(
    fill(
      INK.white,
      'M0 0C2.2 0.2 2.8 1.8 2.8 3.4L3.6 4.8C2.8 5 2.2 4.6 1.6 4.9C1 5.2 0.6 4.9 0 5.2C-0.6 4.9 -1 5.2 -1.6 4.9C-2.2 4.6 -2.8 5 -3.6 4.8L-2.8 3.4C-2.8 1.8 -2.2 0.2 0 0Z',
    ),
    x,
    y,
    size,
  );

/** A floret of a spike, seen from before. */
const floret = (hex: string, x: number, y: number, size: number): string =>
  ring(5, (t) => petal(hex, [x, y], t, size, size * 0.86)) + disc(INK.ivory, x, y, size * 0.28);

const cup =
  'M5.6 14H26.4C28.4 18 28 24 25 28C23.4 30 20 31 16 31C12 31 8.6 30 7 28C4 24 3.6 18 5.6 14Z';

/** Bodies by name. */
export const KEEPSAKES: Readonly<Record<string, string>> = {
  couple:
    moved(
      person({ hair: INK.graphite, clothes: INK.navy, head: 4, style: 'short', wears: 'trousers' }),
      5.4,
      0,
    ) +
    moved(
      person({ hair: INK.wood, clothes: INK.rose, head: 4.1, style: 'long', wears: 'dress' }),
      -7,
      0.6,
      0.98,
    ),
  'sugar-skull':
    fill(
      BONE,
      'M16 1.6C24 1.6 28.6 7.4 28.2 14.4C28 18.6 26.4 20.8 23.6 22.4L22.8 28.4C22.4 30 21.4 30.8 19.8 30.8H12.2C10.6 30.8 9.6 30 9.2 28.4L8.4 22.4C5.6 20.8 4 18.6 3.8 14.4C3.4 7.4 8 1.6 16 1.6Z',
    ) +
    ring(8, (t) => petal(INK.cerise, [10, 14.6], t, 4.3, 3.2)) +
    ring(8, (t) => petal(INK.teal, [22, 14.6], t, 4.3, 3.2)) +
    disc(INK.graphite, 10, 14.6, 2.1) +
    disc(INK.graphite, 22, 14.6, 2.1) +
    fill(
      INK.graphite,
      'M16 18.4L18.2 21.6C17.2 22.8 16.4 22.2 16 21.4C15.6 22.2 14.8 22.8 13.8 21.6Z',
    ) +
    leaf(INK.leaf, [14.4, 6.6], -96, 5.4, 2.4) +
    leaf(INK.leaf, [17.6, 6.6], 96, 5.4, 2.4) +
    ring(6, (t) => petal(INK.marigold, [16, 6.6], t, 3.5, 3.2)) +
    disc(INK.red, 16, 6.6, 1.3) +
    stroke(INK.graphite, 'M10.4 26.2C13 27.4 19 27.4 21.6 26.2', 0.8) +
    stroke(INK.graphite, 'M12.8 25.2V28.2M16 25.6V28.8M19.2 25.2V28.2', 0.8) +
    both(disc(INK.purple, 6.9, 20, 0.8)),
  skeleton:
    stroke(BONE, 'M16 9V20.6', 1.8) +
    stroke(
      BONE,
      'M11 12.4C13.6 11.4 18.4 11.4 21 12.4M11.6 15C14 16 18 16 20.4 15M12.6 17.6C14.4 18.6 17.6 18.6 19.4 17.6',
      1.4,
    ) +
    stroke(BONE, 'M21 12.4L25.4 9.4L26.8 4.6', 1.6) +
    stroke(BONE, 'M11 12.4L6.8 15.6L5 20', 1.6) +
    disc(BONE, 26.9, 4.2, 1.3) +
    disc(BONE, 4.9, 20.4, 1.3) +
    fill(
      BONE,
      'M11.4 20C14 19.4 18 19.4 20.6 20L19.4 23.2C18 23.8 17 23.2 16 22.4C15 23.2 14 23.8 12.6 23.2Z',
    ) +
    stroke(BONE, 'M13 22.6L11.4 26.4L12 30M19 22.6L21.4 26.2L20.2 30', 1.7) +
    oval(BONE, 10.9, 30.4, 1.9, 0.9) +
    oval(BONE, 21.4, 30.4, 1.9, 0.9) +
    fill(
      BONE,
      'M16 0.8C19.2 0.8 21 2.8 21 5.4C21 7.2 20 8.2 18.8 8.6V10C18.8 10.6 18.4 10.8 18 10.8H14C13.6 10.8 13.2 10.6 13.2 10V8.6C12 8.2 11 7.2 11 5.4C11 2.8 12.8 0.8 16 0.8Z',
    ) +
    both(disc(INK.graphite, 13.9, 5.4, 1.3)) +
    fill(INK.graphite, 'M16 6.8L16.7 8.2H15.3Z'),
  'heart-rhythm':
    stroke(INK.red, 'M0.8 17.4H6L8 13.2L11 23.4L14.4 8L17.2 19.4L18.4 17.4H20.4', 1.3) +
    fill(
      INK.red,
      'M26 23C22 19.8 20 17.6 20 15C20 12.8 21.6 11.4 23.2 11.4C24.4 11.4 25.4 12 26 13.2C26.6 12 27.6 11.4 28.8 11.4C30.4 11.4 32 12.8 32 15C32 17.6 30 19.8 26 23Z',
    ),
  'lily-of-the-valley':
    fill(INK.leaf, 'M14.6 31C6 27 3.4 17.4 7 7.6C13 13 16.4 22 14.6 31Z') +
    fill('#2c5835', 'M15.4 31C13.8 22.6 17.6 13.4 25 10C27.4 18.6 24 27.6 15.4 31Z') +
    stroke(INK.stem, 'M15 30.6C14.6 20 15.4 10.6 19 5.6C20.8 3.2 23.6 2.2 26.4 3', 0.9) +
    bell(26.4, 3, 0.82) +
    bell(21.4, 4.4, 0.96) +
    bell(15.4, 7.6, 1) +
    bell(20, 11.4, 1.06) +
    bell(13.2, 14.2, 1.1),
  larkspur:
    stroke(INK.stem, 'M16 31C16.2 22 15.8 12 16 3', 1.1) +
    leaf(INK.leaf, [16, 29], -52, 9.6, 3.4) +
    leaf(INK.leaf, [16, 27.6], 50, 9, 3.4) +
    oval(INK.violet, 16, 2.6, 1.1, 1.6) +
    floret(INK.violet, 14.4, 5.6, 2) +
    floret(INK.purple, 18, 7.6, 2.3) +
    floret(INK.violet, 13.6, 10, 2.7) +
    floret(INK.purple, 18.8, 12.4, 3) +
    floret(INK.violet, 12.8, 15.4, 3.3) +
    floret(INK.purple, 19.2, 18.2, 3.6) +
    floret(INK.violet, 12.8, 21, 3.6),
  'pot-of-gold':
    stroke(INK.graphite, 'M9.4 29.6L8.2 31.4M22.6 29.6L23.8 31.4', 1.8) +
    fill(INK.gold, 'M5.4 14.6C6.4 9 10 8 12 8.4C13 5 19 5 20 8.4C22 8 25.6 9 26.6 14.6Z') +
    disc(INK.sun, 10, 11.6, 2.6) +
    disc(INK.sun, 22, 11.6, 2.6) +
    disc(INK.marigold, 16, 9, 3) +
    disc(INK.sun, 14.2, 12.8, 2.4) +
    disc(INK.marigold, 18.4, 13, 2.2) +
    fill(INK.graphite, cup) +
    fill(
      '#4a4f53',
      'M4.4 13.4H27.6C28.8 13.4 29.2 14.4 29 15.4C28.8 16.6 28.2 17 27.2 17H4.8C3.8 17 3.2 16.6 3 15.4C2.8 14.4 3.2 13.4 4.4 13.4Z',
    ) +
    turned(
      stroke(INK.leaf, 'M16 24.6V28', 0.9) + ring(3, (t) => petal(INK.leaf, [16, 24], t, 4.2, 4.6)),
      0,
    ),
  waterfall:
    fill(INK.slate, 'M1.6 5.4L9 3.4L11.4 8V24L8 27.4H1.4Z') +
    fill('#7d8a96', 'M1.6 5.4L9 3.4L8.4 12L5 17.4L1.5 15Z') +
    fill(INK.slate, 'M30.4 4.4L23 3L20.8 8.6V24L24 27.4H30.6Z') +
    fill('#7d8a96', 'M30.4 4.4L23 3L23.8 11L27 16L30.5 14Z') +
    fill(INK.sky, 'M9.6 3.6C13 5 19 5 22.4 3.6L21.4 25.6H10.6Z') +
    stroke(INK.white, 'M13 7.4V22M16.2 9V24M19.2 7.4V21', 0.9) +
    fill(
      INK.cobalt,
      'M2 25.4C6 23.6 9 25.8 12 25C15 24 18 24.4 20.6 25.2C24 26 27 23.8 30 25.4C31.4 28 27 30.8 16 30.8C5 30.8 0.6 28 2 25.4Z',
    ) +
    fill(INK.leaf, 'M0.8 5.8C2 2 5 2.4 6 3.4C8 1.4 10.8 3 10.6 5.4C7 4.8 4 5.4 0.8 5.8Z') +
    fill(INK.leaf, 'M31.2 5C30.4 1.6 27 1.6 26 2.8C24 1 21.4 2.6 21.6 5C25 4.2 28 4.4 31.2 5Z'),
  sandcastle:
    stroke(INK.wood, 'M16 1V8', 0.9) +
    fill(INK.red, 'M16.2 1L22.2 3.2L16.2 5.6Z') +
    fill('#c99c5c', 'M12 7.4H13.8V9H15.2V7.4H16.8V9H18.2V7.4H20V20H12Z') +
    fill(SAND, 'M5 14H6.8V15.8H8.4V14H10.2V15.8H11.8V14H13.6V29H5Z') +
    fill(SAND, 'M18.4 14H20.2V15.8H21.8V14H23.6V15.8H25.2V14H27V29H18.4Z') +
    fill('#d0a565', 'M13 20H19V29H13Z') +
    fill(INK.wood, 'M14 29V25.6C14 23 18 23 18 25.6V29Z') +
    both(oval(INK.wood, 9.3, 20.4, 1, 1.5)) +
    fill('#c99c5c', 'M1 28.6C6 26.8 26 26.8 31 28.6C31.4 30.2 29 31 16 31C3 31 0.6 30.2 1 28.6Z'),
  'game-controller':
    fill(
      INK.slate,
      'M9 8.6C11.4 8.6 12 10 13.6 10H18.4C20 10 20.6 8.6 23 8.6C27.6 8.6 30 13.6 31 20C31.6 24 30.4 26.6 27.8 26.6C24.6 26.6 23.4 21.6 20.8 21.6H11.2C8.6 21.6 7.4 26.6 4.2 26.6C1.6 26.6 0.4 24 1 20C2 13.6 4.4 8.6 9 8.6Z',
    ) +
    stroke(INK.graphite, 'M9 12.4V18.4M6 15.4H12', 1.7) +
    disc(INK.sun, 23, 12.4, 1.4) +
    disc(INK.red, 26, 15.2, 1.4) +
    disc(INK.turquoise, 20, 15.2, 1.4) +
    disc(INK.rose, 23, 18, 1.4),
  'bird-cage':
    stroke(INK.gold, 'M16 0.8V4', 1.1) +
    stroke(INK.gold, 'M6 28V15C6 8 10 4 16 4C22 4 26 8 26 15V28', 1.3) +
    fill(INK.gold, 'M4.6 27H27.4V30.6H4.6Z') +
    stroke(INK.wood, 'M7 23.4H25', 1) +
    fill(
      INK.sun,
      'M13 23.4C11 20 12.4 16 15.4 14.6C15.6 12 19 11.4 20.2 13.6L22.4 14.6L20.4 15.6C21 19 19.4 22 16.4 23.4Z',
    ) +
    fill(INK.marigold, 'M13.4 22.6C12.6 19.6 14.6 17.6 17.2 18C17.4 20.6 16 22.6 13.4 22.6Z') +
    fill(INK.red, 'M20.2 13.6L22.6 14.6L20.4 15.6Z') +
    disc(INK.graphite, 18.4, 14.4, 0.6) +
    stroke(INK.gold, 'M11 27V12.4C11 8.6 12.6 6 16 4.4M21 27V12.4C21 8.6 19.4 6 16 4.4', 0.8),
  walrus:
    fill('#8d6248', 'M25 24C28 22.6 30.6 23.4 31.2 25.6C31 28.4 27 29.6 23 29Z') +
    fill(
      '#a5765a',
      'M12 3.4C18.4 3.4 21.4 7.4 22 12C26.4 14.6 28.4 19.6 27.4 25C26.8 28.6 24 30 20 30H7C4.6 30 3.6 27.4 4.4 23.6C3 19 2.6 14 3.4 10C4.2 6 7.4 3.4 12 3.4Z',
    ) +
    fill('#8d6248', 'M17 21C20.4 20.6 22.6 24 21.6 28.4L24 30.4H16.4C15 27.4 15.2 23.4 17 21Z') +
    fill(
      INK.ivory,
      'M8 15.6H10.8L10.2 23.6C9.8 24.8 9 24.6 8.8 23.6ZM13.2 15.6H16L15.2 23.6C15 24.6 14.2 24.8 13.8 23.6Z',
    ) +
    oval('#d3a98a', 9.2, 13.8, 3.6, 3.1) +
    oval('#d3a98a', 14.8, 13.8, 3.6, 3.1) +
    oval(INK.graphite, 12, 11.2, 1.7, 1.1) +
    disc(INK.graphite, 7.6, 8.4, 1) +
    disc(INK.graphite, 16.4, 8.4, 1),
  mistletoe:
    leaf(INK.sage, [16, 12], 180, 13, 4.6) +
    leaf(INK.leaf, [16, 12], 138, 12.4, 4.6) +
    leaf(INK.leaf, [16, 12], 222, 12.4, 4.6) +
    leaf(INK.sage, [16, 11], 104, 11, 4.4) +
    leaf(INK.sage, [16, 11], 256, 11, 4.4) +
    disc(INK.white, 13.4, 17.4, 1.8) +
    disc(INK.white, 18.6, 17.4, 1.8) +
    disc(INK.white, 16, 20.4, 1.8) +
    fill(INK.red, 'M15.4 9.6C11 4 7 4 6.4 7.4C6 11 11 11.4 15.4 10.6Z') +
    fill(INK.red, 'M16.6 9.6C21 4 25 4 25.6 7.4C26 11 21 11.4 16.6 10.6Z') +
    disc(INK.crimson, 16, 10, 2),
  'pocket-watch':
    stroke(INK.gold, 'M16 5C14 1.4 8 0.6 3.4 3.4', 1) +
    stroke(INK.gold, 'M13.8 5.2C13.8 2.4 18.2 2.4 18.2 5.2', 1.2) +
    fill(INK.gold, 'M14.4 5.4H17.6V8.4H14.4Z') +
    disc(INK.gold, 16, 19.4, 11.4) +
    disc(INK.ivory, 16, 19.4, 8.8) +
    stroke(INK.graphite, 'M16 19.4V13.4M16 19.4L20.4 21.6', 1) +
    ring(4, (t) => turned(stroke(INK.graphite, 'M16 12.1V11.6', 1), t, 16, 19.4)) +
    disc(INK.gold, 16, 19.4, 1.1),
  'drum-kit':
    stroke(INK.slate, 'M4.4 8.6V29M27.6 8.6V29', 0.9) +
    turned(oval(INK.gold, 4.8, 8, 4.6, 1.1), -12, 4.8, 8) +
    turned(oval(INK.gold, 27.2, 8, 4.6, 1.1), 12, 27.2, 8) +
    fill(INK.red, 'M8.4 8.6H15V14.6H8.4ZM17 8.6H23.6V14.6H17Z') +
    fill(INK.ivory, 'M7.8 7.4H15.6V9.4H7.8ZM16.4 7.4H24.2V9.4H16.4Z') +
    both(fill(INK.red, 'M1.6 17.6H8.4V23.6H1.6Z') + fill(INK.ivory, 'M1 16.4H9V18.4H1Z')) +
    disc(INK.red, 16, 22, 8.6) +
    disc(INK.ivory, 16, 22, 6.6) +
    ring(5, (t) => petal(INK.red, [16, 22], t, 3.6, 2.4)),
  pyramids:
    fill('#b98a4a', 'M10 7L20 25H0.8Z') +
    fill(SAND, 'M10 7L11.4 25H0.8Z') +
    fill('#b98a4a', 'M23 12L31.4 27H14Z') +
    fill(SAND, 'M23 12L22.4 27H14Z') +
    fill(
      INK.honey,
      'M0.8 26C6 24.6 26 24.6 31.2 26.4C31.6 28.6 28 29.8 16 29.8C4 29.8 0.4 28.6 0.8 26Z',
    ),
  'beetle-car':
    fill(
      INK.turquoise,
      'M1.6 20C1.6 15.6 5 13.4 9 13C10.6 8 14 6 18 6C23 6 26.4 9 28 13.6C30.4 15.4 31 17.6 30.8 21.6C30.6 23 30 23.4 28.8 23.4H3.4C2 23.4 1.6 22.6 1.6 20Z',
    ) +
    fill(
      INK.sky,
      'M11.4 13.4C12.6 9.8 14.6 8.2 17.2 8.2V13.4ZM19 8.2C22.2 8.2 24.4 10 25.6 13.4H19Z',
    ) +
    stroke(INK.teal, 'M18.1 14V22', 0.8) +
    stroke(INK.teal, 'M2.6 20.4C3 16.6 6 15.4 8.2 15.4C11 15.4 13.2 17.4 13.4 21', 1.1) +
    stroke(INK.teal, 'M18.8 21C19 17.6 21.2 15.6 24 15.6C26.8 15.6 29 17.4 29.6 20.4', 1.1) +
    disc(INK.graphite, 8, 23.2, 4.2) +
    disc(INK.silver, 8, 23.2, 2.1) +
    disc(INK.graphite, 24.2, 23.2, 4.2) +
    disc(INK.silver, 24.2, 23.2, 2.1) +
    oval(INK.sun, 3.4, 17, 1.1, 1.4),
  'vintage-car':
    fill(INK.wine, 'M12.4 5.6H27.4L29 14H12.4Z') +
    fill(INK.sky, 'M14.4 7.6H19.4V14H14.4ZM21.4 7.6H25.8L26.8 14H21.4Z') +
    fill(
      INK.red,
      'M2.6 13.4H29.2C30.4 13.4 31 14.4 31 16V22.4H2.6C1.6 22.4 1.2 21.6 1.2 20.4V15.4C1.2 14 1.6 13.4 2.6 13.4Z',
    ) +
    stroke(INK.wine, 'M5 15.4V19M7.6 15.4V19M20.4 14.4V21', 0.8) +
    stroke(INK.gold, 'M0.8 23.4H4M13 23.6H19.4', 1.3) +
    stroke(INK.wine, 'M2.6 22.6C3 18.4 6 17.4 8.4 17.4C11.6 17.4 13.4 19.8 13.6 23.4', 1.5) +
    stroke(INK.wine, 'M18.8 23.4C19 19.8 21.2 17.4 24.2 17.4C27 17.4 29.2 18.8 30 22.4', 1.5) +
    disc(INK.graphite, 8.2, 24.4, 4.7) +
    disc(INK.ivory, 8.2, 24.4, 2.9) +
    disc(INK.gold, 8.2, 24.4, 1.1) +
    disc(INK.graphite, 24.4, 24.4, 4.7) +
    disc(INK.ivory, 24.4, 24.4, 2.9) +
    disc(INK.gold, 24.4, 24.4, 1.1) +
    disc(INK.gold, 1.9, 15.4, 1.6),
  mountain:
    fill(INK.slate, 'M16.4 2.4L30.8 29.4H1.2Z') +
    fill('#7d8a96', 'M16.4 2.4L11.6 12.4L13.4 16L9 21.4L10.4 29.4H1.2Z') +
    fill(INK.white, 'M16.4 2.4L22.6 14L19.8 12.6L17.4 16.4L14.6 12.8L10.4 14.4Z') +
    fill(
      INK.leaf,
      'M1.2 29.6C5 26.4 9 26.2 12.4 28C17 25.8 24 26 30.8 29.6C30.4 31 26 31.2 16 31.2C6 31.2 1.6 31 1.2 29.6Z',
    ),
  tent:
    stroke(INK.bark, 'M15 4.4L16.6 2M17 4.4L15.4 2', 1) +
    fill(INK.marigold, 'M16 4L31 28.6H16Z') +
    fill('#d98a1f', 'M16 4L31 28.6H22.4Z') +
    fill(INK.terracotta, 'M16 4L22.4 28.6H1Z') +
    fill(INK.bark, 'M14.6 12.4L18 28.6H8.4Z') +
    fill(INK.honey, 'M14.6 12.4L9.8 20L8.4 28.6H4.4Z') +
    stroke(INK.bark, 'M0.8 29.4L3 27M31.2 29.4L29 27', 0.9),
  river:
    fill(
      INK.leaf,
      'M0.8 14C5 9.6 11 10.4 15 12.4C20 8.4 27 9 31.2 13.4V28.4C31.2 29.6 30.4 30.4 29.2 30.4H2.8C1.6 30.4 0.8 29.6 0.8 28.4Z',
    ) +
    fill(INK.sage, 'M0.8 14C5 9.6 11 10.4 15 12.4C12 16 6 17 0.8 20Z') +
    fill(
      INK.sky,
      'M16 12C19.6 12.4 20.4 14.6 17.4 16.6C13.6 19 13.4 20.6 18 23C22.4 25.4 23.4 27.6 23.8 30.4H8.6C8.8 27 8 25.6 6.6 24C3.4 20.6 6.4 18.4 11 16.2C13.4 15 14.6 13.6 16 12Z',
    ) +
    stroke(
      INK.white,
      'M13.4 18.6C11.4 20.4 12 22 14.4 23.6M12.6 26.4C14 27.2 15 28.2 15.4 29.2',
      0.8,
    ) +
    both(fill(INK.stem, 'M27 12L30 19H24Z')),
  'peace-sign':
    stroke(
      INK.teal,
      'M16 3.4C23 3.4 28.6 9 28.6 16C28.6 23 23 28.6 16 28.6C9 28.6 3.4 23 3.4 16C3.4 9 9 3.4 16 3.4Z',
      3,
    ) + stroke(INK.teal, 'M16 4V28M16 16L7.4 24.6M16 16L24.6 24.6', 2.6),
};
