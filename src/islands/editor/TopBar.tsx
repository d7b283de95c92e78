import { useStore } from '@nanostores/react';
import { lazy, Suspense, useState } from 'react';
import { redoEdit, undoEdit } from '../../stores/editor/edits.ts';
import { $history, $keeping, $title, type Keeping } from '../../stores/editor/state.ts';
import { FileButton } from './FileButton.tsx';
import { ToolButton } from './ToolButton.tsx';

const DownloadDialog = lazy(async () => ({
  default: (await import('./DownloadDialog.tsx')).DownloadDialog,
}));
const AddDialog = lazy(async () => ({ default: (await import('./add/AddDialog.tsx')).AddDialog }));
const HistoryDialog = lazy(async () => ({
  default: (await import('./HistoryDialog.tsx')).HistoryDialog,
}));

type Opened = 'download' | 'add' | 'history';

/** Name, undo, what can be added, and the way out to files. */
export function TopBar({ onHelp }: { onHelp: () => void }) {
  const [opened, open] = useState<Opened>();
  const close = () => open(undefined);
  return (
    <div className="editor-top">
      <h1 className="sr-only">Embroidery editor</h1>
      <TitleField />
      <Kept />
      <UndoButtons onHistory={() => open('history')} />
      <div className="editor-actions">
        <FileButton className="button button-secondary button-small max-xl:hidden">Open</FileButton>
        <button
          type="button"
          className="button button-secondary button-small"
          onClick={() => open('add')}
        >
          Add
        </button>
        <ToolButton
          label="Keyboard"
          icon="keyboard"
          letter="?"
          className="max-md:hidden"
          onClick={onHelp}
        />
        <button type="button" className="button button-small" onClick={() => open('download')}>
          Download
        </button>
      </div>
      <Suspense fallback={null}>
        {opened === 'download' && <DownloadDialog onClose={close} />}
        {opened === 'add' && <AddDialog onClose={close} />}
        {opened === 'history' && <HistoryDialog onClose={close} />}
      </Suspense>
    </div>
  );
}

function TitleField() {
  const title = useStore($title);
  const { state } = useStore($keeping);
  return (
    <input
      className="editor-title"
      aria-label="Name of the piece"
      value={title}
      maxLength={80}
      readOnly={state === 'follows'}
      onChange={({ currentTarget }) => $title.set(currentTarget.value)}
    />
  );
}

const KEPT_WORDS: Record<Keeping['state'], string> = {
  kept: 'Kept on this device',
  keeping: 'Being kept…',
  follows: 'Open in another tab: this one only shows it, and takes over when the other is closed.',
  full: 'Not kept: this device is full. Download the working file, then make room.',
  nowhere: 'Not kept: this browser keeps nothing. Download the working file before you leave.',
};

/** Whether the piece is safe. */
function Kept() {
  const { state } = useStore($keeping);
  const isWrong = state !== 'kept' && state !== 'keeping';
  return (
    <p className="editor-kept" data-state={state} role={isWrong ? 'alert' : undefined}>
      {KEPT_WORDS[state]}
    </p>
  );
}

function UndoButtons({ onHistory }: { onHistory: () => void }) {
  const history = useStore($history);
  const { state } = useStore($keeping);
  if (!history) return null;
  const { steps, at } = history;
  const isOff = state === 'follows';
  const canUndo = at > 0 && !isOff;
  const canRedo = at < steps.length - 1 && !isOff;
  return (
    <div className="editor-undo" role="group" aria-label="History">
      <ToolButton
        label={canUndo ? `Undo: ${steps[at].label}` : 'Undo'}
        icon="undo"
        off={!canUndo}
        onClick={undoEdit}
      />
      <ToolButton
        label={canRedo ? `Redo: ${steps[at + 1].label}` : 'Redo'}
        icon="redo"
        off={!canRedo}
        onClick={redoEdit}
      />
      <ToolButton label="All steps" icon="history" onClick={onHistory} />
    </div>
  );
}
