import { useStore } from '@nanostores/react';
import { Suspense, useId, useState } from 'react';
import type { Thread } from 'ilmek-engine';
import { readChart, unreadWords } from '../../../lib/workshop/own-chart.ts';
import { matchToShelf, matchWords, buyWords } from '../../../lib/workshop/spools.ts';
import { $sewn } from '../../../stores/editor/state.ts';
import { $shelfMatch, sewWithShelf } from '../../../stores/editor/threads.ts';
import { $workshop, MAX_CHART_TEXT, tellWorkshop } from '../../../stores/tool/workshop.ts';
import { plural } from '../../common/numbers.ts';
import { lazyPart } from '../../common/lazy-part.tsx';

/** Few who edit have told their own spools. */
const ToBuy = lazyPart(async () => (await import('../../common/ToBuy.tsx')).ToBuy);

/** What somebody has: pasted once, and then the whole piece can be sewn with it. */
export function OwnSpools({ shelf }: { shelf: readonly Thread[] }) {
  const [writing, write] = useState(false);
  if (writing || shelf.length === 0) return <Paste onDone={() => write(false)} />;
  return (
    <div className="grid gap-2">
      <Match shelf={shelf} />
      <div className="editor-words">
        <button type="button" onClick={() => sewWithShelf(shelf)}>
          Sew all of it with my spools
        </button>
        <button type="button" onClick={() => write(true)}>
          Change the list
        </button>
      </div>
    </div>
  );
}

/** How near the shelf came to the piece, or would come, and which spool would be worth most. */
function Match({ shelf }: { shelf: readonly Thread[] }) {
  const sewn = useStore($sewn);
  const done = useStore($shelfMatch);
  const { pieces } = useStore($workshop);
  const match = sewn && matchToShelf(sewn.counts.threads, shelf);
  if (!match) return null;
  const isDone = !!done && match.worst.nearest.difference === 0;
  const shown = isDone ? done : match;
  return (
    <>
      <p className="text-small text-ink-2">
        {plural(shelf.length, 'spool')}: {matchWords(shown, isDone)}
        {buyWords(shown)}
      </p>
      <div className="text-small grid gap-1">
        <Suspense fallback={null}>
          <ToBuy lacking={shown.lacking} pieces={pieces} />
        </Suspense>
      </div>
    </>
  );
}

function Paste({ onDone }: { onDone: () => void }) {
  const id = useId();
  const [text, setText] = useState($workshop.get().ownChart);
  const chart = readChart(text);
  const unread = unreadWords(chart);
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="text-small text-ink-2">
        One spool a line: number, name and colour, as “1902 Poinsettia #c8102e”; or a GIMP palette.
      </label>
      <textarea
        id={id}
        className="input editor-own"
        rows={5}
        maxLength={MAX_CHART_TEXT}
        value={text}
        spellCheck={false}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <p className="text-small text-madder" role="status">
        {unread}
      </p>
      <div className="editor-words">
        <button
          type="button"
          onClick={() => {
            tellWorkshop({ ownChart: text });
            onDone();
          }}
        >
          Keep {plural(chart.threads.length, 'spool')}
        </button>
      </div>
    </div>
  );
}
