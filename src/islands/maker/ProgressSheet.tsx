import { useEffect, useRef } from 'react';
import { STAGES } from '../../engine/core/context.ts';
import { ThreadProgress } from '../common/ThreadProgress.tsx';
import { useJob, useJobState } from './job-context.ts';
import { STAGE_NAMES, stageCount, stageState } from './stages.ts';

/** The work as it goes: true counts, stage by stage. */
export function ProgressSheet() {
  const job = useJob();
  const { words } = job.tool;
  const { progress, counts, picture } = useJobState();
  const done = progress?.fraction ?? 0;
  const now = progress ? STAGE_NAMES[progress.stage] : 'Starting';
  const cancel = useRef<HTMLButtonElement>(null);
  const sheet = useRef<HTMLElement>(null);
  // The button that had the focus is gone with the settings.
  useEffect(() => {
    cancel.current?.focus({ preventScroll: true });
    sheet.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <section ref={sheet} className="worksheet max-md:p-5" aria-labelledby="progress-title">
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
        <ThreadProgress done={done} label="Progress" text={now} />
      </div>
      <ol className="stages">
        {STAGES.map((stage) => {
          const state = stageState(stage, progress?.stage, STAGES);
          return (
            <li key={stage} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
              <span>{STAGE_NAMES[stage]}</span>
              <span>{stageCount(stage, state, counts)}</span>
            </li>
          );
        })}
      </ol>
      <button type="button" className="button button-wide mt-4" disabled>
        {words.making}
      </button>
      <button
        ref={cancel}
        type="button"
        className="button button-secondary button-wide mt-3"
        onClick={() => job.cancel()}
      >
        Cancel
      </button>
      <p className="text-small text-ink-2 mt-3 text-center">
        Stops at once.{' '}
        {picture ? 'Your picture and settings stay.' : 'Your words and settings stay.'}
      </p>
    </section>
  );
}
