import { useEffect, useLayoutEffect, useRef } from 'react';
import type { FocusEvent, RefObject } from 'react';
import type { JobState } from '../../stores/tool/job-state.ts';

export type Stage = RefObject<HTMLElement | null>;

/** What had the focus when a result was shown. */
export interface FocusBefore {
  turn: number | undefined;
  focused: Element | null;
}

export function useFocusBefore(turn: number | undefined): RefObject<FocusBefore | null> {
  const before = useRef<FocusBefore>(null);
  useLayoutEffect(() => {
    before.current = { turn, focused: document.activeElement };
  }, [turn]);
  return before;
}

/** The width from which the worksheet stands beside the stage, as the layout has it. */
const BESIDE = '(width >= 64rem)';

/** While it works, the growing piece is what one sees; beside it the progress, where there is room. */
export function useWorkInView({ phase }: JobState, stage: Stage) {
  useEffect(() => {
    if (phase !== 'making') return;
    const frame = requestAnimationFrame(() => {
      const sheet = document.querySelector('#progress-title')?.closest('section');
      showStage(matchMedia(BESIDE).matches && sheet ? sheet : hoopOf(stage.current!));
    });
    return () => cancelAnimationFrame(frame);
  }, [phase, stage]);
}

/** Where the piece grows: the stage, or its hoop alone where what stands above that leaves it no room. */
function hoopOf(stage: HTMLElement): HTMLElement {
  const hoop = stage.querySelector('.hoop');
  if (!hoop) return stage;
  const reach = hoop.getBoundingClientRect().bottom - stage.getBoundingClientRect().top;
  return reach > innerHeight ? (hoop.closest('section') ?? stage) : stage;
}

/** The lower edge of what is to be seen with the stage: beside it, the first file. */
function lowerEdge(stage: HTMLElement): number {
  const file = matchMedia(BESIDE).matches && document.querySelector('[data-first-file] .button');
  const edges = [stage, ...(file ? [file] : [])].map((part) => part.getBoundingClientRect().bottom);
  return Math.max(...edges);
}

/** Above a stage without the title: less than stands between the two, so that no letter is cut. */
const ABOVE_PX = 8;

/**
 * Brings the stage, and the first file beside it, into view, above what lies at the window's lower
 * edge: with the page's title over it where all have room, else without.
 */
export function showStage(stage: HTMLElement) {
  const { top } = stage.getBoundingClientRect();
  const bottom = lowerEdge(stage);
  const room =
    innerHeight - (Number.parseFloat(getComputedStyle(document.body).paddingBottom) || 0);
  if (bottom + scrollY <= room) scrollTo({ top: 0 });
  else if (top < 0 || bottom > room) scrollTo({ top: scrollY + top - ABOVE_PX });
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
  const before = useRef<{ turn?: number | undefined; wasMaking?: boolean }>({});
  const turn = result?.turn;
  useEffect(() => {
    const was = before.current;
    before.current = { turn, wasMaking: phase === 'making' };
    const isNew = turn !== undefined && turn !== was.turn;
    // What went with the work is followed by the result's title, whatever is told of the picture before
    // a stage that is late.
    if (isNew && isLost(had.current)) had.current = null;
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
