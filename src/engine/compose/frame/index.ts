import { ringBox } from '../../vector/geometry.ts';
import type { Body, Chance } from '../arrange/body.ts';
import { type Figure, figureBox, outlinePoints, place } from '../figure.ts';
import { type Circle, convexHull, enclosingCircle, reachFrom } from '../hull.ts';
import type { Preset, PromptOptions } from '../options.ts';
import { cornerFlourish, diamond, triangle } from '../ornaments.ts';
import type { Inks } from '../style.ts';
import { boxTrack, ovalTrack, polygonTrack, type Track } from '../track.ts';
import { fillersOf, strewFillers, STYLES } from './fillers.ts';

/*
 * The room inside a frame, and the tracks of its bands.
 */

interface Zone {
  form: 'round' | 'box';
  preset: Preset;
  /** Half the width and height of the whole frame, mm. */
  rx: number;
  ry: number;
}

/** Sides of the geometric style's polygon. */
const SIDES = 8;

/** The track `inset` mm inside the frame's edge. */
function trackAt({ form, preset, rx, ry }: Zone, inset: number): Track {
  const [a, b] = [Math.max(1, rx - inset), Math.max(1, ry - inset)];
  if (preset === 'geometric' && form === 'round') {
    const reach = 1 / Math.cos(Math.PI / SIDES);
    return polygonTrack(SIDES, a * reach, b * reach);
  }
  if (form === 'round') return ovalTrack(a, b);
  const radius = preset === 'geometric' || preset === 'tribal' ? 0.01 : 0.16 * Math.min(rx, ry);
  return boxTrack(a, b, Math.max(0.01, radius - inset * 0.4));
}

/** Proportions of frames that are tried, width over height. */
const ROUND_ASPECTS = [1, 0.9, 1.1, 0.82, 1.2, 0.75, 1.32, 1.42] as const;
/** How much a frame is liked for leaving little bare. */
const SNUG = 0.16;
const BOX_ASPECTS = [0.5, 2] as const;

/**
 * The frame in which a composition becomes largest.
 * @param half of the longer side
 * @param inset what the frame takes
 */
function bestZone(
  figure: Figure,
  { form, preset }: Pick<Zone, 'form' | 'preset'>,
  half: number,
  inset: number,
): Zone {
  const zoneOf = (aspect: number): Zone => {
    const [rx, ry] = [half * Math.min(1, aspect), half / Math.max(1, aspect)];
    return { form, preset, rx, ry };
  };
  const { left, top, right, bottom } = figureBox(figure);
  if (form === 'box') {
    const own = (right - left) / Math.max(1e-6, bottom - top);
    return zoneOf(Math.min(BOX_ASPECTS[1], Math.max(BOX_ASPECTS[0], own)));
  }
  // A polygon of equal sides is not stretched.
  const aspects = preset === 'geometric' ? [1] : ROUND_ASPECTS;
  const hull = convexHull(outlinePoints(figure));
  const scaleIn = (zone: Zone): number => 1 / roundFit(hull, zone, inset).r;
  const zones = aspects.map(zoneOf);
  const score = (zone: Zone): number => scaleIn(zone) * (zone.rx * zone.ry) ** -SNUG;
  return zones.reduce((best, zone) => (score(zone) > score(best) ? zone : best));
}

/** How far a composition is moved from the tightest fit towards the middle of its height. */
const CENTRED = 0.6;

/**
 * The circle around a hull when the room inside an oval is made a circle of radius 1. What is
 * wide at its foot would hang in the upper half: it gives up a little size to stand in the middle.
 */
function roundFit(hull: Float64Array, { rx, ry }: Zone, inset: number): Circle {
  const [a, b] = [Math.max(1, rx - inset), Math.max(1, ry - inset)];
  const round = hull.map((value, i) => value / (i % 2 === 0 ? a : b));
  const tight = enclosingCircle(round);
  const { top, bottom } = ringBox(round);
  const x = tight.x;
  const y = tight.y + CENTRED * ((top + bottom) / 2 - tight.y);
  return { x, y, r: reachFrom(round, x, y) };
}

