import { both, disc, fill, INK, mirrored, moved, stroke, turned } from './pen.ts';

/* Who plays, fishes and tells tales, and what belongs to them. */

const face = (x: number, y: number, r: number): string =>
  disc(INK.skin, x, y, r) +
  disc(INK.graphite, x - 0.38 * r, y - 0.02 * r, 0.6) +
  disc(INK.graphite, x + 0.38 * r, y - 0.02 * r, 0.6) +
  stroke(
    INK.crimson,
    `M${x - 0.3 * r} ${y + 0.4 * r}Q${x} ${y + 0.7 * r} ${x + 0.3 * r} ${y + 0.4 * r}`,
    0.7,
  );

/** Bodies by name. */
export const PEOPLE_AT_WORK: Readonly<Record<string, string>> = {
  'hockey-player':
    stroke(INK.graphite, 'M12.4 27.6L11 30.4M21.6 27.6L23 30.4', 1.6) +
    stroke(INK.silver, 'M7.4 31H13.4M20.2 31H26.2', 0.9) +
    fill(INK.navy, 'M11.4 19.6H20.6L23.8 28.4H19.4L16 23.4L12.8 28.4H8.4Z') +
    fill(INK.crimson, 'M10.6 11.4C13 10 19 10 21.4 11.4L22 21.4H10Z') +
    fill(INK.white, 'M10.2 17.6H21.8L22 20H10Z') +
    stroke(INK.crimson, 'M11.6 13.2C8.8 15 7.6 17 7.4 19.6', 3.4) +
    stroke(INK.crimson, 'M20.4 13.2C22.4 15 22.6 16.4 20.4 18.6', 3.4) +
    stroke(INK.wood, 'M21.4 14.8L6 27.8H1.8', 1.5) +
    stroke(INK.graphite, 'M5.4 28.2H1.6', 1.9) +
    disc(INK.bark, 8, 20.8, 1.9) +
    disc(INK.bark, 19.2, 17.4, 1.9) +
    face(16, 7.4, 3.9) +
    fill(INK.navy, 'M11.8 7.2C11.2 0.6 20.8 0.6 20.2 7.2C18 5.6 14 5.6 11.8 7.2Z') +
    fill(INK.graphite, 'M26 29.6H30.6V31.2H26Z'),
  kitesurfer:
    fill(INK.red, 'M3 9.6C6 1.8 17 -1.4 27.4 3.6C19.6 2.8 10.6 5 5.8 11Z') +
    fill(INK.sun, 'M10.6 4.2C14.6 2.2 19.4 1.6 23.4 2.4C19.6 2.2 15.4 3.4 12.6 5.4Z') +
    stroke(INK.slate, 'M5.4 9.8L19.4 17.4M26.4 3.8L20.4 16.8', 0.7) +
    stroke(INK.graphite, 'M18 17.6L21.6 16.8', 1.1) +
    fill(
      INK.cobalt,
      'M2 27.6C6 25.2 8 27.4 11 27C15 26.4 16 24.8 20 25.8C24 26.8 26 25.2 30 26.4V31H2Z',
    ) +
    stroke(INK.sky, 'M4 29.2C8 27.6 10 29.6 14 28.8M18 28.6C22 27.6 24 29.2 28 28.4', 0.9) +
    turned(
      fill(INK.marigold, 'M13 26.2H27C28.6 26.2 28.6 27.6 27 27.8H13C11.4 27.6 11.4 26.4 13 26.2Z'),
      -8,
      20,
      27,
    ) +
    stroke(INK.navy, 'M23.4 21.6L20.6 23.2L21 26M23.8 21.8L24.6 25.4', 1.7) +
    stroke(INK.navy, 'M24 16.4L23.6 21.4', 2.6) +
    stroke(INK.skin, 'M23.6 16.4L20.2 17.4', 1.3) +
    disc(INK.skin, 24.8, 13.2, 2) +
    fill(INK.bark, 'M22.8 13C22.6 10.2 27.2 10.2 26.9 13.4C26 12 24.2 11.8 22.8 13Z'),
  // In a boat, with a rod out over the water.
  angler:
    stroke(INK.bark, 'M13.4 14.6L27.6 3.4', 1) +
    stroke(INK.slate, 'M27.6 3.4C28.6 10 28.6 16 28.2 23', 0.6) +
    fill(INK.olive, 'M8 12.6C9.6 11.4 13 11.4 14.6 12.6L15.4 20.6H7.2Z') +
    stroke(INK.olive, 'M13.6 13.8L15.6 16L17.4 13.2', 2.2) +
    disc(INK.skin, 17.6, 12.4, 1.2) +
    face(11.2, 8.4, 3.2) +
    fill(INK.honey, 'M5.6 6.8C8 5.6 14.4 5.6 16.8 6.8C16.8 7.8 5.6 7.8 5.6 6.8Z') +
    fill(INK.honey, 'M8 6.4C8 2.6 14.4 2.6 14.4 6.4Z') +
    stroke(INK.crimson, 'M8 6H14.4', 0.9) +
    fill(INK.wood, 'M2 19.6H25.4C24.4 24 22 26.4 19 26.4H7.6C4.6 26.4 2.8 23.6 2 19.6Z') +
    fill(INK.caramel, 'M2 19.6H25.4L24.8 21.6H2.4Z') +
    fill(
      INK.cobalt,
      'M1 25.4C4 23.6 6 26 9.4 25.2C13 24.4 15 26 18.6 25.2C22 24.4 26 26 31 24.6V30.4H1Z',
    ) +
    stroke(INK.sky, 'M4 28C7 26.8 9 28.4 12 27.6M17 27.8C20 26.8 23 28.2 27 27.4', 0.8) +
    disc(INK.red, 28.2, 23.6, 1),
  rowboat:
    stroke(INK.caramel, 'M10 10.6L20 27.4', 1.2) +
    fill(INK.caramel, 'M18.6 25.4L20.6 24.2L23.2 28.6C22.6 30 21.6 30.2 20.8 29.6Z') +
    fill(
      INK.wood,
      'M1 15.4C10 17.6 22 17.6 31 15.4C29.4 21.6 26 25 22 25H10C6 25 2.6 21.6 1 15.4Z',
    ) +
    fill(INK.honey, 'M1 15.4C10 17.6 22 17.6 31 15.4L30.4 18C22 20 10 20 1.6 18Z') +
    stroke(INK.bark, 'M4.6 21.4C12 23 20 23 27.4 21.4', 0.8),
  // The two of the shadow play, who face each other.
  karagoz: mirrored(
    stroke(INK.bark, 'M13.6 22L11.6 29M18.4 22L20.4 29', 2.4) +
      fill(
        INK.graphite,
        'M8.4 31C8.4 28.6 10 28 13 28.4V31ZM18.8 28.4C22 28 23.6 28.6 23.6 31H18.8Z',
      ) +
      fill(INK.leaf, 'M11.4 12.4C13 11.4 19 11.4 20.6 12.4L22.4 23.4C19 25 13 25 9.6 23.4Z') +
      fill(INK.red, 'M14.4 12.2H17.6L18.6 24H13.4Z') +
      stroke(INK.sun, 'M10.4 19.6C13.6 20.8 18.4 20.8 21.6 19.6', 1.5) +
      stroke(INK.leaf, 'M12.4 13.8C8.4 14.8 6.6 16.8 4.6 16', 2.5) +
      disc(INK.skin, 3.6, 15.4, 1.4) +
      stroke(INK.leaf, 'M19.8 13.8C23.4 15.4 24 18 22.8 20', 2.5) +
      disc(INK.skin, 22.4, 21, 1.4) +
      fill(
        INK.skin,
        'M11.6 5.6H20.4C21.4 10 19.6 12.8 16 12.8C13.4 12.8 11.8 11.2 11.4 9.4L9.6 8.6Z',
      ) +
      fill(
        INK.graphite,
        'M11.6 9.2C13 8.6 20 8 20.8 6.4C21.6 11 19 13.8 15.6 13.8C13.4 13.8 11.8 12.2 11.6 9.2Z',
      ) +
      disc(INK.white, 13.6, 6.9, 1.3) +
      disc(INK.graphite, 13.2, 6.9, 0.65) +
      fill(INK.red, 'M10.4 5.8C10 2 13 0.6 16.4 0.8C20 1 22.4 3 21.8 6.2C18 5 14 4.8 10.4 5.8Z') +
      fill(INK.white, 'M10 6.2C13.4 4.4 18.6 4.6 22.2 6.6L21.8 4.6C18.4 3 13.4 3 10.4 4.4Z'),
  ),
  hacivat:
    stroke(INK.bark, 'M13.6 22L11.6 29M18.4 22L20.4 29', 2.4) +
    fill(INK.wine, 'M8.4 31C8.4 28.6 10 28 13 28.4V31ZM18.8 28.4C22 28 23.6 28.6 23.6 31H18.8Z') +
    fill(
      INK.cobalt,
      'M11.8 12.4C13.4 11.6 18.6 11.6 20.2 12.4L23.6 25.2C19.4 26.8 12.6 26.8 8.4 25.2Z',
    ) +
    fill(INK.sun, 'M14.6 12.2H17.4L18.4 26.2H13.6Z') +
    stroke(INK.crimson, 'M10.8 18.6C13.6 19.6 18.4 19.6 21.2 18.6', 1.5) +
    stroke(INK.cobalt, 'M12.6 13.8C9 15.4 7.6 17.6 5.6 18.8', 2.4) +
    disc(INK.skin, 4.8, 19.2, 1.4) +
    stroke(INK.cobalt, 'M19.6 13.8C22.6 15.6 23 17.4 22.4 19.6', 2.4) +
    disc(INK.skin, 22.2, 20.6, 1.4) +
    fill(INK.skin, 'M11.8 6H20.4C21 10 19.4 12.4 16.4 12.4C13.6 12.4 12 11.2 11.6 9.4L9.8 8.8Z') +
    fill(
      INK.wood,
      'M11.8 9.8C13.4 9.4 16 10.2 18 9.2C17.6 11.8 15.4 13 13.4 13.2L9 17.4C9.4 15 10.4 13.6 11.8 12.4Z',
    ) +
    disc(INK.white, 13.8, 7.3, 1.2) +
    disc(INK.graphite, 13.4, 7.3, 0.65) +
    fill(INK.cobalt, 'M11 6.2C11.4 3 14 0.4 18.4 0.4C21 0.4 22.2 2.4 21.4 6.2Z') +
    fill(INK.sun, 'M10.4 6.8C13.4 5.2 18.6 5.2 22 6.8L21.8 4.8C18.6 3.4 14 3.4 10.8 4.8Z'),
  nativity:
    fill(INK.wood, 'M16 2.2L31 13.2L29.6 15L16 5.2L2.4 15L1 13.2Z') +
    stroke(INK.bark, 'M5 12.6V30.4M27 12.6V30.4', 1.9) +
    fill(
      INK.sun,
      'M16 5.4L17.2 8.2L20.2 8.5L17.9 10.5L18.6 13.5L16 11.9L13.4 13.5L14.1 10.5L11.8 8.5L14.8 8.2Z',
    ) +
    fill(INK.cobalt, 'M7 30.4C6.8 24.6 8 17.4 11 17.4C14 17.4 14.6 24.6 14.2 30.4Z') +
    disc(INK.skin, 11.2, 20.4, 2.1) +
    fill(INK.sky, 'M8.4 21.6C8.2 16.4 14 16.4 13.9 21.4C13.2 18.8 9.6 18.8 8.4 21.6Z') +
    fill(INK.bark, 'M18 30.4C17.6 24 18.4 16.4 21.2 16.4C24.2 16.4 25.2 24 25 30.4Z') +
    disc(INK.skin, 21, 19.4, 2.1) +
    fill(
      INK.wood,
      'M18.9 20C20.2 20.6 21.8 20.6 23.1 20C23 22.6 22 23.8 21 23.8C20 23.8 19 22.6 18.9 20Z',
    ) +
    fill(INK.honey, 'M11.6 26.4H20.4L19.2 30.4H12.8Z') +
    fill(INK.white, 'M12.8 26.6C13 24.4 19 24.4 19.2 26.6Z') +
    disc(INK.skin, 14.4, 25.4, 1.2),
  'sleeping-baby':
    fill(
      INK.honey,
      'M1.6 22.4H30.4C29.4 26.8 27.4 28.6 24.6 28.6H7.4C4.6 28.6 2.6 26.8 1.6 22.4Z',
    ) +
    stroke(INK.wood, 'M5 31C11 28.8 21 28.8 27 31', 1.3) +
    stroke(INK.caramel, 'M6.6 23V27.8M11.4 23V28.2M16 23V28.2M20.6 23V28.2M25.4 23V27.8', 0.9) +
    fill(INK.white, 'M3 21C3 16.6 6.6 14.6 10.4 14.6C14.2 14.6 16.4 17 16.4 21.6H3.4Z') +
    disc(INK.skin, 10, 16.6, 4.9) +
    fill(
      INK.wood,
      'M8.4 12.2C9.4 10.6 11.4 10.4 12.4 11.6C11.2 11.4 10.8 12.4 10.8 13.2C9.8 12.4 9 12.2 8.4 12.2Z',
    ) +
    stroke(INK.bark, 'M6.6 16.8Q7.7 18 8.8 16.8M11.2 16.8Q12.3 18 13.4 16.8', 0.7) +
    stroke(INK.terracotta, 'M9.2 19.2Q10 19.9 10.8 19.2', 0.45) +
    fill(INK.sky, 'M12.4 22.6C13 17.6 17 15.4 21.6 15.8C26.4 16.2 29.4 18.6 29.8 22.6Z') +
    fill(INK.white, 'M12.4 22.6C12.8 19 14.6 16.8 17.2 16C16 18 15.6 20 15.6 22.6Z') +
    fill(INK.caramel, 'M1 21.6H31C31.6 21.6 31.6 23.8 31 23.8H1C0.4 23.8 0.4 21.6 1 21.6Z'),
  'baby-mobile':
    stroke(INK.honey, 'M16 1V5.4', 1.1) +
    stroke(INK.caramel, 'M4 7.4C10 4.6 22 4.6 28 7.4', 1.6) +
    stroke(INK.silver, 'M5 7.6V15M12 6.2V19.6M20 6.2V15.4M27 7.6V19', 0.6) +
    fill(
      INK.sun,
      'M5 14.6L6.1 17.1L8.8 17.4L6.8 19.2L7.4 21.8L5 20.4L2.6 21.8L3.2 19.2L1.2 17.4L3.9 17.1Z',
    ) +
    fill(
      INK.marigold,
      'M13.6 19.4C10 19.6 8.6 22 8.8 24.4C9 27.2 11.4 29 14.6 28.2C11.8 26.4 11.2 22 13.6 19.4Z',
    ) +
    fill(
      INK.sky,
      'M17 21.4C15.4 21.4 15.2 18.8 17 18.6C17 16 20.6 15.4 21.6 17.4C24 16.6 25.2 21.4 22.4 21.4Z',
    ) +
    fill(
      INK.rose,
      'M27 18.6L28.1 21.1L30.8 21.4L28.8 23.2L29.4 25.8L27 24.4L24.6 25.8L25.2 23.2L23.2 21.4L25.9 21.1Z',
    ),
  stethoscope:
    stroke(
      INK.teal,
      'M16 29.4C9 24.6 2.6 19 2.6 11.4C2.6 6.4 6 3.4 9.6 3.4C12.6 3.4 15 5.2 16 8C17 5.2 19.4 3.4 22.4 3.4C26 3.4 29.4 6.4 29.4 11.4C29.4 15.4 27.4 18.8 24.6 22',
      1.7,
    ) +
    stroke(
      INK.slate,
      'M16 8V12.6M16 12.6C14.4 14.4 13 15.4 11.4 15.8M16 12.6C17.6 14.4 19 15.4 20.6 15.8',
      1.3,
    ) +
    disc(INK.graphite, 11, 16, 1.3) +
    disc(INK.graphite, 21, 16, 1.3) +
    disc(INK.slate, 24, 23.4, 3.4) +
    disc(INK.silver, 24, 23.4, 2.1),
  'nurse-cap':
    fill(INK.pearl, 'M3 20.4C10 15.4 22 15.4 29 20.4L26.4 27.4C20 23.8 12 23.8 5.6 27.4Z') +
    fill(INK.white, 'M5.4 6.6C12 3.6 20 3.6 26.6 6.6L29 20.4C22 16 10 16 3 20.4Z') +
    fill(INK.red, 'M14.4 7.2H17.6V9.8H20.2V13H17.6V15.2H14.4V13H11.8V9.8H14.4Z'),
  bindalli:
    stroke(INK.gold, 'M16 31C16 24 15 18 16 8', 1.2) +
    both(
      stroke(INK.gold, 'M16 26C10.6 25.4 6.4 22.4 5.6 18.4C5.2 15.8 8.4 15 9 17.2', 1) +
        stroke(INK.gold, 'M16 18.6C12.4 17.4 9.8 14.8 9.6 11.4', 1) +
        turned(
          fill(INK.gold, 'M12 28C9.6 26.6 7.6 27.2 6.4 29.4C8.8 30.4 10.8 30 12 28Z'),
          8,
          10,
          28,
        ) +
        fill(INK.honey, 'M12.6 24.4C11.2 22 11.6 20 13.4 18.8C14.6 21 14.2 23 12.6 24.4Z') +
        fill(INK.gold, 'M6.4 21C3.8 20.8 2.4 22 2 24.2C4.6 24.8 6.2 23.6 6.4 21Z') +
        disc(INK.gold, 9.4, 9.2, 2.5) +
        disc(INK.honey, 9.4, 9.2, 1.2),
    ) +
    [0, 60, 120, 180, 240, 300]
      .map((t) =>
        turned(
          fill(INK.gold, 'M16 6.4C13.6 4.6 13.8 1.6 16 0.6C18.2 1.6 18.4 4.6 16 6.4Z'),
          t,
          16,
          6.6,
        ),
      )
      .join('') +
    disc(INK.honey, 16, 6.6, 1.7),
  // One on the other's shoulder, on the bench where they sit.
  'old-couple':
    stroke(INK.wood, 'M2.6 16H29.4M2.6 19.4H29.4', 1.7) +
    both(stroke(INK.graphite, 'M4.6 24V30.6', 1.6)) +
    moved(
      stroke(INK.slate, 'M8.6 23.6V29.4M12.2 23.6V29.4', 2.5) +
        fill(INK.graphite, 'M6.4 31C6.4 29 8 28.8 9.8 28.8V31ZM10.6 28.8H13.4V31H10Z') +
        fill(INK.cobalt, 'M7.4 12.8C9 12 12.6 12 14 12.8L15 24H6Z') +
        face(10.6, 8.4, 3.8) +
        fill(
          INK.silver,
          'M6.7 8.8C6.2 3.8 15 3.8 14.5 8.8C13.8 6.8 12.6 6 10.6 6C8.6 6 7.4 6.8 6.7 8.8Z',
        ) +
        fill(INK.silver, 'M8.4 9.8C9.4 9 11.8 9 12.8 9.8C12.2 11 9 11 8.4 9.8Z'),
      0,
      0,
    ) +
    fill(INK.violet, 'M18 12.8C19.4 12 23 12 24.6 12.8L27.4 27.6H15.6Z') +
    stroke(INK.skin, 'M19.6 27V30M23.4 27V30', 1.9) +
    fill(
      INK.bark,
      'M17.8 31C17.8 29.6 19 29.4 20.8 29.4V31ZM22.2 29.4C24 29.4 25.2 29.6 25.2 31H22.2Z',
    ) +
    disc(INK.pearl, 21.4, 3.6, 2) +
    face(21.4, 8.6, 3.7) +
    fill(
      INK.pearl,
      'M17.6 8.8C17.2 3.8 25.6 3.8 25.2 8.8C24.4 6.6 22.8 6 21.4 6C20 6 18.4 6.6 17.6 8.8Z',
    ) +
    stroke(INK.cobalt, 'M13.4 14.4L15 19.4', 2.2) +
    stroke(INK.violet, 'M18.6 14.4L17 19.4', 2.2) +
    disc(INK.skin, 16, 20.4, 1.8) +
    fill(INK.caramel, 'M1.6 23H30.4C31 23 31 25.4 30.4 25.4H1.6C1 25.4 1 23 1.6 23Z'),
};
