import { Suspense, useState } from 'react';
import type { FormatId } from 'ilmek-engine';
import { grouped } from '../../lib/grouped.ts';
import { fitsField, hoopName, longestWithin, machineName } from '../../lib/machines/machines.ts';
import type { PieceSides } from '../../lib/machines/machines.ts';
import type { JobResult } from '../../stores/tool/job-state.ts';
import type { OwnMachine } from '../../stores/tool/machine.ts';
import { exactLonger } from '../../tools/sizes.ts';
import { lazyPart } from '../common/lazy-part.tsx';
import { useJob, useJobState } from './job-context.ts';

/** With its table of machines: most visitors open it once. */
const MachineDialog = lazyPart(async () => (await import('./MachineDialog.tsx')).MachineDialog);

interface AskProps {
  /** Its words: it is told already, and may be another. */
  again?: boolean;
  /** Other words. */
  words?: string;
  /** It is what one presses next. */
  primary?: boolean;
  /** Hands out a file for the machine as soon as it is told. */
  onFile?: (format: FormatId) => void;
  /** The piece that its hoop is to take, where that is not what the page's tool has made. */
  piece?: PieceSides;
}

/** Asks for the machine that files are for. */
export function AskMachine({ again = false, words, primary, onFile, piece }: AskProps) {
  const [asking, ask] = useState(false);
  return (
    <>
      <button
        type="button"
        className={`button ${primary ? '' : 'button-secondary'} ${again ? 'button-small' : 'whitespace-nowrap'}`}
        aria-haspopup="dialog"
        onClick={() => ask(true)}
      >
        {words ?? (again ? 'Change machine' : 'Which machine?')}
      </button>
      {asking && (
        <Suspense fallback={null}>
          <MachineDialog
            onClose={() => ask(false)}
            onTooLarge={showTooLarge}
            {...{ onFile, piece }}
          />
        </Suspense>
      )}
    </>
  );
}

/** Marks where it is told that a piece is larger than the hoop. */
const TOO_LARGE = 'data-too-large';

/** Shows, once it is on the page, that the piece is larger than the hoop that was just told. */
function showTooLarge(): void {
  setTimeout(() => document.querySelector(`[${TOO_LARGE}]`)?.scrollIntoView({ block: 'center' }));
}

interface LineProps {
  machine: OwnMachine;
  result: JobResult;
}

/** Which machine the files are for, and whether the piece goes into its hoop. */
export function OwnMachineLine({ machine, result: { report } }: LineProps) {
  const job = useJob();
  const { phase } = useJobState();
  const { maker, field } = machine;
  const { widthMm, heightMm } = report;
  const fits = fitsField(widthMm, heightMm, field);
  const fittingMm = longestWithin(widthMm, heightMm, field);
  const { millimetres } = job.tool.fields;
  const canFit = millimetres?.kind === 'length' && fittingMm >= millimetres.min;
  return (
    <div className="text-small grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="min-w-0 flex-1">
          {machineName(machine)}, hoop {hoopName(maker, field)}
        </p>
        <AskMachine again />
      </div>
      <TooManyStitches most={machine.most} stitches={report.stitches} />
      {!fits && (
        <div
          {...{ [TOO_LARGE]: true }}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2"
        >
          <p className="text-madder min-w-0 flex-1">
            It is larger than that hoop.{' '}
            {canFit ? 'Sew it smaller, or choose another hoop.' : 'Choose another hoop.'}
          </p>
          {canFit && (
            <button
              type="button"
              className="button button-secondary button-small"
              disabled={phase === 'making'}
              onClick={() => void job.again({}, exactLonger(job.tool.fields, fittingMm))}
            >
              Sew it {fittingMm} mm
            </button>
          )}
        </div>
      )}
    </div>
  );
}

interface TooManyProps {
  /** The most that the machine takes in one pattern; absent where nobody knows. */
  most: number | undefined;
  stitches: number;
}

/** Says that a machine will not take the pattern, and what helps. */
export function TooManyStitches({ most = Infinity, stitches }: TooManyProps) {
  if (stitches <= most) return null;
  return (
    <p className="text-madder">
      It has more stitches than that machine takes in one pattern, {grouped(most)}. Sew it smaller,
      or at a lower density.
    </p>
  );
}
