import type { Thread } from '../../core/design.ts';

/** Name of the chart that PEC files point into. */
const PEC_CHART = 'Brother PEC';

/**
 * The 64 threads that PEC files name by number, 1 to 64, which is `code`:
 * `PEC_THREADS[0]` has the code 1. Number 0 means none.
 */
export const PEC_THREADS: readonly Thread[] = (
  [
    ['#0e1f7c', 'Prussian blue'],
    ['#0a55a3', 'Blue'],
    ['#008777', 'Teal green'],
    ['#4b6baf', 'Cornflower blue'],
    ['#ed171f', 'Red'],
    ['#d15c00', 'Reddish brown'],
    ['#913697', 'Magenta'],
    ['#e49acb', 'Light lilac'],
    ['#915fac', 'Lilac'],
    ['#9ed67d', 'Mint green'],
    ['#e8a900', 'Deep gold'],
    ['#feba35', 'Orange'],
    ['#ffff00', 'Yellow'],
    ['#70bc1f', 'Lime green'],
    ['#ba9800', 'Brass'],
    ['#a8a8a8', 'Silver'],
    ['#7d6f00', 'Russet brown'],
    ['#ffffb3', 'Cream brown'],
    ['#4f5556', 'Pewter'],
    ['#000000', 'Black'],
    ['#0b3d91', 'Ultramarine'],
    ['#770176', 'Royal purple'],
    ['#293133', 'Dark gray'],
    ['#2a1301', 'Dark brown'],
    ['#f64a8a', 'Deep rose'],
    ['#b27624', 'Light brown'],
    ['#fcbbc5', 'Salmon pink'],
    ['#fe370f', 'Vermilion'],
    ['#f0f0f0', 'White'],
    ['#6a1c8a', 'Violet'],
    ['#a8ddc4', 'Sea crest'],
    ['#2584bb', 'Sky blue'],
    ['#feb343', 'Pumpkin'],
    ['#fff36b', 'Cream yellow'],
    ['#d0a660', 'Khaki'],
    ['#d15400', 'Clay brown'],
    ['#66ba49', 'Leaf green'],
    ['#134a46', 'Peacock blue'],
    ['#878787', 'Gray'],
    ['#d8ccc6', 'Warm gray'],
    ['#435607', 'Dark olive'],
    ['#fdd9de', 'Flesh pink'],
    ['#f993bc', 'Pink'],
    ['#003822', 'Deep green'],
    ['#b2afd4', 'Lavender'],
    ['#686ab0', 'Wisteria violet'],
    ['#efe3b9', 'Beige'],
    ['#f73866', 'Carmine'],
    ['#b54b64', 'Amber red'],
    ['#132b1a', 'Olive green'],
    ['#c70156', 'Dark fuchsia'],
    ['#fe9e32', 'Tangerine'],
    ['#a8deeb', 'Light blue'],
    ['#00673e', 'Emerald green'],
    ['#4e2990', 'Purple'],
    ['#2f7e20', 'Moss green'],
    ['#ffcccc', 'Flesh pink'],
    ['#ffd911', 'Harvest gold'],
    ['#095ba6', 'Electric blue'],
    ['#f0f970', 'Lemon yellow'],
    ['#e3f35b', 'Fresh green'],
    ['#ff9900', 'Orange'],
    ['#fff08d', 'Cream yellow'],
    ['#ffc8c8', 'Applique'],
  ] as const
).map(([hex, name], i) => ({ hex, name, code: String(i + 1), chart: PEC_CHART }));

/** The mark for appliqué pieces: machines show it as such and not as a pink, so no thread is mapped to it. */
export const PEC_APPLIQUE = 64;
