import type { Strands } from 'ilmek-engine/render';
import type { FabricWindow } from '../../../lib/player/window.ts';

/** A rectangle of pixels. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Which parts of a window have changed since they were last shown. */
export interface Dirty {
  all(): void;
  /** Everything that strands `from` to `to` can change. */
  strands(strands: Strands, from: number, to: number): void;
  /** What has changed, as boxes that do not overlap; nothing is dirty afterwards. */
  take(): Box[];
}

/** Side of a tile, in pixels. */
const TILE = 64;

/** Thread and its shadows change nothing further away than this, in millimetres. */
const REACH_MM = 2;

/** From here on it is quicker to show the whole window than to ask each strand where it lies. */
const MANY = 3000;

export function createDirty({ leftMm, topMm, scale, width, height }: FabricWindow): Dirty {
  const columns = Math.ceil(width / TILE);
  const rows = Math.ceil(height / TILE);
  const tiles = new Uint8Array(columns * rows);
  const reach = REACH_MM * scale;

  function mark(left: number, top: number, right: number, bottom: number) {
    const firstColumn = Math.max(0, Math.floor((left - reach) / TILE));
    const lastColumn = Math.min(columns - 1, Math.floor((right + reach) / TILE));
    const firstRow = Math.max(0, Math.floor((top - reach) / TILE));
    const lastRow = Math.min(rows - 1, Math.floor((bottom + reach) / TILE));
    for (let row = firstRow; row <= lastRow; row++) {
      const at = row * columns;
      if (firstColumn <= lastColumn) tiles.fill(1, at + firstColumn, at + lastColumn + 1);
    }
  }

  /** Runs of dirty tiles of one row. */
  function* runs(row: number) {
    for (let column = 0; column < columns; column++) {
      if (!tiles[row * columns + column]) continue;
      const first = column;
      while (column < columns && tiles[row * columns + column]) column++;
      const left = first * TILE;
      const top = row * TILE;
      yield {
        left,
        top,
        width: Math.min(width, column * TILE) - left,
        height: Math.min(height, top + TILE) - top,
      };
    }
  }

  return {
    all: () => void tiles.fill(1),
    strands({ x0, y0, x1, y1 }, from, to) {
      if (to - from > MANY) {
        tiles.fill(1);
        return;
      }
      for (let i = from; i < to; i++) {
        const ax = (x0[i] / 10 - leftMm) * scale;
        const ay = (y0[i] / 10 - topMm) * scale;
        const bx = (x1[i] / 10 - leftMm) * scale;
        const by = (y1[i] / 10 - topMm) * scale;
        mark(Math.min(ax, bx), Math.min(ay, by), Math.max(ax, bx), Math.max(ay, by));
      }
    },
    take() {
      // Most often nothing or everything is dirty; everything is one box.
      const whole = tiles.every(Boolean);
      const boxes = whole
        ? [{ left: 0, top: 0, width, height }]
        : Array.from({ length: rows }, (_, row) => [...runs(row)]).flat();
      tiles.fill(0);
      return boxes;
    },
  };
}
