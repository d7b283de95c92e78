import type { JobState } from '../../stores/job-state.ts';
import { STAGE_NAMES } from './stages.ts';

/** Says what the job is doing to those who do not see it: a stage at a time, not every percent. */
export function Announcer({ job }: { job: JobState }) {
  return (
    <p className="sr-only" role="status">
      {wordsFor(job)}
    </p>
  );
}

function wordsFor({ phase, progress, picture, result }: JobState): string {
  if (phase === 'converting') return progress ? STAGE_NAMES[progress.stage] : 'Reading the picture';
  const isDone = result?.fileName === picture?.file.name;
  return picture && !isDone ? `${picture.file.name} is ready to convert` : '';
}
