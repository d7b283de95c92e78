import { useStore } from '@nanostores/react';
import { useId } from 'react';
import { priceOf } from '../../../lib/workshop/order.ts';
import type { Rates } from '../../../lib/workshop/order.ts';
import { $workshop, tellWorkshop, WORKSHOP_LIMITS } from '../../../stores/tool/workshop.ts';
import { formatCount } from '../../common/numbers.ts';
import { NumberInput } from './NumberInput.tsx';
import { moneyWords } from './sheet.ts';

const RATES: readonly [key: keyof Rates, label: string][] = [
  ['thousand', 'For 1,000 stitches'],
  ['piece', 'For each piece'],
  ['order', 'Once, to set up'],
];

/** The price of a piece and of the order, by the visitor's own rates. */
export function Prices({ stitches }: { stitches: number }) {
  const { rates, pieces, currency } = useStore($workshop);
  const id = useId();
  const price = priceOf(stitches, rates, pieces);
  return (
    <section className="grid gap-4" aria-labelledby={id}>
      <h3 id={id} className="font-label font-text text-body tracking-normal">
        Price, by your own rates
      </h3>
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
      <p role="status">
        {price ? (
          <>
            <span className="font-label">A piece: {moneyWords(price.piece, currency)}.</span>{' '}
            {pieces > 1 && `All ${formatCount(pieces)}: ${moneyWords(price.order, currency)}.`}
          </>
        ) : (
          <span className="text-ink-2">
            With a rate there is a price here, and on the worksheet. Rates stay on this device.
          </span>
        )}
      </p>
    </section>
  );
}
