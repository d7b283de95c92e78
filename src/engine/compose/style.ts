import type { Ring } from '../vector/geometry.ts';
import { type Actor, isFlower, isPlant, makeActor } from './actors.ts';
import { type Figure, type Piece, silhouette } from './figure.ts';
import type { MotifKind } from '../prompt/motif-index.ts';
import { PROMPT_DEFAULTS, type Preset, type PromptOptions } from './options.ts';
import { area } from './ornaments.ts';
import { hexOfLch, hueGap, lchOfHex, mainColor, recolor, recolorLeaves } from './recolor.ts';

/** Colours of all that is drawn around the subjects. */
export interface Inks {
  leaf: string;
  leafDark: string;
  /** Lines, scrolls and lettering: the darkest. */
  line: string;
  /** Blossoms, dots and what should be seen. */
  accent: string;
  /** A lighter partner of the accent. */
  soft: string;
  /** What ties a bouquet, where the prompt says its colour. */
  tie?: string | undefined;
  /** Nobody chose threads: drawings of one ink take the colour of what they show. */
  natural?: boolean | undefined;
}

/** Hue at the middle of leaf greens, and how far a thread may be from it to serve as one. */
const LEAF_HUE_DEG = 140;
const LEAF_REACH_DEG = 34;

/** A hand's own leaf, line and gold, where no thread colours are given. */
const STYLES: Record<Preset, { leaf: string; line: string; soft: string }> = {
  vintage: { leaf: '#7c8460', line: '#5a3f36', soft: '#cda869' },
  modern: { leaf: '#3f7f5c', line: '#22364f', soft: '#e9b44c' },
  geometric: { leaf: '#2f8577', line: '#1f2f4d', soft: '#e3a73f' },
  floral: { leaf: '#4f8a4a', line: '#2f5537', soft: '#f0bf5a' },
  decorative: { leaf: '#4c7f56', line: '#5b2440', soft: '#d9a441' },
  tribal: { leaf: '#73803f', line: '#1d1a1a', soft: '#c2752f' },
};

/** Ornament colours from the three threads, or from the style and the subjects. */
export function chooseInks(
  { preset, threadColors }: Pick<PromptOptions, 'preset' | 'threadColors'>,
  actors: readonly Actor[],
): Inks {
  const first = actors[0];
  // Leaves of a said colour give it to those about them.
  const said = actors.find(({ kind, ownLeaves }) => kind === 'leaf' && ownLeaves);
  const green = said && mainColor(said.figure, false);
  const style = STYLES[preset];
  const subject = first && mainColor(first.figure, isFlower(first));
  if (threadColors.length === 0 || threadColors.join() === UNCHOSEN) {
    const { leaf, line, soft } = style;
    const natural = preset !== 'tribal';
    const deep = natural && subject ? deepOf(subject, line) : line;
    return withLeaf(leaf, { line: deep, accent: subject ?? soft, soft, natural }, green);
  }
  const threads = threadColors.map((hex) => dyed(hex.toLowerCase()));
  const leafy = green ?? threads.find((hex) => isLeafy(hex)) ?? style.leaf;
  const others = threads.filter((hex) => hex !== leafy);
  const byLightness = others.toSorted((a, b) => lchOfHex(a)[0] - lchOfHex(b)[0]);
  const line = byLightness[0] ?? style.line;
  const accent = others.find((hex) => hex !== line) ?? line;
  const soft = others.find((hex) => hex !== line && hex !== accent) ?? paler(accent);
  return withLeaf(calmLeaf(leafy), { line, accent, soft }, green);
}

/** Letters and lines go with what they stand beside: its hue, dark enough to be read. */
function deepOf(subject: string, line: string): string {
  const [, C, h] = lchOfHex(subject);
  return C < 0.05 ? line : hexOfLch([0.36, Math.min(C, 0.095), h]);
}

/** The page's first three threads, as they are before somebody changes one. */
const UNCHOSEN = PROMPT_DEFAULTS.threadColors.join();

/** No dye is as strong as a screen's pure red, green and blue: up to here. */
const MAX_CHROMA = 0.19;
/** Hues whose strongest colours are dark as thread: from, to, and the greatest lightness. */
const DEEP = [
  [0, 45, 0.55],
  [245, 285, 0.42],
  [330, 360, 0.55],
] as const;

