import { linesBox, type Box } from '../vector/geometry.ts';
import type { Mm } from '../core/units.ts';
import type { Shape } from '../shapes.ts';
import { nearestNode, type LineNetwork } from './line-network.ts';
import type { Piece } from './pieces.ts';

/** A piece, or lines that meet: they are sewn in one go. */
export type Task = Piece | { kind: 'lines'; network: LineNetwork };

/** A task with the box around it. */
export interface BoxedTask {
  piece: Task;
  box: Box;
}

export function boxed(piece: Task): BoxedTask {
  return { piece, box: linesBox(linesOf(piece)) };
}

/**
 * Index of the task nearest to a point, the first of those that are equally near. One that is
 * farther by its box alone is not looked at: a block may be of ten thousand.
 */
export function nearestTask(tasks: readonly BoxedTask[], x: Mm, y: Mm): number {
  let best = 0;
  let least = Infinity;
  tasks.forEach(({ piece, box }, i) => {
    if (distanceToBox(box, x, y) >= least) return;
    const away = distanceTo(piece, x, y);
    if (away < least) [best, least] = [i, away];
  });
  return best;
}

function distanceToBox({ left, top, right, bottom }: Box, x: Mm, y: Mm): Mm {
  return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
}

function linesOf(piece: Task): readonly Float64Array[] {
  return piece.kind === 'lines' ? [piece.network.nodes] : edgesOf(piece.shape);
}

function edgesOf(shape: Shape): readonly Float64Array[] {
  if (shape.kind === 'area') return shape.polygon.rings;
  return shape.kind === 'stroke' ? [shape.points] : [shape.left, shape.right];
}

function distanceTo(piece: Task, x: Mm, y: Mm): Mm {
  if (piece.kind === 'lines') {
    const { nodes } = piece.network;
    const k = 2 * nearestNode(piece.network, x, y);
    return Math.hypot(nodes[k] - x, nodes[k + 1] - y);
  }
  let best = Infinity;
  for (const line of edgesOf(piece.shape)) {
    for (let i = 0; i < line.length; i += 2) {
      best = Math.min(best, Math.hypot(line[i] - x, line[i + 1] - y));
    }
  }
  return best;
}
