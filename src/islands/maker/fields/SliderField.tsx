import type { NumberField } from '../../../tools/fields.ts';

interface Props {
  name: string;
  field: NumberField;
  value: number;
  onChange: (value: number) => void;
}

/** A whole number on a seam, moved by its button. */
export function SliderField({ name, field, value, onChange }: Props) {
  const { label, min, max } = field;
  return (
    <div className="field col-span-full">
      <label className="field-label" htmlFor={name}>
        {label}{' '}
        <output className="field-hint" htmlFor={name}>
          {value} of {max}
        </output>
      </label>
      <input
        id={name}
        name={name}
        type="range"
        className="slider"
        min={min}
        max={max}
        step={1}
        value={value}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
    </div>
  );
}
