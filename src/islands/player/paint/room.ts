import type { FabricWindow } from '../../../lib/player/window.ts';
import { createDirty } from './dirty.ts';
import type { Box, Dirty } from './dirty.ts';
import { createTarget, deleteTarget } from './program.ts';
import type { Target } from './program.ts';

/** Side of a cell of the coarse maps, in millimetres: what is read from them is soft. */
const CELL_MM = 0.4;

/** What one window is drawn in, in the card's memory. */
export interface Room {
  window: FabricWindow;
  dirty: Dirty;
  /** Light of the threads so far, premultiplied. */
  threads: Target;
  cloth: Target;
  /** Coarse: cover by thread, and what it does to the light around it. */
  cover: Target;
  shade: Target;
  /** Kept pictures of `threads`. */
  slots: Target[];
}

export function createRoom(gl: WebGL2RenderingContext, window: FabricWindow): Room {
  const { width, height, scale } = window;
  const share = Math.min(1, 1 / (CELL_MM * scale));
  const cells = (px: number) => Math.max(1, Math.round(px * share));
  const coarse = () => createTarget(gl, cells(width), cells(height));
  const fine = () => createTarget(gl, width, height);
  const dirty = createDirty(window);
  return {
    ...{ window, dirty, threads: fine(), cloth: fine(), cover: coarse(), shade: coarse() },
    slots: [],
  };
}

export function deleteRoom(gl: WebGL2RenderingContext, room: Room): void {
  const { threads, cloth, cover, shade, slots } = room;
  for (const target of [threads, cloth, cover, shade, ...slots]) deleteTarget(gl, target);
}

/** The cells of a coarse map that a box of pixels reads, and a border for their neighbours. */
export function coarseBox({ left, top, width, height }: Box, { window, cover }: Room): Box {
  const border = 2;
  const acrossShare = cover.width / window.width;
  const downShare = cover.height / window.height;
  const from = (px: number, share: number) => Math.max(0, Math.floor(px * share) - border);
  const to = (px: number, share: number, most: number) =>
    Math.min(most, Math.ceil(px * share) + border);
  const cellLeft = from(left, acrossShare);
  const cellTop = from(top, downShare);
  return {
    left: cellLeft,
    top: cellTop,
    width: to(left + width, acrossShare, cover.width) - cellLeft,
    height: to(top + height, downShare, cover.height) - cellTop,
  };
}
