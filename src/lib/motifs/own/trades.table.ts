import { person } from './people.table.ts';
import { both, disc, fill, INK, moved, oval, stroke, turned } from './pen.ts';

/* Who does what: each with the dress and the tool that tell. */

const BLOND = '#c9953d';
const BLACK = INK.graphite;

const overalls = (hex: string): string =>
  both(
    fill(hex, 'M12.2 15H16V22L15.4 28.6H11.9L11.2 20Z') +
      stroke(hex, 'M13.2 10.8V15.6', 1.5) +
      disc(INK.gold, 13.3, 15.6, 0.8),
  );
/** A hand that holds something upright at the left side. */
const hand = disc(INK.skin, 8.2, 18.2, 1.3);

/** Bodies by name. */
export const TRADES: Readonly<Record<string, string>> = {
  carpenter:
    person({
      hair: INK.bark,
      clothes: INK.red,
      head: 4,
      style: 'short',
      wears: 'trousers',
      waves: true,
    }) +
    overalls(INK.caramel) +
    fill(INK.sun, 'M11.2 4.8C11.2 -0.4 20.8 -0.4 20.8 4.8L23 5.6H9Z') +
    stroke(INK.wood, 'M25.4 10.4L27.4 1.8', 1.2) +
    fill(INK.slate, 'M24 0.8L30.4 2.2L29.8 4.4L23.6 3Z'),
  barber:
    person({
      hair: BLACK,
      clothes: INK.white,
      head: 4,
      style: 'short',
      wears: 'trousers',
      waves: true,
    }) +
    both(fill(INK.navy, 'M12.4 13.4H16V26.6H11.6Z') + stroke(INK.navy, 'M13.4 10.6V14', 1.2)) +
    fill(
      BLACK,
      'M13.2 8.3C14 7.6 15.4 7.6 16 8.2C16.6 7.6 18 7.6 18.8 8.3C18 9.4 16.6 9.2 16 8.9C15.4 9.2 14 9.4 13.2 8.3Z',
    ) +
    moved(
      stroke(INK.silver, 'M3 8L9 0M9 8L3 0', 1.3) +
        `<circle cx="2.6" cy="9.6" r="1.6" fill="none" stroke="${INK.crimson}" stroke-width="1.1"/><circle cx="9.4" cy="9.6" r="1.6" fill="none" stroke="${INK.crimson}" stroke-width="1.1"/>`,
      21.4,
      1.8,
      0.82,
    ),
  hairdresser:
    person({
      hair: INK.terracotta,
      clothes: INK.violet,
      head: 4.1,
      style: 'long',
      wears: 'dress',
      waves: true,
      laughs: true,
    }) +
    fill(INK.graphite, 'M12.6 14H19.4L20.6 24.4H11.4Z') +
    moved(
      stroke(INK.silver, 'M3 8L9 0M9 8L3 0', 1.3) +
        `<circle cx="2.6" cy="9.6" r="1.6" fill="none" stroke="${INK.cerise}" stroke-width="1.1"/><circle cx="9.4" cy="9.6" r="1.6" fill="none" stroke="${INK.cerise}" stroke-width="1.1"/>`,
      21.4,
      1.8,
      0.82,
    ),
  mechanic:
    person({
      hair: INK.bark,
      clothes: INK.slate,
      head: 4,
      style: 'short',
      wears: 'trousers',
      laughs: true,
    }) +
    overalls(INK.navy) +
    fill(INK.red, 'M11.4 4.8C11.2 0.4 20.8 0.4 20.6 4.8L25 5.2C25.4 6.4 24 6.6 20.6 6H11.6Z') +
    turned(
      stroke(INK.silver, 'M6.4 14V24', 1.9) +
        stroke(INK.silver, 'M4.4 11V13.4L6.4 14.4L8.4 13.4V11', 1.7),
      -12,
      6.4,
      19,
    ) +
    hand,
  nurse:
    person({
      hair: BLOND,
      clothes: INK.turquoise,
      head: 4.1,
      style: 'bun',
      wears: 'dress',
      laughs: true,
    }) +
    fill(INK.white, 'M12 4.8C13 2.4 19 2.4 20 4.8L20.6 2.2C18 0.6 14 0.6 11.4 2.2Z') +
    stroke(INK.red, 'M16 1.6V3.8M14.9 2.7H17.1', 0.7) +
    fill(INK.white, 'M12.4 16.4H19.6L20.8 24H11.2Z') +
    stroke(INK.red, 'M16 18V21.4M14.3 19.7H17.7', 1.1),
  farmer:
    person({ hair: INK.bark, clothes: INK.crimson, head: 4, style: 'short', wears: 'trousers' }) +
    overalls(INK.cobalt) +
    fill(INK.sun, 'M11.4 3.6C11.4 -1 20.6 -1 20.6 3.6L25.2 4.2C22 6 10 6 6.8 4.2Z') +
    stroke(INK.bark, 'M11.4 3.4C14 4.2 18 4.2 20.6 3.4', 1) +
    stroke(INK.wood, 'M6.4 30.4V15', 1.3) +
    stroke(INK.slate, 'M3.6 8.4V12.6C3.6 15.6 9.2 15.6 9.2 12.6V8.4M6.4 8.4V15', 1) +
    disc(INK.skin, 7.2, 18.2, 1.4),
  sailor:
    person({
      hair: INK.bark,
      clothes: INK.white,
      head: 4,
      style: 'short',
      wears: 'trousers',
      waves: true,
      laughs: true,
    }) +
    both(fill(INK.navy, 'M11.8 20H16V22L15.4 29H12Z')) +
    fill(INK.navy, 'M12.4 10C14 11.2 18 11.2 19.6 10L20.4 13L16 16.4L11.6 13Z') +
    fill(INK.white, 'M13.8 10.6H18.2L16 13.6Z') +
    fill(INK.red, 'M15 14.4H17L17.6 18L16 17L14.4 18Z') +
    fill(INK.white, 'M10.8 3.2C11 0.4 21 0.4 21.2 3.2L20.4 4.4H11.6Z') +
    stroke(INK.navy, 'M11.6 5C14 4.2 18 4.2 20.4 5', 1.2),
  cowboy:
    person({
      hair: INK.bark,
      clothes: INK.cobalt,
      head: 4,
      style: 'short',
      wears: 'trousers',
      waves: true,
    }) +
    both(fill(INK.wood, 'M12 10.4L15 12V20.6H11.2V12.4Z')) +
    fill(INK.red, 'M12.6 9.8H19.4L16 14.6Z') +
    fill(INK.bark, 'M11.2 20H20.8V21.8H11.2Z') +
    fill(INK.gold, 'M14.8 19.6H17.2V22.2H14.8Z') +
    fill(
      INK.wood,
      'M11.6 3.2C11.4 0 13.2 -1.4 14.4 -0.4C15.4 0.4 16.6 0.4 17.6 -0.4C18.8 -1.4 20.6 0 20.4 3.2C22.6 3.4 24.6 2.6 25.8 1.4C25.4 4.2 22.6 5.6 16 5.6C9.4 5.6 6.6 4.2 6.2 1.4C7.4 2.6 9.4 3.4 11.6 3.2Z',
    ) +
    stroke(INK.bark, 'M11.8 3C14 3.8 18 3.8 20.2 3', 1),
  teacher:
    fill(INK.wood, 'M0.6 1H17.4V16H0.6Z') +
    fill(INK.stem, 'M2 2.4H16V14.6H2Z') +
    stroke(INK.ivory, 'M3.8 5.6H8M3.8 8.6H7.4', 0.9) +
    moved(
      person({ hair: INK.bark, clothes: INK.cerise, head: 4.1, style: 'long', wears: 'dress' }) +
        stroke(INK.graphite, 'M12.6 7.4H13.4M15.4 7.4H16.6M18.6 7.4H19.4', 0.6) +
        `<circle cx="14.4" cy="7.4" r="1.5" fill="none" stroke="${BLACK}" stroke-width=".65"/><circle cx="17.6" cy="7.4" r="1.5" fill="none" stroke="${BLACK}" stroke-width=".65"/>`,
      4.6,
      0,
    ) +
    fill(INK.cobalt, 'M24.4 17.6L30.4 16.6L31 22.4L25 23.4Z') +
    stroke(INK.ivory, 'M25.2 21.8L30.6 20.9', 0.8) +
    disc(INK.skin, 27.4, 18.4, 1.2),
  lawyer:
    person({
      hair: INK.bark,
      clothes: INK.graphite,
      head: 4,
      style: 'short',
      wears: 'suit',
    }).replaceAll(INK.red, INK.crimson) +
    both(
      fill(INK.graphite, 'M11.2 19H15.9V26.6H9.4Z') + stroke(INK.crimson, 'M13 10.8L14.6 26', 1.1),
    ) +
    fill(INK.white, 'M14.6 10.6H17.4L18 14.4H14Z') +
    fill(INK.wood, 'M3 17.4H9.4V23H3Z') +
    stroke(INK.gold, 'M4.8 17V15.8H7.6V17', 0.9) +
    disc(INK.skin, 8.2, 17.4, 1.2),
  'mother-and-baby':
    fill(
      INK.bark,
      'M10 9C9.2 2.4 22.4 1.6 22.6 9.4C23.4 13 23.4 17 21.6 19.4L11 18.4C9.6 16 9.4 12 10 9Z',
    ) +
    fill(
      INK.cobalt,
      'M11.6 17C14 18.4 18.4 18.4 20.8 17C24.4 18.4 26.4 24 26.6 31H6C6.2 24 8 18.4 11.6 17Z',
    ) +
    fill(INK.skin, 'M14.4 14.4H18.2V17.4C17.4 19 15.2 19 14.4 17.4Z') +
    oval(INK.skin, 16.2, 10.4, 4.9, 5) +
    fill(
      INK.bark,
      'M11 10.4C10.8 4.6 21.6 4.6 21.4 10.4C20.4 8 18.4 6.8 16.2 6.8C14 6.8 12 8 11 10.4Z',
    ) +
    stroke(INK.graphite, 'M13.2 10.6Q14 11.5 14.8 10.6M17.6 10.6Q18.4 11.5 19.2 10.6', 0.75) +
    stroke(INK.terracotta, 'M14.8 13Q16.2 14 17.6 13', 0.45) +
    turned(
      fill(
        INK.blush,
        'M6.4 22.4C9 19.4 20 19 24.4 22.4C26.4 25.4 24.6 29 20.6 29.4H11C6.8 29.4 5.2 25.6 6.4 22.4Z',
      ) +
        disc(INK.skin, 10.2, 23.6, 3.4) +
        stroke(INK.graphite, 'M8.4 23.8Q9 24.5 9.6 23.8M11 23.8Q11.6 24.5 12.2 23.8', 0.65) +
        stroke(INK.rose, 'M14.4 21.4C16.6 23.6 17 26.4 16 29.2', 1),
      -8,
      16,
      25,
    ) +
    stroke(INK.cobalt, 'M23.8 21C25.6 25 24 28.4 18.6 28.4', 3) +
    disc(INK.skin, 17.4, 28.2, 1.5),
  'wedding-couple':
    moved(
      person({ hair: INK.bark, clothes: INK.graphite, head: 4, style: 'short', wears: 'suit' }),
      -5.4,
      2.2,
      0.93,
    ) +
    moved(
      person({ hair: INK.bark, clothes: INK.white, head: 4, style: 'veil', wears: 'gown' }) +
        stroke(INK.pearl, 'M8.4 28.4C12 29.6 20 29.6 23.6 28.4', 0.9) +
        fill(INK.leaf, 'M13.6 18.4H18.4L16 22.4Z') +
        disc(INK.rose, 14.5, 18, 1.7) +
        disc(INK.rose, 17.5, 18, 1.7) +
        disc(INK.cerise, 16, 16.8, 1.7),
      4.6,
      2.2,
      0.93,
    ) +
    fill(
      INK.red,
      'M13.8 6C11.6 4.4 10.8 3.2 11 2C11.4 0.6 13.2 0.6 13.8 2C14.4 0.6 16.2 0.6 16.6 2C16.8 3.2 16 4.4 13.8 6Z',
    ),
};
