import { both, disc, fill, INK, moved, stroke } from './pen.ts';

/* A dancer, a painted horse, a feeder, what is on a roof, and a child that fishes. */

/** The white stork on its feet, from its left side. */
const STORK =
  stroke(INK.marigold, 'M14.6 21V30.4M17.8 21V30.4', 1.1) +
  fill(INK.graphite, 'M19 14C24 14 28 17 31 21.6C26.4 22.8 20.6 22.4 17.4 19Z') +
  fill(
    INK.white,
    'M8.4 3.2C10.6 1.6 13.6 2.6 14 5.4C14.4 8 13.4 10.2 14.8 11.6C17 12.4 20.4 12.4 23.4 14.8C22.4 19.4 18.4 22.4 14.6 21.6C10.6 20.8 9.4 16.8 10.4 13C11 10.6 11 8.4 9.8 7.2C8.4 6.4 7.6 4.4 8.4 3.2Z',
  ) +
  fill(INK.marigold, 'M8.6 4L0.8 6.9L8.9 7.3Z') +
  disc(INK.graphite, 10.8, 4.9, 0.8);

/** Sticks, as a heap with a level top. */
const NEST =
  fill(INK.wood, 'M3.4 23.4H28.6C27.6 28 24.4 30.8 16 30.8C7.6 30.8 4.4 28 3.4 23.4Z') +
  stroke(INK.bark, 'M1.6 22.6L12 26.4M30.4 22.6L19 27M6 29L17 24.4M26.4 28.8L14 26', 1.1);

const BRICKS =
  fill(INK.terracotta, 'M8 9.6H24V31H8Z') +
  stroke(
    INK.ivory,
    'M8.6 15H23.4M8.6 20.4H23.4M8.6 25.8H23.4M16 10V14.6M12 15.4V20M20 15.4V20M16 20.8V25.4M12 26.2V30.6M20 26.2V30.6',
    0.8,
  ) +
  fill(INK.bark, 'M6.4 6.4H25.6V10.2H6.4Z') +
  fill(INK.wood, 'M10.4 1.6H14.2V6.6H10.4ZM17.8 1.6H21.6V6.6H17.8Z');

/** A leaf and a dot, as they are painted on a saddle. */
const PAINTED =
  fill(INK.white, 'M16 17.2C17.6 18.6 17.6 20.6 16 22C14.4 20.6 14.4 18.6 16 17.2Z') +
  disc(INK.sun, 12.9, 19.6, 1.15) +
  disc(INK.sun, 19.1, 19.6, 1.15);

/** What a balloon hangs by, and the light on it. */
const STRING = stroke(INK.slate, 'M16 18C13.8 22.6 18.2 25.6 15.4 30.8', 0.9);
const SHINE = stroke(INK.white, 'M10.2 9.4C10.2 7.4 11 6.4 12.4 6', 1.1);

