import { FABRICS } from 'ilmek-engine/tables';
import { choiceOption, numberOption, readArgs, wholeOption } from '../args.ts';
import { CliError } from '../cli-error.ts';
import { readMachineFile, writeRendering } from '../files.ts';

const OPTIONS = {
  'px-per-mm': { type: 'string' },
  'side-px': { type: 'string' },
  fabric: { type: 'string' },
  'fabric-color': { type: 'string' },
} as const;

/** `render FILE OUT.png`: a picture of a machine file, sewn. */
export async function run(args: string[]): Promise<void> {
  const { values, positionals } = readArgs(args, OPTIONS, ['FILE', 'OUT.png']);
  const [file, out] = positionals;
  const side = values['side-px'];
  const fabricHex = values['fabric-color'];
  if (fabricHex !== undefined && !/^#[0-9a-f]{6}$/i.test(fabricHex)) {
    throw new CliError(`--fabric-color wants a colour such as #e9e3d6, got "${fabricHex}"`);
  }
  await writeRendering(out, await readMachineFile(file), {
    pxPerMm: numberOption('px-per-mm', values['px-per-mm'], 10, 1, 100),
    sidePx: side === undefined ? undefined : wholeOption('side-px', side, 0, 16, 6000),
    fabric: choiceOption('fabric', values.fabric, 'linen', FABRICS),
    fabricHex,
    source: file,
  });
}
