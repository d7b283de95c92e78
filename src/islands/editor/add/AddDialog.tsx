import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { CHART } from 'ilmek-engine/tables';
import { chosenObjects } from '../../../stores/editor/commands.ts';
import { $piece } from '../../../stores/editor/state.ts';
import { Dialog } from '../../common/Dialog.tsx';
import { AddLettering } from './AddLettering.tsx';
import { AddMonogram } from './AddMonogram.tsx';
import { AddMotif } from './AddMotif.tsx';
import { AddPicture } from './AddPicture.tsx';
import { AddShape } from './AddShape.tsx';

/** Scarlet: what is added to bare cloth is seen. */
const FIRST = CHART.find(({ code }) => code === '1335') ?? CHART[0];

const PARTS = [
  { id: 'motif', label: 'Motif', Part: AddMotif },
  { id: 'lettering', label: 'Lettering', Part: AddLettering },
  { id: 'monogram', label: 'Monogram', Part: AddMonogram },
  { id: 'shape', label: 'Shape, frame', Part: AddShape },
  { id: 'picture', label: 'Picture', Part: AddPicture },
] as const;

/** What can be put on the piece, from the tools there are. */
export function AddDialog({ onClose }: { onClose: () => void }) {
  const piece = useStore($piece)!;
  const [shown, show] = useState<(typeof PARTS)[number]['id']>('motif');
  const thread = chosenObjects()[0]?.thread ?? piece.objects.at(-1)?.thread ?? FIRST;
  const size = Math.max(15, Math.round(Math.min(piece.widthMm, piece.heightMm) / 2));
  const { Part } = PARTS.find(({ id }) => id === shown)!;
  return (
    <Dialog open title="Add to the piece" className="editor-add" onClose={onClose}>
      <div className="editor-words" role="group" aria-label="What is added">
        {PARTS.map(({ id, label }) => (
          <button key={id} type="button" aria-pressed={id === shown} onClick={() => show(id)}>
            {label}
          </button>
        ))}
      </div>
      <Part key={shown} {...{ size, thread }} onDone={onClose} />
      <button
        type="button"
        className="button button-secondary button-small justify-self-end"
        onClick={onClose}
      >
        Close
      </button>
    </Dialog>
  );
}
