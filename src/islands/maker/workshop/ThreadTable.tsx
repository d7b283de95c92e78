import { useStore } from '@nanostores/react';
import { useId } from 'react';
import type { Thread } from 'ilmek-engine';
import type { ThreadUse } from 'ilmek-engine/inspect';
import { THREAD_CHARTS } from 'ilmek-engine/tables';
import { readChart, unreadWords } from '../../../lib/workshop/own-chart.ts';
import { matchToShelf, nearnessWords } from '../../../lib/workshop/spools.ts';
import { threadName } from '../../../lib/workshop/thread-name.ts';
import type { ChartChoice } from '../../../stores/tool/workshop.ts';
import { $workshop, MAX_CHART_TEXT, tellWorkshop } from '../../../stores/tool/workshop.ts';
import { formatCount, formatMetres, plural } from '../../common/numbers.ts';
import { ThreadDot } from '../../common/ThreadDot.tsx';
import { ToBuy } from '../../common/ToBuy.tsx';
import { Select } from '../Select.tsx';
import { likenesses } from './likeness.ts';
import type { Likeness } from './likeness.ts';
import { chartOf } from './sheet.ts';

/** Each thread with its length, for all pieces, and the one of another chart that is like it. */
export function ThreadTable({ uses }: { uses: readonly ThreadUse[] }) {
  const workshop = useStore($workshop);
  const { pieces, chart } = workshop;
  const threads = chartOf(workshop);
  const hasMatch = !!threads && threads.length > 0;
  const like = hasMatch
    ? likenesses(
        uses.map(({ thread }) => thread),
        threads,
      )
    : [];
  return (
    <div className="grid gap-4">
      <Select
        label="Nearest thread of"
        value={chart}
        onChange={(next) => tellWorkshop({ chart: next as ChartChoice })}
      >
        <option value="none">No other chart</option>
        {Object.entries(THREAD_CHARTS).map(([name, { label }]) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
        <option value="own">Your own list</option>
      </Select>
      {chart === 'own' && <OwnChart count={threads?.length ?? 0} />}
      <table className="workshop-table">
        <thead>
          <tr>
            <th scope="col">Thread, in sewing order</th>
            <th scope="col">{pieces > 1 ? `For ${formatCount(pieces)}` : 'Length'}</th>
          </tr>
        </thead>
        <tbody>
          {uses.map(({ thread, metres }, at) => (
            <tr key={at}>
              <th scope="row">
                <ThreadDot thread={thread} /> {at + 1}. {threadName(thread)}
                {hasMatch && <Match {...like[at]} />}
              </th>
              <td>{formatMetres(metres * pieces)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {hasMatch && <Shelf uses={uses} shelf={threads} pieces={pieces} />}
      {hasMatch && (
        <p className="text-small text-ink-2">
          The distance tells how unlike two colours look (CIEDE2000, of screen colours): under 3 one
          has to look for it, over 10 it is another colour. The spool in daylight has the last word.
        </p>
      )}
    </div>
  );
}

interface ShelfProps {
  uses: readonly ThreadUse[];
  shelf: readonly Thread[];
  pieces: number;
}

/** How near the chart's threads come in all, and what is worth buying. */
function Shelf({ uses, shelf, pieces }: ShelfProps) {
  const match = matchToShelf(uses, shelf);
  if (!match) return null;
  const { lacking, buy } = match;
  return (
    <div className="grid gap-2" role="status">
      <p>
        {nearnessWords(match)}
        {buy && ` The spool to buy first is one like ${threadName(buy.thread)}.`}
      </p>
      <ToBuy lacking={lacking} pieces={pieces} />
    </div>
  );
}

function Match({ thread, words }: Likeness) {
  return (
    <span className="text-small text-ink-2 block">
      <ThreadDot thread={thread} /> {words}
    </span>
  );
}

/** Numbers of other makers' charts are theirs: who has the threads has their list. */
function OwnChart({ count }: { count: number }) {
  const { ownChart } = useStore($workshop);
  const id = useId();
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        Your threads <span className="field-hint">{plural(count, 'thread')} read</span>
      </label>
      <textarea
        id={id}
        className="input min-h-24"
        rows={4}
        maxLength={MAX_CHART_TEXT}
        spellCheck={false}
        value={ownChart}
        onChange={(event) => tellWorkshop({ ownChart: event.currentTarget.value })}
      />
      <p className="text-small text-madder" role="status">
        {unreadWords(readChart(ownChart))}
      </p>
      <p className="text-small text-ink-2">
        One a line: number, name and colour, as in “1902 Poinsettia #c8102e”. What is in a palette
        of GIMP (.gpl) can be pasted as it is.
      </p>
    </div>
  );
}
