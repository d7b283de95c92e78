import type { RefObject } from 'react';
import type { FormatId } from '../../engine/formats/index.ts';
import { downloadArtwork, downloadStitches, downloadWorksheet } from '../../stores/job.ts';
import type { JobResult } from '../../stores/job-state.ts';
import { formatCount, formatMetres, formatMinutes, formatSize } from '../common/numbers.ts';
import { fittingHoop } from './hoops.ts';
import { SaveLine } from './SaveLine.tsx';

/** Beside DST, the formats most machines at home read, the commonest first. */
const OTHER_FORMATS = ['pes', 'jef', 'exp', 'vp3', 'xxx', 'hus'] as const satisfies FormatId[];

interface Props {
  result: JobResult;
  headingRef: RefObject<HTMLHeadingElement | null>;
}

/** What was made, in figures, and its files. */
export function ResultSheet({ result, headingRef }: Props) {
  const { report, artwork, fileName } = result;
  return (
    <section className="worksheet max-md:p-5" aria-labelledby="result-title">
      <h2 id="result-title" ref={headingRef} tabIndex={-1} className="worksheet-title">
        Worksheet
      </h2>
      <p className="worksheet-note mt-1 mb-3 truncate">{fileName}</p>
      <Figures report={report} />
      <span className="satin-bar my-4 block" data-thread="indigo" aria-hidden="true" />
      <div className="grid gap-3">
        <button
          type="button"
          className="button button-wide button-split max-md:px-5"
          onClick={() => void downloadStitches('dst')}
        >
          <span>Download DST File</span>
          <span>{formatCount(report.stitches)} stitches</span>
        </button>
        <button
          type="button"
          className="button button-secondary button-wide button-split max-md:px-5"
          onClick={() => void downloadArtwork()}
        >
          <span>Artwork (JPG)</span>
          <span>
            {artwork
              ? `${formatCount(artwork.size.width)} × ${formatCount(artwork.size.height)} px`
              : 'being drawn'}
          </span>
        </button>
      </div>
      <OtherFiles />
      <SaveLine />
    </section>
  );
}

/** What few ask for: other machines' formats, and the sheet to print. */
function OtherFiles() {
  return (
    <p className="mt-5 flex flex-wrap gap-x-5 gap-y-2">
      {OTHER_FORMATS.map((format) => (
        <button
          key={format}
          type="button"
          className="link cursor-pointer"
          onClick={() => void downloadStitches(format)}
        >
          <span className="sr-only">Download </span>
          {format.toUpperCase()}
        </button>
      ))}
      <button
        type="button"
        className="link cursor-pointer"
        onClick={() => void downloadWorksheet()}
      >
        Worksheet (PDF)
      </button>
      <a className="link" href="/gallery" target="_blank" rel="noopener">
        View in Gallery<span className="sr-only"> (opens in a new tab)</span>
      </a>
    </p>
  );
}

function Figures({ report }: { report: JobResult['report'] }) {
  const { widthMm, heightMm, stitches, threads, threadMetres, minutes, hoops } = report;
  const hoop = fittingHoop(hoops);
  const colours = new Set(threads.map(({ thread }) => thread.hex)).size;
  return (
    <dl className="worksheet-rows">
      <Row name="Size" value={formatSize(widthMm, heightMm)} />
      <Row name="Stitches" value={formatCount(stitches)} />
      <Row name="Colours" value={formatCount(colours)} />
      <Row name="Thread" value={formatMetres(threadMetres)} />
      <Row name="Sews in" value={formatMinutes(minutes)} />
      <Row name="Hoop" value={hoop ? `Fits ${hoop}` : 'Larger than common hoops'} fits={!!hoop} />
    </dl>
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
