import { useEffect, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { showStage, type FocusBefore, type Stage } from './focus.ts';

/**
 * Leads eye and focus to a new result, whose stage is there now: unless the stage came late, and
 * somebody has gone on by himself. A key that is pressed just then is meant for where he is.
 */
export function useArrival(
  stage: Stage,
  heading: RefObject<HTMLElement | null>,
  before: RefObject<FocusBefore | null>,
  turn: number,
) {
  const isLate = useRef(false);
  // What is around a stage is told of a result after the stage itself, if that comes at once.
  useLayoutEffect(() => {
    isLate.current = before.current?.turn === turn;
  }, [before, turn]);
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const { activeElement: focused, body } = document;
      if (isLate.current && focused !== before.current?.focused && focused !== body) return;
      // A press that made the piece anew may be wanted back at once.
      if (!focused?.closest('[data-keeps-focus]')) {
        heading.current?.focus({ preventScroll: true });
      }
      showStage(stage.current!);
    });
    return () => cancelAnimationFrame(frame);
  }, [stage, heading, before]);
}
