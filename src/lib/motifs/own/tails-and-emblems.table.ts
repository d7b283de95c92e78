import { both, disc, fill, INK, moved, ring, stroke } from './pen.ts';

/* Tails that rise from the sea, heads for a club's jersey, a badge, and what is worn to a wedding or in the rain. */

const WORM = '#8fbf4d';

/** A cane of stripes, half of a heart. */
const cane =
  stroke(INK.white, 'M15 29.6L5 17.6C0.8 12.4 2.6 5.4 8 4C12 3 14.8 5.4 15 9.4', 4) +
  stroke(
    INK.red,
    'M13.6 28L12 26M9.8 23.4L8 21.2M5.6 18.4L4 15.8M2.9 12.6L3 9.8M4.6 6.2L6.8 4.6M10.6 4.4L12.8 5.6M14.6 8L15 9.2',
    4.1,
  ).replaceAll('stroke-linecap="round"', 'stroke-linecap="butt"');

/** A tube of rubber with its sole. */
const boot =
  fill(INK.sun, 'M4.4 3.6H13.4V20C16.4 20.8 19.6 21.6 20.4 24.6V27.6H4.4Z') +
  fill(INK.marigold, 'M4.4 3.6H13.4V7H4.4Z') +
  fill(INK.bark, 'M3.8 27H21V29.4C21 30.2 20.4 30.6 19.6 30.6H5.2C4.4 30.6 3.8 30.2 3.8 29.4Z') +
  stroke(INK.marigold, 'M8.6 20.8C10.4 21.6 12 21.4 13.4 20', 0.9);

