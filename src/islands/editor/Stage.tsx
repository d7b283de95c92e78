import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import type { CSSProperties } from 'react';
import { boxOf, type Piece } from 'ilmek-engine/piece';
import { around, fit, toStage, type Camera, type Rect } from '../../lib/editor/camera.ts';
import { sidesOf } from '../../lib/machines/machines.ts';
import { $grid, $history, $piece } from '../../stores/editor/state.ts';
import { $machine } from '../../stores/tool/machine.ts';
import { Overlay } from './Overlay.tsx';
import { SewnLayer } from './SewnLayer.tsx';
import { $camera, $mode, $stageSize } from './stage-state.ts';
import { useStageKeys } from './use-stage-keys.ts';
import { useStagePointer } from './use-stage-pointer.ts';

/** The piece in its hoop, to be looked at from near and afar, and taken hold of. */
export function Stage() {
  const stage = useRef<HTMLDivElement>(null);
  const camera = useStore($camera);
  const mode = useStore($mode);
  const { width, height } = useStore($stageSize);
  const pointers = useStagePointer(stage);
  const onKeyDown = useStageKeys();
  useSize(stage);
  // On a phone the page may be scrolled away from what is to be drawn on.
  useEffect(() => {
    if (mode !== 'choose') stage.current?.scrollIntoView({ block: 'nearest' });
  }, [mode]);
  return (
    <div
      ref={stage}
      className="editor-stage"
      data-mode={mode}
      role="application"
      aria-label="Piece. Arrow keys move what is chosen; press ? for all keys."
      tabIndex={0}
      onKeyDown={onKeyDown}
      {...pointers}
    >
      {camera && width > 0 && (
        <>
          <Ground camera={camera} />
          <SewnLayer {...{ camera, width, height }} />
          <Overlay {...{ camera, width, height }} />
        </>
      )}
    </div>
  );
}

function useSize(stage: { current: HTMLDivElement | null }) {
  useEffect(() => {
    const element = stage.current!;
    const measure = new ResizeObserver(([{ contentRect }]) => {
      const { width, height } = contentRect;
      $stageSize.set({ width, height });
      // What showed all of it goes on doing so when a note takes some of its room.
      if (width > 0 && $camera.get() === shownAll) showAll();
    });
    measure.observe(element);
    // Another piece begins with all of it in view, and so does one of another size.
    let before = seenAs();
    let count = countNow();
    const end = $history.listen(() => {
      const now = seenAs();
      if (now && now.some((one, i) => one !== before?.[i])) showAll();
      // What was added is of no use out of sight, nor what grew while all of it was shown.
      else if ((countNow() > count || $camera.get() === shownAll) && !isInView()) showAll();
      before = now;
      count = countNow();
    });
    const endHoop = $machine.listen(showAll);
    return () => {
      measure.disconnect();
      end();
      endHoop();
      $camera.set((shownAll = undefined));
    };
  }, [stage]);
}

/** What wants a view of its own: the piece that was opened, and its size. */
function seenAs() {
  const history = $history.get();
  const piece = $piece.get();
  return history && piece && [history.steps[0], piece.widthMm, piece.heightMm];
}

const countNow = (): number => $piece.get()?.objects.length ?? 0;

/** Whether all objects are in view. */
function isInView(): boolean {
  const camera = $camera.get();
  const { width, height } = $stageSize.get();
  if (!camera) return false;
  const { left, top, right, bottom } = boxOf($piece.get()!.objects);
  const from = toStage(camera, { x: left, y: top });
  const to = toStage(camera, { x: right, y: bottom });
  return from.x >= 0 && from.y >= 0 && to.x <= width && to.y <= height;
}

/** The view of all of it, as it was found last. */
let shownAll: Camera | undefined;

/** Shows the whole hoop, and the piece where it is larger. */
export function showAll(): void {
  const piece = $piece.get();
  const size = $stageSize.get();
  if (!piece || size.width === 0) return;
  const { width } = size;
  const field = fieldOf(piece);
  const all = piece.objects.length > 0 ? around(field, boxOf(piece.objects)) : field;
  $camera.set((shownAll = fit(all, size, width < 600 ? 30 : 56)));
}

/** Cloth that stays clear between a piece and a hoop that nobody has chosen, mm. */
const CLEAR_MM = 5;

/** The hoop's field around the middle of the piece, or the page where no hoop is chosen. */
export function fieldOf(piece: Piece): Rect {
  const { widthMm, heightMm, objects } = piece;
  const machine = $machine.get();
  const box = objects.length > 0 ? boxOf(objects) : undefined;
  if (!machine) {
    const page = { left: 0, top: 0, right: widthMm, bottom: heightMm };
    return box ? around(page, box, CLEAR_MM) : page;
  }
  const middle = box
    ? { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 }
    : { x: widthMm / 2, y: heightMm / 2 };
  const [a, b] = sidesOf(machine.field);
  const isWide = box && box.right - box.left > box.bottom - box.top;
  const [across, down] = isWide
    ? [Math.max(a, b), Math.min(a, b)]
    : [Math.min(a, b), Math.max(a, b)];
  return {
    left: middle.x - across / 2,
    top: middle.y - down / 2,
    right: middle.x + across / 2,
    bottom: middle.y + down / 2,
  };
}

/** The cloth with a grid of centimetres: in the hoop that was chosen, else alone, as large as the page. */
function Ground({ camera }: { camera: Camera }) {
  const piece = useStore($piece)!;
  const grid = useStore($grid);
  const hasHoop = useStore($machine) !== undefined;
  const field = fieldOf(piece);
  const from = toStage(camera, { x: field.left, y: field.top });
  const style = {
    '--x': `${from.x}px`,
    '--y': `${from.y}px`,
    '--w': `${(field.right - field.left) * camera.scale}px`,
    '--h': `${(field.bottom - field.top) * camera.scale}px`,
    '--cm': `${10 * camera.scale}px`,
  } as CSSProperties;
  return (
    <div className={hasHoop ? 'editor-hoop' : 'editor-page'} style={style} aria-hidden="true">
      <div className="editor-cloth" data-grid={grid === 'on'} />
    </div>
  );
}
