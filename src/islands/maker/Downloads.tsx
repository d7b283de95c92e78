import { Suspense } from 'react';
import { useStore } from '@nanostores/react';
import type { JobResult } from '../../stores/tool/job-state.ts';
import { STITCH_FORMATS } from '../../tools/formats.ts';
import { lazyPart } from '../common/lazy-part.tsx';
import { formatCount } from '../common/numbers.ts';
import { useJob } from './job-context.ts';
import { useBar } from './next-step.ts';

/** Fetched with the first result. */
const ArtworkChoice = lazyPart(async () => (await import('./ArtworkChoice.tsx')).ArtworkChoice);

/** The result's files: the one that the tool names first, the other, and all machines'. */
export function Downloads({ result }: { result: JobResult }) {
  const { tool } = useJob();
  const bar = useBar('download');
  const isDstFirst = tool.firstFile === 'dst';
  const stitches = (
    <StitchFile
      key="dst"
      result={result}
      label={isDstFirst ? tool.words.download : 'DST file'}
      primary={isDstFirst}
    />
  );
  const artwork = (
    <ArtworkFile
      key="jpg"
      result={result}
      label={isDstFirst ? 'Artwork (JPG)' : tool.words.download}
      primary={!isDstFirst}
    />
  );
  const [first, second] = isDstFirst ? [stitches, artwork] : [artwork, stitches];
  return (
    <>
      <div className="grid gap-3">
        <div className={bar}>{first}</div>
        {second}
      </div>
      <OtherFiles />
      <Suspense fallback={null}>
        <ArtworkChoice result={result} />
      </Suspense>
    </>
  );
}

interface FileProps {
  result: JobResult;
  label: string;
  primary: boolean;
}

const buttonClass = (primary: boolean) =>
  `button button-wide button-split max-md:gap-2 max-md:px-5 ${primary ? '' : 'button-secondary'}`;

function StitchFile({ result, label, primary }: FileProps) {
  const { files } = useJob();
  return (
    <button
      type="button"
      className={buttonClass(primary)}
      onClick={() => void files.downloadStitches('dst')}
    >
      <span className="whitespace-nowrap">{label}</span>
      <span className="max-md:text-small">{formatCount(result.report.stitches)} stitches</span>
    </button>
  );
}

function ArtworkFile({ result: { artwork }, label, primary }: FileProps) {
  const { files } = useJob();
  return (
    <button
      type="button"
      className={buttonClass(primary)}
      onClick={() => void files.downloadArtwork()}
    >
      <span className="whitespace-nowrap">{label}</span>
      <span className="max-md:text-small">
        {artwork
          ? `${formatCount(artwork.size.width)} × ${formatCount(artwork.size.height)} px`
          : 'being drawn'}
      </span>
    </button>
  );
}

/** Other machines' formats, those of other programs, the sheet to print, and the way to the gallery. */
function OtherFiles() {
  const { files, tool, saving } = useJob();
  // What is private is not in the gallery: its own page is.
  const { id } = useStore(saving.$save);
  const isNewTab = tool.galleryLink === 'new-tab';
  return (
    <p className="mt-5 flex flex-wrap gap-x-5 gap-y-2">
      {STITCH_FORMATS.filter((format) => format !== 'dst').map((format) => (
        <button
          key={format}
          type="button"
          className="link cursor-pointer"
          onClick={() => void files.downloadStitches(format)}
        >
          <span className="sr-only">Download </span>
          {format.toUpperCase()}
        </button>
      ))}
      <button
        type="button"
        className="link cursor-pointer"
        onClick={() => void files.downloadWorksheet()}
      >
        Worksheet (PDF)
      </button>
      {tool.galleryLink !== 'none' && (
        <a
          className="link"
          href={id ? `/gallery/${id}` : '/gallery'}
          {...(isNewTab && { target: '_blank', rel: 'noopener' })}
        >
          View in Gallery{isNewTab && <span className="sr-only"> (opens in a new tab)</span>}
        </a>
      )}
    </p>
  );
}
