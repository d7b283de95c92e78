/**
 * A keyed hash for small, repeatable variation: the same key gives the same
 * number on every machine, and no state is kept.
 * Mixing steps: Bob Jenkins' and Thomas Wang's 32-bit integer hash family
 * ("lowbias32", Chris Wellons 2018).
 * @param key of what varies; only its lowest 32 bits count
 * @param salt tells draws of one key apart; a whole number
 * @returns a number in [0, 1).
 */
export function hash01(key: number, salt = 0): number {
  let h = (key ^ Math.imul(salt + 1, 0x9e3779b9)) | 0;
  h = Math.imul(h ^ (h >>> 16), 0x21f0aaad);
  h = Math.imul(h ^ (h >>> 15), 0x735a2d97);
  return ((h ^ (h >>> 15)) >>> 0) / 4294967296;
}
