import { both, disc, fill, INK, leaf, oval, stroke } from './pen.ts';

/* Animals from head to foot: a face alone sits nowhere, and carries nothing. */

const GREY = '#8d959c';
const ASH = '#6f7880';

/** How an animal looks that sits and faces us. */
interface Sitter {
  coat: string;
  shade: string;
  belly: string;
  ears: string;
  face: string;
}

const nose = (y: number, wide = 1.5): string =>
  fill(
    INK.graphite,
    `M${16 - wide} ${y}C${16 - wide * 0.5} ${y - 0.8} ${16 + wide * 0.5} ${y - 0.8} ${16 + wide} ${y}C${16 + wide} ${y + 1} ${16 + 0.5} ${y + 1.7} 16 ${y + 1.7}C${16 - 0.5} ${y + 1.7} ${16 - wide} ${y + 1} ${16 - wide} ${y}Z`,
  );

const eyes = (y: number, apart: number, r = 1): string =>
  both(disc(INK.graphite, 16 - apart, y, r));

/** It sits on its hind legs, the paws before its belly. */
const sitting = ({ coat, shade, belly, ears, face }: Sitter): string =>
  fill(
    coat,
    'M16 14C21.4 14 25 19 25.2 25C25.3 29 23.4 30.8 19.8 30.8H12.2C8.6 30.8 6.7 29 6.8 25C7 19 10.6 14 16 14Z',
  ) +
  oval(belly, 16, 24, 5, 5.6) +
  both(oval(shade, 10.2, 29, 3.4, 2)) +
  both(stroke(shade, 'M10.2 19.4C9.8 21.6 10.4 23.4 12 24.2', 3)) +
  ears +
  oval(coat, 16, 9.8, 8, 6.9) +
  face;

const roundEars = (outer: string, inner: string, x = 9, y = 4.6, r = 2.9): string =>
  both(disc(outer, x, y, r) + disc(inner, x, y, r * 0.55));

/** A horse's shape from its left side, without mane and tail. */
const steed = (coat: string, shade: string, hoof: string): string =>
  fill(shade, 'M14.4 21H17.6L17 28.6H14.6ZM20.4 21H23.6L22.8 28.6H20.4Z') +
  fill(hoof, 'M14.6 28.6H17V30.6H14.4ZM20.4 28.6H22.8V30.6H20.2Z') +
  fill(
    coat,
    'M9 15C12 16.2 19 15 23.6 15.4C27 15.8 28.4 18 28 21L27.6 28.6H24.6L24 23.2C20.6 24.2 16.8 24.2 13.8 23.2L13.4 28.6H10.6L9.6 21.6Z',
  ) +
  fill(hoof, 'M10.6 28.6H13.4V30.6H10.4ZM24.6 28.6H27.6V30.6H24.4Z') +
  fill(
    coat,
    'M8.4 21.6C7.8 17.6 8.2 14 9 12.4L5 14.4C3 15.2 1.2 13.6 1.8 11.8C2.4 10.2 4 9 5 7.6C6.2 5.6 8.2 4.4 10.8 4.4C14.8 4.4 16.4 8 16.4 12L18 18.4Z',
  ) +
  fill(coat, 'M9.2 5.4L10.6 1.8L12.6 5.2Z') +
  disc(INK.graphite, 7.8, 8.8, 0.8) +
  disc(shade, 3.4, 11.8, 0.6);

/** A four-footed animal's body and legs from its left side. */
const onFours = (coat: string, shade: string): string =>
  fill(
    shade,
    'M13.8 21H16.8L16.4 30.6H13.2C12.6 30.6 12.6 29.4 13.4 29.2ZM20.6 21H23.6L23.2 30.6H20C19.4 30.6 19.4 29.4 20.2 29.2Z',
  ) +
  fill(
    coat,
    'M8.8 15.6C12 15 19 14.6 23.4 15C26.4 15.4 27.6 17.2 27.6 19.8V30.6H24.2C23.4 30.6 23.4 29.3 24.2 29L23.8 23.4C20.8 24.4 16.6 24.4 13 23.4L12.8 30.6H9.4C8.6 30.6 8.6 29.3 9.4 29L9 22Z',
  );

