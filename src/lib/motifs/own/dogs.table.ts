import { both, disc, fill, INK, oval, stroke } from './pen.ts';

/* Dogs by their breeds: they sit and look ahead, and are told apart by ears, mask and coat. */

/** How a dog looks that sits and faces us. */
interface Breed {
  coat: string;
  /** Of the chest. */
  chest: string;
  /** The lines between the legs. */
  line: string;
  tail: string;
  /** Behind the head. */
  ears: string;
  /** Over the coat of the body. */
  back?: string;
  /** Over the coat of the head. */
  markings?: string;
  paws?: string;
  face: string;
  /** A wide head of those with a short muzzle. */
  broad?: boolean;
}

const BODY =
  'M16 12.6C20.6 12.6 24 19 24.2 25.2C24.4 28.8 22.8 30.6 19.8 30.6H12.2C9.2 30.6 7.6 28.8 7.8 25.2C8 19 11.4 12.6 16 12.6Z';
const CHEST =
  'M16 15.4C18.6 15.4 20 19.4 19.8 23C19.6 25.8 18 27 16 27C14 27 12.4 25.8 12.2 23C12 19.4 13.4 15.4 16 15.4Z';
const HEAD =
  'M16 2C20.4 2 23.4 5 23.4 9.4C23.4 14 20.2 16.8 16 16.8C11.8 16.8 8.6 14 8.6 9.4C8.6 5 11.6 2 16 2Z';
const BROAD =
  'M16 2.4C21.2 2.4 24.8 5.4 24.8 10C24.8 14.8 21.2 17.2 16 17.2C10.8 17.2 7.2 14.8 7.2 10C7.2 5.4 10.8 2.4 16 2.4Z';

const sitting = (of: Breed): string =>
  of.tail +
  fill(of.coat, BODY) +
  fill(of.chest, CHEST) +
  (of.paws ? both(oval(of.paws, 12.4, 29.4, 2.9, 1.6)) : '') +
  stroke(of.line, 'M13.2 24.8V29.6M18.8 24.8V29.6', 0.9) +
  (of.back ?? '') +
  of.ears +
  fill(of.coat, of.broad ? BROAD : HEAD) +
  (of.markings ?? '') +
  of.face;

const nose = (y: number, wide = 1.8): string =>
  fill(
    INK.graphite,
    `M${16 - wide} ${y}C${16 - wide} ${y - 0.9} ${16 + wide} ${y - 0.9} ${16 + wide} ${y}C${16 + wide} ${y + 1.1} 17 ${y + 1.9} 16 ${y + 1.9}C15 ${y + 1.9} ${16 - wide} ${y + 1.1} ${16 - wide} ${y}Z`,
  );
const eyes = (y: number, apart: number, r = 1.1): string =>
  both(disc(INK.graphite, 16 - apart, y, r));
/** Eyes of light on a dark mask. */
const lightEyes = (y: number, apart: number, iris: string): string =>
  both(disc(iris, 16 - apart, y, 1.35) + disc(INK.graphite, 16 - apart, y, 0.7));
const tongue = fill(INK.rose, 'M14.8 14.6H17.2V16.4C17.2 18 14.8 18 14.8 16.4Z');

/** Ears that stand: outer and inner. */
const pricked = (outer: string, inner: string): string =>
  both(
    fill(outer, 'M8.9 9.2L7.4 1C7.2 .2 8 -.2 8.6 .2L14.6 4.4Z') +
      fill(inner, 'M9.6 6L8.8 2.4L12 4.8Z'),
  );
/** Ears that hang from the side of the head, over it. */
const hanging = (hex: string, long: number): string =>
  both(
    fill(
      hex,
      `M11 2.8C7.4 2.4 4.8 5.6 4.8 ${long - 3.4}C4.8 ${long - 1} 6 ${long} 7.4 ${long}C9.2 ${long} 9.6 ${long - 3.4} 10 7.6Z`,
    ),
  );
const FAWN = '#d5a372';
const CREAM = '#f9f1e2';
const TAN = '#b6712b';
const RUST = '#9b5923';
const JET = '#2a2d2f';
const SMOKE = '#6f7880';

/** A wag of a tail on our right. */
const tail = (hex: string): string => stroke(hex, 'M22.6 27.6C25.6 27.4 27.4 25.2 27.6 22.6', 2.6);
const bushy = (hex: string, tip: string): string =>
  fill(
    hex,
    'M22 28.8C27 29.4 30 26.4 29.4 21.6C29 19.6 27.4 19 26.6 20.6C26 22.6 24.6 24 22 24.4Z',
  ) +
  fill(
    tip,
    'M29.4 21.6C29 19.6 27.4 19 26.6 20.6C26.4 21.4 26.2 22 25.8 22.6C27 23.2 28.4 23.2 29.5 22.6Z',
  );
