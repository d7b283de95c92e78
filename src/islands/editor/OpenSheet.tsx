import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { showBlob } from '../../lib/files/show-blob.ts';
import { openShelf } from '../../lib/shelf/database.ts';
import { editorLink, PIECES_PAGE } from '../../lib/shelf/pages.ts';
import type { KeptPiece } from '../../lib/shelf/shelf.ts';
import { openEmpty } from '../../stores/editor/opening.ts';
import { $opening } from '../../stores/editor/state.ts';
import { formatCount } from '../common/numbers.ts';
import { FileButton } from './FileButton.tsx';

/** Before a piece is open: the empty hoop takes a file, and the last pieces lie beside it. */
export function OpenSheet() {
  const { busy, fault } = useStore($opening, { ssr: 'initial' });
  // A press before its script is there would be lost.
  const ready = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <div className="wrap editor-open">
      <div className="hoop editor-open-hoop">
        <div className="hoop-cloth">
          <svg className="hoop-mark" viewBox="0 0 100 100" aria-hidden="true">
            <circle cx="50" cy="50" r="49" vectorEffect="non-scaling-stroke" />
          </svg>
          <div className="editor-open-words">
            <p className="cloth-title font-display text-t2 max-md:text-lede">
              {busy ? 'It is being read…' : 'Drop a working file or a machine file'}
            </p>
            <p className="text-small max-md:hidden">SVG, DST, PES, JEF, EXP, VP3, XXX, HUS …</p>
            <FileButton>Choose a file</FileButton>
            <button
              type="button"
              className="link cursor-pointer"
              disabled={!ready}
              onClick={openEmpty}
            >
              Begin with bare cloth
            </button>
          </div>
        </div>
        <span className="hoop-screw" aria-hidden="true" />
      </div>
      <div className="editor-open-beside">
        <p role="alert" className="field-error text-body! empty:hidden">
          {fault}
        </p>
        <LastPieces />
      </div>
    </div>
  );
}

const never = () => () => undefined;

/** The pieces that this browser keeps. */
function LastPieces() {
  const [pieces, setPieces] = useState<readonly KeptPiece[]>([]);
  useEffect(() => {
    let gone = false;
    // Without a shelf there is nothing on it.
    const read = () =>
      void openShelf()
        .then((shelf) => shelf.list())
        .then((list) => !gone && setPieces(list.slice(0, MOST)))
        .catch(() => undefined);
    read();
    return () => {
      gone = true;
    };
  }, []);
  if (pieces.length === 0) return <HowItBegins />;
  return (
    <section aria-labelledby="last-pieces">
      <h2 id="last-pieces" className="text-t2 mb-4">
        Go on with
      </h2>
      <ul className="editor-last">
        {pieces.map((piece) => (
          <li key={piece.id}>
            <a href={editorLink(piece.id)}>
              <Preview piece={piece} />
              <span className="font-label block truncate">{piece.title}</span>
              <span className="text-small text-ink-2">
                {Math.round(piece.widthMm)} × {Math.round(piece.heightMm)} mm
                {piece.stitches > 0 && `, ${formatCount(piece.stitches)} stitches`}
              </span>
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-5">
        <a className="link" href={PIECES_PAGE}>
          All your pieces
        </a>
      </p>
    </section>
  );
}

/** So many are shown. */
const MOST = 6;

function Preview({ piece: { preview } }: { piece: KeptPiece }) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => (preview ? showBlob(image.current!, preview) : undefined), [preview]);
  return <span className="editor-last-cloth">{preview && <img ref={image} alt="" />}</span>;
}

const HowItBegins = () => (
  <section aria-labelledby="begin-title" className="grid max-w-[30em] gap-3">
    <h2 id="begin-title" className="text-t2">
      Where a piece comes from
    </h2>
    <p>
      Every result of the tools has an <strong>Edit</strong> button that opens it here, with its
      shapes. A working file (SVG) from here, or one made for Ink/Stitch, opens with all that it
      says of angles, rows and underlay.
    </p>
    <p>
      A machine file has stitches alone. Its fills, satin and lines are found again where that can
      be done safely; the rest stays as it was stitched.
    </p>
    <p>
      Or{' '}
      <a className="link" href="/image-to-embroidery">
        begin with a picture
      </a>
      .
    </p>
  </section>
);
