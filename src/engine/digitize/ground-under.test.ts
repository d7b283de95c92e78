import { describe, expect, it } from 'vitest';
import type { AreaShape } from '../shapes.ts';
import type { Ring } from '../vector/geometry.ts';
import { layGrounds } from './ground-under.ts';
import type { Block } from './tile-order.ts';

const square = (at: number, side: number): Ring =>
  Float64Array.of(at, at, at + side, at, at + side, at + side, at, at + side);
const area = (rings: Ring[], thread: number): AreaShape => ({
  kind: 'area',
  polygon: { rings },
  thread,
});

/** A plate with a frame in it, as tiles: the frame's inside is the plate's colour again. */
function tiles(frameMm: number, plate: string, frame: string) {
  const [outer, hole, inside] = [
    square(2, 40),
    square(12, 20),
    square(12 + frameMm, 20 - 2 * frameMm),
  ];
  const blocks: Block[] = [
    { thread: 0, shapes: [area([outer, hole], 0), area([inside], 0)] },
    { thread: 1, shapes: [area([hole, inside], 1)] },
  ];
  const threads = [plate, frame].map((hex) => ({ hex, name: '', code: '', chart: '' }));
  const shapes = blocks.flatMap((block) => block.shapes);
  return { outer, hole, blocks, set: { widthMm: 44, heightMm: 44, shapes, threads } };
}

describe('layGrounds', () => {
  it.each([
    ['a stroke', 3.2, '#ffffff', '#202020'],
    ['satin, light as it is', 2, '#202020', '#ffffff'],
  ] as const)('sews a ground whole under %s, with what it encloses', (_, frameMm, plate, frame) => {
    const { outer, blocks, set } = tiles(frameMm, plate, frame);
    const [ground, over] = layGrounds(blocks, set);
    expect(ground.shapes).toEqual([area([outer], 0)]);
    expect(over).toEqual(blocks[1]);
  });

  it('keeps holes of what the island holds', () => {
    const { blocks, set, outer } = tiles(2, '#ffffff', '#202020');
    const dot = square(20, 3);
    (blocks[0].shapes[1] as AreaShape).polygon.rings.push(dot);
    const [ground] = layGrounds(blocks, set);
    expect(ground.shapes).toEqual([area([outer, dot], 0)]);
  });

  it.each([
    ['taken along where its ring is narrow', 2, 1],
    ['left as it is where its ring is broad', 6, 2],
  ] as const)('has a dot inside a ring inside a frame %s', (_, ringMm, count) => {
    const { outer, hole, set } = tiles(2, '#ffffff', '#202020');
    const [band, inner] = [square(14, 16), square(15, 14)];
    const dot = square(15 + ringMm, 14 - 2 * ringMm);
    const blocks: Block[] = [
      { thread: 0, shapes: [area([outer, hole], 0), area([band, inner], 0), area([dot], 0)] },
      { thread: 1, shapes: [area([hole, band], 1), area([inner, dot], 1)] },
    ];
    const [ground] = layGrounds(blocks, { ...set, shapes: blocks.flatMap(({ shapes }) => shapes) });
    expect(ground.shapes).toEqual(
      count === 1 ? [area([outer], 0)] : [area([outer, inner], 0), area([dot], 0)],
    );
  });

  it.each([
    ['the cover is broad', 6, '#ffffff', '#202020'],
    ['a dark ground would shine through a light stroke', 3.2, '#202020', '#ffffff'],
  ] as const)('leaves tiles as they are where %s', (_, frameMm, plate, frame) => {
    const { blocks, set } = tiles(frameMm, plate, frame);
    expect(layGrounds(blocks, set)).toEqual(blocks);
  });

  it('leaves a hole where cloth is seen, or what was sewn earlier', () => {
    const { blocks, set } = tiles(2, '#ffffff', '#202020');
    expect(layGrounds([blocks[1], blocks[0]], set)).toEqual([blocks[1], blocks[0]]);
    const bare = [{ ...blocks[0] }];
    expect(layGrounds(bare, set)).toEqual(bare);
  });
});
