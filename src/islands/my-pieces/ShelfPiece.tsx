import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import type { CSSProperties } from 'react';
import { showBlob } from '../../lib/files/show-blob.ts';
import { wholeDay } from '../../lib/gallery/gallery.ts';
import { holdsWords } from '../../lib/shelf/holds-words.ts';
import { editorLink } from '../../lib/shelf/pages.ts';
import type { KeptPiece } from '../../lib/shelf/shelf.ts';
import { copyPiece, deletePiece } from '../../stores/shelf/my-pieces.ts';
import { exportForMachine, exportPiece } from '../../stores/shelf/piece-files.ts';
import { $machine } from '../../stores/tool/machine.ts';
import { formatSize, plural } from '../common/numbers.ts';

interface Props {
  piece: KeptPiece;
  onRename: () => void;
}

/** A piece with what is known of it, and what can be done with it. */
export function ShelfPiece({ piece, onRename }: Props) {
  const { id, title, changedAt, preview, widthMm, heightMm, stitches, colors } = piece;
  const held = holdsWords(piece);
  const format = useStore($machine, { ssr: 'initial' })?.format ?? 'dst';
  const [sewing, setSewing] = useState(false);
  const save = async () => {
    if (sewing) return;
    setSewing(true);
    await exportForMachine(piece, format);
    setSewing(false);
  };
  const actions = [
    {
      key: 'machine',
      label: sewing ? 'Sewing…' : `Save ${format.toUpperCase()}`,
      act: () => void save(),
    },
    { key: 'rename', label: 'Rename', act: onRename },
    { key: 'copy', label: 'Copy', act: () => void copyPiece(piece) },
    { key: 'svg', label: 'Save SVG', act: () => void exportPiece(piece) },
    { key: 'delete', label: 'Delete', act: () => void deletePiece(piece) },
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
      {held && <p className="shelf-facts">{held}</p>}
      <ul className="shelf-actions" aria-label={`What to do with ${title}`}>
        {actions.map(({ key, label, act }) => (
          <li key={key}>
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
