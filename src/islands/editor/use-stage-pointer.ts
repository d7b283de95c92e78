import { useEffect, useRef } from 'react';
import type { PointerEvent, RefObject } from 'react';
import { boxOf } from 'ilmek-engine/piece';
import { pan, toPage, zoomAbout, type Point } from '../../lib/editor/camera.ts';
import { holds, objectAt } from '../../lib/editor/hit.ts';
import { choose, mayEditHere, sayChosen, toggleChosen } from '../../stores/editor/edits.ts';
import { $chosen, $piece, mayEdit } from '../../stores/editor/state.ts';
import { applyGesture, dragOf, gestureOf, type Drag } from './drags.ts';
import { $camera, $gesture, $mode, $pressed } from './stage-state.ts';
import { chosenObjects, splitBy } from '../../stores/editor/commands.ts';
import { guideBy, leadBy } from '../../stores/editor/guide.ts';

/** A press that moves less is no drag, px. */
const SLOP = 4;
/** A finger is broader than a mouse, px. */
const REACH = { mouse: 4, touch: 14 };

interface Press {
  at: Point;
  moved: boolean;
  drag: Drag | undefined;
  /** What was chosen before it. */
  chosen: readonly string[];
}

/** What pointers do on the stage: press, drag, lasso, handles, pan and pinch. */
export function useStagePointer(stage: RefObject<HTMLElement | null>) {
  const pointers = useRef(new Map<number, Point>());
  const press = useRef<Press>(undefined);
  useWheel(stage);
  useOwnStrokes(stage);

  const placeIn = (event: { clientX: number; clientY: number }): Point => {
    const { left, top } = stage.current!.getBoundingClientRect();
    return { x: event.clientX - left, y: event.clientY - top };
  };

  function down(event: PointerEvent<HTMLElement>) {
    const camera = $camera.get();
    if (!camera) return;
    const at = placeIn(event);
    pointers.current.set(event.pointerId, at);
    event.currentTarget.setPointerCapture(event.pointerId);
    if (pointers.current.size > 1) {
      // A second finger is a pinch: what the first one came to lie on is not meant.
      if (press.current) $chosen.set(press.current.chosen);
      press.current = undefined;
      $gesture.set(undefined);
      return;
    }
    const chosen = $chosen.get();
    press.current = { at, moved: false, drag: begin(event, at), chosen };
  }

  function begin(event: PointerEvent<HTMLElement>, at: Point): Drag | undefined {
    const camera = $camera.get()!;
    const page = toPage(camera, at);
    if (event.button === 1 || $mode.get() === 'pan') return { kind: 'pan' };
    if ($mode.get() === 'split') return { kind: 'line', from: page };
    if ($mode.get() === 'guide') return { kind: 'draw', line: [page] };
    const handle = (event.target as Element).closest<SVGElement>('[data-handle]')?.dataset.handle;
    if (handle) return mayEditHere() ? dragOf(handle, page) : undefined;
    const piece = $piece.get()!;
    const reach = REACH[event.pointerType === 'touch' ? 'touch' : 'mouse'] / camera.scale;
    const found = objectAt(piece.objects, page, reach);
    if (!found && event.pointerType === 'touch') {
      // A finger that begins between the threads of what is chosen has hold of it all the same.
      return mayEdit() && isInChosen(page) ? { kind: 'move', from: page } : { kind: 'pan' };
    }
    if (!found) return { kind: 'lasso', from: page };
    if (event.shiftKey) {
      toggleChosen(found.id);
      return undefined;
    }
    if (!$chosen.get().includes(found.id)) {
      choose([found.id], !event.altKey);
      $pressed.set({ id: found.id });
    }
    return found.locked || !mayEdit() ? { kind: 'pan' } : { kind: 'move', from: page };
  }

  function move(event: PointerEvent<HTMLElement>) {
    const before = pointers.current.get(event.pointerId);
    const camera = $camera.get();
    if (!before || !camera) return;
    const at = placeIn(event);
    if (pointers.current.size === 2) {
      pinch(event.pointerId, before, at);
      pointers.current.set(event.pointerId, at);
      return;
    }
    pointers.current.set(event.pointerId, at);
    const { current } = press;
    if (!current?.drag) return;
    if (!current.moved && Math.hypot(at.x - current.at.x, at.y - current.at.y) < SLOP) return;
    current.moved = true;
    if (current.drag.kind === 'pan') {
      $camera.set(pan(camera, { x: at.x - before.x, y: at.y - before.y }));
      return;
    }
    $gesture.set(gestureOf(current.drag, toPage(camera, at), event.shiftKey));
  }

  function pinch(id: number, before: Point, at: Point) {
    const other = [...pointers.current].find(([key]) => key !== id)![1];
    const was = Math.hypot(before.x - other.x, before.y - other.y);
    const is = Math.hypot(at.x - other.x, at.y - other.y);
    const middle = { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 };
    const moved = pan($camera.get()!, { x: (at.x - before.x) / 2, y: (at.y - before.y) / 2 });
    $camera.set(zoomAbout(moved, was > 0 ? is / was : 1, middle));
  }

  function up(event: PointerEvent<HTMLElement>) {
    pointers.current.delete(event.pointerId);
    const { current } = press;
    press.current = undefined;
    const gesture = $gesture.get();
    $gesture.set(undefined);
    if (!current || event.type === 'pointercancel') return;
    if (!current.moved) {
      const isEmpty = ['lasso', 'pan', 'move'].includes(current.drag?.kind ?? '');
      const camera = $camera.get()!;
      const reach = REACH.mouse / camera.scale;
      const under = objectAt($piece.get()!.objects, toPage(camera, current.at), reach);
      if (isEmpty && !under && !event.shiftKey) choose([]);
      return;
    }
    if (gesture?.kind === 'guide' && current.drag?.kind === 'knot') leadBy(gesture.line);
    else if (gesture) apply(gesture, event.shiftKey);
  }

  return { onPointerDown: down, onPointerMove: move, onPointerUp: up, onPointerCancel: up };
}

