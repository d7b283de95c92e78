import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import type { Design } from 'ilmek-engine';
import type { Playhead } from '../../lib/player/playhead.ts';
import { canvasSize } from '../../lib/player/window.ts';
import type { Bounds } from '../../lib/player/window.ts';
import type { View } from '../common/view.ts';
import type { PaintOrder } from './paint/messages.ts';

/** A box that is being resized is drawn again when it has come to rest, in milliseconds. */
const REST = 120;

interface Parts {
  /** Where the canvas goes. */
  host: RefObject<HTMLElement | null>;
  design: Design;
  playhead: Playhead;
  bounds: Bounds;
  fabricHex: string | undefined;
  view: View;
  seen: boolean;
}

/** Keeps a canvas in the host, on which a worker draws the piece as far as the playhead is. */
export function usePainted({ host, design, playhead, bounds, fabricHex, view, seen }: Parts): void {
  const [plain, setPlain] = useState(false);
  const tell = useRef<(order: PaintOrder) => void>(undefined);
  const now = useRef({ view, seen });
  useEffect(() => {
    // A canvas can be handed over only once, so each piece has one of its own.
    const canvas = document.createElement('canvas');
    canvas.ariaHidden = 'true';
    host.current!.prepend(canvas);
    const worker = new Worker(new URL('./paint/paint.worker.ts', import.meta.url), {
      type: 'module',
    });
    worker.onmessage = () => setPlain(true);
    const send = (order: PaintOrder) => worker.postMessage(order);
    const offscreen = canvas.transferControlToOffscreen();
    const drawn: Design = { ...design, objects: [] };
    const order: PaintOrder = {
      ...{ kind: 'begin', canvas: offscreen, design: drawn, bounds, fabricHex, plain },
    };
    worker.postMessage(order, [offscreen]);
    const sew = () => send({ kind: 'sew', place: playhead.place() });
    sew();
    const stopFollowing = playhead.onMove(sew);
    const stopWatching = watchSize(canvas, (size) => send({ kind: 'size', ...size }));
    send({ kind: 'look', view: now.current.view });
    send({ kind: 'seen', seen: now.current.seen });
    tell.current = send;
    return () => {
      stopFollowing();
      stopWatching();
      worker.terminate();
      canvas.remove();
    };
  }, [host, design, playhead, bounds, fabricHex, plain]);
  useEffect(() => {
    now.current.view = view;
    tell.current?.({ kind: 'look', view });
  }, [view]);
  useEffect(() => {
    now.current.seen = seen;
    tell.current?.({ kind: 'seen', seen });
  }, [seen]);
}

/** Tells the pixels of a canvas, at once and whenever its box has come to rest at another size. */
function watchSize(
  canvas: HTMLCanvasElement,
  tell: (size: { width: number; height: number }) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const measure = () => {
    const { clientWidth, clientHeight } = canvas;
    if (clientWidth > 0) tell(canvasSize(clientWidth, clientHeight, devicePixelRatio));
  };
  const observer = new ResizeObserver(() => {
    clearTimeout(timer);
    timer = setTimeout(measure, REST);
  });
  measure();
  observer.observe(canvas);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
