import { both, disc, fill, INK, leaf, oval, stroke } from './pen.ts';

/* Animals from head to foot that face us: a face alone sits nowhere, and carries nothing. */

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

/** Bodies by name. */
export const FACING_ANIMALS: Readonly<Record<string, string>> = {
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
  // As the rabbit that sits, its ears down beside its head.
  'lop-rabbit':
    disc(INK.white, 24.6, 26, 2.8) +
    fill(
      '#c9ae8c',
      'M16 15C20.8 15 24.2 19.4 24.4 25C24.5 29 22.8 30.8 19.4 30.8H12.6C9.2 30.8 7.5 29 7.6 25C7.8 19.4 11.2 15 16 15Z',
    ) +
    oval(INK.ivory, 16, 24.4, 4.6, 5.4) +
    both(
      oval('#a98c68', 10.6, 29.4, 3.3, 1.8) +
        stroke('#a98c68', 'M11 20.4C10.8 22.2 11.4 23.8 12.8 24.4', 2.6),
    ) +
    oval('#c9ae8c', 16, 10, 7.4, 6.8) +
    both(
      fill(
        '#a98c68',
        'M13.4 3.6C10.6 2.4 7.2 3.6 5.8 7C4.2 10.8 3.8 16.6 5.8 19C7 20.2 8.8 19.6 9.4 17.8C10.2 15 9 11.4 10 8.4C10.6 6.4 12 4.8 13.4 3.6Z',
      ) +
        fill(
          INK.blush,
          'M9.2 7C7.4 8.6 6 13.6 6.8 16.8C7.2 18 8 17.6 8.2 16.4C8.6 13.6 7.8 10 9.2 7Z',
        ) +
        disc(INK.graphite, 12.9, 9.4, 1) +
        disc(INK.rose, 11.6, 12.2, 1),
    ) +
    oval(INK.ivory, 16, 12.9, 2.9, 2.2) +
    fill(INK.rose, 'M14.9 11.3H17.1L16 12.7Z') +
    stroke(INK.graphite, 'M14.4 13.5Q15.2 14.3 16 13.5Q16.8 14.3 17.6 13.5', 0.65),
};
