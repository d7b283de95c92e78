import { useEffect, useState } from 'react';
import type { Design } from 'ilmek-engine';
import type { GalleryImage } from '../../services/gallery/gallery.ts';
import { pictureGround } from '../../services/gallery/ground.ts';
import { stitchFiles } from '../../stores/gallery/design.ts';
import { StitchPlayer } from '../player/StitchPlayer.tsx';

/** What is sewn, and the colour of the cloth it is sewn on; null for that of the frame. */
interface Threaded {
  design: Design;
  fabricHex: string | null | undefined;
}

/** A design of the gallery, sewn stitch by stitch, on the cloth of its picture. */
export function DesignPlayer({ image }: { image: GalleryImage }) {
  const [threaded, thread] = useState<Threaded | 'failed'>();
  useEffect(() => {
    const fail = (error: unknown) => {
      console.error(error);
      thread('failed');
    };
    const { url, width, height } = image;
    Promise.all([stitchFiles(image).design(), pictureGround(url, { width, height })]).then(
      ([design, fabricHex]) => thread({ design, fabricHex }),
      fail,
    );
  }, [image]);
  if (threaded === 'failed') {
    return <p role="alert">The stitches could not be loaded. Please try again later.</p>;
  }
  return threaded ? (
    <StitchPlayer {...threaded} autoPlay />
  ) : (
    <p role="status">The stitches are on their way…</p>
  );
}
