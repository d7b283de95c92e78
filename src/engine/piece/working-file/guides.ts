import type { SvgElement } from '../../svg/document.ts';
import { isGuide, MAX_GUIDE_POINTS } from '../guide.ts';
import type { Position } from '../types.ts';
import { drawElement, within, type Inherited, type Reading } from './drawn.ts';
import { isGuideLine } from './names.ts';

/** The guide line among a group's elements: the first one, as Ink/Stitch takes it. */
export function guideIn(
  { children }: SvgElement,
  here: Inherited,
  reading: Reading,
): readonly Position[] | undefined {
  const element = children.find(isGuideLine);
  const drawn = element && drawElement(reading, element, within(reading, element, here));
  if (!drawn) return undefined;
  const [{ points }] = drawn.lines;
  const all: Position[] = [];
  for (let i = 0; i < points.length; i += 2) all.push({ x: points[i], y: points[i + 1] });
  const step = Math.ceil(all.length / (MAX_GUIDE_POINTS - 1));
  const guide = all.filter((_, i) => i % step === 0 || i === all.length - 1);
  // Of a line that turns back only its direction is left, as Ink/Stitch does where it fails.
  return [guide, [all[0], all[all.length - 1]]].find(isGuide);
}
