import type { ChoiceProps } from './choice-props.ts';
import { OptionCard } from './OptionCard.tsx';

/** Choices that need a line each to be told apart. */
export function CardsField({ name, field, value, onChange }: ChoiceProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="field-label mb-2 w-full">{field.label}</legend>
      <div className="grid grid-cols-2 gap-2">
        {field.choices.map((known) => (
          <OptionCard
            key={known.value}
            name={name}
            value={known.value}
            checked={known.value === value}
            onChoose={onChange}
          >
            {known.label}
            {known.hint && <span className="text-ink-2 text-small font-normal">{known.hint}</span>}
          </OptionCard>
        ))}
      </div>
    </fieldset>
  );
}
