import { useEffect, useState } from 'react';
import type { Design } from 'ilmek-engine';
import type { GalleryImage } from '../../services/gallery/gallery.ts';
import { stitchFiles } from '../../stores/gallery/design.ts';
import { StitchPlayer } from '../player/StitchPlayer.tsx';

/** A design of the gallery, sewn stitch by stitch. */
export function DesignPlayer({ image }: { image: GalleryImage }) {
  const [design, setDesign] = useState<Design | 'failed'>();
  useEffect(() => {
    const fail = (error: unknown) => {
      console.error(error);
      setDesign('failed');
    };
    stitchFiles(image).design().then(setDesign, fail);
  }, [image]);
  if (design === 'failed') {
    return <p role="alert">The stitches could not be loaded. Please try again later.</p>;
  }
  return design ? (
    <StitchPlayer design={design} autoPlay />
  ) : (
    <p role="status">The stitches are on their way…</p>
  );
}
