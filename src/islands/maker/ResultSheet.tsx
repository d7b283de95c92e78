import type { ReactNode, RefObject } from 'react';
import type { Problem } from 'ilmek-engine/inspect';
import type { JobResult } from '../../stores/tool/job-state.ts';
import { detailsOf } from '../../tools/settings.ts';
import { formatCount, formatMetres, formatMinutes, formatSize } from '../common/numbers.ts';
import { Downloads } from './Downloads.tsx';
import { GroundLine } from './GroundLine.tsx';
import { fittingHoop } from './hoops.ts';
import { useJob } from './job-context.ts';
import { MadeByFal } from './MadeByFal.tsx';
import { SaveLine } from './SaveLine.tsx';
import { SewCheck } from './SewCheck.tsx';

interface Props {
  result: JobResult;
  headingRef: RefObject<HTMLHeadingElement | null>;
  /** The problem whose places are marked in the picture. */
  marked: Problem | undefined;
  onMark: (problem: Problem | undefined) => void;
  /** What a tool tells besides. */
  children?: ReactNode;
}

/** What was made, in figures, and its files. */
export function ResultSheet({ result, headingRef, marked, onMark, children }: Props) {
  const job = useJob();
  return (
    <section className="worksheet max-md:p-5" aria-labelledby="result-title">
      <h2 id="result-title" ref={headingRef} tabIndex={-1} className="worksheet-title">
        Worksheet
      </h2>
      <p className="worksheet-note mt-1 mb-3 break-words">{result.title}</p>
      <Figures report={result.report} />
      <GroundLine ground={result.design.ground} />
      <SimplifiedLines sentences={result.design.simplified} />
      <SewCheck problems={result.report.problems} {...{ marked, onMark }} />
      <Details settings={result.settings} />
      {result.remote && <MadeByFal remote={result.remote} />}
      {children}
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
      <SaveLine />
    </section>
  );
}

function Figures({ report }: { report: JobResult['report'] }) {
  const { widthMm, heightMm, stitches, threads, threadMetres, minutes, hoops } = report;
  const hoop = fittingHoop(hoops);
  const colors = new Set(threads.map(({ thread }) => thread.hex)).size;
  return (
    <dl className="worksheet-rows">
      <Row name="Size" value={formatSize(widthMm, heightMm)} />
      <Row name="Stitches" value={formatCount(stitches)} />
      <Row name="Colours" value={formatCount(colors)} />
      <Row name="Thread" value={formatMetres(threadMetres)} />
      <Row name="Sews in" value={formatMinutes(minutes)} />
      <Row name="Hoop" value={hoop ? `Fits ${hoop}` : 'Larger than common hoops'} fits={!!hoop} />
    </dl>
  );
}

/** What was made simpler than it was drawn, so that it could be made at all, and what to do next. */
function SimplifiedLines({ sentences = [] }: { sentences: JobResult['design']['simplified'] }) {
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
    <div>
      <dt>{name}</dt>
      <dd className={fits ? 'fits' : undefined}>{value}</dd>
    </div>
  );
}