/** A screen colour as thread can be dyed; anything but a screen's extremes stays what it is. */
function dyed(hex: string): string {
  const [L, C, h] = lchOfHex(hex);
  if (C <= MAX_CHROMA) return hex;
  const most = DEEP.find(([from, to]) => h >= from && h <= to)?.[2] ?? 1;
  return hexOfLch([Math.min(L, most), MAX_CHROMA, h]);
}

/** Leaves are no traffic lights: a shining green gives its hue, and a leaf's depth. */
function calmLeaf(hex: string): string {
  const [L, C, h] = lchOfHex(hex);
  return C <= MAX_LEAF_CHROMA
    ? hex
    : hexOfLch([Math.min(L, MAX_LEAF_LIGHTNESS), MAX_LEAF_CHROMA, h]);
}

const MAX_LEAF_CHROMA = 0.125;
const MAX_LEAF_LIGHTNESS = 0.55;

function isLeafy(hex: string): boolean {
  const [, C, h] = lchOfHex(hex);
  return C > 0.04 && hueGap(h, LEAF_HUE_DEG) <= LEAF_REACH_DEG;
}

/** @param said the leaves' own colour, of which the chart may have no darker one */
function withLeaf(leaf: string, rest: Omit<Inks, 'leaf' | 'leafDark'>, said?: string): Inks {
  if (said) return { leaf: said, leafDark: said, ...rest };
  const [L, C, h] = lchOfHex(leaf);
  return { leaf, leafDark: hexOfLch([Math.max(0.2, L - 0.13), C * 0.92, h]), ...rest };
}

/** A partner for a single colour: lighter and calmer, of its hue. */
function paler(hex: string): string {
  const [L, C, h] = lchOfHex(hex);
  return hexOfLch([Math.min(0.9, L + 0.22), C * 0.6, h]);
}

/*
 * How each style draws a subject itself: facets, a bold contour, a cord around
 * it, leaves at its foot. The others leave it as it is.
 */

/** The subject as the style draws it. */
export function stylize(whole: Actor, preset: Preset, inks: Inks): Actor {
  const actor = { ...whole, figure: tuned(whole, inks) };
  if (preset === 'geometric') return { ...actor, figure: facet(actor.figure, 0.032) };
  const { ink, by } = BACKINGS[preset] ?? {};
  if (!ink || !by) return actor;
  return makeActor([...backing(actor.figure, by, inks[ink]), ...actor.figure], actor);
}

/** What styles lay behind a subject, and how far it stands out. */
const BACKINGS: Partial<Record<Preset, { ink: 'line' | 'soft'; by: number }>> = {
  tribal: { ink: 'line', by: 0.055 },
  decorative: { ink: 'soft', by: 0.035 },
};

/** Its colours in tune with the ornaments: leaves of one green, and black drawings in ink. */
function tuned(actor: Actor, inks: Inks): Figure {
  const ink = inks.natural ? inkOf(actor) : inks.line;
  const figure = inked(actor.figure, ink ?? inks.line);
  return isPlant(actor) && !actor.ownLeaves ? recolorLeaves(figure, inks.leaf) : figure;
}

/** Threads in which drawings of one ink are sewn where nobody chose any: what they are made of. */
const NATURAL_INKS: readonly (readonly [RegExp, string])[] = [
  [/straw-bale|measure-tape|ice-pop|nachos|marshmallow/, '#c9a24a'],
  [/cabbage|leek|hops|greenhouse/, '#4f8a4a'],
  [/raddish|beet$|ketchup|sausage/, '#b3263a'],
  [
    /(?:^|:)road$|anvil|saw$|spark-plug|speedometer|tank$|tombstone|whistle|cleaver|tap$|drill/,
    '#55606b',
  ],
  [/key|bell|trophy|crown|coin|medal|ring|lamp|harp|trumpet|compass|sun(?!flower)|star/, '#c2962e'],
  [/horseshoe|anchor|sword|axe|hammer|scissor|needle|armou?r|shield|chain|gear|wrench/, '#68727c'],
  [/acorn|tree|wood|log|chest|barrel|violin|guitar|horse|deer|stag|bear|coffee|boot/, '#6b4a2f'],
  [/leaf|herb|fern|cactus|palm|clover|oak|pine|willow|frog|turtle|snake|drag|vine/, '#3f7a46'],
  [/rose|heart|poppy|tulip|cherr|strawberr|pomegranate|carnation|lips/, '#b3263a'],
  [/lotus|blossom|flower|lily(?!-pad)|orchid|peony/, '#c9557f'],
  [/mushroom|air-balloon|boxing|fez|toadstool|lobster|crab|barn/, '#b23a30'],
  [/toque|whisk|spoon|fork|pan$|pot$|tooth|skull|bone|bridge|castle|tower|column/, '#7b8288'],
  [/hummingbird|parrot|peacock|mermaid|seahorse/, '#1d7a66'],
  [/wave|water|whale|dolphin|fish|shark|drop|snow|ice|cloud|rain|swan|ship|boat/, '#2f6690'],
];