/** A composition scaled and moved to fill the room that a frame leaves. */
function fitZone(figure: Figure, zone: Zone, inset: number): Figure {
  const { form, rx, ry } = zone;
  const [a, b] = [Math.max(1, rx - inset), Math.max(1, ry - inset)];
  if (form === 'box') {
    const { left, top, right, bottom } = figureBox(figure);
    const scale = Math.min((2 * a) / (right - left), (2 * b) / (bottom - top));
    const [x, y] = [(-(left + right) / 2) * scale, (-(top + bottom) / 2) * scale];
    return place(figure, { x, y, scale });
  }
  const hull = convexHull(outlinePoints(figure));
  const { x, y, r } = roundFit(hull, zone, inset);
  return place(figure, { x: (-x * a) / r, y: (-y * b) / r, scale: 1 / r });
}

interface FrameInput {
  options: PromptOptions;
  inks: Inks;
  chance: Chance;
  /** 0 to 3. */
  detail: number;
}

/** Size of a style's bands by how much is drawn, beside that on a page of 100 mm. */
const FINENESS = [1, 1, 0.88, 0.74] as const;

/** Puts what the style draws around a composition; in millimetres about 0. */
export function drawFrame(body: Body, { options, inks, chance, detail }: FrameInput): Figure {
  const { longSideMm, preset, variation } = options;
  const half = longSideMm / 2;
  const { form } = body;
  const mm = longSideMm / 100;
  // Nothing is drawn around what was asked for, unless much is wanted.
  const bare = detail < 2;
  if (bare) return fitZone(body.figure, { form: 'box', preset, rx: half, ry: half }, 0);
  // Where much is drawn around, all of it is finer: the subjects stay the main thing.
  const u = mm * FINENESS[detail];
  // Every other frame is a light one, an accent above or below.
  const light = detail === 2 && variation % 2 === 1 && preset !== 'modern';
  const ring = body.ring === true;
  const bands = STYLES[preset]({ inks, u, detail: light ? 1 : detail, variation, ring });
  const whole = bands.reduce((sum, { depth }) => sum + depth, 0);
  const zone = bestZone(body.figure, { form, preset }, half, whole);
  const inner = fitZone(body.figure, zone, whole);
  const rings: Figure[] = [];
  let inset = whole;
  for (const { depth, draw } of bands) {
    inset -= depth;
    if (draw) rings.push(draw(trackAt(zone, inset + depth / 2)));
  }
  const figure: Figure[] = [...rings, inner];
  if (detail === 3) {
    const room = trackAt(zone, whole + 0.5 * u).points;
    const fillers = fillersOf(preset, inks);
    figure.unshift(strewFillers(inner, room, fillers, { chance, u: mm, most: 14 }));
    if (form === 'round') figure.push(corners(zone, inks));
  }
  return figure.flat();
}

/** In the corners that a round frame leaves of its page. */
function corners({ preset, rx, ry }: Zone, inks: Inks): Figure {
  const corner = CORNERS[preset];
  if (!corner) return [];
  const size = 0.46 * Math.min(rx, ry);
  return [0, 1, 2, 3].flatMap((i): Figure => {
    const [sx, sy] = [i % 2 === 0 ? -1 : 1, i < 2 ? -1 : 1];
    // Drawn for the top left; the bottom ones are turned and mirrored back.
    const turned = place(corner(inks), { scale: size, mirror: sx > 0 });
    const flipped = sy > 0 ? place(turned, { mirror: true, angle: Math.PI }) : turned;
    return place(flipped, { x: sx * rx, y: sy * ry });
  });
}

/** Corner pieces for the top left, their corner at 0, about 1 long; styles without one stay round. */
const CORNERS: Partial<Record<PromptOptions['preset'], (inks: Inks) => Figure>> = {
  vintage: (inks) => cornerFlourish(inks.line, inks.leaf),
  decorative: (inks) => cornerFlourish(inks.line, inks.soft),
  geometric: (inks) => [
    ...place(diamond(inks.accent, 1), { x: 0.2, y: 0.2, scale: 0.3 }),
    ...place(triangle(inks.line, 1), { x: 0.5, y: 0.04, scale: 0.16, angle: Math.PI }),
    ...place(triangle(inks.line, 1), { x: 0.04, y: 0.5, scale: 0.16, angle: Math.PI / 2 }),
  ],
};
