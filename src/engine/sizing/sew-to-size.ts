import type { Context } from '../core/context.ts';
import { isCostly, type Design } from '../core/design.ts';
import { finish } from '../core/steps.ts';
import type { Mm } from '../core/units.ts';
import type { SewnSize } from '../options.ts';
import type { ShapeSet } from '../shapes.ts';
import { expectedOverhang, type FramedOptions, type Overhang } from './overhang.ts';
import { drawnBox, scaleSet } from './scale-set.ts';
import { checkProportion, sewnSides, sideOf, type Sides } from './sewn-size.ts';
import { stretchDesign } from './stretch-design.ts';

/*
 * What is sewn is not as large as what is drawn: compensation lengthens stitches, satin does not
 * reach into a tip, a patch has its cover half outside. How much depends on which stitch lies
 * outermost, so it is measured: a drawing is sewn at the size at which it should come out right,
 * and where it does not, once more with what was learnt.
 */

/** The size may be off by 0.3 mm; extents are whole tenths. */
const CLOSE_MM: Mm = 0.25;
/** So often at most: each costs a tenth to a third of a design's time. */
const MOST_PASSES = 4;

/** What a piece is drawn as, and how large it is to be sewn. */
export interface Wanted {
  /** Sides of what is drawn, in any unit. */
  drawn: Sides;
  size: SewnSize;
  /** What is sewn beyond the drawing. */
  expected: Overhang;
  /** How often it may be sewn. */
  passes?: number | undefined;
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
  { drawn, size, expected, passes = MOST_PASSES }: Wanted,
  sew: (scale: number) => Generator<void, Design>,
): Generator<void, Design> {
  checkProportion(drawn, size, 'sewn size');
  const tries: Try[] = [];
  let scale = scaleFor(drawn, expected, size);
  for (let pass = 0; pass < passes; pass++) {
    const design = yield* sew(scale);
    const sewn = sewnSides(design);
    const mm = sideOf(sewn, size);
    if (Math.abs(mm - size.mm) <= CLOSE_MM) return design;
    tries.push({ design, scale, mm });
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
  const [first, ...others] = [...tries].sort((a, b) => Math.abs(a.mm - mm) - Math.abs(b.mm - mm));
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
const LEAST_SHARE = 0.2;

/** The scale at which a drawing comes out at a size, as far as is known. */
export function scaleFor(box: Sides, over: Overhang, { side, mm }: SewnSize): number {
  const along = (drawn: Mm, beyond: Mm): number =>
    Math.max(mm - beyond, mm * LEAST_SHARE) / Math.max(drawn, 1e-6);
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
