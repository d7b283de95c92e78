import '../../styles/recipes/dialog.css';
import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';

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
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  return (
    <dialog
      ref={dialog}
      className="confirm worksheet"
      aria-labelledby={id}
      onClose={onClose}
      onClick={(event) => {
        // The dialog itself is hit only beside its content: on the backdrop.
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className="grid gap-4 p-7">
        <h2 id={id} className="text-t2">
          {question}
        </h2>
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
      </div>
    </dialog>
  );
}
