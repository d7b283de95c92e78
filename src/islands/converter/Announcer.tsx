import { useEffect, useState } from 'react';
import type { JobState } from '../../stores/job-state.ts';
import { STAGE_NAMES } from './stages.ts';

/** Says what the job is doing to those who do not see it: a stage at a time, not every percent. */
export function Announcer({ job }: { job: JobState }) {
  const words = useWords(job);
  return (
    <p className="sr-only" role="status">
      {words}
    </p>
  );
}

function useWords({ phase, progress, picture, problem }: JobState): string {
  const [wasConverting, setWasConverting] = useState(false);
  const converting = phase === 'converting';
  useEffect(() => setWasConverting(converting), [converting]);
  if (converting) return progress ? STAGE_NAMES[progress.stage] : 'Reading the picture';
  if (wasConverting && !problem) return '';
  return picture ? `${picture.file.name} is ready to convert` : '';
}
