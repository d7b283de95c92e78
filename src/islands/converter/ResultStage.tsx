import { useState } from 'react';
import type { CSSProperties } from 'react';
import type { JobResult } from '../../stores/job-state.ts';
import { CompareSlider } from '../common/CompareSlider.tsx';
import { PanZoom } from '../common/PanZoom.tsx';
import { Segmented } from '../common/Segmented.tsx';
import { viewTransform, WHOLE_VIEW } from '../common/view.ts';
import type { View } from '../common/view.ts';
import { ZoomButtons } from '../common/ZoomButtons.tsx';

const LOOKS = [
  { value: 'compare', label: 'Compare' },
  { value: 'beside', label: 'Side by side' },
  { value: 'stitches', label: 'Stitches' },
] as const;
type Look = (typeof LOOKS)[number]['value'];

const PAN_LABEL = 'Enlarged picture: drag it, or move it with the arrow keys';

/** The finished piece in its frame: cut against the original, beside it, or alone. */
export function ResultStage({ result, dragging }: { result: JobResult; dragging: boolean }) {
  const [look, setLook] = useState<Look>('compare');
  const [view, setView] = useState(WHOLE_VIEW);
  const [cut, setCut] = useState(38);
  const original = <Layer url={result.originalUrl} alt="The original picture" view={view} />;
  const embroidery = <Layer url={result.pictureUrl} alt="The same as embroidery" view={view} />;
  const { width, height } = result.previewSize;
  const aspect = { '--aspect': width / height } as CSSProperties;
  const pan = { view, onView: setView, label: PAN_LABEL };
  return (
    <section aria-label="Your embroidery" className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <Segmented
          legend="View"
          name="look"
          choices={LOOKS}
          value={look}
          onChange={setLook}
          className="max-md:w-full md:min-w-88"
        />
        <div className="ml-auto">
          <ZoomButtons view={view} onView={setView} />
        </div>
      </div>
      <div
        className={`grid justify-items-center gap-6 transition-opacity max-md:-mx-5 ${dragging ? 'opacity-60' : ''}`}
        style={aspect}
      >
        {look === 'beside' ? (
          <div className="grid w-full gap-6 md:grid-cols-2">
            <Framed caption="Original">
              <PanZoom {...pan} className="size-full overflow-hidden">
                {original}
              </PanZoom>
            </Framed>
            <Framed caption="Embroidery">
              <PanZoom {...pan} className="size-full overflow-hidden">
                {embroidery}
              </PanZoom>
            </Framed>
          </div>
        ) : (
          <Framed>
            <PanZoom {...pan} className="size-full overflow-hidden">
              {look === 'compare' ? (
                <CompareSlider {...{ original, embroidery, cut }} onCut={setCut} />
              ) : (
                embroidery
              )}
            </PanZoom>
          </Framed>
        )}
      </div>
    </section>
  );
}

/** A linen mount no taller than the window leaves room for. */
function Framed({ caption, children }: { caption?: string; children: React.ReactNode }) {
  return (
    <figure className="w-full max-w-[calc(78svh*var(--aspect)+36px)]">
      <div className="frame">
        <div className="aspect-(--aspect)">{children}</div>
      </div>
      {caption && (
        <figcaption className="text-small text-ink-2 mt-2 text-center">{caption}</figcaption>
      )}
    </figure>
  );
}

function Layer({ url, alt, view }: { url: string; alt: string; view: View }) {
  return (
    <img
      src={url}
      alt={alt}
      draggable={false}
      className="size-full max-w-none origin-top-left object-fill"
      style={{ transform: viewTransform(view) }}
    />
  );
}
