import '../../styles/recipes/kept.css';
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { FormatId } from 'ilmek-engine';
import { FORMATS } from 'ilmek-engine/tables';
import { ownFileName } from '../../lib/machines/machines.ts';
import type { StitchFiles } from '../../stores/gallery/stitch-files.ts';
import { $machine } from '../../stores/tool/machine.ts';
import { MACHINE_FORMATS, PROGRAM_FORMATS } from '../../tools/formats.ts';

async function edit(files: StitchFiles): Promise<void> {
  const { editKept } = await import('../../stores/gallery/edit-kept.ts');
  await editKept(files);
}

interface Props {
  files: StitchFiles;
  /** Whether they open in the editor, too: of what others made only a remix does. */
  canEdit?: boolean;
}

/**
 * Files for every machine and for other programs, written from kept stitches in this browser. That of
 * the visitor's own machine stands first, as on the tools.
 */
export function MachineFiles({ files, canEdit = true }: Props) {
  const [busy, setBusy] = useState(false);
  const machine = useStore($machine, { ssr: 'initial' });
  const first = machine?.format;
  const run = async (work: Promise<void>) => {
    setBusy(true);
    await work;
    setBusy(false);
  };
  const save = (format: FormatId) => void run(files.save(format));
  return (
    <div aria-busy={busy}>
      {machine && (
        <button
          type="button"
          className="button button-wide mb-4"
          onClick={() => save(machine.format)}
        >
          {ownFileName(machine.format, machine.maker, machine.field)}
        </button>
      )}
      <FormatList formats={MACHINE_FORMATS.filter((format) => format !== first)} onSave={save} />
      <p className="mt-3 flex flex-wrap gap-x-5 gap-y-1">
        {PROGRAM_FORMATS.map((format) => (
          <button
            key={format}
            type="button"
            className="link cursor-pointer py-1"
            onClick={() => save(format)}
          >
            <span className="sr-only">Download </span>
            {format.toUpperCase()}
          </button>
        ))}
        <button
          type="button"
          className="link cursor-pointer py-1"
          onClick={() => void run(files.saveSheet())}
        >
          Worksheet (PDF)
        </button>
        {canEdit && (
          <button
            type="button"
            className="link cursor-pointer py-1"
            onClick={() => void run(edit(files))}
          >
            Edit
          </button>
        )}
      </p>
    </div>
  );
}

interface FormatListProps {
  formats: readonly FormatId[];
  onSave: (format: FormatId) => void;
}

/** A button a format, with whose machines read it. */
export const FormatList = ({ formats, onSave }: FormatListProps) => (
  <ul className="machine-files">
    {formats.map((format) => (
      <li key={format}>
        <button type="button" onClick={() => onSave(format)}>
          <span className="machine-file">
            <span className="sr-only">Download </span>
            {format.toUpperCase()}
          </span>{' '}
          <span className="text-ink-2">
            <span className="sr-only">for </span>
            {FORMATS[format].maker}
          </span>
        </button>
      </li>
    ))}
  </ul>
);
