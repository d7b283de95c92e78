import { useStore } from '@nanostores/react';
import { stepWords } from '../../lib/editor/step-words.ts';
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
          .map(({ label, piece }, i) => (
            <li key={i}>
              <button
                type="button"
                aria-current={i === at ? 'step' : undefined}
                data-undone={i > at}
                onClick={() => goToStep(i)}
              >
                <span>{label}</span>
                <span className="text-ink-2">{stepWords(steps[i - 1]?.piece, piece)}</span>
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
