import { numberOption, readArgs } from '../args.ts';
import { readMachineFile, writeRendering } from '../files.ts';

/** `render FILE OUT.png`: a picture of a machine file, sewn. */
export async function run(args: string[]): Promise<void> {
  const options = { 'px-per-mm': { type: 'string' } } as const;
  const { values, positionals } = readArgs(args, options, ['FILE', 'OUT.png']);
  const pxPerMm = numberOption('px-per-mm', values['px-per-mm'], 10, 1, 100);
  await writeRendering(positionals[1], await readMachineFile(positionals[0]), pxPerMm);
}
