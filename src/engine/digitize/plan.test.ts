import { describe, expect, it } from 'vitest';
import type { Ring } from '../vector/geometry.ts';
import type { Shape, ShapeSet } from '../shapes.ts';
import { bareRings, planBlocks } from './plan.ts';

const thread = (hex: string) => ({ hex, name: hex, code: '', chart: '' });

function page(shapes: Shape[]): ShapeSet {
  const threads = ['#aa0000', '#00aa00', '#0000aa'].map(thread);
  return { widthMm: 40, heightMm: 40, threads, shapes };
}

const box = (left: number, top: number, right: number, bottom: number): Ring =>
  Float64Array.of(left, top, right, top, right, bottom, left, bottom);
const area = (t: number, ring: Ring): Shape => ({
  kind: 'area',
  polygon: { rings: [ring] },
  thread: t,
});
const line = (t: number, points: number[], widthMm: number): Shape => ({
  kind: 'stroke',
  points: Float64Array.from(points),
  widthMm,
  closed: false,
  thread: t,
});
const threadsOf = (set: ShapeSet) => planBlocks(set, 'painted').blocks.map((b) => b.thread);

describe('planBlocks, painted', () => {
  it('sews all of a colour together where nothing lies between', () => {
    const shapes = [0, 1, 0, 1, 0].map((t, i) => area(t, box(i * 7, 1, i * 7 + 5, 6)));
    expect(threadsOf(page(shapes))).toEqual([0, 1]);
  });

  it('keeps the order of what overlaps', () => {
    const shapes = [
      area(0, box(0, 0, 10, 10)),
      area(1, box(5, 0, 15, 10)),
      area(0, box(10, 0, 20, 10)),
    ];
    expect(threadsOf(page(shapes))).toEqual([0, 1, 0]);
  });

  it('goes by outlines, not by the boxes round them', () => {
    const column = (t: number, x: number): Shape => ({
      kind: 'column',
      left: Float64Array.of(x, 0, x + 20, 30),
      right: Float64Array.of(x + 2, 0, x + 22, 30),
      thread: t,
    });
    expect(threadsOf(page([column(0, 0), column(1, 6), column(0, 12)]))).toEqual([0, 1]);
  });

  it('knows that a column covers what lies under it', () => {
    const set = page([
      area(0, box(0, 0, 20, 20)),
      {
        kind: 'column',
        left: Float64Array.of(8, 0, 8, 20),
        right: Float64Array.of(12, 0, 12, 20),
        thread: 1,
      },
    ]);
    const { cover } = planBlocks(set, 'painted');
    const at = (x: number, y: number) =>
      cover.last[Math.floor(y / 0.4) * cover.width + Math.floor(x / 0.4)];
    expect([at(4, 10), at(10, 10), at(30, 30)]).toEqual([1, 2, 0]);
  });
});

describe('bareRings', () => {
  it('keeps a hole for what was sewn before, and none for what is sewn later', () => {
    const hole = box(14, 14, 26, 26);
    const ground = { rings: [box(0, 0, 40, 40), hole] };
    const around: Shape = { kind: 'area', polygon: ground, thread: 0 };
    const inside = area(1, hole);
    expect(bareRings(ground, planBlocks(page([around, inside]), 'painted'), 0)).toHaveLength(1);
    expect(bareRings(ground, planBlocks(page([inside, around]), 'painted'), 1)).toHaveLength(2);
  });
});

describe('bareRings of tiles', () => {
  it('leaves out what was sewn before within a hole that a later shape covers', () => {
    // A frame, in it a star, sewn first, and between them what comes last.
    const [hole, star] = [box(6, 6, 34, 34), box(16, 16, 24, 24)];
    const frame: Shape = {
      kind: 'area',
      polygon: { rings: [box(0, 0, 40, 40), hole] },
      thread: 1,
    };
    const between: Shape = { kind: 'area', polygon: { rings: [hole, star] }, thread: 2 };
    const plan = planBlocks(page([area(0, star), frame, between]), 'painted');
    expect(plan.blocks.map((block) => block.thread)).toEqual([0, 1, 2]);
    expect(bareRings(frame.polygon, plan, 1)).toEqual([frame.polygon.rings[0], star]);
  });
});

