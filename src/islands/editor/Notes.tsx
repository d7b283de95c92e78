import { useStore } from '@nanostores/react';
import { $foundAgain } from '../../stores/editor/found-again.ts';
import { otherWay, takeOtherWay } from '../../stores/editor/opening.ts';
import { $notes } from '../../stores/editor/state.ts';

function understand(): void {
  $notes.set([]);
  $foundAgain.set('');
}

const Understood = () => (
  <button type="button" className="link cursor-pointer" onClick={understand}>
    Understood
  </button>
);

/** So many notes are read at once; more are folded. */
const MOST_OPEN = 3;

/** What became of the file when the piece was opened: what was found again, and what was left out. */
export function Notes() {
  const notes = useStore($notes);
  const found = useStore($foundAgain);
  if (notes.length === 0 && !found) return null;
  const other = otherWay();
  return (
    <div className="editor-notes">
      {found && (
        <p role="status">
          {found}{' '}
          {other && (
            <>
              <button
                type="button"
                className="link cursor-pointer"
                onClick={() => void takeOtherWay()}
              >
                {other} instead
              </button>{' '}
            </>
          )}
          <Understood />
        </p>
      )}
      {notes.length > 0 && (
        <details open={notes.length <= MOST_OPEN}>
          <summary>What to know of the file</summary>
          <ul>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
          {!found && <Understood />}
        </details>
      )}
    </div>
  );
}
