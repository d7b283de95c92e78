import '../../styles/recipes/dialog.css';
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { DesignCounts } from 'ilmek-engine/inspect';
import type { KeptPiece } from '../../lib/shelf/shelf.ts';
import { sumOrder } from '../../lib/workshop/order.ts';
import { $measured, measure, stateOf } from '../../stores/shelf/quote.ts';
import { $machine } from '../../stores/tool/machine.ts';
import { $workshop, WORKSHOP_LIMITS } from '../../stores/tool/workshop.ts';
import { Dialog } from '../common/Dialog.tsx';
import { formatCount, formatMetres, formatMinutes, formatSize, plural } from '../common/numbers.ts';
import { NumberInput } from '../maker/workshop/NumberInput.tsx';
import { RateFields } from '../maker/workshop/RateFields.tsx';
import { minutesOf } from '../maker/workshop/minutes.ts';
import { moneyWords } from '../maker/workshop/sheet.ts';

interface Props {
  pieces: readonly KeptPiece[];
  onClose: () => void;
}

/** What an order of several pieces takes and costs: on the page, and to print. */
export function QuotePieces({ pieces, onClose }: Props) {
  const [counts, setCounts] = useState<ReadonlyMap<string, number>>(() => new Map());
  const chosen = pieces.filter(({ id }) => counts.has(id));
  useEffect(() => void measure(chosen));
  const set = (id: string, count: number | undefined) => {
    const next = new Map(counts);
    if (count === undefined) next.delete(id);
    else next.set(id, count);
    setCounts(next);
  };
  return (
    <Dialog open title="Quote" className="quote" onClose={onClose}>
      <fieldset className="quote-lines">
        <legend>Choose what it is for</legend>
        {pieces.map((piece) => (
          <Line
            key={piece.id}
            piece={piece}
            count={counts.get(piece.id)}
            onCount={(count) => set(piece.id, count)}
          />
        ))}
      </fieldset>
      <div className="quote-rates">
        <RateFields />
        <p className="text-small text-ink-2 mt-3">Rates stay on this device.</p>
      </div>
      <Sum chosen={chosen} counts={counts} />
      <div className="flex flex-wrap justify-end gap-3">
        <button type="button" className="button button-secondary button-small" onClick={onClose}>
          Close
        </button>
        <button
          type="button"
          className="button button-small"
          aria-disabled={chosen.length === 0 || undefined}
          onClick={() => chosen.length > 0 && print()}
        >
          Print
        </button>
      </div>
    </Dialog>
  );
}

interface LineProps {
  piece: KeptPiece;
  /** Undefined: it is not chosen. */
  count: number | undefined;
  onCount: (count: number | undefined) => void;
}

function Line({ piece, count, onCount }: LineProps) {
  const counted = useStore($measured).get(stateOf(piece));
  const isChosen = count !== undefined;
  return (
    <div className="quote-line" data-chosen={isChosen}>
      <label className="quote-name">
        <input
          type="checkbox"
          checked={isChosen}
          onChange={({ currentTarget }) => onCount(currentTarget.checked ? 1 : undefined)}
        />
        <span>{piece.title}</span>
      </label>
      {isChosen && (
        <>
          <NumberInput
            label="Pieces"
            hint={piece.title}
            value={count}
            limits={WORKSHOP_LIMITS.pieces}
            onChange={onCount}
          />
          <Each piece={piece} counted={counted} count={count} />
        </>
      )}
    </div>
  );
}

interface EachProps {
  piece: KeptPiece;
  counted: DesignCounts | 'failed' | undefined;
  count: number;
}

/** What one of them takes and costs. */
function Each({ piece, counted, count }: EachProps) {
  const workshop = useStore($workshop);
  const machine = useStore($machine);
  if (counted === undefined) return <p className="quote-each">It is being sewn…</p>;
  if (counted === 'failed') {
    return <p className="quote-each">It could not be sewn, and is left out.</p>;
  }
  const { prices } = sumOrder([{ ...counted, pieces: 1 }], workshop.rates);
  const facts = [
    formatSize(piece.widthMm, piece.heightMm),
    plural(counted.stitches, 'stitch'),
    formatMinutes(minutesOf(counted, workshop, machine)),
    `${formatMetres(counted.threadMetres)} of thread`,
  ];
  return (
    <p className="quote-each">
      {plural(count, 'piece')}, {count > 1 && 'each '}
      {facts.join(', ')}
      {prices && `: ${moneyWords(prices[0], workshop.currency)}`}
    </p>
  );
}

interface SumProps {
  chosen: readonly KeptPiece[];
  counts: ReadonlyMap<string, number>;
}

function Sum({ chosen, counts }: SumProps) {
  const measured = useStore($measured);
  const workshop = useStore($workshop);
  const machine = useStore($machine);
  const lines = chosen.flatMap((piece) => {
    const counted = measured.get(stateOf(piece));
    if (counted === undefined || counted === 'failed') return [];
    const minutes = minutesOf(counted, workshop, machine);
    return [{ ...counted, minutes, pieces: counts.get(piece.id) ?? 1 }];
  });
  if (lines.length === 0) return null;
  const { rates, currency } = workshop;
  const sum = sumOrder(lines, rates, workshop);
  const rows = [
    ['Pieces', formatCount(sum.pieces)],
    ['Sewing time', formatMinutes(sum.minutes)],
    ['Thread', formatMetres(sum.threadMetres)],
    ...(sum.prices && rates.order > 0
      ? [['Setting up, once', moneyWords(rates.order, currency)]]
      : []),
    ...(sum.prices ? [['Price', moneyWords(sum.total, currency)]] : []),
  ];
  return (
    <dl className="worksheet-rows" aria-live="polite">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
