import { useRef } from 'react';
import type { KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { usePinch } from './use-pinch.ts';
import { panBy } from './view.ts';
import type { View } from './view.ts';

/** How far an arrow key moves, as a share of what is seen. */
const KEY_PAN = 0.1;
const KEYS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-KEY_PAN, 0],
  ArrowRight: [KEY_PAN, 0],
  ArrowUp: [0, -KEY_PAN],
  ArrowDown: [0, KEY_PAN],
};

interface Props {
  view: View;
  onView: (view: View) => void;
  label: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A window on a picture: pinch it, and once it is enlarged drag it, or move it with the arrow keys. */
export function PanZoom({ view, onView, label, className = '', children }: Props) {
  const last = useRef<{ x: number; y: number }>(undefined);
  const box = useRef<HTMLDivElement>(null);
  usePinch(box, view, onView);
  if (view.zoom === 1) {
    return (
      <div ref={box} className={className}>
        {children}
      </div>
    );
  }

  function drag(event: PointerEvent<HTMLDivElement>) {
    // A second finger is a pinch.
    if (!last.current || !event.isPrimary) return;
    const { width, height } = event.currentTarget.getBoundingClientRect();
    const dx = (last.current.x - event.clientX) / width;
    const dy = (last.current.y - event.clientY) / height;
    last.current = { x: event.clientX, y: event.clientY };
    onView(panBy(view, dx, dy));
  }

  function press(event: KeyboardEvent<HTMLDivElement>) {
    const step = KEYS[event.key];
    if (!step || event.target !== event.currentTarget) return;
    event.preventDefault();
    onView(panBy(view, ...step));
  }

  return (
    <div
      ref={box}
      className={`cursor-grab touch-none select-none active:cursor-grabbing ${className}`}
      role="group"
      aria-label={label}
      tabIndex={0}
      onKeyDown={press}
      onPointerDown={(event) => {
        if (event.button !== 0 || !event.isPrimary) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        last.current = { x: event.clientX, y: event.clientY };
      }}
      onPointerMove={drag}
      onPointerUp={() => (last.current = undefined)}
      onPointerCancel={() => (last.current = undefined)}
    >
      {children}
    </div>
  );
}
