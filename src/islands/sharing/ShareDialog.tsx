import { useEffect, useId, useState } from 'react';
import type { SubmitEvent } from 'react';
import { MAX_NAME } from '../../lib/gallery/names.ts';
import type { GalleryImage } from '../../services/gallery/gallery.ts';
import { loadPiece, sharePiece } from '../../stores/gallery/sharing.ts';
import { Dialog } from '../common/Dialog.tsx';
import { rowsOf } from '../gallery/setting-rows.ts';

interface Props {
  id: string;
  onClose: () => void;
}

/** What of a piece everyone will see: looked at, chosen, and only then shared. */
export function ShareDialog({ id, onClose }: Props) {
  const [piece, setPiece] = useState<GalleryImage | 'loading' | 'failed'>('loading');
  useEffect(() => {
    void loadPiece(id).then((loaded) => setPiece(loaded ?? 'failed'));
  }, [id]);
  return (
    <Dialog open title="Share in the gallery" onClose={onClose}>
      {typeof piece === 'object' ? (
        <ShareForm piece={piece} onClose={onClose} />
      ) : (
        <>
          <p role="status">
            {piece === 'loading'
              ? 'Fetching the piece…'
              : 'The piece could not be loaded. Check your connection and try again.'}
          </p>
          <div className="flex justify-end">
            <button
              type="button"
              className="button button-secondary button-small"
              onClick={onClose}
              autoFocus
            >
              Cancel
            </button>
          </div>
        </>
      )}
    </Dialog>
  );
}

function ShareForm({ piece, onClose }: { piece: GalleryImage; onClose: () => void }) {
  const [name, setName] = useState(piece.name);
  // Off until ticked: a look at the piece gives away neither its source nor the work in it.
  const [original, setOriginal] = useState(false);
  const [files, setFiles] = useState(false);
  const [remix, setRemix] = useState(false);
  const [busy, setBusy] = useState(false);

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (busy || !name.trim()) return;
    setBusy(true);
    const shared = await sharePiece(piece, { name, original, files: files || remix, remix });
    setBusy(false);
    if (shared) onClose();
  }
  return (
    <form className="grid gap-4" onSubmit={(event) => void submit(event)}>
      <Named url={piece.url} name={name} onChange={setName} />
      <Seen piece={piece} />
      {piece.originalImage && (
        <Tick
          label="Show the original picture"
          hint="The picture that it was made from."
          checked={original}
          onChange={setOriginal}
        />
      )}
      {piece.stitches && (
        <Tick
          label="Offer the machine files"
          hint="Everyone can download its stitches and sew it."
          checked={files || remix}
          onChange={setFiles}
        />
      )}
      {piece.stitches && (
        <Tick
          label="Allow remix"
          hint="Everyone can open it in the editor and go on with it. What they make names yours as its source."
          checked={remix}
          onChange={setRemix}
        />
      )}
      <p className="text-small text-ink-2">
        You can take it back at any time. What others have downloaded by then stays with them.
      </p>
      <div className="flex flex-wrap justify-end gap-3">
        <button type="button" className="button button-secondary button-small" onClick={onClose}>
          Cancel
        </button>
        <button
          type="submit"
          className="button button-small"
          aria-disabled={busy || !name.trim() || undefined}
        >
          {busy ? 'Sharing…' : 'Share'}
        </button>
      </div>
    </form>
  );
}

interface NamedProps {
  url: string;
  name: string;
  onChange: (name: string) => void;
}

/** The picture, and the name under which it will be seen. */
function Named({ url, name, onChange }: NamedProps) {
  const id = useId();
  return (
    <div className="flex flex-wrap items-start gap-5">
      <img className="share-picture size-24 shrink-0 object-contain" src={url} alt="" />
      <p className="min-w-0 flex-1 basis-40">
        <label className="field-label mb-2 block" htmlFor={id}>
          Name
        </label>
        <input
          id={id}
          className="input w-full"
          value={name}
          maxLength={MAX_NAME}
          required
          autoFocus
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </p>
    </div>
  );
}

/** What is seen with every piece, in its own words. */
function Seen({ piece }: { piece: GalleryImage }) {
  const { prompt } = piece;
  const rows = rowsOf(piece);
  return (
    <div className="text-small grid gap-2">
      <p>
        Everyone sees the picture, this name, when it was made
        {rows.length > 0 || prompt ? ', and:' : '.'}
      </p>
      {(prompt || rows.length > 0) && (
        <dl className="share-seen">
          {prompt && (
            <div>
              <dt>Description</dt>
              <dd className="line-clamp-3 break-words">{prompt}</dd>
            </div>
          )}
          {rows.length > 0 && (
            <div>
              <dt>Settings</dt>
              <dd className="line-clamp-3 break-words">
                {rows.map((row) => `${row.name}: ${row.value}`).join(' · ')}
              </dd>
            </div>
          )}
        </dl>
      )}
    </div>
  );
}

interface TickProps {
  label: string;
  hint: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

function Tick({ label, hint, checked, onChange }: TickProps) {
  return (
    <label className="flex cursor-pointer items-start gap-3">
      <input
        type="checkbox"
        className="accent-fill mt-0.5 size-5 shrink-0"
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>
        {label}
        <span className="text-small text-ink-2 block">{hint}</span>
      </span>
    </label>
  );
}
