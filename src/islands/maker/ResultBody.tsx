import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import type { Problem } from 'ilmek-engine/inspect';
import { fitsField, hoopName } from '../../lib/machines/machines.ts';
import type { JobResult } from '../../stores/tool/job-state.ts';
import { $machine } from '../../stores/tool/machine.ts';
import { $workshop } from '../../stores/tool/workshop.ts';
import { detailsOf } from '../../tools/settings.ts';
import { toldSize } from '../../tools/sizes.ts';
import { formatCount, formatMetres, formatMinutes, formatSize } from '../common/numbers.ts';
import { ColorsLine } from './ColorsLine.tsx';
import { Downloads } from './Downloads.tsx';
import { GroundLine } from './GroundLine.tsx';
import { fittingHoop } from './hoops.ts';
import { useJob } from './job-context.ts';
import { MadeByFal } from './MadeByFal.tsx';
import { NameField } from './NameField.tsx';
import { PaletteLine } from './PaletteLine.tsx';
import { ReadingLine } from './ReadingLine.tsx';
import { SaveLine } from './SaveLine.tsx';
import { SewCheck } from './SewCheck.tsx';
import { SmallTextLine } from './SmallTextLine.tsx';
import { minutesOf } from './workshop/minutes.ts';
import { adviceFor, BOBBIN_SHARE, fabricOf } from './workshop/sheet.ts';

interface Props {
  result: JobResult;
  /** The problem whose places are marked in the picture. */
  marked: Problem | undefined;
  onMark: (problem: Problem | undefined) => void;
  /** What a tool tells besides. */
  children?: ReactNode;
}

/** What was made, in figures, its files, and what it was made with. */
export function ResultBody({ result, marked, onMark, children }: Props) {
  const job = useJob();
  return (
    <>
      <NameField name={result.label} />
      <Figures result={result} />
      {!result.remote && <ReadingLine reading={result.design.reading} />}
      <GroundLine ground={result.design.ground} />
      {!result.remote && <PaletteLine result={result} />}
      <ColorsLine result={result} />
      <SmallTextLine result={result} />
      <SimplifiedLines sentences={simplifiedIn(result)} />
      <SewCheck problems={result.report.problems} {...{ marked, onMark }} />
      {result.remote && <MadeByFal remote={result.remote} />}
      <span className="satin-bar my-4 block" data-thread="indigo" aria-hidden="true" />
      <Downloads result={result} />
      {job.tool.words.another && (
        <button
          type="button"
          className="button button-secondary button-wide mt-5"
          onClick={() => job.createAnother()}
        >
          {job.tool.words.another}
        </button>
      )}
      {/* One has just chosen them: they are told after what one came for. */}
      {children}
      {/* It grows when the piece is kept: above what is pressed it would move that from under the finger. */}
      <SaveLine />
      <Details settings={result.settings} />
    </>
  );
}

function Figures({ result }: { result: JobResult }) {
  const { report, design, settings } = result;
  const { tool } = useJob();
  const workshop = useStore($workshop);
  const machine = useStore($machine);
  const { stitches, trims, threads, threadMetres } = report;
  const { widthMm, heightMm } = toldSize(report, tool.fields, settings);
  const colors = new Set(threads.map(({ thread }) => thread.hex)).size;
  const fabric = fabricOf(result, workshop);
  return (
    <dl className="worksheet-rows">
      <Row name="Sewn size" value={formatSize(widthMm, heightMm)} />
      <Row name="Stitches" value={formatCount(stitches)} />
      <Row name="Colours" value={formatCount(colors)} />
      <Row name="Thread" value={formatMetres(threadMetres)} />
      <Row name="Bobbin thread, about" value={formatMetres(threadMetres * BOBBIN_SHARE)} />
      <Row name="Trims" value={formatCount(trims)} />
      <Row name="Sewing time" value={formatMinutes(minutesOf(report, workshop, machine))} />
      <HoopRow report={report} />
      <Row name="Stabilizer, needle" value={adviceFor(fabric, design.threadWeight)} />
    </dl>
  );
}

/** Whether it goes into the visitor's own hoop, or else which of the common ones takes it. */
function HoopRow({ report: { widthMm, heightMm, hoops } }: { report: JobResult['report'] }) {
  const machine = useStore($machine);
  if (!machine) {
    const hoop = fittingHoop(hoops);
    const words = hoop ? `Fits ${hoop}` : 'Larger than common hoops';
    return <Row name="Hoop" value={words} fits={!!hoop} />;
  }
  const fits = fitsField(widthMm, heightMm, machine.field);
  const own = hoopName(machine.maker, machine.field);
  return <Row name="Hoop" value={`${fits ? 'Fits' : 'Larger than'} your ${own}`} fits={fits} />;
}

const CUT_DRAWING =
  'A part cut out of a drawing is sewn from its pixels, with edges less sharp than its shapes.';

function simplifiedIn({ design: { simplified = [] }, picture }: JobResult): readonly string[] {
  return picture?.cut?.from.svg === undefined ? simplified : [CUT_DRAWING, ...simplified];
}

/** What was made simpler than it was drawn, so that it could be made at all, and what to do next. */
function SimplifiedLines({ sentences }: { sentences: readonly string[] }) {
  return sentences.map((sentence) => (
    <p key={sentence} className="border-t border-(--rule) py-3">
      {sentence}
    </p>
  ));
}

/** What it was made with. */
function Details({ settings }: { settings: JobResult['settings'] }) {
  const { tool } = useJob();
  const details = detailsOf(tool.fields, tool.details, settings);
  if (details.length === 0) return null;
  return (
    <>
      <h3 className="mt-6 mb-1">Pattern details</h3>
      <dl className="worksheet-rows">
        {details.map((detail) => (
          <Row key={detail.name} {...detail} />
        ))}
      </dl>
    </>
  );
}

function Row({ name, value, fits }: { name: string; value: string; fits?: boolean }) {
  return (
    <div className={value.length > 30 ? 'worksheet-row-long' : undefined}>
      <dt>{name}</dt>
      <dd className={fits ? 'fits' : undefined}>{value}</dd>
    </div>
  );
}
