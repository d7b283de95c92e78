import type { KeepBackground } from 'ilmek-engine';
import type { SvgOptions } from 'ilmek-engine/digitize';
import {
  COLOR_LIMITS,
  DENSITIES,
  DIGITIZE_DEFAULTS,
  FABRIC_NAMES,
  FLAT_COLORS,
  FRAME_NAMES,
  INK_MODES,
  PALETTES,
  PHOTO_MODES,
  PULL_LIMITS,
  SEWN_LIMITS,
  SMALL_TEXTS,
  STITCH_STYLES,
  WIDTH_LIMITS,
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
import { EDIT_OPTIONS, readEdits } from '../edits.ts';
import { OUTPUT_OPTIONS, readOutput } from '../output.ts';
import { ProgressLine } from '../progress.ts';
import { nameOf, sewFile } from '../sew.ts';

const OPTIONS = {
  ...OUTPUT_OPTIONS,
  'out-dir': { type: 'string' },
  'width-mm': { type: 'string' },
  'sewn-width-mm': { type: 'string' },
  'sewn-height-mm': { type: 'string' },
  style: { type: 'string' },
  density: { type: 'string' },
  palette: { type: 'string' },
  colors: { type: 'string' },
  photo: { type: 'string' },
  ink: { type: 'string' },
  'keep-background': { type: 'boolean' },
  'leave-background': { type: 'boolean' },
  'small-text': { type: 'string' },
  fabric: { type: 'string' },
  'pull-mm': { type: 'string' },
  'thread-weight': { type: 'string' },
  frame: { type: 'string' },
  ...EDIT_OPTIONS,
} as const;

/** `digitize IN --out FILE …`: a picture into machine files; or many into a folder. */
export async function run(args: string[]): Promise<void> {
  const { values, positionals } = readArgs(args, OPTIONS);
  const options = digitizeOptions(values);
  if (values['out-dir'] !== undefined) {
    const { runBatch } = await import('../batch.ts');
    return runBatch(positionals, { ...values, outDir: values['out-dir'] }, options);
  }
  if (positionals.length !== 1) {
    throw new CliError(
      positionals.length === 0
        ? 'wanted IN, got 0 file names'
        : `wanted one picture, got ${positionals.length}; many go to --out-dir FOLDER --format pes`,
    );
  }
  const [source] = positionals;
  const output = readOutput(values);
  const line = new ProgressLine();
  const name = nameOf(source);
  const edits = readEdits(values);
  const { design, notes, picture } = await sewFile(
    source,
    { ...options, name },
    edits,
    line.context(source),
  );
  line.clear();
  // The rest is told with the design.
  const told = notes.filter((note) => !design.simplified?.includes(note));
  for (const note of told) process.stderr.write(`ilmek: ${note}\n`);
  await output(design, { source, fabric: options.fabric, picture });
}

type Values = ReturnType<typeof readArgs<typeof OPTIONS>>['values'];

function digitizeOptions(values: Values): SvgOptions {
  const d = DIGITIZE_DEFAULTS;
  return {
    ...sizeOptions(values),
    style: choiceOption('style', values.style, d.style, STITCH_STYLES),
    density: choiceOption('density', values.density, d.density, DENSITIES),
    palette: choiceOption('palette', values.palette, d.palette, PALETTES),
    colors: wholeOption('colors', values.colors, d.colors, ...COLOR_LIMITS),
    flatColors: values.colors === undefined ? FLAT_COLORS : undefined,
    photo: choiceOption('photo', values.photo, d.photo, PHOTO_MODES),
    ink: choiceOption('ink', values.ink, 'auto', INK_MODES),
    keepBackground: background(values),
    smallText: choiceOption('small-text', values['small-text'], 'sew', SMALL_TEXTS),
    fabric: choiceOption('fabric', values.fabric, d.fabric, FABRIC_NAMES),
    pullMm: numberOption('pull-mm', values['pull-mm'], d.pullMm, ...PULL_LIMITS),
    threadWeight: threadWeightOption(values['thread-weight']),
    frame: choiceOption('frame', values.frame, d.frame, FRAME_NAMES),
    name: '',
  };
}

/** The width of the whole picture, or one side of what is sewn of it. */
function sizeOptions(values: Values) {
  const widthMm = optionalNumber('width-mm', values['width-mm'], ...WIDTH_LIMITS);
  const width = optionalNumber('sewn-width-mm', values['sewn-width-mm'], ...SEWN_LIMITS);
  const height = optionalNumber('sewn-height-mm', values['sewn-height-mm'], ...SEWN_LIMITS);
  if ([widthMm, width, height].filter((given) => given !== undefined).length > 1) {
    throw new CliError('wanted one of --width-mm, --sewn-width-mm and --sewn-height-mm, got more');
  }
  if (width !== undefined) return { sewn: { side: 'width', mm: width } as const };
  if (height !== undefined) return { sewn: { side: 'height', mm: height } as const };
  return { widthMm };
}

/** Whether an even ground is sewn: told, or decided by its colour. */
function background(values: Values): KeepBackground {
  const { 'keep-background': keep, 'leave-background': leave } = values;
  if (keep && leave) throw new CliError('--keep-background or --leave-background, not both');
  return keep ? true : leave ? false : DIGITIZE_DEFAULTS.keepBackground;
}
