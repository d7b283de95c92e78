import { bouquet } from '../../art/bouquet/bouquet.ts';
import { city } from '../../art/examples/city.ts';
import { fox } from '../../art/examples/fox.ts';
import { kilim } from '../../art/examples/kilim.ts';
import { swallow } from '../../art/examples/swallow.ts';
import { wreath } from '../../art/examples/wreath.ts';
import { backOf } from './back.ts';
import { converted, KB, sewn, type PieceRecipe } from './recipe.ts';
import { artText, rasterOf } from './sources.ts';

/** The pieces of the landing page and the tools. */
export const LANDING_PIECES: readonly PieceRecipe[] = [
  {
    key: 'bouquet',
    name: 'Lale ile karanfil',
    source: 'from our own drawing',
    alt: 'A red tulip with its bud and a blue carnation between two toothed leaves, tied with red thread',
    edge: 'ink',
    maxBytes: 390 * KB,
    main: {
      sew: () => sewn(bouquet()),
      shot: { fabric: 'none', frame: [0, 0, 114, 114], widthPx: 1400 },
    },
  },
  {
    key: 'bouquet-back',
    name: 'Lale ile karanfil, from the back',
    source: 'from our own drawing',
    alt: 'The same tulip and carnation from the back of the cloth: mirrored, white bobbin thread in the middle of each column, its own colour at both edges',
    edge: 'ink',
    maxBytes: 360 * KB,
    seen: backOf,
    main: {
      sew: () => sewn(bouquet()),
      shot: { fabric: 'none', frame: [0, 0, 114, 114], widthPx: 1120 },
    },
  },
  {
    key: 'personal',
    name: 'Fox',
    source: 'from a flat drawing, the stitches of each area in a direction of their own',
    alt: 'The head of a fox above two green sprigs, in a hoop',
    edge: 'umber',
    maxBytes: 180 * KB,
    main: {
      sew: async () => sewn(fox(await artText('fox.svg'))),
      shot: { fabric: 'none', frame: [0, 0, 122, 122], widthPx: 960 },
    },
  },
  {
    key: 'social',
    name: 'Evening harbour',
    source: 'from a flat drawing, the stitches of each area in a direction of their own',
    alt: 'A sailing boat before a town with a dome and two minarets, the sun going down behind it',
    edge: 'wine',
    maxBytes: 180 * KB,
    main: {
      sew: async () => sewn(city(await artText('city.svg'))),
      shot: { fabric: 'felt', frame: [0.4, 0.4, 99.2, 71.2], widthPx: 840 },
    },
  },
  {
    key: 'business',
    name: 'Liman',
    source: 'from a logo, as a picture file',
    alt: 'A logo: a lighthouse with two beams between waves, over the word LIMAN in navy satin letters',
    edge: 'navy',
    maxBytes: 180 * KB,
    main: {
      sew: async () => converted(await rasterOf('badge.svg', 1840), { widthMm: 92 }),
      shot: {
        fabric: 'twill',
        fabricHex: '#d9d2c0',
        frame: [2, -1.5, 88, 56.5],
        widthPx: 840,
      },
    },
  },
  {
    key: 'fashion',
    name: 'Swallow',
    source: 'from a drawing, feather by feather',
    alt: 'A flying swallow with blue wings, each feather in satin, on a round patch',
    edge: 'ink',
    maxBytes: 180 * KB,
    main: {
      sew: () => sewn(swallow()),
      shot: {
        fabric: 'felt',
        fabricHex: '#d9a94e',
        frame: [-6.5, -6.5, 115, 115],
        widthPx: 760,
      },
    },
  },
  {
    key: 'events',
    name: 'Wreath',
    source: 'from a drawing, leaf by leaf',
    alt: 'A wreath of green leaves and pink blossoms about the letters E and C and the date 24 May',
    edge: 'forest',
    maxBytes: 180 * KB,
    main: {
      sew: () => sewn(wreath()),
      shot: { fabric: 'linen', frame: [-3, -1.5, 116, 66], widthPx: 960 },
    },
  },
  {
    key: 'web',
    name: 'Kilim',
    source: 'from a pattern made by a short program',
    alt: 'A kilim pattern: three stepped diamonds between two borders of red and green triangles',
    edge: 'navy',
    maxBytes: 180 * KB,
    main: {
      sew: () => sewn(kilim()),
      shot: { fabric: 'felt', frame: [0.4, 0.4, 99.2, 77.2], widthPx: 720 },
    },
  },
];
