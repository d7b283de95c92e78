import { groupRings, intersectRings, offsetRings } from '../../vector/rings.ts';
import type { Mm } from '../../core/units.ts';
import type { Outline } from './glyphs.ts';
import { subtractOutline } from './cut.ts';
import { boxesMeet, linesBox } from '../../vector/geometry.ts';

/** Crossings nearer to each other than this are one: between two that change, strokes would fall to bits. */
const NEAR_MM: Mm = 2.5;

/**
 * Weaves outlines: wherever two cross, one goes under the other and is cut there, with bare
 * fabric on both sides; from one crossing of a pair to the next they change places.
 */
export function weave(outlines: readonly Outline[], gap: Mm): Outline[] {
  const woven = [...outlines];
  for (let i = 0; i < outlines.length; i++) {
    for (let j = i + 1; j < outlines.length; j++) {
      const crossings = groupRings(intersectRings(outlines[i], outlines[j]))
        .map(({ rings }) => ({ rings, box: linesBox(rings) }))
        .sort((a, b) => a.box.top - b.box.top || a.box.left - b.box.left);
      let turns = 0;
      crossings.forEach(({ rings, box }, k) => {
        if (k > 0 && !boxesMeet(crossings[k - 1].box, box, NEAR_MM)) turns++;
        const [under, over] = turns % 2 === 0 ? [i, j] : [j, i];
        const around = offsetRings(rings, gap * 2.2);
        const cut = intersectRings(around, offsetRings(outlines[over], gap));
        woven[under] = subtractOutline(woven[under], cut);
      });
    }
  }
  return woven;
}
