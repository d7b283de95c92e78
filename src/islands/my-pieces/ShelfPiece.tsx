import { useEffect, useRef } from 'react';
import type { CSSProperties } from 'react';
import { showBlob } from '../../lib/files/show-blob.ts';
import { wholeDay } from '../../lib/gallery/gallery.ts';
import { editorLink } from '../../lib/shelf/pages.ts';
import type { KeptPiece } from '../../lib/shelf/shelf.ts';
import { copyPiece, deletePiece } from '../../stores/shelf/my-pieces.ts';
import { exportPiece } from '../../stores/shelf/piece-files.ts';
import { formatSize, plural } from '../common/numbers.ts';

interface Props {
  piece: KeptPiece;
  onRename: () => void;
}

/** A piece with what is known of it, and what can be done with it. */
export function ShelfPiece({ piece, onRename }: Props) {
  const { id, title, changedAt, preview, widthMm, heightMm, stitches, colors } = piece;
  const actions = [
    { label: 'Rename', act: onRename },
    { label: 'Copy', act: () => void copyPiece(piece) },
    { label: 'Save SVG', act: () => void exportPiece(piece) },
    { label: 'Delete', act: () => void deletePiece(piece) },
  ];
  return (
    <article className="shelf-piece" aria-labelledby={`piece-${id}`}>
      <div className="shelf-place">
        <div
          className="piece-cloth"
          style={{ '--aspect': shape(widthMm, heightMm) } as CSSProperties}
        >
          <div className="piece-cut">{preview && <BlobPicture blob={preview} />}</div>
        </div>
      </div>
      <h3 className="shelf-name">
        <a id={`piece-${id}`} className="shelf-link" href={editorLink(id)}>
          {title}
        </a>
      </h3>
      <p className="shelf-facts">
        <span>{formatSize(widthMm, heightMm)}</span>
        {stitches > 0 && <span>{plural(stitches, 'stitch')}</span>}
      </p>
      <p className="shelf-facts">
        <span>{plural(colors, 'thread')}</span>
        <time dateTime={changedAt}>{wholeDay(changedAt)}</time>
      </p>
      <ul className="shelf-actions" aria-label={`What to do with ${title}`}>
        {actions.map(({ label, act }) => (
          <li key={label}>
            <button type="button" className="shelf-action" onClick={act}>
              {label} <span className="sr-only">{title}</span>
            </button>
          </li>
        ))}
      </ul>
    </article>
  );
}

/** Very long or tall pieces are cut to two by one. */
const shape = (width: number, height: number): number =>
  Math.min(2, Math.max(0.5, width / height || 1));

/** A picture that is kept as a blob, shown for as long as it is there. */
function BlobPicture({ blob }: { blob: Blob }) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => showBlob(image.current!, blob), [blob]);
  return <img ref={image} alt="" decoding="async" />;
}
