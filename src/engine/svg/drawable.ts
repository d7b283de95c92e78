import { elementsOf, parseDocument, type SvgElement } from './document.ts';
import { hrefOf } from './references.ts';
import { surveyDrawing } from './survey.ts';

/** A drawing that a browser may be given. */
export interface DrawableSvg {
  /** The drawing anew, with nothing in it that runs, moves or loads. */
  text: string;
  /** The pictures that stand in it, as data URLs: whoever draws it looks at them first. */
  pictures: string[];
}

/**
 * Reads a drawing for a browser to draw, which has no bounds of its own.
 * @param text the document
 * @throws FormatError for what is no SVG; EngineError `too-complex` where drawing it would take
 * more time or memory than a page has.
 */
export function drawableSvg(text: string): DrawableSvg {
  const plain = writePlain(parseDocument(text));
  // Read once more, so that what is looked at is to the letter what is drawn.
  const root = parseDocument(plain);
  surveyDrawing(root);
  return { text: plain, pictures: [...new Set(picturesIn(root))] };
}

function picturesIn(root: SvgElement): string[] {
  return [...elementsOf(root)].flatMap((element) => {
    const href = element.name === 'image' ? hrefOf(element)?.trim() : undefined;
    return href?.toLowerCase().startsWith('data:') ? [href] : [];
  });
}

/*
 * A drawing written anew for a browser to draw: the elements that draw, and nothing that runs,
 * moves, loads, or holds another document. What is looked at is what is drawn.
 */

const DRAWN = new Set([
  ...['svg', 'g', 'a', 'defs', 'symbol', 'use', 'switch', 'style', 'image'],
  ...['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'],
  ...['text', 'tspan', 'textPath'],
  ...['clipPath', 'mask', 'marker', 'pattern', 'linearGradient', 'radialGradient', 'stop'],
  ...['filter', 'feBlend', 'feColorMatrix', 'feComponentTransfer', 'feComposite'],
  ...['feDropShadow', 'feFlood', 'feFuncA', 'feFuncB', 'feFuncG', 'feFuncR', 'feGaussianBlur'],
  ...['feMerge', 'feMergeNode', 'feOffset'],
]);

/** A picture that stands in the document itself. */
const PICTURE = /^\s*data:image\/[\w.+-]+[;,]/i;

/** A drawing as SVG, with only what draws in it. */
function writePlain(root: SvgElement): string {
  const out: string[] = [];
  write(root, out, ' xmlns="http://www.w3.org/2000/svg"');
  return out.join('');
}

function write(element: SvgElement, out: string[], space = ''): void {
  const { name, attributes, children, runs = children, text } = element;
  if (!DRAWN.has(name)) return;
  out.push('<', name, space);
  const href = ownHref(element);
  if (href !== undefined) out.push(' href="', escaped(href), '"');
  for (const [key, value] of Object.entries(attributes)) {
    if (isKept(key)) out.push(' ', key, '="', escaped(plainStyle(value)), '"');
  }
  out.push('>', escaped(name === 'style' ? plainStyle(text) : ''));
  for (const run of runs) {
    if (typeof run === 'string') out.push(escaped(run));
    else write(run, out);
  }
  out.push('</', name, '>');
}

/** No handlers, no names of other languages; the reference is written apart. */
const isKept = (key: string) =>
  !/^(?:on|xmlns|href$)/i.test(key) && (!key.includes(':') || key === 'xml:space');

/** Where an element refers to, within the document. */
function ownHref(element: SvgElement): string | undefined {
  const href = hrefOf(element)
    ?.replace(/[\t\n\r]/g, '')
    .trim();
  if (href?.startsWith('#')) return href;
  return href && element.name === 'image' && PICTURE.test(href) ? href : undefined;
}

/**
 * A value or a style sheet that loads nothing and says the same in one way alone. Escapes and
 * comments could hide what it says: they go.
 */
function plainStyle(text: string): string {
  if (!/[\\(@]|\/\*|data\s*:|-webkit-|mask-/i.test(text)) return text;
  return text
    .replaceAll('\\', '')
    .replace(/\/\*[^]*?(?:\*\/|$)/g, ' ')
    .replace(/-webkit-(?=mask|filter|clip-path|opacity|transform)|(?<=mask)-(?:image|border)/gi, '')
    .replace(/url\(\s*(["']?)\s*#/gi, 'url($1#')
    .replace(/url\((?!["']?#)[^)]*\)?/gi, 'none')
    .replace(/data\s*:/gi, 'none ')
    .replace(/@(?:import|font-face|namespace)/gi, '@none')
    .replace(/\b(?:image-set|cross-fade|image|src|element|paint)\(/gi, 'none(');
}

const NAMES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (text: string): string =>
  text.replace(/[&<>"\t\n\r]/g, (sign) => NAMES[sign] ?? `&#${sign.charCodeAt(0)};`);