/** A dog with its head up, its paws before it. @param eyes open or closed */
const lyingDog = (eyes: string): string =>
  stroke('#c98a4b', 'M26.6 27C30 27 31 24 30 21.6', 2.4) +
  fill(
    '#c98a4b',
    'M9 20C12 17.6 20 16.6 24.6 18.4C28 19.8 29 23.4 28.6 27.2C28.4 29 27.4 29.8 25.8 29.8H8.6L8.2 24Z',
  ) +
  fill(
    INK.wood,
    'M20.4 29.8C18.8 26.4 20.6 22.6 24 22.4C27 22.4 28.8 24.8 28.6 27.2C28.4 29 27.4 29.8 25.8 29.8Z',
  ) +
  fill(
    '#c98a4b',
    'M2.6 28.4C2.6 27 3.6 26.4 5 26.4H14.6V29.8H4.2C3.2 29.8 2.6 29.2 2.6 28.4ZM17 27H24V29.8H17.4C16 29.8 16 27.4 17 27Z',
  ) +
  oval('#c98a4b', 9.8, 15.4, 6.6, 6.4) +
  fill(
    INK.bark,
    'M4.6 10.4C2 10.8 1.4 15.4 2.6 18.4C3.4 19.8 5 19.4 5.2 17.8L6.4 11ZM15 10.4C17.6 10.8 18.2 15.4 17 18.4C16.2 19.8 14.6 19.4 14.4 17.8L13.2 11Z',
  ) +
  oval(INK.ivory, 9.8, 18.2, 3.5, 2.9) +
  eyes +
  fill(
    INK.graphite,
    'M8.2 16.6C9 15.8 10.6 15.8 11.4 16.6C11.2 17.8 10.4 18.2 9.8 18.2C9.2 18.2 8.4 17.8 8.2 16.6Z',
  ) +
  stroke(INK.bark, 'M8.4 19.6Q9.8 20.6 11.2 19.6', 0.7);

