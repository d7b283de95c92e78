import { useStore } from '@nanostores/react';
import { applyAffine } from 'ilmek-engine/tables';
import type { Part } from 'ilmek-engine/digitize';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { CSSProperties, KeyboardEvent, PointerEvent } from 'react';
import { between, dragged, gripAt, movedByKey, type Grip } from '../../../lib/pictures/crop.ts';
import type { CutOutWork } from '../../../stores/tool/cut-out.ts';
import { paint, placed, type Scene, type Showing } from './paint.ts';

/** What a drag on the picture does. */
export interface Pen {
  keeps: boolean;
  shape: 'brush' | 'rectangle';
  /** Breadth of the brush, px of the page. */
  width: number;
}

interface Props {
  work: CutOutWork;
  picture: ImageBitmap;
  showing: Showing;
  pen: Pen;
  describedBy: string;
}

/** A finger holds a side of the frame within so many px of the page. */
const REACH = 22;
/** A stroke's points are so far apart at least, px of the page. */
const STEP = 3;
/** Where the rectangle of the keyboard begins. */
const FIRST_BOX: Part = { x: 0.3, y: 0.3, width: 0.4, height: 0.4 };

type Drag =
  | { kind: 'frame'; grip: Grip; crop: Part; from: readonly [number, number] }
  | { kind: 'box'; from: readonly [number, number] }
  | { kind: 'stroke'; points: number[]; width: number };

/** The picture, on which one draws a frame or marks the subject. */
export function CutOutStage({ work, picture, showing, pen, describedBy }: Props) {
  const { placing } = useStore(work.$choice);
  const mask = useStore(work.$mask);
  const canvas = useRef<HTMLCanvasElement>(null);
  const drag = useRef<Drag>(undefined);
  const [box, setBox] = useState<Part>();
  const [stroke, setStroke] = useState<Scene['stroke']>();
  const scene: Scene = {
    picture,
    placing,
    showing,
    mask,
    box: showing === 'subject' ? box : undefined,
    stroke,
    keeps: pen.keeps,
  };
  const { width, height, back } = placed(scene);
  const latest = useRef(scene);
  useLayoutEffect(() => {
    latest.current = scene;
    draw(canvas.current!, scene);
  });
  useEffect(() => {
    const watcher = new ResizeObserver(() => draw(canvas.current!, latest.current));
    watcher.observe(canvas.current!);
    return () => watcher.disconnect();
  }, []);

  /** A place of the pointer in shares of what is shown. */
  function shares(event: PointerEvent): readonly [number, number] {
    const at = canvas.current!.getBoundingClientRect();
    return [(event.clientX - at.left) / at.width, (event.clientY - at.top) / at.height];
  }
  const inPicture = ([u, v]: readonly [number, number]) => applyAffine(back, u * width, v * height);
  const pxPerPage = () => width / canvas.current!.getBoundingClientRect().width;

  function press(event: PointerEvent<HTMLDivElement>) {
    if (event.button !== 0 || !event.isPrimary) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const from = shares(event);
    if (showing === 'frame') {
      const at = canvas.current!.getBoundingClientRect();
      const reach = { x: REACH / at.width, y: REACH / at.height };
      const grip = gripAt(placing.crop, ...from, reach);
      drag.current = grip && { kind: 'frame', grip, crop: placing.crop, from };
    } else if (pen.shape === 'rectangle') {
      drag.current = { kind: 'box', from };
    } else {
      const width = pen.width * pxPerPage();
      drag.current = { kind: 'stroke', points: [...inPicture(from)], width };
      setStroke({ points: drag.current.points, width });
    }
  }

  function move(event: PointerEvent<HTMLDivElement>) {
    const now = drag.current;
    if (!now) return;
    const at = shares(event);
    if (now.kind === 'frame') {
      const [dx, dy] = [at[0] - now.from[0], at[1] - now.from[1]];
      work.frame(dragged(now.crop, now.grip, dx, dy), true);
    } else if (now.kind === 'box') setBox(between(now.from, at));
    else {
      const [x, y] = inPicture(at);
      const { points } = now;
      const away = Math.hypot(x - points[points.length - 2], y - points[points.length - 1]);
      if (away < STEP * pxPerPage()) return;
      points.push(x, y);
      setStroke({ points: [...points], width: now.width });
    }
  }

  function release() {
    const now = drag.current;
    drag.current = undefined;
    if (now?.kind === 'frame') work.settle();
    if (now?.kind === 'stroke') {
      setStroke(undefined);
      work.mark({ what, shape: 'stroke', points: now.points, width: now.width });
    }
    if (now?.kind === 'box' && box) markBox(box);
  }

  const what = pen.keeps ? 'keep' : 'drop';
  function markBox({ x, y, width: w, height: h }: Part) {
    const corners = [
      [x, y],
      [x + w, y],
      [x + w, y + h],
      [x, y + h],
    ] as const;
    if (w > 0 && h > 0) {
      work.mark({ what, shape: 'area', points: corners.flatMap((at) => [...inPicture(at)]) });
    }
    setBox(undefined);
  }

  function key(event: KeyboardEvent) {
    if (event.key === 'z' && (event.ctrlKey || event.metaKey)) work.undo();
    else if (showing === 'frame') {
      const next = movedByKey(placing.crop, event.key, event.shiftKey);
      if (!next) return;
      work.frame(next);
    } else if (event.key === 'Enter' && box) {
      markBox(box);
      setBox(box);
    } else {
      const next = movedByKey(box ?? FIRST_BOX, event.key, event.shiftKey);
      if (!next) return;
      setBox(box ? next : FIRST_BOX);
    }
    event.preventDefault();
  }

  const style = { aspectRatio: `${width} / ${height}`, '--form': width / height } as CSSProperties;
  return (
    <div
      role="application"
      tabIndex={0}
      aria-label={showing === 'frame' ? 'Picture with its frame' : 'Picture with its subject'}
      aria-describedby={describedBy}
      className="cut-out-stage"
      data-showing={showing}
      onPointerDown={press}
      onPointerMove={move}
      onPointerUp={release}
      onPointerCancel={release}
      onKeyDown={key}
    >
      <canvas ref={canvas} style={style} />
    </div>
  );
}

function draw(canvas: HTMLCanvasElement, scene: Scene): void {
  const { width, height } = placed(scene);
  const shown = canvas.getBoundingClientRect().width;
  if (shown === 0) return;
  const ratio = Math.min(2, devicePixelRatio);
  const wanted = Math.round(shown * ratio);
  if (canvas.width !== wanted) canvas.width = wanted;
  const tall = Math.round((wanted * height) / width);
  if (canvas.height !== tall) canvas.height = tall;
  paint(canvas, scene, ratio);
}
