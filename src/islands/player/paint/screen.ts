import { createLayers, slotsFor } from '../../../lib/player/layers.ts';
import type { Layers } from '../../../lib/player/layers.ts';
import { windowOf } from '../../../lib/player/window.ts';
import type { Bounds } from '../../../lib/player/window.ts';
import { WHOLE_VIEW } from '../../common/view.ts';
import type { View } from '../../common/view.ts';
import type { Painter } from './painter.ts';

/** Strands laid in one frame: to begin with, least and most. */
const BUDGET = { first: 1500, least: 400, most: 40_000 };
/** A frame that took longer asks for fewer strands, a shorter one for more, in milliseconds. */
const SLOW_FRAME = 24;
const QUICK_FRAME = 19;
/** A long way is shown only so often, in milliseconds: to finish a window is dear. */
const SHOWN_EVERY = 250;

/** A canvas that is brought, frame by frame, to where one wants it. */
export interface Screen {
  /** Pixels of the canvas. */
  resize(width: number, height: number): void;
  look(view: View): void;
  sewTo(strands: number): void;
  /** One frame's work. @returns whether there is more to do */
  work(sinceLast: number): boolean;
}

/** @param total strands of the whole piece */
export function createScreen(painter: Painter, bounds: Bounds, total: number): Screen {
  let size: { width: number; height: number } | undefined;
  let wanted: View = WHOLE_VIEW;
  let drawing: View | undefined;
  /** The canvas keeps its picture until the next one is whole. */
  let held = false;
  let resized = false;
  let layers: Layers | undefined;
  let target = 0;
  let budget = BUDGET.first;
  /** Whether the last frame took all of it: a short frame of little work is no reason for more. */
  let spent = false;
  let sinceShown = 0;

  function begin(size: { width: number; height: number }): Layers {
    held = !resized && drawing !== undefined;
    resized = false;
    drawing = wanted;
    painter.begin(windowOf(bounds, wanted, size));
    if (!held) painter.show();
    return createLayers(painter, total, slotsFor(painter.slotBytes()));
  }

  function work(sinceLast: number): boolean {
    if (!size) return false;
    const busy = layers !== undefined && layers.laid() !== target;
    // A picture that is being made for one view is finished before the next, or none ever would be.
    const again = resized || (drawing !== wanted && !(busy && held));
    if (!layers || again) layers = begin(size);
    if (busy && sinceLast > SLOW_FRAME) budget = Math.max(BUDGET.least, budget * 0.6);
    if (spent && sinceLast < QUICK_FRAME) budget = Math.min(BUDGET.most, budget * 1.5);
    const there = layers.reach(target, Math.round(budget));
    spent = !there;
    sinceShown += sinceLast;
    if (there || (!held && sinceShown >= SHOWN_EVERY)) {
      painter.show();
      sinceShown = 0;
    }
    return !there || drawing !== wanted;
  }

  return {
    resize(width, height) {
      resized ||= size?.width !== width || size.height !== height;
      size = { width, height };
    },
    look(view) {
      wanted = view;
    },
    sewTo(strands) {
      target = strands;
    },
    work,
  };
}
