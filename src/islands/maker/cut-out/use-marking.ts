import { applyAffine } from 'ilmek-engine/tables';
import type { Part, PicturePlacing } from 'ilmek-engine/digitize';
import { useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent, RefObject } from 'react';
import { between, dragged, gripAt, movedByKey, type Grip } from '../../../lib/pictures/crop.ts';
import type { CutOutWork } from '../../../stores/tool/cut-out.ts';
import { placed, type Scene, type Showing } from './paint.ts';

/** What a drag on the picture does. */
export interface Pen {
  keeps: boolean;
  shape: 'brush' | 'rectangle';
  /** Breadth of the brush, px of the page. */
  width: number;
}

/** A finger holds a side of the frame within so many px of the page. */
const REACH = 22;
/** A stroke's points are so far apart at least, px of the page. */
const STEP = 3;
/** Where the rectangle of the keyboard begins. */
const FIRST_BOX: Part = { x: 0.3, y: 0.3, width: 0.4, height: 0.4 };

type Place = readonly [x: number, y: number];

type Drag =
  | { kind: 'frame'; grip: Grip; crop: Part; from: Place }
  | { kind: 'box'; from: Place }
  | { kind: 'stroke'; points: number[]; width: number };

interface View {
  picture: ImageBitmap;
  placing: PicturePlacing;
  showing: Showing;
}

/** What pointer and keys do on the picture: the frame moves, or the subject is marked. */
export function useMarking(
  canvas: RefObject<HTMLCanvasElement | null>,
  work: CutOutWork,
  view: View,
  pen: Pen,
) {
  const drag = useRef<Drag>(undefined);
  const [box, setBox] = useState<Part>();
  const [stroke, setStroke] = useState<Scene['stroke']>();
  const { placing, showing } = view;
  const { width, height, back } = placed(view);
  const onPage = () => canvas.current!.getBoundingClientRect();
  /** A place in shares of what is shown. */
  const shares = ({ clientX, clientY }: PointerEvent): Place => {
    const at = onPage();
    return [(clientX - at.left) / at.width, (clientY - at.top) / at.height];
  };
  const inPicture = ([u, v]: Place) => applyAffine(back, u * width, v * height);
  const pxPerPage = () => width / onPage().width;
  const what = pen.keeps ? 'keep' : 'drop';

  function begin(from: Place): Drag | undefined {
    if (showing === 'frame') {
      const { width: across, height: down } = onPage();
      const grip = gripAt(placing.crop, ...from, { x: REACH / across, y: REACH / down });
      return grip && { kind: 'frame', grip, crop: placing.crop, from };
    }
    if (pen.shape === 'rectangle') return { kind: 'box', from };
    return { kind: 'stroke', points: [...inPicture(from)], width: pen.width * pxPerPage() };
  }

  function follow(now: Drag, at: Place): void {
    if (now.kind === 'frame') {
      work.frame(dragged(now.crop, now.grip, at[0] - now.from[0], at[1] - now.from[1]), true);
    } else if (now.kind === 'box') {
      setBox(between(now.from, at));
    } else {
      const [x, y] = inPicture(at);
      const { points } = now;
      if (Math.hypot(x - points.at(-2)!, y - points.at(-1)!) < STEP * pxPerPage()) return;
      points.push(x, y);
      setStroke({ points: [...points], width: now.width });
    }
  }

  function end(): void {
    const now = drag.current;
    drag.current = undefined;
    setStroke(undefined);
    if (now?.kind === 'frame') work.settle();
    if (now?.kind === 'box' && box) markBox(box);
    if (now?.kind === 'box') setBox(undefined);
    if (now?.kind === 'stroke') {
      work.mark({ what, shape: 'stroke', points: now.points, width: now.width });
    }
  }

  function markBox({ x, y, width: w, height: h }: Part): void {
    const [right, bottom] = [x + w, y + h];
    const corners: Place[] = [
      [x, y],
      [right, y],
      [right, bottom],
      [x, bottom],
    ];
    if (w === 0 || h === 0) return;
    work.mark({ what, shape: 'area', points: corners.flatMap((at) => [...inPicture(at)]) });
  }

  /** @returns whether the key was meant for the picture */
  function key({ key: name, shiftKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
    if (name === 'z' && (ctrlKey || metaKey)) work.undo();
    else if (name === 'Enter' && showing === 'subject' && box) markBox(box);
    else {
      const part = showing === 'frame' ? placing.crop : (box ?? FIRST_BOX);
      const next = movedByKey(part, name, shiftKey);
      if (!next) return false;
      if (showing === 'frame') work.frame(next);
      else setBox(box ? next : FIRST_BOX);
    }
    return true;
  }

  const handlers = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0 || !event.isPrimary) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = begin(shares(event));
      const now = drag.current;
      if (now?.kind === 'stroke') setStroke({ points: now.points, width: now.width });
    },
    onPointerMove(event: PointerEvent) {
      if (drag.current) follow(drag.current, shares(event));
    },
    onPointerUp: end,
    onPointerCancel: end,
    onKeyDown(event: KeyboardEvent) {
      if (key(event)) event.preventDefault();
    },
  };
  return { box: showing === 'subject' ? box : undefined, stroke, handlers };
}
