/*
 * Every letter of every font, sewn alone at four sizes and held against its outline: how far the
 * thread comes out of it. The unit tests do the same for two sizes and the letters most written.
 *
 *   npm run bench:letters             fails where a thread lies over 1 mm outside
 */
import { readFileSync } from 'node:fs';
import { farthestOutside, sewGlyph, WRITTEN, testFonts } from 'ilmek-engine/internal';
import { FONT_STYLES } from 'ilmek-engine/tables';

const SIZES_MM = [5, 8, 15, 25];
const MAX_OUTSIDE_MM = 1;
/** Accents and signs of other languages that the fonts have too. */
const RARE = [...'ÄäÀàÁáÃãÅåÆæÈèÉéÊêËëÌìÍíÏïÑñÒòÓóÔôÕõØøŒœÙùÚúÝýÿß£¥©®·«»¿¡§¶¼½¾×÷±²³¹ªº'];

const { font } = testFonts((path) => readFileSync(path));

let failed = false;
for (const fontStyle of FONT_STYLES) {
  let [letters, farthest, worst] = [0, 0, ''];
  for (const char of [...WRITTEN, ...RARE]) {
    for (const capitalMm of SIZES_MM) {
      const sewn = sewGlyph(font(fontStyle), char, capitalMm);
      if (!sewn) continue;
      letters++;
      const far = farthestOutside(sewn);
      if (far > farthest) [farthest, worst] = [far, `${char} of ${capitalMm} mm`];
      if (far > MAX_OUTSIDE_MM) {
        failed = true;
        console.error(`${fontStyle}: ${char} of ${capitalMm} mm comes ${far.toFixed(2)} mm out`);
      }
    }
  }
  console.log(
    `${fontStyle.padEnd(18)} ${letters} letters, ${farthest.toFixed(2)} mm at most: ${worst}`,
  );
}
if (failed) process.exitCode = 1;
