import { type Figure, figureBox, outlinePoints, place } from '../figure.ts';
import { convexHull, enclosingCircle, type Circle } from '../hull.ts';
import type { Preset } from '../options.ts';
import { boxTrack, ovalTrack, polygonTrack, type Track } from '../track.ts';
import { ringBox } from '../../vector/geometry.ts';

/*
 * The room inside a frame, and the tracks of its bands.
 */

export interface Zone {
  form: 'round' | 'box';
  preset: Preset;
  /** Half the width and height of the whole frame, mm. */
  rx: number;
  ry: number;
}

/** Sides of the geometric style's polygon. */
const SIDES = 8;

/** The track `inset` mm inside the frame's edge. */
export function trackAt({ form, preset, rx, ry }: Zone, inset: number): Track {
  const [a, b] = [Math.max(1, rx - inset), Math.max(1, ry - inset)];
  if (preset === 'geometric' && form === 'round') {
    const reach = 1 / Math.cos(Math.PI / SIDES);
    return polygonTrack(SIDES, a * reach, b * reach, true);
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
export function bestZone(
  figure: Figure,
  { form, preset }: Pick<Zone, 'form' | 'preset'>,
  half: number,
  inset: number,
): Zone {
  const zoneOf = (aspect: number): Zone => ({
    form,
    preset,
    rx: half * Math.min(1, aspect),
    ry: half / Math.max(1, aspect),
  });
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
  let r = 0;
  for (let i = 0; i < round.length; i += 2) {
    r = Math.max(r, Math.hypot(round[i] - x, round[i + 1] - y));
  }
  return { x, y, r };
}

/** A composition scaled and moved to fill the room that a frame leaves. */
export function fitZone(figure: Figure, zone: Zone, inset: number): Figure {
  const { form, rx, ry } = zone;
  const [a, b] = [Math.max(1, rx - inset), Math.max(1, ry - inset)];
  if (form === 'box') {
    const { left, top, right, bottom } = figureBox(figure);
    const scale = Math.min((2 * a) / (right - left), (2 * b) / (bottom - top));
    return place(figure, {
      x: (-(left + right) / 2) * scale,
      y: (-(top + bottom) / 2) * scale,
      scale,
    });
  }
  const hull = convexHull(outlinePoints(figure));
  const { x, y, r } = roundFit(hull, zone, inset);
  return place(figure, { x: (-x * a) / r, y: (-y * b) / r, scale: 1 / r });
}
