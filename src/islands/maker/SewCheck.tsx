import { Suspense } from 'react';
import { lazyPart } from '../common/lazy-part.tsx';
import { plural } from '../common/numbers.ts';
import type { ProblemListProps } from './ProblemList.tsx';

/** The list with its texts is loaded with the first result that has problems: most visits need none. */
const ProblemList = lazyPart(async () => (await import('./ProblemList.tsx')).ProblemList);

/** What would sew badly, in plain words, what can be done about it, and where it is. */
export function SewCheck({ problems, marked, onMark }: ProblemListProps) {
  if (problems.length === 0) {
    return (
      <p data-told className="border-t border-(--rule) pt-3">
        <span className="text-sage font-label">Sews cleanly.</span> No spot is too dense, no thread
        is left loose.
      </p>
    );
  }
  return (
    <details data-told className="sew-check border-t border-(--rule) pt-3">
      <summary className="cursor-pointer">
        Sew check: {plural(problems.length, 'thing')} to know
      </summary>
      <Suspense fallback={null}>
        <ProblemList {...{ problems, marked, onMark }} />
      </Suspense>
    </details>
  );
}
