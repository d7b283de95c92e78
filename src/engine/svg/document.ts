import { FormatError } from '../core/errors.ts';
import { parseXml, XmlElement, XmlError, XmlText } from '@rgrove/parse-xml';
import { tooComplex } from './notes.ts';

/*
 * An SVG document as a plain tree: elements of the SVG namespace only, without
 * prefixes. The parser never reads a DTD; entities of plain text are put in before.
 */

/** An element of an SVG document. */
export interface SvgElement {
  /** Local name: 'path'. */
  name: string;
  /** As written; a prefix other than the document's own for SVG stays in the name. */
  attributes: Record<string, string>;
  children: SvgElement[];
  /** Text directly in it; kept for style sheets and titles only. */
  text: string;
  /** Its children with the text between them, where text is drawn. */
  runs?: (SvgElement | string)[];
}

/** Elements whose text is drawn. */
const WRITTEN = new Set(['text', 'tspan', 'textPath', 'a']);

/** The most characters of a document: more is a picture wrapped in SVG, or a trap. */
const MAX_CHARS = 8_000_000;
/** The most tags, those that end elements too. */
const MAX_TAGS = 200_000;
/** The deepest nesting of elements. */
const MAX_DEPTH = 256;
const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';

/**
 * Reads an SVG document.
 * @throws FormatError when it is not well-formed XML, has entities that are no plain text, or no
 * svg element at its root; EngineError `too-complex` when it is too long or nests too deep.
 */
export function parseDocument(text: string): SvgElement {
  checkText(text);
  const plain = withoutEntities(text);
  const root = parseRoot(plain.charCodeAt(0) === 0xfeff ? plain.slice(1) : plain);
  const [prefix, name] = splitName(root.name);
  if (name !== 'svg') throw new FormatError('SVG', `its root is <${root.name}>, not <svg>`);
  const space = root.attributes[prefix === '' ? 'xmlns' : `xmlns:${prefix}`];
  if (space !== undefined && space !== SVG_NAMESPACE) {
    throw new FormatError('SVG', `its root belongs to the namespace ${space.slice(0, 80)}`);
  }
  return toElement(root, name, prefix, 1);
}

function checkText(text: string): void {
  if (text.length > MAX_CHARS) {
    throw tooComplex(`the document has ${text.length} characters; ${MAX_CHARS} is the most`);
  }
  const start = /^\uFEFF?\s*(.)/.exec(text.slice(0, 4096));
  if (!start) throw new FormatError('SVG', 'the document is empty');
  if (start[1] !== '<')
    throw new FormatError('SVG', 'this is no XML: it does not begin with a tag');
  let tags = 0;
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at + 1)) {
    if (++tags > MAX_TAGS) throw tooComplex(`it has more than ${MAX_TAGS} tags`);
  }
}

function parseRoot(text: string): XmlElement {
  try {
    const { root } = parseXml(text);
    if (!root) throw new FormatError('SVG', 'the document has no element');
    return root;
  } catch (error) {
    if (error instanceof XmlError) {
      const where = `line ${error.line}, column ${error.column}`;
      throw new FormatError('SVG', `not well-formed XML at ${where}: ${firstLine(error.message)}`);
    }
    // The parser descends by calls: a document nested past all sense overflows them.
    if (error instanceof RangeError) throw tooDeep();
    throw error;
  }
}

function firstLine(message: string): string {
  return message.split(/\n| \(line/, 1)[0].slice(0, 160);
}

const tooDeep = () => tooComplex(`its elements nest deeper than ${MAX_DEPTH}`);

function splitName(name: string): [prefix: string, local: string] {
  const colon = name.indexOf(':');
  return colon < 0 ? ['', name] : [name.slice(0, colon), name.slice(colon + 1)];
}

function toElement(node: XmlElement, name: string, prefix: string, depth: number): SvgElement {
  if (depth > MAX_DEPTH) throw tooDeep();
  const children: SvgElement[] = [];
  const runs: (SvgElement | string)[] = [];
  let text = '';
  for (const child of node.children) {
    if (child instanceof XmlElement) {
      const [space, local] = splitName(child.name);
      if (space !== prefix) continue;
      const element = toElement(child, local, prefix, depth + 1);
      children.push(element);
      runs.push(element);
    } else if (child instanceof XmlText) {
      if (name === 'style' || name === 'title') text += child.text;
      else runs.push(child.text);
    }
  }
  const element = { name, attributes: node.attributes, children, text };
  return WRITTEN.has(name) ? { ...element, runs } : element;
}

/** An element and all that is in it, in the order of the document. */
export function* elementsOf(root: SvgElement): Generator<SvgElement, void> {
  const stack = [root];
  for (let element = stack.pop(); element; element = stack.pop()) {
    yield element;
    for (let i = element.children.length - 1; i >= 0; i--) stack.push(element.children[i]);
  }
}

/** The elements of a document by their ids: of several with one id the first. */
export function indexIds(root: SvgElement): Map<string, SvgElement> {
  const byId = new Map<string, SvgElement>();
  for (const element of elementsOf(root)) {
    const { id } = element.attributes;
    if (id !== undefined && !byId.has(id)) byId.set(id, element);
  }
  return byId;
}

/*
 * Entities that a document declares for itself. Old drawing programs write their namespaces so.
 * Those of plain text are put in; one that names another, or a file, is refused: ten of them,
 * each ten times the one before, are ten thousand million letters.
 */

const DECLARATION = /<!ENTITY\s+([A-Za-z_][\w.-]*)\s+(?:"([^"&<%]*)"|'([^'&<%]*)')\s*>/g;
/** The most entities of a document, and letters of one. */
const MAX_ENTITIES = 100;
const MAX_ENTITY_CHARS = 200;
/** The most places where one is put in. */
const MAX_USES = 20_000;

/**
 * A document without entities of its own.
 * @throws FormatError where one is not of plain text; EngineError `too-complex` where they are many
 */
function withoutEntities(text: string): string {
  if (!/<!ENTITY/i.test(text)) return text;
  const known = new Map<string, string>();
  const rest = text.replace(DECLARATION, (_, name: string, double?: string, single?: string) => {
    known.set(name, double ?? single ?? '');
    return '';
  });
  const isPlain = [...known.values()].every((value) => value.length <= MAX_ENTITY_CHARS);
  if (!isPlain || known.size > MAX_ENTITIES || /<!ENTITY/i.test(rest)) {
    throw new FormatError(
      'SVG',
      'it declares entities that are no plain text; save the drawing as plain SVG',
    );
  }
  let uses = 0;
  return rest.replace(/&([A-Za-z_][\w.-]*);/g, (whole, name: string) => {
    const value = known.get(name);
    if (value === undefined) return whole;
    if (++uses > MAX_USES) throw tooComplex(`it uses entities more than ${MAX_USES} times`);
    return value;
  });
}
