import type { CSSProperties } from 'react';
import type { ThreadUse } from 'ilmek-engine/inspect';
import { formatMetres } from './numbers.ts';

/** Threads in sewing order, numbered as on the machine, as spools with code and name. Colour is never all that tells. */
export function SpoolList({ uses }: { uses: readonly ThreadUse[] }) {
  return (
    <ol className="spool-chips">
      {uses.map(({ thread, metres }, i) => (
        <li key={i} className="spool-chip" style={{ '--yarn': thread.hex } as CSSProperties}>
          <span className="spool" aria-hidden="true" />
          <span>
            {i + 1}. {thread.code || thread.hex}
          </span>
          <span>
            {thread.name}, {formatMetres(metres).replace(' ', '\u00a0')}
          </span>
        </li>
      ))}
    </ol>
  );
}
