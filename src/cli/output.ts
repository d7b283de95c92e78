import type { Design } from 'ilmek-engine';
import type { Piece } from 'ilmek-engine/piece';
import { hoopOption, optionalNumber } from './args.ts';
import { CliError } from './cli-error.ts';
import {
  checkPictureName,
  checkWorksheetName,
  STREAM,
  writableFormat,
  writeBytes,
  writeMachineFile,
  writeRendering,
} from './files.ts';
import { printReport, type ReportOptions } from './report.ts';
import { usualScale } from './usual-scale.ts';

/** What every command that makes a design is told of its files. */
export const OUTPUT_OPTIONS = {
  out: { type: 'string', multiple: true },
  format: { type: 'string', multiple: true },
  hoop: { type: 'string' },
  'format-version': { type: 'string' },
  preview: { type: 'string' },
  'px-per-mm': { type: 'string' },
  worksheet: { type: 'string' },
  cap: { type: 'boolean' },
  'no-cutter': { type: 'boolean' },
  json: { type: 'boolean' },
} as const;

/** The same, as they were given. */
export interface OutputValues {
  out?: string[] | undefined;
  format?: string[] | undefined;
  hoop?: string | undefined;
  'format-version'?: string | undefined;
  preview?: string | undefined;
  'px-per-mm'?: string | undefined;
  worksheet?: string | undefined;
  cap?: boolean | undefined;
  'no-cutter'?: boolean | undefined;
  json?: boolean | undefined;
}

/** Writes a design's files and prints its figures. */
export type Output = (
  design: Design,
  options: Pick<ReportOptions, 'fabric' | 'picture'> & {
    source?: string | undefined;
    /** What the design was sewn from; found from the design where absent. */
    piece?: Piece | undefined;
  },
) => Promise<void>;

/** Checks what is wanted before anything is sewn. @throws CliError */
export function readOutput(values: OutputValues): Output {
  const { out: outs = [], preview, worksheet, json = false } = values;
  if (outs.length === 0 && !preview && !worksheet && !json) {
    throw new CliError(
      'nothing to do: wanted --out FILE, --preview FILE.png, --worksheet or --json',
    );
  }
  const format = values.format?.[0];
  for (const out of outs) writableFormat(out, format);
  if (outs.filter((out) => out === STREAM).length > 1) {
    throw new CliError('the standard output takes one file');
  }
  if (preview) checkPictureName(preview);
  if (worksheet) checkWorksheetName(worksheet);
  const scale = optionalNumber('px-per-mm', values['px-per-mm'], 1, 100);
  const encoding = pesVersion(values['format-version']);
  const hoop = hoopOption(values.hoop);
  return async (sewn, { source, fabric, piece, picture }) => {
    const design = await inOrder(sewn, values);
    for (const note of design.simplified ?? []) process.stderr.write(`ilmek: ${note}\n`);
    if (design.flatColors !== undefined)
      process.stderr.write(
        `ilmek: it has ${design.flatColors} colours, and fewer were asked for: --colors ${design.flatColors} sews all\n`,
      );
    for (const out of outs) {
      const written = { ...encoding, format, source };
      if (writableFormat(out, format) === 'svg')
        await writeWorkingFile(out, design, { source, piece });
      else await writeMachineFile(out, design, written);
    }
    if (preview) {
      await writeRendering(preview, design, { pxPerMm: scale ?? usualScale(design), source });
    }
    if (worksheet) {
      // Loaded for those who ask for one.
      const { writeWorksheet } = await import('./worksheet-file.ts');
      await writeWorksheet(worksheet, design, { hoop, fabric });
    }
    const stream = outs.includes(STREAM) ? process.stderr : process.stdout;
    const [cutter, cap] = [!values['no-cutter'], values.cap];
    printReport(design, json, { hoop, fabric, picture, cutter, cap }, stream);
  };
}

/** The objects that a design was sewn from, to go on with: here, or in Inkscape with Ink/Stitch. */
async function writeWorkingFile(
  path: string,
  design: Design,
  { source, piece }: { source?: string | undefined; piece?: Piece | undefined },
): Promise<void> {
  const { pieceOfDesign, writePiece } = await import('ilmek-engine/piece');
  await writeBytes(path, Buffer.from(writePiece(piece ?? pieceOfDesign(design))), source);
}

/** A design in the order that a machine wants, where it wants another than its colours'. */
export async function inOrder(
  design: Design,
  { cap, 'no-cutter': noCutter }: Pick<OutputValues, 'cap' | 'no-cutter'>,
): Promise<Design> {
  if (!cap && !noCutter) return design;
  const { capOrder, withoutTrims } = await import('ilmek-engine/digitize');
  const ordered = cap ? capOrder(design) : design;
  // On a cap its order counts for more than short ways.
  return noCutter ? withoutTrims(ordered, cap ? 'kept' : 'shortest') : ordered;
}

/** Versions of PES that are written: 6 keeps the true colours, 1 is read by the oldest machines. */
export function pesVersion(text: string | undefined): { version?: 1 | 6 } {
  if (text === undefined) return {};
  if (text === '1') return { version: 1 };
  if (text === '6') return { version: 6 };
  throw new CliError(`--format-version wants 1 or 6 (PES), got "${text}"`);
}
