import { useId } from 'react';

interface Props {
  label: string;
  value: string;
  /** Characters. */
  most: number;
  /** Whether it may have more than one line. */
  lines?: boolean;
  onChange: (value: string) => void;
  /** Somebody begins to type, and has typed. */
  onFocus?: () => void;
  onBlur?: () => void;
}

/** A text to be sewn. */
export function TextInput({ label, value, most, lines, onChange, ...listeners }: Props) {
  const id = useId();
  const common = { id, value, maxLength: most, autoComplete: 'off', ...listeners };
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {lines ? (
        <textarea
          className="input editor-words-input"
          rows={Math.min(4, value.split('\n').length)}
          {...common}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      ) : (
        <input
          className="input"
          {...common}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
    </div>
  );
}
