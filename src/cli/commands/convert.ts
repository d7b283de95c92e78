import { readArgs } from '../args.ts';
import { readMachineFile, writableFormat, writeMachineFile } from '../files.ts';

/** `convert IN OUT`: one machine format into another. */
export async function run(args: string[]): Promise<void> {
  const { positionals } = readArgs(args, {}, ['IN', 'OUT']);
  writableFormat(positionals[1]);
  await writeMachineFile(positionals[1], await readMachineFile(positionals[0]));
}
