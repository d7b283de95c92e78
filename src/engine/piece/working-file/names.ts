import type { SvgElement } from '../../svg/document.ts';

/*
 * Names in working files. They are SVG drawings that Inkscape and its extension Ink/Stitch open:
 * what Ink/Stitch knows stands in its own attributes, the rest in a namespace of ours.
 */

/** What Ink/Stitch reads its parameters from. */
export const INKSTITCH = 'http://inkstitch.org/namespace';
/** What Inkscape writes labels and layers in. */
export const INKSCAPE = 'http://www.inkscape.org/namespaces/inkscape';
/** What only a piece knows. */
export const PIECE = 'urn:ilmek:piece';

/** By it Ink/Stitch knows the guide line of the fills of a group; copies in Inkscape add to its name. */
const GUIDE_MARKER = 'inkstitch-guide-line-marker';
/** A guide line's mark, in the style of its element. */
export const GUIDE_STYLE = `marker-start:url(#${GUIDE_MARKER})`;
/** What that refers to: a dot where the line begins. */
export const GUIDE_SYMBOL = `<marker id="${GUIDE_MARKER}" orient="auto" overflow="visible"><circle r="2.5" fill="#fafafa" stroke="#c03020" stroke-width="1"/></marker>`;

/** Whether an element is a guide line, which is not sewn. */
export const isGuideLine = ({ attributes }: SvgElement): boolean =>
  attributes.style?.includes(`marker-start:url(#${GUIDE_MARKER}`) ?? false;

/** The version of Ink/Stitch's attributes that is written. */
export const INKSTITCH_VERSION = 3;
/** The version of ours. */
export const PIECE_VERSION = 1;

/** The most characters of a title or an id that are taken for a name. */
const MOST_NAME = 60;

/** An element's attributes of one namespace, by their names without a prefix. */
export type ReadNames = (element: SvgElement) => Record<string, string>;

/** @param root where prefixes are declared, as drawing programs do */
export function namesOf(root: SvgElement, namespace: string): ReadNames {
  const prefixes = Object.entries(root.attributes)
    .filter(([name, value]) => name.startsWith('xmlns:') && value === namespace)
    .map(([name]) => `${name.slice('xmlns:'.length)}:`);
  return ({ attributes }) => {
    const own: Record<string, string> = {};
    for (const [name, value] of Object.entries(attributes)) {
      const prefix = prefixes.find((one) => name.startsWith(one));
      if (prefix !== undefined) own[name.slice(prefix.length)] = value;
    }
    return own;
  };
}

/** What drawing programs call what nobody has given a name: 'path123', 'Layer_1', 'XMLID_4_', '5c2e41a'. */
const NO_NAME =
  /^(((svg|xml)(id)?|(clip)?path|rect(angle)?|circle|ellipse|line|poly(gon|line)|text|tspan|image|use|shape|object|vector|union|subtract|mask|frame|group|layer|ebene|calque|capa|katman)?[\s\d_.-]*|..?\d*|[\da-f]*\d[\da-f]*)$/i;

/** A title or an id as words, where it is some. */
function asName(words = ''): string | undefined {
  // Illustrator writes what an id may not hold as codes.
  const decoded = words.replaceAll(/_x([\dA-F]{2})_/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  const plain = decoded
    .replaceAll(/[\s_-]+/g, ' ')
    .trim()
    .slice(0, MOST_NAME);
  return NO_NAME.test(plain) ? undefined : plain;
}

/** What a person called an element: by its label, its title, or an id that is words. */
export function nameIn(
  element: SvgElement,
  { inkscape }: { inkscape: ReadNames },
): string | undefined {
  const title = element.children.find(({ name }) => name === 'title')?.text;
  return inkscape(element).label || asName(title) || asName(element.attributes.id);
}

/** Lines as path data: each digit is kept, so that reading gives the very same numbers. */
export const pathData = (lines: readonly Float64Array[], closed: boolean): string =>
  lines.map((line) => lineData(line) + (closed ? 'Z' : '')).join('');

function lineData(line: Float64Array): string {
  const parts: string[] = [];
  for (let i = 0; i < line.length; i += 2) {
    parts.push(`${i === 0 ? 'M' : 'L'}${line[i]} ${line[i + 1]}`);
  }
  return parts.join('');
}

/** The lines of path data that `pathData` wrote. */
export function readPathData(data: string): Float64Array[] {
  const lines = data.split('M').slice(1);
  return lines.map((line) => Float64Array.from(line.replace('Z', '').split(/[ L]/), Number));
}

/** What of an element decides how it is sewn, but for its colour. */
export interface SewnElement {
  /** Path data. */
  data: string;
  /** Width of its stroke as written; 'none' without. */
  width: string;
  /** Of Ink/Stitch, by their names. */
  parameters: Readonly<Record<string, string>>;
}

/** Whether an element itself says what is done after it. */
export const endsItself = ({ parameters }: SewnElement): boolean =>
  parameters.trim_after !== undefined || parameters.stop_after !== undefined;

/** The last element of an object as its sum knows it: each stretch of fixed stitches is cut, whatever is done after it. */
export function withoutEndings(element: SewnElement, kind: unknown): SewnElement {
  const { stop_after: _, trim_after, ...parameters } = element.parameters;
  const isCut = kind === 'stitches' && trim_after !== undefined;
  return { ...element, parameters: { ...parameters, ...(isCut && { trim_after }) } };
}

/** Whether a parameter is on, as Ink/Stitch reads it. */
export const isOn = (value = ''): boolean => /^(true|yes|y|t|1)$/i.test(value);

/** A number for some elements, by which one sees whether they were changed (FNV-1a, 32 bits). */
export function sumOf(elements: readonly SewnElement[]): string {
  const text = elements
    .map(({ data, width, parameters }) => {
      const sorted = Object.entries(parameters).sort(([a], [b]) => (a < b ? -1 : 1));
      return [data, width, ...sorted.flat()].join('|');
    })
    .join('\n');
  let sum = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193);
  return (sum >>> 0).toString(16);
}
