import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { Problem } from 'ilmek-engine/inspect';
import { PROBLEM_TEXTS } from 'ilmek-engine/tables';
import {
  $mending,
  $unmended,
  canMend,
  mend,
  mendAll,
  whyNot,
  type WhyNot,
} from '../../stores/editor/mending.ts';
import { $checked, $sewn, type Sewn } from '../../stores/editor/state.ts';
import { formatCount, plural } from '../common/numbers.ts';
import { $marked } from './stage-state.ts';

/** What would sew badly, where it is, and a button that mends it as an edit. */
export function PieceCheck() {
  const checked = useStore($checked);
  const mending = useStore($mending);
  useStore($unmended);
  useEffect(() => {
    const marked = $marked.get();
    // Places of a sewing that is gone are no longer true.
    if (marked) $marked.set(undefined);
  }, [checked]);
  const now = useStore($sewn);
  if (!now) return null;
  // Of an edit that is not looked at yet nothing is said, least of all that it is well.
  const isStale = checked?.sewn !== now;
  if (!checked || (isStale && checked.problems.length === 0)) {
    return <p className="border-t border-(--rule) pt-3">Sew check: it is being looked at…</p>;
  }
  const { problems, sewn, before = problems.length } = checked;
  const change = isStale ? '' : changeWords(problems.length - before);
  if (problems.length === 0) {
    return (
      <p className="border-t border-(--rule) pt-3">
        <span className="text-sage font-label">Sews cleanly.</span> No spot is too dense, no thread
        is left loose.
      </p>
    );
  }
  const count = problems.filter(({ code }) => canMend(code)).length;
  const rest = problems.length - count;
  return (
    <details
      className="editor-check-list"
      open={problems.some(({ severity }) => severity !== 'note')}
    >
      <summary>
        Sew check: {plural(problems.length, 'thing')} to know{change}
      </summary>
      {count > 1 && (
        <button
          type="button"
          className="button button-small button-wide mb-3"
          aria-disabled={mending !== undefined}
          onClick={() => void mendAll()}
        >
          {mending === undefined ? `Mend all ${count}` : 'It is being mended…'}
        </button>
      )}
      {rest > 0 && count > 0 && (
        <p className="text-small text-ink-2 mb-3">
          {rest === 1 ? '1 stays: no edit mends it.' : `${rest} stay: no edit mends them.`} Each
          says why.
        </p>
      )}
      <ul>
        {problems.map((problem) => (
          <Item key={problem.code} {...{ problem, sewn, mending }} />
        ))}
      </ul>
    </details>
  );
}

/** What the last edit has changed of it: ', 2 fewer'. */
const changeWords = (by: number): string =>
  by === 0 ? '' : `, ${formatCount(Math.abs(by))} ${by > 0 ? 'more' : 'fewer'}`;

/** Why a problem has no button. */
const WHY_NOT: Readonly<Record<WhyNot, string>> = {
  'no-edit': 'There is no edit for it here.',
  command: '“Fewest trims”, farther down, may save some.',
  tried: 'No edit of the editor mends it as the piece is.',
  fixed: 'It lies in fixed stitches, which no edit lays anew.',
  locked: 'It lies in a locked object: unlock that first.',
  done: 'Nothing that lies there can be sewn otherwise against it.',
};

interface ItemProps {
  problem: Problem;
  sewn: Sewn;
  /** Code of what is being mended. */
  mending: string | undefined;
}

function Item({ problem: { code, severity, places }, sewn, mending }: ItemProps) {
  const marked = useStore($marked);
  const { title, meaning, advice } = PROBLEM_TEXTS[code];
  const isMarked = marked?.code === code;
  const reason = whyNot(code);
  const mark = () => {
    const { x, y } = sewn.shift;
    const at = places.map((place) => ({ x: place.xMm + x, y: place.yMm + y }));
    $marked.set(isMarked ? undefined : { code, places: at });
  };
  return (
    <li data-severity={severity}>
      <p className="font-label">{title}</p>
      <p>
        {meaning} {advice}
      </p>
      {reason && <p>{WHY_NOT[reason]}</p>}
      <div className="editor-words">
        {!reason && (
          <button
            type="button"
            aria-disabled={mending !== undefined}
            onClick={() => void mend(code)}
          >
            {mending === code ? 'Being mended…' : 'Mend'}
            <span className="sr-only">: {title}</span>
          </button>
        )}
        {places.length > 0 && (
          <button type="button" aria-pressed={isMarked} onClick={mark}>
            {isMarked ? 'Hide' : 'Show'}
            <span className="sr-only"> the places of: {title}</span>
          </button>
        )}
      </div>
    </li>
  );
}
