import type { ShelfMatch } from '../../lib/workshop/spools.ts';
import { threadName } from '../../lib/workshop/thread-name.ts';
import { ThreadDot } from './ThreadDot.tsx';
import { formatCount, formatMetres } from './numbers.ts';

interface Props extends Pick<ShelfMatch, 'lacking'> {
  /** So many are sewn. */
  pieces: number;
}

/** A shopping list: the threads that no spool one has comes near, with the metres for all pieces. */
export function ToBuy({ lacking, pieces }: Props) {
  if (lacking.length === 0) return null;
  return (
    <>
      <p className="font-label">
        Not among them, to buy{pieces > 1 && ` for ${formatCount(pieces)} pieces`}
      </p>
      <ul className="grid gap-1">
        {lacking.map(({ thread, metres }) => (
          <li key={thread.hex}>
            <ThreadDot thread={thread} /> {threadName(thread)}, {formatMetres(metres * pieces)}
          </li>
        ))}
      </ul>
    </>
  );
}
