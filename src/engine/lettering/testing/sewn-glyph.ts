import { depthAt } from '../../vector/inner-disc.ts';
import { groupRings } from '../../vector/rings.ts';
import { Command, type Design } from '../../core/design.ts';
import { polygonArea, ringBox, type Ring } from '../../vector/geometry.ts';
import { finish } from '../../core/steps.ts';
import type { Mm } from '../../core/units.ts';
import type { TextFont } from '../font.ts';
import { sewLetters } from '../sew/sew-letters.ts';

/*
 * A single letter sewn and held against its outline, for tests and measurements.
 */

/** What the fonts are for: Latin and Turkish letters, figures, and what stands between them. */
export const WRITTEN = [
  ...Array.from({ length: 94 }, (_, i) => String.fromCharCode(33 + i)),
  ...'ÇĞİÖŞÜçğıöşüÂÎÛâîû“”‘’„–—…€₺°•',
];

/** Distance between two looks along a stitch. */
const LOOK_MM: Mm = 0.5;
/** Fabric around the letter. */
const EDGE_MM: Mm = 1;
const BLACK = { hex: '#000000', name: 'Black', code: '', chart: '' };

/** A letter as it is sewn, with its borders in the design's own place (mm). */
export interface SewnGlyph {
  design: Design;
  rings: Ring[];
}

/** Sews one letter; undefined where the font has none. @param capitalMm height of its capitals */
export function sewGlyph(font: TextFont, char: string, capitalMm: Mm): SewnGlyph | undefined {
  const glyph = font.glyph(char);
  if (!glyph || glyph.rings.length === 0) return undefined;
  const em = capitalMm / font.capHeight;
  const boxes = glyph.rings.map(ringBox);
  const left = Math.min(...boxes.map((b) => b.left));
  const top = Math.min(...boxes.map((b) => b.top));
  const side = (near: number, far: number[]) => (Math.max(...far) - near) * em + 2 * EDGE_MM;
  const moved = glyph.rings.map((ring) =>
    ring.map((v, i) => (v - (i % 2 === 0 ? left : top)) * em + EDGE_MM),
  );
  const parts = groupRings(moved).sort((a, b) => polygonArea(b) - polygonArea(a));
  const set = {
    widthMm: side(
      left,
      boxes.map((b) => b.right),
    ),
    heightMm: side(
      top,
      boxes.map((b) => b.bottom),
    ),
    threads: [BLACK],
    shapes: parts.map((polygon) => ({ kind: 'area' as const, polygon, thread: 0 })),
  };
  const design = finish(sewLetters(set, { style: 'satin', density: 'medium', name: '' }));
  const page = design.page!;
  const rings = moved.map((ring) =>
    ring.map((v, i) => v + (i % 2 === 0 ? page.left : page.top) / 10),
  );
  return { design, rings };
}

/** How far the thread comes out of the outline at most, in mm; 0 where it stays inside. */
export function farthestOutside({ design, rings }: SewnGlyph): Mm {
  const { x, y, commands } = design;
  let farthest = 0;
  for (let i = 1; i < commands.length; i++) {
    if (commands[i] !== Command.Stitch) continue;
    const dx = (x[i] - x[i - 1]) / 10;
    const dy = (y[i] - y[i - 1]) / 10;
    const looks = Math.max(1, Math.ceil(Math.hypot(dx, dy) / LOOK_MM));
    for (let k = 1; k <= looks; k++) {
      const back = 1 - k / looks;
      farthest = Math.max(farthest, outside(rings, x[i] / 10 - dx * back, y[i] / 10 - dy * back));
    }
  }
  return farthest;
}

/** Distance of a point from an area; 0 inside it, by the even-odd rule. */
const outside = (rings: readonly Ring[], x: number, y: number): Mm =>
  Math.max(0, -depthAt(rings, x, y));
