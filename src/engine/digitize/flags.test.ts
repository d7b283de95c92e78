import { describe, expect, it } from 'vitest';
import { flagPixels, FLAGS, flagSvg } from '../../../tests/helpers/flags.ts';
import { keptOf } from '../../../tests/helpers/kept.ts';
import { inspectDesign } from '../inspect/inspect-design.ts';
import { DIGITIZE_DEFAULTS } from '../options.ts';
import { digitizeImage } from './digitize-image.ts';
import { digitizeSvg } from './digitize-svg.ts';

/*
 * Flags: nothing coloured is dropped. `npm run bench:flags` sews all of them; these have a coloured
 * ground, stripes between cloth, many colours, an emblem finer than thread, a band behind one.
 */

const OPTIONS = { ...DIGITIZE_DEFAULTS, widthMm: 50 };

describe.each(['tr', 'gr', 'za', 'py', 'es-ga'])('the flag %s', (code) => {
  it('keeps what is coloured, from its shapes and from pixels, and can be sewn', async () => {
    expect(FLAGS).toContain(code);
    const image = await flagPixels(code, 320);
    for (const design of [
      digitizeSvg(flagSvg(code), OPTIONS).design,
      digitizeImage(image, OPTIONS),
    ]) {
      const { coloured, covered, right } = keptOf(design, image);
      expect(coloured).toBeGreaterThan(0.1);
      expect(covered).toBeGreaterThan(0.98);
      expect(right).toBeGreaterThan(0.85);
      const { problems } = inspectDesign(design);
      expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    }
  });
});
