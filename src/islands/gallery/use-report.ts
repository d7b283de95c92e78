import { useEffect, useState } from 'react';
import type { DesignReport } from 'ilmek-engine/inspect';
import { whenIdle } from '../../lib/when-idle.ts';
import type { GalleryImage } from '../../services/gallery/gallery.ts';
import { stitchFiles } from '../../stores/gallery/design.ts';

interface Counted {
  report?: DesignReport;
  /** The stitches could not be had, or not be read. */
  failed?: boolean;
}

/** The figures of a design, counted from its stitches once the page has shown the rest. */
export function useReport(image: GalleryImage): Counted {
  const [counted, set] = useState<Counted>({});
  useEffect(() => {
    let wanted = true;
    const tell = (now: Counted) => {
      if (wanted) set(now);
    };
    whenIdle(() => {
      const counting = stitchFiles(image).report();
      counting.then(
        (report) => tell({ report }),
        (error: unknown) => {
          console.warn('the stitches cannot be counted', error);
          tell({ failed: true });
        },
      );
    });
    return () => void (wanted = false);
  }, [image]);
  return counted;
}