/** Whether a place lies in the box around what is chosen, all of which may be moved. */
function isInChosen({ x, y }: Point): boolean {
  const chosen = chosenObjects();
  if (chosen.length === 0 || chosen.some(({ locked }) => locked)) return false;
  const { left, top, right, bottom } = boxOf(chosen);
  return x >= left && x <= right && y >= top && y <= bottom;
}

function apply(gesture: NonNullable<ReturnType<typeof $gesture.get>>, adds: boolean): void {
  switch (gesture.kind) {
    case 'transform':
    case 'angle':
      applyGesture(gesture);
      return;
    case 'guide':
      $mode.set('choose');
      guideBy(gesture.line);
      return;
    case 'line':
      $mode.set('choose');
      splitBy(gesture.from, gesture.to);
      return;
    case 'lasso': {
      const inside = $piece
        .get()!
        .objects.filter((one) => !one.hidden && holds(gesture.rect, boxOf([one])))
        .map(({ id }) => id);
      choose(adds ? [...$chosen.get(), ...inside] : inside);
      sayChosen();
    }
  }
}

/** A wheel moves the page, and zooms while Ctrl is held, as two fingers on a trackpad do. */
function useWheel(stage: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    const wheel = (event: WheelEvent) => {
      const camera = $camera.get();
      if (!camera) return;
      event.preventDefault();
      const { left, top } = element.getBoundingClientRect();
      const at = { x: event.clientX - left, y: event.clientY - top };
      const lines = event.deltaMode === 1 ? 16 : 1;
      if (event.ctrlKey || event.metaKey) {
        $camera.set(zoomAbout(camera, Math.exp((-event.deltaY * lines) / 220), at));
      } else {
        const [x, y] = event.shiftKey ? [event.deltaY, 0] : [event.deltaX, event.deltaY];
        $camera.set(pan(camera, { x: -x * lines, y: -y * lines }));
      }
    };
    element.addEventListener('wheel', wheel, { passive: false });
    return () => element.removeEventListener('wheel', wheel);
  }, [stage]);
}

/**
 * Keeps strokes on the stage from being taken for flicks of the page: after a quick one a browser takes
 * the next tap, wherever it is, as what stops the page, and presses nothing.
 */
function useOwnStrokes(stage: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const element = stage.current;
    const take = (event: TouchEvent) => event.preventDefault();
    element?.addEventListener('touchmove', take, { passive: false });
    return () => element?.removeEventListener('touchmove', take);
  }, [stage]);
}
