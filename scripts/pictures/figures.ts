import sharp from 'sharp';
import { appliqueSteps, FELT_HEARTS, HEART_PATH } from '../../art/figures/applique.ts';
import { densityComparison } from '../../art/figures/density.ts';
import { twoDirections } from '../../art/figures/directions.ts';
import { lineWeights, satinWidths } from '../../art/figures/lines.ts';
import { sewingOrder } from '../../art/figures/order.ts';
import { pullGap } from '../../art/figures/pull.ts';
import { flatRamp } from '../../art/figures/ramp.ts';
import { stitchSampler } from '../../art/figures/sampler.ts';
import { letterSizes } from '../../art/figures/sizes.ts';
import { testStrip } from '../../art/figures/test-strip.ts';
import { underlayLayers } from '../../art/figures/underlay.ts';
import type { RgbaImage, ShapeSet } from 'ilmek-engine';
import { converted, KB, sewn, type PieceRecipe } from './recipe.ts';
import { drawn, rasterOf } from './sources.ts';
import type { Shot } from './webp.ts';

const FIGURE_PX = 1200;

/** A figure of 90 × 60 mm: what it is called, what it shows, and what it is drawn from. */
function figure(
  key: string,
  name: string,
  alt: string,
  set: () => ShapeSet,
  ground: Pick<Shot, 'fabric' | 'fabricHex' | 'laid'> = { fabric: 'linen' },
  frame: Shot['frame'] = [0, 0, 90, 60],
): PieceRecipe {
  return {
    key,
    name,
    alt,
    source: 'drawn to show one thing',
    edge: 'ink',
    maxBytes: 450 * KB,
    main: {
      sew: () => sewn(set(), { pullMm: 0.1 }),
      shot: { ...ground, frame, widthPx: FIGURE_PX },
    },
  };
}

/** A drawing as it comes out of a chat: a few dozen pixels, squeezed into a poor JPEG. */
async function spoiled(file: string): Promise<RgbaImage> {
  const small = await drawn(file, 84)
    .flatten({ background: '#fff' })
    .jpeg({ quality: 18 })
    .toBuffer();
  const { data, info } = await sharp(small)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8Array(data) };
}

const HALF_PX = FIGURE_PX / 2;
const BADGE_FRAME = [-3, -5.4, 48, 36] as const;
const TWILL = { fabric: 'twill', fabricHex: '#d9d2c0' } as const;

