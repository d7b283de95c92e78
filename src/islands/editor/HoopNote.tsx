import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useState } from 'react';
import type { FormatId } from 'ilmek-engine';
import type { HoopField, Piece } from 'ilmek-engine/piece';
import { fitsField, hoopName, sidesOf, type Field } from '../../lib/machines/machines.ts';
import { resizeWhole, turnWhole } from '../../stores/editor/commands.ts';
import { choose } from '../../stores/editor/edits.ts';
import { largerHoop } from '../../stores/editor/larger-hoop.ts';
import { $sewn } from '../../stores/editor/state.ts';
import { whyUnsplit } from '../../stores/editor/too-large.ts';
import { turnThatFits } from '../../stores/editor/turns.ts';
import { $machine, chooseMachine, type OwnMachine } from '../../stores/tool/machine.ts';

/** Beside a field's edge stitches need no room more than this, mm. */
const RIM_MM = 1;
/** Stitches reach so far beyond shapes on two sides together, mm. */
const BEYOND_MM = 2;
/** A piece is not shrunk to less at once. */
const LEAST = 0.5;

/** Under the cloth, wherever one looks: that the piece is larger than the visitor's hoop, and ways out. */
export function HoopNote() {
  const machine = useStore($machine);
  const sewn = useStore($sewn);
  if (!sewn || !machine) return null;
  const { widthMm, heightMm } = sewn.counts;
  if (fitsField(widthMm, heightMm, machine.field)) return null;
  const [short, long] = sidesOf(machine.field);
  const times = Math.min(
    (long - RIM_MM) / Math.max(widthMm, heightMm),
    (short - RIM_MM) / Math.min(widthMm, heightMm),
  );
  return (
    <div className="editor-hoop-note" data-keeps-clear>
      <p role="status">Larger than your {hoopName(machine.maker, machine.field)}.</p>
      <div className="editor-words">
        {times >= LEAST && (
          <button type="button" onClick={() => resizeWhole(widthMm, widthMm * times)}>
            Shrink to {Math.floor(times * 100)} %
          </button>
        )}
        <Turn piece={sewn.piece} field={machine.field} />
        <Larger {...{ machine, widthMm, heightMm }} />
        <Split piece={sewn.piece} machine={machine} />
      </div>
    </div>
  );
}

interface LargerProps {
  machine: OwnMachine;
  /** Of what is sewn. */
  widthMm: number;
  heightMm: number;
}

/** Another hoop of the same machine, where one takes the piece. */
function Larger({ machine, widthMm, heightMm }: LargerProps) {
  const [field, setField] = useState<Field>();
  useEffect(() => {
    let gone = false;
    void largerHoop(machine, widthMm, heightMm)
      .catch(() => undefined)
      .then((found) => gone || setField(found));
    return () => {
      gone = true;
    };
  }, [machine, widthMm, heightMm]);
  if (!field) return null;
  return (
    <button type="button" onClick={() => chooseMachine({ ...machine, field })}>
      Take the {hoopName(machine.maker, field)} hoop
    </button>
  );
}

interface SplitProps {
  piece: Piece;
  machine: OwnMachine;
}

/** Offered where it can be done; else why not, and what is in the way. */
function Split({ piece, machine: { field: name, format } }: SplitProps) {
  const [heightMm, widthMm] = sidesOf(name);
  const field = useMemo(() => ({ widthMm, heightMm }), [widthMm, heightMm]);
  const why = useMemo(() => whyUnsplit(piece, field), [piece, field]);
  if (!why) return <SplitButton field={field} format={format} />;
  return (
    <>
      {why.ids.length > 0 && (
        <button type="button" onClick={() => choose(why.ids, false)}>
          Show what is too large
        </button>
      )}
      <p className="editor-hoop-why">{why.text}</p>
    </>
  );
}

/** Each hooping is sewn, and its worksheet drawn, which takes seconds. */
function SplitButton({ field, format }: { field: HoopField; format: FormatId }) {
  const [part, setPart] = useState('');
  const split = async () => {
    setPart('Splitting…');
    const { downloadHoopings } = await import('../../stores/editor/hoopings.ts');
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
