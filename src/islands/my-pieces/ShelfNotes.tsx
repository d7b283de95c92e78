import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { $deleted, $pieceFault, undoDelete } from '../../stores/shelf/my-pieces.ts';
import { $fileWork, type FileWork } from '../../stores/shelf/piece-files.ts';
import { plural } from '../common/numbers.ts';

/** What was done, what was not, and the way back. The regions stand before they are filled: only then are they read out. */
export function ShelfNotes() {
  const deleted = useStore($deleted, { ssr: 'initial' });
  const fault = useStore($pieceFault, { ssr: 'initial' });
  const work = useStore($fileWork, { ssr: 'initial' });
  const undo = useRef<HTMLButtonElement>(null);
  // The button that was pressed has gone with its piece: the way back is next.
  useEffect(() => undo.current?.focus(), [deleted]);
  return (
    <div className="shelf-notes">
      <div role="status">
        {deleted && (
          <p className="shelf-note">
            <span>
              <b>{deleted.title}</b> is deleted.
            </span>
            <button
              ref={undo}
              type="button"
              className="button button-secondary button-small"
              onClick={() => void undoDelete()}
            >
              Undo
            </button>
          </p>
        )}
        {work.phase === 'done' && <Outcome work={work} />}
      </div>
      <div role="alert">{fault && <p className="shelf-note shelf-fault">{fault}</p>}</div>
    </div>
  );
}

function Outcome({ work }: { work: Extract<FileWork, { phase: 'done' }> }) {
  const { what, pieces, told } = work;
  const done = what === 'import' ? 'imported' : 'exported: look among your downloads';
  const refused = told.some((note) => note.refused);
  return (
    <div className={`shelf-note ${refused ? 'shelf-fault' : ''}`}>
      {pieces > 0 && (
        <p>
          {plural(pieces, 'piece')} {done}.
        </p>
      )}
      {told.length > 0 && (
        <ul className="shelf-told">
          {told.map(({ name, text }, i) => (
            <li key={i}>
              <b>{name}</b>: {text}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
