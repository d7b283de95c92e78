import { useEffect, type RefObject } from 'react';
import type { JobResult } from '../../stores/tool/job-state.ts';
import { useJob } from './job-context.ts';

/**
 * When a result that is shown larger than its preview is drawn anew, ms after it is there: first it
 * shall be looked at, and a phone has enough to do with that.
 */
const LOOKED_AT_MS = 2000;
/** Of its display's width, from where a picture is drawn anew: a phone's needs no larger one, but waits long for its artwork. */
const SOFT = 1.2;

/**
 * Has a result drawn at its largest where the preview would be seen soft: enlarged, on a fine
 * display, or in a large window.
 * @param stage what holds the frames of its pictures
 * @param zoom how far it is enlarged within its frame, from 1
 * @param full whether it fills the screen
 */
export function useFinePicture(
  stage: RefObject<HTMLElement | null>,
  { turn, framed: { size } }: JobResult,
  zoom: number,
  full: boolean,
): void {
  const { files } = useJob();
  useEffect(() => {
    // Measured later: now the page would be laid out for it alone.
    const timer = setTimeout(
      () => {
        const frame = stage.current?.querySelector('.frame');
        const shownPx = (frame?.getBoundingClientRect().width ?? 0) * devicePixelRatio;
        if (shownPx * zoom * SOFT > size.width) files.prepareArtwork();
      },
      zoom > 1 ? 0 : LOOKED_AT_MS,
    );
    return () => clearTimeout(timer);
  }, [stage, files, turn, size.width, zoom, full]);
}
