import { elementsOf, indexIds, type SvgElement } from './document.ts';
import { tooComplex } from './notes.ts';
import { drawOutline } from './outlines.ts';
import { Pen, type PointBudget } from './pen.ts';
import { collectStyles, INITIAL, styleOf, type Style, type StyleSheet } from './style.ts';
import {
  mostScale,
  parseNumbers,
  parseShare,
  parseTransform,
  type Viewport,
} from './coordinates.ts';
import { lineLength } from '../vector/geometry.ts';

/*
 * What a browser would have to do to draw a document, counted without drawing it. A browser
 * follows all references, and has no bounds of its own: ten lines that repeat each other ten times
 * fill the memory, and nothing can stop it. So it is never given what is past these bounds.
 */

/** Elements that are drawn, all that is referred to counted each time. */
const MAX_ELEMENTS = 50_000;
/** Elements and references within each other. */
const MAX_DEPTH = 300;
/** Layers as large as the page that are laid over it, one after the other: 1400 took over 10 s. */
const MAX_LAYERS = 250;
/** Such layers within each other: each takes 10 MB. */
const MAX_NESTED_LAYERS = 24;
/** Steps of filters, each over the whole page. */
const MAX_FILTER_STEPS = 300;
/** Characters of path data. */
const MAX_PATH_CHARS = 24_000_000;
/** Dashes of all lines. */
const MAX_DASHES = 300_000;
/** Rules that this reader does not know, times elements: the browser tries each on each. */
const MAX_HIDDEN_TESTS = 5_000_000;

/** Letters that cost what an element does. */
const LETTERS_PER_ELEMENT = 4;

/** Drawn only where something refers to them. */
const REFERRED = new Set([
  ...['defs', 'symbol', 'clipPath', 'mask', 'marker', 'pattern', 'filter', 'style'],
  ...['linearGradient', 'radialGradient'],
]);
const GROUPS = new Set(['svg', 'g', 'a', 'switch', 'symbol', 'use']);
const VIEWPORT: Viewport = { width: 1600, height: 1600 };

interface Place {
  style: Style;
  depth: number;
  layers: number;
  scale: number;
  /** What is being referred to: a browser leaves circles out. */
  references: readonly SvgElement[];
}

/**
 * Counts what drawing a document takes.
 * @throws EngineError `too-complex` where it is more than a browser can be asked for
 */
export function surveyDrawing(root: SvgElement): void {
  const place = { style: INITIAL, depth: 0, layers: 0, scale: 1, references: [] };
  new Survey(root).visit(root, place);
}

class Survey {
  readonly #byId: ReadonlyMap<string, SvgElement>;
  readonly #sheet: StyleSheet;
  readonly #hidden: HiddenLooks;
  readonly #points: PointBudget = { used: 0 };
  #elements = 0;
  #layers = 0;
  #filterSteps = 0;
  #ink = 0;
  #dashes = 0;

  constructor(root: SvgElement) {
    this.#byId = indexIds(root);
    this.#sheet = collectStyles(root);
    this.#hidden = hiddenLooks(root, this.#sheet);
  }

