import type { Thread } from 'ilmek-engine';
import { CHART, nearestThread, THREAD_CHARTS } from 'ilmek-engine/tables';
import type { ShelfMatch } from '../../lib/workshop/spools.ts';
import { threadName } from '../../lib/workshop/thread-name.ts';
import { ThreadDot } from './ThreadDot.tsx';
import { formatCount, formatMetres } from './numbers.ts';

interface Props extends Pick<ShelfMatch, 'lacking'> {
  /** So many are sewn. */
  pieces: number;
}

/** Of our own threads nobody can ask in a shop. */
const HOUSE_CHART = CHART[0].chart;
const isOurs = ({ chart }: Thread): boolean => chart === HOUSE_CHART;

/** The threads of bought charts that are nearest to one: 'Brother, Baby Lock 800 Red; Janome, Elna 225 Red'. */
const inShops = ({ hex }: Thread): string =>
  Object.values(THREAD_CHARTS)
    .map(({ label, threads }) => `${label} ${threadName(nearestThread(hex, threads)!.thread)}`)
    .join('; ');

/** A shopping list: the threads that no spool one has comes near, with the metres for all pieces. */
export function ToBuy({ lacking, pieces }: Props) {
  if (lacking.length === 0) return null;
  const hasOurs = lacking.some(({ thread }) => isOurs(thread));
  return (
    <>
      <p className="font-label">
        Not among them, to buy{pieces > 1 && ` for ${formatCount(pieces)} pieces`}
      </p>
      {hasOurs && (
        <p className="text-small text-ink-2">
          Numbers of {HOUSE_CHART} are of our own chart, which no shop sells: below each stands the
          nearest thread that one can buy.
        </p>
      )}
      <ul className="grid gap-1">
        {lacking.map(({ thread, metres }) => (
          <li key={thread.hex}>
            <ThreadDot thread={thread} /> {threadName(thread)}, {formatMetres(metres * pieces)}
            {isOurs(thread) && (
              <span className="text-small text-ink-2 block">Nearest: {inShops(thread)}</span>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
