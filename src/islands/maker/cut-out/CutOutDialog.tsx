import '../../../styles/recipes/cut-out.css';
import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { ChosenPicture } from '../../../stores/tool/job-state.ts';
import { CutOutWork } from '../../../stores/tool/cut-out.ts';
import { problemOf } from '../../../tools/problems.ts';
import { Dialog } from '../../common/Dialog.tsx';
import { Segmented } from '../../common/Segmented.tsx';
import { useJob } from '../job-context.ts';
import { CutOutStage } from './CutOutStage.tsx';
import { FrameTools } from './FrameTools.tsx';
import type { Showing } from './paint.ts';
import { SubjectTools } from './SubjectTools.tsx';
import type { Pen } from './use-marking.ts';

interface Props {
  picture: ChosenPicture;
  onClose: () => void;
}

const PARTS = [
  { value: 'frame', label: 'Crop and turn' },
  { value: 'subject', label: 'Subject' },
] as const;

/** What of the chosen picture is sewn: its frame, how it is turned, and its subject alone. */
export function CutOutDialog({ picture, onClose }: Props) {
  const job = useJob();
  const [work] = useState(() => new CutOutWork(job.engine, picture));
  useEffect(() => () => work.close(), [work]);
  return (
    <Dialog open title="Crop or cut out" className="confirm-wide" onClose={onClose}>
      <Bench work={work} onClose={onClose} />
    </Dialog>
  );
}

function Bench({ work, onClose }: { work: CutOutWork; onClose: () => void }) {
  const job = useJob();
  const picture = useStore(work.$picture);
  const [showing, show] = useState<Showing>('frame');
  const [pen, setPen] = useState<Pen>({ keeps: true, shape: 'brush', width: 22 });
  const [isFinishing, finishing] = useState(false);

  async function finish() {
    finishing(true);
    const part = await work.finish();
    finishing(false);
    if (!part) return;
    job.takePart(part);
    onClose();
  }

  return (
    <>
      <div className="cut-out">
        {picture ? (
          <CutOutStage {...{ work, picture, showing, pen }} describedBy="cut-out-hint" />
        ) : (
          <p className="cut-out-stage">Opening the picture…</p>
        )}
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5">
          <Segmented
            legend="What to do"
            name="cut-out-part"
            choices={PARTS}
            value={showing}
            onChange={show}
          />
          {showing === 'frame' ? (
            <FrameTools work={work} isOpen={!!picture} />
          ) : (
            <SubjectTools {...{ work, pen, setPen }} />
          )}
          <ProblemLine work={work} />
        </div>
      </div>
      <div className="cut-out-end">
        <p className="text-small text-ink-2 mr-auto">All of this happens on your device.</p>
        <button type="button" className="button button-secondary button-small" onClick={onClose}>
          Cancel
        </button>
        <button
          type="button"
          className="button button-small"
          disabled={!picture || isFinishing}
          onClick={() => void finish()}
        >
          Use this
        </button>
      </div>
    </>
  );
}

function ProblemLine({ work }: { work: CutOutWork }) {
  const code = useStore(work.$problem);
  if (!code) return null;
  const { wrong, next } = problemOf(code, true);
  return (
    <p className="field-error" role="alert">
      {wrong} {next}
    </p>
  );
}
