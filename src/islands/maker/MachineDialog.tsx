import '../../styles/recipes/other-files.css';
import { useStore } from '@nanostores/react';
import { useContext } from 'react';
import type { FormatId } from 'ilmek-engine';
import { grouped } from '../../lib/grouped.ts';
import { hoopsOf, hoopWords, proposedHoop, takesPiece } from '../../lib/machines/machines.ts';
import type { Field, Machine, PieceSides } from '../../lib/machines/machines.ts';
import { MACHINES, SOURCES } from '../../lib/machines/table.ts';
import { $machine, chooseMachine } from '../../stores/tool/machine.ts';
import { $machineDraft } from '../../stores/tool/machine-draft.ts';
import type { MachineDraft } from '../../stores/tool/machine-draft.ts';
import { tellWorkshop } from '../../stores/tool/workshop.ts';
import { Dialog } from '../common/Dialog.tsx';
import { JobContext } from './job-context.ts';
import { Select } from './Select.tsx';

const MAKERS = [...new Set(MACHINES.map(({ maker }) => maker))];
const modelsOf = (maker: string): readonly Machine[] =>
  MACHINES.filter((machine) => machine.maker === maker);

interface Props {
  onClose: () => void;
  /** Hands out a file for the machine as soon as it is told; absent where none is wanted. */
  onFile?: ((format: FormatId) => void) | undefined;
  /** Of the piece that is to be sewn; absent: that of the page's tool, where it has made one. */
  piece?: PieceSides | undefined;
}

/** What is chosen in the dialog: what was chosen in it before, or else what is told. */
const chosen = (): MachineDraft => $machineDraft.get() ?? $machine.get() ?? {};

const choose = (part: MachineDraft) => $machineDraft.set({ ...chosen(), ...part });

function useChosen(): MachineDraft {
  useStore($machineDraft);
  return chosen();
}

/** Which machine, and which hoop is in it: first its maker, by one press, then the rest, answered already. */
export function MachineDialog({ onClose, onFile, piece }: Props) {
  const { maker } = useChosen();
  return (
    <Dialog open title="Which machine do you sew on?" onClose={onClose}>
      {maker === undefined ? (
        <Makers onMaker={(next) => choose({ maker: next })} onClose={onClose} />
      ) : (
        <Model maker={maker} {...{ onClose, onFile, piece }} />
      )}
    </Dialog>
  );
}

interface MakersProps {
  onMaker: (maker: string) => void;
  onClose: () => void;
}

const Makers = ({ onMaker, onClose }: MakersProps) => (
  <>
    <p className="text-ink-2">Its file then stands first. It is remembered on this device alone.</p>
    <ul className="other-files" aria-label="Maker">
      {MAKERS.map((one) => (
        <li key={one}>
          <button type="button" onClick={() => onMaker(one)}>
            <span>{one}</span>
            <span>{modelsOf(one)[0].formats[0].toUpperCase()}</span>
          </button>
        </li>
      ))}
    </ul>
    <button
      type="button"
      className="button button-secondary button-small justify-self-end"
      onClick={onClose}
    >
      Not now
    </button>
  </>
);

/** What the page's tool has made; undefined where there is none yet. */
function useMadePiece(): PieceSides | undefined {
  const job = useContext(JobContext);
  return job?.$state.get().result?.report;
}

function Model({ maker, ...props }: Props & { maker: string }) {
  const { onClose, onFile } = props;
  const known = $machine.get();
  const made = useMadePiece();
  const piece = props.piece ?? made;
  const { model, field } = useChosen();
  const models = modelsOf(maker);
  // Until it is told: one that takes the piece, by its smallest hoop that does.
  const machine =
    models.find((one) => one.model === model) ??
    models.find((one) => takesPiece(one, piece)) ??
    models[0];
  const hoops = hoopsOf(machine, MACHINES);
  const hoop = hoops.find((one) => one === field) ?? proposedHoop(machine, piece);
  const [format] = machine.formats;
  // The hoop of another machine says nothing of this one's, where the piece does.
  const change = (to: MachineDraft) => choose(piece ? { ...to, field: undefined } : to);
  function remember() {
    $machineDraft.set(undefined);
    chooseMachine({
      maker,
      model: machine.model,
      format,
      field: hoop,
      ...(machine.largest && { most: machine.largest.stitches }),
    });
    if (machine.model !== known?.model) tellWorkshop({ needles: machine.needles ?? 1, heads: 1 });
    onClose();
  }
  function forget() {
    $machineDraft.set(undefined);
    chooseMachine(undefined);
    tellWorkshop({ needles: 1, heads: 1 });
    onClose();
  }
  return (
    <>
      <Select label="Maker" value={maker} onChange={(next) => change({ maker: next })}>
        {MAKERS.map((one) => (
          <option key={one}>{one}</option>
        ))}
      </Select>
      <Select label="Machine" value={machine.model} onChange={(next) => change({ model: next })}>
        {models.map((one) => (
          <option key={one.model}>{one.model}</option>
        ))}
      </Select>
      <Select label="Hoop" value={hoop} onChange={(next) => choose({ field: next as Field })}>
        {hoops.map((one) => (
          <option key={one} value={one}>
            {hoopWords(maker, one)}
          </option>
        ))}
      </Select>
      <Known machine={machine} />
      <Endings
        known={!!known}
        onLeave={known ? forget : onClose}
        onTold={remember}
        words={`Download ${format.toUpperCase()} for ${maker}`}
        onFile={onFile && (() => onFile(format))}
      />
    </>
  );
}

interface EndingsProps {
  known: boolean;
  onLeave: () => void;
  onTold: () => void;
  /** Of the button that hands out the file; without what it does there is none. */
  words: string;
  onFile: (() => void) | undefined;
}

const Endings = ({ known, onLeave, onTold, words, onFile }: EndingsProps) => (
  <div className="mt-2 flex flex-wrap justify-end gap-3">
    <button
      type="button"
      className="button button-secondary button-small mr-auto"
      onClick={onLeave}
    >
      {known ? 'Any machine' : 'Not now'}
    </button>
    <button
      type="button"
      className={`button button-small ${onFile ? 'button-secondary' : ''}`}
      onClick={onTold}
    >
      This one
    </button>
    {onFile && (
      <button
        type="button"
        className="button button-wide"
        onClick={() => {
          onTold();
          onFile();
        }}
      >
        {words}
      </button>
    )}
  </div>
);

const UNSEEN: Readonly<Record<Machine['seen'], string>> = {
  all: '',
  formats: ' Hoop sizes are those of the trade: look at the number on your own.',
  fields: ' What it reads is what the trade says: its manual has the last word.',
  nothing:
    ' That is what the trade says: its manual and the number on your hoop have the last word.',
};

/** What it reads, what it does with trims, how large a pattern it takes, and how sure that is. */
function Known({ machine: { formats, trims, largest, source, seen } }: { machine: Machine }) {
  const names = formats.map((format) => format.toUpperCase()).join(', then ');
  return (
    <p className="text-small text-ink-2" role="status">
      It reads {names}.{trims && ' It cuts the thread at each trim.'}
      {UNSEEN[seen]}
      {largest
        ? ` It takes up to ${grouped(largest.stitches)} stitches in one pattern.`
        : ' How large a file it takes, its manual tells.'}{' '}
      <a
        className="link"
        href={SOURCES[largest?.source ?? source].url}
        target="_blank"
        rel="noopener"
      >
        {SOURCES[largest?.source ?? source].title.split(largest ? ':' : ',')[0]}
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
    </p>
  );
}
