import { useEffect, useRef } from 'react';
import { STAGES } from 'ilmek-engine/tables';
import { wordsFor } from '../../tools/messages.ts';
import { ThreadProgress } from '../common/ThreadProgress.tsx';
import { useJob, useJobState, useNeedsPicture } from './job-context.ts';
import { prepareResult } from './result-part.ts';
import { remoteStepWords, STAGE_NAMES, stageCount, stageState, workInWords } from './stages.ts';
import type { StageState } from './stages.ts';
import { useBar } from './step-context.tsx';

/** The work as it goes: true counts, stage by stage; fal.ai's share of it cannot be counted. */
export function ProgressSheet() {
  const job = useJob();
  const wantsPicture = useNeedsPicture(job);
  const words = wordsFor(job.tool.words, wantsPicture);
  const state = useJobState();
  const { progress, remote } = state;
  const done = remote?.fraction ?? progress?.fraction ?? 0;
  const cancel = useRef<HTMLButtonElement>(null);
  const bar = useBar('cancel');
  useEffect(() => {
    void prepareResult();
    // The button that had the focus is gone with the settings. The page is laid out for it: with the
    // frame, or it would be in the same task as what the press has changed.
    requestAnimationFrame(() => cancel.current?.focus({ preventScroll: true }));
  }, []);
  return (
    <section className="worksheet max-md:p-5" aria-labelledby="progress-title">
      <div className="flex items-center justify-between" aria-hidden="true">
        <p className="percent">
          {Math.floor(done * 100)}
          <small>%</small>
        </p>
        <span className="bobbin" />
      </div>
      <h2 id="progress-title" className="worksheet-note font-text tracking-normal">
        {words.processing ?? 'Processing your image...'}
      </h2>
      <div className="my-4">
        <ThreadProgress done={done} label="Progress" text={workInWords(state)} />
      </div>
      <Stages />
      <button type="button" className="button button-wide mt-4" disabled>
        {words.making}
      </button>
      <div className={`mt-3 ${bar}`}>
        <span className="action-bar-figure" aria-hidden="true">
          {Math.floor(done * 100)} %
        </span>
        <button
          ref={cancel}
          type="button"
          className="button button-secondary button-wide"
          onClick={() => job.cancel()}
        >
          Cancel
        </button>
      </div>
      <p className="text-small text-ink-2 mt-3 text-center">
        Stops at once.{' '}
        {wantsPicture ? 'Your picture and settings stay.' : 'Your words and settings stay.'}
      </p>
    </section>
  );
}

/** What is to be done, one after the other. */
function Stages() {
  const { progress, counts, remote } = useJobState();
  const waits = remote && !progress;
  return (
    <ol className="stages">
      {remote && (
        <Stage state={waits ? 'now' : 'done'} name="The picture, by fal.ai">
          {waits ? remoteStepWords(remote.step) : ''}
        </Stage>
      )}
      {STAGES.map((stage) => {
        const at = waits ? 'todo' : stageState(stage, progress?.stage, STAGES);
        return (
          <Stage key={stage} state={at} name={STAGE_NAMES[stage]}>
            {stageCount(stage, at, counts)}
          </Stage>
        );
      })}
    </ol>
  );
}

interface StageProps {
  state: StageState;
  name: string;
  /** How far it is. */
  children: string;
}

const Stage = ({ state, name, children }: StageProps) => (
  <li data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
    <span>{name}</span>
    <span>{children}</span>
  </li>
);
