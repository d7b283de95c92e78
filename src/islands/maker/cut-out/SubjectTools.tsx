import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { CutOutWork } from '../../../stores/tool/cut-out.ts';
import { formatShare } from '../../common/numbers.ts';
import { Segmented } from '../../common/Segmented.tsx';
import { Steps } from './Steps.tsx';
import type { Pen } from './use-marking.ts';

interface Props {
  work: CutOutWork;
  pen: Pen;
  setPen: (pen: Pen) => void;
}

const SIDES = [
  { value: 'keep', label: 'Keep' },
  { value: 'drop', label: 'Drop' },
] as const;

const SHAPES = [
  { value: 'brush', label: 'Brush' },
  { value: 'rectangle', label: 'Rectangle' },
] as const;

/** Whether the subject alone is kept, and what one marks it with. */
export function SubjectTools({ work, pen, setPen }: Props) {
  const { onlySubject } = useStore(work.$choice);
  useEffect(() => work.wantSubject(), [work]);
  return (
    <>
      <label className="flex cursor-pointer items-center justify-between gap-4">
        <span className="font-label">Keep only the subject</span>
        <input
          type="checkbox"
          role="switch"
          className="switch"
          checked={onlySubject}
          onChange={(event) => work.keepOnlySubject(event.currentTarget.checked)}
        />
      </label>
      <Found work={work} />
      <Segmented
        legend="What is marked, you"
        name="cut-out-side"
        choices={SIDES}
        value={pen.keeps ? 'keep' : 'drop'}
        onChange={(side) => setPen({ ...pen, keeps: side === 'keep' })}
      />
      <Segmented
        legend="Mark it with a"
        name="cut-out-shape"
        choices={SHAPES}
        value={pen.shape}
        onChange={(shape) => setPen({ ...pen, shape })}
      />
      {pen.shape === 'brush' && (
        <div className="field">
          <label className="field-label" htmlFor="brush">
            Breadth of the brush
          </label>
          <input
            id="brush"
            type="range"
            className="slider"
            min={6}
            max={60}
            value={pen.width}
            onChange={(event) => setPen({ ...pen, width: event.currentTarget.valueAsNumber })}
          />
        </div>
      )}
      <Steps work={work} />
      <p id="cut-out-hint" className="text-small text-ink-2">
        A guess comes first. Draw over what it missed, or, with Drop, over what it took too much of.{' '}
        <span className="pointer-coarse:sr-only">
          By keyboard: on the picture the arrow keys move a rectangle, with Shift they change its
          size, and Enter marks what is in it.
        </span>
      </p>
    </>
  );
}

/** How much was found, for those who do not see it. */
function Found({ work }: { work: CutOutWork }) {
  const { onlySubject } = useStore(work.$choice);
  const mask = useStore(work.$mask);
  const isCloser = useStore(work.$isCloser);
  const share = mask && mask.data.reduce((sum, v) => sum + v, 0) / (255 * mask.data.length);
  return (
    <p className="text-small text-ink-2 -mt-3" role="status">
      {!onlySubject && 'All within the frame is sewn.'}
      {onlySubject && share === undefined && 'Looking for it…'}
      {onlySubject && share !== undefined && isCloser && 'Found more exactly. '}
      {onlySubject && share !== undefined && `It takes ${formatShare(share)} of the frame.`}
    </p>
  );
}
