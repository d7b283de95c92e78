import type { Mm } from '../core/units.ts';
import { SATIN_LINE_MM, type StrokeShape } from '../shapes.ts';
import { lineLength } from '../vector/geometry.ts';

/*
 * What one pen drew is sewn alike. Its strokes differ by a few hundredths of a millimetre, and where
 * they do so about the width from which a line is satin, half of a drawing would be bold and half thin.
 */

/** Where the cut between lines and satin may lie. */
const FROM_MM: Mm = 0.76;
const TO_MM: Mm = 1.06;
const STEP_MM: Mm = 0.02;
/** Strokes whose width lies so near to the cut might as well lie on its other side. */
const NEAR_MM: Mm = 0.12;
/**
 * What a cut costs that lies a millimetre under or over the usual one, against all strokes lying on
 * it: a bold line sewn thin is seen more than a thin one sewn bold.
 */
const UNDER = 1;
const OVER = 1.5;
/** As wide as a line can be that is no satin. */
const WIDEST_LINE_MM: Mm = SATIN_LINE_MM - 0.01;

/** The same strokes, those of each thread divided into lines and satin where fewest are as wide. */
export function withAlikeWidths(strokes: readonly StrokeShape[]): StrokeShape[] {
  const threads = [...new Set(strokes.map(({ thread }) => thread))];
  const cuts = new Map(
    threads.map((thread) => [thread, clearestCut(strokes.filter((one) => one.thread === thread))]),
  );
  return strokes.map((stroke) => {
    const bold = stroke.widthMm >= cuts.get(stroke.thread)!;
    const widthMm = bold
      ? Math.max(SATIN_LINE_MM, stroke.widthMm)
      : Math.min(WIDEST_LINE_MM, stroke.widthMm);
    return { ...stroke, widthMm };
  });
}

/** The width of which fewest strokes are, by their length, near to the usual one. */
function clearestCut(strokes: readonly StrokeShape[]): Mm {
  const lengths = strokes.map(({ points, closed }) => lineLength(points) + (closed ? 1 : 0));
  const all = lengths.reduce((sum, length) => sum + length, 0) || 1;
  let best = { cut: SATIN_LINE_MM, cost: Infinity };
  const steps = Math.round((TO_MM - FROM_MM) / STEP_MM);
  for (let k = 0; k <= steps; k++) {
    const cut = FROM_MM + k * STEP_MM;
    let near = 0;
    strokes.forEach(({ widthMm }, i) => {
      near += Math.max(0, 1 - Math.abs(widthMm - cut) / NEAR_MM) * lengths[i];
    });
    const over = cut - SATIN_LINE_MM;
    const cost = near / all + (over > 0 ? OVER * over : -UNDER * over);
    if (cost < best.cost - 1e-9) best = { cut, cost };
  }
  return best.cut;
}
