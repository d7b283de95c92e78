import { FABRICS } from 'ilmek-engine/tables';
import { choiceOption, optionalNumber, readArgs, wholeOption } from '../args.ts';
import { CliError } from '../cli-error.ts';
import { checkPictureName, readMachineFile, writeRendering } from '../files.ts';
import { usualScale } from '../usual-scale.ts';

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
  checkPictureName(out);
  const side = values['side-px'];
  const fabricHex = values['fabric-color'];
  if (fabricHex !== undefined && !/^#[0-9a-f]{6}$/i.test(fabricHex)) {
    throw new CliError(`--fabric-color wants a colour such as #e9e3d6, got "${fabricHex}"`);
  }
  const scale = optionalNumber('px-per-mm', values['px-per-mm'], 1, 100);
  const design = await readMachineFile(file);
  await writeRendering(out, design, {
    pxPerMm: scale ?? usualScale(design),
    sidePx: side === undefined ? undefined : wholeOption('side-px', side, 0, 16, 6000),
    fabric: choiceOption('fabric', values.fabric, 'linen', FABRICS),
    fabricHex,
    source: file,
  });
}
