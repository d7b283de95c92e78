import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import type { Playhead, PlayState } from '../../lib/player/playhead.ts';

/** With less motion wanted the piece grows in steps of so many milliseconds. */
const CALM_STEP = 500;
/** A pause longer than this is no frame: the page was hidden, or busy. */
const LONGEST_FRAME = 100;

/** Whether any of an element can be seen, and its page. */
export function useSeen(element: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    let inside = false;
    const look = () => setSeen(inside && !document.hidden);
    const sight = new IntersectionObserver((entries) => {
      inside = entries.at(-1)!.isIntersecting;
      look();
    });
    sight.observe(element.current!);
    document.addEventListener('visibilitychange', look);
    return () => {
      sight.disconnect();
      document.removeEventListener('visibilitychange', look);
    };
  }, [element]);
  return seen;
}

/** Moves the playhead on, frame by frame, while it runs and someone can see it. */
export function useSewing(playhead: Playhead, { playing }: PlayState, seen: boolean): void {
  useEffect(() => {
    if (!playing || !seen) return;
    const calm = matchMedia('(prefers-reduced-motion: reduce)');
    let last: number | undefined;
    let waited = 0;
    let frame = requestAnimationFrame(function run(now) {
      waited += last === undefined ? 0 : Math.min(LONGEST_FRAME, now - last);
      last = now;
      if (!calm.matches || waited >= CALM_STEP) {
        playhead.advance(waited);
        waited = 0;
      }
      frame = requestAnimationFrame(run);
    });
    return () => cancelAnimationFrame(frame);
  }, [playhead, playing, seen]);
}
