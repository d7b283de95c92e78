import { hexFromRgb, oklabFromHex, rgbFromHex, rgbFromOklab } from '../color/oklab.ts';
import { parseShare } from './coordinates.ts';
import { parseColor, type CssColor } from './css-color.ts';
import type { SvgElement } from './document.ts';
import { hrefOf, referredId } from './references.ts';
import type { Scene } from './scene.ts';
import { INITIAL, styleOf, type StyleSheet } from './style.ts';

/* The colours of a gradient, from its start to its end. */

/** What a gradient or a pattern is looked up in. */
export type PaintSource = Pick<Scene, 'byId' | 'sheet'>;

/** How many gradients may follow each other by reference. */
const MAX_LINKS = 16;

/** An element and those that it takes over from, by `href`. */
export function chain(first: SvgElement, byId: PaintSource['byId']): SvgElement[] {
  const links: SvgElement[] = [];
  let next: SvgElement | undefined = first;
  while (next && links.length < MAX_LINKS && !links.includes(next)) {
    links.push(next);
    next = byId.get(referredId(hrefOf(next)) ?? '');
  }
  return links;
}

export interface Stop extends CssColor {
  offset: number;
}

export const isGradient = ({ name }: SvgElement): boolean =>
  name === 'linearGradient' || name === 'radialGradient';

/** The stops of a gradient: its own, else those of the first that it takes over from. */
export function stopsOf(links: readonly SvgElement[], sheet: StyleSheet): Stop[] {
  const owner = links.find(
    (link) => isGradient(link) && link.children.some(({ name }) => name === 'stop'),
  );
  return readStops(owner?.children ?? [], sheet);
}

function readStops(elements: readonly SvgElement[], sheet: StyleSheet): Stop[] {
  let least = 0;
  return elements
    .filter((element) => element.name === 'stop')
    .map((element) => {
      const style = styleOf(element, INITIAL, sheet);
      const color = parseColor(style['stop-color'], style.color) ?? { hex: '#000000', alpha: 1 };
      least = Math.max(least, parseShare(element.attributes.offset, 0));
      const alpha = color.alpha * parseShare(style['stop-opacity'], 1);
      return { hex: color.hex, alpha, offset: least };
    });
}

/** The colour at an offset: stops blend in sRGB, as SVG draws them. */
export function colorAt(stops: readonly Stop[], t: number): CssColor {
  const after = stops.findIndex((stop) => stop.offset > t);
  if (after === 0) return stops[0];
  if (after < 0) return stops[stops.length - 1];
  const [a, b] = stops.slice(after - 1);
  const share = (t - a.offset) / (b.offset - a.offset);
  const from = rgbFromHex(a.hex);
  const to = rgbFromHex(b.hex);
  const [red, green, blue] = from.map((v, k) => Math.round(v + share * (to[k] - v)));
  return { hex: hexFromRgb(red, green, blue), alpha: a.alpha + share * (b.alpha - a.alpha) };
}

/** The mean of some colours, the clearer ones counting less. @param weights of each */
export function meanTint(colors: readonly CssColor[], weights: readonly number[]): CssColor {
  const sum = [0, 0, 0];
  let [opaque, whole] = [0, 0];
  colors.forEach(({ hex, alpha }, i) => {
    const weight = weights[i];
    oklabFromHex(hex).forEach((part, k) => (sum[k] += part * weight * alpha));
    opaque += weight * alpha;
    whole += weight;
  });
  if (opaque === 0) return { hex: colors[0]?.hex ?? '#000000', alpha: 0 };
  const [L, a, b] = sum.map((part) => part / opaque);
  return { hex: hexFromRgb(...rgbFromOklab(L, a, b)), alpha: opaque / whole };
}
