import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { useJob } from './job-context.ts';

/** The picture in its threads, which fades as the stitches are laid over it. */
export function SewnSoFar() {
  const job = useJob();
  const plan = useStore(job.$flatPreview);
  const frame = useStore(job.$frame);
  return (
    <>
      <Picture
        bitmap={plan}
        className={`z-1 transition-opacity duration-200 ${frame ? 'opacity-[.35]' : ''}`}
      />
      <Picture bitmap={frame} className="z-2" />
    </>
  );
}

/** A bitmap, shown once: its pixels move to the page. */
function Picture({ bitmap, className }: { bitmap: ImageBitmap | undefined; className: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    // A bitmap without a width was shown by another canvas: its pixels are there.
    if (!bitmap?.width || !canvas.current) return;
    canvas.current.width = bitmap.width;
    canvas.current.height = bitmap.height;
    canvas.current.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap);
  }, [bitmap]);
  useEffect(() => {
    const shown = canvas.current!;
    // Its memory is given back with it, and not some time later.
    return () => void (shown.width = 0);
  }, []);
  return (
    <canvas
      ref={canvas}
      aria-hidden="true"
      className={`absolute inset-0 size-full object-contain ${className}`}
      hidden={!bitmap}
    />
  );
}
