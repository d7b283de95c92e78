import { useId, useState } from 'react';

interface Props {
  label: string;
  hint?: string;
  value: number;
  limits: readonly [least: number, most: number];
  /** 1 for whole numbers. */
  step?: number;
  onChange: (value: number) => void;
}

/** A number that is taken while it is typed, as soon as it is one; left half typed, the last one stays. */
export function NumberInput({ label, hint, value, limits, step = 1, onChange }: Props) {
  const id = useId();
  const [text, setText] = useState<string>();
  const [least, most] = limits;
  function type(next: string) {
    setText(next);
    const number = Number(next);
    const isWhole = step !== 1 || Number.isInteger(number);
    if (next.trim() !== '' && number >= least && number <= most && isWhole) onChange(number);
  }
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label} {hint && <span className="field-hint">{hint}</span>}
      </label>
      <input
        id={id}
        className="input"
        type="number"
        inputMode="decimal"
        min={least}
        max={most}
        step={step}
        value={text ?? String(value)}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={() => setText(undefined)}
      />
    </div>
  );
}
