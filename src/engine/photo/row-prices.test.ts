import { describe, expect, it } from 'vitest';
import { blendAll, createCanvas, spreadChanges, spreadKernel, weighPairs } from './blend.ts';
import { createRowScratch } from './label-row.ts';
import { addSeen, type MixJob, OWN_WEIGHT, setOwn, weighAll, weighChanges } from './row-prices.ts';
import { framedRows } from './testing/framed-rows.ts';
import { rootsToError, rootTable, threadLight } from './thread-light.ts';

const [WIDTH, LINES] = [12, 24];
const COUNT = 3;

/** A slope of light, labelled in a pattern; the first and last rows and cells lie outside. */
const pattern = () =>
  framedRows({
    ...{ width: WIDTH, lines: LINES },
    lightOf: (p) => 0.1 + (0.8 * p) / (WIDTH * LINES * 3),
    labelOf: (i) => (i * 7) % COUNT,
  });

function jobOf(): MixJob {
  const threads = threadLight([0.1, 0, 0, 0.5, 0.05, 0, 0.9, 0, 0.02], 1);
  const job = {
    threads,
    kernel: spreadKernel(),
    table: rootTable(),
    matrix: rootsToError(1),
    scratch: createRowScratch(WIDTH, COUNT),
    allowed: new Int32Array(WIDTH).fill((1 << COUNT) - 1),
    likely: new Uint8Array(COUNT),
    steps: new Float64Array(COUNT * 3),
    pairs: new Float64Array(COUNT ** 2 * 3),
  };
  weighPairs(job, [2, 0, 1]);
  return job;
}

const FROM = 10 * WIDTH + 2;
const TO = FROM + 6;

describe('how far cells are seen from what is to be seen', () => {
  it('is known after changes as if it were looked at anew', () => {
    const job = jobOf();
    const canvas = createCanvas(pattern(), job.kernel);
    blendAll(job, canvas);
    weighAll(job, canvas);
    const { label } = canvas.raster;
    const stale = canvas.off.slice();
    const before = label.slice(FROM, TO);
    label.fill(2, FROM, TO);
    spreadChanges(job, canvas, FROM, TO, before);
    weighChanges(job, canvas, FROM, TO, before);
    const kept = canvas.off.slice();
    expect(kept.some((off, i) => Math.abs(off - stale[i]) > 1)).toBe(true);
    weighAll(job, canvas);
    expect([...kept]).toEqual([...canvas.off]);
  });

  it('is what the thread costs that a cell has already, over all rows that see it', () => {
    const job = jobOf();
    const canvas = createCanvas(pattern(), job.kernel);
    blendAll(job, canvas);
    weighAll(job, canvas);
    job.scratch.price.fill(0);
    addSeen(job, canvas, FROM, TO);
    for (let cell = FROM; cell < TO; cell++) {
      let sum = 0;
      for (let d = -3; d <= 3; d++) sum += canvas.off[cell + d * WIDTH];
      const own = job.scratch.price[(cell - FROM) * COUNT + canvas.raster.label[cell]];
      expect(own).toBeCloseTo(sum, 3);
    }
  });
});

it('lets the own distance of threads weigh more where the picture is plain', () => {
  const job = jobOf();
  const raster = pattern();
  const priceOf = () => {
    setOwn(job, raster, FROM, TO, OWN_WEIGHT);
    return [...job.scratch.price.subarray(0, COUNT)];
  };
  const before = priceOf();
  raster.calm[FROM] = 1;
  priceOf().forEach((price, k) => expect(price / before[k]).toBeCloseTo(5, 4));
});
