import { useId, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';

interface Props {
  open: boolean;
  title: string;
  children: ReactNode;
  className?: string;
  /** Called for Escape and for a click beside it, too. */
  onClose: () => void;
}

/** A sheet over the page that takes the focus, and gives it back when it is closed. */
export function Dialog({ open, title, children, className = '', onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    if (!open) return;
    const shown = dialog.current!;
    shown.showModal();
    // Closed before it leaves the page, too: only then the focus goes back to where it was.
    return () => shown.close();
  }, [open]);
  return (
    <dialog
      ref={dialog}
      className={`confirm worksheet ${className}`}
      aria-labelledby={id}
      onCancel={(event) => {
        // Escape gives the focus back at once, and tells of the closing a moment later: a key that is
        // pressed in between would find the dialog still open. A file field's own cancel is not meant.
        if (event.target === event.currentTarget) onClose();
      }}
      onClose={({ currentTarget }) => {
        // By then it may have been opened again.
        if (!currentTarget.open) onClose();
      }}
      onClick={(event) => {
        // The dialog itself is hit only beside its content: on the backdrop.
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className="grid gap-4 p-7 max-md:p-5">
        <h2 id={id} className="text-t2">
          {title}
        </h2>
        {children}
      </div>
    </dialog>
  );
}
