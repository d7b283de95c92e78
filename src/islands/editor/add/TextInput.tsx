import { useId } from 'react';

interface Props {
  label: string;
  value: string;
  /** Characters. */
  most: number;
  onChange: (value: string) => void;
}

/** A line of text to be sewn. */
export function TextInput({ label, value, most, onChange }: Props) {
  const id = useId();
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className="input"
        value={value}
        maxLength={most}
        autoComplete="off"
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </div>
  );
}
