import type { ChoiceProps } from './choice-props.ts';

export function SelectField({ name, field, value, onChange }: ChoiceProps) {
  return (
    <div className="field">
      <label className="field-label" htmlFor={name}>
        {field.label}{' '}
        <span className="field-hint">
          {field.choices.find((known) => known.value === value)?.hint}
        </span>
      </label>
      <select
        id={name}
        name={name}
        className="select"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {field.choices.map((known) => (
          <option key={known.value} value={known.value}>
            {known.label}
          </option>
        ))}
      </select>
    </div>
  );
}
