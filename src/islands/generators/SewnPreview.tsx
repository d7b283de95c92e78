import { useEffect, useRef } from 'react';
import type { Preview } from '../../worker/client.ts';
import { SewnSoFar } from '../maker/SewnSoFar.tsx';

interface Props {
  preview: Preview;
  /** The design itself is being made over it. */
  faded: boolean;
  /** What it shows. */
  label: string;
}

/** A design in the hoop while its words are still being written. */
export function SewnPreview({ preview, faded, label }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const { width, height } = preview.picture;
    if (!canvas.current || width === 0) return;
    canvas.current.width = width;
    canvas.current.height = height;
    canvas.current.getContext('bitmaprenderer')?.transferFromImageBitmap(preview.picture);
  }, [preview]);
  return (
    <div className="absolute inset-[14%]">
      {faded && <SewnSoFar />}
      <canvas
        ref={canvas}
        role="img"
        aria-label={label}
        className={`absolute inset-0 size-full object-contain transition-opacity duration-200 ${faded ? 'opacity-20' : ''}`}
      />
    </div>
  );
}
