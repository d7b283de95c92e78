import { LIGHT } from 'ilmek-engine/tables';
import type { FabricWindow } from '../../../lib/player/window.ts';
import { createDirty } from './dirty.ts';
import type { Dirty } from './dirty.ts';
import { blockHexes } from './painter.ts';
import type { Painter, Piece } from './painter.ts';

/** Strands are shaded by their direction, in so many steps of half a turn. */
const DIRECTIONS = 16;

/** How far a thread's shadow falls, in millimetres. */
const SHADOW_MM = 0.1;

/** The strokes of one strand, from below, in widths of a thread; `shift` moves towards the lamp. */
const STROKES = [
  { width: 1.35, shift: 0, color: 'shadow' },
  { width: 1, shift: 0, color: 'edge' },
  { width: 0.72, shift: 0.06, color: 'body' },
  { width: 0.26, shift: 0.16, color: 'gleam' },
] as const;
type Stroke = (typeof STROKES)[number];
type Shades = Record<Stroke['color'] | 'whole', string>;

/** Where a thread is hardly wider than a pixel, two strokes look the same, in half the time. */
const FAR_STROKES = [
  { width: 1.3, shift: -0.12, color: 'shadow' },
  { width: 1.04, shift: 0, color: 'whole' },
] as const;
const FAR_PX = 2.2;

interface Surface {
  canvas: OffscreenCanvas;
  pen: OffscreenCanvasRenderingContext2D;
}

/** A painter without a graphics card: each strand is a few strokes, from its shadow to its gleam. */
export function createCanvasPainter(canvas: OffscreenCanvas, piece: Piece): Painter | undefined {
  const screen = canvas.getContext('2d');
  if (!screen) return undefined;
  const shades = blockHexes(piece.design).map(shadesOf);
  const slots: Surface[] = [];
  let sheet: Surface | undefined;
  let window: FabricWindow | undefined;
  let dirty: Dirty | undefined;

  function clear() {
    sheet!.pen.clearRect(0, 0, window!.width, window!.height);
    dirty!.all();
  }

  return {
    showEvery: 30,
    begin(next) {
      const sameSize = window?.width === next.width && window.height === next.height;
      window = next;
      dirty = createDirty(next);
      if (!sameSize) {
        canvas.width = next.width;
        canvas.height = next.height;
        slots.length = 0;
        sheet = createSurface(next.width, next.height);
      }
      clear();
    },
    slotBytes: () => 4 * window!.width * window!.height,
    clear,
    lay(from, to) {
      dirty!.strands(piece.strands, from, to);
      layStrokes(sheet!.pen, piece, shades, window!, from, to);
    },
    save(slot) {
      slots[slot] ??= createSurface(window!.width, window!.height);
      copy(sheet!, slots[slot]);
    },
    restore(slot) {
      copy(slots[slot], sheet!);
      dirty!.all();
    },
    show() {
      for (const { left, top, width, height } of dirty!.take()) {
        const box = [left, top, width, height] as const;
        screen.clearRect(...box);
        if (piece.fabricHex) {
          screen.fillStyle = piece.fabricHex;
          screen.fillRect(...box);
        }
        screen.drawImage(sheet!.canvas, ...box, ...box);
      }
    },
  };
}

function createSurface(width: number, height: number): Surface {
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no second canvas');
  return { canvas, pen };
}

function copy(from: Surface, to: Surface): void {
  to.pen.globalCompositeOperation = 'copy';
  to.pen.drawImage(from.canvas, 0, 0);
  to.pen.globalCompositeOperation = 'source-over';
}

/** Colours of a thread's strokes, by direction. Thread shines most across the light. */
function shadesOf(hex: string): Shades[] {
  const lamp = Math.atan2(LIGHT.y, LIGHT.x);
  return Array.from({ length: DIRECTIONS }, (_, i) => {
    const across = Math.abs(Math.sin((i / DIRECTIONS) * Math.PI - lamp));
    const mixed = (share: number, other: string) => mix(hex, other, share);
    return {
      shadow: 'rgb(0 0 0 / 0.22)',
      edge: mixed(0.3, '#000000'),
      body: mixed(0.14 - 0.14 * across, '#000000'),
      gleam: mixed(0.1 + 0.22 * across, '#ffffff'),
      whole:
        across > 0.5 ? mixed(0.2 * across - 0.1, '#ffffff') : mixed(0.2 - 0.4 * across, '#000000'),
    };
  });
}

/** A share of another colour mixed into one. */
function mix(hex: string, other: string, share: number): string {
  const parts = [1, 3, 5].map((i) => {
    const own = parseInt(hex.slice(i, i + 2), 16);
    return Math.round(own + share * (parseInt(other.slice(i, i + 2), 16) - own));
  });
  return `rgb(${parts.join(' ')})`;
}

function layStrokes(
  pen: OffscreenCanvasRenderingContext2D,
  { strands }: Piece,
  shades: readonly Shades[][],
  window: FabricWindow,
  from: number,
  to: number,
): void {
  const { leftMm, topMm, scale } = window;
  const { x0, y0, x1, y1, block } = strands;
  const width = strands.threadMm * scale;
  const strokes = width < FAR_PX ? FAR_STROKES : STROKES;
  const reach = 1.35 * width + SHADOW_MM * scale;
  pen.lineCap = 'round';
  for (let i = from; i < to; i++) {
    const ax = (x0[i] / 10 - leftMm) * scale;
    const ay = (y0[i] / 10 - topMm) * scale;
    const bx = (x1[i] / 10 - leftMm) * scale;
    const by = (y1[i] / 10 - topMm) * scale;
    if (Math.max(ax, bx) < -reach || Math.min(ax, bx) > window.width + reach) continue;
    if (Math.max(ay, by) < -reach || Math.min(ay, by) > window.height + reach) continue;
    const turn = Math.atan2(by - ay, bx - ax) / Math.PI + 1;
    const colors = shades[Math.min(block[i], shades.length - 1)];
    const shade = colors[Math.round(turn * DIRECTIONS) % DIRECTIONS];
    for (const { width: share, shift, color } of strokes) {
      const away = color === 'shadow' ? -SHADOW_MM * scale : shift * width;
      const dx = away * LIGHT.x;
      const dy = away * LIGHT.y;
      pen.strokeStyle = shade[color];
      pen.lineWidth = share * width;
      pen.beginPath();
      pen.moveTo(ax + dx, ay + dy);
      pen.lineTo(bx + dx, by + dy);
      pen.stroke();
    }
  }
}
