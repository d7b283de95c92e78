import { describe, expect, it } from 'vitest';
import { Command, type Design } from '../core/design.ts';
import { inspectDesign } from '../inspect/index.ts';
import { LAST_CRUMBS, withoutCrowdedIslands } from './crowded-islands.ts';

type Place = readonly [x: number, y: number];

/** Pieces in tenths, each cut before and after; a new thread where a list ends. */
function sewn(blocks: readonly (readonly (readonly Place[])[])[]): Design {
  const records: [number, number, Command][] = [];
  const objects: Design['objects'] = [];
  blocks.forEach((pieces, block) => {
    if (block > 0) records.push([...lastOf(records), Command.ColorChange]);
    pieces.forEach((places, k) => {
      if (k > 0) records.push([...lastOf(records), Command.Trim]);
      records.push([...places[0], Command.Jump]);
      const start = records.length;
      for (const place of places) records.push([...place, Command.Stitch]);
      objects.push({ kind: 'outline', block, start, end: records.length });
    });
  });
  return {
    x: Int32Array.from(records, ([x]) => x),
    y: Int32Array.from(records, ([, y]) => y),
    commands: Uint8Array.from(records, ([, , command]) => command),
    threads: blocks.map((_, k) => ({ hex: `#00000${k}`, name: `${k}`, code: '', chart: '' })),
    objects,
    name: '',
  };
}

const lastOf = (records: readonly [number, number, Command][]): Place => {
  const [x, y] = records.at(-1)!;
  return [x, y];
};

/** A crumb of eight needle points. */
const crumb = (x: number, y: number): Place[] =>
  Array.from({ length: 8 }, (_, k): Place => [x + 5 * (k % 2), y + (k >> 1)]);

const AROUND: Place[] = [
  [-200, -200],
  [200, -200],
  [200, 200],
  [-200, 200],
];

describe('withoutCrowdedIslands', () => {
  it('takes out crumbs where needle points crowd, with their cuts, and leaves those that stand alone', () => {
    const crowded = [crumb(0, 0), crumb(0, 2), crumb(1, 3), crumb(1, 1)];
    const design = sewn([[AROUND], [...crowded, crumb(100, 100)], [AROUND, crumb(2, 2)]]);
    const fewer = withoutCrowdedIslands(design);
    expect(inspectDesign(design).density.pointsMax).toBeGreaterThan(16);
    expect(inspectDesign(fewer).density.pointsMax).toBe(16);
    // Of five in the crowd two are left; each that goes takes a cut along.
    expect(inspectDesign(fewer).trims).toBe(inspectDesign(design).trims - 3);
    expect(fewer.objects.length).toBe(design.objects.length - 3);
    const { x, commands } = fewer;
    expect([...x].filter((v, i) => v === 100 && commands[i] === Command.Stitch)).toHaveLength(4);
    for (const { start } of fewer.objects) expect(commands[start - 1]).toBe(Command.Jump);
  });

  it('leaves each thread one piece, and a design with room as it is', () => {
    const threads = Array.from({ length: 5 }, (_, k) => [crumb(k, k)]);
    const design = sewn([[AROUND], ...threads]);
    expect(withoutCrowdedIslands(design)).toBe(design);
    const roomy = sewn([[AROUND, crumb(0, 0)]]);
    expect(withoutCrowdedIslands(roomy)).toBe(roomy);
  });

  it('takes out short pieces where thread lies in too many layers, too, where that is asked', () => {
    // Ways across the same square millimetre: few needle points there, much thread.
    const way = (y: number): Place[] => [0, 1, 2, 3].map((k) => [k % 2 ? 24 : 0, y + k]);
    const ways = Array.from({ length: 9 }, (_, k) => way(k % 4));
    const design = sewn([[AROUND], ...ways.map((own) => [AROUND, own])]);
    expect(inspectDesign(design).density.layersMax).toBeGreaterThan(7);
    expect(withoutCrowdedIslands(design)).toBe(design);
    const fewer = withoutCrowdedIslands(design, LAST_CRUMBS);
    expect(inspectDesign(fewer).density.layersMax).toBeLessThanOrEqual(6.05);
    expect(inspectDesign(fewer).density.layersMax).toBeGreaterThan(4);
  });
});
