import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { letterShapes } from '../../lettering/digitize-lettering.ts';
import { LETTERING_DEFAULTS } from '../../lettering/options.ts';
import { testFonts } from '../../lettering/test-support.ts';
import type { AreaShape } from '../../shapes.ts';
import { linesBox, type Ring } from '../../vector/geometry.ts';
import { choosePieces } from '../pieces.ts';
import { planBlocks } from '../plan.ts';
import { textsAmong } from '../sew-block.ts';

const fonts = testFonts((path) => readFileSync(path));

function disc(x: number, y: number, r: number): Ring {
  return Float64Array.from({ length: 120 }, (_, i) => {
    const a = (2 * Math.PI * (i >> 1)) / 60;
    return i % 2 === 0 ? x + r * Math.cos(a) : y + r * Math.sin(a);
  });
}

it('takes a plate with a sign in it for no letter of the name beside it', () => {
  const options = {
    ...LETTERING_DEFAULTS,
    text: 'AMPLE',
    longSideMm: 60,
    fontStyle: 'sans-modern',
    colors: 1,
  } as const;
  const name = letterShapes(options, fonts.font('sans-modern'));
  const box = linesBox(name.shapes.flatMap((s) => (s.kind === 'area' ? s.polygon.rings : [])));
  const high = box.bottom - box.top;
  const moved = name.shapes.map((shape): AreaShape => {
    const { polygon, ...rest } = shape as AreaShape;
    const rings = polygon.rings.map((ring) => ring.map((v, i) => (i % 2 === 0 ? v + 20 : v)));
    return { ...rest, polygon: { rings } };
  });
  const x = box.left + 20 - high;
  const y = (box.top + box.bottom) / 2;
  const bar = Float64Array.of(x - 2, y + 2, x + 2, y + 2, x + 2, y + 4, x - 2, y + 4);
  const mark: AreaShape = {
    kind: 'area',
    thread: 0,
    polygon: { rings: [disc(x, y, high / 2), bar] },
  };
  const set = { ...name, widthMm: name.widthMm + 20, shapes: [mark, ...moved] };
  const plan = planBlocks(set, 'tiles');
  const pieces = choosePieces(plan.blocks[0].shapes, plan.flat, 'mixed');
  const texts = textsAmong(pieces, { plan, index: 0, options: { style: 'mixed' } });
  expect(texts).toHaveLength(1);
  expect(texts[0]).toHaveLength(moved.length);
  expect(texts[0]).not.toContain(mark);
});
