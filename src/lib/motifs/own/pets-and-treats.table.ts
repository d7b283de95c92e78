import { both, disc, fill, INK, moved, stroke } from './pen.ts';

/* Pets that sit, sweets, a caravan, a lantern of Ramadan, and things of shops and schools. */

const ICING = INK.white;
const candy = (hex: string, x: number, y: number): string => disc(hex, x, y, 1);

/** One piece of Turkish delight, with its powder. */
const lokum = (hex: string, light: string, x: number, y: number): string =>
  moved(
    fill(
      hex,
      'M0 1.6C0 .6 .6 0 1.6 0H5.6C6.6 0 7.2 .6 7.2 1.6V5.2C7.2 6.2 6.6 6.8 5.6 6.8H1.6C.6 6.8 0 6.2 0 5.2Z',
    ) + fill(light, 'M0 1.6C0 .6 .6 0 1.6 0H5.6C6.6 0 7.2 .6 7.2 1.6V2.6H0Z'),
    x,
    y,
  );

/** One of a pair of knitted shoes, its toe to the left or to the right of the middle. */
function bootie(y: number, way: 1 | -1): string {
  const at = (x: number): number => 16 + way * x;
  return (
    fill(
      INK.sky,
      `M${at(1.2)} ${y}H${at(8)}V${y + 8}C${at(12)} ${y + 8.4} ${at(14.6)} ${y + 10.4} ${at(14.6)} ${y + 13.6}C${at(14.6)} ${y + 15.6} ${at(13.4)} ${y + 16.4} ${at(11.6)} ${y + 16.4}H${at(1.2)}Z`,
    ) +
    fill(INK.white, `M${at(0.8)} ${y - 1.4}H${at(8.4)}V${y + 1.8}H${at(0.8)}Z`) +
    stroke(INK.cobalt, `M${at(1.6)} ${y + 6}H${at(7.8)}`, 1) +
    disc(INK.cobalt, at(6.6), y + 8.6, 1.2)
  );
}

/** A dog that sits and looks ahead. */
const sittingDog = (coat: string, light: string, dark: string): string =>
  stroke(coat, 'M22.6 27.6C25.6 27.4 27.4 25.2 27.6 22.6', 2.6) +
  fill(
    coat,
    'M16 12.6C20.6 12.6 24 19 24.2 25.2C24.4 28.8 22.8 30.6 19.8 30.6H12.2C9.2 30.6 7.6 28.8 7.8 25.2C8 19 11.4 12.6 16 12.6Z',
  ) +
  fill(
    light,
    'M16 16.4C18.4 16.4 20 20 19.8 23.6C19.6 26.2 18 27.2 16 27.2C14 27.2 12.4 26.2 12.2 23.6C12 20 13.6 16.4 16 16.4Z',
  ) +
  stroke(dark, 'M13.2 24.6V30M18.8 24.6V30', 0.9) +
  fill(
    coat,
    'M16 2C20.4 2 23.4 5 23.4 9.4C23.4 14 20.2 16.8 16 16.8C11.8 16.8 8.6 14 8.6 9.4C8.6 5 11.6 2 16 2Z',
  ) +
  both(
    fill(dark, 'M10.4 3.4C7 3 4.8 6 5 10C5.2 12.8 6.4 14.4 7.8 14.2C9.4 14 9.8 10.8 10.2 7.8Z'),
  ) +
  fill(
    light,
    'M16 9.4C18.4 9.4 20.2 11 20.2 13C20.2 15.4 18.4 16.6 16 16.6C13.6 16.6 11.8 15.4 11.8 13C11.8 11 13.6 9.4 16 9.4Z',
  ) +
  both(disc(INK.graphite, 12.6, 8, 1.1)) +
  fill(
    INK.graphite,
    'M14.2 10.4C14.2 9.6 17.8 9.6 17.8 10.4C17.8 11.4 16.8 12.2 16 12.2C15.2 12.2 14.2 11.4 14.2 10.4Z',
  ) +
  fill(INK.red, 'M14.9 14H17.1V15.6C17.1 17 14.9 17 14.9 15.6Z');

