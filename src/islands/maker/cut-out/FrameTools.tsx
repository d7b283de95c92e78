import { useStore } from '@nanostores/react';
import type { CutOutWork } from '../../../stores/tool/cut-out.ts';
import { Steps } from './Steps.tsx';

/** How far a picture can be straightened, degrees. */
const MOST = 45;

/** Turn and straighten; the frame is on the picture. */
export function FrameTools({ work, isOpen }: { work: CutOutWork; isOpen: boolean }) {
  const { straighten } = useStore(work.$choice).placing;
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        <Turn work={work} quarters={-1} isOpen={isOpen} />
        <Turn work={work} quarters={1} isOpen={isOpen} />
      </div>
      <div className="field">
        <label className="field-label" htmlFor="straighten">
          Straighten{' '}
          <output className="field-hint" htmlFor="straighten">
            {straighten.toLocaleString('en')}°
          </output>
        </label>
        <input
          id="straighten"
          type="range"
          className="slider"
          min={-MOST}
          max={MOST}
          step={0.5}
          value={straighten}
          disabled={!isOpen}
          onChange={(event) => work.straighten(event.currentTarget.valueAsNumber)}
          onPointerUp={() => work.settle()}
          onKeyUp={() => work.settle()}
        />
      </div>
      <Steps work={work} />
      <p id="cut-out-hint" className="text-small text-ink-2">
        Drag the frame’s corners and sides.{' '}
        <span className="pointer-coarse:sr-only">
          By keyboard: on the picture the arrow keys move the frame, and with Shift they change its
          size.
        </span>
      </p>
    </>
  );
}

interface TurnProps {
  work: CutOutWork;
  quarters: 1 | -1;
  isOpen: boolean;
}

function Turn({ work, quarters, isOpen }: TurnProps) {
  return (
    <button
      type="button"
      className="button button-secondary button-small gap-2 px-3"
      disabled={!isOpen}
      onClick={() => work.turn(quarters)}
    >
      <svg
        viewBox="0 0 20 20"
        className={`size-5 ${quarters < 0 ? '-scale-x-100' : ''}`}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        aria-hidden="true"
      >
        <path d="M4 11a6 6 0 1 0 2-5.2" />
        <path d="M15 1.5v4.8h-4.8" transform="rotate(-8 15 6) translate(1.6 .6)" />
      </svg>
      {quarters < 0 ? 'Turn left' : 'Turn right'}
    </button>
  );
}
