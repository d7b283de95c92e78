import type { ReactNode } from 'react';
import { Dialog } from './Dialog.tsx';

interface Props {
  open: boolean;
  question: string;
  /** What follows from a yes. */
  children?: ReactNode;
  /** Words of the button that does it. */
  yes: string;
  onYes: () => void;
  onClose: () => void;
}

/** A question before something that cannot be undone. Escape and a click beside it mean no. */
export function ConfirmDialog({ open, question, children, yes, onYes, onClose }: Props) {
  return (
    <Dialog open={open} title={question} onClose={onClose}>
      {children}
      <div className="mt-2 flex flex-wrap justify-end gap-3">
        <button
          type="button"
          className="button button-secondary button-small"
          onClick={onClose}
          // The harmless answer is the one that Enter gives.
          autoFocus
        >
          Cancel
        </button>
        <button type="button" className="button button-small" onClick={onYes}>
          {yes}
        </button>
      </div>
    </Dialog>
  );
}
