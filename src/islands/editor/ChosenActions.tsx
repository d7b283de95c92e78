import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { ALIGNMENTS, type Alignment, type PieceObject } from 'ilmek-engine/piece';
import {
  alignChosen,
  deleteChosen,
  duplicateChosen,
  groupChosen,
  isAlignedWithPage,
  joinChosen,
  mirrorChosen,
  repeatInRing,
  repeatInRow,
  separateChosen,
  stepInOrder,
  turnBy,
  ungroupChosen,
} from '../../stores/editor/commands.ts';
import type { IconName } from './Icon.tsx';
import { ToolButton } from './ToolButton.tsx';
import { beginCut } from './cut-by-keys.ts';
import { EndingFields } from './EndingFields.tsx';
import { NumberField } from './NumberField.tsx';
import { $mode } from './stage-state.ts';

interface Props {
  objects: readonly PieceObject[];
}

const TOOLS: readonly { label: string; icon: IconName; run: () => void }[] = [
  { label: 'Sew earlier', icon: 'up', run: () => stepInOrder(-1) },
  { label: 'Sew later', icon: 'down', run: () => stepInOrder(1) },
  { label: 'Duplicate', icon: 'copy', run: duplicateChosen },
  { label: 'Mirror left to right', icon: 'mirror', run: () => void mirrorChosen('x') },
  { label: 'Mirror top to bottom', icon: 'mirrorDown', run: () => void mirrorChosen('y') },
  { label: 'Turn by a quarter', icon: 'turn', run: () => void turnBy(90) },
  { label: 'Delete', icon: 'trash', run: () => void deleteChosen() },
];

/** What is done to what is chosen at one press; rarer things below. */
export function ChosenActions({ objects }: Props) {
  return (
    <>
      <div className="editor-tools" role="group" aria-label="Actions">
        {TOOLS.map(({ label, icon, run }) => (
          <ToolButton key={label} label={label} icon={icon} onClick={run} />
        ))}
      </div>
      <EndingFields objects={objects} />
      <details className="editor-more">
        <summary>Align, repeat, group, split</summary>
        <Align />
        <Repeat />
        <Together objects={objects} />
      </details>
    </>
  );
}

const ALIGN_WORDS: Record<Alignment, string> = {
  left: 'Left',
  center: 'Centre across',
  right: 'Right',
  top: 'Top',
  middle: 'Centre down',
  bottom: 'Bottom',
};

function Align() {
  return (
    <div
      className="editor-words"
      role="group"
      aria-label={isAlignedWithPage() ? 'Align with the page' : 'Align'}
    >
      {ALIGNMENTS.map((to) => (
        <button key={to} type="button" onClick={() => alignChosen(to)}>
          {ALIGN_WORDS[to]}
        </button>
      ))}
    </div>
  );
}

function Repeat() {
  const [count, setCount] = useState(3);
  const [step, setStep] = useState(20);
  const [slant, setSlant] = useState(0);
  const [radius, setRadius] = useState<number>();
  const inLine = (degrees: number) => {
    const angle = ((degrees + slant) * Math.PI) / 180;
    const mm = (share: number) => Math.round(step * share * 1000) / 1000;
    repeatInRow(count, { x: mm(Math.cos(angle)), y: mm(Math.sin(angle)) });
  };
  return (
    <div className="grid gap-2">
      <div className="editor-pair">
        <NumberField
          label="Pieces in all"
          unit=""
          value={count}
          min={2}
          max={60}
          step={1}
          onChange={(value) => setCount(Math.round(value ?? 3))}
        />
        <NumberField
          label="Step"
          unit="mm"
          value={step}
          min={-300}
          max={300}
          step={1}
          onChange={(value) => setStep(value ?? 20)}
        />
      </div>
      <div className="editor-pair">
        <NumberField
          label="Slant of a row"
          unit="°"
          value={slant}
          min={-180}
          max={180}
          step={5}
          onChange={(value) => setSlant(value ?? 0)}
        />
        <NumberField
          label="Radius of a ring"
          unit="mm"
          value={radius}
          without="auto"
          min={1}
          max={300}
          step={1}
          onChange={setRadius}
        />
      </div>
      <div className="editor-words">
        <button type="button" onClick={() => inLine(0)}>
          In a row
        </button>
        <button type="button" onClick={() => inLine(90)}>
          In a column
        </button>
        <button type="button" onClick={() => repeatInRing(count, radius)}>
          In a ring
        </button>
      </div>
    </div>
  );
}

function Together({ objects }: Props) {
  const mode = useStore($mode);
  const [first] = objects;
  const isOne = objects.length === 1;
  const shapes = isOne && first.kind === 'shapes' ? first.shapes : [];
  const canJoin =
    !isOne && objects.every((one) => one.kind === 'shapes' && one.thread.hex === first.thread.hex);
  return (
    <div className="editor-words">
      {!isOne && (
        <button type="button" onClick={() => void groupChosen()}>
          Group
        </button>
      )}
      {objects.some(({ group }) => group) && (
        <button type="button" onClick={() => void ungroupChosen()}>
          Ungroup
        </button>
      )}
      {canJoin && (
        <button type="button" onClick={() => void joinChosen()}>
          Sew as one
        </button>
      )}
      {shapes.length > 1 && (
        <button type="button" onClick={separateChosen}>
          Take apart
        </button>
      )}
      {shapes.some(({ kind }) => kind === 'area') && (
        <button
          type="button"
          aria-pressed={mode === 'split'}
          onClick={({ detail }) => {
            if (mode === 'split') $mode.set('choose');
            else if (detail === 0) beginCut();
            else $mode.set('split');
          }}
        >
          Split by a line
        </button>
      )}
    </div>
  );
}
