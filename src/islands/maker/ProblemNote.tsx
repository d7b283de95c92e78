import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { problemOf } from '../../tools/problems.ts';
import type { JobErrorCode } from '../../worker/client.ts';
import { useJob, useJobState, useSettings } from './job-context.ts';

/** What went wrong, exactly, and what to do next. The toast has said that it did. */
export function ProblemNote({ code }: { code: JobErrorCode | 'remote' }) {
  return code === 'remote' ? <RemoteNote /> : <EngineNote code={code} />;
}

function EngineNote({ code }: { code: JobErrorCode }) {
  const { tool } = useJob();
  const { wrong, next } = problemOf(code, tool.needsPicture(useSettings()));
  return (
    <Note code={code} wrong={wrong} next={next}>
      {code === 'one-colour' && <PatchButton />}
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

/** An even colour is a patch to those who want one. */
function PatchButton() {
  const job = useJob();
  const button = useRef<HTMLButtonElement>(null);
  // The button that had the focus is gone with the progress; no toast tells of this.
  useEffect(() => button.current?.focus(), []);
  return (
    <button
      ref={button}
      type="button"
      className="button button-secondary button-small mt-3"
      aria-describedby="problem-words"
      onClick={() => void job.startPatch()}
    >
      Sew it as a patch
    </button>
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
      next="Nothing is lost: try again, or have this device make it."
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

function Note({ code, wrong, next, children }: NoteProps) {
  const note = useRef<HTMLDivElement>(null);
  // The button that was pressed may be far from it: on a phone it lies at the window's edge.
  useEffect(() => {
    note.current?.scrollIntoView({ block: 'nearest' });
  }, [code]);
  return (
    <div ref={note} className="border-madder text-small my-4 border-l-3 pl-4" data-problem={code}>
      <div id="problem-words">
        <p className="font-label text-madder">{wrong}</p>
        <p className="mt-1">{next}</p>
      </div>
      {children}
    </div>
  );
}