/** Bodies by name. */
export const FOLK_AND_ROOF: Readonly<Record<string, string>> = {
  'dala-horse':
    fill(
      INK.red,
      'M4 9.4C4.6 6 7.6 3.2 11.4 2.6C15.4 2.6 17.6 5.6 17.8 9.6C18 12 19.4 13.4 22.4 13.4C26 13.4 28 15.6 28 19.4V30.6H22.2V24.8C20 25.8 13.8 25.8 11.6 24.8V30.6H5.8V17.4C6.2 15.4 6.6 14.4 6.4 13L3.2 13.6C2 12.4 2.6 10.6 4 9.4Z',
    ) +
    fill(
      INK.cobalt,
      'M11 15C14 16.6 18 16.6 21.6 15.4C22.6 19 22 22.6 20 25.4H12.4C10.4 22.6 10 18.6 11 15Z',
    ) +
    PAINTED +
    stroke(INK.white, 'M12.4 4.6C15 6.4 15.8 9.4 15.6 12.6', 1.2) +
    stroke(INK.sun, 'M6.4 12.6C8.6 11.6 9.6 9.4 9.6 6.6', 1.1) +
    disc(INK.graphite, 7.4, 8, 0.8),
  'hummingbird-feeder':
    stroke(INK.slate, 'M16 1.2V4.4', 1) +
    fill(INK.crimson, 'M12.6 4H19.4L20.6 6.8H11.4Z') +
    fill(INK.sky, 'M11.2 6.8H20.8C23.4 11 23.4 16.6 21.2 20.8H10.8C8.6 16.6 8.6 11 11.2 6.8Z') +
    fill(INK.red, 'M9.6 12.6H22.4C22.4 15.6 22 18.4 21.2 20.8H10.8C10 18.4 9.6 15.6 9.6 12.6Z') +
    fill(INK.crimson, 'M5 21H27C27.6 24.2 24.6 27 20.6 27H11.4C7.4 27 4.4 24.2 5 21Z') +
    [8.6, 16, 23.4].map((x) => disc(INK.sun, x, 23.6, 1.5)).join('') +
    stroke(INK.slate, 'M5 28.8H27', 0.9),
  'brick-chimney': BRICKS,
  'stork-nest': moved(STORK, 4.6, -0.4, 0.78) + NEST,
  'fishing-boy':
    fill(INK.wood, 'M1 24H14.6V26.6H1Z') +
    stroke(INK.bark, 'M3.4 26.6V31M11.6 26.6V31', 1.6) +
    stroke(INK.cobalt, 'M7.6 22.6H13.6L14.4 27.6', 2.7) +
    fill(INK.graphite, 'M13 27.4H16.4C17.4 27.8 17.4 29.4 16.6 29.4H13Z') +
    fill(INK.teal, 'M5 13.2C6.6 12 9.4 12 11 13.2L11.4 23.8H4.8Z') +
    stroke(INK.bark, 'M9.6 21.6L27.6 5.6', 1.1) +
    stroke(INK.slate, 'M27.6 5.6V23.4', 0.7) +
    stroke(INK.skin, 'M9.8 18.4L13.4 18.6', 2.1) +
    stroke(INK.teal, 'M8 15.2C8.2 17 9 18 10.2 18.4', 2.6) +
    disc(INK.skin, 8.4, 8.6, 3.8) +
    disc(INK.graphite, 10.4, 9, 0.7) +
    fill(
      INK.honey,
      'M1.8 7.6C3.4 6.4 4.4 5.8 4.8 3.8C6 1.6 11 1.6 12 3.8C12.4 5.6 13.4 6.4 15 7.2C11 8.4 6 8.6 1.8 7.6Z',
    ) +
    stroke(INK.crimson, 'M4.9 5.7C7 6.5 10 6.5 12.1 5.6', 1.1) +
    disc(INK.red, 27.6, 24.4, 1.4) +
    fill(INK.sky, 'M17 28.4C19.4 27 21.6 27 24 28.4C26.4 29.6 28.4 29.4 31 28.2V31.4H17Z'),
  'heart-balloon':
    STRING +
    fill(
      INK.red,
      'M16 21.4C9.6 16.8 5.4 13 5.4 8.2C5.4 4.4 8 2 11 2C13.2 2 15 3.2 16 5C17 3.2 18.8 2 21 2C24 2 26.6 4.4 26.6 8.2C26.6 13 22.4 16.8 16 21.4Z',
    ) +
    SHINE,
  'star-balloon':
    STRING +
    fill(
      INK.sun,
      'M16 0.8C16.8 0.8 19 6.2 19.8 7C20.8 7.6 26.6 7.8 26.8 8.6C27 9.4 22.4 12.8 22 13.8C21.8 14.8 23.8 20.2 23.2 20.8C22.4 21.4 17.4 18.4 16 18.4C14.6 18.4 9.6 21.4 8.8 20.8C8.2 20.2 10.2 14.8 10 13.8C9.6 12.8 5 9.4 5.2 8.6C5.4 7.8 11.2 7.6 12.2 7C13 6.2 15.2 0.8 16 0.8Z',
    ) +
    SHINE,
  zeybek:
    // Legs: one bent and standing, one knee on the ground.
    stroke(INK.pearl, 'M23 25.6L22.8 28.6', 3) +
    stroke(INK.pearl, 'M9.6 28.8L14.4 29.2', 2.8) +
    fill(INK.bark, 'M21 27.8H24.8V31H18.6C18.8 29.6 19.8 29.2 21 29Z') +
    fill(INK.bark, 'M13.6 27.6L17.2 27.4C17.8 28.8 17.6 30.2 16.8 31H13.4Z') +
    fill(
      INK.navy,
      'M11.4 19.6H20.6C23.6 20.6 25.6 22.8 25.8 25.4L20.8 26.4C20 24.4 18.2 23.8 16.4 24.2C14.2 24.6 13 26.4 12.4 29L6.8 28.8C6.8 25 8.4 21.6 11.4 19.6Z',
    ) +
    // Arms, as an eagle's wings.
    stroke(INK.white, 'M12.8 12.6L6 11L4.6 5.6', 3) +
    stroke(INK.white, 'M19.2 12.6L26 11L27.4 5.6', 3) +
    disc(INK.skin, 4.4, 3.8, 1.6) +
    disc(INK.skin, 27.6, 3.8, 1.6) +
    fill(INK.white, 'M13.4 11.2H18.6V18.6H13.4Z') +
    both(
      fill(INK.cobalt, 'M14.8 11L11.4 11.6L11 19H13.8Z') +
        stroke(INK.gold, 'M14.6 11.4L13.6 18.4', 0.9),
    ) +
    fill(INK.wine, 'M11 17.4H21V21H11Z') +
    stroke(INK.gold, 'M11.2 19.2H20.8', 0.9) +
    // Head, moustache, and the kerchief about the fez.
    fill(INK.skin, 'M13 5.6H19C19.2 9 18.2 11.4 16 11.4C13.8 11.4 12.8 9 13 5.6Z') +
    stroke(INK.graphite, 'M14 9.2C14.8 8.7 15.6 8.7 16 9.1C16.4 8.7 17.2 8.7 18 9.2', 0.8) +
    disc(INK.graphite, 14.6, 7.2, 0.5) +
    disc(INK.graphite, 17.4, 7.2, 0.5) +
    fill(INK.red, 'M13.4 4.8L13.8 0.8H18.2L18.6 4.8Z') +
    fill(INK.marigold, 'M12.4 3.9C14.4 3.2 17.6 3.2 19.6 3.9L19.4 6C17.4 5.3 14.6 5.3 12.6 6Z'),
};
