import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { zoomTo } from './view.ts';
import type { View } from './view.ts';

/** How much a notch of a wheel enlarges: a hundred pixels are a quarter more. */
const PER_PX = Math.log(1.25) / 100;

/**
 * Zooms with two fingers on the glass or on a trackpad, and with the wheel while Ctrl is held or the
 * screen is filled, about the place that is pointed at. The page itself is not zoomed by them.
 */
export function usePinch(
  box: RefObject<HTMLElement | null>,
  view: View,
  onView: (view: View) => void,
): void {
  const now = useRef<Seen>({ view, onView });
  useEffect(() => {
    Object.assign(now.current, { view, onView });
  });
  useEffect(() => {
    const element = box.current;
    return element ? watchPinch(element, now.current) : undefined;
  }, [box]);
}

/** What is seen, kept up to date by whoever shows it, and how another view is asked for. */
interface Seen {
  view: View;
  onView: (view: View) => void;
}

/**
 * Follows fingers and the wheel on an element.
 * @param fills whether it fills the screen now: there is no page to scroll then, and the wheel alone zooms
 * @returns what ends it
 */
export function watchPinch(
  element: HTMLElement,
  seen: Seen,
  fills = (): boolean => document.fullscreenElement?.contains(element) ?? false,
): () => void {
  const zoomBy = (factor: number, x: number, y: number) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const { view } = seen;
    // Kept at once: fingers on two parts of the element send two events before it is shown.
    seen.view = zoomTo(view, view.zoom * factor, (x - left) / width, (y - top) / height);
    seen.onView(seen.view);
  };
  let apart = 0;
  const spread = ({ touches: [a, b] }: TouchEvent) =>
    Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
  function wheel(event: WheelEvent) {
    if (!event.ctrlKey && !fills()) return;
    event.preventDefault();
    zoomBy(Math.exp(-event.deltaY * PER_PX), event.clientX, event.clientY);
  }
  function start(event: TouchEvent) {
    if (event.touches.length === 2) apart = spread(event);
  }
  function move(event: TouchEvent) {
    if (event.touches.length !== 2) return;
    event.preventDefault();
    const [a, b] = event.touches;
    const next = spread(event);
    zoomBy(next / apart, (a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2);
    apart = next;
  }
  // Not passive, so that `preventDefault` keeps the page itself from zooming and scrolling.
  const left = new AbortController();
  const options = { passive: false, signal: left.signal };
  element.addEventListener('wheel', wheel, options);
  element.addEventListener('touchstart', start, { passive: true, signal: left.signal });
  element.addEventListener('touchmove', move, options);
  return () => left.abort();
}
