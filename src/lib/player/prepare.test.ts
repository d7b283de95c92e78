import { expect, it } from 'vitest';
import { Command, hash01, strandsOf } from 'ilmek-engine/tables';
import { nextTask, prepareStrands } from './prepare.ts';

/** Thousands of stitches with a cut, a jump or another thread here and there. */
const LENGTH = 30_000;
const command = (i: number) => {
  const chance = hash01(i, 1);
  if (chance < 0.0008) return Command.ColorChange;
  if (chance < 0.004) return Command.Trim;
  return chance < 0.02 ? Command.Jump : Command.Stitch;
};
const design = {
  x: Int32Array.from({ length: LENGTH }, (_, i) => Math.round(900 * hash01(i, 2))),
  y: Int32Array.from({ length: LENGTH }, (_, i) => Math.round(900 * hash01(i, 3))),
  commands: Uint8Array.from({ length: LENGTH }, (_, i) => command(i)),
  threads: [],
  objects: [],
  name: '',
};

it('finds in slices what the engine finds at once', async () => {
  let rests = 0;
  const found = await prepareStrands(design, () => {
    rests++;
    return nextTask();
  });
  const whole = strandsOf(design);
  const { count } = whole;
  expect(found.count).toBe(count);
  expect(found.threadMm).toBe(whole.threadMm);
  for (const [field, values] of Object.entries(found)) {
    if (typeof values === 'number') continue;
    expect(values, field).toEqual(whole[field as 'x0'].slice(0, count));
  }
  expect(rests).toBeGreaterThan(4);
});

it('takes an empty design', async () => {
  const nothing = new Int32Array(0);
  const empty = { ...design, x: nothing, y: nothing, commands: new Uint8Array(0) };
  expect((await prepareStrands(empty)).count).toBe(0);
});