/** Pictures that explain a stitch, a setting or a fault. */
export const FIGURES: readonly PieceRecipe[] = [
  figure(
    'satin-underlay-layers',
    'Underlay',
    'A green satin leaf three times: only its underlay of three runs; with zigzag, half covered; finished',
    underlayLayers,
  ),
  figure(
    'direction-two-angles',
    'Two directions',
    'Three discs of one red thread look like different reds: rows across, rows upright, and six sectors of different directions',
    twoDirections,
  ),
  figure(
    'density-comparison',
    'Density',
    'Three cream squares on denim: in the first the cloth shines through between the rows, in the last it is covered',
    densityComparison,
    { fabric: 'denim' },
  ),
  figure(
    'pull-gap',
    'Pull',
    'Two yellow discs in navy rings: on the left cloth shows between fill and ring, on the right the fill reaches under the ring',
    pullGap,
  ),
  figure(
    'letter-sizes',
    'Letter sizes',
    'The word ışık three times, each smaller; in the smallest the letters close up',
    letterSizes,
  ),
  figure(
    'line-weights',
    'Line weights',
    'The same sprig three times: in running stitch, in bean stitch, in satin',
    lineWeights,
    { fabric: 'linen' },
    [8, 8, 79.5, 53],
  ),
  figure(
    'test-strip',
    'Test strip',
    'Satin bars of four widths, a filled square, a disc with an outline, a curved line and a letter H',
    testStrip,
  ),
  figure(
    'satin-widths',
    'Satin widths',
    'Five upright blue satin bars from 1 to 9 mm wide; the widest is split',
    satinWidths,
  ),
  figure(
    'sewing-order',
    'Sewing order',
    'A tulip in three steps: leaves and stem; the petals on top; finished with flame and sepals',
    sewingOrder,
  ),
  figure(
    'applique-steps',
    'Appliqué',
    'A heart in three steps: its placement line; yellow felt laid and tacked down; the edge covered with red satin',
    appliqueSteps,
    {
      fabric: 'linen',
      laid: FELT_HEARTS.map((transform) => ({
        d: HEART_PATH,
        transform,
        fabric: 'felt',
        fabricHex: '#e0b24f',
      })),
    },
  ),
  {
    key: 'stitch-sampler',
    name: 'Sampler',
    source: 'drawn to show one stitch a band',
    alt: 'A round sampler of bands: running stitch, bean stitch, zigzag, satin leaves, a filled band and triangles',
    edge: 'wine',
    maxBytes: 450 * KB,
    main: {
      sew: () => sewn(stitchSampler()),
      shot: { fabric: 'linen', frame: [0, 0, 90, 90], widthPx: 960 },
    },
  },
  {
    key: 'guide-first-patch',
    name: 'First tulip',
    source: 'from a flat drawing, as the converter sews it',
    alt: 'A red tulip with two leaves, as the converter sews it in satin and fill',
    edge: 'forest',
    maxBytes: 450 * KB,
    main: {
      sew: async () =>
        converted(await rasterOf('tulip.svg', 900), { widthMm: 70, colors: 6, style: 'satin' }),
      shot: { fabric: 'linen', frame: [-6, -6, 82, 106], widthPx: 820 },
    },
  },
  {
    key: 'thread-mixing-ramp',
    name: 'Mixed threads',
    source: 'from a gradient, once in flat steps, once mixed',
    alt: 'Two bands from yellow to red in the same three threads: above in three flat steps, below mixed row by row',
    edge: 'wine',
    maxBytes: 300 * KB,
    main: {
      sew: async () =>
        converted(await rasterOf('ramp.svg', 800), {
          widthMm: 80,
          colors: 3,
          photo: 'on',
          keepBackground: true,
        }),
      shot: { fabric: 'linen', frame: [-5, -4, 90, 30], widthPx: FIGURE_PX },
    },
    panels: {
      size: [FIGURE_PX, 800],
      of: [
        {
          sew: () => sewn(flatRamp()),
          shot: { fabric: 'linen', frame: [-5, -8, 90, 30], widthPx: FIGURE_PX },
          at: [0, 0],
        },
        {
          sew: async () =>
            converted(await rasterOf('ramp.svg', 800), {
              widthMm: 80,
              colors: 3,
              photo: 'on',
              keepBackground: true,
            }),
          shot: { fabric: 'linen', frame: [-5, -4, 90, 30], widthPx: FIGURE_PX },
          at: [0, 400],
        },
      ],
    },
  },
  {
    key: 'clean-and-rough',
    name: 'A good source and a poor one',
    source: 'from one logo, as a sharp picture and as a spoiled one',
    alt: 'The lighthouse logo twice: clean from a sharp picture; ragged and muddled from a tiny, squeezed one',
    edge: 'navy',
    maxBytes: 300 * KB,
    main: {
      sew: async () => converted(await rasterOf('badge.svg', 1800), { widthMm: 42 }),
      shot: { ...TWILL, frame: BADGE_FRAME, widthPx: HALF_PX },
    },
    panels: {
      size: [FIGURE_PX, 450],
      of: [
        {
          sew: async () => converted(await rasterOf('badge.svg', 1800), { widthMm: 42 }),
          shot: { ...TWILL, frame: BADGE_FRAME, widthPx: HALF_PX },
          at: [0, 0],
        },
        {
          sew: async () => converted(await spoiled('badge.svg'), { widthMm: 42 }),
          shot: { ...TWILL, frame: BADGE_FRAME, widthPx: HALF_PX },
          at: [HALF_PX, 0],
        },
      ],
    },
  },
];
