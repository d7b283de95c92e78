import {
  digitizeLettering,
  LETTERING_COLOR_LIMITS,
  LETTERING_SIZE_LIMITS,
} from 'ilmek-engine/lettering';
import {
  DENSITIES,
  FABRIC_NAMES,
  FONT_STYLES,
  FRAME_NAMES,
  LETTERING_DEFAULTS,
  PALETTES,
  PULL_LIMITS,
  SMALL_SCRIPTS,
} from 'ilmek-engine/tables';
import { choiceOption, numberOption, readArgs, wholeOption, threadWeightOption } from '../args.ts';
import { fontOf } from '../fonts.ts';
import { OUTPUT_OPTIONS, readOutput } from '../output.ts';

const OPTIONS = {
  ...OUTPUT_OPTIONS,
  font: { type: 'string' },
  'size-mm': { type: 'string' },
  density: { type: 'string' },
  palette: { type: 'string' },
  colors: { type: 'string' },
  fabric: { type: 'string' },
  'pull-mm': { type: 'string' },
  'thread-weight': { type: 'string' },
  frame: { type: 'string' },
  'small-script': { type: 'string' },
} as const;

/** `letter TEXT --out FILE …`: a text into machine files. */
export async function run(args: string[]): Promise<void> {
  const { values, positionals } = readArgs(args, OPTIONS, ['TEXT']);
  const d = LETTERING_DEFAULTS;
  const text = positionals[0].replaceAll('\\n', '\n');
  const options = {
    ...d,
    text,
    name: text.replaceAll('\n', ' '),
    fontStyle: choiceOption('font', values.font, d.fontStyle, FONT_STYLES),
    longSideMm: numberOption('size-mm', values['size-mm'], d.longSideMm, ...LETTERING_SIZE_LIMITS),
    density: choiceOption('density', values.density, d.density, DENSITIES),
    palette: choiceOption('palette', values.palette, d.palette, PALETTES),
    colors: wholeOption('colors', values.colors, d.colors, ...LETTERING_COLOR_LIMITS),
    fabric: choiceOption('fabric', values.fabric, d.fabric, FABRIC_NAMES),
    pullMm: numberOption('pull-mm', values['pull-mm'], d.pullMm, ...PULL_LIMITS),
    threadWeight: threadWeightOption(values['thread-weight']),
    frame: choiceOption('frame', values.frame, d.frame, FRAME_NAMES),
    smallScript: choiceOption('small-script', values['small-script'], 'refuse', SMALL_SCRIPTS),
  };
  const output = readOutput(values);
  const design = digitizeLettering(options, await fontOf(options.fontStyle));
  await output(design, { fabric: options.fabric });
}
