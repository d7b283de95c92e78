import type { ReactNode } from 'react';
import type { JobErrorCode } from '../../worker/client.ts';
import { useJob, useJobState, useSettings } from './job-context.ts';
import { problemOf } from './problems.ts';

/** What went wrong, exactly, and what to do next. The toast has said that it did. */
export function ProblemNote({ code }: { code: JobErrorCode | 'remote' }) {
  return code === 'remote' ? <RemoteNote /> : <EngineNote code={code} />;
}

function EngineNote({ code }: { code: JobErrorCode }) {
  const { tool } = useJob();
  const { wrong, next } = problemOf(code, tool.needsPicture(useSettings()));
  return (
    <Note code={code} wrong={wrong} next={next}>
      {code === 'worker-failed' && (
        <button
          type="button"
          className="link mt-2 cursor-pointer"
          onClick={() => window.location.reload()}
        >
          Reload the page
        </button>
      )}
    </Note>
  );
}

/** fal.ai made nothing: this device can. */
function RemoteNote() {
  const job = useJob();
  const { remoteNote = '' } = useJobState();
  return (
    <Note
      code="remote"
      wrong={remoteNote}
      next="Nothing is lost: try again, or have this device make it. It needs no network for that."
    >
      <button
        type="button"
        className="button button-secondary button-small mt-3"
        onClick={() => void job.start(true)}
      >
        Make it on this device
      </button>
    </Note>
  );
}

interface NoteProps {
  code: string;
  wrong: string;
  next: string;
  children: ReactNode;
}

const Note = ({ code, wrong, next, children }: NoteProps) => (
  <div className="border-madder text-small my-4 border-l-3 pl-4" data-problem={code}>
    <p className="font-label text-madder">{wrong}</p>
    <p className="mt-1">{next}</p>
    {children}
  </div>
);
