import type { Design } from 'ilmek-engine';
import type { Bounds } from '../../../lib/player/window.ts';
import type { View } from '../../common/view.ts';

/** What the page tells the worker that draws the piece. */
export type PaintOrder =
  | {
      kind: 'begin';
      canvas: OffscreenCanvas;
      design: Design;
      bounds: Bounds;
      /** '#rrggbb'; undefined leaves the ground transparent. */
      fabricHex: string | undefined;
      /** Draws without the graphics card. */
      plain: boolean;
    }
  | { kind: 'size'; width: number; height: number }
  | { kind: 'look'; view: View }
  /** So many stitches sewn. */
  | { kind: 'sew'; place: number }
  /** Whether anyone can see it. */
  | { kind: 'seen'; seen: boolean };

/** What it answers: the graphics card does not do it. */
export interface PaintNews {
  kind: 'lost';
}
