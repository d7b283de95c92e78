import { Suspense, useMemo, useRef, useState } from 'react';
import type { CSSProperties, RefObject } from 'react';
import type { Problem } from 'ilmek-engine/inspect';
import { framedBounds, type Bounds } from '../../lib/player/window.ts';
import type { JobResult } from '../../stores/tool/job-state.ts';
import type { Framed } from '../../worker/client.ts';
import { CanvasPicture } from '../common/CanvasPicture.tsx';
import { CompareSlider } from '../common/CompareSlider.tsx';
import { lazyPart } from '../common/lazy-part.tsx';
import { PanZoom } from '../common/PanZoom.tsx';
import { Segmented } from '../common/Segmented.tsx';
import { useFullScreen } from '../common/use-full-screen.ts';
import { viewTransform, WHOLE_VIEW } from '../common/view.ts';
import type { View } from '../common/view.ts';
import { ZoomButtons } from '../common/ZoomButtons.tsx';
import { FullButton } from './FullButton.tsx';
import { ProblemMarks } from './ProblemMarks.tsx';
import { useArrival } from './arrival.ts';
import type { FocusBefore } from './focus.ts';
import { useFinePicture } from './use-fine-picture.ts';

const LOOKS = [
  { value: 'compare', label: 'Compare' },
  { value: 'beside', label: 'Side by side' },
  { value: 'stitches', label: 'Stitches' },
  { value: 'sew', label: 'Sew it' },
] as const;
export type Look = (typeof LOOKS)[number]['value'];

/** Fetched when somebody wants to watch. */
const StitchPlayer = lazyPart(
  async () => (await import('../player/StitchPlayer.tsx')).StitchPlayer,
);

const PAN_LABEL = 'Enlarged picture: drag it, or move it with the arrow keys';

interface Props {
  result: JobResult;
  dragging: boolean;
  firstLook: Look;
  /** The problem whose places are marked. */
  marked: Problem | undefined;
  onMark: (problem: Problem | undefined) => void;
  /** What takes the focus as the result arrives. */
  heading: RefObject<HTMLElement | null>;
  /** What had the focus when the result was shown. */
  before: RefObject<FocusBefore | null>;
}

/** The finished piece in its frame: cut against the original, beside it, or alone. */
export function ResultStage({ result, dragging, firstLook, marked, onMark, ...focus }: Props) {
  const looks = looksOf(result);
  const [chosen, setLook] = useState<Look>(looks.includes(BESIDE) ? firstLook : 'stitches');
  // Marks are drawn over the finished piece, where nothing of it is cut away.
  const look = marked && chosen !== 'beside' ? 'stitches' : chosen;
  function choose(next: Look) {
    onMark(undefined);
    setLook(next);
  }
  const [view, setView] = useState(WHOLE_VIEW);
  const { width, height } = result.framed.size;
  const bounds = useMemo(() => boundsOf(result), [result.turn]);
  const aspect = { '--aspect': width / height } as CSSProperties;
  const stage = useRef<HTMLElement>(null);
  const [full, toggleFull] = useFullScreen(stage);
  useArrival(stage, focus.heading, focus.before, result.turn);
  useFinePicture(stage, result, look === 'sew' ? 1 : view.zoom, full);
  return (
    <section
      ref={stage}
      aria-label="Your embroidery"
      className={`result-stage ${full ? 'result-full' : ''}`}
    >
      <div data-yields className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <Segmented
          legend="View"
          name="look"
          choices={looks}
          value={look}
          onChange={choose}
          className="max-md:w-full md:min-w-104"
        />
        <div className="ml-auto flex items-center gap-2">
          {look !== 'sew' && (
            <ZoomButtons
              view={view}
              onView={setView}
              hint={full ? 'The wheel zooms' : 'Ctrl + wheel zooms'}
            />
          )}
          <Suspense fallback={<span className="size-11" />}>
            <FullButton full={full} onPress={toggleFull} />
          </Suspense>
        </div>
      </div>
      <div
        className={`grid justify-items-center gap-6 transition-opacity max-md:-mx-5 ${dragging ? 'opacity-60' : ''}`}
        data-keeps-clear
        style={aspect}
      >
        {look === 'sew' ? (
          <Suspense fallback={<p role="status">The machine is being threaded…</p>}>
            <div className="w-full max-md:px-5">
              <StitchPlayer design={result.design} finished={result.sewn} shows={bounds} autoPlay />
            </div>
          </Suspense>
        ) : (
          <Pictures {...{ look, result, bounds, view, marked }} onView={setView} />
        )}
      </div>
    </section>
  );
}