/** Bodies by name. */
export const WHOLE_ANIMALS: Readonly<Record<string, string>> = {
  frog:
    both(
      fill(INK.stem, 'M10 19C5 18 2 22 3.4 26.4C4.4 29.4 8 30 11 29.4L12.4 24Z') +
        fill(
          INK.leaf,
          'M1.6 30.6C1 29 3 28.2 4.6 28.8C6.6 27.8 9.4 28.2 10.6 29.2C11.2 30 10.8 30.6 10 30.6Z',
        ),
    ) +
    fill(
      INK.leaf,
      'M16 13C21 13 23.6 17.6 23.6 22.8C23.6 27.4 21 30.4 16 30.4C11 30.4 8.4 27.4 8.4 22.8C8.4 17.6 11 13 16 13Z',
    ) +
    oval('#dbe08a', 16, 24, 4.4, 5.2) +
    both(
      stroke(INK.leaf, 'M10.2 20.4C10.4 24 11.4 26.6 12.4 28.8', 2.6) +
        oval(INK.leaf, 12.2, 29.6, 2.5, 1.2) +
        disc(INK.leaf, 10.4, 5.6, 3.5),
    ) +
    oval(INK.leaf, 16, 11, 9.6, 6.4) +
    both(disc(INK.white, 10.4, 5.4, 2.3) + disc(INK.graphite, 10.6, 5.6, 1.3)) +
    stroke(INK.stem, 'M9.4 11.4C12.4 15 19.6 15 22.6 11.4', 0.9) +
    both(disc(INK.rose, 8.6, 10.2, 1.1)),
  koala: sitting({
    coat: GREY,
    shade: ASH,
    belly: INK.pearl,
    ears: both(disc(GREY, 7.2, 6.4, 4.6) + disc(INK.blush, 7.2, 6.8, 2.6)),
    face:
      eyes(8.8, 3.8) +
      oval(INK.graphite, 16, 11.4, 1.9, 2.8) +
      stroke(INK.graphite, 'M14.6 15.2Q16 16 17.4 15.2', 0.7),
  }),
  panda: sitting({
    coat: INK.white,
    shade: INK.graphite,
    belly: INK.white,
    ears: both(disc(INK.graphite, 9, 4.4, 2.9)),
    face:
      both(oval(INK.graphite, 12, 9.4, 2.1, 2.7, 28) + disc(INK.white, 12.5, 9.1, 0.85)) +
      nose(11.6, 1.3) +
      stroke(INK.graphite, 'M14.4 14.2Q16 15.4 17.6 14.2', 0.7),
  }),
  bear: sitting({
    coat: INK.bark,
    shade: '#532216',
    belly: INK.honey,
    ears: roundEars(INK.bark, INK.honey),
    face:
      eyes(8.8, 3.4) +
      oval(INK.honey, 16, 12.4, 3.6, 2.9) +
      nose(11) +
      stroke(INK.graphite, 'M14.6 14Q16 14.9 17.4 14', 0.7),
  }),
  raccoon:
    stroke(ASH, 'M22.6 28C27.6 28.4 29.8 25.6 29.6 20.6', 4.2) +
    stroke(INK.graphite, 'M24.6 29.4L24.8 26.6M28.6 27.4L26.4 25M30.4 22.6L27.8 21.8', 1.5) +
    sitting({
      coat: GREY,
      shade: ASH,
      belly: INK.pearl,
      ears: both(fill(ASH, 'M8.8 7L8.4 1.4L13.6 4.2Z') + fill(INK.pearl, 'M9.8 5.4L9.6 3L12 4.4Z')),
      face:
        fill(
          INK.white,
          'M8.4 10.4C10 7.4 13 6.6 16 8.6C19 6.6 22 7.4 23.6 10.4C22.8 14 19.6 16.4 16 16.4C12.4 16.4 9.2 14 8.4 10.4Z',
        ) +
        both(
          fill(
            INK.graphite,
            'M14.4 9.4C14.8 11.4 12.8 13 10.4 12.6C8.8 12.2 8.2 11 8.6 9.8C10 8 13 7.6 14.4 9.4Z',
          ) + disc(INK.white, 11.9, 10.2, 0.9),
        ) +
        nose(12.2, 1.3),
    }),
  lion:
    stroke(INK.marigold, 'M23.8 28.4C28.6 29 30 25.6 28.8 21.8', 1.8) +
    oval(INK.bark, 28.4, 20.2, 1.7, 2.4, -16) +
    sitting({
      coat: '#e9a13b',
      shade: INK.caramel,
      belly: '#f6d294',
      ears:
        fill(
          INK.bark,
          'M16 0.8C18.6 0.8 20 2 21.4 2.6C24 3 25.4 5 25.8 7.2C27.2 9.4 27 11.8 25.8 13.8C25.4 16.4 23.6 18.2 21.2 18.8C19.6 20.4 17.8 20.8 16 20.4C14.2 20.8 12.4 20.4 10.8 18.8C8.4 18.2 6.6 16.4 6.2 13.8C5 11.8 4.8 9.4 6.2 7.2C6.6 5 8 3 10.6 2.6C12 2 13.4 0.8 16 0.8Z',
        ) + roundEars('#e9a13b', INK.caramel, 10.4, 5.4, 2.1),
      face:
        oval('#e9a13b', 16, 10.6, 6.6, 6.2) +
        eyes(9.4, 2.9, 0.9) +
        oval('#f6d294', 16, 13.2, 3.2, 2.5) +
        nose(11.6, 1.5) +
        stroke(INK.bark, 'M14.6 14.6Q16 15.4 17.4 14.6', 0.7),
    }).replace(oval('#e9a13b', 16, 9.8, 8, 6.9), ''),
  wolf:
    fill(
      ASH,
      'M25.6 16.4C29.4 16.6 31.2 20 30.8 25.4C30.6 27.4 29.2 28 28.2 26.4C26.6 24 25.6 21 25.2 18.4Z',
    ) +
    onFours(GREY, ASH) +
    fill(INK.pearl, 'M9.2 18C11 22 16 24 22 23.9C18.6 24.6 15.6 24.3 13 23.4L9 22Z') +
    fill(
      GREY,
      'M13.6 5L16 13L17.4 19.4C15 22 11 22 8.8 19.6L7.2 15.4L2.4 14.8C1 14.6 0.8 13 1.8 12.2L6.4 8.8L9.6 6.2L10.4 1.8L13.4 5.2Z',
    ) +
    fill(
      INK.pearl,
      'M1.4 12.7L6.6 11.8C8.4 12.6 9.6 14.6 9.4 17.2L8.2 18L7.2 15.4L2.4 14.8C1.2 14.6 0.9 13.5 1.4 12.7Z',
    ) +
    fill(INK.graphite, 'M1.8 12.2L3.6 11C4.2 11.8 3.6 13.2 2 13.4C1 13.2 1.2 12.6 1.8 12.2Z') +
    fill(ASH, 'M10.6 5.2L11.1 3.4L12.4 5.2Z') +
    disc(INK.graphite, 8.4, 9.6, 0.8),
  cat:
    stroke(INK.caramel, 'M26 18.4C29.4 16.6 30 11.6 27.6 7.6', 2.5) +
    onFours('#e9a13b', INK.caramel) +
    oval('#e9a13b', 9.4, 12, 6.9, 5.8) +
    fill('#e9a13b', 'M3 11.6L2.8 4L8 7.4ZM10.8 7.4L16 4L15.8 11.6Z') +
    fill(INK.rose, 'M4 8.6L3.9 5.9L6.2 7.5ZM12.6 7.5L14.9 5.9L14.8 8.6Z') +
    stroke(
      INK.caramel,
      'M9.4 6.8V9M7.2 7.4V8.8M11.6 7.4V8.8M18.4 15.6V18M21.2 15.6V18.6M24 16V18',
      1,
    ) +
    oval(INK.ivory, 9.4, 14.8, 3.4, 2.4) +
    disc(INK.graphite, 6.6, 11.6, 0.95) +
    disc(INK.graphite, 12.2, 11.6, 0.95) +
    fill(INK.rose, 'M8.4 13.2H10.4L9.4 14.5Z') +
    stroke(INK.bark, 'M8 15.2Q8.8 16 9.4 15.2Q10 16 10.8 15.2', 0.6),
  dog:
    stroke('#c98a4b', 'M26.4 17.4C29 16.6 30.2 14 29.6 11', 2.4) +
    onFours('#c98a4b', INK.wood) +
    oval('#c98a4b', 9.8, 11, 6.6, 6.4) +
    fill(
      INK.bark,
      'M4.6 6C2 6.4 1.4 11 2.6 14C3.4 15.4 5 15 5.2 13.4L6.4 6.6ZM15 6C17.6 6.4 18.2 11 17 14C16.2 15.4 14.6 15 14.4 13.4L13.2 6.6Z',
    ) +
    oval(INK.ivory, 9.8, 13.8, 3.5, 2.9) +
    disc(INK.graphite, 7, 10, 0.95) +
    disc(INK.graphite, 12.6, 10, 0.95) +
    fill(
      INK.graphite,
      'M8.2 12.2C9 11.4 10.6 11.4 11.4 12.2C11.2 13.4 10.4 13.8 9.8 13.8C9.2 13.8 8.4 13.4 8.2 12.2Z',
    ) +
    fill(INK.rose, 'M8.6 15.2H11C11.2 17 10.6 18 9.8 18C9 18 8.4 17 8.6 15.2Z'),
  unicorn:
    stroke(INK.rose, 'M27.2 17.4C30.6 18.4 31 22 29.6 26.6', 1.9) +
    stroke(INK.turquoise, 'M26.8 18.6C29 20 29.2 23 28 27.4', 1.7) +
    stroke(INK.lilac, 'M26.6 16.4C31.2 15.6 32 21 31 24.4', 1.5) +
    steed(INK.white, INK.pearl, INK.lilac) +
    stroke(INK.lilac, 'M11.4 4.4C16 3.4 18.6 7.6 18.4 12C18.3 14.4 19.4 16 20.6 17', 2) +
    stroke(
      INK.turquoise,
      'M10.8 5.4C14.6 5.2 16.6 8.4 16.5 12.2C16.4 15.2 17.4 17 18.8 18.4',
      1.8,
    ) +
    stroke(INK.sun, 'M10.4 6.6C13 6.8 14.8 9.2 14.7 12.6C14.6 16 15.4 18 17 19.6', 1.7) +
    stroke(
      INK.rose,
      'M8.2 4.6C9.4 3.4 11.4 3.4 12.4 4.4M9.8 7.6C11.6 8.2 13 10.2 13 13C13 16.6 13.6 19 15.2 20.6',
      1.7,
    ) +
    fill(INK.gold, 'M5.4 7L3 0.6L8.4 5.2Z'),
  moose:
    fill('#532216', 'M14.2 19H17.4L16.8 30.6H14ZM21 19H24L23.4 30.6H20.6Z') +
    fill(
      INK.bark,
      'M10 13.6C12 11 15.6 10.4 19 11.4C22 12.2 25 12.2 27 13.6C29 15.2 28.6 18 28 20.4L27.4 30.6H24.6L23.8 21.8C20.8 23 17.4 23 14.2 22.4L13.4 30.6H10.6L9.8 20Z',
    ) +
    fill(
      INK.bark,
      'M15.4 12.4L11 20C9.4 20 8.6 18 8.8 16.6L4.6 19.2C2.4 20.4 0.8 18.8 1.2 16.8C1.6 15 3.8 13.8 5 12C6.2 10 8.4 8.8 11 9.2C13 9.4 14.8 10.6 15.4 12.4Z',
    ) +
    fill(
      INK.honey,
      'M1.6 16C2.6 14.8 4.2 14 5.2 14.6C6.4 15.6 6 17.8 4.6 19.2C2.6 20.4 0.6 18.4 1.6 16Z',
    ) +
    disc(INK.graphite, 3, 16, 0.6) +
    fill(INK.bark, 'M7.6 18.4C9.6 18.6 10.4 20.4 9.4 23C8 22.4 7.2 20.4 7.6 18.4Z') +
    fill(
      INK.honey,
      'M8.6 9.4C4.6 10 1.4 7.4 1 2.4C1.2 1.6 2.2 1.6 2.4 2.4L3.4 4.4L3.6 1.6C3.8 0.8 4.8 0.8 5 1.6L5.8 4.4L6.4 2C6.8 1.2 7.6 1.4 7.8 2.2L8.2 6C9 6.6 10 6.8 11 6.8L10.6 9.2ZM11.6 9.2L11.4 6.8C12.6 6.8 13.6 6.6 14.4 6L15.2 2.2C15.4 1.4 16.2 1.2 16.6 2L17 4.4L18 1.6C18.2 0.8 19.2 0.8 19.4 1.6L19.6 4.4L20.8 2.4C21.2 1.6 22 1.8 22.2 2.4C22 7.6 18 10.2 12.6 9.6Z',
    ) +
    fill('#532216', 'M13.4 9.8L17 9L14.8 12.4Z') +
    disc(INK.graphite, 8.6, 12.4, 0.8),
  'lying-dog': lyingDog(disc(INK.graphite, 7, 14.4, 0.95) + disc(INK.graphite, 12.6, 14.4, 0.95)),
  'sleeping-dog': lyingDog(
    stroke(INK.graphite, 'M5.8 14.2Q7 15.5 8.2 14.2M11.4 14.2Q12.6 15.5 13.8 14.2', 0.9),
  ),
  'deer-head':
    both(
      stroke(
        INK.wood,
        'M13.4 11C11.6 8 7 8 5.8 2M10 8.4C11 6.6 10.8 4.4 10 2.6M7.4 6.6C5.4 6.8 3.8 5.8 2.6 4.2',
        1.5,
      ) +
        fill(INK.caramel, 'M12.4 14.6C8.6 10.6 4.4 11 2.8 13C4 16.2 8.4 18 12 17Z') +
        fill(INK.blush, 'M10.8 15C8.6 13.2 6.6 13 5.2 13.6C6.4 15.2 8.8 16 10.8 15.8Z'),
    ) +
    fill(
      INK.caramel,
      'M16 10C20 10 22 13 21.6 17C21.2 20.4 20 22.4 19.4 26C19 29 18 31 16 31C14 31 13 29 12.6 26C12 22.4 10.8 20.4 10.4 17C10 13 12 10 16 10Z',
    ) +
    fill(
      INK.ivory,
      'M16 22.4C18.6 22.4 19.4 25 19 27.4C18.6 29.8 17.6 31 16 31C14.4 31 13.4 29.8 13 27.4C12.6 25 13.4 22.4 16 22.4Z',
    ) +
    nose(26.2, 1.7) +
    eyes(17.4, 3.4, 1),
  squirrel:
    fill(
      INK.terracotta,
      'M19.4 29C28 31 31.6 24 30 17C28.6 10.4 21.4 9.4 20.2 14C19.4 17.6 23.4 17.4 23.4 20.6C23.4 23.6 20 24 18.6 25.4Z',
    ) +
    stroke(INK.honey, 'M22.4 26.4C26.6 25.4 28 21.6 26.8 17.4C26 15 24 14 23 14.8', 1.5) +
    fill(
      INK.terracotta,
      'M11 14.4C16 13.4 20.4 18 20.6 24.4C20.8 28.4 19 30.6 15.6 30.6H9C7.6 30.6 7.4 29 8.8 28.6C7.8 23.6 8 18 11 14.4Z',
    ) +
    fill(
      INK.ivory,
      'M10.4 17.4C12.8 17.6 13.8 20.4 13.4 23.4C13 26.4 11.2 28.2 9.4 28.2C8.4 24.6 8.6 20.4 10.4 17.4Z',
    ) +
    fill(INK.terracotta, 'M12.4 3L15.6 7.6L11.2 8.6ZM8.6 4L9.8 8.4L6.4 9Z') +
    fill(
      INK.terracotta,
      'M10.6 6.4C14.6 6.4 16.6 9.2 16.4 12.2C16.2 15.4 13.6 17.4 10.2 17C6.4 16.6 3.6 14.4 3.8 12.4C4.2 9.6 7.2 6.4 10.6 6.4Z',
    ) +
    fill(
      INK.ivory,
      'M3.8 12.4C5.4 12 8 12.6 9.2 14.4C9.6 15.6 9.8 16.4 10 17C6.2 16.6 3.6 14.4 3.8 12.4Z',
    ) +
    disc(INK.graphite, 3.9, 12.2, 0.8) +
    disc(INK.graphite, 9.6, 10.6, 1) +
    fill(
      INK.caramel,
      'M4.4 21.4C7 20.6 9.4 21.8 9.4 24C9.4 26 7.2 27.6 5.4 27.8C3.8 26.4 3.2 23.4 4.4 21.4Z',
    ) +
    fill(INK.bark, 'M3.4 22.4C4.4 19.6 8.4 19.4 9.8 22Z') +
    stroke(INK.terracotta, 'M13.4 21C11.6 22.8 10.4 23.4 8.8 23.6', 2.2),
  octopus:
    stroke(
      INK.terracotta,
      'M12 18C10.4 22 7 21.4 4.6 19.6C2.6 18.4 1.6 20.4 2.8 21.8M20 18C21.6 22 25 21.4 27.4 19.6C29.4 18.4 30.4 20.4 29.2 21.8',
      2.7,
    ) +
    stroke(
      INK.terracotta,
      'M13.4 19C12.8 24 9.4 26 6 25.4C4 25.2 3.4 27.4 4.8 28.2M18.6 19C19.2 24 22.6 26 26 25.4C28 25.2 28.6 27.4 27.2 28.2',
      2.7,
    ) +
    stroke(
      INK.terracotta,
      'M14.8 19C15.2 24 13.6 27.6 11 28.8C9.8 29.4 9.8 30.6 11 30.6M17.2 19C16.8 24 18.4 27.6 21 28.8C22.2 29.4 22.2 30.6 21 30.6',
      2.7,
    ) +
    fill(
      INK.terracotta,
      'M16 2C21.6 2 25 6 25 10.6C25 14 23 16 22 17.6C21 19.8 19 21.4 16 21.4C13 21.4 11 19.8 10 17.6C9 16 7 14 7 10.6C7 6 10.4 2 16 2Z',
    ) +
    both(
      disc(INK.white, 12.8, 12.6, 2.2) +
        disc(INK.graphite, 13.1, 12.9, 1.2) +
        disc(INK.rose, 9.9, 15.6, 1.2),
    ) +
    stroke(INK.bark, 'M14 16.4Q16 18.2 18 16.4', 0.8) +
    fill(
      INK.honey,
      'M12 4.6C13 3.8 14.4 3.6 15 4.2C14.4 5.2 12.8 6 11.4 6.4C11 5.8 11.4 5.2 12 4.6Z',
    ),
  'sleeping-fox':
    fill(
      INK.terracotta,
      'M15.6 9.4C24 8 30.6 13 30.8 19.6C31 25.6 26 29.4 18 29.4H10C4 29.4 1 26.6 1.2 22.6C1.6 17 8 10.6 15.6 9.4Z',
    ) +
    fill(
      '#9d4a30',
      'M19.4 29.4C15 29 14.4 24.8 18.4 23.4C22.6 22.2 25.4 24 28.4 20.4C30 24.6 27 29 21 29.4Z',
    ) +
    fill(
      INK.ivory,
      'M15.8 27.6C14.6 24.8 17.2 22.8 19.6 23.1C21.6 24.6 21 28 18.6 29.3C17.2 29.2 16.2 28.6 15.8 27.6Z',
    ) +
    fill('#d2714c', 'M2.6 19.4L2 12.2L7.6 15.4ZM11.4 15.2L16.4 11.8L16.2 18.8Z') +
    fill(INK.bark, 'M3 15L2.6 13.4L4.6 14.6ZM14.4 13.9L15.7 13L15.6 14.8Z') +
    fill(
      '#d2714c',
      'M9.2 14.4C14 14.4 17 17.6 17 20.6C15 24 12 26.2 9.2 26.2C6.4 26.2 3.4 24 1.6 20.6C1.6 17.6 4.4 14.4 9.2 14.4Z',
    ) +
    fill(
      INK.ivory,
      'M1.6 20.6C4.4 20 7.8 20.6 9.2 23.4C10.6 20.6 14 20 17 20.6C15 24 12 26.2 9.2 26.2C6.4 26.2 3.4 24 1.6 20.6Z',
    ) +
    stroke(INK.graphite, 'M4.8 18.6Q6 19.8 7.2 18.6M11.4 18.6Q12.6 19.8 13.8 18.6', 0.9) +
    oval(INK.graphite, 9.2, 24.4, 1.4, 1),
  bat:
    fill(
      INK.violet,
      'M13 14.6C9 9.8 5 9 1 10C3 12.6 3.2 15.4 2.6 18.6C5 17 7.4 17.4 8.8 20C10.4 18.6 12 18.8 13.6 20.6ZM19 14.6C23 9.8 27 9 31 10C29 12.6 28.8 15.4 29.4 18.6C27 17 24.6 17.4 23.2 20C21.6 18.6 20 18.8 18.4 20.6Z',
    ) +
    oval(INK.purple, 16, 17.6, 4.4, 6) +
    both(
      fill(INK.purple, 'M12.6 12.4L12.2 7L15.8 9.8Z') +
        fill(INK.rose, 'M13.3 10.6L13.1 8.9L14.6 10.1Z'),
    ) +
    oval(INK.purple, 16, 12.6, 4.2, 3.8) +
    both(disc(INK.white, 14.3, 12.4, 1.15) + disc(INK.graphite, 14.5, 12.5, 0.6)) +
    stroke(INK.white, 'M14.8 15Q16 15.6 17.2 15', 0.6),
  'mother-koala':
    stroke(INK.wood, 'M6 31C7 22 6.4 12 8 1', 3.4) +
    leaf(INK.leaf, [8, 5], -70, 5, 2.2) +
    leaf(INK.sage, [8, 3.4], 60, 5, 2.2) +
    fill(ASH, 'M20.6 15C26 14.6 30 18 30 22.4C30 26 27.6 28.4 24 28.2L19.6 24Z') +
    disc(ASH, 21, 10.4, 1.9) +
    disc(ASH, 29, 10.8, 1.9) +
    fill(GREY, 'M12 14C18 13 23.6 17 24 23.4C24.2 28 21 30.6 16.4 30.4C11 30 8.6 26 9 21Z') +
    stroke(ASH, 'M13 18.6L6.6 17.6M13.4 27.6L6.4 26', 3) +
    disc(GREY, 7.2, 5.6, 3.5) +
    disc(INK.blush, 7.3, 5.8, 1.9) +
    disc(GREY, 19, 5.8, 3.5) +
    disc(INK.blush, 18.9, 6, 1.9) +
    oval(GREY, 13, 9.8, 6.9, 6.2) +
    disc(INK.graphite, 9.9, 9, 0.9) +
    disc(INK.graphite, 16.1, 9, 0.9) +
    oval(INK.graphite, 13, 11.2, 1.6, 2.3) +
    oval(GREY, 25, 13.6, 4.4, 4) +
    disc(INK.graphite, 23.2, 13, 0.7) +
    disc(INK.graphite, 26.8, 13, 0.7) +
    oval(INK.graphite, 25, 14.6, 1, 1.4) +
    stroke(ASH, 'M25.4 18.6C23.4 19.4 22 20.6 21 22', 2.2),
};
