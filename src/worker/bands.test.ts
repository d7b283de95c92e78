import { describe, expect, it } from 'vitest';
import type { Design } from 'ilmek-engine';
import { renderDesign } from 'ilmek-engine/render';
import { drawInBands } from './bands.ts';
import { Beside } from './beside.ts';
import type { SpawnWorker } from './link.ts';
import { rowsBench as bench } from './testing/rows-bench.ts';

/** A zigzag over 40 mm, of one thread. */
const COUNT = 2000;
const design: Design = {
  x: Int32Array.from({ length: COUNT }, (_, i) => (i % 40) * 10),
  y: Int32Array.from({ length: COUNT }, (_, i) => Math.floor(i / 5)),
  commands: new Uint8Array(COUNT),
  threads: [{ hex: '#b3262e', name: '', code: '', chart: '' }],
  objects: [],
  name: '',
};
const options = { pxPerMm: 7, marginMm: 1, fabric: 'cotton' } as const;
const whole = renderDesign(design, options);

/** All bands together, as of a picture of so many pixels. */
async function drawn(
  spawn: SpawnWorker | undefined,
  size = 2_500_000,
  cores = 2,
  kept?: Beside,
): Promise<Uint8ClampedArray> {
  const data = new Uint8ClampedArray(whole.data.length);
  await drawInBands(
    design,
    options,
    size,
    (part, { from }) => data.set(part.data, 4 * from * whole.width),
    spawn,
    cores,
    kept,
  );
  return data;
}

const isWhole = (data: Uint8ClampedArray) => data.every((value, i) => value === whole.data[i]);

describe('drawInBands', () => {
  it('shares a picture with a second worker, to the same bytes, and ends it', async () => {
    const { ports, spawn } = bench();
    expect(isWhole(await drawn(spawn))).toBe(true);
    expect(ports).toEqual([{ asked: ['prepare', 'rows'], bands: 3, ended: true }]);
  });

  it('tells what the second worker has drawn while it draws itself', async () => {
    const { ports, spawn } = bench();
    const told: number[] = [];
    const put = (_: unknown, { from }: { from: number }) => told.push(from);
    await drawInBands(design, options, 7_000_000, put, spawn);
    expect(ports[0].bands).toBe(6);
    expect(told).toHaveLength(12);
    // Its bands are the lower half: some come before the last of the upper one, and in order.
    const middle = told.toSorted((a, b) => a - b)[6];
    expect(told.findIndex((from) => from >= middle)).toBeLessThan(
      told.findLastIndex((from) => from < middle),
    );
    const lower = told.filter((from) => from >= middle);
    expect(lower).toEqual(lower.toSorted((a, b) => a - b));
  });

  it('draws what a second worker leaves that fails', async () => {
    const { ports, spawn } = bench(2);
    expect(isWhole(await drawn(spawn, 7_000_000))).toBe(true);
    expect(ports).toEqual([{ asked: ['prepare', 'rows'], bands: 2, ended: true }]);
  });

  it('takes the cores that there are for a very large one, and leaves one to the page', async () => {
    for (const [cores, workers] of [
      [2, 1],
      [4, 2],
      [16, 3],
    ]) {
      const { ports, spawn } = bench();
      expect(isWhole(await drawn(spawn, 9_000_000, cores))).toBe(true);
      expect(ports).toHaveLength(workers);
      expect(ports.every(({ ended }) => ended)).toBe(true);
      expect(new Set(ports.map(({ asked }) => asked.length))).toEqual(new Set([2]));
    }
  });

  it('draws nothing before the second worker has begun, which the drawing would keep waiting', async () => {
    const { ports, spawn } = bench();
    const asked: string[][] = [];
    const put = () => asked.push([...ports[0].asked]);
    await drawInBands(design, options, 2_500_000, put, spawn);
    expect(new Set(asked.map(String))).toEqual(new Set(['prepare,rows']));
  });

  it('takes a worker that lives already, and lets it live', async () => {
    const [living, others] = [bench(), bench()];
    const kept = new Beside(living.spawn);
    kept.begin();
    expect(isWhole(await drawn(others.spawn, 2_500_000, 2, kept))).toBe(true);
    expect(isWhole(await drawn(others.spawn, 2_500_000, 2, kept))).toBe(true);
    expect(living.ports).toHaveLength(1);
    expect(living.ports[0].asked.filter((type) => type === 'rows')).toHaveLength(2);
    expect(living.ports[0].ended).toBe(false);
    expect(others.ports).toEqual([]);
  });

  it('draws all of it here where no second worker starts, or lives', async () => {
    const { ports, spawn } = bench(true);
    expect(isWhole(await drawn(spawn))).toBe(true);
    expect(ports).toEqual([{ asked: ['prepare'], bands: 0, ended: true }]);
    const forbidden = () => {
      throw new Error('not in this browser');
    };
    expect(isWhole(await drawn(forbidden))).toBe(true);
  });

  it('draws one that is asked for meanwhile before what is left of the first', async () => {
    const told: string[] = [];
    let second: Promise<void> | undefined;
    const draw = (put: () => void) => drawInBands(design, options, 7_000_000, put, undefined);
    await draw(() => {
      told.push('first');
      second ??= draw(() => told.push('second'));
    });
    await second;
    const bands = told.length / 2;
    expect(bands).toBeGreaterThan(4);
    expect(told.filter((name) => name === 'second')).toHaveLength(bands);
    // A band of the first may have been begun when the second was asked for.
    expect([bands, bands + 1]).toContain(told.lastIndexOf('second'));
  });

  it('starts none for a small picture, nor where there is one core', async () => {
    const { ports, spawn } = bench();
    expect(isWhole(await drawn(spawn, 900_000))).toBe(true);
    expect(ports).toEqual([]);
    expect(isWhole(await drawn(undefined))).toBe(true);
  });
});
