import type { DesignReport } from 'ilmek-engine/inspect';
import type { SettingRow } from '../../lib/gallery/settings.ts';
import { formatCount, formatMetres, formatMinutes, formatSize } from '../common/numbers.ts';
import { fittingHoop } from '../maker/hoops.ts';

/**
 * What a maker asks of a design first.
 * @param report undefined while it is being counted
 * @param minutesOf its time at the visitor's machine; at a common one unless told
 */
export function figureRows(
  report: DesignReport | undefined,
  minutesOf = ({ minutes }: DesignReport): number => minutes,
): SettingRow[] {
  const rows: [name: string, of: (report: DesignReport) => string][] = [
    ['Sewn size', ({ widthMm, heightMm }) => formatSize(widthMm, heightMm)],
    ['Stitches', ({ stitches }) => formatCount(stitches)],
    ['Threads', threadWords],
    ['Colour changes', ({ colorChanges }) => formatCount(colorChanges)],
    ['Trims', ({ trims }) => formatCount(trims)],
    ['Sewing time', (counted) => formatMinutes(minutesOf(counted))],
    ['Hoop', hoopWords],
  ];
  return rows.map(([name, of]) => ({ name, value: report ? of(report) : 'being counted' }));
}

/** One colour may be threaded several times, and is one spool. */
function threadWords({ threads, threadMetres }: DesignReport): string {
  const colors = new Set(threads.map(({ thread }) => thread.hex)).size;
  return `${formatCount(colors)}, ${formatMetres(threadMetres)} in all`;
}

function hoopWords({ hoops }: DesignReport): string {
  const hoop = fittingHoop(hoops);
  return hoop ? `Fits ${hoop}` : 'Larger than common hoops';
}
