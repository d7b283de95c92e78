import type { UnknownWord } from 'ilmek-engine/compose';

interface Props {
  unknown: readonly UnknownWord[];
  /** What becomes of one that nothing is near to; absent where nothing is made. */
  fate?: 'it is left out' | 'it was left out' | undefined;
  /** Takes a known word for an unknown one. Without it the known ones are only named. */
  onReplace?: (word: string, known: string) => void;
}

/** Words that name nothing known, and the nearest that do. */
export function UnknownWords({ unknown, fate, onReplace }: Props) {
  if (unknown.length === 0) return null;
  return (
    <ul className="grid gap-1.5">
      {unknown.map(({ word, nearest }) => (
        <li key={word}>
          No motif is called <q>{word}</q>
          {nearest.length === 0 && (fate ? `; ${fate}.` : '.')}
          {nearest.length > 0 && '. Near it: '}
          {nearest.map((known, i) => (
            <span key={known}>
              {i > 0 && ', '}
              {onReplace ? (
                <button type="button" className="link" onClick={() => onReplace(word, known)}>
                  {known}
                </button>
              ) : (
                known
              )}
            </span>
          ))}
          {nearest.length > 0 && '.'}
        </li>
      ))}
    </ul>
  );
}
