import { useStore } from '@nanostores/react';
import type { Rates } from '../../../lib/workshop/order.ts';
import { $workshop, tellWorkshop, WORKSHOP_LIMITS } from '../../../stores/tool/workshop.ts';
import { NumberInput } from './NumberInput.tsx';

const RATES: readonly [key: keyof Rates, label: string][] = [
  ['thousand', 'For 1,000 stitches'],
  ['piece', 'For each piece'],
  ['order', 'Once, to set up'],
];

/** What the visitor asks for his work. */
export function RateFields() {
  const { rates, currency } = useStore($workshop);
  return (
    <div className="grid grid-cols-2 items-end gap-4 md:grid-cols-4">
      {RATES.map(([key, label]) => (
        <NumberInput
          key={key}
          label={label}
          value={rates[key]}
          limits={WORKSHOP_LIMITS.rate}
          step={0.01}
          onChange={(next) => tellWorkshop({ rates: { ...rates, [key]: next } })}
        />
      ))}
      <label className="field">
        <span className="field-label">Currency</span>
        <input
          className="input"
          maxLength={6}
          autoComplete="off"
          value={currency}
          onChange={(event) => tellWorkshop({ currency: event.currentTarget.value })}
        />
      </label>
    </div>
  );
}
