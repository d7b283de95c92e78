import { useState } from 'react';
import { hoopName } from '../../lib/machines/machines.ts';
import type { Field, Machine } from '../../lib/machines/machines.ts';
import { MACHINES, SOURCES } from '../../lib/machines/table.ts';
import { $machine, chooseMachine } from '../../stores/tool/machine.ts';
import { tellWorkshop } from '../../stores/tool/workshop.ts';
import { Dialog } from '../common/Dialog.tsx';
import { Select } from './Select.tsx';

const MAKERS = [...new Set(MACHINES.map(({ maker }) => maker))];
const modelsOf = (maker: string): readonly Machine[] =>
  MACHINES.filter((machine) => machine.maker === maker);

/** Which machine, and which hoop is in it: three questions, the next always answered already. */
export function MachineDialog({ onClose }: { onClose: () => void }) {
  const known = $machine.get();
  const [maker, setMaker] = useState(known?.maker ?? MAKERS[0]);
  const [model, setModel] = useState(known?.model);
  const [field, setField] = useState<Field | undefined>(known?.field);
  const models = modelsOf(maker);
  const machine = models.find((one) => one.model === model) ?? models[0];
  // Of several hoops the largest is the one that came with most machines.
  const hoop = machine.fields.find((one) => one === field) ?? machine.fields.at(-1)!;
  function remember() {
    chooseMachine({ maker, model: machine.model, format: machine.formats[0], field: hoop });
    if (machine.model !== known?.model) tellWorkshop({ needles: machine.needles ?? 1 });
    onClose();
  }
  function forget() {
    chooseMachine(undefined);
    onClose();
  }
  return (
    <Dialog open title="Which machine do you sew on?" onClose={onClose}>
      <p className="text-ink-2">
        Its file then stands first, here and on the other tools. It is remembered on this device
        alone.
      </p>
      <Select label="Maker" value={maker} onChange={setMaker}>
        {MAKERS.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </Select>
      <Select label="Machine" value={machine.model} onChange={setModel}>
        {models.map((one) => (
          <option key={one.model}>{one.model}</option>
        ))}
      </Select>
      <Select label="Hoop" value={hoop} onChange={(next) => setField(next as Field)}>
        {machine.fields.map((one) => (
          <option key={one} value={one}>
            {hoopName(maker, one)}
          </option>
        ))}
      </Select>
      <Known machine={machine} />
      <div className="mt-2 flex flex-wrap justify-end gap-3">
        {known && (
          <button
            type="button"
            className="button button-secondary button-small mr-auto"
            onClick={forget}
          >
            Any machine
          </button>
        )}
        <button type="button" className="button button-secondary button-small" onClick={onClose}>
          Not now
        </button>
        <button type="button" className="button button-small" onClick={remember}>
          This one
        </button>
      </div>
    </Dialog>
  );
}

const UNSEEN: Readonly<Record<Machine['seen'], string>> = {
  all: '',
  formats: ' Hoop sizes are those of the trade: look at the number on your own.',
  fields: ' What it reads is what the trade says: its manual has the last word.',
  nothing:
    ' That is what the trade says: its manual and the number on your hoop have the last word.',
};

/** What it reads, what it does with trims, and how sure that is. */
function Known({ machine: { formats, trims, source, seen } }: { machine: Machine }) {
  const names = formats.map((format) => format.toUpperCase()).join(', then ');
  return (
    <p className="text-small text-ink-2" role="status">
      It reads {names}.{trims && ' It cuts the thread at each trim.'}
      {UNSEEN[seen]}{' '}
      <a className="link" href={SOURCES[source].url} target="_blank" rel="noopener">
        {SOURCES[source].title.split(',')[0]}
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
    </p>
  );
}
