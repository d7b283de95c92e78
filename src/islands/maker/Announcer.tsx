import type { JobState } from '../../stores/job-state.ts';
import { useJobState } from './job-context.ts';
import { STAGE_NAMES } from './stages.ts';

/** Says what the job is doing to those who do not see it: a stage at a time, not every percent. */
export function Announcer() {
  return (
    <p className="sr-only" role="status">
      {wordsFor(useJobState())}
    </p>
  );
}

function wordsFor({ phase, progress, picture, result }: JobState): string {
  if (phase === 'making') return progress ? STAGE_NAMES[progress.stage] : 'Starting';
  const isDone = result?.picture?.url === picture?.url;
  return picture && !isDone ? `${picture.file.name} is ready` : '';
}
