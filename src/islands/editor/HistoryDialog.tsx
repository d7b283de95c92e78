import { useStore } from '@nanostores/react';
import { goToStep } from '../../stores/editor/edits.ts';
import { $history } from '../../stores/editor/state.ts';
import { Dialog } from '../common/Dialog.tsx';

/** All steps, the newest first, each to go back to. */
export function HistoryDialog({ onClose }: { onClose: () => void }) {
  const { steps, at } = useStore($history)!;
  return (
    <Dialog open title="All steps" onClose={onClose}>
      <ol className="editor-steps" reversed>
        {steps
          .map(({ label }, i) => (
            <li key={i}>
              <button
                type="button"
                aria-current={i === at ? 'step' : undefined}
                data-undone={i > at}
                onClick={() => goToStep(i)}
              >
                {label}
              </button>
            </li>
          ))
          .reverse()}
      </ol>
      <button
        type="button"
        className="button button-secondary button-small justify-self-end"
        onClick={onClose}
      >
        Close
      </button>
    </Dialog>
  );
}
