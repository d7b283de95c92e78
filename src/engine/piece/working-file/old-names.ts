import { MM_PER_PX } from '../../svg/coordinates.ts';
import { elementsOf, type SvgElement } from '../../svg/document.ts';
import type { Style } from '../../svg/style.ts';
import type { Mm } from '../../core/units.ts';
import { isOn, type ReadNames } from './names.ts';

/*
 * Ink/Stitch's parameters as it wrote them before it had a namespace, as in its examples:
 * `embroider_satin_column`. Some were told otherwise.
 */

const PREFIX = 'embroider_';

/** Thinner strokes were running stitch, others zigzag as broad as they are drawn. */
const RUNNING_MM: Mm = 0.5 * MM_PER_PX;

/** Whether a drawing was made for such an Ink/Stitch. */
export const hasOldNames = (root: SvgElement): boolean =>
  [...elementsOf(root)].some(({ attributes }) =>
    Object.keys(attributes).some((name) => name.startsWith(PREFIX)),
  );

/** Reads parameters with their old names, too. */
export const withOldNames =
  (inkstitch: ReadNames): ReadNames =>
  (element) => {
    const old = Object.entries(element.attributes).filter(([name]) => name.startsWith(PREFIX));
    const own = Object.fromEntries(old.map(([name, value]) => [name.slice(PREFIX.length), value]));
    return { ...own, ...inkstitch(element) };
  };

/**
 * An element's old parameters as they are told now.
 * @param widthMm of its stroke
 */
export function asNow(
  own: Record<string, string>,
  style: Style,
  widthMm: Mm,
): Record<string, string> {
  const isDashed = style['stroke-dasharray'] !== 'none';
  const line = isDashed || widthMm <= RUNNING_MM ? 'running_stitch' : 'zigzag_stitch';
  return {
    stroke_method: isOn(own.manual_stitch) ? 'manual_stitch' : line,
    // Without a word of it there was none.
    ...(Object.keys(own).length > 0 && { fill_underlay: 'False' }),
    ...own,
  };
}
