import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { $chosen } from '../../stores/editor/state.ts';
import { ChosenPanel } from './ChosenPanel.tsx';
import { HoopNote } from './HoopNote.tsx';
import { Notes } from './Notes.tsx';
import { ObjectList } from './ObjectList.tsx';
import { PiecePanel } from './PiecePanel.tsx';
import { Shortcuts } from './Shortcuts.tsx';
import { Stage } from './Stage.tsx';
import { StageBar } from './StageBar.tsx';
import { TopBar } from './TopBar.tsx';
import { useKeptFocus } from './use-kept-focus.ts';
import { useKeys } from './use-keys.ts';

const PARTS = [
  { id: 'objects', label: 'Objects' },
  { id: 'change', label: 'Change' },
  { id: 'piece', label: 'Piece' },
] as const;
type Part = (typeof PARTS)[number]['id'];

/** The open piece: its objects at the left, the piece itself, and what can be changed at the right. */
export function Workbench() {
  const [part, show] = useState<Part>('objects');
  const [help, setHelp] = useState(false);
  useKeys(() => setHelp(true));
  const chosen = useStore($chosen);
  const bench = useRef<HTMLDivElement>(null);
  useKeptFocus(bench);
  const inspector = useRef<HTMLDivElement>(null);
  const chosenIds = chosen.join(' ');
  // What was scrolled to of another object, or of another part, is not what one looks for.
  useEffect(() => {
    inspector.current?.scrollTo({ top: 0, behavior: 'instant' });
  }, [chosenIds, part]);
  return (
    <div ref={bench} className="editor-bench" data-part={part} data-chosen={chosen.length > 0}>
      <TopBar onHelp={() => setHelp(true)} />
      <Notes />
      <div className="editor-middle">
        <Stage />
        <HoopNote />
        <StageBar />
      </div>
      <div className="editor-tabs segmented" role="group" aria-label="Show" data-keeps-clear>
        {PARTS.map(({ id, label }) => (
          <button key={id} type="button" aria-pressed={part === id} onClick={() => show(id)}>
            {label}
          </button>
        ))}
      </div>
      <section className="editor-side editor-objects" aria-label="Objects in sewing order">
        <ObjectList shown={part === 'objects'} />
      </section>
      <div ref={inspector} className="editor-side editor-inspector">
        <section className="editor-change" aria-label="What is chosen">
          <ChosenPanel />
        </section>
        <section className="editor-piece" aria-label="The piece">
          <PiecePanel />
        </section>
      </div>
      <Shortcuts open={help} onClose={() => setHelp(false)} />
    </div>
  );
}
