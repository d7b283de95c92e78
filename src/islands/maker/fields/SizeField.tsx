import { Suspense, useState, useSyncExternalStore } from 'react';
import { lazyPart } from '../../common/lazy-part.tsx';
import { MACHINE_KEY } from '../../../lib/machines/machine-key.ts';
import type { Job } from '../../../stores/tool/job.ts';
import type { SewnSize } from 'ilmek-engine';
import { SEWN_SIDES } from 'ilmek-engine/tables';
import type { AnySettings, SizeField as Field, SizeName } from '../../../tools/fields.ts';
import { pickSettings } from '../../../tools/settings.ts';
import {
  byName,
  exactly,
  EXACT_LENGTHS,
  lengthOfSide,
  sewnSize,
  type ExactLength,
  type SizeSettings,
} from '../../../tools/sizes.ts';
import { Segmented } from '../../common/Segmented.tsx';
import { useJob, usePicked } from '../job-context.ts';

interface Props {
  name: string;
  field: Field;
}

/** For those alone who have told which machine they have. */
const HoopHint = lazyPart(async () => (await import('./HoopHint.tsx')).HoopHint);

/** Whether this device knows a machine, before the store that has it is fetched. */
const useHasMachine = (): boolean => useSyncExternalStore(neverTold, keepsMachine, () => false);

/** It is looked for whenever the field is drawn: no more is needed. */
const neverTold = () => () => undefined;

function keepsMachine(): boolean {
  try {
    return MACHINE_KEY in localStorage;
  } catch {
    return false;
  }
}

/** How large: by name, and where the table has it, to the millimetre. */
export function SizeField({ name, field }: Props) {
  const job = useJob();
  const { settings, tool } = job;
  const chosen = useChosenSize(job);
  const { side, mm } = sewnSize(chosen, field.choices);
  const hasMachine = useHasMachine();
  const change = (size: SizeName) => settings.change(byName(size));
  const changeExactly = (size: SewnSize) =>
    settings.change(exactly(size.side, size.mm, field.choices));
  const hint = `${SIDE_WORDS[side]} ${mm.toFixed(0)} mm, sewn`;
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
      {'millimetres' in tool.fields && (
        <>
          <ExactSize size={{ side, mm }} onChange={changeExactly} />
          {hasMachine && (
            <Suspense fallback={null}>
              <HoopHint size={{ side, mm }} onChange={changeExactly} />
            </Suspense>
          )}
        </>
      )}
    </div>
  );
}

const useChosenSize = (job: Job): SizeSettings => {
  const { fields } = job.tool;
  const lengthOf = (settings: AnySettings, key: ExactLength): number | undefined =>
    key in fields ? pickSettings(fields, settings, { [key]: 'length' } as const)[key] : undefined;
  return {
    size: usePicked(job, (settings) => pickSettings(fields, settings, { size: 'size' }).size),
    millimetres: usePicked(job, (settings) => lengthOf(settings, 'millimetres')),
    widthMm: usePicked(job, (settings) => lengthOf(settings, 'widthMm')),
    heightMm: usePicked(job, (settings) => lengthOf(settings, 'heightMm')),
  };
};

const SIDE_WORDS = { longer: 'longer side', width: 'width', height: 'height' } as const;

/** '4-6 inches' → '4-6 in'; '4 inch' stays: there is room for it. */
const shortRange = (range: string) => range.replace(' inches', ' in');

interface ExactProps {
  size: SewnSize;
  onChange: (size: SewnSize) => void;
}

/**
 * One side of what is sewn; the other follows by proportion. The number is taken when it is left
 * or Enter is pressed: half typed it is none yet.
 */
function ExactSize({ size, onChange }: ExactProps) {
  const shown = String(Math.round(size.mm * 10) / 10);
  const { side } = size;
  const [text, setText] = useState(shown);
  const [before, setBefore] = useState(shown);
  if (before !== shown) {
    // A size chosen by name shows its own length.
    setBefore(shown);
    setText(shown);
  }
  const { min, max } = EXACT_LENGTHS[lengthOfSide(side)];
  function take() {
    const mm = Number(text);
    if (text === shown) return;
    if (text !== '' && mm >= min && mm <= max) onChange({ side, mm });
    else setText(shown);
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3">
      <select
        aria-label="Side that is exact"
        name="side"
        className="select min-w-0"
        value={side}
        // The length stays, and is that of another side.
        onChange={(event) =>
          onChange({ side: event.currentTarget.value as SewnSize['side'], mm: Number(shown) })
        }
      >
        {SEWN_SIDES.map((one) => (
          <option key={one} value={one}>
            {EXACT_LENGTHS[lengthOfSide(one)].label}
          </option>
        ))}
      </select>
      <label className="flex items-center gap-2">
        <span className="sr-only">{EXACT_LENGTHS[lengthOfSide(side)].label}, exactly</span>
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
      </label>
    </div>
  );
}
