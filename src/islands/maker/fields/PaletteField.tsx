import type { PaletteName } from 'ilmek-engine';
import { useJob, usePicked } from '../job-context.ts';
import { PALETTE_SWATCHES } from '../swatches.ts';
import type { ChoiceProps } from './choice-props.ts';
import { OptionCard } from './OptionCard.tsx';

/** Palettes, each with what it makes of the same six colours. */
export function PaletteField({ name, field, value, onChange }: ChoiceProps) {
  const colors = usePicked(useJob(), (settings) => settings['colors']);
  return (
    <fieldset className="min-w-0">
      <legend className="field-label mb-2 w-full">
        {field.label}{' '}
        {typeof colors === 'number' && (
          <span className="field-hint">
            up to {colors === 1 ? '1 thread' : `${colors} threads`}
          </span>
        )}
      </legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-2">
        {field.choices.map((known) => (
          <OptionCard
            key={known.value}
            name={name}
            value={known.value}
            checked={known.value === value}
            onChoose={onChange}
          >
            <span className="swatches" aria-hidden="true">
              {PALETTE_SWATCHES[known.value as PaletteName].map((yarn) => (
                <span key={yarn} className={`swatch ${yarn}`} />
              ))}
            </span>
            {known.label}
          </OptionCard>
        ))}
      </div>
    </fieldset>
  );
}
