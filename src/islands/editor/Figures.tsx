import { useStore } from '@nanostores/react';
import type { DesignReport } from 'ilmek-engine/inspect';
import { $sewn } from '../../stores/editor/state.ts';
import { $machine } from '../../stores/tool/machine.ts';
import { $workshop } from '../../stores/tool/workshop.ts';
import { formatCount, formatMetres, formatMinutes, formatSize } from '../common/numbers.ts';
import { minutesOf } from '../maker/workshop/sheet.ts';

/** What the piece comes to, and by how much the last edit has changed it. */
export function Figures() {
  const sewn = useStore($sewn);
  const workshop = useStore($workshop);
  const machine = useStore($machine);
  if (!sewn) return <p className="text-ink-2">It is being sewn for the first time…</p>;
  const { report, before } = sewn;
  const minutes = (one: DesignReport) => minutesOf(one, workshop, machine);
  const rows = [
    ['Size', formatSize(report.widthMm, report.heightMm), 0],
    ['Stitches', formatCount(report.stitches), before && report.stitches - before.stitches],
    ['Sews in', formatMinutes(minutes(report)), 0],
    ['Colours', formatCount(new Set(report.threads.map(({ thread }) => thread.hex)).size), 0],
    [
      'Colour changes',
      formatCount(report.colorChanges),
      before && report.colorChanges - before.colorChanges,
    ],
    ['Trims', formatCount(report.trims), before && report.trims - before.trims],
    ['Thread', formatMetres(report.threadMetres), 0],
  ] as const;
  return (
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
  );
}
