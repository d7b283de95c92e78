/*
 * Lettering, measured with thread as wide as it is sure to cover:
 *
 *   npm run bench:letters             a text in every font at two sizes: what of it is covered, the
 *                                     widest bare spot, cuts, needle points in a square millimetre
 *   npm run bench:letters -- glyphs   every letter of every font alone at four sizes: how far the
 *                                     thread comes out of it, and which letters are covered least;
 *                                     fails where a thread lies over 1.2 mm outside
 *
 * Named fonts alone, where there are any: npm run bench:letters -- glyphs script-modern
 *
 * The unit tests do the same for a few.
 */
import { readFileSync } from 'node:fs';
import { inspectDesign } from 'ilmek-engine/inspect';
import {
  coverOf,
  farthestOutside,
  groupsOf,
  optionsForCapitals,
  sewGlyph,
  sewText,
  testFonts,
  WRITTEN,
} from 'ilmek-engine/internal';
import type { FontStyle } from 'ilmek-engine';
import { FONT_STYLES } from 'ilmek-engine/tables';

/** Capitals, marks above and below, figures; in lines that all sizes share. */
const TEXT = 'Şahin İğne çığ\n1923 Öykü';
const TEXT_SIZES_MM = [8, 15];
const GLYPH_SIZES_MM = [5, 8, 15, 25];
const MAX_OUTSIDE_MM = 1.2;
/** Letters named as those covered least. */
const NAMED = 3;
/** Accents and signs of other languages that the fonts have too. */
const RARE = [...'ÄäÀàÁáÃãÅåÆæÈèÉéÊêËëÌìÍíÏïÑñÒòÓóÔôÕõØøŒœÙùÚúÝýÿß£¥©®·«»¿¡§¶¼½¾×÷±²³¹ªº'];

const { font } = testFonts((path) => readFileSync(path));

const named = FONT_STYLES.filter((style) => process.argv.includes(style));
const styles = named.length > 0 ? named : FONT_STYLES;

if (process.argv.includes('glyphs')) for (const style of styles) sweepGlyphs(style);
else {
  console.log(
    'font, capitals of … mm     covered  gap mm  cuts / groups of parts  points p99 / max',
  );
  for (const style of styles) for (const mm of TEXT_SIZES_MM) measureText(style, mm);
}

function measureText(style: FontStyle, capitalMm: number): void {
  const { design, rings, parts } = sewText(
    optionsForCapitals(TEXT, font(style), capitalMm),
    font(style),
  );
  const { coverage, gapMm } = coverOf(design, rings);
  const { trims, stitches, density } = inspectDesign(design);
  const name = `${style} ${capitalMm}`.padEnd(24);
  const cuts = `${trims} / ${groupsOf(parts)}`.padStart(8);
  const points = `${density.pointsP99} / ${density.pointsMax}`.padStart(8);
  console.log(
    `${name} ${coverage.toFixed(4)}  ${gapMm.toFixed(2)}  ${cuts}  ${points}  ${stitches} stitches`,
  );
}

function sweepGlyphs(style: FontStyle): void {
  const covers: { letter: string; coverage: number; gapMm: number }[] = [];
  let [farthest, worst] = [0, ''];
  for (const char of [...WRITTEN, ...RARE]) {
    for (const capitalMm of GLYPH_SIZES_MM) {
      const sewn = sewGlyph(font(style), char, capitalMm);
      if (!sewn) continue;
      const letter = `${char} of ${capitalMm} mm`;
      covers.push({ letter, ...coverOf(sewn.design, sewn.rings) });
      const far = farthestOutside(sewn);
      if (far > farthest) [farthest, worst] = [far, letter];
      if (far <= MAX_OUTSIDE_MM) continue;
      process.exitCode = 1;
      console.error(`${style}: ${letter} comes ${far.toFixed(2)} mm out`);
    }
  }
  const mean = covers.reduce((sum, { coverage }) => sum + coverage, 0) / covers.length;
  covers.sort((a, b) => a.coverage - b.coverage);
  const least = covers
    .slice(0, NAMED)
    .map(({ letter, coverage, gapMm }) => `${letter} ${coverage.toFixed(3)} (${gapMm.toFixed(2)})`);
  console.log(
    `${style.padEnd(18)} ${covers.length} letters, ${farthest.toFixed(2)} mm out at most (${worst}), covered ${mean.toFixed(4)}, least: ${least.join(', ')}`,
  );
}