/** Bodies by name. */
export const PETS_AND_TREATS: Readonly<Record<string, string>> = {
  'sitting-cat':
    stroke(INK.caramel, 'M21.6 28.6C26.6 29.4 29 26 27.6 22.6C26.8 20.6 27.4 19 28.6 18', 2.6) +
    fill(
      INK.caramel,
      'M16 12.6C20.4 12.6 23.6 19 24 25C24.2 28.6 22.6 30.6 19.8 30.6H12.2C9.4 30.6 7.8 28.6 8 25C8.4 19 11.6 12.6 16 12.6Z',
    ) +
    fill(
      INK.ivory,
      'M16 16.6C18.2 16.6 19.8 20 19.6 23.6C19.4 26 18 27 16 27C14 27 12.6 26 12.4 23.6C12.2 20 13.8 16.6 16 16.6Z',
    ) +
    stroke(INK.wood, 'M13.2 24.6V30M18.8 24.6V30', 0.9) +
    both(
      fill(INK.caramel, 'M8.4 8.6L8.2 1.4C8.2 .8 8.8 .6 9.4 1L15 4.4Z') +
        fill(INK.blush, 'M9.8 6.6L9.7 3.2L12.4 4.8Z'),
    ) +
    fill(
      INK.caramel,
      'M16 3.4C21 3.4 24.4 6.4 24.4 10C24.4 14 20.8 16.4 16 16.4C11.2 16.4 7.6 14 7.6 10C7.6 6.4 11 3.4 16 3.4Z',
    ) +
    fill(
      INK.ivory,
      'M16 10.6C18 10.6 19.6 11.8 19.6 13.4C19.6 15.2 18 16.2 16 16.2C14 16.2 12.4 15.2 12.4 13.4C12.4 11.8 14 10.6 16 10.6Z',
    ) +
    both(disc(INK.graphite, 12.2, 9.4, 1.1)) +
    fill(INK.rose, 'M14.8 11.4H17.2L16 12.9Z'),
  'sitting-dog': sittingDog(INK.caramel, INK.ivory, INK.wood),
  dalmatian:
    sittingDog(INK.white, INK.pearl, INK.graphite) +
    [
      [11.4, 5.6, 1.2],
      [19.6, 4.4, 1],
      [20.4, 11, 1],
      [11.2, 19.6, 1.2],
      [10, 24.8, 1.4],
      [21.6, 19.4, 1.1],
      [22, 25.6, 1.3],
      [16.2, 28.6, 1],
    ]
      .map(([x, y, r]) => disc(INK.graphite, x, y, r))
      .join(''),
  'gingerbread-house':
    fill(INK.terracotta, 'M22 4H25.4V11H22Z') +
    fill(INK.caramel, 'M5.4 14.4L16 5L26.6 14.4V29.6H5.4Z') +
    fill(INK.bark, 'M16 2.4L30 14.8L27.6 17.4L16 7.2L4.4 17.4L2 14.8Z') +
    stroke(
      ICING,
      'M3.4 16.4C4 18.6 6 18 6.4 15.2C7.4 16.8 9.2 16 9.4 12.8C10.6 14 12.2 13 12.4 10.2C13.6 11.2 15.4 10 16 7.4C16.6 10 18.4 11.2 19.6 10.2C19.8 13 21.4 14 22.6 12.8C22.8 16 24.6 16.8 25.6 15.2C26 18 28 18.6 28.6 16.4',
      1.1,
    ) +
    fill(INK.red, 'M13 29.6V22.6C13 18.8 19 18.8 19 22.6V29.6Z') +
    stroke(ICING, 'M13 29.6V22.6C13 18.8 19 18.8 19 22.6V29.6', 0.9) +
    both(fill(INK.sun, 'M7.6 20H11V24H7.6Z') + stroke(ICING, 'M7.6 20H11V24H7.6Z', 0.9)) +
    candy(INK.leaf, 16, 14.6) +
    both(candy(INK.red, 12.6, 16.4) + candy(INK.leaf, 9.3, 17.4)) +
    stroke(ICING, 'M4.4 29.8H27.6', 1.8),
  caravan:
    fill(INK.ivory, 'M3 8.6C3 6 4.6 4.4 7.2 4.4H22.4C26.4 4.4 28.6 7 28.6 11V15H3Z') +
    fill(INK.turquoise, 'M3 15H28.6V21.4C28.6 23.4 27.6 24.4 25.6 24.4H6C4 24.4 3 23.4 3 21.4Z') +
    stroke(INK.slate, 'M28.4 23.4H31.4V26.2', 1.1) +
    fill(INK.sky, 'M5.4 8.6C5.4 7.8 5.8 7.4 6.6 7.4H12.2C13 7.4 13.4 7.8 13.4 8.6V12.8H5.4Z') +
    fill(INK.white, 'M17 7.6H22.4V24.4H17Z') +
    fill(INK.sky, 'M18.2 9H21.2V13.4H18.2Z') +
    disc(INK.gold, 18.4, 17, 0.8) +
    fill(
      INK.red,
      'M4.6 5.6H14.2L13.4 8.4C12.8 9.2 12 9.2 11.4 8.4C10.8 9.2 10 9.2 9.4 8.4C8.8 9.2 8 9.2 7.4 8.4C6.8 9.2 6 9.2 5.4 8.4Z',
    ) +
    disc(INK.graphite, 10.6, 24.8, 3.7) +
    disc(INK.silver, 10.6, 24.8, 1.7),
  ataturk:
    fill(
      INK.graphite,
      'M8.2 9.4C7.2 6.4 7.4 3.4 8.6 1.6C13 .4 19.6 .4 23.6 1.8C24.6 3.8 24.6 6.6 23.8 9C18.8 8 13.2 8.2 8.2 9.4Z',
    ) +
    fill(
      INK.graphite,
      'M8.8 10.6C13.4 9.4 18.4 9.2 23 10.2C23.6 11 23.2 12 23.4 12.8L25.6 16.2C26 17 25.6 17.4 24.8 17.6L24.2 17.8C24.6 18.2 24.7 18.7 24.2 19.1C24.6 19.6 24.4 20 24 20.3C24.6 22 24.2 23.6 22.4 23.8C21 23.9 20 23.8 19.2 23.6C19 24.4 19.2 25 19.8 25.4L26.4 27.4C28.6 28.2 29.6 29.4 29.8 31H3C3.2 29.2 4.2 27.8 6.2 27.2L10.4 25.8C11 23.2 10.4 20.6 9.4 18.4C8.4 16.2 8.2 13.2 8.8 10.6Z',
    ),
  lokum:
    fill(
      INK.white,
      'M1.4 23.6C1.4 20.8 30.6 20.8 30.6 23.6C30.6 27.8 24.4 29.4 16 29.4C7.6 29.4 1.4 27.8 1.4 23.6Z',
    ) +
    stroke(INK.cobalt, 'M3.4 25.4C7 28.2 25 28.2 28.6 25.4', 1) +
    lokum(INK.rose, INK.blush, 4.6, 17.2) +
    lokum(INK.gold, INK.ivory, 12.4, 17.6) +
    lokum(INK.cerise, INK.rose, 20.2, 17.2) +
    lokum(INK.leaf, INK.sage, 8.4, 10.6) +
    lokum(INK.rose, INK.blush, 16.2, 10.6) +
    lokum(INK.gold, INK.ivory, 12.4, 4),
  'ramadan-lantern':
    stroke(INK.gold, 'M16 .9C18.6 .9 18.6 4 16 4C13.4 4 13.4 .9 16 .9', 0.9) +
    fill(INK.gold, 'M16 3.6C19.4 5 22 7.4 22.6 10.4H9.4C10 7.4 12.6 5 16 3.6Z') +
    fill(INK.gold, 'M8.4 10.2H23.6L24.6 12.4H7.4Z') +
    fill(INK.sun, 'M8.4 12.4H23.6L25 19L21.8 26H10.2L7 19Z') +
    fill(INK.marigold, 'M12.6 12.4H19.4L20.6 19L18.8 26H13.2L11.4 19Z') +
    stroke(
      INK.purple,
      'M8.4 12.4L7 19L10.2 26M23.6 12.4L25 19L21.8 26M12.6 12.4L11.4 19L13.2 26M19.4 12.4L20.6 19L18.8 26',
      1,
    ) +
    stroke(INK.purple, 'M7 19H25', 1) +
    fill(INK.gold, 'M9 25.8H23L24.4 28.4H7.6Z') +
    fill(INK.purple, 'M10.4 28.2H21.6V30.8H10.4Z'),
  pearls:
    stroke(INK.silver, 'M2.4 7.4C5 20.6 27 20.6 29.6 7.4', 0.8) +
    [
      [2.8, 8.4],
      [4.9, 12.9],
      [8.3, 16],
      [12.3, 17.4],
      [16.4, 17.8],
      [20.4, 17.2],
      [24.2, 15.6],
      [27.3, 12.4],
      [29.2, 8.2],
    ]
      .map(([x, y]) => disc(INK.ivory, x, y, 2.1) + disc(INK.pearl, x + 0.5, y + 0.5, 1))
      .join(''),
  hanger:
    stroke(
      INK.silver,
      'M13.6 7.4C13 4.6 15.2 3 17 3.8C19.4 4.8 19 7.6 16.8 8.8C16.2 9.2 16 9.8 16 11',
      1.3,
    ) +
    stroke(
      INK.wood,
      'M16 11.4L29 20.4C30.4 21.6 29.8 23.4 28 23.4H4C2.2 23.4 1.6 21.6 3 20.4Z',
      2.2,
    ),
  plate:
    disc(INK.pearl, 16, 16, 14) +
    disc(INK.white, 16, 16, 13) +
    `<circle fill="none" stroke="${INK.cobalt}" stroke-width="0.9" cx="16" cy="16" r="11.4"/>` +
    disc(INK.ivory, 16, 16, 8.4),
  'hair-dryer':
    fill(INK.cerise, 'M11 4.4H22.6C27.2 4.4 30 7.6 30 11.4C30 15.2 27.2 18.4 22.6 18.4H11Z') +
    fill(INK.graphite, 'M2 7L11 5V17.8L2 15.8Z') +
    disc(INK.blush, 23, 11.4, 3.2) +
    fill(
      INK.cerise,
      'M18.4 18H25.2L23.4 28.4C23.2 29.8 22.4 30.4 21.2 30.4C19.6 30.4 18.8 29.6 18.8 28.2Z',
    ) +
    stroke(INK.graphite, 'M21 22V25', 1.2),
  chalkboard:
    fill(INK.wood, 'M1.6 4.6H30.4V24.4H1.6Z') +
    fill(INK.stem, 'M3.8 6.8H28.2V22.2H3.8Z') +
    stroke(INK.white, 'M7 17.6L9.4 10.6L11.8 17.6M7.8 15.4H11', 0.9) +
    stroke(
      INK.white,
      'M14.6 17.4V10.8H15.8C17.8 10.8 17.8 13.6 16 13.6M16.2 15C18.4 15 18.4 17.4 16 17.4H14.6',
      0.9,
    ) +
    stroke(INK.white, 'M25 11.6C23 10 20.8 11.4 20.8 14.2C20.8 17 23 18.2 25 16.8', 0.9) +
    fill(INK.caramel, 'M3.4 24.4H28.6V26.4H3.4Z') +
    fill(INK.white, 'M8 23.2H13V24.6H8Z') +
    fill(INK.sun, 'M20 22.8H25V24.6H20Z') +
    stroke(INK.wood, 'M7.4 26.4L5.4 30.8M24.6 26.4L26.6 30.8', 1.4),
  firefly:
    both(fill(INK.sky, 'M15.4 12.4C11 5.6 5.4 4.6 3.4 7C1.8 9.6 6.6 14.6 14.6 15.4Z')) +
    fill(
      INK.graphite,
      'M16 7.4C18.4 7.4 19.8 9.6 19.8 12.4C19.8 15 18.6 17 16 17C13.4 17 12.2 15 12.2 12.4C12.2 9.6 13.6 7.4 16 7.4Z',
    ) +
    fill(INK.sun, 'M12 17C13.6 18 18.4 18 20 17C21.4 21 20.4 27 16 29.6C11.6 27 10.6 21 12 17Z') +
    stroke(INK.marigold, 'M12.2 21H19.8M12.8 24.6H19.2', 0.9) +
    disc(INK.red, 16, 6.6, 2.4) +
    stroke(INK.graphite, 'M15 4.6C14 2.6 12.6 2 11 2.2M17 4.6C18 2.6 19.4 2 21 2.2', 0.8),
  partridge:
    stroke(INK.red, 'M13.4 26V30.4M18 26V30.4M11.6 30.4H14.4M16.2 30.4H19', 1) +
    fill(INK.slate, 'M26 18L31 20.6L25 24.4Z') +
    fill(
      INK.honey,
      'M8.4 4.6C11.6 3.8 14.4 6 14.6 9.4C20.4 10 27.4 13.4 28 19.4C27 25 20.4 27.4 14.8 26.8C9 26 6.4 21 7.4 15.4C5.6 13 4.8 6 8.4 4.6Z',
    ) +
    fill(INK.slate, 'M12.6 11.6C18 11 24 14 26 19C22 21.6 15.6 20 12.6 11.6Z') +
    fill(
      INK.ivory,
      'M6.6 8.4C8 7.4 11 8 12.4 10.4C12 13 9.6 14.4 7.6 13.4C6.6 12 6.2 10 6.6 8.4Z',
    ) +
    stroke(INK.bark, 'M6.4 7.6C9 6.6 12 7.8 13 10.6C12.4 13.6 9.8 15 7.4 14.2', 1) +
    stroke(INK.bark, 'M9 20.4C10 22.6 11 24 12.4 25.2M12 19.6C13 22 14.2 24 15.8 25.6', 1) +
    fill(INK.red, 'M6.4 6.6L2.8 8.6L6.2 9.4Z') +
    disc(INK.graphite, 8.8, 6.6, 0.8),
  swing:
    stroke(INK.bark, 'M1.6 2.6H30.4', 2.4) +
    stroke(INK.honey, 'M7.4 2.6L6.6 26M24.6 2.6L25.4 26', 1.2) +
    fill(INK.wood, 'M4 25.4H28V28.6H4Z'),
  'red-riding-hood':
    both(fill(INK.bark, 'M16 26H12.6V29C11.4 29.2 10.8 30 10.8 30.8H15.4V26Z')) +
    fill(
      INK.red,
      'M16 1.4C20.6 1.4 22.8 5 22.4 9.6C25.4 13.6 27.4 20.6 27.6 26.4C20 29 12 29 4.4 26.4C4.6 20.6 6.6 13.6 9.6 9.6C9.2 5 11.4 1.4 16 1.4Z',
    ) +
    fill(INK.white, 'M13 13H19L20.4 26.6C17.6 27.4 14.4 27.4 11.6 26.6Z') +
    stroke(INK.crimson, 'M13 13L11.4 27M19 13L20.6 27', 0.9) +
    disc(INK.skin, 16, 8, 4.6) +
    fill(
      INK.bark,
      'M11.4 8.2C11 3.4 21 3.4 20.6 8.2C19.4 5.8 17.6 5.6 16 5.8C14.4 5.6 12.6 5.8 11.4 8.2Z',
    ) +
    both(disc(INK.graphite, 14.2, 8.8, 0.75)) +
    stroke(INK.crimson, 'M14.6 10.6C15.2 11.4 16.8 11.4 17.4 10.6', 0.75) +
    stroke(INK.wood, 'M18.6 20C18.6 16.4 25.4 16.4 25.4 20', 0.9) +
    fill(INK.honey, 'M17.6 20H26.4L25.4 25.4H18.6Z') +
    disc(INK.skin, 22, 17.6, 1.3),
  'olive-tree':
    fill(
      INK.wood,
      'M13.4 31C14.4 27 12.6 24 11 20.4L13 19C14.4 21 15.2 22 16 24C16.6 21.6 17.6 20 19.6 18L21.4 19.6C18.8 23 18 27 19.4 31Z',
    ) +
    disc(INK.olive, 9.4, 15.6, 6.2) +
    disc(INK.olive, 22.6, 15, 6.6) +
    disc(INK.sage, 16, 9.4, 7.4) +
    disc(INK.sage, 13, 17.2, 4.4) +
    disc(INK.olive, 19, 18.2, 4) +
    both(disc(INK.violet, 7.4, 16.6, 1.1) + disc(INK.violet, 12.2, 7.8, 1.1)) +
    disc(INK.violet, 16.4, 13, 1.1) +
    disc(INK.violet, 13, 18.4, 1.1) +
    disc(INK.violet, 19.8, 19, 1.1),
  booties: bootie(8.4, 1) + bootie(8.4, -1),
  gramophone:
    fill(INK.wood, 'M4 24.4H24L25.4 30.6H2.6Z') +
    fill(INK.bark, 'M5.4 21.6H22.6L24 24.6H4Z') +
    fill(INK.graphite, 'M6.4 20.2C6.4 18.4 20 18.4 20 20.2V21.6H6.4Z') +
    stroke(INK.gold, 'M20.4 20.6C24.4 20.4 24.8 16.4 22.2 14.4', 1.5) +
    fill(
      INK.gold,
      'M23.4 14.4C20.4 12.8 14.6 11 9.4 12.6C6.4 9.4 8.4 2.4 14 1.4C19.6 .6 24 5.4 25.2 13Z',
    ) +
    fill(INK.honey, 'M9.4 12.6C6.4 9.4 8.4 2.4 14 1.4C15.6 4.4 13.6 10.4 9.4 12.6Z') +
    disc(INK.gold, 10, 27.4, 1) +
    disc(INK.gold, 18, 27.4, 1),
};
