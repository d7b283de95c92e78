import { readPiece, sewPiece } from 'ilmek-engine/piece';
import { readArgs } from '../args.ts';
import { readBytes } from '../files.ts';
import { OUTPUT_OPTIONS, readOutput } from '../output.ts';
import { nameOf } from '../sew.ts';

/** `sew FILE.svg --out FILE …`: a working file into machine files. */
export async function run(args: string[]): Promise<void> {
  const { values, positionals } = readArgs(args, OUTPUT_OPTIONS, ['FILE.svg']);
  const [source] = positionals;
  const output = readOutput(values);
  const bytes = await readBytes(source);
  const { piece, notes } = readPiece(bytes.toString('utf8'));
  for (const note of notes) process.stderr.write(`ilmek: ${note}\n`);
  const named = { ...piece, name: piece.name || nameOf(source) };
  await output(sewPiece(named), { source, fabric: piece.fabric, piece: named });
}
