import {
  digitizeLettering,
  LETTERING_COLOR_LIMITS,
  LETTERING_SIZE_LIMITS,
  sizeForCapitals,
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
import {
  choiceOption,
  numberOption,
  optionalNumber,
  readArgs,
  wholeOption,
  threadWeightOption,
} from '../args.ts';
import { CliError } from '../cli-error.ts';
import { fontOf } from '../fonts.ts';
import { OUTPUT_OPTIONS, readOutput } from '../output.ts';

const OPTIONS = {
  ...OUTPUT_OPTIONS,
  font: { type: 'string' },
  'size-mm': { type: 'string' },
  'letter-mm': { type: 'string' },
  density: { type: 'string' },
  palette: { type: 'string' },
  colors: { type: 'string' },
  fabric: { type: 'string' },
  'pull-mm': { type: 'string' },
  'thread-weight': { type: 'string' },
  frame: { type: 'string' },
  'small-script': { type: 'string' },
} as const;

/** Least and most height of capitals, mm. */
const CAPITAL_LIMITS = [3, 200] as const;

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
    // As tall as they are asked for, letters are as long as they are.
    keepLines: values['letter-mm'] !== undefined,
    smallScript: choiceOption('small-script', values['small-script'], 'refuse', SMALL_SCRIPTS),
  };
  const capitalMm = optionalNumber('letter-mm', values['letter-mm'], ...CAPITAL_LIMITS);
  if (capitalMm !== undefined && values['size-mm'] !== undefined) {
    throw new CliError('--size-mm and --letter-mm both say how large the text is: one of them');
  }
  const output = readOutput(values);
  const font = await fontOf(options.fontStyle);
  if (capitalMm !== undefined) options.longSideMm = sizeForCapitals(options, font, capitalMm);
  const design = digitizeLettering(options, font);
  await output(design, { fabric: options.fabric });
}
