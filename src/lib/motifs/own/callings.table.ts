import { both, disc, fill, INK, moved, oval, stroke } from './pen.ts';
import { person } from './people.table.ts';

/* People by their callings, with bodies and what they work with. */

const FAIR = INK.honey;

/** A cap with a peak and a badge, over the brow. */
const cap = (hex: string): string =>
  fill(hex, 'M11 5C8.6 2.4 11.6 0.4 16 0.4C20.4 0.4 23.4 2.4 21 5Z') +
  fill(INK.graphite, 'M11 4.6H21C22.4 6 20.4 6.6 16 6.6C11.6 6.6 9.6 6 11 4.6Z') +
  disc(INK.gold, 16, 2.8, 1);

const BUTTONS = disc(INK.gold, 16, 15, 0.6) + disc(INK.gold, 16, 17.8, 0.6);

/** Drawings by name. */
export const CALLINGS: Readonly<Record<string, string>> = {
  baker:
    person({
      hair: INK.bark,
      clothes: INK.white,
      head: 4.2,
      style: 'short',
      wears: 'trousers',
      laughs: true,
    }) +
    fill(INK.sky, 'M12 14H20L20.6 26H11.4Z') +
    both(stroke(INK.cobalt, 'M13.4 15V25.4', 0.7)) +
    fill(
      INK.white,
      'M11.6 5L11.2 2C9.4 1 11 -1 13 -0.4C14.4 -1.8 17.6 -1.8 19 -0.4C21 -1 22.6 1 20.8 2L20.4 5Z',
    ) +
    moved(
      fill(INK.caramel, 'M0 3C0 0.4 11 0.4 11 3C11 5.6 0 5.6 0 3Z') +
        stroke(INK.honey, 'M3 1.8L4.4 4.2M6 1.6L7.4 4.2', 0.7),
      10.5,
      18.4,
    ),
  constable:
    person({
      hair: INK.bark,
      clothes: INK.navy,
      head: 4.2,
      style: 'bun',
      wears: 'trousers',
    }).replaceAll(INK.slate, INK.navy) +
    stroke(INK.graphite, 'M11.8 21H20.2', 1.4) +
    disc(INK.gold, 16, 21, 0.8) +
    fill(
      INK.gold,
      'M17.4 15L18.6 14.4L19.8 15C19.8 16.6 19.2 17.4 18.6 17.8C18 17.4 17.4 16.6 17.4 15Z',
    ) +
    moved(cap(INK.navy), 0, 1.2),
  'airline-pilot':
    person({ hair: INK.bark, clothes: INK.navy, head: 4.2, style: 'short', wears: 'suit' }) +
    stroke(INK.gold, 'M8.2 19H10.4M21.6 19H23.8', 0.9) +
    cap(INK.navy),
  'lab-scientist':
    person({ hair: INK.bark, clothes: INK.white, head: 4.2, style: 'long', wears: 'trousers' }) +
    fill(INK.white, 'M12 14H20L21.4 26.4H10.6Z') +
    stroke(INK.pearl, 'M16 14.4V26', 0.7) +
    both(
      `<circle cx="13.6" cy="7.4" r="1.7" fill="none" stroke="${INK.graphite}" stroke-width="0.7"/>`,
    ) +
    moved(
      fill(INK.sky, 'M2 0H5V4L7.4 9.4C7.6 10.6 -0.6 10.6 -0.4 9.4L2 4Z') +
        fill(INK.leaf, 'M1 6.4H6L7.4 9.4C7.6 10.6 -0.6 10.6 -0.4 9.4Z'),
      21,
      12.4,
    ),
  'building-worker':
    person({
      hair: INK.bark,
      clothes: INK.marigold,
      head: 4.2,
      style: 'short',
      wears: 'trousers',
    }) +
    both(stroke(INK.ivory, 'M13.4 12.4V21', 0.9)) +
    stroke(INK.ivory, 'M12 18H20', 1) +
    fill(INK.sun, 'M10.6 5.4C10.6 -1.4 21.4 -1.4 21.4 5.4Z') +
    fill(INK.sun, 'M9.4 4.8H22.6C23 6.4 9 6.4 9.4 4.8Z') +
    stroke(INK.gold, 'M16 0.6V4.6', 1) +
    stroke(INK.wood, 'M24.4 27L24 15.6', 1.3) +
    fill(INK.slate, 'M20.8 12.6H27.4V16H20.8Z'),
  'stage-singer':
    person({
      hair: FAIR,
      clothes: INK.cerise,
      head: 4.2,
      style: 'long',
      wears: 'gown',
      laughs: true,
    }) +
    stroke(INK.graphite, 'M21 16L23.4 11.6', 1.4) +
    disc(INK.slate, 24, 10.4, 1.9) +
    oval(INK.graphite, 28.6, 8.4, 1.2, 0.9) +
    stroke(INK.graphite, 'M29.6 8.4V3.4L31.4 4.4', 0.8),
  'tray-waiter':
    person({
      hair: INK.graphite,
      clothes: INK.white,
      head: 4.2,
      style: 'short',
      wears: 'trousers',
      waves: true,
    }).replaceAll(INK.slate, INK.graphite) +
    fill(INK.graphite, 'M12.4 11.4L15 12L15.4 21H12Z') +
    fill(INK.graphite, 'M19.6 11.4L17 12L16.6 21H20Z') +
    fill(INK.red, 'M14 11.4L16 12.4L18 11.4V13.8L16 12.8L14 13.8Z') +
    fill(INK.silver, 'M20 6.8H31V8.2H20Z') +
    fill(INK.white, 'M22 3.6H25.4L25 6.8H22.4Z') +
    fill(INK.wine, 'M27.4 2H29.4V6.8H27.4Z') +
    BUTTONS.replaceAll(INK.gold, INK.graphite),
  schoolchild:
    fill(INK.red, 'M10 12.4H22V21H10Z') +
    person({
      hair: INK.bark,
      clothes: INK.sky,
      head: 4.8,
      style: 'tails',
      wears: 'dress',
      laughs: true,
    }) +
    both(stroke(INK.red, 'M13 12.4C12.4 14.4 12.4 16.4 12.8 18.4', 1)) +
    fill(INK.sun, 'M20.6 18.4H27V25H20.6Z') +
    stroke(INK.ivory, 'M22.4 18.8V24.6', 0.8),
};
