import { applyClipPath, narrowClip, rectangleArea } from './clip-path.ts';
import type { SvgElement } from './document.ts';
import { drawShape } from './draw.ts';
import { layOver, MIN_OPACITY, NEARLY_OPAQUE, paintApart } from './layers.ts';
import { maskAreas } from './mask.ts';
import { addNote, tooComplex, type NoteKind } from './notes.ts';
import { hrefOf, referredId } from './references.ts';
import type { Place, Scene } from './scene.ts';
import { styleOf, type Style } from './style.ts';
import { ownTransform } from './transform-origin.ts';
import {
  fitViewBox,
  multiply,
  parseLength,
  parseShare,
  parseViewBox,
  translation,
  type ViewBox,
} from './coordinates.ts';

/** The most elements that are drawn, those that `use` repeats counted each time. */
const MAX_ELEMENTS = 50_000;
/** The deepest nesting of elements and references together. */
const MAX_DEPTH = 300;

const LEFT_OUT = new Map<string, NoteKind>([
  ['text', 'text'],
  ['image', 'image'],
  ['foreignObject', 'foreign'],
]);

/**
 * Paints an element and all that is in it.
 * @param place of its parent.
 */
export function walk(scene: Scene, element: SvgElement, parent: Place): void {
  if (++scene.visited > MAX_ELEMENTS) {
    throw tooComplex(`the drawing has more than ${MAX_ELEMENTS} elements`);
  }
  if (parent.depth > MAX_DEPTH) {
    throw tooComplex(`its elements nest deeper than ${MAX_DEPTH}`);
  }
  const style = styleOf(element, parent.style, scene.sheet);
  if (style.display === 'none') return;
  const own = parseShare(style.opacity, 1);
  const mask = scene.drawn ? undefined : maskOf(scene, style);
  const layered = mask !== undefined || (own < NEARLY_OPAQUE && isLayer(scene, element, style));
  const place: Place = {
    ...parent,
    style,
    depth: parent.depth + 1,
    opacity: layered ? 1 : parent.opacity * own,
    matrix: multiply(parent.matrix, ownTransform(style, parent.viewport)),
  };
  const leftOut = LEFT_OUT.get(element.name);
  if (leftOut) {
    addNote(scene.notes, leftOut);
    return;
  }
  if (scene.drawn && style.mask !== 'none') addNote(scene.notes, 'mask');
  if (style.filter !== 'none') addNote(scene.notes, 'filter');
  if (style['mix-blend-mode'] !== 'normal') addNote(scene.notes, 'blend');
  place.clip = applyClipPath(scene, place, element);
  if (!layered) {
    enter(scene, element, place);
    return;
  }
  const alpha = parent.opacity * own;
  // What hardly shows is not worth the painting.
  if (alpha < MIN_OPACITY || (mask && place.references.includes(mask))) return;
  const layer = paintApart(scene, () => enter(scene, element, place));
  layOver(scene, layer, alpha, mask && maskAreas(scene, mask, place, layer));
}

/** Whether an element that shines through is more than one fill or stroke. */
function isLayer({ drawn }: Scene, { name }: SvgElement, { fill, stroke }: Style): boolean {
  return !drawn && (GROUPS.has(name) || (fill !== 'none' && stroke !== 'none'));
}

const GROUPS = new Set(['g', 'a', 'svg', 'use', 'switch']);

/** The mask of an element; a reference to nothing masks nothing. */
function maskOf({ byId }: Scene, { mask }: Style): SvgElement | undefined {
  const server = mask === 'none' ? undefined : byId.get(referredId(mask) ?? '');
  return server?.name === 'mask' ? server : undefined;
}

function enter(scene: Scene, element: SvgElement, place: Place): void {
  const { name, children, attributes } = element;
  if (name === 'g' || name === 'a') for (const child of children) walk(scene, child, place);
  else if (name === 'switch') {
    const chosen = children.find(isForAll);
    if (chosen) walk(scene, chosen, place);
  } else if (name === 'svg') walkViewport(scene, element, place, attributes);
  else if (name === 'use') walkUse(scene, element, place);
  else drawShape(scene, place, element);
}

/** Whether a branch of a `switch` asks for nothing that only some readers have. */
const isForAll = ({ name, attributes }: SvgElement): boolean =>
  name !== 'foreignObject' &&
  !attributes.requiredExtensions &&
  (attributes.systemLanguage === undefined || /(?:^|,)\s*en\b/i.test(attributes.systemLanguage));

/** Paints what a `use` refers to, at its own place. */
function walkUse(scene: Scene, element: SvgElement, place: Place): void {
  const id = referredId(hrefOf(element)) ?? '';
  // Ink/Stitch's commands: where a fill begins, that the thread is cut.
  if (id.startsWith('inkstitch_')) return;
  const target = scene.byId.get(id);
  if (!target || place.references.includes(target)) {
    addNote(scene.notes, 'use');
    return;
  }
  const { attributes } = element;
  const x = parseLength(attributes.x, place.viewport.width) ?? 0;
  const y = parseLength(attributes.y, place.viewport.height) ?? 0;
  const inner: Place = {
    ...place,
    matrix: multiply(place.matrix, translation(x, y)),
    references: [...place.references, target],
  };
  if (target.name !== 'symbol') {
    walk(scene, target, inner);
    return;
  }
  const style = styleOf(target, place.style, scene.sheet);
  const { width, height } = attributes;
  walkViewport(scene, target, { ...inner, style }, { width, height });
}

/** Paints the children of a nested svg or a symbol, inside its own rectangle. */
function walkViewport(
  scene: Scene,
  element: SvgElement,
  place: Place,
  size: Record<string, string | undefined>,
): void {
  const { width, height } = place.viewport;
  const { attributes } = element;
  const port: ViewBox = {
    x: parseLength(size.x, width) ?? 0,
    y: parseLength(size.y, height) ?? 0,
    width: parseLength(size.width, width) ?? width,
    height: parseLength(size.height, height) ?? height,
  };
  if (!(port.width > 0 && port.height > 0)) return;
  const inner = { ...place };
  if (place.style.overflow !== 'visible') {
    inner.clip = narrowClip(place.clip, rectangleArea(port, place.matrix));
  }
  const box = parseViewBox(attributes.viewBox);
  const fit = box
    ? fitViewBox(box, port, attributes.preserveAspectRatio)
    : translation(port.x, port.y);
  inner.matrix = multiply(place.matrix, fit);
  inner.viewport = box ?? port;
  for (const child of element.children) walk(scene, child, inner);
}
