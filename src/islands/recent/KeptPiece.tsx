import '../../styles/recipes/dialog.css';
import { useMemo } from 'react';
import { wholeMoment } from '../../lib/gallery/gallery.ts';
import { calledSo, type LocalEntry } from '../../lib/gallery/local.ts';
import { toolLink } from '../../lib/gallery/settings.ts';
import { forgetKept, keptFiles, saveKeptPicture } from '../../stores/gallery/kept.ts';
import { Dialog } from '../common/Dialog.tsx';
import { MachineFiles } from '../common/MachineFiles.tsx';
import { BringButton } from './BringButton.tsx';

interface Props {
  piece: LocalEntry;
  member: boolean;
  onClose: () => void;
}

/** A piece of this device with its files, and the way back to the tool that made it. */
export function KeptPiece({ piece, member, onClose }: Props) {
  const { id, url, createdAt, prompt, width, height } = piece;
  const name = calledSo(piece);
  const files = useMemo(() => keptFiles(piece), [piece]);
  return (
    <Dialog open title={name} onClose={onClose}>
      <img
        className="share-picture mx-auto block h-auto max-h-[38svh] w-auto"
        {...{ width, height }}
        src={url}
        alt={`${name}, as embroidery`}
      />
      <p className="text-small text-ink-2 break-words">
        {wholeMoment(createdAt)}
        {prompt && `. ${prompt}`}
      </p>
      <div className="grid gap-3">
        <a className="button button-wide" href={toolLink(piece).href}>
          Open again with these settings
        </a>
        <button
          type="button"
          className="button button-secondary button-wide"
          onClick={() => saveKeptPicture(piece)}
        >
          Download the picture
        </button>
      </div>
      {files && <MachineFiles files={files} />}
      <div className="flex flex-wrap justify-end gap-3">
        {member && <BringButton ids={[id]}>Save it to My designs</BringButton>}
        <button
          type="button"
          className="button button-secondary button-small"
          onClick={() => forgetKept(id)}
        >
          Remove from this device
        </button>
        <button type="button" className="button button-secondary button-small" onClick={onClose}>
          Close
        </button>
      </div>
    </Dialog>
  );
}
