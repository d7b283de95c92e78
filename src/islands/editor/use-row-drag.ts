import { useEffect, useRef, useState } from 'react';
import type { PointerEvent, RefObject } from 'react';

/** A press that moves less is no drag, px. */
const SLOP = 5;
/** Near an edge of what scrolls the list goes on by itself: so near, and so far each frame, px. */
const EDGE = 36;
const SCROLL = 7;

/** Where rows that are dragged would be put: before a row, or at the end. */
export interface RowDrag {
  /** Key of the row that is held. */
  held: string;
  /** Key of the row before which it would be put; undefined: after all. */
  before: string | undefined;
}

/**
 * Rows that are put elsewhere by mouse, pen or finger: a mouse takes a row anywhere, a finger by its
 * grip, so that the list still scrolls.
 * @param onDrop where a row was let go
 */
export function useRowDrag(
  list: RefObject<HTMLElement | null>,
  onDrop: (held: string, before: string | undefined) => void,
) {
  const [drag, setDrag] = useState<RowDrag>();
  const press = useRef<{ key: string; y: number; at: number; moved: boolean }>(undefined);
  const now = useRef<RowDrag>(undefined);

  const show = (next: RowDrag | undefined) => {
    now.current = next;
    setDrag(next);
  };

  function rowBelow(y: number): string | undefined {
    const rows = (of: Element | null) => [
      ...(of?.querySelectorAll<HTMLElement>('[data-row]') ?? []),
    ];
    // To ask a row that is not drawn for its place has all of its sheet laid out.
    const sheet = [...(list.current?.children ?? [])].find(
      (one) => y < one.getBoundingClientRect().bottom,
    );
    const below = rows(sheet ?? null).find((row) => {
      const { top, height } = row.getBoundingClientRect();
      return y < top + height / 2;
    });
    return (below ?? rows(sheet?.nextElementSibling ?? null)[0])?.dataset.row;
  }

  // Held near an edge, the list scrolls under the finger.
  const isDragged = drag !== undefined;
  useEffect(() => {
    if (!isDragged) return;
    const scroller = scrollerOf(list.current);
    let frame = requestAnimationFrame(function step() {
      frame = requestAnimationFrame(step);
      const { current } = press;
      if (!current || !scroller) return;
      const { top, bottom } = scroller.getBoundingClientRect();
      const by = current.at < top + EDGE ? -SCROLL : current.at > bottom - EDGE ? SCROLL : 0;
      if (by === 0) return;
      scroller.scrollTop += by;
      show({ held: current.key, before: rowBelow(current.at) });
    });
    return () => cancelAnimationFrame(frame);
  });

  function down(event: PointerEvent<HTMLElement>) {
    const target = event.target as Element;
    const row = target.closest<HTMLElement>('[data-row]');
    const isGrip = target.closest('[data-grip]') !== null;
    if (!row || event.button !== 0 || target.closest('input')) return;
    if (!isGrip && (event.pointerType !== 'mouse' || target.closest('.editor-row-mark'))) return;
    press.current = { key: row.dataset.row!, y: event.clientY, at: event.clientY, moved: false };
  }

  function move(event: PointerEvent<HTMLElement>) {
    const { current } = press;
    if (!current) return;
    current.at = event.clientY;
    if (!current.moved && Math.abs(event.clientY - current.y) < SLOP) return;
    if (!current.moved) list.current?.setPointerCapture(event.pointerId);
    current.moved = true;
    show({ held: current.key, before: rowBelow(event.clientY) });
  }

  function up(event: PointerEvent<HTMLElement>) {
    const { current } = press;
    const { current: dropped } = now;
    press.current = undefined;
    show(undefined);
    if (current?.moved && dropped && event.type === 'pointerup')
      onDrop(dropped.held, dropped.before);
  }

  const handlers = {
    onPointerDown: down,
    onPointerMove: move,
    onPointerUp: up,
    onPointerCancel: up,
  };
  return { drag, handlers };
}

function scrollerOf(element: HTMLElement | null): HTMLElement | undefined {
  for (let at = element; at; at = at.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(at).overflowY)) return at;
  }
  return undefined;
}
