import type { Design, KeepBackground } from 'ilmek-engine';
import type { SvgOptions } from 'ilmek-engine/digitize';
import type { InspectOptions } from 'ilmek-engine/inspect';
import {
  COLOR_LIMITS,
  DENSITIES,
  DIGITIZE_DEFAULTS,
  FABRIC_NAMES,
  FRAME_NAMES,
  PALETTES,
  PHOTO_MODES,
  PULL_LIMITS,
  SEWN_LIMITS,
  STITCH_STYLES,
  WIDTH_LIMITS,
} from 'ilmek-engine/tables';
import { choiceOption, hoopOption, numberOption, optionalNumber, readArgs } from '../args.ts';
import { CliError } from '../cli-error.ts';
import {
  checkWorksheetName,
  readBytes,
  readPicture,
  writableFormat,
  writeMachineFile,
  writeRendering,
} from '../files.ts';
import { printReport } from '../report.ts';

const OPTIONS = {
  out: { type: 'string', multiple: true },
  'width-mm': { type: 'string' },
  'sewn-width-mm': { type: 'string' },
  'sewn-height-mm': { type: 'string' },
  style: { type: 'string' },
  density: { type: 'string' },
  palette: { type: 'string' },
  colors: { type: 'string' },
  photo: { type: 'string' },
  'keep-background': { type: 'boolean' },
  'leave-background': { type: 'boolean' },
  fabric: { type: 'string' },
  'pull-mm': { type: 'string' },
  frame: { type: 'string' },
  hoop: { type: 'string' },
  'format-version': { type: 'string' },
  preview: { type: 'string' },
  'px-per-mm': { type: 'string' },
  worksheet: { type: 'string' },
  json: { type: 'boolean' },
} as const;

/** `digitize IN --out FILE …`: a picture into machine files. */
export async function run(args: string[]): Promise<void> {
  const { values, positionals } = readArgs(args, OPTIONS, ['IN']);
  const outs = values.out ?? [];
  if (outs.length === 0 && !values.preview && !values.worksheet && !values.json) {
    throw new CliError(
      'nothing to do: wanted --out FILE, --preview FILE.png, --worksheet or --json',
    );
  }
  outs.forEach(writableFormat);
  if (values.worksheet) checkWorksheetName(values.worksheet);
  const pxPerMm = numberOption('px-per-mm', values['px-per-mm'], 10, 1, 100);
  const encoding = pesVersion(values['format-version']);
  const hoop = hoopOption(values.hoop);
  const d = DIGITIZE_DEFAULTS;
  const colors = numberOption('colors', values.colors, d.colors, ...COLOR_LIMITS);
  if (!Number.isInteger(colors)) throw new CliError('--colors wants a whole number');
  const options = {
    ...sizeOptions(values),
    style: choiceOption('style', values.style, d.style, STITCH_STYLES),
    density: choiceOption('density', values.density, d.density, DENSITIES),
    palette: choiceOption('palette', values.palette, d.palette, PALETTES),
    colors,
    photo: choiceOption('photo', values.photo, d.photo, PHOTO_MODES),
    keepBackground: background(values),
    fabric: choiceOption('fabric', values.fabric, d.fabric, FABRIC_NAMES),
    pullMm: numberOption('pull-mm', values['pull-mm'], d.pullMm, ...PULL_LIMITS),
    frame: choiceOption('frame', values.frame, d.frame, FRAME_NAMES),
    name: nameOf(positionals[0]),
  };
  const design = await sew(positionals[0], options);
  for (const note of design.simplified ?? []) process.stderr.write(`ilmek: ${note}\n`);
  for (const out of outs) await writeMachineFile(out, design, encoding);
  if (values.preview) await writeRendering(values.preview, design, pxPerMm);
  if (values.worksheet) await sheet(values.worksheet, design, { hoop, fabric: options.fabric });
  printReport(design, values.json ?? false, { hoop, fabric: options.fabric });
}

/** The width of the whole picture, or one side of what is sewn of it. */
function sizeOptions(values: Partial<Record<string, unknown>>) {
  const mm = (name: string, limits: readonly [number, number]) =>
    optionalNumber(name, values[name] as string | undefined, ...limits);
  const widthMm = mm('width-mm', WIDTH_LIMITS);
  const width = mm('sewn-width-mm', SEWN_LIMITS);
  const height = mm('sewn-height-mm', SEWN_LIMITS);
  if ([widthMm, width, height].filter((given) => given !== undefined).length > 1) {
    throw new CliError('wanted one of --width-mm, --sewn-width-mm and --sewn-height-mm, got more');
  }
  if (width !== undefined) return { sewn: { side: 'width', mm: width } as const };
  if (height !== undefined) return { sewn: { side: 'height', mm: height } as const };
  return { widthMm };
}

/** Loaded for those who ask for one. */
async function sheet(path: string, design: Design, options: InspectOptions): Promise<void> {
  const { writeWorksheet } = await import('../worksheet-file.ts');
  await writeWorksheet(path, design, options);
}

/** Whether an even ground is sewn: told, or decided by its colour. */
function background(values: {
  'keep-background'?: boolean | undefined;
  'leave-background'?: boolean | undefined;
}): KeepBackground {
  const { 'keep-background': keep, 'leave-background': leave } = values;
  if (keep && leave) throw new CliError('--keep-background or --leave-background, not both');
  return keep ? true : leave ? false : DIGITIZE_DEFAULTS.keepBackground;
}

/** Versions of PES that are written: 6 keeps the true colours, 1 is read by the oldest machines. */
function pesVersion(text: string | undefined): { version?: 1 | 6 } {
  if (text === undefined) return {};
  if (text === '1') return { version: 1 };
  if (text === '6') return { version: 6 };
  throw new CliError(`--format-version wants 1 or 6 (PES), got "${text}"`);
}

/**
 * A drawing is sewn from its shapes, at its own size if none is given; a picture from its pixels.
 * Each loads only its own half of the engine.
 */
async function sew(path: string, options: SvgOptions): Promise<Design> {
  if (/\.svg$/i.test(path)) {
    const { digitizeSvg } = await import('ilmek-engine/digitize');
    const { design, notes } = digitizeSvg((await readBytes(path)).toString('utf8'), options);
    for (const note of notes) process.stderr.write(`ilmek: ${note}\n`);
    return design;
  }
  // The picture is unpacked in another thread, meanwhile the engine is loaded.
  const [picture, { digitizeImage }] = await Promise.all([
    readPicture(path),
    import('ilmek-engine/digitize'),
  ]);
  const { sewn, widthMm = DIGITIZE_DEFAULTS.widthMm, ...rest } = options;
  return digitizeImage(picture, sewn ? { ...rest, sewn } : { ...rest, widthMm });
}

/** A file's name without folder and ending. */
function nameOf(path: string): string {
  return path.replace(/^.*[\\/]/, '').replace(/\.[^.]*$/, '');
}
