import { atom } from 'nanostores';
import type { Field } from '../../lib/machines/machines.ts';

/** A choice of a machine that is not made to the end. */
export interface MachineDraft {
  maker?: string;
  /** Undefined or '' until it is told: it is asked for its hoop then. */
  model?: string | undefined;
  /** Undefined for the one that is proposed. */
  field?: Field | undefined;
}

/** What was chosen in the dialog, and not told yet: it is still chosen when the dialog opens again. */
export const $machineDraft = atom<MachineDraft | undefined>(undefined);