/** The same by kind, where the name tells nothing. */
const INK_OF_KIND: Partial<Record<MotifKind, string>> = {
  flower: '#c9557f',
  leaf: '#3f7a46',
  tree: '#3f6b3f',
  animal: '#7a5233',
  bird: '#2a6f78',
  insect: '#7a4a1e',
  sea: '#2f6690',
  food: '#b4552d',
  building: '#96553a',
  vehicle: '#a3392f',
  nature: '#4d7a54',
  sky: '#c2962e',
};

const inkOf = ({ id, kind }: Actor): string | undefined =>
  NATURAL_INKS.find(([name]) => name.test(id))?.[1] ?? (kind && INK_OF_KIND[kind]);

/** A drawing that is black and nothing else has no colour of its own. */
const inked = (figure: Figure, hex: string): Figure =>
  figure.every((piece) => piece.hex === '#000000') ? recolor(figure, hex, false) : figure;

/** The silhouette, grown: what shows of it is a contour in satin. */
function backing(figure: Figure, by: number, hex: string): Figure {
  return silhouette(figure, by, 0.03).map(({ rings }) => area(rings[0], hex));
}

/** Curves as few straight sides. */
function facet(figure: Figure, tolerance: number): Figure {
  return figure.map((piece): Piece => {
    if (piece.kind === 'line') return piece;
    const rings = piece.polygon.rings.map((ring) => straighten(ring, tolerance));
    return { ...piece, polygon: { rings } };
  });
}

/** Simplifies a ring by Douglas and Peucker's rule (1973), split at its two farthest points. */
function straighten(ring: Ring, tolerance: number): Ring {
  const count = ring.length / 2;
  if (count < 6) return ring;
  const far = farthestFrom(ring, 0, 0, count);
  const kept = new Set([0, far]);
  keepCorners(ring, 0, far, tolerance, kept);
  keepCorners(ring, far, count, tolerance, kept);
  if (kept.size < 4) return ring;
  return Float64Array.from(
    [...kept].sort((a, b) => a - b).flatMap((i) => [ring[2 * i], ring[2 * i + 1]]),
  );
}

function farthestFrom(ring: Ring, origin: number, from: number, to: number): number {
  let [best, at] = [-1, from];
  for (let i = from; i < to; i++) {
    const d = Math.hypot(ring[2 * i] - ring[2 * origin], ring[2 * i + 1] - ring[2 * origin + 1]);
    if (d > best) [best, at] = [d, i];
  }
  return at;
}

/** Keeps the points between two that stick out of the chord by more than the tolerance. */
function keepCorners(
  ring: Ring,
  from: number,
  to: number,
  tolerance: number,
  kept: Set<number>,
): void {
  const count = ring.length / 2;
  const [ax, ay] = [ring[2 * from], ring[2 * from + 1]];
  const end = to % count;
  const dx = ring[2 * end] - ax;
  const dy = ring[2 * end + 1] - ay;
  const length = Math.hypot(dx, dy) || 1;
  let [best, at] = [tolerance, -1];
  for (let i = from + 1; i < to; i++) {
    const off = Math.abs((ring[2 * i] - ax) * dy - (ring[2 * i + 1] - ay) * dx) / length;
    if (off > best) [best, at] = [off, i];
  }
  if (at < 0) return;
  kept.add(at);
  keepCorners(ring, from, at, tolerance, kept);
  keepCorners(ring, at, to, tolerance, kept);
}
