import type { Problem } from 'ilmek-engine/inspect';
import { PROBLEM_TEXTS } from 'ilmek-engine/tables';
import { plural } from '../common/numbers.ts';

interface Props {
  problems: readonly Problem[];
  /** The one whose places are marked in the picture. */
  marked: Problem | undefined;
  onMark: (problem: Problem | undefined) => void;
}

/** What would sew badly, in plain words, what can be done about it, and where it is. */
export function SewCheck({ problems, marked, onMark }: Props) {
  if (problems.length === 0) {
    return (
      <p className="border-t border-(--rule) pt-3">
        <span className="text-sage font-label">Sews cleanly.</span> No spot is too dense, no thread
        is left loose.
      </p>
    );
  }
  return (
    <details className="sew-check border-t border-(--rule) pt-3">
      <summary className="cursor-pointer">
        Sew check: {plural(problems.length, 'thing')} to know
      </summary>
      <ul className="mt-3 grid gap-3">
        {problems.map((problem) => {
          const { code, severity, places } = problem;
          const isMarked = marked?.code === code;
          const { title, meaning, advice } = PROBLEM_TEXTS[code];
          return (
            <li key={code} className="text-small" data-severity={severity}>
              <p className="font-label">
                {title}
                {severity !== 'note' && <span className="text-accent"> · {GRAVITY[severity]}</span>}
              </p>
              <p>
                {meaning} {advice}
              </p>
              <button
                type="button"
                className="button button-secondary button-small mt-2"
                onClick={() => onMark(isMarked ? undefined : problem)}
              >
                {isMarked ? 'Hide' : 'Show'} {places.length > 1 ? 'the places' : 'the place'}
                <span className="sr-only"> of: {title}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </details>
  );
}

const GRAVITY = { warning: 'will show', error: 'mend it first' } as const;
