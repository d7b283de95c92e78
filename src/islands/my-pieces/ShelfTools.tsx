import { useStore } from '@nanostores/react';
import { PIECE_FILES } from '../../lib/shelf/files.ts';
import type { KeptPiece } from '../../lib/shelf/shelf.ts';
import { $fileWork, exportAll, importFiles } from '../../stores/shelf/piece-files.ts';
import { ThreadProgress } from '../common/ThreadProgress.tsx';
import { plural } from '../common/numbers.ts';

interface Props {
  pieces: readonly KeptPiece[];
  onQuote: () => void;
}

/** Bringing files, taking all pieces along, and what an order of them would cost. */
export function ShelfTools({ pieces, onQuote }: Props) {
  const work = useStore($fileWork, { ssr: 'initial' });
  const running = work.phase === 'running';
  return (
    <div className="shelf-tools">
      <label
        className="button has-[:focus-visible]:outline-accent has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-4 has-[:focus-visible]:outline-dashed"
        data-busy={running || undefined}
      >
        <input
          type="file"
          multiple
          accept={PIECE_FILES}
          className="sr-only"
          disabled={running}
          aria-describedby="shelf-kinds"
          onChange={(event) => {
            const files = [...(event.currentTarget.files ?? [])];
            // Emptied, so that the same file can be chosen again.
            event.currentTarget.value = '';
            void importFiles(files);
          }}
        />
        Import files
      </label>
      {pieces.length > 0 && (
        <>
          <button
            type="button"
            className="button button-secondary"
            aria-disabled={running || undefined}
            onClick={() => void exportAll(pieces)}
          >
            Export all
          </button>
          <button type="button" className="button button-secondary" onClick={onQuote}>
            Quote
          </button>
        </>
      )}
      <p id="shelf-kinds" className="text-small text-ink-2 shelf-kinds">
        SVG working files, machine files such as DST, PES or JEF, or a ZIP of them. Drop them
        anywhere on this page.
      </p>
      {running && (
        <div className="shelf-progress">
          <ThreadProgress
            done={work.of === 0 ? 0 : work.done / work.of}
            label={work.what === 'import' ? 'Importing' : 'Exporting'}
            text={`${work.done} of ${plural(work.of, 'piece')}`}
          />
        </div>
      )}
    </div>
  );
}