/** Bodies by name. */
export const TAILS_AND_EMBLEMS: Readonly<Record<string, string>> = {
  'mermaid-tail':
    fill(
      INK.teal,
      'M9.6 30.8C8.6 24.6 9.4 18.6 13 13.4C14 12 15 11 16 10.4C17 11 18 12 19 13.4C22.6 18.6 23.4 24.6 22.4 30.8Z',
    ) +
    stroke(
      INK.turquoise,
      'M12.6 17.6C13.8 18.8 15 18.8 16 17.6C17 18.8 18.2 18.8 19.4 17.6M11 22C12.6 23.4 14.6 23.4 16 22C17.4 23.4 19.4 23.4 21 22M10.2 26.6C12 28 14.4 28 16 26.6C17.6 28 20 28 21.8 26.6',
      0.9,
    ) +
    fill(
      INK.purple,
      'M16 12.6C11.4 12.4 6 10.4 2.6 4.6C1.8 3 2.4 1.4 4 1.4C9.6 1.6 14.4 4.6 16 9.4C17.6 4.6 22.4 1.6 28 1.4C29.6 1.4 30.2 3 29.4 4.6C26 10.4 20.6 12.4 16 12.6Z',
    ) +
    both(stroke(INK.lilac, 'M6 4C9.4 5.2 12.4 7.4 14.4 10.4M5.4 7C8 8.6 10.4 9.8 13 10.8', 0.8)),
  'whale-tail':
    fill(
      INK.slate,
      'M13 24.6C14 20 14.4 16.4 14.4 13C10.4 12.6 4.4 10.6 1 4.6C0.6 3.4 1.4 2.6 2.6 2.8C8 3.4 13 5.6 16 9.4C19 5.6 24 3.4 29.4 2.8C30.6 2.6 31.4 3.4 31 4.6C27.6 10.6 21.6 12.6 17.6 13C17.6 16.4 18 20 19 24.6Z',
    ) +
    both(stroke(INK.sky, 'M5.4 5.4C8.6 6.4 12 8.2 14.4 11', 0.8)) +
    fill(
      INK.cobalt,
      'M2 26C5 23.6 7.6 25.6 10 24.8C12.4 24 13.6 22.6 16 22.6C18.4 22.6 19.6 24 22 24.8C24.4 25.6 27 23.6 30 26V31H2Z',
    ) +
    stroke(INK.sky, 'M5.4 28C8.6 26.8 11 28.6 14 27.8M18 27.8C21 28.6 23.4 26.8 26.6 28', 0.9),
  'candy-cane-heart': both(cane),
  'rain-boot': moved(boot, 1.6, 0),
  'rain-boots': moved(boot, 13.2, 1, 0.84) + moved(boot, -2.8, 3.4, 0.84),
  tuxedo:
    fill(
      INK.graphite,
      'M9.4 3.4L13 1.4L16 13L19 1.4L22.6 3.4L28.4 6.4C29.6 7.2 30 8 30 9.4L30.4 25.6H26L25.4 13.4V30.6H6.6V13.4L6 25.6H1.6L2 9.4C2 8 2.4 7.2 3.6 6.4Z',
    ) +
    fill(INK.white, 'M13 1.6C15 2.6 17 2.6 19 1.6L20 6L16 19.4L12 6Z') +
    fill(
      INK.slate,
      'M12.6 2L9 5.4L10.6 8.8L9.8 9.8L15.2 21.4L16 19.4ZM19.4 2L23 5.4L21.4 8.8L22.2 9.8L16.8 21.4L16 19.4Z',
    ) +
    fill(INK.red, 'M12.6 3L16 4.6L19.4 3V7.2L16 5.6L12.6 7.2Z') +
    disc(INK.graphite, 16, 9.6, 0.7) +
    disc(INK.graphite, 16, 12.8, 0.7) +
    disc(INK.silver, 16, 24, 0.8) +
    fill(INK.white, 'M20.4 14.6L23.4 13.6L23.8 15.4H20.4Z'),
  'police-badge':
    fill(
      INK.gold,
      'M16 0.8L19.4 4.4L24.4 3L25 8L30 8.8L28.2 13.4C29.4 20.6 25 28 16 31.2C7 28 2.6 20.6 3.8 13.4L2 8.8L7 8L7.6 3L12.6 4.4Z',
    ) +
    fill(
      INK.navy,
      'M16 5.6C20 7.4 23.4 8.2 26 9.6C27 18 23.6 24.6 16 28C8.4 24.6 5 18 6 9.6C8.6 8.2 12 7.4 16 5.6Z',
    ) +
    fill(
      INK.sun,
      'M16 9L17.9 13.6L22.8 14L19.1 17.2L20.2 22L16 19.4L11.8 22L12.9 17.2L9.2 14L14.1 13.6Z',
    ),
  'eagle-head':
    fill(
      INK.bark,
      'M8.6 30.8C7 26 8 21.6 12 18.6L27.6 12.4C30 18 28.6 22.8 25.6 24.4L27.4 25.4L23 26.6L24 28.8L19.6 28L19 30.8Z',
    ) +
    fill(
      INK.white,
      'M6.4 13.6C6.8 6.4 12 1.6 18.6 2C24.6 2.4 29 6.4 29.6 12L26.6 12.6L28.4 15.8L24.6 15.4L25.6 19L21.4 17.6L21 21.4L17.4 18.6L15.6 22L13 18.8C10.6 18.6 8.4 18.2 6.4 17.4Z',
    ) +
    fill(
      INK.marigold,
      'M8 10.6C4.4 10.8 1.6 13.4 1.4 17.4C1.4 19.4 2 21 3 22.4C3.4 19.6 5.4 18.4 9 18.4C11.4 18.4 13 17.4 13.4 15.4C13.8 12.6 11.4 10.6 8 10.6Z',
    ) +
    stroke(INK.caramel, 'M4.4 16.8C7 15.8 9.8 16 12.4 15.6', 0.9) +
    stroke(INK.graphite, 'M10.8 8.4L17.4 9.4', 1.5) +
    disc(INK.graphite, 14.8, 11, 1.1) +
    stroke(INK.pearl, 'M20 6.4C22.4 7.2 24.4 8.8 25.6 11M18.4 13.6C20 14 21.2 14.6 22 15.6', 0.8),
  'birthday-candle':
    fill(INK.sky, 'M13 12H19V31H13Z') +
    stroke(INK.white, 'M13.4 17.4L18.6 14.4M13.4 22.4L18.6 19.4M13.4 27.4L18.6 24.4', 1.3) +
    fill(
      INK.marigold,
      'M16 1C18.4 4 19.4 5.8 19.4 7.6C19.4 9.6 18 10.8 16 10.8C14 10.8 12.6 9.6 12.6 7.6C12.6 5.8 13.6 4 16 1Z',
    ) +
    fill(
      INK.sun,
      'M16 5.4C17 6.8 17.4 7.4 17.4 8.2C17.4 9.2 16.8 9.8 16 9.8C15.2 9.8 14.6 9.2 14.6 8.2C14.6 7.4 15 6.8 16 5.4Z',
    ),
  plectrum:
    fill(
      INK.crimson,
      'M16 30.6C12.4 27.4 3.4 16.4 2.6 8C2.2 3.6 8.6 1.4 16 1.4C23.4 1.4 29.8 3.6 29.4 8C28.6 16.4 19.6 27.4 16 30.6Z',
    ) + stroke(INK.rose, 'M6.4 8.6C6.4 6.4 10.4 5 15 4.8', 1.2),
  bookworm:
    stroke(WORM, 'M6 25.4C10 28.6 13.4 27.4 15 23.6C16.6 19.4 17 15.6 20.4 12.4', 4.4) +
    disc(WORM, 21.4, 9.4, 5) +
    stroke(INK.leaf, 'M9 25.4L10.4 28.4M13 23.6L16 25.4M14.8 19L18 20', 0.9) +
    stroke(INK.graphite, 'M19.6 9H19.7M24 9H24.1', 1.2) +
    ring(2, (t) =>
      stroke(INK.bark, 'M17.4 9C17.4 6.6 21.4 6.6 21.4 9C21.4 11.4 17.4 11.4 17.4 9Z', 0.8).replace(
        '<path',
        `<path transform="translate(${t === 0 ? 0 : 4.8} 0)"`,
      ),
    ) +
    stroke(INK.crimson, 'M20.4 12.4C21.2 13 22.2 13 23 12.4', 0.8) +
    stroke(INK.graphite, 'M19.4 4.8L18 1.6M23.4 4.8L25 1.6', 0.8) +
    fill(INK.cobalt, 'M2.4 26.4H29.6V30.4H2.4Z') +
    fill(INK.ivory, 'M4.4 27.4H29.6V29.4H4.4Z'),
};
