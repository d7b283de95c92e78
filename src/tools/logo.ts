import { DENSITY, FRAME_SHAPE, palette, stitchStyle, threadColors } from './choices.ts';
import type { Fields } from './fields.ts';
import { generatorWords, NO_PICTURE } from './messages.ts';
import { pictureRequest } from './picture-request.ts';
import { EXACT_LENGTHS, LOGO_SIZES, sizeInWords } from './sizes.ts';
import { fileNames, FROM_PICTURE, GENERATOR } from './tool.ts';
import type { Tool } from './tool.ts';

const PALETTES = ['classic', 'monochrome', 'vibrant', 'minimal', 'vintage', 'jewel-tones'] as const;

const FIELDS = {
  frameShape: FRAME_SHAPE,
  style: stitchStyle(['mixed', 'satin', 'fill', 'outline'], 'mixed'),
  density: DENSITY,
  size: { kind: 'size', look: 'select', label: 'Size', choices: LOGO_SIZES, default: 's' },
  ...EXACT_LENGTHS,
  colorPalette: palette(PALETTES, 'classic', 'Colour theme'),
  colors: threadColors(2, 8, 4),
} as const satisfies Fields;

/** /logo-generator: a mark into embroidery, its edges kept. */
export const LOGO: Tool<typeof FIELDS> = {
  ...GENERATOR,
  ...FROM_PICTURE,
  ...fileNames('logo-embroidery-'),
  id: 'logo',
  path: '/logo-generator',
  type: 'logo',
  storageKey: 'ilmek:logo',
  fields: FIELDS,
  words: generatorWords('Logo pattern', 'logo'),
  details: ['frameShape', 'style', 'size', 'colors'],
  galleryLink: 'none',
  missing: (_, hasPicture) => (hasPicture ? undefined : NO_PICTURE),
  galleryName: ({ style }) => `Logo embroidery - ${style} style`,
  describe: ({ style, density, colorPalette, colors, ...size }) =>
    `A logo as ${style} embroidery, ${sizeInWords(size, LOGO_SIZES)}: ${density} density, ${colorPalette} theme, up to ${colors} threads.`,
  // Flat art stays flat: areas with exact edges, never mixed threads.
  toRequest: (settings, input) => pictureRequest(settings, LOGO_SIZES, input, { photo: 'off' }),
};
