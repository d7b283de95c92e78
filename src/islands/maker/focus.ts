import { useEffect, useRef } from 'react';
import type { FocusEvent, RefObject } from 'react';
import type { JobState } from '../../stores/tool/job-state.ts';

type Stage = RefObject<HTMLElement | null>;

/** Leads eye and focus to a new result. */
export function useArrival(
  { result }: JobState,
  stage: Stage,
  heading: RefObject<HTMLElement | null>,
) {
  const turn = result?.turn;
  useEffect(() => {
    if (turn === undefined) return;
    const frame = requestAnimationFrame(() => {
      // A press that made the piece anew may be wanted back at once.
      if (!document.activeElement?.closest('[data-keeps-focus]')) {
        heading.current?.focus({ preventScroll: true });
      }
      const { top } = stage.current!.getBoundingClientRect();
      if (top < 0 || top > innerHeight / 2) stage.current!.scrollIntoView({ block: 'start' });
    });
    return () => cancelAnimationFrame(frame);
  }, [turn, stage, heading]);
}

const CHOOSER = '#picture-file';
/** What a design is made from: words before a picture, where both are asked for. */
const BEGINNINGS = 'textarea, input[type=text], input[type=file]';
const MAKE = 'form button[type=submit]';

/**
 * Gives the focus a new place where what had it goes with a change of the work: what was pressed
 * to begin anew, to choose another picture, to stop.
 * @returns for the element around all of it
 */
export function useKeptFocus(
  { phase, picture, result }: JobState,
  root: RefObject<HTMLElement | null>,
): { onFocus: (event: FocusEvent) => void } {
  const had = useRef<Element>(null);
  const before = useRef<{ turn: number | undefined; wasMaking: boolean }>({
    turn: undefined,
    wasMaking: false,
  });
  const turn = result?.turn;
  useEffect(() => {
    const was = before.current;
    before.current = { turn, wasMaking: phase === 'making' };
    const isNew = turn !== undefined && turn !== was.turn;
    // Work that goes on, and a new result, take the focus themselves.
    if (phase === 'making' || isNew || !isLost(had.current)) return;
    const beganAnew = was.turn !== undefined && !picture;
    const next = beganAnew ? BEGINNINGS : was.wasMaking ? MAKE : CHOOSER;
    const element = root.current?.querySelector<HTMLElement>(next);
    element?.focus({ preventScroll: next === CHOOSER });
  }, [phase, picture, turn, root]);
  return {
    onFocus(event) {
      had.current = event.target;
    },
  };
}

/** Whether nothing has the focus any more, because what had it is gone. */
const isLost = (had: Element | null): boolean =>
  had !== null && !had.isConnected && document.activeElement === document.body;
