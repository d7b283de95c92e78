import '../../styles/recipes/other-files.css';
import { useStore } from '@nanostores/react';
import { useContext, useEffect } from 'react';
import type { FormatId } from 'ilmek-engine';
import { grouped } from '../../lib/grouped.ts';
import { fitsField, hoopsOf, hoopWords, proposedHoop } from '../../lib/machines/machines.ts';
import type { Field, HoopChoice, Machine, PieceSides } from '../../lib/machines/machines.ts';
import { MACHINES, SOURCES } from '../../lib/machines/table.ts';
import { $machine, chooseMachine } from '../../stores/tool/machine.ts';
import { $machineDraft } from '../../stores/tool/machine-draft.ts';
import type { MachineDraft } from '../../stores/tool/machine-draft.ts';
import { tellWorkshop } from '../../stores/tool/workshop.ts';
import { settleToasts } from '../../stores/toasts/toasts.ts';
import { Dialog } from '../common/Dialog.tsx';
import { JobContext } from './job-context.ts';
import { MachineHoops } from './MachineHoops.tsx';
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
  /** Told after it has closed, where the piece does not go into the hoop: no file is handed out then. */
  onTooLarge?: (() => void) | undefined;
}

/** What is chosen in the dialog: what was chosen in it before, or else what is told. */
const chosen = (): MachineDraft => $machineDraft.get() ?? $machine.get() ?? {};

const choose = (part: MachineDraft) => $machineDraft.set({ ...chosen(), ...part });

function useChosen(): MachineDraft {
  useStore($machineDraft);
  return chosen();
}

/**
 * Which machine, and which hoop is in it: its maker by one press, its hoop by the next, which hands out
 * the file. Nothing is guessed: a file that is too large for a machine is found out beside the machine.
 */
export function MachineDialog(props: Props) {
  const { onClose } = props;
  const { maker, model } = useChosen();
  // On a phone it lay over the dialog's title.
  useEffect(settleToasts, []);
  return (
    <Dialog open title="Which machine do you sew on?" onClose={onClose}>
      {maker === undefined ? (
        <Makers onMaker={(next) => choose({ maker: next })} onClose={onClose} />
      ) : model ? (
        <Model {...props} {...{ maker, model }} />
      ) : (
        <Hoops {...props} maker={maker} />
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

/** The piece that its hoop is to take, and what ends the question with an answer or with none. */
function useAnswer({ onClose, onFile, onTooLarge, piece: given }: Props) {
  const made = useMadePiece();
  const piece = given ?? made;
  const known = $machine.get();
  const takes = (field: Field) => !piece || fitsField(piece.widthMm, piece.heightMm, field);
  /** @param machines that it may be: what is remembered holds for all of them */
  function tell([first, ...others]: HoopChoice['machines'], field: Field) {
    $machineDraft.set(undefined);
    const model = others.length > 0 ? '' : first.model;
    const { maker, formats, largest } = first;
    const most = others.length > 0 ? undefined : largest?.stitches;
    chooseMachine({ maker, model, format: formats[0], field, ...(most && { most }) });
    if (!known || model !== known.model || maker !== known.maker) {
      tellWorkshop({ needles: first.needles ?? 1, heads: 1 });
    }
    onClose();
    if (!takes(field)) onTooLarge?.();
  }
  function leave() {
    $machineDraft.set(undefined);
    if (known) {
      chooseMachine(undefined);
      tellWorkshop({ needles: 1, heads: 1 });
    }
    onClose();
  }
  return { piece, known: known !== undefined, takes, tell, leave, onFile };
}

const MakerSelect = ({ maker }: { maker: string }) => (
  <Select
    label="Maker"
    value={maker}
    onChange={(next) => choose({ maker: next, model: undefined, field: undefined })}
  >
    {MAKERS.map((one) => (
      <option key={one}>{one}</option>
    ))}
  </Select>
);

/** The hoops of a maker's machines: the one in the machine is told by a press, and the file comes with it. */
function Hoops({ maker, ...props }: Props & { maker: string }) {
  const { known, takes, tell, leave, onFile } = useAnswer(props);
  const models = modelsOf(maker);
  return (
    <>
      <MakerSelect maker={maker} />
      <MachineHoops
        machines={models}
        format={onFile && models[0].formats[0]}
        takes={takes}
        onHoop={({ machines, field }) => {
          tell(machines, field);
          if (takes(field)) onFile?.(machines[0].formats[0]);
        }}
      />
      <div className="flex flex-wrap justify-between gap-3">
        <Leave {...{ known }} onLeave={leave} />
        <button
          type="button"
          className="button button-secondary button-small"
          onClick={() => choose({ maker, model: models[0].model, field: undefined })}
        >
          By model
        </button>
      </div>
    </>
  );
}

function Model({ maker, model, ...props }: Props & { maker: string; model: string }) {
  const { piece, known, tell, leave, onFile } = useAnswer(props);
  const { field } = useChosen();
  const models = modelsOf(maker);
  const machine = models.find((one) => one.model === model) ?? models[0];
  const hoops = hoopsOf(machine, MACHINES);
  const hoop = hoops.find((one) => one === field) ?? proposedHoop(machine, piece);
  const [format] = machine.formats;
  // The hoop of another machine says nothing of this one's, where the piece does.
  const change = (to: MachineDraft) => choose(piece ? { ...to, field: undefined } : to);
  return (
    <>
      <MakerSelect maker={maker} />
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
        known={known}
        onLeave={leave}
        onTold={() => tell([machine], hoop)}
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

const Leave = ({ known, onLeave }: Pick<EndingsProps, 'known' | 'onLeave'>) => (
  <button type="button" className="button button-secondary button-small mr-auto" onClick={onLeave}>
    {known ? 'Any machine' : 'Not now'}
  </button>
);

const Endings = ({ known, onLeave, onTold, words, onFile }: EndingsProps) => (
  <div className="mt-2 flex flex-wrap justify-end gap-3">
    <Leave {...{ known, onLeave }} />
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
  const [best, ...others] = formats.map((format) => format.toUpperCase());
  return (
    <p className="text-small text-ink-2" role="status">
      It reads {best} files{others.length > 0 && `, and ${others.join(' and ')} as well`}.
      {trims && ' It cuts the thread at each trim.'}
      {UNSEEN[seen]}
      {largest
        ? ` It takes up to ${grouped(largest.stitches)} stitches in one pattern.`
        : ' Its manual says how many stitches one file may have.'}{' '}
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
