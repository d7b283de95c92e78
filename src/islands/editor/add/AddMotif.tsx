import { useEffect, useState } from 'react';
import { addMotif } from '../../../stores/editor/adding.ts';
import { pieceClient } from '../../../stores/editor/sewing.ts';
import type { FoundMotif } from '../../../worker/piece-client.ts';
import { SizeField } from './SizeField.tsx';
import type { AddProps } from './add-props.ts';
import { useAdding } from './use-adding.ts';

/** While one types, ms. */
const REST_MS = 150;

/** One of the drawings of the library, looked for by words. */
export function AddMotif({ size, onDone }: AddProps) {
  const [words, setWords] = useState('');
  const [long, setLong] = useState(size);
  const { found, fault } = useFound(words);
  const { busy, add } = useAdding(onDone);
  return (
    <div className="grid gap-3" aria-busy={busy}>
      <div className="editor-add-find">
        <input
          className="input"
          type="search"
          aria-label="Find a motif"
          placeholder="rose, owl …"
          value={words}
          maxLength={60}
          autoComplete="off"
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
        <SizeField label="Longer side" value={long} min={10} usual={size} onChange={setLong} />
      </div>
      <p className="text-small text-ink-2" role="status">
        {busy ? 'It is being sewn…' : (fault ?? sayFound(found, words))}
      </p>
      <ul className="editor-motifs">
        {found?.map((motif) => (
          <li key={motif.id}>
            <button
              type="button"
              aria-disabled={busy}
              title={motif.name}
              onClick={() => void add(() => addMotif(motif, long))}
            >
              <img
                src={`/motifs/${motif.id.replace(':', '/')}.svg`}
                alt={motif.name}
                loading="lazy"
                width={64}
                height={64}
              />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function sayFound(found: readonly FoundMotif[] | undefined, words: string): string {
  if (!found) return 'Looking…';
  if (found.length === 0) return `No motif is called “${words.trim()}”.`;
  return 'Press a drawing to add it.';
}

/** Motifs that words name; undefined until they are there. */
function useFound(words: string) {
  const [found, setFound] = useState<readonly FoundMotif[]>();
  const [fault, setFault] = useState<string>();
  useEffect(() => {
    let gone = false;
    const look = async () => {
      try {
        const motifs = await pieceClient().findMotifs(words);
        if (!gone) {
          setFound(motifs);
          setFault(undefined);
        }
      } catch {
        if (!gone) setFault('The motifs could not be fetched. You may be offline.');
      }
    };
    const timer = setTimeout(() => void look(), REST_MS);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [words]);
  return { found, fault };
}
