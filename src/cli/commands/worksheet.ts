import { FABRIC_NAMES } from 'ilmek-engine/tables';
import { PAPERS, WORKSHEET_DEFAULTS, type PaperName } from 'ilmek-engine/worksheet';
import { choiceOption, hoopOption, readArgs } from '../args.ts';
import { readMachineFile } from '../files.ts';
import { writeWorksheet } from '../worksheet-file.ts';

const OPTIONS = {
  paper: { type: 'string' },
  title: { type: 'string' },
  fabric: { type: 'string' },
  hoop: { type: 'string' },
} as const;

/** `worksheet FILE OUT.pdf`: a machine file as a sheet to print, with a template of true size. */
export async function run(args: string[]): Promise<void> {
  const { values, positionals } = readArgs(args, OPTIONS, ['FILE', 'OUT.pdf']);
  const papers = Object.keys(PAPERS) as PaperName[];
  const options = {
    paper: choiceOption('paper', values.paper, WORKSHEET_DEFAULTS.paper, papers),
    title: values.title ?? '',
    fabric: values.fabric
      ? choiceOption('fabric', values.fabric, 'woven', FABRIC_NAMES)
      : undefined,
    hoop: hoopOption(values.hoop),
  };
  await writeWorksheet(positionals[1], await readMachineFile(positionals[0]), options);
}
