import { createLayers, slotsFor } from '../../../lib/player/layers.ts';
import type { Ground, Layers } from '../../../lib/player/layers.ts';
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
/** A painter that draws in the page's own thread may take this much of each frame, in milliseconds. */
const WORK_MS = 7;

/** The time of one strand is measured from this many at least: fewer are too quick for the clock. */
const SAMPLE = 60;

/** A canvas that is brought, frame by frame, to where one wants it. */
export interface Screen {
  /** Pixels of the canvas. */
  resize(width: number, height: number): void;
  look(view: View): void;
  sewTo(strands: number): void;
  /** One frame's work. @returns whether there is more to do */
  work(sinceLast: number): boolean;
}

/**
 * @param total strands of the whole piece
 * @param now a clock in milliseconds, which tells how long strands take
 */
export function createScreen(
  painter: Painter,
  bounds: Bounds,
  total: number,
  now: () => number = () => performance.now(),
): Screen {
  let size: { width: number; height: number } | undefined;
  let wanted: View = WHOLE_VIEW;
  let drawing: View | undefined;
  /** The canvas keeps its picture until the next one is whole. */
  let held = false;
  let resized = false;
  let layers: Layers | undefined;
  let target = 0;
  let budget = BUDGET.first;
  /** Time to draw one strand, in milliseconds, measured over the last frames. */
  let price = 0;
  /** Strands that this frame laid. */
  let laid = 0;
  const ground: Ground = {
    ...painter,
    lay(from, to) {
      laid += to - from;
      painter.lay(from, to);
    },
  };
  /** Whether the last frame used its whole budget: only then does a short frame raise the budget. */
  let spent = false;
  let sinceShown = 0;

  function begin(size: { width: number; height: number }): Layers {
    held = !resized && drawing !== undefined;
    resized = false;
    drawing = wanted;
    painter.begin(windowOf(bounds, wanted, size));
    if (!held) painter.show();
    return createLayers(ground, total, slotsFor(painter.slotBytes()));
  }

  function work(sinceLast: number): boolean {
    if (!size) return false;
    const busy = layers !== undefined && layers.laid() !== target;
    // A picture that is being made for one view is finished before the next, or none ever would be.
    const again = resized || (drawing !== wanted && !(busy && held));
    if (!layers || again) layers = begin(size);
    if (busy && sinceLast > SLOW_FRAME) budget = Math.max(BUDGET.least, budget * 0.6);
    if (spent && sinceLast < QUICK_FRAME) budget = Math.min(BUDGET.most, budget * 1.5);
    const most = Math.max(BUDGET.least / 4, Math.min(budget, WORK_MS / price));
    const began = now();
    laid = 0;
    const there = layers.reach(target, Math.round(most));
    if (laid >= SAMPLE) price += 0.4 * ((now() - began) / laid - price);
    spent = !there;
    sinceShown += sinceLast;
    if (there || (!held && sinceShown >= painter.showEvery)) {
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
