import { setMarks, type PieceObject } from 'ilmek-engine/piece';
import { editChosen } from '../../stores/editor/edits.ts';

const ENDINGS = [
  ['Trim after', 'trimAfter', 'No trim after'],
  ['Stop after', 'stopAfter', 'No stop after'],
] as const;

/** What the machine does after each object that is chosen. */
export function EndingFields({ objects }: { objects: readonly PieceObject[] }) {
  return (
    <div className="editor-words">
      {ENDINGS.map(([label, key, off]) => {
        const isOn = objects.every((one) => one[key]);
        return (
          <label key={key} className="editor-check">
            <input
              type="checkbox"
              checked={isOn}
              onChange={() =>
                editChosen(isOn ? off : label, (piece, ids) =>
                  setMarks(piece, ids, { [key]: isOn ? undefined : true }),
                )
              }
            />
            {label}
          </label>
        );
      })}
    </div>
  );
}