const stump = (hex: string): string => oval(hex, 24.4, 26.4, 2.4, 1.7, -30);

const BREEDS: Readonly<Record<string, Breed>> = {
  pug: {
    coat: FAWN,
    chest: CREAM,
    line: RUST,
    tail: stroke(FAWN, 'M23.4 25.4C27 25.2 28 21.6 25.8 20.6C24 20 23 21.8 24.2 22.8', 2),
    ears: '',
    broad: true,
    markings:
      both(
        fill(JET, 'M12 3.2C8.8 1.4 5.6 2.6 5 5.4C4.8 7.4 5.6 9.4 6.8 9.8C8.4 8.6 10.6 6 12 3.2Z'),
      ) +
      fill(
        JET,
        'M16 8.6C18 8.6 18.6 7.6 20.2 7.8C22.6 8 23 10.6 22 12C21.8 15.2 19.2 16.6 16 16.6C12.8 16.6 10.2 15.2 10 12C9 10.6 9.4 8 11.8 7.8C13.4 7.6 14 8.6 16 8.6Z',
      ),
    face:
      stroke(RUST, 'M13.6 5.4Q16 4.2 18.4 5.4', 0.8) +
      both(disc(INK.white, 12.1, 10, 1.4) + disc('#532216', 12.3, 10.1, 0.85)) +
      fill(
        SMOKE,
        'M14.5 10.6C14.5 9.8 17.5 9.8 17.5 10.6C17.5 11.6 16.8 12.2 16 12.2C15.2 12.2 14.5 11.6 14.5 10.6Z',
      ) +
      fill(INK.rose, 'M14.8 14H17.2V16.4C17.2 18 14.8 18 14.8 16.4Z'),
  },
  'french-bulldog': {
    coat: SMOKE,
    chest: INK.white,
    line: '#4b545c',
    tail: '',
    ears: both(
      fill(SMOKE, 'M7.6 9.4C5.4 5.6 5.4 1.2 7.4 .4C9.6 -.2 12.6 2 13.6 4.8Z') +
        fill(INK.rose, 'M8.6 6.6C7.4 4.4 7.4 2.4 8.2 2.2C9.4 2 10.8 3.4 11.4 4.8Z'),
    ),
    broad: true,
    markings: fill(INK.white, 'M15 3.2H17L17.4 9.6H14.6Z'),
    face:
      fill(
        INK.silver,
        'M16 9.4C18 9.4 21 10 21.6 12.4C22 15 19.6 16.6 16 16.6C12.4 16.6 10 15 10.4 12.4C11 10 14 9.4 16 9.4Z',
      ) +
      eyes(8.6, 4.6, 1.3) +
      nose(10.8, 2) +
      stroke('#4b545c', 'M11.8 14.6C13.2 15.2 15 14.8 16 13.4C17 14.8 18.8 15.2 20.2 14.6', 0.8),
  },
  bulldog: {
    coat: '#c98a4b',
    chest: INK.white,
    line: RUST,
    tail: '',
    paws: INK.white,
    ears: '',
    broad: true,
    markings:
      both(fill(RUST, 'M12.4 3C9.6 .8 5.6 1.4 5.2 4.2C5 6.2 6.6 7.4 8 7.2C10 6.8 11.6 5 12.4 3Z')) +
      fill(INK.white, 'M14.6 2.8H17.4L18.6 10H13.4Z'),
    face:
      fill(
        INK.white,
        'M16 9.6C18 9.6 21.4 9.8 23 12C24.4 14.6 23.6 18 21.4 18C19.6 18 19.4 16.4 18 16.4H14C12.6 16.4 12.4 18 10.6 18C8.4 18 7.6 14.6 9 12C10.6 9.8 14 9.6 16 9.6Z',
      ) +
      eyes(8.2, 4.4, 1.15) +
      nose(10.6, 2.1) +
      stroke(
        RUST,
        'M16 12.4V14.2M12.6 15.8C13.4 14.4 18.6 14.4 19.4 15.8M10.8 6.2C11.4 5.8 12.6 5.8 13 6.4M21.2 6.2C20.6 5.8 19.4 5.8 19 6.4',
        0.8,
      ),
  },
  boxer: {
    coat: TAN,
    chest: INK.white,
    line: '#6c311e',
    tail: stump(TAN),
    paws: INK.white,
    ears: '',
    markings:
      both(
        fill(
          RUST,
          'M11.8 2.8C8.8 1.6 6 3 5.4 5.8C5 8.2 5.8 11 7.2 11.4C8.4 9.8 10.4 6.2 11.8 2.8Z',
        ),
      ) +
      fill(
        JET,
        'M16 8.8C18.4 8.8 21.6 9.6 22.2 12C22.8 15 20.2 17 16 17C11.8 17 9.2 15 9.8 12C10.4 9.6 13.6 8.8 16 8.8Z',
      ) +
      fill(INK.white, 'M15 2.2H17L17.2 9.6H14.8Z'),
    face:
      eyes(7.8, 3.7) +
      fill(
        SMOKE,
        'M14.3 10.6C14.3 9.7 17.7 9.7 17.7 10.6C17.7 11.7 16.9 12.4 16 12.4C15.1 12.4 14.3 11.7 14.3 10.6Z',
      ) +
      stroke(SMOKE, 'M11.8 14.4C13.4 15.4 15.2 14.8 16 13.6C16.8 14.8 18.6 15.4 20.2 14.4', 0.8) +
      fill(INK.rose, 'M14.9 15H17.1V17C17.1 18.4 14.9 18.4 14.9 17Z'),
  },
  rottweiler: {
    coat: JET,
    chest: TAN,
    line: INK.slate,
    tail: stump(JET),
    paws: TAN,
    ears: '',
    broad: true,
    markings:
      both(
        fill(
          INK.slate,
          'M11.6 3C8.4 1.8 5.4 3.4 5 6.2C4.8 8.6 5.6 10.8 6.8 11C8.4 9.4 10.4 6.2 11.6 3Z',
        ) + disc(TAN, 12.9, 6.2, 1),
      ) +
      fill(
        TAN,
        'M16 10C18.2 10 20 10.6 22.4 11.4C22 15 19.4 17 16 17C12.6 17 10 15 9.6 11.4C12 10.6 13.8 10 16 10Z',
      ),
    face:
      both(disc(INK.honey, 12.6, 8.8, 1.15) + disc('#2f160e', 12.7, 8.8, 0.7)) +
      nose(10.8, 2) +
      stroke(
        '#532216',
        'M16 12.8V13.8M13 14.4C14.2 15.2 15.4 14.8 16 13.8C16.6 14.8 17.8 15.2 19 14.4',
        0.8,
      ),
  },
  'border-collie': {
    coat: JET,
    chest: INK.white,
    line: INK.silver,
    tail: bushy(JET, INK.white),
    paws: INK.white,
    ears: both(
      fill(JET, 'M9.2 9L6.4 3.4C6 2.4 6.4 1.2 7.4 1C10 .8 12.8 2.2 14.4 4Z') +
        fill(INK.slate, 'M6.4 3.4C6 2.4 6.4 1.2 7.4 1C8.6 1.8 9 3.6 8.6 5.6Z'),
    ),
    back: fill(
      INK.white,
      'M12.2 14.8C9.6 16 8.8 18.2 9.4 20.4C12 22.4 20 22.4 22.6 20.4C23.2 18.2 22.4 16 19.8 14.8Z',
    ),
    markings: fill(
      INK.white,
      'M15 2.2H17C17 5.4 17.6 8 19.2 9.6C20.8 11 21 13.4 19.8 15.2C18.8 16.4 17.4 16.8 16 16.8C14.6 16.8 13.2 16.4 12.2 15.2C11 13.4 11.2 11 12.8 9.6C14.4 8 15 5.4 15 2.2Z',
    ),
    face:
      lightEyes(8, 3.9, '#b6712b') +
      nose(11) +
      stroke(INK.slate, 'M14 14Q16 15.4 18 14', 0.8) +
      tongue,
  },
  collie: {
    coat: TAN,
    chest: INK.white,
    line: INK.honey,
    tail: bushy(TAN, INK.white),
    paws: INK.white,
    ears: both(
      fill(RUST, 'M9.2 9L6.4 3.4C6 2.4 6.4 1.2 7.4 1C10 .8 12.8 2.2 14.4 4Z') +
        fill('#6c311e', 'M6.4 3.4C6 2.4 6.4 1.2 7.4 1C8.6 1.8 9 3.6 8.6 5.6Z'),
    ),
    back: fill(
      INK.white,
      'M12.2 14.8C8.6 16.2 7.6 18.8 8.6 21.4C12 24 20 24 23.4 21.4C24.4 18.8 23.4 16.2 19.8 14.8Z',
    ),
    markings: fill(
      INK.white,
      'M15.3 2.2H16.7C16.8 6 17.4 8.4 18.4 9.8C19.8 11.4 19.8 13.6 18.8 15.4C18 16.4 17 16.8 16 16.8C15 16.8 14 16.4 13.2 15.4C12.2 13.6 12.2 11.4 13.6 9.8C14.6 8.4 15.2 6 15.3 2.2Z',
    ),
    face: eyes(8.2, 3.9) + nose(11.2) + stroke(RUST, 'M14.2 14.2Q16 15.4 17.8 14.2', 0.8),
  },
  beagle: {
    coat: INK.white,
    chest: INK.white,
    line: INK.silver,
    tail:
      stroke('#532216', 'M22.8 27.4C25.4 27 27 25 27.4 22.6', 2.6) +
      stroke(INK.white, 'M27.3 23.2C27.5 22 27.5 21 27.4 20', 2.4),
    ears: '',
    back: both(
      fill(
        '#532216',
        'M10.6 16.4C8.6 19.6 7.7 23 7.8 26C9.4 26.4 11 24.6 11.2 22C11.3 19.8 10.6 18 11.4 16.6Z',
      ),
    ),
    markings:
      fill(
        TAN,
        'M16 2C20.4 2 23.4 5 23.4 9.4C23.4 11.4 22.6 13 21.4 14.4C20.6 12.2 17.6 10.6 17.3 7C17.2 5 17 4 16 4C15 4 14.8 5 14.7 7C14.4 10.6 11.4 12.2 10.6 14.4C9.4 13 8.6 11.4 8.6 9.4C8.6 5 11.6 2 16 2Z',
      ) + hanging('#6c311e', 16),
    face:
      eyes(8.6, 3.6, 1.2) +
      nose(11) +
      stroke(INK.slate, 'M16 12.8V13.8M13.8 14.2Q15 15 16 13.8Q17 15 18.2 14.2', 0.7),
  },
  husky: {
    coat: '#808890',
    chest: INK.white,
    line: INK.silver,
    tail: bushy('#808890', INK.white),
    paws: INK.white,
    ears: pricked('#808890', INK.blush),
    markings: fill(
      INK.white,
      'M16 9.2C16.8 7 19.4 5.4 21.4 6.2C23 7 23.6 9 23.4 10.6C22.8 14.6 19.8 17 16 17C12.2 17 9.2 14.6 8.6 10.6C8.4 9 9 7 10.6 6.2C12.6 5.4 15.2 7 16 9.2Z',
    ),
    face:
      lightEyes(9.4, 3.9, '#52a5dd') +
      stroke('#808890', 'M16 4.8V9.4', 1.3) +
      nose(11) +
      stroke(INK.slate, 'M16 12.8V13.6M14 14.2Q15.2 15 16 13.8Q16.8 15 18 14.2', 0.7),
  },
  'german-shepherd': {
    coat: TAN,
    chest: INK.honey,
    line: RUST,
    tail: bushy('#532216', JET),
    ears: pricked('#532216', INK.honey),
    back: both(
      fill(
        JET,
        'M11 15.6C8.8 18.8 7.7 22.2 7.8 25.4C9.6 25.8 11.2 24 11.2 21.6C11.2 19.2 11 17.4 12 15.8Z',
      ),
    ),
    markings: fill(
      JET,
      'M16 7.6C17.6 7.6 18.8 9 19.6 11C20.4 13.4 19.4 16.7 16 16.7C12.6 16.7 11.6 13.4 12.4 11C13.2 9 14.4 7.6 16 7.6Z',
    ),
    face:
      stroke(RUST, 'M11.4 6C12.2 5.4 13.2 5.6 13.8 6.4M20.6 6C19.8 5.4 18.8 5.6 18.2 6.4', 0.9) +
      eyes(8.2, 3.8) +
      fill(
        SMOKE,
        'M14.4 11C14.4 10.1 17.6 10.1 17.6 11C17.6 12 16.9 12.7 16 12.7C15.1 12.7 14.4 12 14.4 11Z',
      ) +
      fill(INK.rose, 'M14.9 14.6H17.1V16.6C17.1 18 14.9 18 14.9 16.6Z'),
  },
  chihuahua: {
    coat: FAWN,
    chest: CREAM,
    line: RUST,
    tail: tail(FAWN),
    ears: both(
      fill(FAWN, 'M9.4 10C5.4 7.6 2.4 3.6 2.6 1.4C3 -.2 9.8 .6 13.8 4.4Z') +
        fill(INK.blush, 'M8.8 7C6.4 5.2 4.8 3 5 2.2C5.6 1.8 9 2.8 11 4.6Z'),
    ),
    face:
      oval(CREAM, 16, 13.2, 3.6, 3) +
      both(disc(INK.graphite, 12.2, 9, 1.6) + disc(INK.white, 11.8, 8.5, 0.5)) +
      nose(11.4, 1.4) +
      stroke(RUST, 'M14.4 14.2Q15.2 15 16 14Q16.8 15 17.6 14.2', 0.7),
  },
};

/** The head alone. */
const headOf = (of: Breed): string =>
  of.ears + fill(of.coat, of.broad ? BROAD : HEAD) + (of.markings ?? '') + of.face;

/** Bodies by name: whole dogs, and their heads. */
export const DOGS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(BREEDS).flatMap(([name, breed]) => [
    [name, sitting(breed)],
    [`${name}-head`, headOf(breed)],
  ]),
);
