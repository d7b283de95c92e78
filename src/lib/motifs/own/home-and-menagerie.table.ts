import { both, disc, fill, INK, leaf, moved, oval, ring, stroke } from './pen.ts';

/* What stands in a home and is played or eaten there, and animals that are less often seen. */

const BOOKS = [
  [INK.red, 6, 3],
  [INK.teal, 9.4, 2.4],
  [INK.marigold, 12.2, 3.2],
  [INK.violet, 15.8, 2.2],
  [INK.leaf, 18.4, 3.2],
  [INK.navy, 22, 3],
] as const;

const shelf = (y: number): string =>
  BOOKS.map(([hex, x, wide], i) =>
    fill(hex, `M${x} ${y - 6.6 + (i % 3)}H${x + wide}V${y}H${x}Z`),
  ).join('');

/** A toe's print. */
const toe = (x: number, y: number, lean: number): string => oval(INK.graphite, x, y, 2.9, 4, lean);

/** Drawings by name. */
export const HOME_AND_MENAGERIE: Readonly<Record<string, string>> = {
  'single-paw':
    toe(5.8, 15, -24) +
    toe(12, 8.6, -8) +
    toe(20, 8.6, 8) +
    toe(26.2, 15, 24) +
    fill(
      INK.graphite,
      'M16 15C20.4 15 22 19.4 24.4 22C27 25 24.4 29 21 28.6C19 28.4 18 27.6 16 27.6C14 27.6 13 28.4 11 28.6C7.6 29 5 25 7.6 22C10 19.4 11.6 15 16 15Z',
    ),
  'broad-leaf':
    fill(INK.leaf, 'M3 26C1.4 12 12 3.4 30 4C30.4 20 19 30.4 7 25.4Z') +
    stroke(INK.stem, 'M1.6 30.4C8 22 16 14.4 25 8.6', 1.2) +
    stroke(INK.stem, 'M11 20.4L10.6 13.4M11 20.4L18.4 22M17 14.8L17.4 9M17 14.8L23.4 15.4', 0.9),
  'sleeping-owl':
    fill(
      INK.wood,
      'M7 3.4C10 6 22 6 25 3.4C26.4 8 27.4 12 27.4 18C27.4 25.4 22 29 16 29C10 29 4.6 25.4 4.6 18C4.6 12 5.6 8 7 3.4Z',
    ) +
    fill(INK.honey, 'M10 19C10 15 22 15 22 19C22.6 24 20 27 16 27C12 27 9.4 24 10 19Z') +
    both(disc(INK.ivory, 11, 11.6, 4.6)) +
    both(stroke(INK.graphite, 'M8.2 11.4C9.4 14 12.6 14 13.8 11.4', 1)) +
    fill(INK.marigold, 'M14.4 14H17.6L16 17.4Z') +
    both(fill(INK.bark, 'M5 15C3 20 4.6 25.4 8.4 26.4C9.4 22 8.4 17.4 5 15Z')) +
    both(stroke(INK.marigold, 'M12 29.2H14.4', 1.6)),
  'plain-snowman':
    stroke(
      INK.bark,
      'M7.6 17.4L2.6 13.4M4.6 15L3.6 11.8M24.4 17.4L29.4 13.4M27.4 15L28.4 11.8',
      1.1,
    ) +
    disc(INK.silver, 16, 21.6, 10) +
    disc(INK.white, 16, 21.6, 9.2) +
    disc(INK.silver, 16, 8.8, 7.4) +
    disc(INK.white, 16, 8.8, 6.6) +
    both(disc(INK.graphite, 13.4, 7.4, 0.9)) +
    fill(INK.marigold, 'M15.4 8.8L22 10.6L15.4 11Z') +
    disc(INK.graphite, 16, 18.4, 0.9) +
    disc(INK.graphite, 16, 22, 0.9) +
    disc(INK.graphite, 16, 25.6, 0.9),
  'rain-puddle':
    oval(INK.sky, 16, 17, 15, 4.6) +
    oval(INK.cobalt, 17, 17.4, 9, 2) +
    both(fill(INK.sky, 'M5 11C6.6 8 8 8.4 7.4 11C7 13 4.6 13 5 11Z')),
  fridge:
    fill(INK.turquoise, 'M7 2H25C26 2 26 2.6 26 3V29H6V3C6 2.6 6 2 7 2Z') +
    stroke(INK.white, 'M6 11.4H26', 1.1) +
    stroke(INK.silver, 'M9.4 5.4V8.6M9.4 14.4V20', 1.6) +
    fill(INK.slate, 'M8 28.6H11V31H8ZM21 28.6H24V31H21Z') +
    disc(INK.red, 19.4, 6.4, 1.3) +
    fill(INK.sun, 'M17 15H22V19H17Z'),
  'kettle-grill':
    stroke(INK.slate, 'M11 20L7 30M21 20L25 30M16 20.4V28', 1.4) +
    fill(INK.red, 'M4 15C4 5.4 28 5.4 28 15Z') +
    fill(INK.graphite, 'M4 15.6H28C27.4 24 4.6 24 4 15.6Z') +
    stroke(INK.silver, 'M3.4 15.2H28.6', 1.4) +
    stroke(INK.graphite, 'M13.4 7V5.2H18.6V7', 1.2) +
    disc(INK.graphite, 7.2, 29.6, 1.6),
  bookcase:
    fill(INK.wood, 'M3 2H29V30H3Z') +
    fill(INK.bark, 'M5 4H27V12H5ZM5 14H27V21H5ZM5 23H27V28.4H5Z') +
    shelf(12) +
    shelf(21) +
    moved(shelf(12), 0, 16.6),
  'country-road':
    fill(INK.slate, 'M13.6 3H18.4L27 30H5Z') +
    stroke(INK.white, 'M16 5V8M16 12V16M16 20.4V26', 1.3) +
    both(fill(INK.leaf, 'M12.4 3C8 6 3 20 1 30H3.6Z')),
  sausages:
    stroke(INK.terracotta, 'M6 10C8 20 16 25.4 26 24', 6) +
    stroke(INK.bark, 'M8 14L11 12.6M12 20L14.6 17.8M18 24L20 21', 0.9) +
    stroke(INK.wine, 'M5.4 6.6L5 4.4M28.4 24.4L30.4 24.4', 1.2),
  'golden-harp':
    stroke(INK.gold, 'M8 29C12 22 8 10 7 5C12 3 16 9 21 7C24 6 26 4.6 27 3', 2.6) +
    stroke(INK.caramel, 'M8 29L26.4 4', 2.2) +
    stroke(INK.honey, 'M11 9V24M14.4 9.6V19.4M17.8 9.2V15M21 8V10.6', 0.7) +
    stroke(INK.gold, 'M5 29.4H14', 2.2),
  capybara:
    stroke(INK.bark, 'M9.4 24V29M13 24V29M22 24V29M25.6 24V29', 2.4) +
    fill(
      INK.caramel,
      'M3 16C3 11.4 7 9 11 9.4C13 9.6 14 11 16 11.4C22 10.4 28 13 29 19C29.4 24 27 26 23 26H10C8 26 7.6 23 7.4 21.4C4.6 21.4 3 19 3 16Z',
    ) +
    oval(INK.bark, 3.8, 16.4, 1.4, 2.4) +
    oval(INK.wood, 11.6, 9.2, 1.4, 1.9, 24) +
    disc(INK.graphite, 8.4, 13, 0.8),
  axolotl:
    both(stroke(INK.cerise, 'M8 11L3 7.4M7.4 13.6L1.8 12.4M8 16.4L3 18', 1.5)) +
    fill(INK.rose, 'M12 18H20L22 27C20 31 12 31 10 27Z') +
    fill(INK.rose, 'M6.4 13C6.4 6 25.6 6 25.6 13C25.6 20 6.4 20 6.4 13Z') +
    both(stroke(INK.rose, 'M11.6 21L7.6 23.4M12 27L8.6 29.6', 2)) +
    both(disc(INK.graphite, 10.4, 12.4, 1.1) + disc(INK.cerise, 9, 15.2, 1.1)) +
    stroke(INK.cerise, 'M13.6 15C15 16.4 17 16.4 18.4 15', 0.7) +
    oval(INK.blush, 16, 24.4, 2.8, 3.8),
  chameleon:
    stroke(INK.wood, 'M1 26C10 24.6 22 25.4 31 23.6', 2) +
    stroke(INK.leaf, 'M25 19C30 19 30.4 26.4 27 27.4C24.4 28 24 25 26 24.6', 2.2) +
    stroke(INK.stem, 'M11 20L10 24.4M19.4 20.4L20.4 24.4', 2) +
    fill(
      INK.leaf,
      'M2.6 15C4.6 11 7 8.4 10 7.4C11.4 9 12 10.4 12.4 11.6C17 9.6 24 11 26.4 18.4C22 22 13 22.4 9.6 19.6C7 19.4 4 18 2.6 15Z',
    ) +
    stroke(INK.sun, 'M14 12.4L13 20M18 12L17.6 20.6M22 14L21.8 20', 1.1) +
    disc(INK.sun, 8.2, 13.2, 2) +
    disc(INK.graphite, 8, 13.2, 0.8),
  gecko:
    stroke(INK.leaf, 'M18 20C20 26 26 24 26.4 29.4', 2.4) +
    both(stroke(INK.leaf, 'M13 12.4L8 10L7 6.4M13.4 19L9 21L8.6 25', 1.7)) +
    oval(INK.leaf, 16, 15.4, 4.2, 7.4) +
    oval(INK.leaf, 16, 6.2, 4, 4.4) +
    both(disc(INK.graphite, 13.6, 5.4, 0.8)) +
    disc(INK.sun, 16, 12, 1) +
    disc(INK.sun, 16, 16, 1) +
    disc(INK.sun, 16, 20, 0.9),
  'kiwi-bird':
    stroke(INK.honey, 'M14 24L13.4 29.4M19 24L19.6 29.4', 1.3) +
    oval(INK.wood, 17.6, 17, 10.6, 8.6) +
    disc(INK.wood, 8.6, 10, 4.4) +
    stroke(INK.honey, 'M5.4 11.4L1.4 21', 1.2) +
    disc(INK.graphite, 7.6, 9.4, 0.8) +
    stroke(INK.bark, 'M14 15C16 18 20 19 24 18M15 20C18 22.4 22 22.4 25 21', 0.9),
  pagoda:
    fill(INK.ivory, 'M11.4 8H20.6V12H11.4ZM10 15H22V20H10ZM8.6 23H23.4V29H8.6Z') +
    fill(INK.red, 'M16 3L22.4 8.6C24 8.6 25 8 26 7L24 10.4H8L6 7C7 8 8 8.6 9.6 8.6Z') +
    fill(
      INK.red,
      'M10.4 12H21.6L24.6 15.4C26.4 15.4 27.4 14.6 28.4 13.6L26 17H6L3.6 13.6C4.6 14.6 5.6 15.4 7.4 15.4Z',
    ) +
    fill(
      INK.red,
      'M9 20H23L26.4 23.4C28.4 23.4 29.4 22.6 30.6 21.4L28 25H4L1.4 21.4C2.6 22.6 3.6 23.4 5.6 23.4Z',
    ) +
    fill(INK.bark, 'M14 25.4H18V29H14ZM6 29H26V31H6Z') +
    stroke(INK.gold, 'M16 3.4V0.8', 1.1),
  'clock-tower':
    fill(INK.honey, 'M10.4 11H21.6V31H10.4Z') +
    fill(INK.teal, 'M16 0.6L22.4 8H9.6Z') +
    fill(INK.caramel, 'M9 7.6H23V16.4H9Z') +
    disc(INK.white, 16, 12, 3.4) +
    stroke(INK.graphite, 'M16 9.8V12L17.6 13', 0.8) +
    stroke(INK.caramel, 'M13.4 18.4V29.4M18.6 18.4V29.4', 1) +
    fill(INK.bark, 'M8.6 29.4H23.4V31.4H8.6Z'),
  xylophone:
    [INK.red, INK.marigold, INK.sun, INK.leaf, INK.cobalt, INK.violet]
      .map((hex, i) =>
        fill(hex, `M${3 + 4.4 * i} ${5 + i}H${6.4 + 4.4 * i}V${27 - i}H${3 + 4.4 * i}Z`),
      )
      .join('') +
    stroke(INK.wood, 'M2 11L30 13M2 21L30 19', 1) +
    stroke(INK.bark, 'M14 2L25.4 9.6', 1) +
    disc(INK.crimson, 26.4, 10.2, 1.9),
  'bead-necklace':
    Array.from({ length: 15 }, (_, i) => {
      const turn = (Math.PI * (i - 7)) / 8.4;
      return disc(INK.pearl, 16 + 11.6 * Math.sin(turn), 12 + 11.6 * Math.cos(turn), 1.9);
    }).join('') + fill(INK.cobalt, 'M16 24.4L19 27.6L16 31.4L13 27.6Z'),
  'drop-earrings': both(
    stroke(INK.gold, 'M8 9C5.4 7.4 6 3 9 4', 0.9) +
      disc(INK.gold, 8.2, 10.4, 1.5) +
      fill(INK.teal, 'M8.2 12C11 17 12.4 20 12.4 23C12.4 29 4 29 4 23C4 20 5.4 17 8.2 12Z') +
      disc(INK.sky, 7, 23, 1.2),
  ),
  'field-glasses':
    both(
      fill(INK.graphite, 'M8.4 5H13.4V11L15 24H2.4L5 11.4Z') +
        fill(INK.slate, 'M2 23H15.2V28.4H2Z') +
        fill(INK.silver, 'M8 3.4H13.8V6H8Z'),
    ) + fill(INK.slate, 'M13 10H19V16H13Z'),
  'aid-kit':
    stroke(INK.slate, 'M11 9V5.4H21V9', 1.7) +
    fill(INK.red, 'M3 8.6H29V27.4H3Z') +
    disc(INK.white, 16, 18, 6.6) +
    fill(INK.red, 'M14.4 13.6H17.6V16.4H20.4V19.6H17.6V22.4H14.4V19.6H11.6V16.4H14.4Z'),
  'snow-board':
    fill(INK.cobalt, 'M22.4 3C25 0.8 30 4.4 28.4 7.4L9 28.4C6.4 31 1.4 27 3.4 24Z') +
    stroke(INK.turquoise, 'M23.4 6.4L8 24.4', 1.6) +
    stroke(INK.graphite, 'M17.4 9L22 13M10 17L14.6 21.4', 2.2),
  'crossed-oars':
    stroke(INK.wood, 'M8 3L22 24M24 3L10 24', 1.7) +
    fill(INK.red, 'M20 21.4L24 19L28.4 28C28 30.4 26 31 24.4 30Z') +
    fill(INK.red, 'M12 21.4L8 19L3.6 28C4 30.4 6 31 7.6 30Z'),
  'one-wheeler':
    `<circle cx="16" cy="22" r="7.6" fill="none" stroke="${INK.graphite}" stroke-width="2"/>` +
    ring(
      6,
      (d) => `<g transform="rotate(${d} 16 22)">${stroke(INK.silver, 'M16 22V15.6', 0.7)}</g>`,
    ) +
    stroke(INK.red, 'M16 22V7', 2) +
    fill(
      INK.graphite,
      'M9.6 3.4C13 5.4 19 5.4 22.4 3.4C23 6.6 20 8.4 16 8.4C12 8.4 9 6.6 9.6 3.4Z',
    ) +
    stroke(INK.slate, 'M16 22H20.4M16 22H11.6', 1.5),
  'ketchup-bottle':
    fill(INK.white, 'M14 2H18L18.8 7H13.2Z') +
    fill(INK.red, 'M12.4 7H19.6L23 13V28C23 31 9 31 9 28V13Z') +
    fill(INK.white, 'M9 16H23V25H9Z') +
    disc(INK.red, 16, 20.6, 3) +
    leaf(INK.leaf, [16, 18.4], 330, 2.8, 1.6) +
    leaf(INK.leaf, [16, 18.4], 30, 2.8, 1.6),
  'bowling-skittle':
    fill(
      INK.white,
      'M16 1.4C20.4 1.4 20.4 7 18.8 10.4C18.4 13 22 16 22 21.4C22 26 20.4 29 19.4 30.6H12.6C11.6 29 10 26 10 21.4C10 16 13.6 13 13.2 10.4C11.6 7 11.6 1.4 16 1.4Z',
    ) + stroke(INK.red, 'M13.4 9.4H18.6M13.2 12.4H18.8', 1.3),
  'viking-ship':
    stroke(INK.wood, 'M15.6 3V21', 1.4) +
    fill(INK.ivory, 'M7 5.4H24.4C26 9 26 12 24.4 16H7C8.6 12 8.6 9 7 5.4Z') +
    fill(
      INK.red,
      'M10.4 5.4H14V16H10.4C11.4 12 11.4 9 10.4 5.4ZM17.6 5.4H21C22.4 9 22.4 12 21 16H17.6Z',
    ) +
    fill(
      INK.wood,
      'M3.4 17C1.4 13 4 10.4 5.4 12.4C5.4 16 7 19.4 10 20H22C25 19.4 26.4 16 27 12C30.4 12 29.4 18 28 21.4C26.4 25 24 27 21 27H11C7 27 4.6 22 3.4 17Z',
    ) +
    [10, 14, 18, 22].map((x, i) => disc(i % 2 ? INK.red : INK.sun, x, 22, 1.7)).join('') +
    fill(
      INK.cobalt,
      'M1 26.4C4 24.4 7 28 10.4 26C14 24.4 18 28 21.6 26C25 24.4 28 27.6 31 26V30H1Z',
    ),
  marshmallows:
    stroke(INK.wood, 'M2 30L29 3', 1.1) +
    fill(INK.white, 'M17 9L22.6 14.6C21 17.4 18 18 16.4 17L13.8 14.4C13 12.4 14.4 9.6 17 9Z') +
    fill(INK.blush, 'M10 16L15.6 21.6C14 24.4 11 25 9.4 24L6.8 21.4C6 19.4 7.4 16.6 10 16Z'),
};
