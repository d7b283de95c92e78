import type { KeyboardEvent } from 'react';
import { moveBy } from '../../stores/editor/commands.ts';
import { $chosen } from '../../stores/editor/state.ts';
import { pan } from '../../lib/editor/camera.ts';
import { cutAlong, moveCut } from './cut-by-keys.ts';
import { $camera } from './stage-state.ts';

const WAYS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** How far a key moves what is chosen, mm: alone, with Shift, with Alt. */
const STEP_MM = { plain: 1, far: 10, fine: 0.1 };
/** How far it moves the page where nothing is chosen, px. */
const PAN_PX = 60;

/** Arrow keys of the stage; all others are the page's. */
export function useStageKeys() {
  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === 'Enter' && cutAlong()) event.preventDefault();
    const way = WAYS[event.key];
    if (!way || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const [x, y] = way;
    const step = event.shiftKey ? STEP_MM.far : event.altKey ? STEP_MM.fine : STEP_MM.plain;
    if (moveCut(x * step, y * step)) return;
    if ($chosen.get().length > 0) {
      moveBy(x * step, y * step, event.repeat ? 'arrow' : undefined);
      return;
    }
    const camera = $camera.get();
    if (camera) $camera.set(pan(camera, { x: -x * PAN_PX, y: -y * PAN_PX }));
  };
}
