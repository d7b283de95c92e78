import { Suspense, useState } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import type { GalleryImage } from '../../services/gallery/gallery.ts';
import { CompareSlider } from '../common/CompareSlider.tsx';
import { lazyPart } from '../common/lazy-part.tsx';
import { MemberPicture } from '../common/MemberPicture.tsx';
import { Segmented } from '../common/Segmented.tsx';

const LOOKS = [
  { value: 'embroidery', label: 'Embroidery' },
  { value: 'compare', label: 'Compare' },
  { value: 'sew', label: 'Sew it' },
] as const;
type Look = (typeof LOOKS)[number]['value'];

/** Fetched when somebody wants to watch. */
const DesignPlayer = lazyPart(async () => (await import('./DesignPlayer.tsx')).DesignPlayer);

/** The piece in its frame, how it is sewn and, where one is kept, the picture it was made from. */
export function DesignStage({ image }: { image: GalleryImage }) {
  const [look, setLook] = useState<Look>('embroidery');
  const [cut, setCut] = useState(38);
  const { name, url, originalImage, stitches, width, height } = image;
  const can = { embroidery: true, compare: !!originalImage, sew: !!stitches };
  const looks = LOOKS.filter(({ value }) => can[value]);
  const sides = { width: width ?? 1000, height: height ?? 1000 };
  const embroidery = (
    <MemberPicture
      src={url}
      said={image}
      alt={`${name}, as embroidery`}
      {...sides}
      draggable={false}
    />
  );
  const original = originalImage && (
    <MemberPicture
      src={originalImage}
      alt={`The original picture of ${name}`}
      {...sides}
      draggable={false}
    />
  );
  return (
    <section className="design-stage" aria-label="Image">
      {look === 'sew' ? (
        <div className="w-full">
          <Suspense fallback={<p role="status">The machine is being threaded…</p>}>
            <DesignPlayer image={image} />
          </Suspense>
        </div>
      ) : (
        <Framed aspect={sides.width / sides.height}>
          {original && look === 'compare' ? (
            <CompareSlider {...{ original, embroidery, cut }} onCut={setCut} />
          ) : (
            embroidery
          )}
        </Framed>
      )}
      <div className="design-original">
        {original && (
          <figure>
            <span className="patch patch-small">{original}</span>
            <figcaption className="text-small text-ink-2 mt-2">Original</figcaption>
          </figure>
        )}
        {looks.length > 1 && (
          <Segmented
            legend="Show"
            name="look"
            choices={looks}
            value={look}
            onChange={setLook}
            className="w-full max-w-[26rem]"
          />
        )}
      </div>
    </section>
  );
}

function Framed({ aspect, children }: { aspect: number; children: ReactNode }) {
  return (
    <figure className="design-frame" style={{ '--aspect': aspect } as CSSProperties}>
      <div className="frame frame-sewn">
        <div className="design-picture">{children}</div>
      </div>
    </figure>
  );
}
