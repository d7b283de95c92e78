import type { JobResult } from '../../stores/tool/job-state.ts';

/** What fal.ai drew, and what it was sent for that. */
export function MadeByFal({ remote }: { remote: NonNullable<JobResult['remote']> }) {
  return (
    <details className="mt-3 border-t border-(--rule) pt-3">
      <summary className="cursor-pointer">
        Made by fal.ai{remote.standIn && ' (stand-in)'}: its picture, and what was sent
      </summary>
      <img
        src={remote.pictureUrl}
        alt="What fal.ai drew, before it was sewn"
        className="bg-cloth rounded-paper mt-3 max-h-80 w-full object-contain"
      />
      <p className="text-small text-ink-2 mt-3 break-words">{remote.sent}</p>
    </details>
  );
}
