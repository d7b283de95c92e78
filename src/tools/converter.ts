import { DENSITY, palette, stitchStyle, threadColors } from './choices.ts';
import type { Fields } from './fields.ts';
import { alone, CONVERTER_UPLOAD } from './messages.ts';
import { pictureRequest } from './picture-request.ts';
import { CONVERTER_SIZES, EXACT_LENGTHS, sizeInWords } from './sizes.ts';
import { CONVERTER_DST, fileNames, FROM_PICTURE, namedFile } from './tool.ts';
import type { Tool } from './tool.ts';

const FIELDS = {
  style: stitchStyle(['satin', 'fill', 'running', 'applique'], 'satin'),
  density: DENSITY,
  size: { kind: 'size', look: 'segmented', label: 'Size', choices: CONVERTER_SIZES, default: 'm' },
  ...EXACT_LENGTHS,
  colorPalette: palette(['vibrant', 'muted', 'monochrome', 'pastel'], 'vibrant'),
  // Told, but not to be changed here.
  colors: { ...threadColors(6, 6, 6), place: 'none' },
} as const satisfies Fields;

/** /image-to-embroidery: the free image converter. */
export const CONVERTER: Tool<typeof FIELDS> = {
  ...FROM_PICTURE,
  ...fileNames('embroidery-'),
  stitchesName: (format, _, label) => (format === 'dst' ? CONVERTER_DST : namedFile(format, label)),
  id: 'converter',
  sewsPhotographs: true,
  path: '/image-to-embroidery',
  type: 'embroidery',
  storageKey: 'ilmek:converter',
  fields: FIELDS,
  words: {
    make: 'Convert to Embroidery',
    making: 'Converting...',
    settingsNote: (ready) =>
      ready
        ? 'All is set. Change what you like, then begin.'
        : 'The picture comes first. These choices can wait.',
    upload: CONVERTER_UPLOAD,
    uploadToasts: ['type', 'size'],
    done: {
      title: 'Conversion completed!',
      text: 'Your embroidery file is ready for download',
    },
    failed: {
      title: 'Conversion failed',
      text: 'There was an error converting your image. Please try again.',
    },
    download: 'Download DST File',
    downloadFailed: {
      title: 'Download failed',
      text: 'The artwork could not be drawn. Please try again.',
    },
  },
  details: [],
  keepsResult: true,
  firstFile: 'dst',
  artworkFails: 'stay',
  galleryLink: 'new-tab',
  missing: (_, hasPicture) => (hasPicture ? undefined : alone('Choose a picture first.')),
  galleryName: ({ style }) => `Embroidery conversion - ${style} style`,
  describe: ({ style, density, colorPalette, colors, ...size }) =>
    `A picture turned into ${style} embroidery, ${sizeInWords(size, CONVERTER_SIZES)}: ${density} density, ${colorPalette} palette, up to ${colors} threads.`,
  toRequest: (settings, input) => pictureRequest(settings, CONVERTER_SIZES, input),
};
