import type { Extents } from '../core/design.ts';

/** A part of the template that one page shows; millimetres on the design's plane. */
export interface Tile {
  left: number;
  top: number;
  width: number;
  height: number;
  /** Column and row: 'A1', 'B1', 'A2'. */
  label: string;
  /** It is joined to others. */
  joins: boolean;
}

export interface TilePlan {
  landscape: boolean;
  tiles: Tile[];
}

interface Room {
  width: number;
  height: number;
}

/**
 * Cuts a design to pages: one upright, else one lying, else as many equal parts as it needs,
 * row by row.
 * @param extents tenths.
 * @param border to leave around it, mm.
 * @param upright room on an upright page, mm.
 * @param lying room on a page turned by a quarter.
 */
export function layTiles(extents: Extents, border: number, upright: Room, lying: Room): TilePlan {
  const left = extents.left / 10 - border;
  const top = extents.top / 10 - border;
  const width = extents.right / 10 + border - left;
  const height = extents.bottom / 10 + border - top;
  const fits = (room: Room): boolean => width <= room.width && height <= room.height;
  const landscape = !fits(upright) && fits(lying);
  const room = landscape ? lying : upright;
  const columns = Math.ceil(width / room.width);
  const rows = Math.ceil(height / room.height);
  const tile = { width: width / columns, height: height / rows, joins: columns * rows > 1 };
  const tiles = Array.from({ length: columns * rows }, (_, i): Tile => {
    const column = i % columns;
    const row = Math.floor(i / columns);
    const label = `${letter(column)}${row + 1}`;
    return { ...tile, left: left + column * tile.width, top: top + row * tile.height, label };
  });
  return { landscape, tiles };
}

/** 0 → 'A'. */
const letter = (column: number): string => String.fromCharCode(65 + (column % 26));
