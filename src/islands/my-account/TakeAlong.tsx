import { useStore } from '@nanostores/react';
import type { AccountUsage } from '../../services/account/account.ts';
import {
  $takeAlong,
  cancelTakeAlong,
  startTakeAlong,
  type TakeAlongState,
} from '../../stores/take-along.ts';
import { formatBytes, formatCount, plural } from '../common/numbers.ts';
import { ThreadProgress } from '../common/ThreadProgress.tsx';

/** Everything as one file. */
export function TakeAlong({ usage }: { usage: AccountUsage }) {
  const state = useStore($takeAlong, { ssr: 'initial' });
  const running = state.phase === 'running';
  return (
    <section className="worksheet" aria-labelledby="take-along">
      <h2 id="take-along" className="worksheet-title">
        Take everything along
      </h2>
      <p className="mt-3">
        One ZIP file with all that you saved: each piece with its picture, the original and the
        stitches, also as a DST for a machine, your working files, and lists of names, prompts,
        settings and dates that other programs read. It is made in this browser
        {usage.bytes > 0 && `, of about ${formatBytes(usage.bytes)}`}.
      </p>
      <Outcome state={state} />
      <div className="mt-5 flex flex-wrap gap-3">
        <button
          type="button"
          className="button"
          aria-disabled={running}
          onClick={() => void startTakeAlong(usage.bytes)}
        >
          Take everything along
        </button>
        {running && (
          <button type="button" className="button button-secondary" onClick={cancelTakeAlong}>
            Cancel
          </button>
        )}
      </div>
    </section>
  );
}

/** The region stands before it is filled: only then is it read out. */
function Outcome({ state }: { state: TakeAlongState }) {
  return (
    <>
      {state.phase === 'running' && <Progress {...state} />}
      <div role="status">{state.phase === 'done' && <Done {...state} />}</div>
      <div role="alert">
        {state.phase === 'failed' && (
          <p className="border-madder text-madder mt-5 border-l-3 pl-4">{state.message}</p>
        )}
      </div>
    </>
  );
}

function Progress({ done, of }: { done: number; of: number }) {
  const text =
    of === 0 ? 'Looking what there is' : `${formatCount(done)} of ${plural(of, 'piece')}`;
  return (
    <div className="mt-5">
      <ThreadProgress done={of === 0 ? 0 : done / of} label="Taking everything along" text={text} />
      <p className="worksheet-note mt-3">{text}</p>
    </div>
  );
}

function Done({ designs, files, missing }: Extract<TakeAlongState, { phase: 'done' }>) {
  return (
    <p className="border-sage mt-5 border-l-3 pl-4">
      {plural(designs, 'piece')} with {plural(files, 'file')}: look among your downloads.
      {missing > 0 &&
        ` ${plural(missing, 'file')} could not be fetched; README.txt in the ZIP names what is missing.`}
    </p>
  );
}
