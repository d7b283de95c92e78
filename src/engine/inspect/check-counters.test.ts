import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Command } from '../core/design.ts';
import { digitizeLettering } from '../lettering/digitize-lettering.ts';
import type { FontStyle } from '../lettering/options.ts';
import { testFonts } from '../lettering/test-support.ts';
import { optionsForCapitals } from '../lettering/testing/sewn-text.ts';
import { LETTERING_GROUP } from '../shapes.ts';
import { found } from './testing/found.ts';
import { asRead } from './testing/plant.ts';

const fonts = testFonts((file) => readFileSync(file));

/** A text whose capitals are so tall. */
function letters(text: string, capitalMm: number, fontStyle: FontStyle = 'block-bold') {
  const font = fonts.font(fontStyle);
  return digitizeLettering(optionsForCapitals(text, font, capitalMm, { fontStyle }), font);
}

const shut = (design: ReturnType<typeof letters>) => found(design, 'shut-counter');

describe('counters of letters', () => {
  it('are nearly shut in small bold letters, and open in larger ones', () => {
    const problem = shut(letters('Mete', 6))!;
    expect(problem).toMatchObject({ count: 2, severity: 'note', mend: 'enlarge' });
    expect(problem.worst).toBeGreaterThan(0.15);
    expect(problem.worst).toBeLessThan(0.4);
    expect(shut(letters('Mete', 8))).toBeUndefined();
  });

  it('are open from the height on that is told', () => {
    const { wantedMm } = shut(letters('Mete', 6))!;
    expect(wantedMm).toBeGreaterThan(6);
    expect(wantedMm).toBeLessThanOrEqual(8);
    expect(shut(letters('Mete', wantedMm!))).toBeUndefined();
  });

  it('are open in the other typeface that is advised', () => {
    expect(shut(letters('Bado', 6, 'sans-modern'))).toBeUndefined();
  });

  it('are marked where no stitch lies', () => {
    const design = letters('Mete', 6);
    const { at } = shut(design)!;
    const near = Array.from(design.commands).some(
      (command, i) =>
        command === Command.Stitch &&
        Math.hypot(design.x[i] / 10 - at.xMm, design.y[i] / 10 - at.yMm) < 0.2,
    );
    expect(near).toBe(false);
    expect(Math.abs(at.yMm)).toBeLessThan(4);
  });

  it('are looked at where letters are known as such: of words in a drawing, too', () => {
    const design = letters('Mete', 6);
    const { drawing } = design;
    expect(shut(asRead(design))).toBeUndefined();
    const other = { ...design, drawing: { ...drawing!, isText: false, written: undefined } };
    expect(shut(other)).toBeUndefined();
    const shapes = drawing!.set.shapes.map((shape) =>
      shape.kind === 'area' ? { ...shape, label: { name: 'e', group: LETTERING_GROUP } } : shape,
    );
    const words = {
      ...other,
      drawing: { ...other.drawing, set: { ...drawing!.set, shapes } },
    };
    expect(shut(words)).toMatchObject({ count: 2 });
    expect(shut(words)!.wantedMm).toBeUndefined();
  });
});
