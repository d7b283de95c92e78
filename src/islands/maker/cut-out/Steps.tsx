import { useStore } from '@nanostores/react';
import type { CutOutWork } from '../../../stores/tool/cut-out.ts';

/** Back by one step, or by all. */
export function Steps({ work }: { work: CutOutWork }) {
  const canUndo = useStore(work.$canUndo);
  return (
    <div className="grid grid-cols-2 gap-3">
      <button
        type="button"
        className="button button-secondary button-small px-3"
        aria-disabled={!canUndo}
        onClick={() => work.undo()}
      >
        Undo
      </button>
      <button
        type="button"
        className="button button-secondary button-small px-3"
        onClick={() => work.startOver()}
      >
        Start over
      </button>
    </div>
  );
}
