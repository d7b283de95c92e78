import { daisy } from '../../art/posts/daisy.ts';
import { figLeaf } from '../../art/posts/fig-leaf.ts';
import { fish } from '../../art/posts/fish.ts';
import { letterBreve } from '../../art/posts/breve.ts';
import { bakeryBadge } from '../../art/posts/bakery.ts';
import { oneMotif } from '../../art/posts/formats.ts';
import { roseFineLine } from '../../art/posts/rose.ts';
import { sashikoMend } from '../../art/posts/sashiko.ts';
import { converted, KB, sewn, type PieceRecipe } from './recipe.ts';
import { rasterOf } from './sources.ts';
import type { Shot } from './webp.ts';

const HERO_PX = 960;

/** Four cloths for one motif, as a quilt. */
const CLOTHS: Pick<Shot, 'fabric' | 'fabricHex'>[] = [
  { fabric: 'linen' },
  { fabric: 'twill', fabricHex: '#c9b791' },
  { fabric: 'denim' },
  { fabric: 'felt', fabricHex: '#d9a94e' },
];

/** The heroes of the blog's posts. */
export const POST_PIECES: readonly PieceRecipe[] = [
  {
    key: 'quince-mixed',
    name: 'Quince',
    source: 'from a shaded drawing, its threads mixed row by row',
    alt: 'A ripe quince with a leaf; yellow, ochre and olive threads mix in rows so that the fruit looks round',
    edge: 'umber',
    maxBytes: 300 * KB,
    main: {
      sew: async () =>
        converted(await rasterOf('quince.svg', 900), { widthMm: 86, colors: 6, photo: 'on' }),
      shot: { fabric: 'none', frame: [-2, -2, 90, 90], widthPx: HERO_PX },
    },
  },
  {
    key: 'letter-g-breve',
    name: 'Ğ',
    source: 'from the outline of a letter',
    alt: 'A large red serif letter Ğ, its breve apart, with a green tendril through its counter',
    edge: 'wine',
    maxBytes: 300 * KB,
    main: {
      sew: () => sewn(letterBreve()),
      shot: { fabric: 'linen', frame: [0, 0, 90, 90], widthPx: HERO_PX },
    },
  },
  {
    key: 'bakery-badge',
    name: 'Bakery badge',
    source: 'from a drawing, grain by grain',
    alt: 'A badge: a golden ear of wheat above the word FIRIN in white capitals, within a golden ring',
    edge: 'navy',
    maxBytes: 300 * KB,
    main: {
      sew: () => sewn(bakeryBadge()),
      shot: { fabric: 'twill', fabricHex: '#22304f', frame: [0, 0, 90, 90], widthPx: HERO_PX },
    },
  },
  {
    key: 'rose-fineline',
    name: 'Rose',
    source: 'from a line drawing',
    alt: 'A rose in black outlines with open shading; one petal is red, two leaves are green',
    edge: 'ink',
    maxBytes: 300 * KB,
    main: {
      sew: () => sewn(roseFineLine()),
      shot: { fabric: 'linen', frame: [0, 0, 92, 92], widthPx: HERO_PX },
    },
  },
  {
    key: 'formats-one-motif',
    name: 'One carnation, four tables',
    source: 'from one drawing, with four tables of thread colours',
    alt: 'The same carnation four times: in its own colours, in two near but different sets of colours, and with wrong colours in the last',
    edge: 'slate',
    maxBytes: 360 * KB,
    main: {
      sew: () => sewn(oneMotif()),
      shot: { fabric: 'linen', frame: [0, 0, 96, 96], widthPx: HERO_PX },
    },
  },
  {
    key: 'jean-mend-sashiko',
    name: 'Visible mend',
    source: 'from a pattern made by a short program',
    alt: 'A dark blue patch on denim, held by white sashiko arches that reach past its edges',
    edge: 'navy',
    maxBytes: 360 * KB,
    main: {
      sew: () => sewn(sashikoMend()),
      shot: { fabric: 'denim', frame: [1, 0, 90, 90], widthPx: HERO_PX },
    },
  },
  {
    key: 'first-daisy',
    name: 'Daisy',
    source: 'from a drawing, petal by petal',
    alt: 'A daisy with eight white satin petals, a yellow heart, a stem and two leaves',
    edge: 'forest',
    maxBytes: 300 * KB,
    main: {
      sew: () => sewn(daisy()),
      shot: { fabric: 'twill', fabricHex: '#9fb0bf', frame: [0, 0, 90, 90], widthPx: HERO_PX },
    },
  },
  {
    key: 'fig-four-fabrics',
    name: 'Fig leaf',
    source: 'from a drawing, sewn on four cloths',
    alt: 'The same green fig leaf on linen, twill, denim and felt, two by two',
    edge: 'forest',
    maxBytes: 360 * KB,
    main: {
      sew: () => sewn(figLeaf()),
      shot: { fabric: 'linen', frame: [-2, 0, 48, 48], widthPx: HERO_PX / 2 },
    },
    panels: {
      size: [HERO_PX, HERO_PX],
      of: CLOTHS.map((cloth, i) => ({
        sew: () => sewn(figLeaf()),
        shot: { ...cloth, frame: [-2, 0, 48, 48] as const, widthPx: HERO_PX / 2 },
        at: [((i % 2) * HERO_PX) / 2, (Math.floor(i / 2) * HERO_PX) / 2] as const,
      })),
    },
  },
  {
    key: 'fish-three-stitches',
    name: 'Bluefish',
    source: 'from a drawing',
    alt: 'A blue fish: its body filled with rows, fins and tail in satin, scales in running stitch',
    edge: 'navy',
    maxBytes: 300 * KB,
    main: {
      sew: () => sewn(fish()),
      shot: { fabric: 'linen', frame: [0, -2, 95, 95], widthPx: HERO_PX },
    },
  },
];
