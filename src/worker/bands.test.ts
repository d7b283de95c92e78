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
    expect(ports).toEqual([{ asked: ['prepare', 'rows'], ended: true }]);
  });

  it('gives the second worker every other band of a large picture', async () => {
    const { ports, spawn } = bench();
    expect(isWhole(await drawn(spawn, 7_000_000))).toBe(true);
    expect(ports).toEqual([{ asked: ['prepare', 'rows', 'rows', 'rows'], ended: true }]);
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
      expect(new Set(ports.map(({ asked }) => asked.length))).toEqual(new Set([4]));
    }
  });

  it('draws nothing before the second worker has begun, which the drawing would keep waiting', async () => {
    const { ports, spawn } = bench();
    const asked: string[][] = [];
    const put = () => asked.push([...ports[0].asked]);
    await drawInBands(design, options, 2_500_000, put, spawn);
    expect(asked).toEqual([
      ['prepare', 'rows'],
      ['prepare', 'rows'],
    ]);
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
    expect(ports).toEqual([{ asked: ['prepare'], ended: true }]);
    const forbidden = () => {
      throw new Error('not in this browser');
    };
    expect(isWhole(await drawn(forbidden))).toBe(true);
  });

  it('starts none for a small picture, nor where there is one core', async () => {
    const { ports, spawn } = bench();
    expect(isWhole(await drawn(spawn, 900_000))).toBe(true);
    expect(ports).toEqual([]);
    expect(isWhole(await drawn(undefined))).toBe(true);
  });
});
