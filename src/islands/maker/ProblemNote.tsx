import type { JobErrorCode } from '../../worker/client.ts';
import { useJob, useSettings } from './job-context.ts';
import { problemOf } from './problems.ts';

/** What went wrong, exactly, and what to do next. The toast has said that it did. */
export function ProblemNote({ code }: { code: JobErrorCode }) {
  const { tool } = useJob();
  const { wrong, next } = problemOf(code, tool.needsPicture(useSettings()));
  return (
    <div className="border-madder text-small my-4 border-l-3 pl-4" data-problem={code}>
      <p className="font-label text-madder">{wrong}</p>
      <p className="mt-1">{next}</p>
      {code === 'worker-failed' && (
        <button
          type="button"
          className="link mt-2 cursor-pointer"
          onClick={() => window.location.reload()}
        >
          Reload the page
        </button>
      )}
    </div>
  );
}
