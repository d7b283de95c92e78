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
/** Two pens are told apart where hardly a stroke is so near to a cut in width, by their length. */
const NEAR_MM: Mm = 0.08;
const HARDLY = 0.02;
/** A bold line sewn thin is seen more than a thin one sewn bold: how much farther off a wider cut counts. */
const OVER = 1.5;
/** As wide as a line can be that is no satin. */
const WIDEST_LINE_MM: Mm = SATIN_LINE_MM - 0.01;

/** The same strokes, those of each thread divided into lines and satin where that parts two pens. */
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

/**
 * The width, the nearest to the usual one, that parts two pens; where it was one pen that varies, one
 * that leaves all of its strokes on the side where most are.
 */
function clearestCut(strokes: readonly StrokeShape[]): Mm {
  const lengths = strokes.map(({ points }) => lineLength(points));
  const share = (weigh: (widthMm: Mm) => number): number => {
    const sum = strokes.reduce((all, { widthMm }, i) => all + weigh(widthMm) * lengths[i], 0);
    return sum / (lengths.reduce((all, length) => all + length, 0) || 1);
  };
  const cuts = Array.from(
    { length: Math.round((TO_MM - FROM_MM) / STEP_MM) + 1 },
    (_, k) => FROM_MM + k * STEP_MM,
  );
  const away = (cut: Mm) => Math.max(SATIN_LINE_MM - cut, OVER * (cut - SATIN_LINE_MM));
  const [clear] = cuts
    .filter((cut) => share((width) => Math.max(0, 1 - Math.abs(width - cut) / NEAR_MM)) <= HARDLY)
    .sort((a, b) => away(a) - away(b));
  if (clear !== undefined) return clear;
  return share((width) => +(width >= SATIN_LINE_MM)) > 0.5 ? FROM_MM : TO_MM;
}
