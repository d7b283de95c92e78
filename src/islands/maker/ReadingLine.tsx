import type { JobResult } from '../../stores/tool/job-state.ts';
import { AgainLine } from './AgainLine.tsx';
import { useJob } from './job-context.ts';

/** How a picture that may be ink on paper was read, and one press to have it read the other way. */
export function ReadingLine({ reading }: { reading: JobResult['design']['reading'] }) {
  const job = useJob();
  if (!reading) return null;
  const isInk = reading.as === 'ink';
  return (
    <AgainLine
      action={isInk ? 'Read it as a picture' : 'Read it as ink'}
      onPress={() => void job.again({ ink: isInk ? 'off' : 'on' })}
    >
      <span>{reading.reason}</span>
    </AgainLine>
  );
}
