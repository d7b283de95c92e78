import { readArgs } from '../args.ts';
import { readMachineFile } from '../files.ts';
import { printReport } from '../report.ts';

/** `inspect FILE [--json]`: figures of a machine file. */
export async function run(args: string[]): Promise<void> {
  const { values, positionals } = readArgs(args, { json: { type: 'boolean' } }, ['FILE']);
  printReport(await readMachineFile(positionals[0]), values.json ?? false);
}