  visit(element: SvgElement, parent: Place): void {
    this.#count(1, parent.depth);
    const style = styleOf(element, parent.style, this.#sheet);
    const transform = style.transform || (element.attributes.patternTransform ?? '');
    const place: Place = {
      ...parent,
      style,
      depth: parent.depth + 1,
      scale: Math.min(1e6, parent.scale * Math.max(1e-6, mostScale(parseTransform(transform)))),
      layers: parent.layers + this.#layersOf(element, style),
    };
    if (place.layers > MAX_NESTED_LAYERS) {
      throw tooComplex(`more than ${MAX_NESTED_LAYERS} of its layers lie within each other`);
    }
    this.#measure(element, place);
    for (const id of this.#referred(element, place)) this.#enter(id, place);
    if (!GROUPS.has(element.name)) this.#followMarkers(element, place);
    for (const child of element.children) {
      if (REFERRED.has(child.name)) this.#count(0, place.depth);
      else this.visit(child, place);
    }
  }

  #count(elements: number, depth: number): void {
    this.#elements += elements;
    if (this.#elements > MAX_ELEMENTS) {
      throw tooComplex(`drawing it means drawing more than ${MAX_ELEMENTS} elements`);
    }
    if (this.#elements * this.#hidden.rules > MAX_HIDDEN_TESTS) {
      throw tooComplex('its style sheet has too many rules');
    }
    if (depth > MAX_DEPTH) throw tooComplex(`it nests deeper than ${MAX_DEPTH}`);
  }

  /** Layers that an element asks for; a shape of one colour needs none to shine through. */
  #layersOf({ name }: SvgElement, style: Style): number {
    const shines = parseShare(style.opacity, 1) < 1 || this.#hidden.layers;
    const isGroup = GROUPS.has(name);
    const isPlain = !isGroup && (style.stroke === 'none' || style.fill === 'none');
    const layers =
      (shines && !isPlain ? (isGroup ? 1 : 0.5) : 0) +
      (style['mix-blend-mode'] === 'normal' ? 0 : 1) +
      (style.mask === 'none' ? 0 : 2) +
      (style['clip-path'] === 'none' ? 0 : 0.25) +
      (style.filter === 'none' ? 0 : 1) +
      (name === 'image' ? 1 : 0);
    this.#addLayers(layers);
    this.#filterSteps += stepsOf(style.filter, name);
    if (this.#filterSteps > MAX_FILTER_STEPS) {
      throw tooComplex(`its filters take more than ${MAX_FILTER_STEPS} steps`);
    }
    return Math.floor(layers);
  }

  #addLayers(layers: number): void {
    this.#layers += layers;
    if (this.#layers > MAX_LAYERS) throw tooComplex(`it needs more than ${MAX_LAYERS} layers`);
  }

  #measure(element: SvgElement, place: Place): void {
    const { d = '', points = '', style = '' } = element.attributes;
    this.#ink += d.length + points.length + style.length + this.#hidden.ink;
    if (this.#ink > MAX_PATH_CHARS) throw tooComplex('its paths are too long');
    let letters = 0;
    for (const run of element.runs ?? []) if (typeof run === 'string') letters += run.length;
    this.#count(Math.floor(letters / LETTERS_PER_ELEMENT), place.depth);
    const isDashed = place.style['stroke-dasharray'] !== 'none' || this.#hidden.dashes;
    if (isDashed) this.#countDashes(element, place);
  }

