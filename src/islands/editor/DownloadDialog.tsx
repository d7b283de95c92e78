import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { FormatId } from 'ilmek-engine';
import { download, downloadPicture, downloadSheet } from '../../stores/editor/files.ts';
import { $sewn, $title } from '../../stores/editor/state.ts';
import { $machine } from '../../stores/tool/machine.ts';
import { $workshop } from '../../stores/tool/workshop.ts';
import { fitsField, hoopName } from '../../lib/machines/machines.ts';
import { hasStoredSession } from '../../lib/account/session-key.ts';
import { MACHINE_FORMATS } from '../../tools/formats.ts';
import { Dialog } from '../common/Dialog.tsx';
import { FormatList } from '../common/MachineFiles.tsx';
import { sheetOptions } from '../maker/workshop/sheet.ts';
import { AlikeNote } from './AlikeNote.tsx';
import { Quote } from './Quote.tsx';

async function toGallery(): Promise<void> {
  const { saveToGallery } = await import('../../stores/editor/to-gallery.ts');
  await saveToGallery();
}

/** The ways out: a file for the machine, the working file, a sheet and a picture. */
export function DownloadDialog({ onClose }: { onClose: () => void }) {
  const [busy, setBusy] = useState(false);
  const title = useStore($title);
  const machine = useStore($machine);
  const run = async (work: Promise<void>) => {
    setBusy(true);
    await work;
    setBusy(false);
  };
  const sewn = useStore($sewn);
  const workshop = useStore($workshop);
  /** The figures that the page shows: of the visitor's machine and hoop. */
  const sheet = () =>
    sewn && sheetOptions(sewn.counts, workshop, { fabric: sewn.piece.fabric, machine });
  const isTooLarge =
    sewn && machine && !fitsField(sewn.counts.widthMm, sewn.counts.heightMm, machine.field);
  const save = (format: FormatId) => void run(download(format));
  const first = machine?.format ?? 'dst';
  return (
    <Dialog open title={title || 'Download'} onClose={onClose}>
      <div className="grid gap-5" aria-busy={busy}>
        <button type="button" className="button button-wide" onClick={() => save(first)}>
          <span className="grid justify-items-center">
            {machine ? `${first.toUpperCase()} for ${machine.maker}` : 'DST file'}
            {isTooLarge && (
              <span className="text-small">
                larger than your {hoopName(machine.maker, machine.field)}
              </span>
            )}
          </span>
        </button>
        <FormatList formats={MACHINE_FORMATS.filter((format) => format !== first)} onSave={save} />
        {sewn && <AlikeNote sewn={sewn} formats={MACHINE_FORMATS} />}
        <div className="grid gap-2 border-t border-(--rule) pt-4">
          <button
            type="button"
            className="button button-secondary button-wide"
            onClick={() => save('svg')}
          >
            Working file (SVG)
          </button>
          <p className="text-small text-ink-2">
            It opens here again just as it is, and in Inkscape with Ink/Stitch.
          </p>
        </div>
        <p className="flex flex-wrap gap-x-5 gap-y-2">
          <button
            type="button"
            className="link cursor-pointer"
            onClick={() => void run(downloadSheet(sheet()))}
          >
            Worksheet (PDF)
          </button>
          <button
            type="button"
            className="link cursor-pointer"
            onClick={() => void run(downloadPicture())}
          >
            Picture (JPG)
          </button>
          {hasStoredSession() && (
            <button
              type="button"
              className="link cursor-pointer"
              onClick={() => void run(toGallery())}
            >
              Save to my gallery
            </button>
          )}
        </p>
        <Quote run={run} />
        <button
          type="button"
          className="button button-secondary button-small justify-self-end"
          onClick={onClose}
        >
          Close
        </button>
      </div>
    </Dialog>
  );
}
