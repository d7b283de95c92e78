import { useStore } from '@nanostores/react';
import { fitsField, hoopName, sidesOf } from '../../lib/machines/machines.ts';
import { resizeWhole, turnWhole } from '../../stores/editor/commands.ts';
import { downloadHoopings } from '../../stores/editor/hoopings.ts';
import { $piece, $sewn } from '../../stores/editor/state.ts';
import { $machine } from '../../stores/tool/machine.ts';
import { AskMachine } from '../maker/OwnMachine.tsx';

/** Beside a field's edge stitches need no room more than this, mm. */
const RIM_MM = 1;

/** Whether the piece fits the visitor's hoop; where not, three ways out. */
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
        <button type="button" onClick={() => turnWhole()}>
          Turn it
        </button>
        <button
          type="button"
          onClick={() =>
            void downloadHoopings(
              { widthMm: Math.max(a, b), heightMm: Math.min(a, b) },
              machine.format,
            )
          }
        >
          Split into hoopings
        </button>
      </div>
    </div>
  );
}
