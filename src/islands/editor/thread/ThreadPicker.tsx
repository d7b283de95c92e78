import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { CSSProperties } from 'react';
import type { Thread } from 'ilmek-engine';
import type { Piece, PieceObject } from 'ilmek-engine/piece';
import { $openedPiece } from '../../../stores/editor/state.ts';
import { $recentThreads, takeThread, threadsOf } from '../../../stores/editor/threads.ts';
import { ChartSpools } from './ChartSpools.tsx';
import { Spools } from './Spools.tsx';
import { ThreadList } from './ThreadList.tsx';

interface Props {
  piece: Piece;
  /** Of the piece, what is chosen. */
  objects: readonly PieceObject[];
}

/** Another thread for what is chosen, or wherever its thread is sewn: a press on a spool. */
export function ThreadPicker({ piece, objects }: Props) {
  const opened = useStore($openedPiece)!;
  const recent = useStore($recentThreads);
  const [everywhere, setEverywhere] = useState(false);
  const [only, setOnly] = useState<string>();
  const threads = threadsOf(objects);
  // Of several threads all are exchanged, or the one that was pressed.
  const one = threads.find(({ hex }) => hex === only);
  const now = one ? [one.hex] : threads.map(({ hex }) => hex);
  const shares = piece.objects.some(
    (other) => now.includes(other.thread.hex) && !objects.includes(other),
  );
  const own = threadsOf(piece.objects);
  const first = threadsOf(opened.objects);
  const take = (next: Thread) => {
    takeThread(objects, now, next, everywhere && shares);
    if (one) setOnly(next.hex);
  };
  const common = { now, onTake: take };
  return (
    <fieldset className="editor-set">
      <legend>Thread</legend>
      {threads.length > 1 ? (
        <ThreadList {...{ objects, threads, only }} onChoose={setOnly} />
      ) : (
        <OneThread thread={threads[0]} />
      )}
      {shares && (
        <div className="segmented editor-where" role="group" aria-label="What takes the thread">
          <button type="button" aria-pressed={!everywhere} onClick={() => setEverywhere(false)}>
            {objects.length === 1 ? 'This one' : 'These'}
          </button>
          <button type="button" aria-pressed={everywhere} onClick={() => setEverywhere(true)}>
            Everywhere
          </button>
        </div>
      )}
      <Spools label="In this piece" threads={own} {...common} />
      {differs(first, own) && <Spools label="As it was opened" threads={first} {...common} />}
      {recent.length > 0 && <Spools label="Taken lately" threads={recent} {...common} />}
      <ChartSpools {...common} />
    </fieldset>
  );
}

const differs = (a: readonly Thread[], b: readonly Thread[]): boolean =>
  a.some(({ hex }) => !b.some((other) => other.hex === hex));

const OneThread = ({ thread }: { thread: Thread }) => (
  <div className="editor-thread">
    <span className="spool" style={{ '--yarn': thread.hex } as CSSProperties} />
    <p>
      <span className="font-label block">{thread.name || thread.hex}</span>
      <span className="text-small text-ink-2">
        {[thread.code, thread.chart].filter(Boolean).join(', ') || thread.hex}
      </span>
    </p>
  </div>
);
