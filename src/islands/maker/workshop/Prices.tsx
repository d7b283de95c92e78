import { useStore } from '@nanostores/react';
import { useId } from 'react';
import { priceOf } from '../../../lib/workshop/order.ts';
import { $workshop } from '../../../stores/tool/workshop.ts';
import { formatCount } from '../../common/numbers.ts';
import { RateFields } from './RateFields.tsx';
import { moneyWords } from './sheet.ts';

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
      <RateFields />
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
