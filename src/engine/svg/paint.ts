import { parseColor, type CssColor } from './css-color.ts';
import type { SvgElement } from './document.ts';
import { chain, colorAt, isGradient, meanTint, stopsOf } from './gradient-stops.ts';
import { addNote } from './notes.ts';
import { referredId } from './references.ts';
import type { Scene } from './scene.ts';
import type { Style } from './style.ts';

/** What `fill` and `stroke` say: a colour, or what gives each place its own. */
export type Paint = CssColor | { server: SvgElement };

/** Places along a gradient where its colour is read. */
const SAMPLES = 64;

/**
 * Reads a paint.
 * @returns undefined for `none` and for what cannot be read.
 */
export function resolvePaint(
  text: string,
  { color }: Style,
  scene: Pick<Scene, 'byId' | 'notes'>,
): Paint | undefined {
  if (text === 'none') return undefined;
  const id = referredId(text);
  if (id === undefined) {
    const plain = parseColor(text, color);
    if (!plain) addNote(scene.notes, 'paint');
    return plain;
  }
  const server = scene.byId.get(id);
  if (server && (isGradient(server) || server.name === 'pattern')) return { server };
  const fallback = text.slice(text.indexOf(')') + 1).trim();
  if (fallback === 'none' || fallback === '') return undefined;
  const plain = parseColor(fallback, color);
  if (!plain) addNote(scene.notes, 'paint');
  return plain;
}

/** The one colour of a paint: of a gradient its mean, of a pattern none. */
export function plainColor(
  text: string,
  style: Style,
  scene: Pick<Scene, 'byId' | 'sheet' | 'notes'>,
): CssColor | undefined {
  const paint = resolvePaint(text, style, scene);
  if (!paint || !('server' in paint)) return paint;
  return isGradient(paint.server) ? gradientColor(paint.server, scene) : undefined;
}

/** The mean colour of a gradient over all that it spans. */
export function gradientColor(
  gradient: SvgElement,
  { byId, sheet }: Pick<Scene, 'byId' | 'sheet'>,
): CssColor | undefined {
  const stops = stopsOf(chain(gradient, byId), sheet);
  if (stops.length === 0) return undefined;
  const times = Array.from({ length: SAMPLES }, (_, i) => (i + 0.5) / SAMPLES);
  // Rings of a radial gradient grow with their radius.
  const weights = times.map((t) => (gradient.name === 'radialGradient' ? t : 1));
  return meanTint(
    times.map((t) => colorAt(stops, t)),
    weights,
  );
}
