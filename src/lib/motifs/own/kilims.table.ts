import { fill, INK } from './pen.ts';

/* Motifs of kilims, woven of squares. */

const KILIM = { red: '#952920', dark: INK.navy, light: INK.ivory, gold: INK.gold };

/** Steps of a kilim: a shape on a grid of squares, rows as text, mirrored to the right unless they are the whole of it. */
function woven(
  rows: readonly string[],
  inks: Readonly<Record<string, string>>,
  isWhole = false,
): string {
  const wide = isWhole ? rows[0].length : 2 * rows[0].length - 1;
  const side = 32 / Math.max(wide, rows.length);
  const left = 16 - (side * wide) / 2;
  const top = 16 - (side * rows.length) / 2;
  return Object.entries(inks)
    .map(([key, hex]) => {
      const d = rows
        .flatMap((row, r) => {
          const whole = isWhole ? row : row + [...row].reverse().join('').slice(1);
          return [...whole.matchAll(new RegExp(`${key}+`, 'g'))].map(({ 0: run, index }) => {
            const [x, y] = [left + index * side, top + r * side];
            return `M${x.toFixed(2)} ${y.toFixed(2)}h${(run.length * side).toFixed(2)}v${(side + 0.02).toFixed(2)}h-${(run.length * side).toFixed(2)}z`;
          });
        })
        .join('');
      return d && fill(hex, d);
    })
    .join('');
}

/** Bodies by name. */
export const KILIMS: Readonly<Record<string, string>> = {
  'kilim-bird': woven(
    [
      '..d.d..........',
      '..rrr..........',
      '.rrdrr.........',
      'ggrrrr.......rr',
      '..rrrr.....rrrr',
      '...rrrrr..rrrr.',
      '..rrrrrrrrrrr..',
      '..rrggrggrgrr..',
      '..rggrggrggr...',
      '...rrrrrrrrr...',
      '....rrrrrrr....',
      '......d.d......',
      '......d.d......',
      '.....dd.dd.....',
    ],
    { r: KILIM.red, d: KILIM.dark, g: KILIM.gold },
    true,
  ),
  elibelinde: woven(
    [
      '......rr',
      '.....rrr',
      '.....rrr',
      '......rr',
      '.......r',
      '..rrrrrr',
      '.rr.rrrr',
      '.r...rrr',
      '.rr..ddr',
      '..rrrddd',
      '.....rdd',
      '....rrrd',
      '...rrrrr',
      '..rrrrrr',
      '.rrrrrrr',
      'rrrrrrrr',
      'gg.gg.gg',
    ],
    { r: KILIM.red, d: KILIM.dark, g: KILIM.gold },
  ),
  kocboynuzu: woven(
    [
      '.rrrr...',
      'rr..rr..',
      'r....rr.',
      'r.rr..rr',
      'rr.r..rr',
      '.rrr..gg',
      '....rggg',
      '...rgggg',
      '....rggg',
      '.rrr..gg',
      'rr.r..rr',
      'r.rr..rr',
      'r....rr.',
      'rr..rr..',
      '.rrrr...',
    ],
    { r: KILIM.red, g: KILIM.gold },
  ),
  'kilim-eye': woven(
    [
      '.......r',
      '......rr',
      '.....rrr',
      '....rrgg',
      '...rrggg',
      '..rrggdd',
      '.rrggddd',
      'rrggddll',
      '.rrggddd',
      '..rrggdd',
      '...rrggg',
      '....rrgg',
      '.....rrr',
      '......rr',
      '.......r',
    ],
    { r: KILIM.red, g: KILIM.gold, d: KILIM.dark, l: KILIM.light },
  ),
  'kilim-star': woven(
    [
      '...r....',
      '..rrr...',
      '.rrrrr..',
      'rrrrrrrr',
      '.rrggggr',
      '..rggddd',
      '...ggddd',
      '...rgddl',
      '...ggddd',
      '..rggddd',
      '.rrggggr',
      'rrrrrrrr',
      '.rrrrr..',
      '..rrr...',
      '...r....',
    ],
    { r: KILIM.red, g: KILIM.gold, d: KILIM.dark, l: KILIM.light },
  ),
  'kilim-hook': woven(
    [
      '.......d',
      '...ddd.d',
      '..dd.ddd',
      '..d...dd',
      '...dd..d',
      '.......d',
      '.rrrr..r',
      'rr..rrrr',
      'r.rr.rrr',
      'rr..rrrr',
      '.rrrr..r',
      '.......d',
      '...dd..d',
      '..d...dd',
      '..dd.ddd',
      '...ddd.d',
      '.......d',
    ],
    { r: KILIM.red, d: KILIM.dark },
  ),
  muska: woven(
    [
      '.......r',
      '......rr',
      '.....rrr',
      '....rrrg',
      '...rrrgg',
      '..rrrggd',
      '.rrrggdd',
      'rrrrrrrr',
      '........',
      'd.d.d.d.',
    ],
    { r: KILIM.red, g: KILIM.gold, d: KILIM.dark },
  ),
};
