import { TATTOO_DEFAULTS } from 'ilmek-engine/tables';
import { alone, generatorWords, NO_PICTURE } from './messages.ts';
import { plainPrompt } from './prompt-enhance.ts';
import { sewnSize, sizeInWords, SMALL_SIZES } from './sizes.ts';
import { TATTOO_FIELDS } from './tattoo-fields.ts';
import { fileNames, GENERATOR } from './tool.ts';
import type { Tool } from './tool.ts';

const NO_PROMPT = alone('Please enter a description for your tattoo');

/** /tattoo-generator: tattoos from a picture or from words. */
export const TATTOO: Tool<typeof TATTOO_FIELDS> = {
  ...GENERATOR,
  ...fileNames('tattoo-embroidery-'),
  id: 'tattoo',
  path: '/tattoo-generator',
  type: 'tattoo',
  storageKey: 'ilmek:tattoo',
  fields: TATTOO_FIELDS,
  words: {
    ...generatorWords('Tattoo pattern', 'tattoo'),
    fromWords: {
      processing: 'Processing your words...',
      failed: alone('Failed to process tattoo. Please try again with different words.'),
      settingsNote: (ready) =>
        ready
          ? 'All is set. Change what you like, then begin.'
          : 'The words come first. These choices can wait.',
    },
  },
  details: ['tattooStyle', 'stitchStyle', 'size', 'colors'],
  galleryLink: 'here',
  needsPicture: ({ mode }) => mode === 'image',
  missing({ mode, prompt }, hasPicture) {
    if (mode === 'image') return hasPicture ? undefined : NO_PICTURE;
    return prompt.trim() === '' ? NO_PROMPT : undefined;
  },
  title: ({ prompt }, pictureName) => pictureName ?? prompt.trim(),
  galleryName: ({ tattooStyle }) => `Tattoo embroidery - ${tattooStyle} style`,
  describe({ mode, prompt, tattooStyle, category, stitchStyle, colorPalette, colors, ...size }) {
    const made = mode === 'image' ? 'A picture' : `“${prompt.trim()}”`;
    return `${made} as a ${tattooStyle} tattoo (${category}) in ${stitchStyle} stitches, ${sizeInWords(size, SMALL_SIZES)}: ${colorPalette} palette, up to ${colors} threads.`;
  },
  toRequest(settings, { source, name, keepBackground = TATTOO_DEFAULTS.keepBackground }) {
    const { mode, prompt, edits, tattooStyle, category, stitchStyle } = settings;
    const { density, colorPalette, colors, frameShape } = settings;
    const options = {
      ...TATTOO_DEFAULTS,
      tattooStyle,
      category,
      stitchStyle,
      density,
      palette: colorPalette,
      colors,
      sewn: sewnSize(settings, SMALL_SIZES),
      frame: frameShape,
      keepBackground,
      name,
    };
    return mode === 'image'
      ? { kind: 'tattoo', source: source!, options }
      : { kind: 'tattoo-prompt', prompt: plainPrompt(prompt), edits, options };
  },
};
