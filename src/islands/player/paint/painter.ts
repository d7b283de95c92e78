import type { Design } from 'ilmek-engine';
import type { Strands } from 'ilmek-engine/render';
import type { Ground } from '../../../lib/player/layers.ts';
import type { FabricWindow } from '../../../lib/player/window.ts';

/** What a painter needs to know of a design. */
export interface Piece {
  strands: Strands;
  design: Design;
  /** '#rrggbb'; undefined leaves the ground transparent. */
  fabricHex: string | undefined;
}

/** Lays strands of thread on fabric, and shows them on a canvas. */
export interface Painter extends Ground {
  /** How often a long way is shown, in milliseconds: for some it is dear to finish a window. */
  readonly showEvery: number;
  /** Begins anew on another part of the fabric or another size. Kept pictures are lost. */
  begin(window: FabricWindow): void;
  /** Bytes of one kept picture. */
  slotBytes(): number;
  /** Brings to the canvas what changed since the last time. */
  show(): void;
}

/** Hex colours of each colour block; blocks without a thread repeat the last one. */
export function blockHexes({ threads }: Design): string[] {
  return threads.length > 0 ? threads.map(({ hex }) => hex) : ['#808080'];
}
