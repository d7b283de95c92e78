import { both, disc, fill, INK, leaf, petal, ring, stroke } from './pen.ts';

/* People of feasts, sport and the road. */

const eyes = (y: number, apart = 2): string =>
  disc(INK.graphite, 16 - apart, y, 0.75) + disc(INK.graphite, 16 + apart, y, 0.75);
const smile = (y: number): string =>
  stroke(INK.terracotta, `M14.4 ${y}C15.2 ${y + 1.2} 16.8 ${y + 1.2} 17.6 ${y}`, 0.5);

/** Bodies by name. */
export const PEOPLE_AND_PLAY: Readonly<Record<string, string>> = {
  // A boy on the day of his circumcision: cape with a white edge, plumed hat, sceptre.
  'circumcision-boy':
    fill(INK.cobalt, 'M11.4 15.6C6.4 19 3.6 25 3.4 31H28.6C28.4 25 25.6 19 20.6 15.6Z') +
    fill(INK.white, 'M12.6 16.4H19.4L21.6 31H10.4Z') +
    stroke(INK.gold, 'M13.2 24.4H18.8', 1.3) +
    both(fill(INK.ivory, 'M12.4 15C8.4 18.4 6 24.4 5.8 31H9.4C9.6 25.4 11.2 20 13.8 17Z')) +
    fill(INK.skin, 'M11 8.4H21C21.4 13.4 19.4 16.4 16 16.4C12.6 16.4 10.6 13.4 11 8.4Z') +
    eyes(11.4) +
    smile(13.6) +
    fill(INK.cobalt, 'M11 3.6C13.6 2.6 18.4 2.6 21 3.6L21.8 9.2C18.6 7.8 13.4 7.8 10.2 9.2Z') +
    stroke(INK.gold, 'M10.4 8.6C13.4 7.2 18.6 7.2 21.6 8.6', 1.2) +
    fill(
      INK.white,
      'M16 4.6C13.8 3.4 13.4 1.2 14.8 0.2C15.4 1.2 15.8 1.4 16 1.4C16.2 1.4 16.6 1.2 17.2 0.2C18.6 1.2 18.2 3.4 16 4.6Z',
    ) +
    disc(INK.red, 16, 5.4, 1.1) +
    stroke(INK.gold, 'M25.2 19V30.6', 1.3) +
    disc(INK.skin, 25.2, 24.6, 1.5) +
    disc(INK.gold, 25.2, 17.4, 2) +
    disc(INK.red, 25.2, 17.4, 0.9),
  // A bride of the henna night: red velvet sewn with gold, a red veil.
  'henna-bride':
    fill(
      INK.red,
      'M16 0.8C9 0.8 7 6 6.6 12C6.2 18 5.4 22 4.4 25.4H27.6C26.6 22 25.8 18 25.4 12C25 6 23 0.8 16 0.8Z',
    ) +
    fill(INK.wine, 'M12.4 15.4H19.6C22.4 19 24.4 25 25 31.4H7C7.6 25 9.6 19 12.4 15.4Z') +
    fill(INK.bark, 'M10.6 6.4C12 3.6 20 3.6 21.4 6.4L21.8 14H10.2Z') +
    fill(
      INK.skin,
      'M11.8 7.4C13.6 8.4 18.4 8.4 20.2 7.4C20.6 12.4 19 15.6 16 15.6C13 15.6 11.4 12.4 11.8 7.4Z',
    ) +
    eyes(10.8, 1.9) +
    smile(12.9) +
    stroke(INK.gold, 'M10.2 6.8C12.4 3.8 19.6 3.8 21.8 6.8', 1.3) +
    [11.8, 14.6, 17.4, 20.2]
      .map((x) => disc(INK.gold, x, x < 13 || x > 19 ? 7.2 : 6.4, 0.7))
      .join('') +
    stroke(INK.gold, 'M5.4 24.6C7 20 7.4 16 7.8 12M26.6 24.6C25 20 24.6 16 24.2 12', 0.9) +
    stroke(INK.gold, 'M16 17.4V22.4', 0.9) +
    ring(6, (t) => petal(INK.gold, [16, 25.4], t, 3.4, 1.9)) +
    disc(INK.red, 16, 25.4, 0.9) +
    both(leaf(INK.gold, [12.6, 29.6], -30, 4, 1.6) + leaf(INK.gold, [9.8, 29.6], 20, 3.6, 1.5)) +
    stroke(INK.gold, 'M7.6 30.6H24.4', 0.9),
  'fairy-chimneys':
    fill(INK.honey, 'M9 30.6C9.6 22 11 14 12.6 9.4H18.6C20.2 14 21.8 22 22.4 30.6Z') +
    fill(
      INK.bark,
      'M10.8 10.2C11.4 5.6 13.6 2 15.6 1.6C17.8 2 20 5.6 20.6 10.2C18 11.6 13.4 11.6 10.8 10.2Z',
    ) +
    fill(INK.caramel, 'M1 30.6C1.4 25 2.6 20.4 3.8 17.2H8.2C9.4 20.4 10.6 25 11 30.6Z') +
    fill(
      INK.wood,
      'M2.4 17.8C2.8 14.6 4.4 12 6 11.6C7.6 12 9.2 14.6 9.6 17.8C7.6 18.8 4.4 18.8 2.4 17.8Z',
    ) +
    fill(INK.caramel, 'M20.6 30.6C21 26 22.2 21.6 23.4 18.8H27.6C28.8 21.6 30 26 30.6 30.6Z') +
    fill(
      INK.wood,
      'M22 19.4C22.4 16.4 24 14.2 25.4 13.8C27 14.2 28.6 16.4 29 19.4C27 20.4 24 20.4 22 19.4Z',
    ) +
    disc(INK.bark, 15.6, 18, 1.3) +
    fill(INK.bark, 'M14.4 30.6V27C14.4 25.2 17 25.2 17 27V30.6Z') +
    disc(INK.bark, 25.5, 25, 1),
  'hockey-stick':
    fill(
      INK.wood,
      'M23.6 1L26.4 2L17.4 26.4C16.6 28.8 15.4 30 12.8 30H5.4C3.4 30 3.4 26 5.4 26H12C13.4 26 14 25.6 14.4 24.4Z',
    ) +
    fill(INK.graphite, 'M23.6 1L26.4 2L24.2 8L21.2 7Z') +
    fill(INK.graphite, 'M9.6 26H5.4C3.4 26 3.4 30 5.4 30H9.6Z'),
  puck:
    fill(INK.graphite, 'M3 13.6C3 9 29 9 29 13.6V19C29 23.6 3 23.6 3 19Z') +
    fill(INK.slate, 'M3 13.6C3 17.6 29 17.6 29 13.6C29 9.6 3 9.6 3 13.6Z'),
  'camper-van':
    fill(INK.ivory, 'M3.4 15L6 7.6C6.4 6.4 7.2 5.8 8.6 5.8H26.4C28 5.8 28.8 6.6 29 8L29.8 15Z') +
    fill(INK.teal, 'M2 15H30V22.4C30 23.8 29.4 24.4 28 24.4H4C2.6 24.4 2 23.8 2 22.4Z') +
    stroke(INK.white, 'M2.4 15.2H29.8', 1.2) +
    fill(INK.sky, 'M6 13L7.8 8H11.2V13Z') +
    fill(INK.sky, 'M13 8H19V13H13Z') +
    fill(INK.sky, 'M20.8 8H26.6L27.4 13H20.8Z') +
    disc(INK.graphite, 8.6, 24.4, 3.9) +
    disc(INK.silver, 8.6, 24.4, 1.8) +
    disc(INK.graphite, 23.6, 24.4, 3.9) +
    disc(INK.silver, 23.6, 24.4, 1.8) +
    disc(INK.sun, 3.6, 18.6, 1.5),
  sword:
    fill(INK.silver, 'M14.2 3.4L16 0.6L17.8 3.4V21.4H14.2Z') +
    fill(INK.pearl, 'M16 0.6L17.8 3.4V21.4H16Z') +
    fill(INK.gold, 'M8.6 21.2H23.4C24.8 21.2 24.8 24 23.4 24H8.6C7.2 24 7.2 21.2 8.6 21.2Z') +
    fill(INK.bark, 'M14.4 24H17.6V28.6H14.4Z') +
    disc(INK.gold, 16, 29.6, 1.9),
  // In the air, the ball at the gloves.
  goalkeeper:
    stroke(INK.skin, 'M8.6 20.6L4 24.2M9.6 22.4L10.6 27', 2.6) +
    stroke(INK.white, 'M4.8 23.6L2.6 25.4M10.5 26.4L10.8 28', 2.6) +
    fill(
      INK.graphite,
      'M2.8 23.6L4.6 26.4L1.4 29.4C0.4 29 0.2 27.8 0.8 27ZM9 27.4H12.4L12.6 30.6H8C7.4 30 7.8 28.8 9 28.6Z',
    ) +
    fill(INK.graphite, 'M11.4 15.6L15 21L10.8 24.4L6.6 23.4L6 20Z') +
    fill(INK.marigold, 'M17.6 10.8C19.4 11 20.8 12.6 20.8 14.4L14.8 21.4L10.8 15.8Z') +
    stroke(INK.marigold, 'M17.6 12.6L24.6 6.4M19 15L25.6 11.4', 2.8) +
    disc(INK.skin, 20, 9, 3.3) +
    fill(INK.bark, 'M16.8 8.8C16.2 5.4 19.4 4 22 5.4C20.6 6.4 18.8 6.8 17.8 9.6Z') +
    disc(INK.graphite, 21.4, 8.6, 0.6) +
    disc(INK.white, 28, 7, 3.4) +
    fill(INK.graphite, 'M28 5.2L29.8 6.5L29.1 8.6H26.9L26.2 6.5Z') +
    fill(
      INK.leaf,
      'M23.4 5.2C24 4.2 25.6 4.2 26 5.4C26.4 6.6 25.6 8 24.6 8C23.6 8 22.8 6.4 23.4 5.2ZM24.4 10.4C25.2 9.4 26.8 9.6 27.2 10.8C27.4 12 26.4 13.2 25.4 13C24.2 12.8 23.8 11.4 24.4 10.4Z',
    ),
  'dancing-couple':
    fill(INK.graphite, 'M5.4 17.6H13.6L14.6 28.8H11.2L9.8 21L8 28.8H4.6Z') +
    fill(
      INK.graphite,
      'M4.6 28.4H8.2V30.6H3C2.6 29.6 3.4 28.8 4.6 28.4ZM11.2 28.4H14.6L16.2 30.6H11.2Z',
    ) +
    stroke(INK.skin, 'M21.6 11L16.8 5.4', 1.9) +
    stroke(INK.navy, 'M11.8 10.8L15.4 6.8', 2.4) +
    disc(INK.skin, 16.4, 5.4, 1.4) +
    fill(INK.navy, 'M5.8 9.8C7.6 8.8 11.6 8.8 13.2 9.8L14 18.8H5.6Z') +
    fill(INK.skin, 'M8.4 7.4H11.2V9.8H8.4Z') +
    disc(INK.skin, 9.9, 5, 3.1) +
    fill(
      INK.bark,
      'M6.6 5.6C5.8 1 13 0.4 13.2 3.8C11.2 3.4 9.6 3.6 8.8 5.4C8.4 6.4 7 6.6 6.6 5.6Z',
    ) +
    disc(INK.graphite, 11.6, 5.2, 0.6) +
    fill(
      INK.red,
      'M19.6 10.6C20.8 9.8 23.4 9.8 24.6 10.6L24.8 15.4C27.4 19.4 30.8 24 31.4 29C26.4 31.6 18.4 30.8 15.4 28.4C17.4 24 18.6 19.6 19.4 15.4Z',
    ) +
    fill(INK.skin, 'M20.8 8.4H23.4V11H20.8Z') +
    disc(INK.skin, 22, 6.2, 2.9) +
    fill(
      INK.bark,
      'M19.2 4.8C19.8 2 24.8 1.6 25.4 6C25.4 7.6 24.2 8.2 23.8 7C23.4 5.2 21.4 4.4 19.2 4.8Z',
    ) +
    disc(INK.bark, 25.8, 5, 1.7) +
    disc(INK.graphite, 20.4, 6.4, 0.6) +
    stroke(INK.navy, 'M12.8 11.4C14.4 13.4 16.6 14.6 19 14.6', 2.4) +
    disc(INK.skin, 19.6, 14.6, 1.3),
  'couple-from-behind':
    fill(INK.slate, 'M6 19H14L13.6 29.4H10.6L10 22L9.4 29.4H6.4Z') +
    disc(INK.skin, 6.5, 6, 0.9) +
    disc(INK.skin, 13.5, 6, 0.9) +
    fill(INK.skin, 'M8.8 8H11.2V11H8.8Z') +
    stroke(INK.navy, 'M6.2 12.4L4.4 18.8M13.8 12.4L15.6 18.4', 2.5) +
    fill(INK.navy, 'M5.4 11.4C7.4 10 12.6 10 14.6 11.4L15 20.4H5Z') +
    disc(INK.bark, 10, 5.6, 3.6) +
    fill(INK.graphite, 'M6.2 29H9.6V31H5.8ZM10.4 29H13.8L14.2 31H10.4Z') +
    stroke(INK.skin, 'M20.2 25V29.6M23.8 25V29.6', 1.9) +
    stroke(INK.skin, 'M18.6 12.8L16.4 18.8M25.4 12.8L27.2 19', 1.9) +
    fill(INK.rose, 'M18.2 11.8C20 10.8 24 10.8 25.8 11.8L25.6 17L28.8 26.2H15.2L18.4 17Z') +
    fill(INK.wood, 'M17.8 6.4C17.4 0.6 26.6 0.6 26.2 6.4L26.8 14.6C24 16 20 16 17.2 14.6Z') +
    disc(INK.skin, 16, 19, 1.5) +
    fill(INK.wine, 'M18.8 29H21.4V31H18.4ZM22.6 29H25.2L25.6 31H22.6Z'),
  'newlyweds-from-behind':
    disc(INK.skin, 6.5, 6, 0.9) +
    disc(INK.skin, 13.5, 6, 0.9) +
    fill(INK.skin, 'M8.8 8H11.2V11H8.8Z') +
    fill(INK.graphite, 'M6 19H14L13.8 31H10.6L10 22L9.4 31H6.2Z') +
    stroke(INK.graphite, 'M6.2 12.4L4.4 18.8M13.8 12.4L15.4 18.4', 2.5) +
    fill(INK.graphite, 'M5.4 11.4C7.4 10 12.6 10 14.6 11.4L15 22L10 21L5 22Z') +
    disc(INK.bark, 10, 5.6, 3.6) +
    stroke(INK.skin, 'M18.6 12.8L16.4 18.6M25.4 12.8L27 19', 1.9) +
    fill(
      INK.white,
      'M18.4 11.6C20 10.8 24 10.8 25.6 11.6L25.2 17C27.4 21 29.4 26 30.6 31H14.6C15.6 26 17 21 18.8 17Z',
    ) +
    disc(INK.wood, 22, 6.4, 4) +
    disc(INK.wood, 22, 3.2, 2) +
    fill(
      INK.pearl,
      'M18.2 6.4C19.6 4.8 24.4 4.8 25.8 6.4C27.2 13 28 19 28.6 26C24.6 28.4 19.4 28.4 15.6 26C16.2 19 16.8 13 18.2 6.4Z',
    ) +
    stroke(INK.white, 'M22 9V25.6M19.4 10L18.4 25M24.6 10L25.8 25', 0.9) +
    disc(INK.skin, 16, 18.8, 1.5),
};
