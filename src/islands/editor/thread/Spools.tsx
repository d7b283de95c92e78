import type { CSSProperties } from 'react';
import type { Thread } from 'ilmek-engine';

/** What may be taken, and what is there now. */
export interface TakeProps {
  /** Colours of what is chosen. */
  now: readonly string[];
  onTake: (thread: Thread) => void;
}

interface Props extends TakeProps {
  label: string;
  /** Of a chart its name stands above it already. */
  bare?: boolean;
  threads: readonly Thread[];
}

/** Spools side by side: a press takes one. */
export function Spools({ label, bare, threads, now, onTake }: Props) {
  return (
    <div role="group" aria-label={label}>
      {!bare && <p className="editor-spools-label">{label}</p>}
      <div className="editor-spools">
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
    </div>
  );
}
