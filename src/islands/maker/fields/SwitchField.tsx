import type { SwitchField as Field } from '../../../tools/fields.ts';

interface Props {
  name: string;
  field: Field;
  value: boolean;
  onChange: (value: boolean) => void;
}

/** On or off, at once. */
export function SwitchField({ name, field, value, onChange }: Props) {
  return (
    <label className="flex cursor-pointer items-center justify-between gap-4">
      <span>
        <span className="font-label">{field.label}</span>
        {field.hint && <span className="text-ink-2 text-small block">{field.hint}</span>}
      </span>
      <input
        type="checkbox"
        role="switch"
        name={name}
        className="switch"
        checked={value}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  );
}
