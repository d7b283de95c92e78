import { both, disc, fill, INK, leaf, mirrored, moved, oval, petal, ring, stroke } from './pen.ts';
import { person } from './people.table.ts';

/* What stands in streets, yards and kitchens, what is worn at feasts, and a knight on his horse. */

/** Squares of a checked cloth, in every second place of its rows. */
const squares = (hex: string, rows: number, y: number): string =>
  Array.from({ length: rows * 4 }, (_, i) => {
    const row = Math.floor(i / 4);
    const x = 4 + 6 * (i % 4) + (row % 2) * 3;
    return fill(hex, `M${x} ${y + 3 * row}H${x + 3}V${y + 3 * row + 3}H${x}Z`);
  }).join('');

/** Scallops of an awning. */
const scallop = (hex: string, x: number): string =>
  fill(hex, `M${x} 3H${x + 4.6}V9C${x + 4.6} 12 ${x} 12 ${x} 9Z`);

/** Drawings by name. */
export const STREET_AND_YARD: Readonly<Record<string, string>> = {
  'street-wire':
    stroke(INK.slate, 'M0.6 15C10 18.6 22 18.6 31.4 15', 1.2) +
    fill(INK.bark, 'M0 12.6H1.6V20H0ZM30.4 12.6H32V20H30.4Z'),
  seesaw:
    fill(INK.slate, 'M16 17L21 29H11Z') +
    stroke(INK.red, 'M2 23L30 12', 2.2) +
    stroke(INK.graphite, 'M6.4 20.8V17.4M25.6 13V9.6', 1.2),
  'street-stall':
    disc(INK.graphite, 8.6, 28, 3.4) +
    disc(INK.silver, 8.6, 28, 1.3) +
    disc(INK.graphite, 23.4, 28, 3.4) +
    disc(INK.silver, 23.4, 28, 1.3) +
    fill(INK.wood, 'M5 8H6.8V21H5ZM25.2 8H27V21H25.2Z') +
    fill(INK.teal, 'M3 19.6H29V26.4H3Z') +
    fill(INK.caramel, 'M1.6 18.6H30.4V21H1.6Z') +
    [4.5, 13.7, 22.9].map((x) => scallop(INK.white, x)).join('') +
    [-0.1, 9.1, 18.3, 27.5].map((x) => scallop(INK.red, x)).join(''),
  'clothed-table':
    fill(INK.bark, 'M6 26H8.4V31.4H6ZM23.6 26H26V31.4H23.6Z') +
    fill(
      INK.white,
      'M4 9.6H28L29 27C26.6 28.8 24.4 25.4 22 27.4C19.6 29 18 25.6 16 27.4C14 29 12 25.6 10 27.4C7.6 29 5.4 26 3 27Z',
    ) +
    squares(INK.red, 5, 11) +
    fill(INK.crimson, 'M3.4 8.4H28.6V11H3.4Z'),
  'gingham-square':
    fill(INK.blush, 'M2 2H30V30H2Z') +
    fill(
      INK.rose,
      'M2 2H11.3V11.3H2ZM20.7 2H30V11.3H20.7ZM2 20.7H11.3V30H2ZM20.7 20.7H30V30H20.7Z',
    ) +
    fill(INK.cerise, 'M11.3 11.3H20.7V20.7H11.3Z'),
  'fruit-bowl':
    disc(INK.red, 10.4, 13, 4.4) +
    stroke(INK.bark, 'M10.4 8.8L11.4 6.4', 0.9) +
    fill(INK.sun, 'M13 15C16 5.4 24 3.4 28 6.4C25 7 21.6 10 20.4 16Z') +
    disc(INK.marigold, 21.4, 14.4, 4) +
    [
      [14, 9],
      [17, 9.6],
      [15.4, 11.8],
      [18.4, 12.2],
      [13.4, 13.4],
      [16.6, 14.6],
    ]
      .map(([x, y]) => disc(INK.violet, x, y, 1.9))
      .join('') +
    leaf(INK.leaf, [10.8, 8.4], 300, 4.6, 2.4) +
    fill(INK.cobalt, 'M3 16H29C28.6 23 24 28 16 28C8 28 3.4 23 3 16Z') +
    fill(INK.white, 'M4.4 18.6H27.6L26.8 21H5.2Z') +
    fill(INK.cobalt, 'M11 27.4H21L22 30.4H10Z'),
  'vegetable-basket':
    leaf(INK.leaf, [7.4, 15], 335, 10, 5) +
    leaf(INK.moss, [9, 15], 10, 10, 5) +
    fill(INK.terracotta, 'M11 16L14 5.4C15.4 4 17 4.6 17.2 6.4L17 16Z') +
    leaf(INK.leaf, [15.4, 5.6], 340, 5, 2) +
    leaf(INK.leaf, [15.8, 5.6], 30, 5, 2) +
    disc(INK.red, 20.2, 12.2, 3.6) +
    fill(INK.violet, 'M22.4 16C22 10 25 6.4 27.4 7.4C30 8.6 28.4 13 27 16Z') +
    stroke(INK.leaf, 'M27 7.6L28.4 5.2', 1.2) +
    fill(INK.caramel, 'M3 15.4H29L26.4 29.6H5.6Z') +
    stroke(INK.wood, 'M5 19.6H27M5.4 24.4H26.6', 1.1) +
    stroke(INK.wood, 'M11 16.4L12 29M21 16.4L20 29M16 16.4V29', 1.1) +
    fill(INK.wood, 'M2.4 14.4H29.6V17H2.4Z'),
  boutonniere:
    leaf(INK.sage, [16, 19], 318, 14, 5) +
    leaf(INK.sage, [16, 19], 42, 14, 5) +
    leaf(INK.leaf, [16, 19], 345, 14, 5) +
    leaf(INK.leaf, [16, 19], 15, 14, 5) +
    stroke(INK.stem, 'M16 18L15 30M16.4 18L17.4 30M16.2 18V30.6', 1.1) +
    ring(6, (d) => petal(INK.blush, [16, 14], d, 7.4, 6)) +
    ring(5, (d) => petal(INK.rose, [16, 14], d + 20, 4.8, 4.4)) +
    disc(INK.cerise, 16, 14, 1.7) +
    fill(INK.ivory, 'M13.6 23.4H18.8V26.4H13.6Z'),
  barista:
    person({
      hair: INK.bark,
      clothes: INK.graphite,
      head: 4.2,
      style: 'bun',
      wears: 'trousers',
      laughs: true,
    }) +
    fill(INK.leaf, 'M13.4 13.6H18.6V17L20.6 18V26.4H11.4V18L13.4 17Z') +
    fill(INK.white, 'M21 15.8H26.4L25.8 20.6H21.6Z') +
    stroke(INK.white, 'M26.2 16.8C28.4 16.6 28.2 19.2 26 19.2', 0.9) +
    fill(INK.bark, 'M21.2 15.4H26.2V16.6H21.2Z'),
  'knight-rider':
    stroke(INK.wood, 'M1 16L22 6.6', 1.1) +
    fill(INK.bark, 'M27 17C30.6 17 31.4 21 30.4 26C29 24 28 22 26.4 21Z') +
    stroke(INK.caramel, 'M10.4 24V30.2M24.6 24V30.2', 2.2) +
    fill(
      INK.cobalt,
      'M9 16C14 14.4 22 14.4 27 16.2L27.6 26.6C25.6 27.8 24 25.8 22 27C20 28.2 18.4 26.2 16.4 27.2C14.4 28.2 12.6 26.4 10.6 27.2C9 27.6 8.4 26 8.4 25Z',
    ) +
    fill(
      INK.caramel,
      'M13 16.4L8.4 15.4L5.6 19.4L2.4 18.4C2 16 4.4 12.4 7 11.2L7.8 8.8L9.6 10.8C12.4 11.8 14 14 14.4 16.6Z',
    ) +
    stroke(INK.bark, 'M9.8 10.8C12.4 12 13.8 13.6 14.4 16', 1.3) +
    disc(INK.graphite, 6.6, 13.8, 0.6) +
    fill(INK.silver, 'M16 9.4C18 8.6 21 8.6 23 9.6L23.2 17H16.6Z') +
    stroke(INK.slate, 'M19.6 16.4L17.6 20.6L18.4 24.4', 2.3) +
    fill(INK.silver, 'M16.4 4.4C16.4 0.8 22.6 0.8 22.6 4.4V9H17.4L16.4 7Z') +
    stroke(INK.graphite, 'M16.4 5.4H20.4', 0.9) +
    fill(INK.red, 'M19.6 1.6C21 -0.4 24.4 0 26 3C24 2.4 22.4 2.6 20.8 3Z') +
    fill(INK.red, 'M20.2 10.8H26V15C26 17.4 23.8 18.6 23.1 19C22.4 18.6 20.2 17.4 20.2 15Z') +
    stroke(INK.sun, 'M23.1 12V17M21.2 14H25', 0.8),
  'wine-barrel':
    fill(INK.wood, 'M7 3H25C28.4 11 28.4 21 25 29H7C3.6 21 3.6 11 7 3Z') +
    stroke(
      INK.bark,
      'M12.4 3.6C10.8 12 10.8 20 12.4 28.4M19.6 3.6C21.2 12 21.2 20 19.6 28.4',
      0.9,
    ) +
    stroke(INK.slate, 'M6 8.4H26M6 23.6H26', 1.9) +
    disc(INK.bark, 16, 16, 1.6),
  'beach-ball':
    disc(INK.white, 16, 16, 13) +
    fill(INK.red, 'M16 16C12 12 9 7 9.6 4.6A13 13 0 0 1 19 3.4C17 7 16 12 16 16Z') +
    fill(INK.sun, 'M16 16C21 13.6 26 13.4 28.4 12A13 13 0 0 1 27 22.8C24 20 20 17 16 16Z') +
    fill(INK.cobalt, 'M16 16C15 21 11.6 25.6 10 27.6A13 13 0 0 1 3.2 18.4C7 19 12 17.6 16 16Z') +
    disc(INK.white, 16, 16, 1.9),
  'ironing-iron':
    fill(INK.silver, 'M2.6 23.6C4 16 10 12 18 12H28L29.4 23.6Z') +
    fill(INK.cobalt, 'M10.4 15.4C12.6 13 15 12 18 12H28L28.6 17H9Z') +
    stroke(INK.graphite, 'M11.6 12.4C13 6.6 16 5.6 20 5.6H25.6L27 12', 2.4) +
    fill(INK.slate, 'M2 23.4H29.6V26H2Z'),
  'cement-mixer':
    both(disc(INK.graphite, 8.4, 26.4, 3.6) + disc(INK.silver, 8.4, 26.4, 1.4)) +
    fill(INK.slate, 'M2.4 22H30V25.4H2.4Z') +
    fill(INK.marigold, 'M2 12H10.4V23H1.6V16Z') +
    fill(INK.sky, 'M3.6 13.6H8.6V17.4H3Z') +
    fill(INK.silver, 'M12 13.4C14 8 20 5.4 25 6.8L29.4 10.6L28 19C24 22.6 16 22.8 12.6 21Z') +
    stroke(INK.red, 'M15.4 9.8L17.6 21.6M21 7L23.4 21', 1.9),
  'dump-truck':
    both(disc(INK.graphite, 8.6, 26, 3.8) + disc(INK.silver, 8.6, 26, 1.5)) +
    fill(INK.slate, 'M3 21.4H29.6V24.6H3Z') +
    fill(INK.sun, 'M2.4 12H10.6V22.6H2V15.6Z') +
    fill(INK.sky, 'M4 13.6H8.8V17.4H3.4Z') +
    fill(INK.bark, 'M13.6 11C16 6.6 20 9 22 6.8C25 5 28 8 28.6 11Z') +
    fill(INK.marigold, 'M11.8 10H31L28.4 21.4H13.4Z') +
    stroke(INK.caramel, 'M17.2 11V20.6M22 11V20.6M26.4 11L25.8 20.6', 1),
  'food-van':
    both(disc(INK.graphite, 8.6, 26.4, 3.4) + disc(INK.silver, 8.6, 26.4, 1.3)) +
    fill(INK.turquoise, 'M1.6 7H24V24H1.6Z') +
    fill(INK.teal, 'M24 11H27.6L31 17V24H24Z') +
    fill(INK.sky, 'M25.4 12.6H27L29.2 17H25.4Z') +
    fill(INK.ivory, 'M5 12.4H20.4V18.4H5Z') +
    fill(INK.wood, 'M4 18H21.4V20H4Z') +
    [3.6, 9.9, 16.2]
      .map((x) => fill(INK.red, `M${x} 8.4H${x + 3.2}V11.6C${x + 3.2} 13.4 ${x} 13.4 ${x} 11.6Z`))
      .join('') +
    [6.8, 13.1, 19.4]
      .map((x) => fill(INK.white, `M${x} 8.4H${x + 3.1}V11.6C${x + 3.1} 13.4 ${x} 13.4 ${x} 11.6Z`))
      .join(''),
  'piggy-bank':
    stroke(INK.rose, 'M10 24V29M21 24V29', 3.2) +
    oval(INK.rose, 15.6, 17, 12, 8.8) +
    fill(INK.rose, 'M22 10L27.4 6.4L27.6 13Z') +
    oval(INK.cerise, 27.4, 17.6, 2.6, 3.4) +
    disc(INK.graphite, 22.8, 14.4, 0.9) +
    stroke(INK.cerise, 'M3.8 16C1.4 16 1.4 13 3 12.4', 1) +
    fill(INK.wine, 'M11.6 9.6H18.4V10.9H11.6Z') +
    disc(INK.sun, 15, 4.6, 3.2) +
    disc(INK.gold, 15, 4.6, 1.6),
  'tree-house':
    fill(INK.wood, 'M13.6 18H18.4L19.6 31.4H12.4Z') +
    disc(INK.leaf, 8, 10, 6.6) +
    disc(INK.leaf, 24, 10, 6.6) +
    disc(INK.stem, 16, 7, 6.8) +
    fill(INK.caramel, 'M8.4 11H23.6V20H8.4Z') +
    fill(INK.red, 'M6.4 11.6L16 4.4L25.6 11.6Z') +
    fill(INK.bark, 'M10.4 14H14V20H10.4Z') +
    fill(INK.sky, 'M17.4 13.4H21.6V17H17.4Z') +
    fill(INK.bark, 'M6.4 19.6H25.6V21.6H6.4Z') +
    stroke(INK.honey, 'M22 21.6V31M25.4 21.6V31M22 24.4H25.4M22 27.6H25.4', 0.9),
  igloo:
    fill(INK.white, 'M2.6 26C2.6 4 29.4 4 29.4 26Z') +
    stroke(INK.sky, 'M4 19H28M7.4 13H24.6M10 13V19M22 13V19M6.4 19V26M16 9.6V13', 0.9) +
    fill(INK.sky, 'M10 26C10 15.4 22 15.4 22 26Z') +
    fill(INK.navy, 'M12.4 26C12.4 18.6 19.6 18.6 19.6 26Z'),
  'wishing-well':
    fill(INK.wood, 'M6.4 9H8.8V21H6.4ZM23.2 9H25.6V21H23.2Z') +
    stroke(INK.honey, 'M16 10V16', 0.9) +
    fill(INK.caramel, 'M13.4 15H18.6L17.8 19.4H14.2Z') +
    stroke(INK.bark, 'M7 10.6H25', 1.2) +
    fill(INK.terracotta, 'M16 1.4L29 10H3Z') +
    fill(INK.silver, 'M4.4 20H27.6L26.4 30.6H5.6Z') +
    stroke(
      INK.slate,
      'M5 24H27M5.4 27.4H26.6M11 20.6V24M20 20.6V24M15.4 24V27.4M9 27.4V30M22 27.4V30',
      0.8,
    ) +
    fill(INK.slate, 'M3.4 19H28.6V21.4H3.4Z'),
  'iron-cauldron':
    both(stroke(INK.graphite, 'M8.6 25L7 30', 2)) +
    fill(INK.graphite, 'M5 13H27C30.4 20 26 28 16 28C6 28 1.6 20 5 13Z') +
    oval(INK.leaf, 16, 13, 10.6, 2.4) +
    disc(INK.leaf, 11.4, 9, 2) +
    disc(INK.moss, 18, 7, 2.6) +
    disc(INK.leaf, 22.4, 10, 1.4) +
    stroke(INK.slate, 'M4.2 12.4C8 15.8 24 15.8 27.8 12.4', 1.5),
  'potion-bottle':
    disc(INK.sky, 16, 20, 10) +
    fill(
      INK.purple,
      'M6.4 18.4C10 16.4 13 20.4 16.4 18.4C20 16.4 22.6 19.4 25.6 18.4C27 24 22.6 30 16 30C9.4 30 5 24.4 6.4 18.4Z',
    ) +
    fill(INK.sky, 'M13.4 6H18.6V11.4H13.4Z') +
    fill(INK.wood, 'M13 2.4H19V6.6H13Z') +
    disc(INK.lilac, 12, 23, 1.4) +
    disc(INK.lilac, 18.4, 25.4, 1) +
    disc(INK.lilac, 19.6, 21.6, 1.3),
  'dressing-skirt':
    fill(INK.rose, 'M10 6H22L29 27C24 29.6 8 29.6 3 27Z') +
    stroke(INK.cerise, 'M12.4 9L9 27M16 9V28M19.6 9L23 27', 0.9) +
    fill(INK.cerise, 'M9.6 4H22.4V7.6H9.6Z'),
  bonsai:
    fill(
      INK.wood,
      'M13 25C13.6 20 18.4 18.6 15.4 14.6C14.4 13 15.4 11 17.4 10.6L19 12.6C17.4 14 21.4 17 18.6 25Z',
    ) +
    oval(INK.leaf, 10, 13.4, 6.4, 3.6) +
    oval(INK.stem, 20.6, 8, 7.4, 4.2) +
    oval(INK.leaf, 24, 15, 4.8, 2.8) +
    fill(INK.cobalt, 'M6.6 24.4H25.4L23.4 29.6H8.6Z') +
    fill(INK.navy, 'M5.6 23.4H26.4V25.6H5.6Z'),
  'bread-slice':
    fill(INK.caramel, 'M4.6 13C1.6 8 6.6 3.4 16 3.4C25.4 3.4 30.4 8 27.4 13L27 28.4H5Z') +
    fill(INK.ivory, 'M7 12.4C4.6 8.6 8.6 5.8 16 5.8C23.4 5.8 27.4 8.6 25 12.4L24.6 26.2H7.4Z') +
    mirrored(disc(INK.honey, 12, 12, 0.8)) +
    disc(INK.honey, 12.6, 16.4, 0.8) +
    disc(INK.honey, 18, 20.4, 0.8),
  'hay-bale':
    fill(INK.sun, 'M16 6H24C30 6 30 28 24 28H12Z') +
    oval(INK.gold, 12, 17, 9, 11) +
    stroke(INK.sun, 'M12 17C14 15 16 18 13.6 20.4C10 23 6 19 7.4 14.6C9 10 16 10 18 15', 1.1),
  'ocean-buoy':
    fill(INK.red, 'M11 13H21L24.4 25H7.6Z') +
    fill(INK.white, 'M9.9 17H22.1L23.2 21H8.8Z') +
    fill(INK.slate, 'M14.4 6H17.6V13.4H14.4Z') +
    disc(INK.sun, 16, 4.6, 2.6) +
    fill(
      INK.cobalt,
      'M2 25C5 23.4 8 26.4 11 25C14 23.4 18 26.4 21 25C24 23.6 27 26.2 30 25L28.4 29.4H3.6Z',
    ),
  'washing-line':
    stroke(INK.slate, 'M1 6.4C10 9 22 9 31 6.4', 0.9) +
    fill(INK.wood, 'M0.4 4.4H2.2V30H0.4ZM29.8 4.4H31.6V30H29.8Z') +
    fill(INK.cobalt, 'M4.4 8L7 9.4H9.6L12.2 8.4L13.8 12L11.6 13.2V20H5V13.2L3.2 11.8Z') +
    fill(INK.rose, 'M15 9H20.6L23 20.6H12.8Z') +
    fill(INK.sun, 'M23.6 8.4H28V15.4C28 18.6 23 18.6 23 16.4L23.6 14Z'),
  'laundry-washer':
    fill(INK.white, 'M4 2.4H28V30H4Z') +
    fill(INK.silver, 'M4 2.4H28V8.4H4Z') +
    disc(INK.slate, 16, 19, 8.4) +
    disc(INK.sky, 16, 19, 6.2) +
    fill(
      INK.cobalt,
      'M10 19.4C12 18 14 21 16.4 19.4C18.6 18 20.4 20.4 22 19.4C22 23 19.4 25.2 16 25.2C12.6 25.2 10 23 10 19.4Z',
    ) +
    disc(INK.cobalt, 8, 5.4, 1.4) +
    stroke(INK.slate, 'M18 5.4H25', 1.2),
  'viking-head':
    both(fill(INK.ivory, 'M8 9C3.4 9 1.6 5 2.6 1C4 3.6 6 5 9.6 5.4Z')) +
    fill(INK.terracotta, 'M8 14C7 24 11 31 16 31C21 31 25 24 24 14Z') +
    fill(INK.skin, 'M9 12H23V18.4C23 21 20 21.6 16 21.6C12 21.6 9 21 9 18.4Z') +
    both(disc(INK.graphite, 13, 15.6, 0.9)) +
    fill(INK.terracotta, 'M10.4 20C13 17.6 19 17.6 21.6 20C22.6 24 9.4 24 10.4 20Z') +
    fill(INK.slate, 'M7.4 12.6C7 3.4 25 3.4 24.6 12.6Z') +
    stroke(INK.gold, 'M7.6 12.4H24.4M16 5.6V16.4', 1.5),
  'oven-mitten':
    fill(
      INK.red,
      'M10 29V17.4C7 17 3.6 14 4.6 11.6C5.6 9.6 8.4 10.6 10 12V8C10 1.4 24 1.4 24 8V29Z',
    ) +
    fill(INK.white, 'M9 24.6H25V30.4H9Z') +
    fill(
      INK.white,
      'M17 16.6C14 14.4 12.6 12.4 13.8 10.8C15 9.4 16.6 10.2 17 11.4C17.4 10.2 19 9.4 20.2 10.8C21.4 12.4 20 14.4 17 16.6Z',
    ),
  'toast-maker':
    fill(INK.honey, 'M9 12V6C9 3.6 15.6 3.6 15.6 6V12ZM17.4 12V6C17.4 3.6 24 3.6 24 6V12Z') +
    fill(INK.turquoise, 'M4 13C4 10.4 6 9.4 8.4 9.4H23.6C26 9.4 28 10.4 28 13V27H4Z') +
    fill(INK.teal, 'M4 23.4H28V27H4Z') +
    stroke(INK.graphite, 'M29 14V18.4', 1.9) +
    both(stroke(INK.graphite, 'M7 28.4H10', 1.6)),
  'oyali-yazma':
    fill(INK.red, 'M16 3L29.6 24C22 28.6 10 28.6 2.4 24Z') +
    moved(
      ring(5, (d) => petal(INK.sun, [0, 0], d, 3.4, 3)) + disc(INK.white, 0, 0, 1.1),
      16,
      18.6,
    ) +
    moved(
      ring(5, (d) => petal(INK.rose, [0, 0], d, 2.6, 2.4)) + disc(INK.white, 0, 0, 0.9),
      9.6,
      21,
    ) +
    moved(
      ring(5, (d) => petal(INK.rose, [0, 0], d, 2.6, 2.4)) + disc(INK.white, 0, 0, 0.9),
      22.4,
      21,
    ) +
    moved(
      ring(5, (d) => petal(INK.rose, [0, 0], d, 2.4, 2.2)) + disc(INK.white, 0, 0, 0.9),
      16,
      11,
    ) +
    [4, 7.4, 11.6, 16, 20.4, 24.6, 28]
      .map((x) => disc(INK.turquoise, x, 29.2 - 0.022 * (x - 16) ** 2, 1.5))
      .join(''),
};
