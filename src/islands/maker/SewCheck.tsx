import type { Problem } from 'ilmek-engine/inspect';
import { PROBLEM_TEXTS } from 'ilmek-engine/tables';
import { plural } from '../common/numbers.ts';

/** What would sew badly, in plain words, and what can be done about it. */
export function SewCheck({ problems }: { problems: readonly Problem[] }) {
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
        {problems.map(({ code }) => {
          const { title, meaning, advice } = PROBLEM_TEXTS[code];
          return (
            <li key={code} className="text-small">
              <p className="font-label">{title}</p>
              <p>
                {meaning} {advice}
              </p>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
