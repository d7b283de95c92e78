import { useEffect, useRef } from 'react';
import type { JobResult } from '../../stores/tool/job-state.ts';
import { formatShare } from '../common/numbers.ts';
import { useJob, useJobState } from './job-context.ts';

/** What became of the picture's even ground, and one press to have it the other way. */
export function GroundLine({ ground }: { ground: JobResult['design']['ground'] }) {
  const job = useJob();
  const { phase } = useJobState();
  const button = useRef<HTMLButtonElement>(null);
  const pressed = useRef(false);
  // While the work goes on its Cancel button has the focus.
  useEffect(() => {
    if (phase === 'making' || !pressed.current) return;
    pressed.current = false;
    button.current?.focus({ preventScroll: true });
  }, [phase]);
  if (!ground) return null;
  const { sewn } = ground;
  function press() {
    pressed.current = true;
    void job.reground(!sewn);
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-(--rule) py-3">
      <p className="flex min-w-[12rem] flex-1 items-start gap-2.5">
        <Swatch hex={ground.hex} />
        <span>
          {sewn ? 'Sewn too: ' : 'Left out: '}
          {ground.name} ground, {formatShare(ground.share)} of the picture.
        </span>
      </p>
      <button
        ref={button}
        type="button"
        className="button button-secondary button-small"
        disabled={phase === 'making'}
        data-keeps-focus
        onClick={press}
      >
        {sewn ? 'Leave the ground out' : 'Sew it'}
      </button>
    </div>
  );
}

const Swatch = ({ hex }: { hex: string }) => (
  <span
    className="mt-[0.3em] size-[0.8em] shrink-0 rounded-full border border-(--rule)"
    style={{ backgroundColor: hex }}
    aria-hidden="true"
  />
);
