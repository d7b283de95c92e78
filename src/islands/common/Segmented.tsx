import type { ReactNode } from 'react';

interface Choice<T extends string> {
  value: T;
  label: ReactNode;
}

interface Props<T extends string> {
  /** Name of the group, for those who hear it; shown where `hint` or `showLegend` asks for it. */
  legend: string;
  name: string;
  choices: readonly Choice<T>[];
  value: T;
  onChange: (value: T) => void;
  /** Shown beside the legend. Without it the legend is only heard. */
  hint?: string | undefined;
  className?: string;
}

/** A choice of few, all in view: radio buttons drawn as one strip. */
export function Segmented<T extends string>(props: Props<T>) {
  const { legend, name, choices, value, onChange, hint, className = '' } = props;
  const legendClass = hint === undefined ? 'sr-only' : 'field-label mb-2 w-full';
  return (
    <fieldset className={`min-w-0 ${className}`}>
      <legend className={legendClass}>
        {legend} {hint !== undefined && <span className="field-hint">{hint}</span>}
      </legend>
      <div className="segmented">
        {choices.map((choice) => (
          <label key={choice.value} className="px-1 leading-tight">
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
