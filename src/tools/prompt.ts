import type { Complexity } from 'ilmek-engine/compose';
import { PROMPT_DEFAULTS, DIGITIZE_DEFAULTS } from 'ilmek-engine/tables';
import { GENERATOR_UPLOAD, generatorWords } from './messages.ts';
import type { Message } from './messages.ts';
import { plainPrompt } from './prompt-enhance.ts';
import { PROMPT_FIELDS } from './prompt-fields.ts';
import { EMBROIDERY_SIZES, sewnSize } from './sizes.ts';
import { GENERATOR, namedFile } from './tool.ts';
import type { Tool } from './tool.ts';

const NO_PROMPT: Message = {
  title: 'Prompt required',
  text: 'Please enter a description for your embroidery design.',
};

const NO_IMAGE: Message = {
  title: 'Image required',
  text: 'Please upload an image for image-based generation.',
};

/** The most threads that a picture is divided into, by how detailed it is to be. */
const PICTURE_COLORS: Record<Complexity, number> = {
  simple: 4,
  medium: 6,
  complex: 9,
  'highly-detailed': 12,
};

const day = (when: Date) => when.toLocaleDateString('en-US');

/** /prompt-to-embroidery: designs from words. */
export const PROMPT: Tool<typeof PROMPT_FIELDS> = {
  ...GENERATOR,
  id: 'prompt',
  path: '/prompt-to-embroidery',
  type: 'embroidery',
  storageKey: 'ilmek:prompt',
  fields: PROMPT_FIELDS,
  words: {
    ...generatorWords('Embroidery', 'image'),
    make: 'Generate Embroidery',
    settingsNote: (ready) =>
      ready
        ? 'All is set. Change what you like, then begin.'
        : 'The words come first. These choices can wait.',
    processing: 'Composing your design...',
    upload: {
      ...GENERATOR_UPLOAD,
      size: { title: 'File too large', text: 'Please select an image smaller than 10MB.' },
    },
    done: {
      title: 'Embroidery Generated Successfully!',
      text: 'Your embroidery design has been created.',
    },
    doneAndSaved: {
      title: 'Embroidery Generated Successfully!',
      text: 'Your embroidery design has been created and saved to the gallery, under My designs, for you alone.',
    },
    failed: {
      title: 'Generation Failed',
      text: 'Please try again with different settings.',
    },
  },
  takesAnyType: true,
  // They stand on badges.
  details: [],
  firstFile: 'dst',
  galleryLink: 'here',
  artworkName: (now) => `prompt-embroidery-${now}.jpg`,
  stitchesName: (format, now, label) =>
    format === 'dst' ? `prompt-embroidery-${now}.dst` : namedFile(format, label),
  needsPicture: ({ mode }) => mode === 'image',
  missing({ mode, prompt }, hasPicture) {
    if (prompt.trim() === '') return NO_PROMPT;
    return mode === 'image' && !hasPicture ? NO_IMAGE : undefined;
  },
  title: ({ prompt }) => prompt.trim(),
  galleryName: (_, when) => `Prompt Embroidery - ${day(when)}`,
  describe: ({ prompt }) => prompt.trim(),
  toRequest(settings, { source, name, keepBackground = DIGITIZE_DEFAULTS.keepBackground }) {
    const { mode, prompt, edits, style, stitchStyle } = settings;
    const { density, colorPalette, complexity } = settings;
    const options = {
      ...PROMPT_DEFAULTS,
      preset: style,
      complexity,
      stitchStyle,
      density,
      sewn: sewnSize(settings, EMBROIDERY_SIZES),
      palette: colorPalette,
      threadColors: settings.threadColors,
      variation: settings.variation,
      name,
    };
    const words = plainPrompt(prompt);
    return mode === 'image'
      ? {
          kind: 'prompt-picture',
          source: source!,
          prompt: words,
          edits,
          options: { ...options, colors: PICTURE_COLORS[complexity], keepBackground },
        }
      : { kind: 'prompt', prompt: words, edits, options };
  },
};
