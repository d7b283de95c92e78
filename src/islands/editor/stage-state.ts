import { atom } from 'nanostores';
import type { Transform } from 'ilmek-engine/piece';
import type { Camera, Rect } from '../../lib/editor/camera.ts';

/* What the stage knows that is no part of the piece. */

/** What is seen of the page; undefined until the stage has a size. */
export const $camera = atom<Camera | undefined>(undefined);
export const $stageSize = atom({ width: 0, height: 0 });

/** What a pointer is doing. */
export type Gesture =
  | { kind: 'transform'; transform: Transform }
  | { kind: 'lasso'; rect: Rect }
  | { kind: 'angle'; angle: number }
  | { kind: 'guide'; line: readonly { x: number; y: number }[] }
  | {
      kind: 'line';
      from: { x: number; y: number };
      to: { x: number; y: number };
      /** Moved by keys, not drawn by a hand. */
      byKeys?: boolean;
    };
export const $gesture = atom<Gesture | undefined>(undefined);

/** What was chosen last by a press on the stage. */
export const $pressed = atom<{ id: string } | undefined>(undefined);

/** What a press on the stage does: chooses and moves, or draws the line that splits a fill, or that its rows follow. */
export const $mode = atom<'choose' | 'split' | 'guide' | 'pan'>('choose');

/** Places that are marked: those of a problem, on the page. */
export const $marked = atom<{ code: string; places: { x: number; y: number }[] } | undefined>(
  undefined,
);
