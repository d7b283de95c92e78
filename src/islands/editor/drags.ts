import { boxOf, guideOnPage, rotation, scaleLimits, scaling, setSewing } from 'ilmek-engine/piece';
import type { Point, Rect } from '../../lib/editor/camera.ts';
import { editChosen } from '../../stores/editor/edits.ts';
import { chosenObjects, transformChosen, turnChosen } from '../../stores/editor/commands.ts';
import type { Gesture } from './stage-state.ts';

/** What a press has begun. */
export type Drag =
  | { kind: 'pan' }
  | { kind: 'move' | 'lasso' | 'line'; from: Point }
  | { kind: 'resize'; fixed: Point; from: Point; limits: readonly [number, number] }
  | { kind: 'turn'; centre: Point; from: Point }
  | { kind: 'angle'; centre: Point }
  /** Of a line that is being drawn: where the hand has been. */
  | { kind: 'draw'; line: Point[] }
  | { kind: 'knot'; line: readonly Point[]; at: number };

/** A hand that draws leaves points so far apart, mm. */
const DRAWN_MM = 0.5;

/** Steps of an angle while Shift is held, degrees. */
const STEP = 15;

/** The drag that a handle begins. @param handle its name: a corner, 'turn', 'angle', or a 'knot-3' of a guide line */
export function dragOf(handle: string, from: Point): Drag {
  const objects = chosenObjects();
  const box = boxOf(objects);
  const centre = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
  const knot = /^knot-(\d+)$/.exec(handle);
  const guide = guideOnPage(objects[0]);
  if (knot && guide) return { kind: 'knot', line: guide, at: Number(knot[1]) };
  if (handle === 'turn') return { kind: 'turn', centre, from };
  if (handle === 'angle') return { kind: 'angle', centre };
  const fixed = {
    x: handle.includes('w') ? box.right : box.left,
    y: handle.includes('n') ? box.bottom : box.top,
  };
  return { kind: 'resize', fixed, from, limits: scaleLimits(objects) };
}

/** What a drag has come to. @param steady Shift: straight, in steps */
export function gestureOf(drag: Drag, to: Point, steady: boolean): Gesture | undefined {
  switch (drag.kind) {
    case 'pan':
      return undefined;
    case 'move': {
      let [x, y] = [to.x - drag.from.x, to.y - drag.from.y];
      if (steady && Math.abs(x) > Math.abs(y)) y = 0;
      else if (steady) x = 0;
      return { kind: 'transform', transform: [1, 0, 0, 1, x, y] };
    }
    case 'resize': {
      const { fixed, from, limits } = drag;
      const [ax, ay] = [from.x - fixed.x, from.y - fixed.y];
      const along = (to.x - fixed.x) * ax + (to.y - fixed.y) * ay;
      const wanted = along / (ax * ax + ay * ay);
      const times = Math.min(limits[1], Math.max(limits[0], wanted));
      return { kind: 'transform', transform: scaling(times, times, fixed) };
    }
    case 'turn': {
      const { centre, from } = drag;
      const turned = bearing(centre, to) - bearing(centre, from);
      return { kind: 'transform', transform: rotation(rounded(turned, steady), centre) };
    }
    case 'angle': {
      // Rows have no direction: half a turn is the same.
      const own = rounded(bearing(drag.centre, to), steady);
      return { kind: 'angle', angle: ((own % 180) + 180) % 180 };
    }
    case 'draw': {
      const last = drag.line[drag.line.length - 1];
      if (Math.hypot(to.x - last.x, to.y - last.y) >= DRAWN_MM) drag.line.push(to);
      return { kind: 'guide', line: [...drag.line] };
    }
    case 'knot':
      return { kind: 'guide', line: drag.line.map((one, i) => (i === drag.at ? to : one)) };
    case 'lasso':
      return { kind: 'lasso', rect: rectOf(drag.from, to) };
    case 'line':
      return { kind: 'line', from: drag.from, to };
  }
}

/** Makes an edit of a gesture that has ended. */
export function applyGesture(gesture: Extract<Gesture, { kind: 'transform' | 'angle' }>): void {
  if (gesture.kind === 'angle') {
    editChosen('Angle', (piece, ids) => setSewing(piece, ids, { angle: gesture.angle }));
    return;
  }
  const { transform } = gesture;
  const [a, b] = transform;
  if (b !== 0) turnChosen(transform);
  else transformChosen(a === 1 ? 'Move' : 'Resize', transform);
}

const bearing = (centre: Point, { x, y }: Point): number =>
  (Math.atan2(y - centre.y, x - centre.x) * 180) / Math.PI;

const rounded = (degrees: number, steady: boolean): number =>
  steady ? Math.round(degrees / STEP) * STEP : Math.round(degrees);

const rectOf = (a: Point, b: Point): Rect => ({
  left: Math.min(a.x, b.x),
  top: Math.min(a.y, b.y),
  right: Math.max(a.x, b.x),
  bottom: Math.max(a.y, b.y),
});
