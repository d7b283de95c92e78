import { both, disc, fill, INK, moved, oval, stroke } from './pen.ts';
import { person, smile } from './people.table.ts';

/* Who tales, the sea and an apiary tell of, with bodies: they stand, ride and hold. */

const EYE = INK.graphite;

/** A face with its eyes and smile, about a point. */
const face = (x: number, y: number, r: number): string =>
  fill(
    INK.skin,
    `M${x - r} ${y - 0.1 * r}C${x - r} ${y - 1.36 * r} ${x + r} ${y - 1.36 * r} ${x + r} ${y - 0.1 * r}C${x + r} ${y + 0.62 * r} ${x + 0.5 * r} ${y + r} ${x} ${y + r}C${x - 0.5 * r} ${y + r} ${x - r} ${y + 0.62 * r} ${x - r} ${y - 0.1 * r}Z`,
  ) +
  disc(EYE, x - 0.38 * r, y + 0.12 * r, 0.14 * r) +
  disc(EYE, x + 0.38 * r, y + 0.12 * r, 0.14 * r) +
  smile(x, y, r, 0.28);

/** Hair that is parted over the brow. */
const parted = (hex: string, x: number, y: number, r: number): string =>
  fill(
    hex,
    `M${x - 1.08 * r} ${y + 0.1 * r}C${x - 1.2 * r} ${y - 1.5 * r} ${x + 1.2 * r} ${y - 1.5 * r} ${x + 1.08 * r} ${y + 0.1 * r}C${x + 0.9 * r} ${y - 0.4 * r} ${x + 0.5 * r} ${y - 0.6 * r} ${x + 0.16 * r} ${y - 0.8 * r}C${x - 0.2 * r} ${y - 0.5 * r} ${x - 0.7 * r} ${y - 0.3 * r} ${x - 1.08 * r} ${y + 0.1 * r}Z`,
  );

/** Three points and their stones. */
const crown = (x: number, y: number, wide: number, high: number): string =>
  fill(
    INK.gold,
    `M${x - wide} ${y}L${x - 1.14 * wide} ${y - 0.8 * high}L${x - 0.5 * wide} ${y - 0.42 * high}L${x} ${y - high}L${x + 0.5 * wide} ${y - 0.42 * high}L${x + 1.14 * wide} ${y - 0.8 * high}L${x + wide} ${y}Z`,
  ) + disc(INK.crimson, x, y - 0.3 * high, 0.16 * high);

/** A head of a snake on a leg of Shahmaran. */
const snakeFoot = (x: number, lean: number): string =>
  stroke(INK.teal, `M${x} 23.4C${x + 0.6 * lean} 25.4 ${x + lean} 26 ${x + lean} 28`, 1.9) +
  oval(INK.teal, x + 1.2 * lean, 28.8, 1.9, 1.4) +
  disc(INK.sun, x + 1.4 * lean, 28.5, 0.5);

