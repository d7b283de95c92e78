import { announcement } from './announcement.ts';
import { useJob, useJobState, useNeedsPicture } from './job-context.ts';

/** Says what the job is doing to those who do not see it: a stage at a time, not every percent. */
export function Announcer() {
  const wantsPicture = useNeedsPicture(useJob());
  return (
    <p className="sr-only" role="status">
      {announcement(useJobState(), wantsPicture)}
    </p>
  );
}
