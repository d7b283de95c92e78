import type { Context } from '../core/context.ts';
import { Command, isCostly, type Design, type DesignObject } from '../core/design.ts';
import { finish } from '../core/steps.ts';
import type { Mm, Tenth } from '../core/units.ts';
import { pageOfFrame, roomInFrame } from '../frames/index.ts';
import { MAX_FORMAT_STITCH_MM } from '../machine.ts';
import type { FrameName, SewnSize } from '../options.ts';
import type { ShapeSet } from '../shapes.ts';
import { drawnBox, roundPage, scaleSet } from './scale-set.ts';
import {
  checkProportion,
  expectedOverhang,
  sewnSides,
  sideOf,
  type FramedOptions,
  type Overhang,
  type Sides,
} from './sewn-size.ts';

/*
 * What is sewn is not as large as what is drawn: compensation lengthens stitches, satin does not
 * reach into a tip, a patch has its cover half outside. How much depends on which stitch lies
 * outermost, so it is measured: a drawing is sewn at the size at which it should come out right,
 * and where it does not, once more with what was learnt.
 */

/** The size may be off by 0.3 mm; extents are whole tenths. */
const CLOSE_MM: Mm = 0.25;
/** So often at most: each costs a tenth to a third of a design's time. */
const MAX_PASSES = 4;

/** What a piece is drawn as, and how large it is to be sewn. */
export interface Wanted {
  /** Sides of what is drawn, in any unit. */
  drawn: Sides;
  size: SewnSize;
  /** What is sewn beyond the drawing. */
  expected: Overhang;
  /** How often it may be sewn. */
  passes?: number | undefined;
  /** Its stitches are drawn to the size where that changes them by no more than this share. */
  stretch?: number | undefined;
}

/** A design, the scale of its drawing, and the length that was to be right. */
interface Try {
  design: Design;
  scale: number;
  mm: Mm;
}

/**
 * Sews something so large that the sewn piece has the size asked for.
 * @param sew given mm to a unit of `drawn`; called once, and again where the size was missed
 * @throws EngineError `bad-options` where the other side would be too long, and what `sew` throws
 */
export function* huntSize(
  { drawn, size, expected, passes = MAX_PASSES, stretch = 0 }: Wanted,
  sew: (scale: number) => Generator<void, Design>,
): Generator<void, Design> {
  checkProportion(drawn, size);
  const tries: Try[] = [];
  let scale = scaleFor(drawn, expected, size);
  for (let pass = 0; pass < passes; pass++) {
    const design = yield* sew(scale);
    const sewn = sewnSides(design);
    const mm = sideOf(sewn, size);
    if (Math.abs(mm - size.mm) <= CLOSE_MM) return design;
    tries.push({ design, scale, mm });
    const near = Math.abs(size.mm / mm - 1) <= stretch;
    const stretched = near ? stretchDesign(design, (size.mm - SWAY_MM) / mm, SWAY) : undefined;
    if (stretched) return stretched;
    if (isCostly(design)) break;
    const over = {
      width: sewn.width - drawn.width * scale,
      height: sewn.height - drawn.height * scale,
    };
    scale = between(tries, size.mm) ?? scaleFor(drawn, over, size);
  }
  return nearest(tries, size.mm);
}

/** A scale between one that came out too small and one too large; undefined without both. */
function between(tries: readonly Try[], mm: Mm): number | undefined {
  const below = tries.filter((one) => one.mm < mm).sort((a, b) => b.mm - a.mm)[0];
  const above = tries.filter((one) => one.mm > mm).sort((a, b) => a.mm - b.mm)[0];
  if (!below || !above) return undefined;
  const share = (mm - below.mm) / (above.mm - below.mm);
  return below.scale + (above.scale - below.scale) * share;
}

/** What came nearest, its stitches drawn to the size where that changes little. */
function nearest(tries: readonly Try[], mm: Mm): Design {
  const [first, ...others] = tries.toSorted((a, b) => Math.abs(a.mm - mm) - Math.abs(b.mm - mm));
  if (first.mm <= 0) return first.design;
  const larger = others.find((one) => one.mm > mm);
  return (
    stretchDesign(first.design, mm / first.mm) ??
    (larger && stretchDesign(larger.design, mm / larger.mm)) ??
    first.design
  );
}

/** The same at one go. */
export const sewAtSize = (wanted: Wanted, sew: (scale: number) => Design): Design =>
  finish(huntSize(wanted, (scale) => once(() => sew(scale))));

/** Sews a drawing so that the sewn piece has the size asked for. @param set at about its size */
export function sewToSize(
  set: ShapeSet,
  size: SewnSize,
  options: FramedOptions,
  sew: (set: ShapeSet) => Design,
): Design {
  return finish(sewToSizeSteps(set, size, options, (scaled) => once(() => sew(scaled))));
}

/** The same where sewing is work in steps. */
export function* sewToSizeSteps(
  set: ShapeSet,
  size: SewnSize,
  options: FramedOptions,
  sew: (set: ShapeSet) => Generator<void, Design>,
  passes?: number,
): Generator<void, Design> {
  const drawn = drawnBox(set.shapes);
  if (!drawn) return yield* sew(set);
  const wanted = { drawn, size, expected: expectedOverhang(options), passes };
  return yield* huntSize(wanted, (scale) => sew(scaleSet(set, scale)));
}

function* once(work: () => Design): Generator<void, Design> {
  return work();
}

/** What is drawn is not scaled to nothing where more is sewn beyond it than was asked for. */
const MIN_SHARE = 0.2;