/** Bodies by name. */
export const PEOPLE_OF_TALES: Readonly<Record<string, string>> = {
  beekeeper:
    fill(INK.silver, 'M9.4 3.4H22.6L23.2 11.8C19 13.2 13 13.2 8.8 11.8Z') +
    person({ hair: INK.bark, clothes: INK.ivory, head: 4, style: 'short', wears: 'trousers' })
      .replaceAll(INK.slate, INK.ivory)
      .replaceAll(INK.graphite + '" d="M15.4 30.8', INK.bark + '" d="M15.4 30.8') +
    both(disc(INK.caramel, 9.2, 18.4, 1.5)) +
    stroke(INK.honey, 'M11.8 20.6H20.2', 1) +
    fill(INK.honey, 'M11.4 3.8C11.4 -1 20.6 -1 20.6 3.8Z') +
    fill(INK.honey, 'M6 4.8C8 3 24 3 26 4.8C24 6.4 8 6.4 6 4.8Z') +
    stroke(INK.caramel, 'M11.6 3.2C14 3.8 18 3.8 20.4 3.2', 0.9),
  prince:
    fill(
      INK.crimson,
      'M12.4 11C9 17 7 23 6.4 28.6C12 30.2 20 30.2 25.6 28.6C25 23 23 17 19.6 11Z',
    ) +
    person({ hair: INK.bark, clothes: INK.cobalt, head: 4.6, style: 'short', wears: 'trousers' })
      .replaceAll(INK.slate, INK.ivory)
      .replaceAll(INK.graphite + '" d="M15.4 30.8', INK.bark + '" d="M15.4 30.8') +
    both(fill(INK.bark, 'M12.2 25.4H15.6L15.3 29H12.4Z')) +
    both(disc(INK.gold, 11.8, 13.2, 1.3)) +
    stroke(INK.gold, 'M11.8 20.4H20.2M16 12.6V19.4', 0.9) +
    crown(16, 3.6, 3.4, 4.4),
  princess:
    person({ hair: INK.bark, clothes: INK.rose, head: 4.6, style: 'long', wears: 'gown' }) +
    both(disc(INK.blush, 11.9, 13.4, 1.9)) +
    fill(INK.blush, 'M16 18.2C18 21.4 19.4 26 19.6 30.6H12.4C12.6 26 14 21.4 16 18.2Z') +
    stroke(INK.gold, 'M12.9 17.6C14.6 18.6 17.4 18.6 19.1 17.6', 0.9) +
    stroke(
      INK.cerise,
      'M7.4 29.4C9 29.9 11 30.1 12.3 30.1M19.7 30.1C21 30.1 23 29.9 24.6 29.4',
      0.8,
    ) +
    crown(16, 2.6, 2.8, 3.4),
  mermaid:
    fill(
      INK.bark,
      'M9 8.6C8 1.6 20 1.6 19 8.6C19.2 12.4 21.6 14.4 21 19.4C18 21 10 21 7 19.4C6.4 14.4 8.8 12.4 9 8.6Z',
    ) +
    fill(
      INK.skin,
      'M12.8 10.6H15.2V12.2C16.6 12.4 17.6 13 17.8 14.4L17 20.4H11L10.2 14.4C10.4 13 11.4 12.4 12.8 12.2Z',
    ) +
    stroke(INK.skin, 'M11.2 13.8C9 15.6 8 17.6 8.8 20.6', 1.8) +
    stroke(INK.skin, 'M16.8 13.8C19 15.6 20 17.6 19.2 20.6', 1.8) +
    fill(
      INK.teal,
      'M10.6 19.2C12.6 20 15.4 20 17.4 19.2C18.2 23 20.6 25.2 23.4 24.8C25.6 24.4 26.8 22.6 26.6 20.2L29 20.4C29.6 25.4 26.8 29.4 22 29.6C15 29.8 10.2 25.6 10.6 19.2Z',
    ) +
    stroke(
      INK.turquoise,
      'M12 22.6C13.6 23.8 15.4 23.6 16.8 22.4M13.6 25.6C15.2 26.4 17 26 18 24.8M17.4 27.8C18.8 27.6 19.8 26.8 20.2 25.6',
      0.8,
    ) +
    fill(
      INK.turquoise,
      'M27.8 21.4C24.8 19 24.2 15.6 25.4 12.6C27 13.8 27.8 15.4 27.9 17.2C28.8 15.8 30.2 14.8 31.8 14.8C32.2 18 30.8 20.6 27.8 21.4Z',
    ) +
    disc(INK.violet, 12.4, 15.6, 1.6) +
    disc(INK.violet, 15.6, 15.6, 1.6) +
    face(14, 7.6, 3.7) +
    parted(INK.bark, 14, 7.6, 3.7) +
    moved(
      [0, 72, 144, 216, 288]
        .map((t) => `<g transform="rotate(${t})">${oval('#f2745f', 0, -1, 0.6, 1.2)}</g>`)
        .join(''),
      17.4,
      5,
    ),
  diver:
    stroke(INK.sky, 'M5.6 9.4V9.5', 2.2) +
    disc(INK.sky, 5, 8.6, 1.3) +
    disc(INK.sky, 7, 4.8, 1.7) +
    disc(INK.sky, 4.2, 1.8, 1.1) +
    stroke(INK.navy, 'M20.4 18.6L26 22.6M19.6 20.4L23.6 26', 2.7) +
    fill(
      INK.marigold,
      'M25.2 20.4C27.6 20 29.8 20.6 31.6 21.8C30.8 23.8 29.6 25.2 27.8 26L24.8 23.8Z',
    ) +
    fill(INK.marigold, 'M22.2 25.6L25 24.6C26.6 26 27.8 28.2 28 30.4C26.2 31 24.4 31 22.8 30.4Z') +
    fill(
      INK.slate,
      'M12 12.2L20.6 14.6C22 15 22.4 13.4 21 13L13 10.2C11.6 9.8 10.8 11.8 12 12.2Z',
    ) +
    fill(
      INK.silver,
      'M12.4 8.6L21.4 11.4C23.4 12.2 22.6 15 20.6 14.6L11.6 12.4C9.6 11.8 10.4 8 12.4 8.6Z',
    ) +
    stroke(INK.slate, 'M12.2 9C10.6 9.2 9.8 11 10.6 13.4', 0.9) +
    fill(INK.navy, 'M8.4 15.4C12 12.4 19.4 14.2 22.4 18.2L20.2 22C15.6 22.2 10.4 21 8 18.8Z') +
    stroke(INK.red, 'M11.6 15.6L12.6 20.4', 1.1) +
    stroke(INK.navy, 'M12 18.4L9.6 23.6L5.4 25.6', 2.4) +
    disc(INK.skin, 4.8, 25.8, 1.4) +
    disc(INK.navy, 7.4, 15.2, 4.1) +
    fill(
      INK.skin,
      'M3.6 14.2C5.4 12.6 8 13 8.6 14.6C9 16.8 7.6 18.8 5.4 18.8C4 18.2 3.4 16.2 3.6 14.2Z',
    ) +
    fill(INK.graphite, 'M2.8 12.8H8.8V16.4H2.8Z') +
    fill(INK.sky, 'M3.6 13.5H8V15.7H3.6Z') +
    disc(INK.graphite, 4.4, 18, 1),
  sahmaran:
    [7.4, 11.4, 15.4].map((x, k) => snakeFoot(x, k - 1)).join('') +
    fill(
      INK.leaf,
      'M4.6 13.6C3.6 20.6 6.6 26 14 26C20.4 26 22 21.8 24.8 18.4C27 15.6 28 12.4 27 8.6L23.6 9C24.2 12.4 22.8 14 20.6 15.8C18.4 17.6 17.2 19.4 14.8 19.4C12.6 19.4 12 17 12.4 13.6Z',
    ) +
    stroke(
      INK.gold,
      'M5.8 17.4C6.6 22 9.2 24.4 14 24.4C19 24.4 20.8 20.8 23.6 17.4C25.4 15.2 26.2 12.6 26 9.8',
      0.9,
    ) +
    [
      [8.4, 17.6],
      [10.2, 20.6],
      [13.4, 21.8],
      [16.8, 21],
      [19.4, 18.8],
      [22, 16.4],
      [24.4, 13.6],
    ]
      .map(([x, y]) =>
        fill(INK.sun, `M${x} ${y - 1.1}L${x + 1} ${y}L${x} ${y + 1.1}L${x - 1} ${y}Z`),
      )
      .join('') +
    stroke(INK.red, 'M25.6 3.4L24.6 0.6M25.6 3.4L27.4 0.8', 0.7) +
    oval(INK.leaf, 25.3, 6.4, 2.7, 3.6) +
    disc(INK.sun, 24.2, 5.6, 0.7) +
    disc(INK.sun, 26.4, 5.6, 0.7) +
    fill(
      INK.bark,
      'M4 9.4C3.4 2.8 13.8 2.8 13.2 9.4C13.2 12 14.4 13.2 14 15.6C11 16.8 6.2 16.8 3.2 15.6C2.8 13.2 4 12 4 9.4Z',
    ) +
    fill(INK.skin, 'M7.4 10.8H9.8V13C11.6 13.2 12.6 14 12.6 15.2H4.6C4.6 14 5.6 13.2 7.4 13Z') +
    stroke(INK.gold, 'M5.4 14.6C7 16 10.2 16 11.8 14.6', 1.1) +
    disc(INK.crimson, 8.6, 15.8, 0.8) +
    face(8.6, 8.8, 3.6) +
    parted(INK.bark, 8.6, 8.8, 3.6) +
    disc(INK.gold, 4.9, 11.2, 0.8) +
    disc(INK.gold, 12.3, 11.2, 0.8) +
    crown(8.6, 5.2, 3.2, 4.6),
};
