import { both, disc, fill, INK, leaf, moved, stroke } from './pen.ts';
import { person } from './people.table.ts';

/* What children ride and play with, sleep in and follow; a twig of tea and a piece of ice. */

/** A rope that is over the head at this moment, from hand to hand. */
const rope = (hex: string): string =>
  both(stroke(hex, 'M9.4 19.4C5.6 22.4 2.2 17.4 2.6 11.4C3.2 4.4 9 0.9 16 0.9', 0.9)) +
  both(stroke(INK.bark, 'M10.2 17.4L8.8 20.2', 1.5));

/** Somebody who skips, both feet off the ground. */
const skipping = (body: string, hex: string): string => rope(hex) + moved(body, 2.7, 3.2, 0.83);

/** A duck that swims to the left. */
const duck = (coat: string, wing: string, x: number, y: number, scale: number): string =>
  moved(
    fill(
      coat,
      'M3.4 3.6C4.2 0.6 8.6 0.4 9.6 3.4C10.2 5.4 9.4 6.6 10 7.6C13 8.2 16.4 7.6 19.4 5C20.6 9.4 18.4 14.2 12.6 14.4C7.4 14.6 3.8 12 4.4 8.2C4.6 6.8 3.2 5.6 3.4 3.6Z',
    ) +
      fill(INK.marigold, 'M3.9 3.3L0.4 4.6L4 5.6Z') +
      fill(
        wing,
        'M9.4 9.4C12 10.4 14.8 10 17 8.4C16.8 11 14.8 12.6 12.2 12.4C10.6 12.2 9.4 11 9.4 9.4Z',
      ) +
      disc(INK.graphite, 6, 3.2, 0.75),
    x,
    y,
    scale,
  );

