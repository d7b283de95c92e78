import { Suspense, useState } from 'react';
import type { FormatId } from 'ilmek-engine';
import { fitsField, hoopName } from '../../lib/machines/machines.ts';
import type { JobResult } from '../../stores/tool/job-state.ts';
import type { OwnMachine } from '../../stores/tool/machine.ts';
import { lazyPart } from '../common/lazy-part.tsx';

/** With its table of machines: most visitors open it once. */
const MachineDialog = lazyPart(async () => (await import('./MachineDialog.tsx')).MachineDialog);

interface AskProps {
  /** Its words: it is told already, and may be another. */
  again?: boolean;
  /** Other words. */
  words?: string;
  /** Hands out a file for the machine as soon as it is told. */
  onFile?: (format: FormatId) => void;
}

/** Asks for the machine that files are for. */
export function AskMachine({ again = false, words, onFile }: AskProps) {
  const [asking, ask] = useState(false);
  return (
    <>
      <button
        type="button"
        className={`button button-secondary ${again ? 'button-small' : 'whitespace-nowrap'}`}
        aria-haspopup="dialog"
        onClick={() => ask(true)}
      >
        {words ?? (again ? 'Change machine' : 'Which machine?')}
      </button>
      {asking && (
        <Suspense fallback={null}>
          <MachineDialog onClose={() => ask(false)} onFile={onFile} />
        </Suspense>
      )}
    </>
  );
}

interface LineProps {
  machine: OwnMachine;
  result: JobResult;
}

/** Which machine the files are for, and whether the piece goes into its hoop. */
export function OwnMachineLine({ machine, result: { report } }: LineProps) {
  const { maker, model, field } = machine;
  const fits = fitsField(report.widthMm, report.heightMm, field);
  return (
    <div className="text-small grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="min-w-0 flex-1">
          {maker} {model}, hoop {hoopName(maker, field)}
        </p>
        <AskMachine again />
      </div>
      {!fits && (
        <p className="text-madder">
          It is larger than that hoop. Choose a smaller size below, or another hoop.
        </p>
      )}
    </div>
  );
}
