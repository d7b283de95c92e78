import { useStore } from '@nanostores/react';
import { fitsField, hoopName } from '../../lib/machines/machines.ts';
import { $sewn } from '../../stores/editor/state.ts';
import { $machine } from '../../stores/tool/machine.ts';
import { AskMachine } from '../maker/OwnMachine.tsx';

/** Whether the piece fits the visitor's hoop; where not, the ways out stand under the cloth. */
export function HoopLine() {
  const machine = useStore($machine);
  const sewn = useStore($sewn);
  if (!sewn) return null;
  if (!machine) {
    return (
      <div className="editor-hoop-line">
        <p className="text-small text-ink-2">No hoop is chosen: only the cloth is shown.</p>
        <AskMachine again words="Choose a hoop" piece={sewn.counts} />
      </div>
    );
  }
  const { widthMm, heightMm } = sewn.counts;
  const name = hoopName(machine.maker, machine.field);
  const fits = fitsField(widthMm, heightMm, machine.field);
  return (
    <div className="editor-hoop-line">
      <p className={`text-small font-label ${fits ? 'text-sage' : 'text-madder'}`}>
        {fits ? `Fits your ${name}.` : `Too large for your ${name}.`}
      </p>
      <AskMachine again words="Another hoop" piece={sewn.counts} />
    </div>
  );
}
