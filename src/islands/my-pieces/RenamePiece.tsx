import '../../styles/recipes/dialog.css';
import { useState } from 'react';
import type { FormEvent } from 'react';
import type { KeptPiece } from '../../lib/shelf/shelf.ts';
import { renamePiece } from '../../stores/shelf/my-pieces.ts';
import { Dialog } from '../common/Dialog.tsx';

interface Props {
  piece: KeptPiece;
  onClose: () => void;
}

const MAX_TITLE = 80;

/** Asks for another name; its files are called by it. */
export function RenamePiece({ piece, onClose }: Props) {
  const [name, setName] = useState(piece.title);
  function submit(event: FormEvent) {
    event.preventDefault();
    void renamePiece(piece, name);
    onClose();
  }
  return (
    <Dialog open title={`Rename ${piece.title}`} onClose={onClose}>
      <form className="grid gap-4" onSubmit={submit}>
        <label className="grid gap-2">
          <span className="text-small">Name</span>
          <input
            className="input"
            value={name}
            maxLength={MAX_TITLE}
            required
            autoFocus
            onFocus={(event) => event.currentTarget.select()}
            onChange={(event) => setName(event.currentTarget.value)}
          />
        </label>
        <div className="flex flex-wrap justify-end gap-3">
          <button type="button" className="button button-secondary button-small" onClick={onClose}>
            Cancel
          </button>
          <button type="submit" className="button button-small">
            Rename
          </button>
        </div>
      </form>
    </Dialog>
  );
}
