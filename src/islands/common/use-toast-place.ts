import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';
import type { Toast } from '../../stores/toasts.ts';
import { isClear, isWithin, placeFor } from './toast-place.ts';
import type { Box } from './toast-place.ts';

/*
 * What a dialog asks needs no place of its own: a modal dialog lies above all messages.
 */

const PRIMARY = 'main .button:not(.button-secondary, :disabled)';
const OTHERS = 'main .button-secondary:not(:disabled), main :is(input, textarea, select):focus';

/** How often it is looked whether a button has moved under the messages, in ms. */
const LOOK_EVERY_MS = 200;

/** Keeps the messages clear of buttons: when they come, and when the page moves under them. */
export function useToastPlace(
  section: RefObject<HTMLElement | null>,
  toasts: readonly Toast[],
): void {
  useLayoutEffect(() => {
    const element = section.current;
    if (!element) return;
    if (toasts.length === 0) {
      element.removeAttribute('style');
      return;
    }
    keepClear(element, boxesOf(OTHERS));
    const look = () => keepClear(element);
    const timer = setInterval(look, LOOK_EVERY_MS);
    addEventListener('scroll', look, { passive: true });
    addEventListener('resize', look);
    return () => {
      clearInterval(timer);
      removeEventListener('scroll', look);
      removeEventListener('resize', look);
    };
  }, [section, toasts]);
}

/** Moves the messages, where they hide a button; else they stay where they are read. */
function keepClear(element: HTMLElement, others: readonly Box[] = []): void {
  const view = { width: document.documentElement.clientWidth, height: innerHeight };
  const now = element.getBoundingClientRect();
  const primary = boxesOf(PRIMARY);
  if (isWithin(now, view) && isClear(now, [...primary, ...others])) return;
  const place = placeFor(view, now, primary, others.length > 0 ? others : boxesOf(OTHERS));
  element.style.left = `${place.left}px`;
  // By its lower edge: what comes later lies below, and pushes the rest up.
  element.style.bottom = `${view.height - place.bottom}px`;
  element.style.right = 'auto';
}

/** What is in view of the elements, as they are painted. */
function boxesOf(selector: string): Box[] {
  const boxes = [...document.querySelectorAll(selector)].map((each) =>
    each.getBoundingClientRect(),
  );
  return boxes.filter(({ width, top, bottom }) => width > 0 && bottom > 0 && top < innerHeight);
}