  #countDashes(element: SvgElement, { style, scale }: Place): void {
    if (GROUPS.has(element.name)) return;
    const own = rowLength(style['stroke-dasharray']);
    const row = Math.min(own > 0 ? own : Infinity, this.#hidden.dashes ?? Infinity);
    if (!(row > 0 && row < Infinity)) return;
    const pen = new Pen([scale, 0, 0, scale, 0, 0], this.#points);
    drawOutline(pen, element, VIEWPORT);
    const length = pen.subPaths.reduce((sum, { points }) => sum + lineLength(points), 0) / scale;
    this.#dashes += length / row;
    if (this.#dashes > MAX_DASHES) throw tooComplex(`it has more than ${MAX_DASHES} dashes`);
  }

  /** Ids of all that an element is drawn with. */
  #referred({ name, attributes }: SvgElement, { style }: Place): Set<string> {
    const values = [style['clip-path'], style.mask, style.filter, ...Object.values(attributes)];
    if (!GROUPS.has(name)) values.push(style.fill, style.stroke);
    const ids = new Set([...this.#hidden.references, ...values.flatMap(referencesIn)]);
    const { href = attributes['xlink:href'] } = attributes;
    if (href?.startsWith('#')) ids.add(href.slice(1));
    return ids;
  }

  /** What stands at the corners of a line. */
  #followMarkers({ attributes }: SvgElement, place: Place): void {
    const { d = '', points = '' } = attributes;
    for (const key of ['marker-start', 'marker-mid', 'marker-end'] as const) {
      const before = this.#elements;
      for (const id of referencesIn(place.style[key])) this.#enter(id, place);
      const corners = key === 'marker-mid' ? (d.length + points.length) / 4 : 1;
      this.#count(Math.ceil((this.#elements - before) * corners), place.depth);
    }
  }

  #enter(id: string, place: Place): void {
    const target = this.#byId.get(id) ?? this.#byId.get(decoded(id));
    if (!target || place.references.includes(target)) return;
    if (target.name === 'pattern') this.#addLayers(2);
    if (target.name.endsWith('Gradient')) this.#ink += 20 * target.children.length;
    else this.visit(target, { ...place, references: [...place.references, target] });
  }
}

/** An id as a browser reads it in an address. */
function decoded(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}

/** CSS filters as `blur(2px) …` are steps, too; each step of a filter element is an element of it. */
function stepsOf(filter: string, name: string): number {
  const inValue = filter === 'none' ? 0 : (filter.match(/\(/g)?.length ?? 0);
  return inValue + (name.startsWith('fe') ? 1 : 0);
}

/*
 * Rules whose selectors this reader does not know (`g > .a`, `@media`), properties that it does
 * not know, and values that stand elsewhere (`var(--a)`) may hold for any element: what they
 * could ask for counts for all.
 */

interface HiddenLooks {
  /** Ids that any element may refer to. */
  references: readonly string[];
  /** Any element may be a layer. */
  layers: boolean;
  /** Characters of shapes that any element may have. */
  ink: number;
  /** Length of the shortest row of dashes that any line may have, in its own units. */
  dashes: number | undefined;
  rules: number;
}

/** All references in a value. */
const REFERENCES = /url\(\s*["']?\s*#([^"')]+)/gi;
const LAYER = /(?:^|[;{\s])(?:opacity|mix-blend-mode|filter)\s*:/i;
/** Properties that the reader does not know, by which a browser makes layers. */
const ODD_LAYER =
  /\b(?:isolation|will-change|backdrop-filter|perspective|transform-style)\s*:|3d\(/i;
const VARIABLE = /--[\w-]+\s*:[^;}]*/g;
const SHAPE = /\b(?:path|polygon|shape)\([^)]*/gi;
const DASHES = /stroke-dasharray\s*:([^;}]*)/gi;
/** Declarations that refer to something by a property that the reader does not know. */
const ODD_REFERENCE =
  /(?<![\w-])(?!(?:fill|stroke|clip-path|mask|filter|marker(?:-\w+)?)\s*:)[\w-]+\s*:[^;{}]*url\([^;{}]*/gi;

/** The ids that a value refers to: `url(#a) url(#b)`. */
const referencesIn = (value: string): string[] =>
  value.includes('(') ? [...value.matchAll(REFERENCES)].map(([, id]) => id.trim()) : [];

/** What a document's looks may be beside those that the reader knows. */
function hiddenLooks(root: SvgElement, { hidden }: StyleSheet): HiddenLooks {
  const { sheets, own } = stylesOf(root);
  const all = `${sheets}\n${own}`;
  const unknown = hidden.join('\n');
  const odd = [...(all.match(VARIABLE) ?? []), ...(sheets.match(ODD_REFERENCE) ?? [])].join('\n');
  const dashes = [...unknown.matchAll(DASHES)].map(([, row]) => rowLength(row));
  const shapes = sheets.match(SHAPE) ?? [];
  return {
    references: [...new Set(referencesIn(`${unknown}\n${odd}`))],
    layers: LAYER.test(`${unknown}\n${odd}`) || ODD_LAYER.test(all),
    ink: shapes.reduce((sum, shape) => sum + shape.length, 0),
    dashes: dashes.length > 0 ? Math.min(...dashes) : undefined,
    rules: hidden.length,
  };
}

/** Length of a row of dashes and gaps. */
const rowLength = (row: string): number =>
  parseNumbers(row.slice(0, 4000)).reduce((sum, dash) => sum + Math.abs(dash), 0);

/** All style sheets, and the styles of elements where they are more than plain values. */
function stylesOf(root: SvgElement): { sheets: string; own: string } {
  const sheets: string[] = [];
  const own: string[] = [];
  for (const { name, text, attributes } of elementsOf(root)) {
    if (name === 'style') sheets.push(text);
    const style = attributes.style ?? '';
    if (style.includes('--') || ODD_LAYER.test(style)) own.push(style);
  }
  return { sheets: sheets.join('\n'), own: own.join('\n') };
}
