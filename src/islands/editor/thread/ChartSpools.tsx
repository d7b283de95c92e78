import { useStore } from '@nanostores/react';
import { useId, useMemo, useState } from 'react';
import { CHART, nearestThread, THREAD_CHARTS } from 'ilmek-engine/tables';
import { readOwnChart } from '../../../lib/workshop/own-chart.ts';
import { $workshop } from '../../../stores/tool/workshop.ts';
import { OwnSpools } from './OwnSpools.tsx';
import { Spools, type TakeProps } from './Spools.tsx';

const CHARTS = {
  ilmek: { label: 'Ilmek 40', threads: CHART },
  ...THREAD_CHARTS,
} as const;
type ChartName = keyof typeof CHARTS | 'own';

/** Spools of a chart, or one's own: looked for by number, name, or a colour. */
export function ChartSpools({ now, onTake }: TakeProps) {
  const id = useId();
  const { ownChart } = useStore($workshop);
  const shelf = useMemo(() => readOwnChart(ownChart), [ownChart]);
  const [name, setName] = useState<ChartName>(shelf.length > 0 ? 'own' : 'ilmek');
  const [wanted, setWanted] = useState('');
  const { label, threads } = name === 'own' ? { label: 'My spools', threads: shelf } : CHARTS[name];
  const words = wanted.trim().toLowerCase();
  const found = threads.filter(
    (thread) => !words || `${thread.code} ${thread.name}`.toLowerCase().includes(words),
  );
  return (
    <details className="editor-more" open>
      <summary>Charts and own spools</summary>
      <div className="editor-pair">
        <select
          className="select"
          aria-label="Thread chart"
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value as ChartName)}
        >
          <option value="own">My spools</option>
          {Object.entries(CHARTS).map(([key, chart]) => (
            <option key={key} value={key}>
              {chart.label}
            </option>
          ))}
        </select>
        <input
          className="input"
          type="search"
          aria-label="Find a thread by number or name"
          placeholder="Find"
          value={wanted}
          onChange={({ currentTarget }) => setWanted(currentTarget.value)}
        />
      </div>
      {name === 'own' && <OwnSpools shelf={shelf} />}
      {threads.length > 0 && (
        <>
          <div className="editor-chart">
            <Spools bare label={label} threads={found} now={now} onTake={onTake} />
          </div>
          <label htmlFor={id} className="editor-any">
            <span>Nearest to a colour</span>
            <input
              id={id}
              type="color"
              value={now[0]}
              onChange={({ currentTarget }) => {
                const nearest = nearestThread(currentTarget.value, threads);
                if (nearest) onTake(nearest.thread);
              }}
            />
          </label>
        </>
      )}
    </details>
  );
}
