import { hexFromRgb, rgbFromHex, rgbFromOklab, oklabFromHex } from '../color/oklab.ts';
import { parseColor, type CssColor } from './css-color.ts';
import type { SvgElement } from './document.ts';
import { addNote } from './notes.ts';
import type { Scene } from './scene.ts';
import { INITIAL, styleOf, type Style, type StyleSheet } from './style.ts';
import { parseShare } from './coordinates.ts';

/* What `fill` and `stroke` say: one colour, since a thread has one. */

/** What a paint is looked up in. */
type PaintSource = Pick<Scene, 'byId' | 'sheet' | 'notes'>;

/** How many gradients may follow each other by reference. */
const MAX_LINKS = 16;
/** Places along a gradient where its colour is read. */
const SAMPLES = 64;

/** The id that `url(#id)` or `#id` names. */
export function referredId(text: string | undefined): string | undefined {
  return /^(?:url\(\s*["']?)?#([^"')]+)["']?\s*\)?/.exec(text?.slice(0, 500).trim() ?? '')?.[1];
}

/** `href`, with or without the prefix of XLink. */
export function hrefOf({ attributes }: SvgElement): string | undefined {
  return attributes.href ?? attributes['xlink:href'];
}

/**
 * The one colour of a paint.
 * @returns undefined for `none` and for what cannot be read.
 */
export function resolvePaint(
  text: string,
  { color }: Style,
  source: PaintSource,
): CssColor | undefined {
  if (text === 'none') return undefined;
  const id = referredId(text);
  if (id === undefined) {
    const plain = parseColor(text, color);
    if (!plain) addNote(source.notes, 'paint');
    return plain;
  }
  const server = source.byId.get(id);
  if (server?.name === 'linearGradient' || server?.name === 'radialGradient') {
    addNote(source.notes, 'gradient');
    return gradientColor(server, source);
  }
  if (server?.name === 'pattern') {
    addNote(source.notes, 'pattern');
    return patternColor(server, source);
  }
  const fallback = text.slice(text.indexOf(')') + 1).trim();
  if (fallback === 'none') return undefined;
  const plain = fallback === '' ? undefined : parseColor(fallback, color);
  if (!plain) addNote(source.notes, 'paint');
  return plain;
}

/** An element and those that it takes over from, by `href`. */
function chain(first: SvgElement, byId: PaintSource['byId']): SvgElement[] {
  const links: SvgElement[] = [];
  let next: SvgElement | undefined = first;
  while (next && links.length < MAX_LINKS && !links.includes(next)) {
    links.push(next);
    next = byId.get(referredId(hrefOf(next)) ?? '');
  }
  return links;
}

interface Stop extends CssColor {
  offset: number;
}

/** The mean colour of a gradient over the area that it spans, weighted by how opaque it is. */
function gradientColor(gradient: SvgElement, source: PaintSource): CssColor | undefined {
  const links = chain(gradient, source.byId);
  const owner = links.find((link) => link.children.some((child) => child.name === 'stop'));
  const stops = readStops(owner?.children ?? [], source.sheet);
  if (stops.length === 0) return undefined;
  const radial = gradient.name === 'radialGradient';
  const sum = [0, 0, 0];
  let opaque = 0;
  let whole = 0;
  for (let i = 0; i < SAMPLES; i++) {
    const t = (i + 0.5) / SAMPLES;
    // Rings of a radial gradient grow with their radius.
    const weight = radial ? t : 1;
    const { hex, alpha } = colorAt(stops, t);
    oklabFromHex(hex).forEach((part, k) => (sum[k] += part * weight * alpha));
    opaque += weight * alpha;
    whole += weight;
  }
  if (opaque === 0) return { hex: stops[0].hex, alpha: 0 };
  const [L, a, b] = sum.map((part) => part / opaque);
  return { hex: hexFromRgb(...rgbFromOklab(L, a, b)), alpha: opaque / whole };
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
function colorAt(stops: readonly Stop[], t: number): CssColor {
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

/** The colour of the first thing in a pattern that has one. */
function patternColor(pattern: SvgElement, source: PaintSource): CssColor | undefined {
  const owner = chain(pattern, source.byId).find((link) => link.children.length > 0);
  if (!owner) return undefined;
  const stack = [{ element: owner, parent: INITIAL }];
  for (let next = stack.pop(); next; next = stack.pop()) {
    const style = styleOf(next.element, next.parent, source.sheet);
    if (next.element.children.length === 0) {
      const color = parseColor(style.fill, style.color) ?? parseColor(style.stroke, style.color);
      if (color && color.alpha > 0) return color;
    }
    for (let i = next.element.children.length - 1; i >= 0; i--) {
      stack.push({ element: next.element.children[i], parent: style });
    }
  }
  return undefined;
}
