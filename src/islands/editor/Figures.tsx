import { useStore } from '@nanostores/react';
import type { DesignCounts } from 'ilmek-engine/inspect';
import { $sewing, $sewn } from '../../stores/editor/state.ts';
import { $machine } from '../../stores/tool/machine.ts';
import { $workshop } from '../../stores/tool/workshop.ts';
import { formatCount, formatMetres, formatMinutes, formatSize } from '../common/numbers.ts';
import { minutesOf } from '../maker/workshop/sheet.ts';

/** What the piece comes to, and by how much the last edit has changed it. */
export function Figures() {
  const sewn = useStore($sewn);
  const workshop = useStore($workshop);
  const machine = useStore($machine);
  const { fault } = useStore($sewing);
  if (!sewn) return <p className="text-ink-2">{fault ?? 'It is being sewn for the first time…'}</p>;
  const { counts, before } = sewn;
  const minutes = (one: DesignCounts) => minutesOf(one, workshop, machine);
  const rows = [
    ['Size', formatSize(counts.widthMm, counts.heightMm), 0],
    ['Stitches', formatCount(counts.stitches), before && counts.stitches - before.stitches],
    ['Sews in', formatMinutes(minutes(counts)), 0],
    ['Colours', formatCount(new Set(counts.threads.map(({ thread }) => thread.hex)).size), 0],
    [
      'Colour changes',
      formatCount(counts.colorChanges),
      before && counts.colorChanges - before.colorChanges,
    ],
    ['Trims', formatCount(counts.trims), before && counts.trims - before.trims],
    ['Thread', formatMetres(counts.threadMetres), 0],
  ] as const;
  return (
    <>
      <dl className="worksheet-rows editor-figures" data-turn={sewn.turn}>
        {rows.map(([name, value, change]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {change ? (
                <span className="editor-change-by">
                  {change > 0 ? '+' : '−'}
                  {formatCount(Math.abs(change))}
                </span>
              ) : null}
              {value}
            </dd>
          </div>
        ))}
      </dl>
      {sewn.asMade && (
        <p className="text-small text-ink-2">
          Stitch for stitch as it was made. Once it is changed, its objects are sewn again as they
          lie, which may be a few stitches more or fewer.
        </p>
      )}
    </>
  );
}
