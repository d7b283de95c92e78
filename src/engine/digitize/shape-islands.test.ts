import { describe, expect, it } from 'vitest';
import type { AreaShape, ShapeSet } from '../shapes.ts';
import { createTravelMap } from '../stitch/travel-map.ts';
import { digitizeShapes } from './digitize-shapes.ts';
import { planBlocks } from './plan.ts';
import { islandsOf } from './shape-islands.ts';

const HEXES = ['#c02020', '#20a040', '#ffffff', '#101010'];

const box = (
  thread: number,
  left: number,
  top: number,
  width: number,
  height: number,
): AreaShape => {
  const [right, bottom] = [left + width, top + height];
  const ring = Float64Array.of(left, top, right, top, right, bottom, left, bottom);
  return { kind: 'area', polygon: { rings: [ring] }, thread };
};

const page = (shapes: AreaShape[]): ShapeSet => ({
  widthMm: 100,
  heightMm: 60,
  threads: HEXES.map((hex) => ({ hex, name: hex, code: '', chart: '' })),
  shapes,
});

function islandSizes(shapes: AreaShape[], thread: number, shines?: Uint8Array): number[] {
  const plan = planBlocks(page(shapes), 'tiles');
  const index = plan.blocks.findIndex((block) => block.thread === thread);
  const map = createTravelMap(plan.cover, index, undefined, shines);
  const own = plan.blocks[index].shapes;
  return islandsOf(map, own, (shape) => [shape]).map((island) => island.length);
}

describe('islandsOf', () => {
  const ground = box(0, 10, 10, 60, 20);
  const onGround = [box(1, 20, 15, 5, 5), box(1, 50, 15, 5, 5)];

  it('has none where there is nothing, and one of a single piece', () => {
    const plan = planBlocks(page([ground]), 'tiles');
    const map = createTravelMap(plan.cover, 0);
    const own = plan.blocks[0].shapes;
    expect(islandsOf(map, [], () => own)).toEqual([]);
    expect(islandsOf(map, own, (shape) => [shape])).toEqual([own]);
  });

  it('parts what lies apart on bare cloth, and on what was sewn before', () => {
    expect(islandSizes([box(0, 0, 0, 10, 10), box(0, 20, 0, 10, 10)], 0)).toEqual([1, 1]);
    expect(islandSizes([ground, ...onGround], 1)).toEqual([1, 1]);
  });

  it('holds together what touches, and what a later colour joins', () => {
    expect(islandSizes([box(0, 0, 0, 10, 10), box(0, 10, 5, 10, 10)], 0)).toEqual([2]);
    const bridged = [box(0, 0, 0, 30, 30), box(0, 40, 0, 30, 30), box(1, 30, 10, 10, 5)];
    expect(islandSizes(bridged, 0)).toEqual([2]);
  });

  it('parts what is joined only by a cover through which thread is seen', () => {
    const bridged = [box(3, 0, 0, 30, 30), box(3, 40, 0, 30, 30), box(2, 30, 10, 10, 5)];
    expect(islandSizes(bridged, 3)).toEqual([2]);
    expect(islandSizes(bridged, 3, Uint8Array.of(0, 1))).toEqual([2]);
  });
});

describe('a block of islands', () => {
  it('is sewn island by island, though each has a fill and lines of satin', () => {
    const flower = (x: number) => [
      box(0, x, 5, 15, 15),
      box(0, x + 15, 11, 9, 1.5),
      box(0, x + 6, 20, 1.5, 9),
    ];
    const options = { style: 'mixed', density: 'medium', pullMm: 0, name: '' } as const;
    const { x, objects } = digitizeShapes(page([...flower(5), ...flower(60)]), 'tiles', options);
    expect(new Set(objects.map(({ kind }) => kind))).toEqual(
      new Set(['underlay', 'run', 'fill', 'satin']),
    );
    const sides = Array.from(x, (at) => at > 0);
    expect(sides.filter((side, i) => i > 0 && side !== sides[i - 1])).toHaveLength(1);
  });
});
