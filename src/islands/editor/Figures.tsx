import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import type { DesignCounts } from 'ilmek-engine/inspect';
import { $sewing, $sewn } from '../../stores/editor/state.ts';
import { $machine } from '../../stores/tool/machine.ts';
import { $workshop } from '../../stores/tool/workshop.ts';
import { formatCount, formatMetres, formatMinutes, formatSize } from '../common/numbers.ts';
import { ThreadDot } from '../common/ThreadDot.tsx';
import { minutesOf } from '../maker/workshop/minutes.ts';

/** What the piece comes to, and by how much the last edit has changed it. */
export function Figures() {
  const sewn = useStore($sewn);
  const workshop = useStore($workshop);
  const machine = useStore($machine);
  const { fault } = useStore($sewing);
  if (!sewn) return <p className="text-ink-2">{fault ?? 'It is being sewn for the first time…'}</p>;
  const { counts, before } = sewn;
  const minutes = (one: DesignCounts) => Math.round(minutesOf(one, workshop, machine));
  const figures = [
    ['Stitches', (one) => one.stitches, formatCount],
    ['Sewing time', minutes, formatMinutes],
    ['Colours', (one) => lengthsOf(one).size, formatCount],
    ['Colour changes', (one) => one.colorChanges, formatCount],
    ['Trims', (one) => one.trims, formatCount],
    ['Thread', (one) => one.threadMetres, formatMetres],
  ] satisfies [string, (counts: DesignCounts) => number, (amount: number) => string][];
  return (
    <>
      <dl className="worksheet-rows editor-figures" data-turn={sewn.turn}>
        <div>
          <dt>Sewn size</dt>
          <dd>{formatSize(counts.widthMm, counts.heightMm)}</dd>
        </div>
        {figures.map(([name, of, format]) => (
          <Row key={name} {...{ name, format }} now={of(counts)} before={before && of(before)} />
        ))}
      </dl>
      <Threads {...{ counts, before }} />
      {sewn.asMade && (
        <p className="text-small text-ink-2">
          Stitch for stitch as it was made. Once it is changed, its objects are sewn again as they
          lie, which may be a few stitches more or fewer.
        </p>
      )}
    </>
  );
}

/** How long each thread is, a line a spool. */
function Threads({ counts, before }: { counts: DesignCounts; before: DesignCounts | undefined }) {
  const lengths = lengthsOf(counts);
  const old = before && lengthsOf(before);
  if (lengths.size < 2) return null;
  return (
    <details className="editor-more">
      <summary>Thread by colour</summary>
      <dl className="worksheet-rows editor-lengths">
        {[...lengths].map(([hex, { thread, metres }]) => (
          <Row
            key={hex}
            name={
              <>
                <ThreadDot thread={thread} /> {thread.name || hex}
              </>
            }
            now={metres}
            before={old && (old.get(hex)?.metres ?? 0)}
            format={formatMetres}
          />
        ))}
      </dl>
    </details>
  );
}

/** By colour, in the order in which they are sewn first. */
function lengthsOf({ threads }: DesignCounts): Map<string, DesignCounts['threads'][number]> {
  const lengths = new Map<string, DesignCounts['threads'][number]>();
  for (const use of threads) {
    const { metres = 0 } = lengths.get(use.thread.hex) ?? {};
    lengths.set(use.thread.hex, { ...use, metres: metres + use.metres });
  }
  return lengths;
}

interface RowProps {
  name: ReactNode;
  now: number;
  /** Of the piece before the last edit. */
  before: number | undefined;
  format: (amount: number) => string;
}

/** A figure, and by how much it has changed where that is seen of it. */
function Row({ name, now, before = now, format }: RowProps) {
  const isOther = format(now) !== format(before);
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {isOther && (
          <span className="editor-change-by">
            {now > before ? '+' : '−'}
            {format(Math.abs(now - before))}
          </span>
        )}
        {format(now)}
      </dd>
    </div>
  );
}
