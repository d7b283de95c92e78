import type { Piece } from 'ilmek-engine/piece';
import { pieceOfDesign, readLetteredPiece, recoverPiece, sewPiece } from 'ilmek-engine/piece';
import { readArgs } from '../args.ts';
import { readBytes, readMachineFile, STREAM } from '../files.ts';
import { OUTPUT_OPTIONS, readOutput } from '../output.ts';
import { fontOf } from '../fonts.ts';
import { nameOf } from '../sew.ts';

/** `sew FILE --out FILE …`: a working file into machine files, or a machine file into a working file. */
export async function run(args: string[]): Promise<void> {
  const options = { ...OUTPUT_OPTIONS, 'keep-stitches': { type: 'boolean' } } as const;
  const { values, positionals } = readArgs(args, options, ['FILE']);
  const [source] = positionals;
  const output = readOutput(values);
  const isDrawing = source === STREAM || /\.svg$/i.test(source);
  const piece = isDrawing
    ? await readDrawing(source)
    : await readStitches(source, values['keep-stitches'] ?? false);
  const named = { ...piece, name: piece.name || nameOf(source) };
  await output(sewPiece(named), { source, fabric: piece.fabric, piece: named });
}

async function readDrawing(source: string): Promise<Piece> {
  const bytes = await readBytes(source);
  const { piece, notes } = await readLetteredPiece(bytes.toString('utf8'), fontOf);
  for (const note of notes) process.stderr.write(`ilmek: ${note}\n`);
  return piece;
}

/** @param keep every stitch as it is, in place of the objects that it was sewn from */
async function readStitches(source: string, keep: boolean): Promise<Piece> {
  const design = await readMachineFile(source);
  if (keep) return pieceOfDesign(design);
  const { piece, stitches } = recoverPiece(design);
  const { all, objects, hidden } = stitches;
  const kept = all - objects - hidden;
  const shapes = piece.objects.filter(({ kind }) => kind === 'shapes').length;
  process.stderr.write(
    `ilmek: ${shapes} objects found; ${kept} of ${all} stitches stay as they are\n`,
  );
  return piece;
}
