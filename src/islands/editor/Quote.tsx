import { useStore } from '@nanostores/react';
import { downloadSheet } from '../../stores/editor/files.ts';
import { $piece, $sewn } from '../../stores/editor/state.ts';
import { $machine } from '../../stores/tool/machine.ts';
import { $workshop, tellWorkshop, WORKSHOP_LIMITS } from '../../stores/tool/workshop.ts';
import { runsFor } from '../../lib/workshop/order.ts';
import { formatCount, formatMetres, formatMinutes } from '../common/numbers.ts';
import { NumberInput } from '../maker/workshop/NumberInput.tsx';
import { Prices } from '../maker/workshop/Prices.tsx';
import { minutesOf } from '../maker/workshop/minutes.ts';
import { quoteOptions } from '../maker/workshop/sheet.ts';

interface Props {
  /** Runs what takes a while. */
  run: (work: Promise<void>) => Promise<void>;
}

/** What one piece, or an order of them, takes and costs: on the page, and to print. */
export function Quote({ run }: Props) {
  const sewn = useStore($sewn);
  const workshop = useStore($workshop);
  const machine = useStore($machine);
  if (!sewn) return null;
  const { counts } = sewn;
  const { pieces } = workshop;
  const minutes = minutesOf(counts, workshop, machine);
  const fabric = $piece.get()?.fabric ?? 'woven';
  const rows = [
    ['Sewing time', formatMinutes(minutes), formatMinutes(minutes * runsFor(pieces, workshop))],
    ['Thread', formatMetres(counts.threadMetres), formatMetres(counts.threadMetres * pieces)],
  ];
  const print = () =>
    downloadSheet(quoteOptions(counts, workshop, { fabric, machine, made: new Date() }));
  return (
    <details className="editor-more">
      <summary>Quote: time, thread, price</summary>
      <div className="grid gap-4 pt-3">
        <NumberInput
          label="Pieces"
          value={pieces}
          limits={WORKSHOP_LIMITS.pieces}
          step={1}
          onChange={(next) => tellWorkshop({ pieces: Math.round(next) })}
        />
        <dl className="worksheet-rows">
          {rows.map(([name, one, all]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{pieces > 1 ? `${one} each, ${all} for ${formatCount(pieces)}` : one}</dd>
            </div>
          ))}
        </dl>
        <Prices stitches={counts.stitches} />
        <button
          type="button"
          className="button button-secondary button-small"
          onClick={() => void run(print())}
        >
          Quote to print (PDF)
        </button>
      </div>
    </details>
  );
}
