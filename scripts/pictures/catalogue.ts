import { bouquet } from '../../art/bouquet/bouquet.ts';
import { city } from '../../art/examples/city.ts';
import { fox } from '../../art/examples/fox.ts';
import { kilim } from '../../art/examples/kilim.ts';
import { swallow } from '../../art/examples/swallow.ts';
import { wreath } from '../../art/examples/wreath.ts';
import {
  DIGITIZE_DEFAULTS,
  digitizeImage,
  digitizeShapes,
  type Design,
  type RenderOptions,
  type ShapeSet,
} from '../../src/engine/index.ts';
import type { PieceFacts } from '../../src/lib/piece-facts.ts';
import { artText, rasterOf } from './sources.ts';

/** What a person says of a piece; the engine adds the figures. */
type Words = Pick<PieceFacts, 'name' | 'source' | 'alt' | 'edge'>;

export interface PieceRecipe extends Words {
  key: string;
  /** Sews it. */
  sew: () => Design | Promise<Design>;
  picture: {
    /** Part of the drawing's page that is shown, mm: left, top, width, height. */
    frame: readonly [number, number, number, number];
    widthPx: number;
    maxBytes: number;
  } & Pick<RenderOptions, 'fabric' | 'fabricHex'>;
}

const sewn = (set: ShapeSet): Design =>
  digitizeShapes(set, 'painted', { style: 'mixed', density: 'medium', pullMm: 0.2, name: '' });

const KB = 1024;

/** Every piece that the site shows, by the key of its files in src/assets/pieces. */
export const PIECES: readonly PieceRecipe[] = [
  {
    key: 'bouquet',
    name: 'Lale ile karanfil',
    source: 'from our own drawing',
    alt: 'A red tulip with its bud and a blue carnation between two toothed leaves, tied with red thread',
    edge: 'ink',
    sew: () => sewn(bouquet()),
    picture: { fabric: 'none', frame: [0, 0, 114, 114], widthPx: 1400, maxBytes: 260 * KB },
  },
  {
    key: 'personal',
    name: 'Fox',
    source: 'from a flat drawing, each area with a direction of its own',
    alt: 'The head of a fox above two green sprigs, in a hoop',
    edge: 'umber',
    sew: async () => sewn(fox(await artText('fox.svg'))),
    picture: { fabric: 'none', frame: [0, 0, 122, 122], widthPx: 960, maxBytes: 120 * KB },
  },
  {
    key: 'social',
    name: 'Evening harbour',
    source: 'from a flat drawing, each area with a direction of its own',
    alt: 'A sailing boat before a town with a dome and two minarets, the sun going down behind it',
    edge: 'wine',
    sew: async () => sewn(city(await artText('city.svg'))),
    picture: { fabric: 'felt', frame: [0.4, 0.4, 99.2, 71.2], widthPx: 840, maxBytes: 120 * KB },
  },
  {
    key: 'business',
    name: 'Liman',
    source: 'from a logo, as a picture file',
    alt: 'A logo: a lighthouse with two beams between waves, over the word LIMAN in navy satin letters',
    edge: 'navy',
    sew: async () =>
      digitizeImage(await rasterOf('badge.svg', 1840), {
        ...DIGITIZE_DEFAULTS,
        widthMm: 92,
        name: '',
      }),
    picture: {
      fabric: 'twill',
      fabricHex: '#d9d2c0',
      frame: [2, -1.5, 88, 56.5],
      widthPx: 840,
      maxBytes: 120 * KB,
    },
  },
  {
    key: 'fashion',
    name: 'Swallow',
    source: 'from a drawing, feather by feather',
    alt: 'A flying swallow with blue wings, each feather in satin, on a round patch',
    edge: 'ink',
    sew: () => sewn(swallow()),
    picture: {
      fabric: 'felt',
      fabricHex: '#d9a94e',
      frame: [-6.5, -6.5, 115, 115],
      widthPx: 760,
      maxBytes: 120 * KB,
    },
  },
  {
    key: 'events',
    name: 'Wreath',
    source: 'from a drawing, leaf by leaf',
    alt: 'A wreath of green leaves and pink blossoms about the letters E and C and the date 24 May',
    edge: 'forest',
    sew: () => sewn(wreath()),
    picture: { fabric: 'linen', frame: [-3, -1.5, 116, 66], widthPx: 960, maxBytes: 120 * KB },
  },
  {
    key: 'web',
    name: 'Kilim',
    source: 'from a pattern made by a short program',
    alt: 'A kilim pattern: three stepped diamonds between two borders of red and green triangles',
    edge: 'navy',
    sew: () => sewn(kilim()),
    picture: { fabric: 'felt', frame: [0.4, 0.4, 99.2, 77.2], widthPx: 720, maxBytes: 120 * KB },
  },
];

/** Pictures to try the converter with: drawings, not yet sewn. */
export const SAMPLES = ['tulip', 'badge', 'fox'] as const;
export const SAMPLE_PX = 900;
export const SAMPLE_MAX_BYTES = 60 * KB;

/** For the README: a piece of the list above, on linen. */
export const README_PICTURE = {
  key: 'bouquet',
  frame: [2, 6, 110, 106],
  widthPx: 840,
  maxBytes: 200 * KB,
} as const;
