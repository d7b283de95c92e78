import type { JobState } from '../../stores/job-state.ts';
import { useJobState } from './job-context.ts';
import { workInWords } from './stages.ts';

/** Says what the job is doing to those who do not see it: a stage at a time, not every percent. */
export function Announcer() {
  return (
    <p className="sr-only" role="status">
      {wordsFor(useJobState())}
    </p>
  );
}

function wordsFor(state: JobState): string {
  const { phase, picture, result } = state;
  if (phase === 'making') return workInWords(state);
  const isDone = result?.picture?.url === picture?.url;
  return picture && !isDone ? `${picture.file.name} is ready` : '';
}
