import { describe, expect, it } from 'vitest';
import { Command, countCommand, type Design } from '../core/design.ts';
import { EngineError } from '../core/errors.ts';
import { decode, encode } from '../formats/index.ts';
import { DIGITIZE_DEFAULTS } from '../options.ts';
import { MAX_WORK, sweepCost } from '../vector/sweep.ts';
import { digitizeImage } from './digitize-image.ts';
import { digitizeSvg } from './digitize-svg.ts';
import { HOSTILE_DRAWINGS, hostileSvg } from './testing/hostile-drawings.ts';
import { HOSTILE_PICTURES } from './testing/hostile-pictures.ts';

/*
 * Hostile pictures and drawings, small: each is sewn or refused with words. That large ones end in
 * time is measured by `npm run bench:fuzz`; here what bounds them is looked at.
 */

const options = { ...DIGITIZE_DEFAULTS, widthMm: 16, name: 'Hostile' };

/** A design that machines can read, or the engine's own refusal. */
function check(make: () => Design): void {
  let design: Design;
  try {
    design = make();
  } catch (error) {
    expect(error).toBeInstanceOf(EngineError);
    expect((error as EngineError).message.length).toBeGreaterThan(30);
    return;
  }
  const stitches = countCommand(design, Command.Stitch);
  expect(stitches).toBeGreaterThan(0);
  expect(design.x.every((x) => Math.abs(x) < 500)).toBe(true);
  expect(countCommand(decode(encode(design, 'dst'), 'dst'), Command.Stitch)).toBeGreaterThan(0);
}

describe('hostile pictures', () => {
  it.each(HOSTILE_PICTURES)('$name', ({ width, height, draw }) => {
    const scale = 64 / Math.max(width, height);
    const image = draw(Math.ceil(width * scale), Math.ceil(height * scale), 1);
    check(() => digitizeImage(image, options));
  });

  it('leaves lines to the areas where they are more than can be followed, and says so', () => {
    const { draw } = HOSTILE_PICTURES.find(({ name }) => name === 'checks of 2 px')!;
    const design = digitizeImage(draw(550, 550, 1), { ...options, widthMm: 80, photo: 'off' });
    expect(design.simplified?.join()).toMatch(/thin lines are too many.*Cut out a part/);
  });
});

describe('hostile drawings', () => {
  it.each(HOSTILE_DRAWINGS)('$name, $count', (drawing) => {
    const count =
      drawing.count > 100 ? Math.ceil(drawing.count / 200) : Math.ceil(drawing.count / 3);
    check(() => digitizeSvg(hostileSvg(drawing, count, 1), options).design);
  });

  it('sews one whose shapes cannot be cut from its pixels, and says so', () => {
    const tangled = HOSTILE_DRAWINGS.find(({ name }) => name === 'random polygon')!;
    const { design } = digitizeSvg(hostileSvg(tangled, 3000, 1), { ...options, widthMm: 15 });
    expect(design.simplified?.join()).toMatch(/read as a picture.*Union/);
    const sized = { ...options, widthMm: undefined, sewn: { side: 'width', mm: 15 } } as const;
    const { x } = digitizeSvg(hostileSvg(tangled, 3000, 1), sized).design;
    expect(Math.abs(Math.max(...x) - Math.min(...x) - 150)).toBeLessThanOrEqual(3);
  });

  it('says nothing of what is drawn by hand', () => {
    const { design } = digitizeSvg(hostileSvg(HOSTILE_DRAWINGS[0], 12, 1), options);
    expect(design.simplified).toBeUndefined();
    expect(MAX_WORK).toBeGreaterThan(
      1000 *
        sweepCost([
          [
            { x: 0, y: 0 },
            { x: 1, y: 1 },
          ],
        ]),
    );
  });
});
