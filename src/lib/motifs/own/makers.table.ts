import { both, disc, fill, INK, leaf, petal, ring, stroke, turned } from './pen.ts';

/* What makers, cooks and players use. */

/** Bodies by name. */
export const MAKERS: Readonly<Record<string, string>> = {
  'coffee-grinder':
    stroke(INK.slate, 'M16 9V5.4L25 3.4', 1.3) +
    disc(INK.bark, 25.6, 3, 1.7) +
    fill(INK.gold, 'M8.6 13.4C8.6 9.8 12 8 16 8C20 8 23.4 9.8 23.4 13.4Z') +
    fill(INK.caramel, 'M6 13.2H26V27.4H6Z') +
    fill(INK.wood, 'M4.4 27H27.6V30.6H4.4ZM5.2 12.6H26.8V15H5.2Z') +
    fill(INK.wood, 'M9.4 18.4H22.6V25.4H9.4Z') +
    disc(INK.gold, 16, 21.8, 1.4),
  wheelbarrow:
    stroke(INK.bark, 'M30.6 12.4L24 15.6L9.4 25', 1.6) +
    stroke(INK.bark, 'M21.4 19.4L22.6 28.6', 1.6) +
    fill(INK.leaf, 'M3.4 10.6H27.4L22 21.4H9.6Z') +
    fill('#2c5835', 'M3.4 10.6H27.4L26.4 13H4.6Z') +
    disc(INK.graphite, 7.4, 26.2, 4.4) +
    disc(INK.silver, 7.4, 26.2, 2),
  'ice-cream-scoops':
    fill(INK.honey, 'M9 16H23L16 31.4Z') +
    stroke(INK.wood, 'M11 18.6L18.6 26M21 18.6L13.4 26', 0.9) +
    fill(INK.bark, 'M15.8 0.8C18.8 0.8 21 3 20.8 6L11 6.4C10.6 3.2 12.8 0.8 15.8 0.8Z') +
    fill(
      '#a9dcc3',
      'M20.6 5.4C24.4 5.4 26.6 8.6 26 12.4L24.4 16.6C21.6 18.4 17.6 17.4 16.4 14.4C14.8 10 16.4 5.6 20.6 5.4Z',
    ) +
    fill(
      INK.rose,
      'M11.4 5.4C15.2 5.4 17.6 8.4 17.4 12.2C17 15.8 15.4 17.6 12 17.8C8.4 18 5.8 15.6 5.8 12C5.8 8.4 8 5.4 11.4 5.4Z',
    ) +
    fill(INK.honey, 'M7.4 15.6C12.4 17.8 19.6 17.8 24.6 15.6V18.2H7.4Z'),
  kettle:
    stroke(INK.bark, 'M9.6 10.4C10 2.6 22 2.6 22.4 10.4', 2) +
    fill(INK.red, 'M24.4 17.4L30.6 10.6L28 9.2L22.6 13.4Z') +
    fill(
      INK.red,
      'M16 9C22.6 9 27 15.4 27 22.6C27 26.8 25 29.4 21.4 29.4H10.6C7 29.4 5 26.8 5 22.6C5 15.4 9.4 9 16 9Z',
    ) +
    fill(
      INK.crimson,
      'M5 22.6C10 25 22 25 27 22.6C27 26.8 25 29.4 21.4 29.4H10.6C7 29.4 5 26.8 5 22.6Z',
    ) +
    fill(INK.crimson, 'M11 9.4H21C21.4 11.4 19.6 12.2 16 12.2C12.4 12.2 10.6 11.4 11 9.4Z') +
    disc(INK.bark, 16, 7.6, 1.6),
  'embroidery-hoop':
    fill(
      INK.ivory,
      'M16 5.4C22.8 5.4 28 10.8 28 17.6C28 24.4 22.8 29.8 16 29.8C9.2 29.8 4 24.4 4 17.6C4 10.8 9.2 5.4 16 5.4Z',
    ) +
    stroke(
      INK.caramel,
      'M16 5.4C22.8 5.4 28 10.8 28 17.6C28 24.4 22.8 29.8 16 29.8C9.2 29.8 4 24.4 4 17.6C4 10.8 9.2 5.4 16 5.4Z',
      2.2,
    ) +
    fill(INK.gold, 'M13.4 1.4H18.6V5.8H13.4Z') +
    stroke(INK.leaf, 'M16 26C15.8 22.6 16 20 16 17', 0.9) +
    leaf(INK.leaf, [16, 24.6], -58, 5.4, 2.6) +
    leaf(INK.leaf, [16, 23], 58, 5.4, 2.6) +
    ring(5, (t) => petal(INK.cerise, [16, 14.4], t, 4.6, 4)) +
    disc(INK.sun, 16, 14.4, 1.5),
  apron:
    stroke(INK.slate, 'M11.4 10C9.6 2.6 22.4 2.6 20.6 10', 1.2) +
    stroke(INK.slate, 'M7 17C4.6 17.4 2.8 18.6 1.6 20.4M25 17C27.4 17.4 29.2 18.6 30.4 20.4', 1.2) +
    fill(
      INK.teal,
      'M11 9H21C21 13 22.6 15.6 25.4 16.4V28.6C25.4 30 24.6 30.8 23.2 30.8H8.8C7.4 30.8 6.6 30 6.6 28.6V16.4C9.4 15.6 11 13 11 9Z',
    ) +
    fill('#05656b', 'M10.4 20H21.6V26C21.6 27 21 27.6 20 27.6H12C11 27.6 10.4 27 10.4 26Z'),
  iron:
    stroke(INK.graphite, 'M9.6 17.6V11.4C9.6 8.4 11.4 7 14 7H25', 2.6) +
    fill(INK.cobalt, 'M1.6 24.4C3.4 18 8 14.6 15 14.6H25.6C27 14.6 27.8 15.2 28 16.6L29.6 24.4Z') +
    fill(INK.silver, 'M1.2 24.2H30.2L30.8 28.4H1C0.6 26.8 0.6 25.4 1.2 24.2Z') +
    disc(INK.sky, 18.6, 19.4, 2.2),
  'disco-ball':
    stroke(INK.slate, 'M16 0.8V6', 1) +
    disc(INK.silver, 16, 18.4, 12.6) +
    fill(INK.sky, 'M3.9 15H28.1C28.7 17.2 28.8 19.4 28.2 21.6H3.8C3.2 19.4 3.3 17.2 3.9 15Z') +
    fill(INK.lilac, 'M6 10.8C8.6 7.6 12 5.8 16 5.8C20 5.8 23.4 7.6 26 10.8Z') +
    stroke(
      INK.slate,
      'M5.6 11.2H26.4M3.6 18.2H28.4M5.4 25.2H26.6M16 5.8V31M10.4 7.4C8 14 8 22.6 10.4 29.4M21.6 7.4C24 14 24 22.6 21.6 29.4',
      0.8,
    ),
  'pickleball-paddle':
    fill(INK.bark, 'M8 20.6L11.4 24L6 30.4C4.4 31.4 1 28.4 1.6 26.4Z') +
    fill(
      INK.cobalt,
      'M10.4 5.6C14.4 1.6 20.4 1.8 23.6 5.2C27.2 8.8 27.2 14.6 23.4 18.4L19 22.6C16.6 24.8 13.6 25.4 11.4 24L7.8 20.4C6.4 18 6.8 15 9 12.6Z',
    ) +
    disc('#cbd94a', 25, 25.4, 5.2) +
    [
      [23.4, 23.8],
      [26.8, 24],
      [25, 27.2],
    ]
      .map(([x, y]) => disc(INK.olive, x, y, 0.9))
      .join(''),
  kayak:
    stroke(INK.caramel, 'M5.4 7.4L26.6 25', 1.3) +
    fill(
      INK.graphite,
      'M1.6 5.4C3.6 2.4 6.6 3.4 7.6 5.6C8.6 7.8 6.4 10.2 4 9ZM24.4 26.6C25.4 24 28.2 23 30 25C31.6 27 29.6 30 27 29.4Z',
    ) +
    fill(INK.red, 'M0.8 16.4C7 13.4 25 13.4 31.2 16.4C27 22.4 5 22.4 0.8 16.4Z') +
    fill(INK.crimson, 'M0.8 16.4C9 19 23 19 31.2 16.4C27 22.4 5 22.4 0.8 16.4Z') +
    fill(INK.graphite, 'M11 15.8C13 14.2 19 14.2 21 15.8C19 17.8 13 17.8 11 15.8Z'),
  dreidel:
    fill(INK.gold, 'M14.6 1H17.4V8H14.6Z') +
    fill(INK.cobalt, 'M7 7.4H25V21L16 31L7 21Z') +
    fill(INK.navy, 'M7 21H25L16 31Z') +
    stroke(INK.white, 'M12.6 10.8V18.6M19.4 18.6V11.4C17 10.8 14.8 10.8 12.6 11.4M16 15.4V11', 1.5),
  nutcracker:
    fill(INK.graphite, 'M11 24.4H21V30.8H11Z') +
    fill(INK.white, 'M11.4 20.4H20.6V26H11.4Z') +
    fill(INK.red, 'M10 13.4H22V21.4H10Z') +
    fill(INK.red, 'M7.2 13.6H10V21.4H7.2ZM22 13.6H24.8V21.4H22Z') +
    stroke(INK.gold, 'M12.4 16H19.6M12.4 18.8H19.6M7.2 13.6H10M22 13.6H24.8', 1) +
    fill(INK.skin, 'M11 6.4H21V13.6H11Z') +
    fill(INK.white, 'M12.4 11H19.6V15C18.4 16.2 13.6 16.2 12.4 15Z') +
    disc(INK.graphite, 13.8, 8.4, 0.8) +
    disc(INK.graphite, 18.2, 8.4, 0.8) +
    fill(INK.graphite, 'M10.4 0.8H21.6V6.8H10.4Z') +
    stroke(INK.gold, 'M10.6 5.8H21.4', 1.2) +
    disc(INK.skin, 8.6, 22.6, 1.5) +
    disc(INK.skin, 23.4, 22.6, 1.5),
  pitchfork:
    stroke(INK.caramel, 'M16 12V31', 1.9) +
    stroke(
      INK.slate,
      'M8.6 1.6V8.6C8.6 13.4 23.4 13.4 23.4 8.6V1.6M13.4 1.6V11.6M18.6 1.6V11.6',
      1.5,
    ),
  mannequin:
    fill(INK.wood, 'M14.8 24H17.2V28H14.8ZM9 28.6C11 27 21 27 23 28.6V31H9Z') +
    fill(INK.honey, 'M14 1H18V5.4H14Z') +
    fill(
      INK.rose,
      'M13.4 5C10.6 6 8 6.8 7 9.6C7 12.4 10 13.6 11 16C11.4 18.4 9.6 21 9.4 24.4H22.6C22.4 21 20.6 18.4 21 16C22 13.6 25 12.4 25 9.6C24 6.8 21.4 6 18.6 5C17.4 6.4 14.6 6.4 13.4 5Z',
    ) +
    fill(INK.cerise, 'M10.9 15.6H21.1V17.6H10.9Z'),
  loom:
    stroke(INK.wood, 'M4 2V31M28 2V31', 2.2) +
    fill(INK.caramel, 'M2 4H30V7.4H2ZM2 26.4H30V29.8H2Z') +
    stroke(INK.ivory, 'M8 7.4V17M11.2 7.4V17M14.4 7.4V17M17.6 7.4V17M20.8 7.4V17M24 7.4V17', 0.8) +
    fill(INK.crimson, 'M6.6 16.4H25.4V26.6H6.6Z') +
    fill(INK.gold, 'M16 17.4L20 21.4L16 25.4L12 21.4Z') +
    fill(INK.navy, 'M16 19.4L18 21.4L16 23.4L14 21.4Z'),
  'french-press':
    stroke(INK.slate, 'M15 1.6V7', 1.2) +
    disc(INK.graphite, 15, 2, 1.6) +
    stroke(INK.graphite, 'M22.4 11.4C28.6 10.6 28.6 24 22.4 23.4', 2) +
    fill('#d9ebf5', 'M7 9H23V28.4H7Z') +
    fill(INK.bark, 'M7.8 15.4H22.2V28H7.8Z') +
    fill(INK.slate, 'M6 6.6H24V10H6ZM6 27.6H24V31H6Z') +
    stroke(INK.slate, 'M7 10V28M23 10V28', 1),
  'welding-mask':
    fill(
      INK.slate,
      'M16 1.4C23.6 1.4 27.6 6 27.6 13C27.6 21 24 28.4 16 31C8 28.4 4.4 21 4.4 13C4.4 6 8.4 1.4 16 1.4Z',
    ) +
    fill(INK.graphite, 'M7.6 9.6H24.4V18.4H7.6Z') +
    fill(INK.teal, 'M9.6 11.4H22.4V16.6H9.6Z') +
    stroke(INK.graphite, 'M12 23.4H20M13 26H19', 1.1),
  'street-lamp':
    stroke(INK.graphite, 'M16 11V28', 1.7) +
    fill(
      INK.graphite,
      'M11 28H21C22.4 28 22.4 31 21 31H11C9.6 31 9.6 28 11 28ZM12.6 10.4H19.4V12.6H12.6Z',
    ) +
    fill(INK.sun, 'M11 4.4H21L19.2 10.8H12.8Z') +
    fill(INK.graphite, 'M10 4.8C10.6 2.6 13.2 1.8 15 1.6V0.4H17V1.6C18.8 1.8 21.4 2.6 22 4.8Z') +
    stroke(INK.graphite, 'M11.6 15H20.4', 1.2),
  'water-glass':
    fill('#d9ebf5', 'M7 2H25L22.8 30H9.2Z') +
    fill(INK.sky, 'M7.8 11.4C11 9.8 14 12.8 17 11.4C20 10 22 11 24.2 11.4L22.8 30H9.2Z') +
    stroke(INK.white, 'M11 14.4L12 25.6', 1.2),
  'doctor-bag':
    stroke(INK.wood, 'M11 9.6V6.4C11 3.6 21 3.6 21 6.4V9.6', 1.9) +
    fill(
      INK.wood,
      'M4 12H28C29.2 12 29.8 13 29.6 14.2L28.2 28C28 29.6 27.2 30.4 26 30.4H6C4.8 30.4 4 29.6 3.8 28L2.4 14.2C2.2 13 2.8 12 4 12Z',
    ) +
    fill(INK.bark, 'M7 8.6H25L28.8 14.6H3.2Z') +
    fill(INK.gold, 'M14.2 12.4H17.8V16.4H14.2Z') +
    disc(INK.white, 16, 22.8, 5.2) +
    fill(INK.red, 'M14.6 19.2H17.4V21.4H19.6V24.2H17.4V26.4H14.6V24.2H12.4V21.4H14.6Z'),
  'anchor-and-rope':
    stroke(INK.navy, 'M16 8.6V28', 2.8) +
    stroke(INK.navy, 'M10.2 12H21.8', 2.6) +
    stroke(INK.navy, 'M16 2.2C19.8 2.2 19.8 8 16 8C12.2 8 12.2 2.2 16 2.2', 1.8) +
    stroke(INK.navy, 'M5 20.6C6 26 10.4 29 16 29.2C21.6 29 26 26 27 20.6', 2.9) +
    both(fill(INK.navy, 'M2.2 23L4.4 16.6L9.4 21.2Z')) +
    stroke(
      INK.honey,
      'M16.6 5C22.4 6 23.4 10 18.4 13C12.4 16.4 11 19 15.2 21.2C20.6 23.8 21.6 26.8 18.6 31',
      1.7,
    ),
  'crochet-hook': turned(
    stroke(INK.slate, 'M16 17V2.4C16 0.6 12.8 0.6 12.8 3', 1.7) +
      stroke(INK.teal, 'M16 17.4V29.4', 3.6) +
      stroke(INK.gold, 'M14.4 19.6H17.6M14.4 22H17.6', 1),
    38,
  ),
  chessboard:
    fill(INK.wood, 'M1 1H31V31H1Z') +
    fill(INK.bark, 'M4 4H28V28H4Z') +
    fill(
      INK.ivory,
      Array.from({ length: 16 }, (_, k) => [k % 4, Math.floor(k / 4)])
        .filter(([x, y]) => (x + y) % 2 === 0)
        .map(([x, y]) => `M${4 + 6 * x} ${4 + 6 * y}H${10 + 6 * x}V${10 + 6 * y}H${4 + 6 * x}Z`)
        .join(''),
    ),
  passport:
    fill(INK.wine, 'M7 1.4H24.4C25.6 1.4 26.4 2.2 26.4 3.4V28.6C26.4 29.8 25.6 30.6 24.4 30.6H7Z') +
    fill(INK.crimson, 'M5.2 2.4L8.2 1.4V30.6L5.2 29.6Z') +
    stroke(INK.gold, 'M17 7.4C24.6 7.4 24.6 18.6 17 18.6C9.4 18.6 9.4 7.4 17 7.4', 1.1) +
    stroke(
      INK.gold,
      'M11.6 13H22.4M17 7.4C13.4 10.4 13.4 15.6 17 18.6C20.6 15.6 20.6 10.4 17 7.4',
      0.9,
    ) +
    stroke(INK.gold, 'M12 23.4H22M13.6 26.4H20.4', 1.1),
  windmill:
    fill(INK.terracotta, 'M11 14H21L23.6 31H8.4Z') +
    fill(INK.ivory, 'M10.2 19.2H21.8L22.2 22H9.8Z') +
    fill(
      INK.bark,
      'M10 14.4C10 8.6 22 8.6 22 14.4ZM13.8 31V26.2C13.8 23.6 18.2 23.6 18.2 26.2V31Z',
    ) +
    ring(4, (t) =>
      turned(
        stroke(INK.bark, 'M16 11.6V0.8', 1.2) + fill(INK.pearl, 'M16.8 1.2H20.4V8.6H16.8Z'),
        t + 40,
        16,
        11.6,
      ),
    ) +
    disc(INK.gold, 16, 11.6, 1.6),
  zurna: turned(
    fill(INK.wood, 'M14.4 6H17.6L18.8 21C19.4 25.4 22 28 23.6 30.8H8.4C10 28 12.6 25.4 13.2 21Z') +
      fill(INK.gold, 'M14.2 6.4H17.8V8.6H14.2ZM9.6 28.6H22.4L23.6 30.8H8.4Z') +
      stroke(INK.gold, 'M16 6V1', 1.3) +
      [11.4, 14.4, 17.4, 20.4].map((y) => disc(INK.bark, 16, y, 0.9)).join(''),
    32,
  ),
  bangles:
    stroke(INK.gold, 'M12.4 6.4C25.6 6.4 25.6 26.4 12.4 26.4C-0.8 26.4 -0.8 6.4 12.4 6.4', 2.6) +
    stroke('#e3b23c', 'M19.8 5.4C33 5.4 33 25.4 19.8 25.4C6.6 25.4 6.6 5.4 19.8 5.4', 2.6) +
    disc(INK.red, 19.8, 5.4, 1.7),
  'golf-bag':
    stroke(INK.silver, 'M13 12L10.8 3.4M16 12V1.8M19 12L21.4 3.8', 1.3) +
    fill(
      INK.slate,
      'M11.6 5.6L7.2 5C6.8 2.8 8.8 1.6 10.6 2.2ZM15.2 3.4L12.6 3.2C12.8 0.8 15.2 0.2 16.6 1.2ZM20.4 5.6L24.8 5.4C25.4 3.2 23.6 1.8 21.8 2.4Z',
    ) +
    stroke(INK.bark, 'M21.6 14C27.6 16 27 24 21 26.4', 1.5) +
    fill(
      INK.leaf,
      'M9.6 11.4H22.4L21.4 29.4C21.2 30.6 20.6 31 19.6 31H12.4C11.4 31 10.8 30.6 10.6 29.4Z',
    ) +
    fill(INK.bark, 'M9 10.2H23V13.8H9ZM10.4 26.4H21.6V28.6H10.4Z') +
    fill(INK.stem, 'M12.6 17.4H19.4V24H12.6Z'),
  'dog-tags':
    stroke(INK.slate, 'M17 13.4C8 9.4 6.4 2.4 12.6 1.6C18.8 1 22 7 18.6 13', 0.95) +
    turned(
      fill(
        INK.slate,
        'M13.4 12.6H22.6C24.4 12.6 25.4 13.8 25.4 15.4V27C25.4 29 24.2 30 22.6 30H13.4C11.8 30 10.6 29 10.6 27V15.4C10.6 13.8 11.6 12.6 13.4 12.6Z',
      ),
      -14,
      18,
      14,
    ) +
    turned(
      fill(
        INK.silver,
        'M12.2 12.6H21.4C23.2 12.6 24.2 13.8 24.2 15.4V27C24.2 29 23 30 21.4 30H12.2C10.6 30 9.4 29 9.4 27V15.4C9.4 13.8 10.4 12.6 12.2 12.6Z',
      ) + stroke(INK.slate, 'M12.4 19.4H21.2M12.4 22.6H21.2M12.4 25.8H18', 1),
      14,
      17,
      14,
    ),
  'espresso-machine':
    fill(INK.graphite, 'M4.4 27H27.6V30.8H4.4Z') +
    fill(INK.crimson, 'M5.4 3.4C5.4 2.2 6.2 1.4 7.4 1.4H24.6C25.8 1.4 26.6 2.2 26.6 3.4V13H5.4Z') +
    fill(INK.slate, 'M20.6 13H26.6V27.4H20.6Z') +
    fill(INK.silver, 'M8.4 4H18.6V8.4H8.4Z') +
    disc(INK.gold, 22.6, 6.2, 1.7) +
    stroke(INK.graphite, 'M9 15.4H2.6', 1.9) +
    fill(INK.silver, 'M8.4 12.8H17.6V15.6L15 17.6H11Z') +
    fill(INK.white, 'M8.2 20.6H16.8C16.8 24.4 15.4 26.6 12.5 26.6C9.6 26.6 8.2 24.4 8.2 20.6Z') +
    stroke(INK.white, 'M16.6 21.8C19.4 21.4 19 24.8 16 24.8', 1.1),
  'hay-trailer':
    stroke(INK.slate, 'M5 22.4H0.6', 1.6) +
    fill(
      INK.gold,
      'M5.4 19C4.4 12.6 8.4 7.4 13.4 7.6C15.4 4.8 20.6 4.8 22.6 7.8C27.4 8 30.6 13 29.4 19Z',
    ) +
    stroke(
      '#e3b23c',
      'M9 12.6L13.4 11.4M15.4 9.6L19.6 10.4M21 13.4L25.6 12.8M11 16.2L16 15.2M19.4 16.6L24.4 16',
      1.1,
    ) +
    fill(INK.wood, 'M3.6 18H31V24H3.6Z') +
    stroke(INK.bark, 'M3.6 21H31', 0.9) +
    [10.4, 24].map((x) => disc(INK.graphite, x, 25.6, 4.6) + disc(INK.silver, x, 25.6, 2)).join(''),
  mittens:
    stroke(INK.wine, 'M8.6 6C8.6 0.6 23.4 0.6 23.4 6', 1.1) +
    both(
      turned(
        fill(
          INK.red,
          'M5 11H12.2V16.6L13.6 15C15.4 14 16.4 16.2 15 17.8L12.4 21.6C12.4 27 11 30 8.4 30C5.6 30 4.6 26.4 4.6 21.6Z',
        ) +
          fill(INK.white, 'M4 6.6H13.2V12H4Z') +
          fill(INK.white, 'M8.5 17.4L10.6 20.4L8.5 23.4L6.4 20.4Z'),
        8,
        8.6,
        8,
      ),
    ),
  birdhouse:
    stroke(INK.bark, 'M16 25V31', 2) +
    fill(INK.honey, 'M6.4 11.4H25.6V26H6.4Z') +
    fill(INK.crimson, 'M16 0.8L30.4 12.4L28 15L16 5.6L4 15L1.6 12.4Z') +
    disc(INK.bark, 16, 15.2, 3.6) +
    stroke(INK.wood, 'M16 21.4H20', 1.3) +
    fill(INK.wood, 'M5 24.8H27V27.4H5Z'),
  'bakers-peel': turned(
    stroke(INK.wood, 'M16 14V31', 2) +
      fill(
        INK.honey,
        'M9 3.4C9 1.8 10 1 11.6 1H20.4C22 1 23 1.8 23 3.4V12C23 14.8 20.8 16.6 18 16.8H14C11.2 16.6 9 14.8 9 12Z',
      ) +
      stroke(INK.caramel, 'M12.6 4V12M16 4V13.4M19.4 4V12', 0.9),
    28,
  ),
  'string-lights':
    stroke(INK.stem, 'M0.8 8C6 17 12 19 16 19C20 19 26 17 31.2 8', 1.1) +
    [
      [4.6, 12.4, INK.red],
      [10.2, 17, INK.sun],
      [16, 18.6, INK.cobalt],
      [21.8, 17, INK.marigold],
      [27.4, 12.4, INK.leaf],
    ]
      .map(([x, y, hex]) => {
        const [cx, cy] = [Number(x), Number(y)];
        return (
          fill(INK.graphite, `M${cx - 1.1} ${cy}H${cx + 1.1}V${cy + 2}H${cx - 1.1}Z`) +
          fill(
            String(hex),
            `M${cx - 1.5} ${cy + 1.8}H${cx + 1.5}C${cx + 3.2} ${cy + 5.4} ${cx + 1.4} ${cy + 7.8} ${cx} ${cy + 8.8}C${cx - 1.4} ${cy + 7.8} ${cx - 3.2} ${cy + 5.4} ${cx - 1.5} ${cy + 1.8}Z`,
          )
        );
      })
      .join(''),
};
