import { useStore } from '@nanostores/react';
import { useId, useMemo, useState } from 'react';
import type { CSSProperties } from 'react';
import type { Thread } from 'ilmek-engine';
import { exchangeThread, recolor, type Piece, type PieceObject } from 'ilmek-engine/piece';
import { CHART, nearestThread, THREAD_CHARTS } from 'ilmek-engine/tables';
import { edit, editChosen } from '../../stores/editor/edits.ts';
import { $piece } from '../../stores/editor/state.ts';

const CHARTS = {
  ilmek: { label: 'Ilmek 40', threads: CHART },
  ...THREAD_CHARTS,
} as const;
type ChartName = keyof typeof CHARTS;

/** Another thread for what is chosen, or wherever its thread is sewn: a press on a spool. */
export function ThreadPicker({ objects }: { objects: readonly PieceObject[] }) {
  const piece = useStore($piece)!;
  const [everywhere, setEverywhere] = useState(false);
  const now = [...new Set(objects.map(({ thread }) => thread.hex))];
  const [{ thread }] = objects;
  const own = useMemo(() => threadsOf(piece), [piece]);

  function take(next: Thread) {
    if (everywhere) {
      edit('Thread everywhere', (before) =>
        now.reduce((changed, hex) => exchangeThread(changed, hex, next), before),
      );
    } else editChosen('Thread', (before, ids) => recolor(before, ids, next));
  }

  const shares = piece.objects.some(
    (one) => now.includes(one.thread.hex) && !objects.includes(one),
  );
  return (
    <fieldset className="editor-set">
      <legend>Thread</legend>
      <div className="editor-thread">
        <span className="spool" style={{ '--yarn': thread.hex } as CSSProperties} />
        <p>
          {now.length > 1 ? (
            <span className="font-label">{now.length} threads</span>
          ) : (
            <>
              <span className="font-label block">{thread.name || thread.hex}</span>
              <span className="text-small text-ink-2">
                {[thread.code, thread.chart].filter(Boolean).join(', ') || thread.hex}
              </span>
            </>
          )}
        </p>
      </div>
      {shares && (
        <label className="editor-check">
          <input
            type="checkbox"
            checked={everywhere}
            onChange={({ currentTarget }) => setEverywhere(currentTarget.checked)}
          />
          Wherever this thread is sewn
        </label>
      )}
      <Spools label="In this piece" threads={own} now={now} onTake={take} />
      <ChartSpools now={now} onTake={take} />
    </fieldset>
  );
}

function threadsOf({ objects }: Piece): Thread[] {
  const byHex = new Map(objects.map(({ thread }) => [thread.hex, thread]));
  return [...byHex.values()];
}

interface SpoolsProps {
  label: string;
  threads: readonly Thread[];
  /** Colours of what is chosen. */
  now: readonly string[];
  onTake: (thread: Thread) => void;
}

function Spools({ label, threads, now, onTake }: SpoolsProps) {
  return (
    <div className="editor-spools" role="group" aria-label={label}>
      {threads.map((thread) => {
        const words = [thread.code, thread.name].filter(Boolean).join(' ') || thread.hex;
        return (
          <button
            key={`${thread.code} ${thread.hex}`}
            type="button"
            className="editor-spool-button"
            aria-pressed={now.length === 1 && now[0] === thread.hex}
            aria-label={words}
            title={words}
            style={{ '--yarn': thread.hex } as CSSProperties}
            onClick={() => onTake(thread)}
          />
        );
      })}
    </div>
  );
}

function ChartSpools({ now, onTake }: Pick<SpoolsProps, 'now' | 'onTake'>) {
  const id = useId();
  const [name, setName] = useState<ChartName>('ilmek');
  const [wanted, setWanted] = useState('');
  const { threads } = CHARTS[name];
  const words = wanted.trim().toLowerCase();
  const found = threads.filter(
    (thread) => !words || `${thread.code} ${thread.name}`.toLowerCase().includes(words),
  );
  return (
    <details className="editor-more" open>
      <summary>Charts</summary>
      <div className="editor-pair">
        <select
          className="select"
          aria-label="Thread chart"
          value={name}
          onChange={({ currentTarget }) => setName(currentTarget.value as ChartName)}
        >
          {Object.entries(CHARTS).map(([key, { label }]) => (
            <option key={key} value={key}>
              {label}
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
      <div className="editor-chart">
        <Spools label={CHARTS[name].label} threads={found} now={now} onTake={onTake} />
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
    </details>
  );
}
