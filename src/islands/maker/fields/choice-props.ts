import type { ChoiceField } from '../../../tools/fields.ts';

/** What each look of a choice is given. */
export interface ChoiceProps {
  /** Of the inputs. */
  name: string;
  field: ChoiceField;
  value: string;
  onChange: (value: string) => void;
}
