import { readArgs } from '../args.ts';
import { readMachineFile, writableFormat, writeMachineFile } from '../files.ts';

/** `convert IN OUT`: one machine format into another. */
export async function run(args: string[]): Promise<void> {
  const options = { format: { type: 'string' } } as const;
  const { values, positionals } = readArgs(args, options, ['IN', 'OUT']);
  const [source, out] = positionals;
  writableFormat(out, values.format);
  await writeMachineFile(out, await readMachineFile(source), { format: values.format, source });
}