const [, BESIDE] = LOOKS;

/** What a result can be seen in: some have no original, and what is more than its picture cannot be cut against it. */
function looksOf({ original, plan }: JobResult): readonly (typeof LOOKS)[number][] {
  if (original === undefined) return LOOKS.slice(2);
  return plan ? LOOKS.slice(1) : LOOKS;
}

/** From so many times as wide as high both pictures are larger one above the other. */
const WIDE = 2;

interface PicturesProps {
  look: Exclude<Look, 'sew'>;
  result: JobResult;
  bounds: Bounds;
  view: View;
  marked: Problem | undefined;
  onView: (view: View) => void;
}

function Pictures({ look, result, bounds, view, marked, onView }: PicturesProps) {
  const [cut, setCut] = useState(38);
  const { original: file, sewn, framed } = result;
  const isWide = framed.size.width > WIDE * framed.size.height;
  const pan = { view, onView, label: PAN_LABEL, className: 'relative size-full overflow-hidden' };
  const original = file && <Original {...{ file, framed, view }} />;
  const embroidery = (
    <CanvasPicture
      picture={sewn}
      label={original ? 'The same as embroidery' : 'Your embroidery'}
      {...layer(view)}
    />
  );
  const marks = marked && (
    <Suspense fallback={null}>
      <ProblemMarks bounds={bounds} problem={marked} view={view} />
    </Suspense>
  );
  if (look === 'beside') {
    return (
      <div
        className={`grid w-full gap-6 ${isWide ? 'justify-items-center [--share:0.44]' : 'md:grid-cols-2'}`}
      >
        <Framed caption="Original">
          <PanZoom {...pan}>{original}</PanZoom>
        </Framed>
        {/* On a phone what was made comes first: the other would be all that one sees. */}
        <Framed caption="Embroidery" className="max-md:order-first">
          <PanZoom {...pan}>
            {embroidery}
            {marks}
          </PanZoom>
        </Framed>
      </div>
    );
  }
  return (
    <Framed>
      <PanZoom {...pan}>
        {look === 'compare' ? (
          <Suspense fallback={null}>
            <CompareSlider {...{ original, embroidery, cut }} onCut={setCut} />
          </Suspense>
        ) : (
          embroidery
        )}
        {marks}
      </PanZoom>
    </Framed>
  );
}

/** What a result's picture shows of the design's plane. */
const boundsOf = ({ design, framed: { size, page } }: JobResult): Bounds =>
  framedBounds(design, size, page);

/** The original where it lies under the piece, on the same cloth: around it, and through what of it is clear. */
function Original({ file, framed, view }: { file: Blob; framed: Framed; view: View }) {
  const { ground, size, page } = framed;
  const place = {
    left: `${(100 * page.left) / size.width}%`,
    top: `${(100 * page.top) / size.height}%`,
    width: `${(100 * page.width) / size.width}%`,
    height: `${(100 * page.height) / size.height}%`,
  };
  return (
    <div className="relative size-full origin-top-left" style={{ transform: viewTransform(view) }}>
      {ground && <CanvasPicture picture={ground} className="absolute inset-0 size-full" />}
      <CanvasPicture
        picture={file}
        label="The original picture"
        className="absolute max-w-none object-contain"
        style={place}
      />
    </div>
  );
}

interface FramedProps {
  caption?: string;
  className?: string;
  children: React.ReactNode;
}

/** A frame no taller than the window leaves room for. */
function Framed({ caption, className = '', children }: FramedProps) {
  return (
    <figure
      className={`w-full max-w-[calc(var(--room)*var(--share,1)*var(--aspect))] ${className}`}
    >
      <div className="frame frame-sewn">
        <div className="aspect-(--aspect)">{children}</div>
      </div>
      {caption && (
        <figcaption className="text-small text-ink-2 mt-2 text-center">{caption}</figcaption>
      )}
    </figure>
  );
}

const layer = (view: View) => ({
  className: 'size-full max-w-none origin-top-left object-contain',
  style: { transform: viewTransform(view) },
});
