import { fitsField, hoopsOf, type Field } from '../../lib/machines/machines.ts';
import type { OwnMachine } from '../tool/machine.ts';

/**
 * The smallest hoop of somebody's own machine that a piece goes into; its table is fetched.
 * @returns undefined where none of its hoops takes the piece, or the machine is not known
 */
export async function largerHoop(
  { maker, model }: OwnMachine,
  widthMm: number,
  heightMm: number,
): Promise<Field | undefined> {
  const { MACHINES } = await import('../../lib/machines/table.ts');
  const machine = MACHINES.find((one) => one.maker === maker && one.model === model);
  if (!machine) return undefined;
  return hoopsOf(machine, MACHINES).find((field) => fitsField(widthMm, heightMm, field));
}
