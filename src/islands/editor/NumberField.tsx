import { useId, useState } from 'react';

interface Props {
  label: string;
  unit: string;
  /** Undefined: the engine chooses, or several differ. */
  value: number | undefined;
  /** Shown where there is no value. */
  without?: string;
  min: number;
  max: number;
  step: number;
  onChange: (value: number | undefined) => void;
}

/** A number that is taken when one leaves it or presses Enter; emptied, the engine chooses. */
export function NumberField({ label, unit, value, without = '', min, max, step, onChange }: Props) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const shown = value === undefined ? '' : String(Math.round(value * 100) / 100);
  function take(text: string) {
    setTyped(undefined);
    const number = Number(text.replace(',', '.'));
    if (text.trim() === '') onChange(undefined);
    else if (Number.isFinite(number)) onChange(Math.min(max, Math.max(min, number)));
  }
  return (
    <div className="editor-number">
      <label htmlFor={id}>{label}</label>
      <span className="editor-number-box">
        <input
          id={id}
          type="number"
          inputMode="decimal"
          {...{ min, max, step }}
          placeholder={without}
          value={typed ?? shown}
          data-taken={typed === undefined}
          onChange={({ currentTarget, nativeEvent }) => {
            // Arrows of the field are meant at once; what is typed may not be whole yet.
            const isStep = !(nativeEvent instanceof InputEvent) || !nativeEvent.inputType;
            if (isStep) take(currentTarget.value);
            else setTyped(currentTarget.value);
          }}
          onBlur={({ currentTarget }) => typed !== undefined && take(currentTarget.value)}
          onKeyDown={({ key, currentTarget }) =>
            key === 'Enter' && typed !== undefined && take(currentTarget.value)
          }
        />
        <span aria-hidden="true">{unit}</span>
      </span>
    </div>
  );
}
