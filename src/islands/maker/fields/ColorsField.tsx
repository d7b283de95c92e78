import type { ColorsField as Field } from '../../../tools/fields.ts';

interface Props {
  name: string;
  field: Field;
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
}

/** A few colours, each with the browser's own chooser. */
export function ColorsField({ name, field, value, onChange }: Props) {
  return (
    <fieldset className="min-w-0">
      <legend className="field-label mb-2 w-full">{field.label}</legend>
      <div className="flex flex-wrap gap-x-5 gap-y-2">
        {value.map((color, i) => (
          <label key={i} className="flex cursor-pointer items-center gap-2.5">
            <input
              type="color"
              name={name}
              aria-label={`${field.label} ${i + 1}`}
              className="color-well"
              value={color}
              onChange={(event) => onChange(value.with(i, event.currentTarget.value.toLowerCase()))}
            />
            <span className="tabular-nums">{color}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
