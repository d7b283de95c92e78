import { describe, expect, it } from 'vitest';
import type { Design } from 'ilmek-engine';
import { renderDesign } from 'ilmek-engine/render';
import { Beside } from './beside.ts';
import { rowsBench } from './testing/rows-bench.ts';

const design: Design = {
  x: Int32Array.from({ length: 400 }, (_, i) => (i % 20) * 10),
  y: Int32Array.from({ length: 400 }, (_, i) => Math.floor(i / 4)),
  commands: new Uint8Array(400),
  threads: [{ hex: '#1d5f8a', name: '', code: '', chart: '' }],
  objects: [],
  name: '',
};
const options = { pxPerMm: 6, fabric: 'cotton' } as const;

describe('a worker that draws beside', () => {
  it('is not waited for until it has begun, and draws the whole picture then, to the same bytes', async () => {
    const { ports, spawn } = rowsBench();
    const beside = new Beside(spawn);
    expect(beside.draw(design, options)).toBeUndefined();
    beside.begin();
    expect(beside.draw(design, options)).toBeUndefined();
    await expect.poll(() => beside.draw(design, options)).toBeDefined();
    const drawn = await beside.draw(design, options);
    expect(drawn?.data).toEqual(renderDesign(design, options).data);
    expect(ports).toHaveLength(1);
  });

  it('lives on for the next design, and is started anew where it has ended', async () => {
    const { ports, spawn } = rowsBench(true);
    const beside = new Beside(spawn);
    beside.begin();
    beside.begin();
    expect(ports).toHaveLength(1);
    await expect.poll(() => beside.link).toBeUndefined();
    beside.begin();
    expect(ports).toHaveLength(2);
  });

  it('is none where it may not be started, or there is no core for it', () => {
    const forbidden = new Beside(() => {
      throw new Error('not in this browser');
    });
    for (const beside of [forbidden, new Beside(undefined)]) {
      beside.begin();
      expect(beside.link).toBeUndefined();
      expect(beside.draw(design, options)).toBeUndefined();
    }
  });
});
