import { describe, expect, it } from 'vitest';
import {
  blendAll,
  createCanvas,
  type LightMixing,
  spreadChanges,
  spreadKernel,
  weighPairs,
} from './blend.ts';
import { framedRows } from './testing/framed-rows.ts';
import { threadLight } from './thread-light.ts';

const [WIDTH, LINES] = [6, 40];

/** Rows that take turns between threads 0 and 1; the first and last rows and cells lie outside. */
const stripes = () =>
  framedRows({
    ...{ width: WIDTH, lines: LINES },
    lightOf: () => 0.5,
    labelOf: (i) => Math.floor(i / WIDTH) % 2,
  });

function mixingOf(): LightMixing {
  // Black, and a grey of half the light.
  const threads = threadLight([0, 0, 0, Math.cbrt(0.5), 0, 0], 1);
  return { threads, kernel: spreadKernel(), pairs: new Float64Array(4 * 3) };
}

const middle = ((LINES >> 1) * WIDTH + 2) * 3;
/** Mean of two neighbouring rows in the middle. */
const seen = (blend: Float32Array): number => (blend[middle] + blend[middle + WIDTH * 3]) / 2;

describe('the light of threads that take turns', () => {
  const raster = stripes();
  const mixing = mixingOf();
  const canvas = createCanvas(raster, mixing.kernel);

  it('is their mean while no order is known', () => {
    blendAll(mixing, canvas);
    expect(seen(canvas.blend)).toBeCloseTo(0.25, 3);
  });

  it('is five eighths that of the later one: 0.25 mm of each 0.40', () => {
    weighPairs(mixing, [0, 1]);
    blendAll(mixing, canvas);
    expect(seen(canvas.blend)).toBeCloseTo(0.5 * 0.625, 3);
    weighPairs(mixing, [1, 0]);
    blendAll(mixing, canvas);
    expect(seen(canvas.blend)).toBeCloseTo(0.5 * 0.375, 3);
  });

  it('changes with a row as if all were blended anew', () => {
    weighPairs(mixing, [0, 1]);
    blendAll(mixing, canvas);
    const line = (LINES >> 1) * WIDTH;
    const before = raster.label.slice(line, line + WIDTH);
    raster.label.fill(1 - before[0], line, line + WIDTH);
    spreadChanges(mixing, canvas, line + 1, line + WIDTH - 1, before.slice(1));
    const changed = canvas.blend.reduce((sum, v) => sum + v, 0);
    blendAll(mixing, canvas);
    expect(changed).toBeCloseTo(
      canvas.blend.reduce((sum, v) => sum + v, 0),
      1,
    );
  });

  it('is the picture where the picture is plain', () => {
    expect(canvas.wanted[middle]).toBeCloseTo(Math.cbrt(0.5), 4);
  });
});
