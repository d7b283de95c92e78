import { disc, fill, INK, leaf, ring, stroke, turned } from './pen.ts';

/* Sport, toys and what stands in a home. */

const GREY = '#8d959c';
const DOVE = '#b9c0c6';

const flag = (hex: string, x: number, y: number): string =>
  fill(hex, `M${x - 2.6} ${y}L${x + 2.6} ${y + 0.3}L${x + 0.2} ${y + 7}Z`);

/** Drawings by name. */
export const PLAY_AND_HOME: Readonly<Record<string, string>> = {
  footballer:
    stroke(INK.skin, 'M12.6 12.6L7.4 16.4M19 12.4L24.6 10.2', 2.1) +
    stroke(INK.crimson, 'M13 12L10 14.2M18.8 12L21.6 11', 2.9) +
    stroke(INK.skin, 'M14.6 21L13.6 25M18.4 20.4L23 23.4', 2.5) +
    stroke(INK.white, 'M13.8 24.6L13.2 28.4M22 22.8L25.4 25.2', 2.5) +
    stroke(INK.graphite, 'M13.2 29.6H10.4M25.6 26L27.4 23.4', 2.1) +
    fill(INK.navy, 'M12.4 17.4H19.6L21 21.4L17 22.6L15.8 20.6L15.6 22.8H11.6Z') +
    fill(INK.crimson, 'M12.4 10.4C14 11.4 17.6 11.4 19.2 10.4L20 18.2H12Z') +
    fill(INK.white, 'M15.2 12.6H16.8V16.8H15.2Z') +
    disc(INK.skin, 15.8, 6.2, 4.2) +
    fill(INK.bark, 'M11.5 6.2C11 0.6 20.6 0.6 20.1 6.2C18.8 4.2 13.4 3.8 11.5 6.2Z') +
    disc(INK.graphite, 14.2, 6.8, 0.7) +
    disc(INK.graphite, 17.4, 6.8, 0.7) +
    stroke(INK.terracotta, 'M14.6 8.6Q15.8 9.6 17 8.6', 0.45) +
    disc(INK.white, 28, 28.2, 2.9) +
    disc(INK.graphite, 28, 28.2, 1.1),
  'american-football-helmet':
    fill(
      INK.cobalt,
      'M3 18C2.4 9 8.4 3 16 3C24 3 28.8 8.6 28.6 16.4L20 17.4L18.4 22.4L20 26.6H9C5.6 26.6 3.4 22.8 3 18Z',
    ) +
    stroke(INK.white, 'M5.6 11.4C9.4 6.6 18 5.4 24.4 8', 1.9) +
    disc(INK.white, 13, 19.6, 1.9) +
    stroke(INK.slate, 'M20 18H29.6V27.4H22.4L18.8 21.6M20.4 22.6H29.6M25 18V27.4', 1.1),
  'captain-hat-profile':
    fill(INK.white, 'M4 14C3 9.4 9 5.6 16 5.6C23 5.6 29 9.4 28 14C26 16.4 6 16.4 4 14Z') +
    fill(INK.navy, 'M6 14.2C12 16 20 16 26 14.2V20C20 21.6 12 21.6 6 20Z') +
    fill(
      INK.graphite,
      'M6.4 20.2C12 21.8 20 21.8 25.6 20.2C26.6 23.4 22 26 16 26C10 26 5.4 23.4 6.4 20.2Z',
    ) +
    stroke(INK.gold, 'M7 19.6C12 21 20 21 25 19.6', 1) +
    stroke(INK.gold, 'M16 9.4V14.6M13.6 12.6C13.6 14.2 18.4 14.2 18.4 12.6M14.8 10.4H17.2', 0.95),
  'dream-catcher':
    `<circle cx="16" cy="11" r="9" fill="none" stroke="${INK.wood}" stroke-width="1.8"/>` +
    ring(6, (d) => turned(stroke(INK.turquoise, 'M16 3Q19.4 6 22.9 7', 0.7), d, 16, 11)) +
    ring(6, (d) => turned(stroke(INK.turquoise, 'M16 7.4Q17.6 8.6 19.1 9.2', 0.7), d, 16, 11)) +
    disc(INK.red, 16, 11, 1.3) +
    stroke(INK.wood, 'M9.4 17.4V21M16 20V23M22.6 17.4V21', 0.8) +
    disc(INK.red, 9.4, 20.6, 1) +
    disc(INK.red, 16, 22.8, 1) +
    disc(INK.red, 22.6, 20.6, 1) +
    leaf(INK.teal, [9.4, 21], 180, 8.4, 3.2) +
    leaf(INK.turquoise, [16, 23.2], 180, 8.4, 3.2) +
    leaf(INK.teal, [22.6, 21], 180, 8.4, 3.2),
  'open-treasure-chest':
    fill(INK.bark, 'M4.4 13.4C4 6.4 8 2.4 13 2.4H19C24 2.4 28 6.4 27.6 13.4Z') +
    fill(INK.wood, 'M6.4 12.4C6.4 7.4 9.4 4.4 13 4.4H19C22.6 4.4 25.6 7.4 25.6 12.4Z') +
    [
      [8, 15],
      [12, 13.4],
      [16, 14.6],
      [20, 13.2],
      [24, 15],
    ]
      .map(([x, y]) => disc(INK.sun, x, y, 2.5))
      .join('') +
    disc(INK.red, 14, 15, 1.3) +
    disc(INK.turquoise, 21.6, 15.4, 1.3) +
    fill(INK.wood, 'M3.4 16H28.6V29H3.4Z') +
    fill(INK.gold, 'M3.4 16H28.6V18.4H3.4ZM6.4 16H9V29H6.4ZM23 16H25.6V29H23Z') +
    fill(INK.gold, 'M13.6 17H18.4V22.6H13.6Z') +
    disc(INK.graphite, 16, 19.6, 1),
  'party-flags':
    stroke(INK.bark, 'M1 8C8 14 24 14 31 8', 0.9) +
    flag(INK.red, 4.4, 10.4) +
    flag(INK.sun, 10.2, 12) +
    flag(INK.turquoise, 16, 12.4) +
    flag(INK.rose, 21.8, 12) +
    flag(INK.cobalt, 27.6, 10.4),
  'basketball-basket':
    fill(INK.ivory, 'M4 2.4H28V17.4H4Z') +
    stroke(INK.red, 'M11 7.4H21V14.4H11Z', 1.2) +
    stroke('#ea7a1d', 'M9.4 16.4H22.6', 1.7) +
    stroke(
      INK.slate,
      'M10 17.4L12 28M22 17.4L20 28M14 17.4L14.6 28M18 17.4L17.4 28M11 21.4H21M11.8 25H20.2',
      0.8,
    ),
  'paper-boat':
    fill(INK.sky, 'M16 4L23.4 18H8.6Z') +
    fill('#6fb1dd', 'M16 4L23.4 18H16Z') +
    fill(INK.white, 'M1.6 14.6L16 18.4L30.4 14.6L24.6 26H7.4Z') +
    fill(INK.pearl, 'M16 18.4L30.4 14.6L24.6 26H16Z') +
    fill(
      INK.cobalt,
      'M1 26C4 24.6 6 27 9 26C12 25 14 27 16.6 26C19.4 25 21.6 27 24.4 26C27 25 29 26.6 31 25.6V30H1Z',
    ),
  'plastic-duck':
    fill(
      INK.sun,
      'M19.4 15.4C23.4 17 27.4 16.4 30.6 12.6C31.6 20.4 27.4 28.6 18 28.6H12C6 28.6 2.4 24.6 3 19.4C3.4 16.4 5.4 14.4 8 14Z',
    ) +
    fill(
      INK.sun,
      'M11 3C16 3 19.4 6.4 19.4 10.6C19.4 14.8 16 18 11.6 18C7 18 4 14.6 4 10.6C4 6.4 7 3 11 3Z',
    ) +
    fill(INK.marigold, 'M15.4 20C18.4 17.6 23 18 25.4 19.4C24.4 23.6 18 25.4 15.4 20Z') +
    fill('#ea7a1d', 'M5 10.4C2.6 10.4 1 11 0.6 12.4C1.4 14.2 3.6 14.8 5.6 14.2Z') +
    disc(INK.graphite, 9.4, 8.8, 1.2),
  slippers: [
    [9.4, 0],
    [22.6, 0],
  ]
    .map(
      ([x]) =>
        fill(
          INK.wine,
          `M${x} 2.4C${x + 4.4} 2.4 ${x + 5.6} 7 ${x + 5} 12L${x + 4.2} 25C${x + 3.8} 31.4 ${x - 3.8} 31.4 ${x - 4.2} 25L${x - 5} 12C${x - 5.6} 7 ${x - 4.4} 2.4 ${x} 2.4Z`,
        ) +
        fill(
          INK.rose,
          `M${x - 5} 12.6C${x - 5.4} 6 ${x - 3.4} 2.4 ${x} 2.4C${x + 3.4} 2.4 ${x + 5.4} 6 ${x + 5} 12.6C${x + 2} 15 ${x - 2} 15 ${x - 5} 12.6Z`,
        ) +
        disc(INK.white, x, 9, 1.7),
    )
    .join(''),
  'grand-piano':
    fill(
      INK.graphite,
      'M3 12C3 6.4 7.4 3.4 12 3.4C17.4 3.4 18.4 7.6 22 8.6C26 9.6 29.4 11.4 29.4 15.4V19.4H3Z',
    ) +
    fill(INK.ivory, 'M3 19.4H29.4V23H3Z') +
    stroke(
      INK.graphite,
      'M6.4 19.4V21.6M9.4 19.4V21.6M12.4 19.4V21.6M18.4 19.4V21.6M21.4 19.4V21.6M26 19.4V21.6',
      1,
    ) +
    fill(
      INK.graphite,
      'M3 23H29.4V24.6H3ZM5 24.6H7.4L6.8 31H5.4ZM25 24.6H27.4L27 31H25.6ZM15.2 24.6H17.2V31H15.2Z',
    ) +
    stroke(INK.gold, 'M6 12.4C6.4 8.6 9 6.6 12 6.6', 1),
  fireplace:
    fill(INK.terracotta, 'M4.4 9.4H27.6V30H4.4Z') +
    stroke(
      INK.honey,
      'M4.4 14.4H8.4M4.4 19.4H8.4M4.4 24.4H8.4M23.6 14.4H27.6M23.6 19.4H27.6M23.6 24.4H27.6',
      0.9,
    ) +
    fill(INK.bark, 'M2.4 6H29.6V9.8H2.4ZM3 29H29V31H3Z') +
    fill(INK.graphite, 'M9 30V19C9 14.6 12 12.6 16 12.6C20 12.6 23 14.6 23 19V30Z') +
    fill(
      '#ea7a1d',
      'M16 16.4C19.4 19.4 21 21.8 20.4 25C19.8 28 12.2 28 11.6 25C11.2 22 13.4 20.4 16 16.4Z',
    ) +
    fill(
      INK.sun,
      'M16 20.6C17.8 22.4 18.4 23.6 18 25.2C17.6 26.8 14.4 26.8 14 25.2C13.6 23.6 14.6 22.8 16 20.6Z',
    ) +
    stroke(INK.wood, 'M11 28.4H21', 1.7),
  witch:
    stroke(INK.wood, 'M3 26L29 18.6', 1.5) +
    fill(INK.sun, 'M24 16.4L31.4 13.4C31.4 17.4 31 21.4 30.4 24.6L25.4 22Z') +
    stroke('#c97a12', 'M27 18.4L30.4 16.4M27 19.8L30.4 20.6', 0.8) +
    fill(
      INK.violet,
      'M10.4 13.6C14 12.4 17.4 14.4 19.4 17.4C21.4 20 24 21.4 26.4 21.6C23 26 16 27.4 11.4 25.4C8.4 23.4 8.4 17.4 10.4 13.6Z',
    ) +
    stroke(INK.violet, 'M12.4 16.4L7.4 22.6', 2.7) +
    disc(INK.skin, 6.8, 23.8, 1.4) +
    stroke(INK.graphite, 'M14 26L11.4 29.4L8.4 29.6', 1.9) +
    fill(INK.terracotta, 'M12.4 8.4C16.4 8.4 18.6 12.4 18 16.4C15 17.4 11.4 16.4 10 13.4Z') +
    disc(INK.skin, 9.6, 10.4, 4) +
    disc(INK.graphite, 7.6, 10.4, 0.75) +
    disc(INK.graphite, 10.6, 10.6, 0.75) +
    stroke(INK.terracotta, 'M7.6 12.6Q9 13.6 10.4 12.8', 0.45) +
    fill(
      INK.violet,
      'M3 7.6C7.4 5.4 13.4 5.6 17.4 8.6C16 10 6 9.4 3 7.6ZM6.4 6.8C7.6 3.4 11 0.8 16.4 0.6C14.6 2.4 14.4 5 14.6 7.4Z',
    ) +
    stroke(INK.marigold, 'M6.8 6.6C9.4 5.8 12.4 6 14.6 7', 1),
  tray:
    stroke(
      GREY,
      'M3.4 21.4C0.8 20.4 0.8 16.6 3.4 15.6M28.6 21.4C31.2 20.4 31.2 16.6 28.6 15.6',
      1.5,
    ) +
    fill(INK.silver, 'M2.6 16.4H29.4L27.4 23.4H4.6Z') +
    fill(GREY, 'M2.6 15H29.4V17.4H2.6Z') +
    stroke(INK.pearl, 'M6 20.4H26', 1),
  'rocking-chair':
    stroke(INK.bark, 'M3 27.4C8 31.4 24 31.4 29.4 27', 1.7) +
    stroke(INK.wood, 'M8.4 28.6L10 20M23.4 28.6L21.4 20M10 14.4H21.4M21.4 14.4V20', 1.5) +
    fill(INK.wood, 'M22 20.4C23.4 14 24.4 8 24.4 2.6L27.6 2.2C28 9 26.6 15 25.4 21.4Z') +
    stroke(INK.caramel, 'M25.4 7H26.8M25 12H26.4', 1) +
    fill(INK.caramel, 'M7.6 18.6H25.4V21.6H7.6Z'),
  'knitting-grandma':
    stroke(INK.bark, 'M3 28C8 31.6 24 31.6 29.6 27.4', 1.6) +
    stroke(INK.wood, 'M10.4 28.6L11 22.4M24.4 28.6L23.4 21.4', 1.5) +
    fill(INK.wood, 'M22 22.4L23.6 6.4H28.4L26.6 22.4Z') +
    stroke(INK.caramel, 'M24.6 10H27.6M24.2 14H27.2', 0.9) +
    stroke(INK.skin, 'M9.4 23.4V27', 2) +
    fill(INK.bark, 'M10.6 29H5.6C5 29 5.2 27 6.6 26.8H10.6Z') +
    fill(
      INK.violet,
      'M15 12.4C18 11 22.4 11.4 24 13.4C25 17 25 20 24.6 23.4H9.4C8 23.4 7.6 20.6 9 19.8L15 18.4Z',
    ) +
    disc(INK.silver, 21.8, 3.4, 2) +
    disc(INK.skin, 18.4, 7.6, 4.2) +
    fill(INK.silver, 'M14.2 7C14 1.8 23 1.8 22.6 7.6C21 5.6 17.4 5 14.2 7Z') +
    disc(INK.graphite, 16.4, 8, 0.65) +
    disc(INK.graphite, 19.4, 8, 0.65) +
    stroke(INK.terracotta, 'M16.6 9.8Q17.8 10.8 19 9.8', 0.45) +
    stroke(INK.violet, 'M19.6 14.4L15 17', 2.7) +
    disc(INK.skin, 13.6, 17.4, 1.4) +
    fill(INK.turquoise, 'M9.4 17.4H14V23.4H9.4Z') +
    stroke(GREY, 'M8.4 13.6L14.4 18.4M14.4 13.6L9.4 18.4', 0.8) +
    disc(INK.turquoise, 4.4, 25.4, 2.5) +
    stroke(INK.turquoise, 'M6.4 24L9.6 22', 0.7),
  'moka-pot':
    fill(GREY, 'M8.4 17.4H21.6L24 29.4H6Z') +
    fill(DOVE, 'M9 15.4H21L20.4 18H9.6Z') +
    fill(GREY, 'M7.4 6.4H22L21 15.4H9L5.4 8.4Z') +
    fill(DOVE, 'M9 3.4H20.4L22 6.6H7.4Z') +
    disc(INK.graphite, 14.8, 2.4, 1.3) +
    stroke(INK.graphite, 'M21.6 8H26.4L25.4 17', 1.9) +
    stroke(INK.white, 'M11 20L10 26.4M11.8 8.4L12.4 13', 1),
};
