import { persistentAtom } from '@nanostores/persistent';
import type { FormatId } from 'ilmek-engine';
import { MACHINE_KEY } from '../../lib/machines/machine-key.ts';
import type { Field } from '../../lib/machines/machines.ts';
import { MACHINE_FORMATS } from '../../tools/formats.ts';

/** What is remembered of the visitor's machine: all that its button says, so that no table is fetched. */
export interface OwnMachine {
  maker: string;
  /** '' where its hoop was told, and not which machine has it. */
  model: string;
  /** Its own, which is handed out first. */
  format: FormatId;
  /** The field of the hoop that is in it, in mm. */
  field: Field;
  /** The most stitches that it takes in one pattern, where that is known. */
  most?: number;
}

/** The machine that files are for: chosen once, kept on this device. Undefined until then. */
export const $machine = persistentAtom<OwnMachine | undefined>(MACHINE_KEY, undefined, {
  encode: JSON.stringify,
  decode: decodeMachine,
});

/** Keeps it, or forgets it; where storage is full or forbidden it holds for this page. */
export function chooseMachine(machine: OwnMachine | undefined): void {
  try {
    $machine.set(machine);
  } catch {
    // The page goes on with the choice as it is.
  }
}

/** @param text as it was kept, by whatever version of the site */
export function decodeMachine(text: string): OwnMachine | undefined {
  try {
    const { maker, model, format, field, most } = JSON.parse(text) as Partial<OwnMachine>;
    const isKnown = (MACHINE_FORMATS as readonly unknown[]).includes(format);
    const isField = typeof field === 'string' && /^[1-9]\d{1,3}x[1-9]\d{1,3}$/.test(field);
    if (typeof maker !== 'string' || typeof model !== 'string' || !isKnown || !isField) return;
    const machine = {
      maker: maker.slice(0, 40),
      model: model.slice(0, 60),
      format: format!,
      field,
    };
    return Number(most) > 0 ? { ...machine, most: Number(most) } : machine;
  } catch {
    return undefined;
  }
}
