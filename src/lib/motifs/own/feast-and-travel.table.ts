import { both, disc, fill, INK, leaf, oval, petal, ring, stroke, turned } from './pen.ts';

/* Feasts, toys, travel, and flowers that were icons or screens' signs. */

const DOVE = '#c3c9ce';
const GREY = '#8d959c';

/** Drawings by name. */
export const FEAST_AND_TRAVEL: Readonly<Record<string, string>> = {
  sunflower:
    stroke(INK.leaf, 'M16 31.2V18', 1.8) +
    leaf(INK.leaf, [16, 29.6], -62, 9.4, 4.6) +
    leaf(INK.leaf, [16, 30.4], 62, 9.4, 4.6) +
    ring(12, (d) => turned(leaf(INK.marigold, [16, 11.4], 0, 11, 4), d + 15, 16, 11.4)) +
    ring(12, (d) => turned(leaf(INK.sun, [16, 11.4], 0, 10.8, 4), d, 16, 11.4)) +
    disc(INK.bark, 16, 11.4, 4.9) +
    disc('#8a4a22', 16, 11.4, 2.6),
  guitar: turned(
    fill(INK.bark, 'M14.6 2.4H17.4V18H14.6Z') +
      fill(INK.wood, 'M13.8 0.4H18.2L17.8 4H14.2Z') +
      fill(
        '#d08a3c',
        'M16 13.4C19.4 13.4 21 15.2 20.8 17.4C20.6 19 22.8 20.4 22.8 24C22.8 28.2 19.8 30.8 16 30.8C12.2 30.8 9.2 28.2 9.2 24C9.2 20.4 11.4 19 11.2 17.4C11 15.2 12.6 13.4 16 13.4Z',
      ) +
      disc(INK.bark, 16, 20, 2.3) +
      fill(INK.bark, 'M13 25.6H19V27.2H13Z') +
      stroke(INK.ivory, 'M16 4.4V25.4', 0.7),
    38,
    16,
    16,
  ),
  mosque:
    fill(DOVE, 'M6.6 20H25.4V30.6H6.6Z') +
    fill('#4b7f9c', 'M8 20.4C8 13.4 11.4 10 16 8.4C20.6 10 24 13.4 24 20.4Z') +
    stroke(INK.gold, 'M16 8V5.4', 0.9) +
    stroke(INK.gold, 'M17.2 3C15.4 2.6 14.6 5 16.4 5.6', 0.8) +
    both(
      fill(INK.ivory, 'M2.6 9H5.8V30.6H2.6Z') +
        fill('#4b7f9c', 'M4.2 1.4L6 9H2.4Z') +
        fill(GREY, 'M1.8 13H6.6V14.8H1.8Z') +
        fill(INK.slate, 'M8.4 24.6C8.4 22 11.6 22 11.6 24.6V27.4H8.4Z'),
    ) +
    fill(INK.bark, 'M13.4 30.6V25.4C13.4 22.6 18.6 22.6 18.6 25.4V30.6Z') +
    stroke(INK.gold, 'M6.8 20.6H25.2', 1.1),
  angel:
    both(
      fill(
        INK.white,
        'M12.6 14C8 9.4 2.4 10 1 14.4C0.6 17.4 2.4 19.4 4.4 19.4C3.6 21.6 5.4 23.4 7.6 22.8C9.4 24.4 12 22.6 13 19.4Z',
      ) + stroke(DOVE, 'M3.6 14.6C6.4 13.6 9.4 14.6 11.6 16.6M6 19C8.2 18 10.2 18 12 18.6', 0.8),
    ) +
    fill(INK.sky, 'M12.4 12.4C14 13.6 18 13.6 19.6 12.4L24 28.6C19.6 30.8 12.4 30.8 8 28.6Z') +
    stroke(INK.gold, 'M8.6 27.4C12.8 29.2 19.2 29.2 23.4 27.4', 1) +
    stroke(INK.sky, 'M12.6 14.4L16 18.4L19.4 14.4', 2.4) +
    disc(INK.skin, 16, 18.6, 1.6) +
    disc(INK.skin, 16, 7.8, 4.6) +
    fill(
      '#c9953d',
      'M11.2 8.6C10.4 1.8 21.6 1.8 20.8 8.6C19.8 5.8 17.6 5.4 15.6 5.4C13.4 5.4 12 6.4 11.2 8.6Z',
    ) +
    both(disc(INK.graphite, 14.3, 8.2, 0.7)) +
    stroke(INK.terracotta, 'M14.8 10.2Q16 11.2 17.2 10.2', 0.45) +
    `<ellipse cx="16" cy="1.6" rx="4" ry="1.1" fill="none" stroke="${INK.sun}" stroke-width=".9"/>`,
  'linked-rings':
    `<circle cx="11.4" cy="18" r="8" fill="none" stroke="${INK.gold}" stroke-width="2.6"/><circle cx="20.6" cy="18" r="8" fill="none" stroke="#e0b84a" stroke-width="2.6"/>` +
    `<path d="M14.6 12.4A8 8 0 0 1 19.2 17" fill="none" stroke="${INK.gold}" stroke-width="2.6"/>` +
    fill(INK.sky, 'M20.6 11.2L17.8 7.4L19.2 5H22L23.4 7.4Z'),
  train:
    stroke(INK.slate, 'M1 30.4H31', 1) +
    fill(INK.crimson, 'M3 6H14V24H3Z') +
    fill(INK.graphite, 'M1.6 4H15.4V7H1.6Z') +
    fill(INK.sky, 'M5.4 9.4H11.6V15H5.4Z') +
    fill(INK.leaf, 'M14 13.4H26C28.4 13.4 29.4 15.4 29.4 18.6C29.4 21.8 28.4 24 26 24H14Z') +
    stroke(INK.gold, 'M18.4 13.6V23.8', 1.1) +
    fill(INK.graphite, 'M22.4 13.4L21.4 6.4H27L26 13.4Z') +
    fill(INK.crimson, 'M20.6 4.6H27.8V7H20.6Z') +
    fill(INK.graphite, 'M2 23.4H30.4V26H2Z') +
    fill(INK.gold, 'M28.4 23.4L31.6 29H26Z') +
    disc(INK.bark, 7, 26.4, 3.6) +
    disc(INK.gold, 7, 26.4, 1.3) +
    disc(INK.bark, 16.4, 27, 2.9) +
    disc(INK.gold, 16.4, 27, 1) +
    disc(INK.bark, 23.4, 27, 2.9) +
    disc(INK.gold, 23.4, 27, 1),
  'nostalgic-tram':
    stroke(INK.slate, 'M13 6.4L17 1.4L21 6.4', 0.9) +
    stroke(INK.slate, 'M2 30.6H30', 0.9) +
    fill(INK.crimson, 'M3 8.4C3 7 4 6 5.4 6H26.6C28 6 29 7 29 8.4V25.4H3Z') +
    fill(INK.ivory, 'M3 10.4H29V18.4H3Z') +
    fill(
      INK.sky,
      'M5 11.4H10V17.4H5ZM11.6 11.4H15.4V17.4H11.6ZM16.8 11.4H20.6V17.4H16.8ZM22 11.4H27V17.4H22Z',
    ) +
    stroke(INK.gold, 'M4 21H28', 1.1) +
    fill(INK.graphite, 'M2 25H30V27H2Z') +
    disc(INK.graphite, 9.4, 28, 2.4) +
    disc(INK.graphite, 22.6, 28, 2.4) +
    disc(INK.silver, 9.4, 28, 0.9) +
    disc(INK.silver, 22.6, 28, 0.9),
  'latin-cross':
    fill(INK.wood, 'M13.4 1.4H18.6V9.4H26V14.6H18.6V30.6H13.4V14.6H6V9.4H13.4Z') +
    stroke(INK.caramel, 'M16 4V28M8.6 12H23.4', 1),
  'ice-pop':
    fill(INK.honey, 'M14 24H18V30.4C18 31.4 14 31.4 14 30.4Z') +
    fill(INK.rose, 'M8.4 9.4C8.4 4.4 11.6 1.2 16 1.2C20.4 1.2 23.6 4.4 23.6 9.4V13H8.4Z') +
    fill(INK.sun, 'M8.4 12.6H23.6V18.6H8.4Z') +
    fill(
      INK.turquoise,
      'M8.4 18.2H23.6V23.4C23.6 24.6 22.8 25.4 21.6 25.4H10.4C9.2 25.4 8.4 24.6 8.4 23.4Z',
    ) +
    stroke(INK.white, 'M11.6 6.4V20.4', 1.2),
  'paper-windmill':
    stroke(INK.wood, 'M16 12V31', 1.3) +
    [INK.red, INK.sun, INK.turquoise, INK.cobalt]
      .map((hex, k) =>
        turned(
          fill(hex, 'M16 12.4C16.4 7.4 18.4 3 22.6 0.8C24.6 4.4 23.4 9.4 16 12.4Z'),
          90 * k,
          16,
          12.4,
        ),
      )
      .join('') +
    disc(INK.white, 16, 12.4, 1.5),
  'paper-plane':
    fill(INK.white, 'M1.4 16.4L30.6 3.4L12.6 20.6Z') +
    fill(INK.sky, 'M30.6 3.4L12.6 20.6L22.6 27Z') +
    fill('#6fb1dd', 'M12.6 20.6L30.6 3.4L15.4 22.4L13.6 28.4Z') +
    stroke(GREY, 'M2 28.6C5 27.4 7 26 8.4 24M6.4 30.6C8.4 30 9.6 29 10.6 27.6', 0.8),
  halo:
    stroke('#c39227', 'M3.4 16A12.6 5.6 0 1 1 28.6 16A12.6 5.6 0 1 1 3.4 16Z', 3.2) +
    stroke('#fecf16', 'M3.4 15.4A12.6 5.6 0 1 1 28.6 15.4A12.6 5.6 0 1 1 3.4 15.4Z', 2),
  'angel-wings': both(
    fill(
      INK.white,
      'M15 9C11.4 3.4 5 2.4 1.4 6.4C1 10 2.4 12.4 4.4 13.4C3 15.4 4 18.4 6 19.4C5.4 22 7.4 24.4 9.6 24.4C10.4 27 12.4 28.4 15 28.6Z',
    ) +
      stroke(
        DOVE,
        'M4 8.4C7.6 7.4 11.4 9.4 14 13M5.4 14C8.4 13.4 11.6 15.4 14 18.4M7.4 19.6C9.8 19.4 12 21 14 23.4',
        0.9,
      ),
  ),
  triceratops:
    stroke('#3d7d46', 'M26 19C29 19.4 31 21.4 31 25', 2.4) +
    fill('#35703f', 'M14 22H17.4V30.4H14ZM22 22H25V30.4H22Z') +
    fill(
      '#4f9a58',
      'M11 14.4C16 11.4 23 12 26.4 15.4C28.6 18 28.4 21.4 27 24.4L26 30.4H22.4L21.6 25.4C19 26.4 16 26.4 13.4 25.4L13 30.4H9.4L9.6 22Z',
    ) +
    fill('#35703f', 'M11.4 4.4C15 4 18 7 18 11.4C18 16 15.4 19.6 12 20.4L8.4 12Z') +
    [
      [13, 6],
      [16, 9],
      [16.6, 13],
      [14.6, 17.4],
    ]
      .map(([x, y]) => disc(INK.sun, x, y, 0.9))
      .join('') +
    fill(
      '#4f9a58',
      'M11.4 9C13.4 11.4 13.4 16 11 18.6C8.4 21 4.6 21.4 2.4 20C1.4 19 1.4 17.4 2.4 16.4C3.4 12.4 7 8.4 11.4 9Z',
    ) +
    fill(INK.ivory, 'M9.6 9.6L8 3.6L12.4 8.4ZM6.4 11.6L3 7.4L8.4 10.4ZM2.8 16.4L1.4 13L4.6 14.6Z') +
    disc(INK.graphite, 8, 13.4, 0.9),
  anemone:
    stroke(INK.stem, 'M16 31V18', 1.2) +
    leaf(INK.leaf, [16, 28], -56, 8, 3.6) +
    leaf(INK.leaf, [16, 29], 56, 8, 3.6) +
    ring(6, (d) => petal(INK.violet, [16, 11.4], d, 10.4, 5.4)) +
    ring(6, (d) => petal('#8a55b8', [16, 11.4], d + 30, 7.4, 3.6)) +
    disc(INK.white, 16, 11.4, 3) +
    disc(INK.graphite, 16, 11.4, 1.9),
  cornflower:
    stroke(INK.stem, 'M16 31V15', 1.1) +
    leaf(INK.leaf, [16, 29], -36, 10, 2.2) +
    leaf(INK.leaf, [16, 28], 36, 10, 2.2) +
    ring(8, (d) =>
      turned(fill('#2f5fc4', 'M16 10.4L13 2.4L15 3.6L16 1.2L17 3.6L19 2.4Z'), d, 16, 10.4),
    ) +
    disc(INK.purple, 16, 10.4, 2.6),
  pirate:
    fill(INK.graphite, 'M11.8 20H16V22L15.4 29H12ZM20.2 20H16V22L16.6 29H20Z') +
    both(fill(INK.bark, 'M15.4 30.8H11.4C10.6 30.8 10.6 28.8 12 28.6H15.4Z')) +
    both(
      stroke(INK.skin, 'M11.8 13.6C9.8 15.4 8.8 17.4 8.2 19.4', 2.3) +
        stroke(INK.crimson, 'M12.4 13.2C11 14.2 10.2 15.4 9.8 16.4', 2.9),
    ) +
    fill(INK.white, 'M12.2 11.4H19.8L20.8 13.4V21.4H11.2V13.4Z') +
    stroke(INK.crimson, 'M11.4 14.4H20.6M11.4 17.6H20.6', 1.1) +
    fill(INK.bark, 'M11.2 19.8H20.8V21.8H11.2Z') +
    fill(INK.gold, 'M14.9 19.4H17.1V22.2H14.9Z') +
    disc(INK.skin, 16, 7.6, 4.4) +
    fill(INK.graphite, 'M12.6 6.4L15.6 6.6L15.4 9C14 9.8 12.8 8.6 12.6 6.4Z') +
    disc(INK.graphite, 18, 8, 0.8) +
    fill(INK.bark, 'M12.4 9.4C13.4 12.6 18.6 12.6 19.6 9.4C18.4 10.4 13.6 10.4 12.4 9.4Z') +
    fill(
      INK.graphite,
      'M8.4 5.6C10.4 1.4 13.4 0.2 16 0.2C18.6 0.2 21.6 1.4 23.6 5.6C19.4 4.6 12.6 4.6 8.4 5.6Z',
    ) +
    disc(INK.white, 16, 2.8, 1) +
    stroke(INK.silver, 'M7.6 20.6L3 9.4', 1.3) +
    stroke(INK.gold, 'M5.6 20.4L9.4 18.8', 1.2),
  'mason-jar':
    fill(
      '#dfe9a8',
      'M8 9H24C26 10.4 26.4 12 26.4 14V28C26.4 30 25.2 31 23.2 31H8.8C6.8 31 5.6 30 5.6 28V14C5.6 12 6 10.4 8 9Z',
    ) +
    oval(INK.olive, 11.4, 21.4, 2.7, 7.4, 8) +
    oval('#7f9a3a', 17, 20.4, 2.7, 7.8, -4) +
    oval(INK.olive, 22.2, 22, 2.5, 7, 6) +
    disc(INK.red, 14.2, 28, 1.5) +
    disc(INK.red, 20, 28.6, 1.3) +
    fill(INK.crimson, 'M7 3H25C26.4 3 26.4 8.4 25 8.4H7C5.6 8.4 5.6 3 7 3Z') +
    stroke(INK.white, 'M8.4 12.4V25', 1),
  'cotton-candy':
    fill(INK.ivory, 'M11.4 17.4H20.6L16 31.2Z') +
    stroke(INK.rose, 'M13 20.4L19 22M14.4 25L17.6 25.8', 0.9) +
    disc('#f3a6c4', 10, 12.4, 5.4) +
    disc('#f3a6c4', 22, 12.4, 5.4) +
    disc(INK.rose, 16, 7.4, 6.2) +
    disc('#f3a6c4', 16, 14, 6) +
    stroke(
      INK.blush,
      'M12.4 6.4C13.4 4.4 15.4 3.6 17.4 4M8 12.4C8.4 10.8 9.4 9.8 11 9.6M19 14.4C20 15.6 21.6 16 23 15.4',
      1,
    ),
  'chicken-coop':
    stroke(INK.bark, 'M7 24V30.6M25 24V30.6', 1.7) +
    stroke(INK.caramel, 'M13.4 24L7.4 31', 1.6) +
    fill(INK.crimson, 'M4 11.4H28V25H4Z') +
    stroke(INK.wine, 'M4 15H28M4 18.4H28M4 21.8H28', 0.8) +
    fill(INK.slate, 'M16 2L31 12.4H1Z') +
    fill(INK.bark, 'M9.4 25V18C9.4 15 16 15 16 18V25Z') +
    fill(INK.sun, 'M20 15.4H25.4V20.4H20Z') +
    stroke(INK.ivory, 'M22.7 15.4V20.4M20 17.9H25.4', 0.8) +
    disc(INK.ivory, 16, 8, 1.7),
  'flower-pot':
    stroke(
      INK.stem,
      'M16 20V9M12.4 20C12 16 10.4 14 8.4 12.4M19.6 20C20 16 21.6 14 23.6 12.4',
      1.1,
    ) +
    [
      [16, 6.4, INK.red],
      [7.6, 10.4, INK.sun],
      [24.4, 10.4, INK.rose],
    ]
      .map(
        ([x, y, hex]) =>
          ring(5, (d) =>
            turned(
              oval(String(hex), Number(x), Number(y) - 2.6, 1.7, 2.4),
              d,
              Number(x),
              Number(y),
            ),
          ) + disc(hex === INK.sun ? INK.terracotta : INK.sun, Number(x), Number(y), 1.6),
      )
      .join('') +
    leaf(INK.leaf, [14, 19.4], -40, 6, 2.8) +
    leaf(INK.leaf, [18, 19.4], 40, 6, 2.8) +
    fill(INK.terracotta, 'M8 21.6H24L22 31H10Z') +
    fill('#a34e33', 'M6.6 18.6H25.4V22.4H6.6Z'),
  'deck-chair':
    stroke(INK.wood, 'M3 29.4L20.4 9.4M8 29.4H24M21 29.4L9 16.4M6 4L26 27', 1.5) +
    fill(
      INK.cobalt,
      'M5.4 4.4L9.4 1.4C11.4 9.4 17 16.4 28 22.4L25.4 27.4C16 22.4 9 15.4 5.4 4.4Z',
    ) +
    stroke(INK.white, 'M8.6 4.4C11.4 11.4 17 18.4 26.6 24.4', 1.6),
  'nasreddin-hodja':
    stroke(GREY, 'M27.6 19.4C29.4 20.4 30 22.4 29.6 25', 1.1) +
    fill('#6f7880', 'M13.6 23H16L15.6 30.8H13.4ZM22.4 23H24.6L24.2 30.8H22Z') +
    fill(
      GREY,
      'M8.4 18.4C13 18.8 21 17.8 25.4 18.4C27.6 18.8 28.2 20.6 27.8 22.8L27.4 30.8H25L24.4 25.4C21 26.2 14.6 26.2 11.8 25.4L11.4 30.8H9L8.4 24ZM8 22.4C7.4 19.4 7.4 17.6 8 16.4L4.4 18C2.6 18.8 1 17.4 1.4 15.8C2 14.4 3.6 13 4.8 11.8L4.6 7.4L7 10.4L8.2 6.8L9.4 11C11.4 12.4 12 15 12.4 18.4Z',
    ) +
    disc(INK.graphite, 6, 13.4, 0.75) +
    fill(
      INK.pearl,
      'M1.6 15.4C2.6 14.6 4 14.8 4.4 16C4.4 17.4 3 18.6 2.2 18C1.4 17.4 1.2 16.2 1.6 15.4Z',
    ) +
    fill(INK.crimson, 'M14 17.4H23.4L22.4 22.4H15Z') +
    fill(INK.leaf, 'M15.4 11.6C17 10.4 20.4 10.4 22 11.6L23.4 19.4C20.4 20.4 17 20.4 14 19.4Z') +
    stroke(INK.leaf, 'M21.4 13L24.4 16.4', 2.3) +
    disc(INK.skin, 24.8, 17, 1.2) +
    stroke(INK.navy, 'M19.4 19.4L21 24.4', 2.4) +
    fill(INK.sun, 'M20 24.4H23.4C24 25.4 23 26.2 20 26Z') +
    disc(INK.skin, 18.8, 8.4, 3.5) +
    fill(INK.white, 'M15.8 9C16.4 14.4 21.4 14.4 22 9C20.4 10.6 17.4 10.6 15.8 9Z') +
    disc(INK.graphite, 18.4, 7.8, 0.55) +
    disc(INK.graphite, 20.6, 7.8, 0.55) +
    oval(INK.white, 18.6, 4.2, 5.4, 2.7) +
    stroke(INK.pearl, 'M14 4C16 2.4 20.4 5.4 23 3.6', 0.8) +
    fill(INK.crimson, 'M16.6 2.4C17 -0.2 20.4 -0.2 20.8 2.4Z'),
  knight:
    both(
      stroke(GREY, 'M11.8 13.8C9.8 15.4 8.8 17.4 8.4 19.6', 2.9) +
        fill(GREY, 'M11.8 21H15.6V29H12ZM15.6 30.8H11.4C10.6 30.8 10.6 28.8 12 28.6H15.6Z'),
    ) +
    fill(INK.crimson, 'M11.6 12H20.4L21.4 23.4H10.6Z') +
    fill(INK.gold, 'M15.2 14H16.8V17H19V18.6H16.8V21.6H15.2V18.6H13V17H15.2Z') +
    fill(DOVE, 'M11 9.4C10.4 2 21.6 2 21 9.4V12.6H11Z') +
    fill(INK.graphite, 'M12.4 7.4H19.6V9H12.4Z') +
    stroke(GREY, 'M16 9.4V12.4M13.8 10.2V12M18.2 10.2V12', 0.7) +
    fill(
      INK.red,
      'M16 3.8C14.4 1.8 15.4 0.2 18 0.2C20.4 0.4 21.6 2 21.4 4C19.6 2.8 17.8 2.8 16 3.8Z',
    ) +
    stroke(INK.silver, 'M24 20V5.4', 1.5) +
    stroke(INK.gold, 'M21.6 19H26.4M24 19V22.4', 1.3) +
    oval(GREY, 24, 20.6, 1.6, 1.4),
};
