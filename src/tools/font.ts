import { LETTERING_DEFAULTS, MONOGRAM_DEFAULTS, MONOGRAM_MAX } from 'ilmek-engine/tables';
import type { SettingsOf } from './fields.ts';
import { FONT_FIELDS } from './font-fields.ts';
import { alone, generatorWords } from './messages.ts';
import { isExact, sewnSize, sizeInWords, SMALL_SIZES, type SizeSettings } from './sizes.ts';
import { fileNames, GENERATOR } from './tool.ts';
import type { Tool } from './tool.ts';

type FontSettings = SettingsOf<typeof FONT_FIELDS>;

/** Letters of a monogram: blanks do not count. */
export const monogramText = (text: string): string[] => [...text.replaceAll(/\s/g, '')];

function missing({ text, isMonogram }: FontSettings) {
  if (text.trim() === '') return alone('Please enter text to generate embroidery font');
  if (isMonogram && monogramText(text).length > MONOGRAM_MAX) {
    return alone(`Monograms support maximum ${MONOGRAM_MAX} characters`);
  }
  return undefined;
}

const styleOf = ({ isMonogram, monogramStyle, fontStyle }: FontSettings): string =>
  isMonogram ? monogramStyle : fontStyle;

/** /font-generator: letters and monograms. */
export const FONT: Tool<typeof FONT_FIELDS> = {
  ...GENERATOR,
  ...fileNames('embroidery-font-'),
  id: 'font',
  path: '/font-generator',
  type: 'font',
  storageKey: 'ilmek:font',
  fields: FONT_FIELDS,
  words: {
    ...generatorWords('Embroidery font', 'font'),
    make: 'Generate Font',
    settingsNote: (ready) =>
      ready
        ? 'All is set. Change what you like, then begin.'
        : 'The words come first. These choices can wait.',
    ready: 'Your lettering is written here: its figures, its threads, its files.',
    failed: alone('Failed to generate font. Please try again.'),
    download: 'Download',
    downloadFailed: alone('Failed to download font. Opening in new tab...'),
  },
  details: ['text', 'fontStyle', 'monogramStyle', 'size'],
  galleryLink: 'here',
  needsPicture: () => false,
  missing,
  title: ({ text }) => text.trim(),
  galleryName: (settings) => `Embroidery font - ${settings.text.trim()}`,
  describe: (settings) =>
    `“${settings.text.trim()}” ${settings.isMonogram ? 'as a monogram' : 'in thread'}, ${styleOf(settings)}, ${sizeInWords(settings, SMALL_SIZES)}: ${settings.density} density, ${settings.colorPalette} palette, up to ${settings.colors} threads.`,
  toRequest(settings, { name }) {
    const { text, language, isMonogram, fontStyle, monogramStyle } = settings;
    const { density, colorPalette, colors, frameShape } = settings;
    const common = {
      text: text.trim(),
      sewn: sewnSize(settings, SMALL_SIZES),
      density,
      palette: colorPalette,
      colors,
      frame: frameShape,
      name,
    };
    return isMonogram
      ? {
          kind: 'monogram',
          options: { ...MONOGRAM_DEFAULTS, ...common, language, style: monogramStyle },
        }
      : {
          kind: 'lettering',
          options: {
            ...LETTERING_DEFAULTS,
            ...common,
            fontStyle,
            smallScript: smallScript(settings),
          },
        };
  },
};

/**
 * Sizes by their name are sewn whatever is written, as all choices of the form are; an exact length
 * is refused where a script of that length cannot be read.
 */
const smallScript = (settings: SizeSettings): 'refuse' | 'sew' =>
  isExact(settings) ? 'refuse' : 'sew';
