import {
  DENSITY,
  FABRIC,
  FRAME_SHAPE,
  palette,
  stitchStyle,
  TEN_PALETTES,
  SEWING_ORDER,
  THREAD_WEIGHT,
  threadColors,
} from './choices.ts';
import type { Fields } from './fields.ts';
import { generatorWords, NO_PICTURE } from './messages.ts';
import { pictureRequest } from './picture-request.ts';
import { EMBROIDERY_SIZES, EXACT_LENGTHS, sizeInWords } from './sizes.ts';
import { fileNames, FROM_PICTURE, GENERATOR } from './tool.ts';
import type { Tool } from './tool.ts';

const FIELDS = {
  style: stitchStyle(['mixed', 'satin', 'fill', 'outline'], 'mixed'),
  density: DENSITY,
  size: {
    kind: 'size',
    look: 'segmented',
    label: 'Size',
    choices: EMBROIDERY_SIZES,
    default: 'm',
  },
  ...EXACT_LENGTHS,
  frameShape: FRAME_SHAPE,
  colorPalette: palette(TEN_PALETTES, 'classic'),
  colors: threadColors(2, 12, 6),
  fabric: FABRIC,
  threadWeight: THREAD_WEIGHT,
  sewingOrder: SEWING_ORDER,
} as const satisfies Fields;

/** /generator: a picture into embroidery. */
export const EMBROIDERY: Tool<typeof FIELDS> = {
  ...GENERATOR,
  ...FROM_PICTURE,
  ...fileNames('embroidery-'),
  id: 'embroidery',
  sewsPhotographs: true,
  path: '/generator',
  type: 'embroidery',
  storageKey: 'ilmek:embroidery',
  fields: FIELDS,
  words: generatorWords('Embroidery pattern', 'image'),
  details: ['style', 'density', 'colorPalette', 'frameShape'],
  galleryLink: 'here',
  missing: (_, hasPicture) => (hasPicture ? undefined : NO_PICTURE),
  galleryName: ({ style }) => `Embroidery pattern - ${style} style`,
  describe: ({ style, density, colorPalette, colors, ...size }) =>
    `A picture as ${style} embroidery, ${sizeInWords(size, EMBROIDERY_SIZES)}: ${density} density, ${colorPalette} palette, up to ${colors} threads.`,
  toRequest: (settings, input) => pictureRequest(settings, EMBROIDERY_SIZES, input),
};
