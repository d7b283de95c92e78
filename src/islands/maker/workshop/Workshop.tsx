import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { FabricName } from 'ilmek-engine';
import { FABRIC_NAMES, FABRIC_PRESETS } from 'ilmek-engine/tables';
import { changesByHand, runsFor } from '../../../lib/workshop/order.ts';
import type { JobResult } from '../../../stores/tool/job-state.ts';
import { $machine } from '../../../stores/tool/machine.ts';
import { $workshop, tellWorkshop, WORKSHOP_LIMITS } from '../../../stores/tool/workshop.ts';
import { formatCount, formatMetres, formatMinutes, plural } from '../../common/numbers.ts';
import { AgainLine } from '../AgainLine.tsx';
import { useJob } from '../job-context.ts';
import { Select } from '../Select.tsx';
import { NumberInput } from './NumberInput.tsx';
import { Prices } from './Prices.tsx';
import { minutesOf } from './minutes.ts';
import { BOBBIN_SHARE, fabricOf, laidFor } from './sheet.ts';
import { ThreadTable } from './ThreadTable.tsx';

/** What a workshop asks of a piece: cloth, time and thread for as many as are wanted, and the price. */
export function Workshop({ result }: { result: JobResult }) {
  const workshop = useStore($workshop);
  // Who has told something of it wants to see it; later it stays as it is left.
  const [opened] = useState(workshop.pieces > 1 || workshop.chart !== 'none');
  return (
    <details className="worksheet max-md:-mx-2 max-md:p-5 lg:col-start-1" open={opened}>
      <summary className="cursor-pointer">
        <h2 className="worksheet-title inline">For the workshop</h2>
        <p className="worksheet-note mt-1">
          Fabric, time and thread for several pieces, threads of another chart, the price.
        </p>
      </summary>
      <div className="mt-4 grid gap-6">
        <Order result={result} />
        <ThreadTable uses={result.report.threads} />
        <Prices stitches={result.report.stitches} />
      </div>
    </details>
  );
}

function Order({ result }: { result: JobResult }) {
  const { report, settings } = result;
  const workshop = useStore($workshop);
  const machine = useStore($machine);
  const { speed, needles, heads, pieces } = workshop;
  const fabric = fabricOf(result, workshop);
  const byHand = changesByHand(report, workshop);
  const runs = runsFor(pieces, workshop);
  return (
    <div className="grid gap-4">
      <div className="grid items-start gap-4 md:grid-cols-2">
        {settings.fabric === undefined ? (
          <div>
            <Select
              label="Fabric"
              value={fabric}
              onChange={(next) => tellWorkshop({ fabric: next as FabricName })}
            >
              {FABRIC_NAMES.map((name) => (
                <option key={name} value={name}>
                  {FABRIC_PRESETS[name].label}
                </option>
              ))}
            </Select>
            <LaidFor result={result} fabric={fabric} />
          </div>
        ) : (
          <p className="self-end pb-2">
            <span className="font-label">{FABRIC_PRESETS[fabric].label}.</span> Its stitches are
            laid for it: another is chosen below, and sewn anew.
          </p>
        )}
        <NumberInput
          label="Pieces"
          value={pieces}
          limits={WORKSHOP_LIMITS.pieces}
          onChange={(next) => tellWorkshop({ pieces: next })}
        />
        {machine && (
          <>
            <NumberInput
              label="Stitches a minute"
              value={speed}
              limits={WORKSHOP_LIMITS.speed}
              onChange={(next) => tellWorkshop({ speed: next })}
            />
            <NumberInput
              label="Needles"
              value={needles}
              limits={WORKSHOP_LIMITS.needles}
              onChange={(next) => tellWorkshop({ needles: next })}
            />
            {(needles > 1 || heads > 1) && (
              <NumberInput
                label="Heads"
                value={heads}
                limits={WORKSHOP_LIMITS.heads}
                onChange={(next) => tellWorkshop({ heads: next })}
              />
            )}
          </>
        )}
      </div>
      <Sums
        pieces={pieces}
        rows={[
          ['Sewing time', minutesOf(report, workshop, machine), formatMinutes, runs],
          ['Thread', report.threadMetres, formatMetres, pieces],
          ['Bobbin thread, about', report.threadMetres * BOBBIN_SHARE, formatMetres, pieces],
          ['Stitches', report.stitches, formatCount, pieces],
          ['Trims', report.trims, formatCount, pieces],
        ]}
      />
      <p className="text-small text-ink-2">
        {machine ? (
          `On your ${machine.model || machine.maker}: ${byHand === 0 ? 'no thread is changed by hand' : `${plural(byHand, 'change')} of thread by hand, a minute each`}.`
        ) : (
          <>
            Time is that of a common home machine, without what it takes to change the thread.
            <span className="print:hidden">
              {' '}
              Choose your machine beside the downloads to see its own time.
            </span>
          </>
        )}
      </p>
    </div>
  );
}

/** What the stitches are laid for, and one press to have them laid for the fabric that was chosen. */
function LaidFor({ result, fabric }: { result: JobResult; fabric: FabricName }) {
  const job = useJob();
  const laid = laidFor(result);
  if (laid === fabric) {
    return <p className="text-small text-ink-2 mt-2">The stitches are laid for it.</p>;
  }
  return (
    <div className="mt-2">
      <AgainLine action="Sew it anew for this" onPress={() => void job.again({ fabric })}>
        <span className="text-small text-ink-2">
          Stabilizer and needle are for this one; the stitches are laid for “
          {FABRIC_PRESETS[laid].label}”.
        </span>
      </AgainLine>
    </div>
  );
}

interface SumsProps {
  pieces: number;
  rows: readonly (readonly [
    name: string,
    one: number,
    format: (value: number) => string,
    /** How often it counts for all pieces. */
    times: number,
  ])[];
}

/** Of one piece, and of all where there are several. */
const Sums = ({ pieces, rows }: SumsProps) => (
  <table className="workshop-table">
    <thead>
      <tr>
        <td />
        <th scope="col">One piece</th>
        {pieces > 1 && <th scope="col">{formatCount(pieces)} pieces</th>}
      </tr>
    </thead>
    <tbody>
      {rows.map(([name, one, format, times]) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td>{format(one)}</td>
          {pieces > 1 && <td>{format(one * times)}</td>}
        </tr>
      ))}
    </tbody>
  </table>
);