/** The scale at which a drawing comes out at a size, as far as is known. */
export function scaleFor(box: Sides, over: Overhang, { side, mm }: SewnSize): number {
  const along = (drawn: Mm, beyond: Mm): number =>
    Math.max(mm - beyond, mm * MIN_SHARE) / Math.max(drawn, 1e-6);
  const wide = along(box.width, over.width);
  const tall = along(box.height, over.height);
  if (side === 'longer') return Math.min(wide, tall);
  return side === 'width' ? wide : tall;
}

/** Progress that does not fall where work is done once more. */
export function neverBack(context: Context): Context {
  const { onProgress } = context;
  if (!onProgress) return context;
  let farthest = 0;
  return {
    ...context,
    onProgress: (progress) => {
      farthest = Math.max(farthest, progress.fraction);
      onProgress({ ...progress, fraction: farthest });
    },
  };
}

/** A design is stretched or shrunk by no more than this: its rows would lie too far apart, or crowd. */
const MAX_STRETCH = 0.04;
/** No stitch may become longer, in tenths: the shortest limit of any format. */
const MAX_STITCH_TENTHS = 10 * MAX_FORMAT_STITCH_MM;

/**
 * The same stitches a little farther apart, or nearer; undefined where that would be too much.
 * For a piece that no scale of its drawing brings to its size: it jumps from too small to too
 * large where, say, an area becomes wide enough for a patch.
 * @param sway how far needle points go to and fro, in waves of 30 mm. Rows side by side lie two tenths
 *   apart: stretched, one pair in a hundred lies three apart, which shows as a line along both.
 *   With it, that place wanders from row to row.
 */
export function stretchDesign(design: Design, factor: number, sway: Tenth = 0): Design | undefined {
  if (Math.abs(factor - 1) > MAX_STRETCH || longestStitch(design) * factor > MAX_STITCH_TENTHS)
    return undefined;
  const scaled = (values: Int32Array, aside: Int32Array) =>
    values.map((v, i) => Math.round(v * factor + sway * Math.sin(aside[i] / SWAY_TENTHS)));
  const line = (points: Float64Array) => points.map((v) => v * factor);
  const source = (from: DesignObject['source']): DesignObject['source'] => {
    if (!from) return from;
    return 'rings' in from ? { rings: from.rings.map(line) } : { points: line(from.points) };
  };
  const { page, drawing } = design;
  return {
    ...design,
    drawing: drawing && { ...drawing, isStretched: true },
    x: scaled(design.x, design.y),
    y: scaled(design.y, design.x),
    objects: design.objects.map((object) => ({ ...object, source: source(object.source) })),
    page: page && roundPage(page, factor),
  };
}

/** How far needle points of a stretched photograph sway, what that adds to its size, and a wave's length by 2π. */
const SWAY: Tenth = 1;
const SWAY_MM: Mm = 0.1;
const SWAY_TENTHS = 48;

/** In tenths. */
function longestStitch({ x, y, commands }: Design): number {
  let longest = 0;
  for (let i = 1; i < commands.length; i++) {
    if (commands[i] !== Command.Stitch) continue;
    longest = Math.max(longest, Math.hypot(x[i] - x[i - 1], y[i] - y[i - 1]));
  }
  return longest;
}

/** How a drawing's content comes to lie in a piece of the size asked for. */
export interface Placed {
  /** Sides of what is outermost, up to its scale: the frame, or the content. */
  outer: Sides;
  /** Millimetres to a unit of the content, about. */
  scale: number;
  /** The page for `addFrame`, frame included; absent without a frame. */
  page?: { widthMm: Mm; heightMm: Mm };
}

/**
 * @param whole the drawing with its margins, whose proportion a rectangle takes; any unit
 * @param content what of it will be sewn
 * @throws EngineError `bad-options` where a side would be too long, or a frame leaves no room
 */
export function placeContent(
  whole: Sides,
  content: Sides,
  frame: FrameName,
  size: SewnSize,
  expected: Overhang,
): Placed {
  const outer =
    frame === 'none' ? content : frame === 'rectangle' ? whole : { width: 1, height: 1 };
  checkProportion(outer, size);
  const scale = scaleFor(outer, expected, size);
  if (frame === 'none') return { outer, scale };
  const page = pageOfFrame(outer.width * scale, outer.height * scale);
  const { width: widthMm, height: heightMm } = content;
  const room = roomInFrame(frame, page, { widthMm, heightMm });
  return { outer, page, scale: room.widthMm / content.width };
}

/** A drawing that is so near to its size is scaled, not drawn anew. */
const NEAR = 0.02;
/** Drawn so often at most: a text may be broken into other lines at each size. */
const MAX_ROUNDS = 4;

/**
 * Draws something whose look depends on its size, such as a text, so that the sewn piece about
 * has the size asked for; `sewToSize` does the rest.
 * @param draw given the longer side of the drawing
 * @param limits of that side; smaller pieces are drawn at the least, to be scaled down
 * @throws EngineError `bad-options` where the other side would be too long, and what `draw` throws
 */
export function drawAtSize(
  draw: (longSideMm: Mm) => ShapeSet,
  size: SewnSize,
  options: FramedOptions,
  [least, most]: readonly [Mm, Mm],
): ShapeSet {
  let longSideMm = Math.min(most, Math.max(least, size.mm));
  for (let round = 1; ; round++) {
    const set = draw(longSideMm);
    const box = drawnBox(set.shapes);
    if (!box) return set;
    const scale = scaleFor(box, expectedOverhang(options), size);
    const next = Math.min(most, Math.max(least, longSideMm * scale));
    const near = Math.abs(next / longSideMm - 1) < NEAR;
    if (near || round === MAX_ROUNDS) {
      checkProportion(box, size, most * (1 + NEAR));
      return set;
    }
    longSideMm = next;
  }
}
