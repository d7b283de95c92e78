import type { CSSProperties } from 'react';
import type { Thread } from '../../engine/core/design.ts';
import { formatMetres } from './numbers.ts';

/** Threads in sewing order, as spools with number and name. Colour is never all that tells. */
export function SpoolList({ threads }: { threads: readonly (Thread & { metres: number })[] }) {
  return (
    <ol className="spool-chips">
      {threads.map((thread, i) => (
        <li key={i} className="spool-chip" style={{ '--yarn': thread.hex } as CSSProperties}>
          <span className="spool" aria-hidden="true" />
          <span>{thread.code || thread.hex}</span>
          <span>
            {thread.name}, {formatMetres(thread.metres)}
          </span>
        </li>
      ))}
    </ol>
  );
}
