import { lazy, Suspense } from 'react';
import { plural } from '../common/numbers.ts';
import type { ProblemListProps } from './ProblemList.tsx';

/** Their words come with the first result that has some: most visitors see it later than the page. */
const ProblemList = lazy(() =>
  import('./ProblemList.tsx').then(
    ({ ProblemList }) => ({ default: ProblemList }),
    // Without a connection, or after the site was built anew: the piece must stay.
    () => ({ default: NoWords }),
  ),
);

function NoWords() {
  return (
    <p className="text-small mt-3">
      The words for it could not be loaded. Your piece and its files are whole: save them, then load
      the page again.
    </p>
  );
}

/** What would sew badly, in plain words, what can be done about it, and where it is. */
export function SewCheck({ problems, marked, onMark }: ProblemListProps) {
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
      <Suspense fallback={null}>
        <ProblemList {...{ problems, marked, onMark }} />
      </Suspense>
    </details>
  );
}
