import '../../styles/recipes/compare.css';
import { useRef } from 'react';
import type { CSSProperties, KeyboardEvent, PointerEvent, ReactNode } from 'react';

/** Steps of the arrow keys, in percent. */
const STEP = 2;
const BIG_STEP = 10;

interface Props {
  original: ReactNode;
  embroidery: ReactNode;
  /** How much of the original shows, in percent. */
  cut: number;
  onCut: (cut: number) => void;
}

/** Two pictures of one thing, cut along a line that can be moved by pointer and by key. */
export function CompareSlider({ original, embroidery, cut, onCut }: Props) {
  const box = useRef<HTMLDivElement>(null);

  function follow(event: PointerEvent) {
    const { left, width } = box.current!.getBoundingClientRect();
    onCut(clampCut(((event.clientX - left) / width) * 100));
  }

  function grab(event: PointerEvent<HTMLDivElement>) {
    if (event.button !== 0) return;
    event.preventDefault();
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    event.currentTarget.focus({ preventScroll: true });
  }

  function press(event: KeyboardEvent) {
    const next = cutAfterKey(event.key, event.shiftKey, cut);
    if (next === undefined) return;
    event.preventDefault();
    onCut(next);
  }

  return (
    <div ref={box} className="compare size-full" style={{ '--cut': `${cut}%` } as CSSProperties}>
      {embroidery}
      <div className="compare-original sewn-ground overflow-hidden">{original}</div>
      <span className="compare-line" />
      <span className="compare-label compare-label-original">Original</span>
      <span className="compare-label compare-label-embroidery">Embroidery</span>
      <div
        className="compare-grip"
        role="slider"
        tabIndex={0}
        aria-label="How much of the original shows"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(cut)}
        aria-valuetext={`${Math.round(cut)} percent original`}
        onKeyDown={press}
        onPointerDown={grab}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(event);
        }}
      />
    </div>
  );
}

const clampCut = (cut: number) => Math.min(100, Math.max(0, cut));

/** Where the cut goes by a key; undefined for a key that means nothing here. */
export function cutAfterKey(key: string, shift: boolean, cut: number): number | undefined {
  const step = shift ? BIG_STEP : STEP;
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return clampCut(cut - step);
    case 'ArrowRight':
    case 'ArrowUp':
      return clampCut(cut + step);
    case 'PageDown':
      return clampCut(cut - BIG_STEP);
    case 'PageUp':
      return clampCut(cut + BIG_STEP);
    case 'Home':
      return 0;
    case 'End':
      return 100;
    default:
      return undefined;
  }
}
