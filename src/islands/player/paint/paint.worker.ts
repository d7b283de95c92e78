import { strandsByPlace } from '../../../lib/player/pack.ts';
import { prepareStrands } from '../../../lib/player/prepare.ts';
import { createTimeline } from '../../../lib/player/timeline.ts';
import { createCanvasPainter } from './canvas-painter.ts';
import { createGlPainter } from './gl-painter.ts';
import type { PaintNews, PaintOrder } from './messages.ts';
import { createScreen } from './screen.ts';
import type { Screen } from './screen.ts';

/*
 * Draws the piece, so that a slow graphics card, or none, never holds up the page. Frames are
 * asked for only while there is something to draw and someone to see it.
 */

/** The part of `DedicatedWorkerGlobalScope` used here; its library clashes with the page's. */
interface WorkerScope {
  postMessage(message: PaintNews): void;
  onmessage: ((event: MessageEvent<PaintOrder>) => void) | null;
  requestAnimationFrame(run: (now: number) => void): number;
  cancelAnimationFrame(frame: number): void;
}

const scope = globalThis as unknown as WorkerScope;

type Begin = Extract<PaintOrder, { kind: 'begin' }>;

/** What there is once the piece is prepared; orders that come earlier are kept. */
let stage: { screen: Screen; counts: Uint32Array } | undefined;
let early: PaintOrder[] = [];
let seen = false;
let frame = 0;
let last: number | undefined;

scope.onmessage = ({ data: order }) => {
  if (order.kind === 'begin') void begin(order);
  else if (stage) follow(stage, order);
  else early.push(order);
};

async function begin({ canvas, design, bounds, fabricHex, plain }: Begin): Promise<void> {
  const lost = () => scope.postMessage({ kind: 'lost' });
  canvas.addEventListener('webglcontextlost', lost);
  const strands = await prepareStrands(design);
  const piece = { strands, design, fabricHex };
  const painter = plain ? createCanvasPainter(canvas, piece) : await createGlPainter(canvas, piece);
  if (!painter) {
    lost();
    return;
  }
  const counts = strandsByPlace(strands, createTimeline(design).records);
  stage = { screen: createScreen(painter, bounds, strands.count), counts };
  for (const order of early) follow(stage, order);
  early = [];
}

function follow({ screen, counts }: NonNullable<typeof stage>, order: PaintOrder): void {
  if (order.kind === 'size') screen.resize(order.width, order.height);
  else if (order.kind === 'look') screen.look(order.view);
  else if (order.kind === 'sew') screen.sewTo(counts[order.place] ?? 0);
  else if (order.kind === 'seen') seen = order.seen;
  if (seen) wake();
  else rest();
}

function wake(): void {
  if (frame === 0) frame = scope.requestAnimationFrame(run);
}

function rest(): void {
  scope.cancelAnimationFrame(frame);
  frame = 0;
  last = undefined;
}

function run(now: number): void {
  frame = 0;
  const sinceLast = last === undefined ? 16 : now - last;
  last = now;
  if (stage?.screen.work(sinceLast)) wake();
  else last = undefined;
}
