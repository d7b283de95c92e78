import { memo } from 'react';
import type { Field, Value } from '../../../tools/fields.ts';
import { useJob, usePicked } from '../job-context.ts';
import { ChoiceInput } from './ChoiceInput.tsx';
import { ColorsField } from './ColorsField.tsx';
import { SizeField } from './SizeField.tsx';
import { SliderField } from './SliderField.tsx';
import { SwitchField } from './SwitchField.tsx';

interface Props {
  /** Its key in the table. */
  name: string;
  field: Field;
}

/** One field of the table, as its kind wants to be asked. Changes of others leave it as it is. */
export const FieldInput = memo(function FieldInput({ name, field }: Props) {
  const job = useJob();
  const value = usePicked(job, (settings) => settings[name]);
  const given = {
    name: field.param ?? name,
    onChange: (next: Value) => job.settings.change({ [name]: next }),
  };
  switch (field.kind) {
    case 'choice':
      return <ChoiceInput {...given} field={field} value={value as string} />;
    case 'size':
      return <SizeField name={given.name} field={field} />;
    case 'number':
      return <SliderField {...given} field={field} value={value as number} />;
    case 'switch':
      return <SwitchField {...given} field={field} value={value as boolean} />;
    case 'colors':
      return <ColorsField {...given} field={field} value={value as readonly string[]} />;
    case 'length': // stands beside the size
    case 'text': // stands on the stage
      return null;
  }
});
