import { hoopOption, readArgs } from '../args.ts';
import { readMachineFile } from '../files.ts';
import { printReport } from '../report.ts';

/** `inspect FILE`: figures of a machine file, and what would sew badly. */
export async function run(args: string[]): Promise<void> {
  const options = {
    json: { type: 'boolean' },
    hoop: { type: 'string' },
    'no-cutter': { type: 'boolean' },
    cap: { type: 'boolean' },
  } as const;
  const { values, positionals } = readArgs(args, options, ['FILE']);
  const hoop = hoopOption(values.hoop);
  const held = { hoop, cutter: !values['no-cutter'], cap: values.cap };
  printReport(await readMachineFile(positionals[0]), values.json ?? false, held);
}
