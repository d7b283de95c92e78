import { createBrush } from './brush.ts';
import { blockHexes } from './painter.ts';
import type { Painter, Piece } from './painter.ts';
import { copyTarget, createTarget, drawInto } from './program.ts';
import { createRoom, deleteRoom } from './room.ts';
import type { Room } from './room.ts';
import { createStrandArray } from './strand-array.ts';

/**
 * A painter on the graphics card. All strands lie in its memory; to sew on is one call that draws
 * the next ones over those that are there.
 * @returns nothing where the browser has no WebGL 2, or its driver does not take the programs
 */
export async function createGlPainter(
  canvas: OffscreenCanvas,
  piece: Piece,
): Promise<Painter | undefined> {
  const gl = canvas.getContext('webgl2', {
    antialias: false,
    depth: false,
    // Only what changed is drawn again.
    preserveDrawingBuffer: true,
  });
  const brush = gl && (await createBrush(gl));
  if (!brush) return undefined;
  const strands = createStrandArray(gl, piece.strands, blockHexes(piece.design));
  let room: Room | undefined;

  function clear() {
    const { threads, dirty } = room!;
    drawInto(gl!, threads, threads.width, threads.height);
    gl!.clearColor(0, 0, 0, 0);
    gl!.clear(gl!.COLOR_BUFFER_BIT);
    dirty.all();
  }

  return {
    showEvery: 250,
    begin(window) {
      if (room) deleteRoom(gl, room);
      // Setting the size, even to what it is, would empty the canvas.
      if (canvas.width !== window.width) canvas.width = window.width;
      if (canvas.height !== window.height) canvas.height = window.height;
      room = createRoom(gl, window);
      if (piece.fabricHex) brush.weave(room, piece.fabricHex);
      clear();
    },
    slotBytes: () => 4 * room!.window.width * room!.window.height,
    clear,
    lay(from, to) {
      room!.dirty.strands(piece.strands, from, to);
      brush.lay(room!, strands, from, to - from);
    },
    save(slot) {
      const { slots, threads } = room!;
      slots[slot] ??= createTarget(gl, threads.width, threads.height);
      copyTarget(gl, threads, slots[slot]);
    },
    restore(slot) {
      copyTarget(gl, room!.slots[slot], room!.threads);
      room!.dirty.all();
    },
    show() {
      for (const box of room!.dirty.take()) brush.finish(room!, box, Boolean(piece.fabricHex));
    },
  };
}
