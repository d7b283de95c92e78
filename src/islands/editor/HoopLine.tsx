import { useStore } from '@nanostores/react';
import { useMemo, useState } from 'react';
import type { FormatId } from 'ilmek-engine';
import type { HoopField, Piece } from 'ilmek-engine/piece';
import { fitsField, hoopName, sidesOf, type Field } from '../../lib/machines/machines.ts';
import { resizeWhole, turnWhole } from '../../stores/editor/commands.ts';
import { downloadHoopings } from '../../stores/editor/hoopings.ts';
import { $piece, $sewn } from '../../stores/editor/state.ts';
import { turnThatFits } from '../../stores/editor/turns.ts';
import { $machine } from '../../stores/tool/machine.ts';
import { AskMachine } from '../maker/OwnMachine.tsx';

/** Beside a field's edge stitches need no room more than this, mm. */
const RIM_MM = 1;
/** Stitches reach so far beyond shapes on two sides together, mm. */
const BEYOND_MM = 2;

/** Whether the piece fits the visitor's hoop; where not, ways out. */
export function HoopLine() {
  const machine = useStore($machine);
  const sewn = useStore($sewn);
  const piece = useStore($piece);
  if (!sewn || !piece) return null;
  if (!machine) {
    return (
      <div className="editor-hoop-line">
        <p className="text-small text-ink-2">No hoop is chosen.</p>
        <AskMachine again words="Choose a hoop" />
      </div>
    );
  }
  const { widthMm, heightMm } = sewn.counts;
  const name = hoopName(machine.maker, machine.field);
  if (fitsField(widthMm, heightMm, machine.field)) {
    return (
      <div className="editor-hoop-line">
        <p className="text-small text-sage font-label">Fits your {name}.</p>
        <AskMachine again words="Another hoop" />
      </div>
    );
  }
  const [a, b] = sidesOf(machine.field);
  const long = (Math.max(a, b) - RIM_MM) / Math.max(widthMm, heightMm);
  const short = (Math.min(a, b) - RIM_MM) / Math.min(widthMm, heightMm);
  const times = Math.min(long, short);
  const field = { widthMm: Math.max(a, b), heightMm: Math.min(a, b) };
  return (
    <div className="grid gap-2">
      <div className="editor-hoop-line">
        <p className="text-small text-madder font-label">Larger than your {name}.</p>
        <AskMachine again words="Another hoop" />
      </div>
      <div className="editor-words">
        {times >= 0.5 && (
          <button type="button" onClick={() => resizeWhole(widthMm, widthMm * times)}>
            Shrink to {Math.floor(times * 100)} %
          </button>
        )}
        <Turn piece={sewn.piece} field={machine.field} />
        <SplitButton field={field} format={machine.format} />
      </div>
    </div>
  );
}

/** Each hooping is sewn, and its worksheet drawn, which takes seconds. */
function SplitButton({ field, format }: { field: HoopField; format: FormatId }) {
  const [part, setPart] = useState('');
  const split = async () => {
    setPart('Splitting…');
    await downloadHoopings(field, format, (at, count) => setPart(`Hooping ${at} of ${count}…`));
    setPart('');
  };
  return (
    <button
      type="button"
      aria-busy={part !== ''}
      aria-disabled={part !== ''}
      onClick={() => {
        if (part === '') void split();
      }}
    >
      {part || 'Split into hoopings'}
    </button>
  );
}

/** Offered where the piece then goes into the hoop: a quarter is of no use, for a hoop is taken either way. */
function Turn({ piece, field }: { piece: Piece; field: Field }) {
  const degrees = useMemo(() => {
    const [heightMm, widthMm] = sidesOf(field);
    return turnThatFits(piece, { widthMm, heightMm }, BEYOND_MM);
  }, [piece, field]);
  if (degrees === undefined) return null;
  return (
    <button type="button" onClick={() => turnWhole(degrees)}>
      Turn it by {degrees}°
    </button>
  );
}