describe('planBlocks, tiles', () => {
  it('sews a ground before what lies on it', () => {
    const ground = area(0, box(0, 0, 30, 30));
    const set = page([area(2, box(32, 0, 36, 4)), area(1, box(32, 6, 39, 13)), ground]);
    expect(planBlocks(set, 'tiles').blocks.map((b) => b.thread)).toEqual([0, 1, 2]);
  });

  it('sews small areas first where a large one beside them hides many ways', () => {
    const row = (count: number) => [
      area(0, box(0, 10, 40, 20)),
      ...Array.from({ length: count }, (_, i) => area(1, box(2 * i, 6, 2 * i + 1, 10))),
    ];
    const order = (count: number) =>
      planBlocks(page(row(count)), 'tiles').blocks.map((b) => b.thread);
    expect(order(18)).toEqual([1, 0]);
    expect(order(4)).toEqual([0, 1]);
  });

  it('sews small areas first in a composition wherever that saves cuts', () => {
    const row = [
      area(0, box(0, 10, 40, 20)),
      ...Array.from({ length: 4 }, (_, i) => area(1, box(9 * i, 6, 9 * i + 4, 10))),
    ];
    const order = (set: ShapeSet) => planBlocks(set, 'tiles').blocks.map((b) => b.thread);
    expect(order(page(row))).toEqual([0, 1]);
    expect(order({ ...page(row), isComposed: true })).toEqual([1, 0]);
  });

  it('hides ways from leaf to leaf under the vine that they stand on', () => {
    const vine = line(1, [0, 20, 40, 20], 2);
    const leaves = [2, 12, 22, 32].map((x) => area(0, box(x, 14, x + 5, 20.4)));
    const set = { ...page([...leaves, vine]), isComposed: true };
    expect(planBlocks(set, 'tiles').blocks.map((b) => b.thread)).toEqual([0, 1]);
  });

  it('sews lines after all that they lie on, at the end if their colour comes sooner', () => {
    const ground = area(0, box(0, 0, 40, 40));
    const spot = area(1, box(6, 6, 12, 12));
    const across = line(0, [2, 9, 38, 9], 0.5);
    const apart = line(2, [2, 30, 38, 30], 0.5);
    const { blocks } = planBlocks(page([ground, spot, across, apart]), 'tiles');
    expect(blocks.map(({ thread, shapes }) => [thread, shapes.length])).toEqual([
      [0, 1],
      [1, 1],
      [2, 1],
      [0, 1],
    ]);
    expect(blocks[3].shapes).toEqual([across]);
  });

  it('knows what a line lies on among more threads than a byte tells apart', () => {
    const threads = Array.from({ length: 300 }, (_, i) =>
      thread(`#${(0x100000 + i).toString(16)}`),
    );
    const ground = area(0, box(0, 0, 40, 40));
    const spot = area(299, box(6, 6, 12, 12));
    const across = line(0, [2, 9, 38, 9], 0.5);
    const set = { widthMm: 40, heightMm: 40, threads, shapes: [ground, spot, across] };
    expect(planBlocks(set, 'tiles').blocks.map((b) => b.thread)).toEqual([0, 299, 0]);
  });

  it('sews each of more threads than fit in a number’s bits once, the larger areas first', () => {
    const threads = Array.from({ length: 40 }, (_, i) => thread(`#${(16 + i).toString(16)}0000`));
    const shapes = Array.from({ length: 120 }, (_, i) =>
      area(
        i % 40,
        box(
          (i % 12) * 3,
          3 * Math.floor(i / 12),
          (i % 12) * 3 + 2 + (i % 40) / 50,
          3 * Math.floor(i / 12) + 2,
        ),
      ),
    );
    const order = planBlocks({ widthMm: 40, heightMm: 40, threads, shapes }, 'tiles');
    expect(order.blocks.map((b) => b.thread)).toEqual(threads.map((_, t) => 39 - t));
  });
});
