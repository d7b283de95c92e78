import { useState } from 'react';
import type { Job } from '../../../stores/job.ts';
import type { LengthField, SizeField as Field, SizeName } from '../../../tools/fields.ts';
import { longSideMm, sizeOfLength } from '../../../tools/sizes.ts';
import { formatSize } from '../../common/numbers.ts';
import { Segmented } from '../../common/Segmented.tsx';
import { useJob, useJobState, useNeedsPicture, usePicked } from '../job-context.ts';

interface Props {
  name: string;
  field: Field;
}

/** How large: by name, and where the table has it, to the millimetre. */
export function SizeField({ name, field }: Props) {
  const job = useJob();
  const { settings, tool } = job;
  const chosen = useChosenSize(job);
  const exact = tool.fields['millimetres'];
  const mm = longSideMm(chosen, field.choices);
  const change = (size: SizeName) => settings.change({ size, millimetres: undefined });
  const takeLength = (length: number) =>
    settings.change({ millimetres: length, size: sizeOfLength(length, field.choices) });
  const hint = useSizeHint(mm);
  return (
    <div className="grid content-start gap-2.5">
      {field.look === 'segmented' ? (
        <Segmented
          legend={field.label}
          name={name}
          hint={hint}
          choices={field.choices.map(({ value, label, range }) => ({
            value,
            label: (
              <>
                {label}
                <span className="block text-[.875rem]">{shortRange(range)}</span>
              </>
            ),
          }))}
          value={chosen.size}
          onChange={change}
        />
      ) : (
        <div className="field">
          <label className="field-label" htmlFor={name}>
            {field.label} <span className="field-hint">{hint}</span>
          </label>
          <select
            id={name}
            name={name}
            className="select"
            value={chosen.size}
            onChange={(event) => change(event.currentTarget.value as SizeName)}
          >
            {field.choices.map(({ value, label, range }) => (
              <option key={value} value={value}>
                {label}, {range}
              </option>
            ))}
          </select>
        </div>
      )}
      {exact?.kind === 'length' && (
        <ExactLength
          // A size chosen by name shows its own length.
          key={mm}
          field={exact}
          mm={mm}
          onChange={takeLength}
        />
      )}
    </div>
  );
}

const useChosenSize = (job: Job) => ({
  size: usePicked(job, ({ size }) => size as SizeName),
  millimetres: usePicked(job, ({ millimetres }) => millimetres as number | undefined),
});

/** '4-6 inches' → '4-6 in'; '4 inch' stays: there is room for it. */
const shortRange = (range: string) => range.replace(' inches', ' in');

interface ExactProps {
  field: LengthField;
  mm: number;
  onChange: (mm: number) => void;
}

/** Takes a length when it is left or Enter is pressed: a number half typed is none yet. */
function ExactLength({ field, mm, onChange }: ExactProps) {
  const { label, min, max } = field;
  const shown = String(Math.round(mm * 10) / 10);
  const [text, setText] = useState(shown);
  function take() {
    const value = Number(text);
    if (text === shown) return;
    if (text !== '' && value >= min && value <= max) onChange(value);
    else setText(shown);
  }
  return (
    <label className="flex items-center justify-between gap-3">
      <span className="text-ink-2">{label}, exactly</span>
      <span className="flex items-center gap-2">
        <input
          type="number"
          name="mm"
          inputMode="decimal"
          min={min}
          max={max}
          step="any"
          className="input input-number"
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onBlur={take}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            take();
          }}
        />
        mm
      </span>
    </label>
  );
}

/** In mm: of the whole picture where it is known, else of its longer side. */
function useSizeHint(longSide: number): string {
  const job = useJob();
  const needsPicture = useNeedsPicture(job);
  const { picture } = useJobState();
  const size = needsPicture ? picture?.size : undefined;
  if (!size) return `longer side ${longSide.toFixed(0)} mm`;
  const scale = longSide / Math.max(size.width, size.height);
  return formatSize(size.width * scale, size.height * scale);
}
