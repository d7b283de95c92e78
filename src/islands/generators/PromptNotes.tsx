import { useJobState } from '../maker/job-context.ts';
import { UnknownWords } from './UnknownWords.tsx';

/** Words of a result's prompt that name nothing known, and the nearest that do. */
export function PromptNotes() {
  const unknown = useJobState().result?.plan?.unknown ?? [];
  if (unknown.length === 0) return null;
  return (
    <div className="text-small mt-4 border-t border-(--rule) pt-3">
      <UnknownWords unknown={unknown} fate="it was left out" />
    </div>
  );
}
