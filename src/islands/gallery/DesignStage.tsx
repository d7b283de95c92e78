import { useState } from 'react';
import type { CSSProperties } from 'react';
import type { GalleryImage } from '../../services/gallery/gallery.ts';
import { CompareSlider } from '../common/CompareSlider.tsx';
import { MemberPicture } from '../common/MemberPicture.tsx';
import { Segmented } from '../common/Segmented.tsx';

const LOOKS = [
  { value: 'embroidery', label: 'Embroidery' },
  { value: 'compare', label: 'Compare' },
] as const;
type Look = (typeof LOOKS)[number]['value'];

/** The piece in its frame and, where one is kept, the picture it was made from. */
export function DesignStage({ image }: { image: GalleryImage }) {
  const [look, setLook] = useState<Look>('embroidery');
  const [cut, setCut] = useState(38);
  const { name, url, originalImage, width, height } = image;
  const sides = { width: width ?? 1000, height: height ?? 1000 };
  const aspect = { '--aspect': sides.width / sides.height } as CSSProperties;
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
      <figure className="design-frame" style={aspect}>
        <div className="frame">
          <div className="design-picture">
            {original && look === 'compare' ? (
              <CompareSlider {...{ original, embroidery, cut }} onCut={setCut} />
            ) : (
              embroidery
            )}
          </div>
        </div>
      </figure>
      {original && (
        <div className="design-original">
          <figure>
            <span className="patch patch-small">{original}</span>
            <figcaption className="text-small text-ink-2 mt-2">Original</figcaption>
          </figure>
          <Segmented
            legend="Show"
            name="look"
            choices={LOOKS}
            value={look}
            onChange={setLook}
            className="w-full max-w-[20rem]"
          />
        </div>
      )}
    </section>
  );
}
