import type { ReactNode } from 'react';

interface Props {
  /** On its button. */
  label: string;
  busy: boolean;
  /** Nothing can be added yet. */
  off: boolean;
  onAdd: () => void;
  children: ReactNode;
}

/** A part of the dialog that asks for a few things, and adds what they make. */
export const AddForm = ({ label, busy, off, onAdd, children }: Props) => (
  <form
    className="grid gap-3"
    // Sizes between the steps of their arrows are as good.
    noValidate
    onSubmit={(event) => {
      event.preventDefault();
      if (!off) onAdd();
    }}
  >
    {children}
    <button
      type="submit"
      className="button button-small justify-self-start"
      aria-disabled={busy || off}
    >
      {busy ? 'It is being sewn…' : label}
    </button>
  </form>
);