/** Drawings by name. */
export const PASTIMES: Readonly<Record<string, string>> = {
  skateboard:
    stroke(INK.slate, 'M8.4 19V21.6M23.6 19V21.6', 2.2) +
    disc(INK.marigold, 8.4, 23, 2.9) +
    disc(INK.marigold, 23.6, 23, 2.9) +
    disc(INK.ivory, 8.4, 23, 1.1) +
    disc(INK.ivory, 23.6, 23, 1.1) +
    fill(
      INK.teal,
      'M0.8 14C1.4 12.8 2.8 12.9 4 14C5.2 15.2 6.4 16 8.2 16H23.8C25.6 16 26.8 15.2 28 14C29.2 12.9 30.6 12.8 31.2 14C31.6 15.4 28 19.6 24.2 19.6H7.8C4 19.6 0.4 15.4 0.8 14Z',
    ),
  'skipping-girl': skipping(
    person({ hair: '#5b3a22', clothes: INK.marigold, head: 5, style: 'tails', wears: 'dress' }),
    INK.crimson,
  ),
  'skipping-boy': skipping(
    person({ hair: '#5b3a22', clothes: INK.teal, head: 5, style: 'short', wears: 'shorts' }),
    INK.crimson,
  ),
  'sleeping-hat':
    stroke(INK.cobalt, 'M23.4 7.4C26.6 9.6 28 13.4 27.8 17.6', 4.2) +
    fill(
      INK.cobalt,
      'M3.6 23.6C4.6 12.6 10.4 4.6 19 4.2C23.4 4 26.6 6.6 28.4 10.2C25.2 10.2 24 11.4 24.2 14.2L25.4 23.6Z',
    ) +
    stroke(INK.sky, 'M7 15.4C12 17.6 19 17.6 24.4 15.4M10.8 9.4C15 11 20 10.8 24 8.6', 1.6) +
    fill(
      INK.ivory,
      'M3.6 22.4C10 24.4 19 24.4 25.4 22.4C27.4 23.6 27.4 27.2 25.4 28.2C19 30 10 30 3.6 28.2C1.6 27.2 1.6 23.6 3.6 22.4Z',
    ) +
    disc(INK.ivory, 27.7, 19.6, 3.1),
  'rocking-horse':
    stroke(INK.terracotta, 'M2.4 26.2C9 30.8 23 30.8 29.6 26.2', 2.2) +
    stroke(INK.caramel, 'M10.6 19.6L8.4 27.6M21.4 19.6L23.6 27.6', 2.9) +
    stroke(INK.bark, 'M25.4 14.4C28.6 14.8 29.6 17.6 28.4 21.4', 2.6) +
    fill(
      INK.honey,
      'M2.6 10.8C3.8 8 6.2 4.6 9.8 4.4L10.4 2.2L12.8 4.8C15 7.4 15.4 10.6 16 13C19.4 12.2 23.4 12 25.4 14.4C27.2 16.8 26.2 20.6 22.8 21.4C18.6 22.4 13.2 22.4 10.2 21.2C7.4 20 7.6 16.6 8 12.4C6.8 13.2 5.6 13.6 4.2 13.4C2.6 13.2 2 12.2 2.6 10.8Z',
    ) +
    stroke(INK.bark, 'M11.8 4.4C14.6 6.6 15.2 9.6 15.6 12.4', 2.3) +
    fill(
      INK.crimson,
      'M15.6 12.9C18 12.3 20.6 12.2 22.4 12.8L21.8 17.6C20 18.4 18 18.4 16.2 17.6Z',
    ) +
    disc(INK.graphite, 7.8, 8, 0.85),
  karateka:
    person({ hair: '#2a2d2f', clothes: INK.white, head: 5, style: 'short', wears: 'suit' }) +
    fill(INK.white, 'M12.6 12.4H19.4L20 18H12Z') +
    stroke(INK.pearl, 'M13.2 12.4L17.8 18.4M18.8 12.4L16 16', 0.9) +
    fill(INK.marigold, 'M11.4 18.4H20.6V20.8H11.4Z') +
    stroke(INK.marigold, 'M15.4 20L13.8 25M16.8 20L18.6 24.6', 1.6),
  'hurricane-lantern':
    stroke(INK.graphite, 'M7.6 24.4C3.6 15 6.8 6.6 16 6.6C25.2 6.6 28.4 15 24.4 24.4', 1.3) +
    stroke(INK.graphite, 'M11.4 4.8C12 0.6 20 0.6 20.6 4.8', 1.1) +
    fill(INK.crimson, 'M12.4 4.4H19.6L21.4 8.8H10.6Z') +
    fill(INK.sky, 'M11.4 8.8H20.6C23.4 13 23.4 18 20.8 22H11.2C8.6 18 8.6 13 11.4 8.8Z') +
    fill(INK.marigold, 'M16 11.4C19 14.6 19.4 20.6 16 20.8C12.6 20.6 13 14.6 16 11.4Z') +
    fill(INK.sun, 'M16 15C17.4 16.8 17.6 20 16 20.2C14.4 20 14.6 16.8 16 15Z') +
    fill(INK.crimson, 'M10 22H22L25.6 26.2V30.2H6.4V26.2Z') +
    stroke(INK.wine, 'M7.4 27.4H24.6', 1.1),
  'corn-cob':
    fill(
      INK.sun,
      'M16 1.2C20.2 2.6 22 8.4 22 15.2C22 21.4 20 26.6 16 28.6C12 26.6 10 21.4 10 15.2C10 8.4 11.8 2.6 16 1.2Z',
    ) +
    stroke(INK.marigold, 'M13.6 5V24M18.4 5V24M11 10.4H21M10.8 15H21.2M11 19.6H21', 0.8) +
    fill(INK.leaf, 'M16 30.8C8 30 4.6 22.6 5.4 13.4C10.6 16.4 14.4 22.4 16 30.8Z') +
    fill(INK.leaf, 'M16 30.8C24 30 27.4 22.6 26.6 13.4C21.4 16.4 17.6 22.4 16 30.8Z') +
    stroke(
      INK.stem,
      'M8 18.4C11 21.6 13.6 25.4 15.4 29.4M24 18.4C21 21.6 18.4 25.4 16.6 29.4',
      0.8,
    ),
  knot:
    stroke(INK.caramel, 'M3 9.6H14.6C24.6 9.6 24.6 22.4 14.6 22.4H3', 4.6) +
    stroke(INK.wood, 'M29 9.6H17.4C7.4 9.6 7.4 22.4 17.4 22.4H29', 4.6) +
    stroke(INK.caramel, 'M6 9.6H14.6C17.6 9.6 19.8 10.8 21 12.6', 4.6),
  'tea-leaves':
    stroke(INK.stem, 'M16 31C15.6 25 15.8 20 16 15.4', 1.3) +
    leaf(INK.stem, [15.8, 24.4], -58, 13.4, 5.6) +
    leaf(INK.stem, [16, 22.6], 56, 13.4, 5.6) +
    leaf(INK.leaf, [15.8, 17.4], -30, 13, 5) +
    leaf(INK.leaf, [16.2, 16.6], 31, 13, 5) +
    leaf('#8cc63f', [16, 16.4], 0, 14.4, 3.6),
  'ducks-in-a-row':
    duck('#9b5923', INK.bark, 0.2, 8.2, 0.72) +
    duck(INK.sun, INK.marigold, 14.2, 13.5, 0.36) +
    duck(INK.sun, INK.marigold, 20.2, 13.9, 0.33) +
    duck(INK.sun, INK.marigold, 25.6, 14.2, 0.3),
  'baby-in-a-pram':
    stroke(INK.slate, 'M24 14.4L30 8.4', 1.5) +
    stroke(INK.slate, 'M9.6 20L19.8 26.6M19.4 20L9.4 26.6', 1.3) +
    disc(INK.graphite, 8.6, 27, 3) +
    disc(INK.graphite, 20.8, 27, 3) +
    disc(INK.silver, 8.6, 27, 1.2) +
    disc(INK.silver, 20.8, 27, 1.2) +
    fill(INK.navy, 'M3.4 13.2C3.4 7 8.2 2.4 14.4 2.4V13.2Z') +
    disc(INK.skin, 15, 9.6, 4.4) +
    fill(INK.bark, 'M12.6 6C13.6 4.6 16.2 4.4 17.4 5.6C16.4 6.6 14 6.8 12.6 6Z') +
    stroke(INK.graphite, 'M12.6 9.6Q13.3 10.4 14 9.6M16.2 9.6Q16.9 10.4 17.6 9.6', 0.6) +
    stroke(INK.terracotta, 'M14.3 12Q15.1 12.7 15.9 12', 0.45) +
    fill(INK.white, 'M17.6 13.6C18.4 11 22.6 10.6 24.4 13.6Z') +
    fill(INK.sky, 'M2.8 13.2H25C25 18.6 21 22.2 16.4 22.2H11.2C6.4 22.2 2.8 18.6 2.8 13.2Z'),
  'ice-floe':
    fill(INK.sky, 'M1.6 17.6L5 24.6L13 26.4L22.4 25.2L28.6 22.6L30.6 16.8L16 19.6Z') +
    fill(INK.white, 'M1.6 17.4L6.4 12.2L17 10.8L26.6 12.4L30.6 16.6L24 19.4L13.4 20.6L5.6 19.8Z') +
    stroke(INK.sky, 'M9 15.4L13.6 14.2M18.4 16.8L23 15.4', 0.9),
};
