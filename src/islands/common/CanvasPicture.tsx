import { useEffect, useEffectEvent, useRef } from 'react';
import type { CSSProperties } from 'react';
import { fitWithin, type PixelSize } from '../../lib/pictures/fit.ts';

interface Props {
  /** A file, or what gives one when it is needed: another is another picture. */
  picture: Blob | (() => Blob);
  /** What it is called; without one it only adorns. */
  label?: string;
  /** Longest side that is needed, CSS px; all of its pixels are kept unless told. */
  side?: number;
  /** Read when it comes near what is seen. */
  lazy?: boolean;
  className?: string;
  style?: CSSProperties;
  /** Hears the size of the whole picture, or that the browser cannot read it. */
  onSize?: (size: PixelSize | undefined) => void;
}

/**
 * A picture in as many pixels as are shown. Of an `img` the browser unpacks all, and keeps them long
 * after it is gone: twenty megabytes for each conversion. Another picture takes its place once it is
 * read, so that nothing flashes.
 */
export function CanvasPicture(props: Props) {
  const { picture, label, side = Infinity, lazy = false, className, style, onSize } = props;
  const place = useRef<HTMLCanvasElement>(null);
  const tell = useEffectEvent((size: PixelSize | undefined) => onSize?.(size));
  useEffect(() => {
    const canvas = place.current!;
    let isOver = false;
    const show = () =>
      void read(picture, side * devicePixelRatio).then(
        ({ bitmap, size }) => {
          if (!isOver) {
            draw(canvas, bitmap);
            tell(size);
          }
          bitmap.close();
        },
        () => isOver || tell(undefined),
      );
    const unwatch = lazy ? whenNear(canvas, show) : show();
    return () => {
      isOver = true;
      unwatch?.();
    };
  }, [picture, side, lazy]);
  useEffect(() => {
    const canvas = place.current!;
    // Its memory is given back now, and not some time later.
    return () => void (canvas.width = 0);
  }, []);
  const named = label === undefined ? {} : { role: 'img', 'aria-label': label };
  return <canvas ref={place} {...named} className={className} style={style} />;
}

/** @returns gives it up */
function whenNear(place: Element, act: () => void): () => void {
  const observer = new IntersectionObserver(
    (seen) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      act();
    },
    { rootMargin: '400px' },
  );
  observer.observe(place);
  return () => observer.disconnect();
}

async function read(
  picture: Blob | (() => Blob),
  side: number,
): Promise<{ bitmap: ImageBitmap; size: PixelSize }> {
  const whole = await createImageBitmap(picture instanceof Blob ? picture : picture());
  const size = { width: whole.width, height: whole.height };
  if (Math.max(size.width, size.height) <= side) return { bitmap: whole, size };
  const { width: resizeWidth, height: resizeHeight } = fitWithin(size, Math.round(side));
  try {
    const small = { resizeWidth, resizeHeight, resizeQuality: 'medium' } as const;
    return { bitmap: await createImageBitmap(whole, small), size };
  } finally {
    whole.close();
  }
}

function draw(canvas: HTMLCanvasElement, bitmap: ImageBitmap): void {
  canvas.width = bitmap.width;
  canvas.height = bitmap.height;
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
}
