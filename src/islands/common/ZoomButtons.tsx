import { canZoom, zoomStep } from './view.ts';
import type { View } from './view.ts';

interface Props {
  view: View;
  onView: (view: View) => void;
  /** What a wheel does, for those who have one; where there is room for it. */
  hint?: string;
}

const STEP_CLASS =
  'size-11 cursor-pointer text-t2 leading-none aria-disabled:cursor-default aria-disabled:opacity-40';

export function ZoomButtons({ view, onView, hint }: Props) {
  const step = (direction: 1 | -1) => ({
    type: 'button' as const,
    className: STEP_CLASS,
    // Not `disabled`, which would throw the focus away at the last step.
    'aria-disabled': !canZoom(view, direction),
    onClick: () => onView(zoomStep(view, direction)),
  });
  return (
    <div role="group" aria-label="Zoom" className="flex items-center">
      {hint && (
        <span className="text-small text-ink-2 mr-2 max-xl:hidden pointer-coarse:hidden">
          {hint}
        </span>
      )}
      <button {...step(-1)} aria-label="Smaller">
        <span aria-hidden="true">−</span>
      </button>
      <output className="min-w-17 text-center lining-nums tabular-nums" aria-label="Zoom level">
        {Math.round(view.zoom * 100)} %
      </output>
      <button {...step(1)} aria-label="Larger">
        <span aria-hidden="true">+</span>
      </button>
    </div>
  );
}
