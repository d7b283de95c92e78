import type { Problem } from 'ilmek-engine/inspect';
import { PROBLEM_TEXTS } from 'ilmek-engine/tables';

export interface ProblemListProps {
  problems: readonly Problem[];
  /** The one whose places are marked in the picture. */
  marked: Problem | undefined;
  onMark: (problem: Problem | undefined) => void;
}

/** The problems, each in plain words with what can be done about it, and a button that marks its places. */
export function ProblemList({ problems, marked, onMark }: ProblemListProps) {
  return (
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
  );
}

const GRAVITY = { warning: 'will show', error: 'mend it first' } as const;
