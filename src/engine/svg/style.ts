import { elementsOf, type SvgElement } from './document.ts';
import { tooComplex } from './notes.ts';

/* What an element looks like: its own properties over those of its parents. */

const INHERITED = {
  fill: '#000',
  'fill-rule': 'nonzero',
  'fill-opacity': '1',
  stroke: 'none',
  'stroke-width': '1',
  'stroke-opacity': '1',
  'stroke-linecap': 'butt',
  'stroke-linejoin': 'miter',
  'stroke-miterlimit': '4',
  'stroke-dasharray': 'none',
  'stroke-dashoffset': '0',
  'paint-order': 'normal',
  'clip-rule': 'nonzero',
  'marker-start': 'none',
  'marker-mid': 'none',
  'marker-end': 'none',
  color: '#000',
  font: '',
  'font-family': '',
  'font-size': '',
  'font-weight': 'normal',
  'text-anchor': 'start',
  visibility: 'visible',
};

const OWN = {
  opacity: '1',
  display: 'inline',
  overflow: 'hidden',
  'clip-path': 'none',
  mask: 'none',
  'mask-type': 'luminance',
  filter: 'none',
  'mix-blend-mode': 'normal',
  transform: '',
  'transform-origin': '',
  'vector-effect': 'none',
  'stop-color': '#000',
  'stop-opacity': '1',
};

/** A property that the reader knows. */
export type Property = keyof typeof INHERITED | keyof typeof OWN;
/** Values of all properties, as written. */
export type Style = Record<Property, string>;

/** What the document starts from. */
export const INITIAL: Style = { ...INHERITED, ...OWN };

const PROPERTIES = Object.keys(INITIAL) as Property[];

/** Computes an element's style: attributes, then style sheet, then its `style` attribute. */
export function styleOf(element: SvgElement, parent: Style, sheet: StyleSheet): Style {
  const style: Style = { ...parent, ...OWN };
  const { variables } = sheet;
  apply(style, element.attributes, parent, variables);
  for (const rule of matchRules(sheet, element)) apply(style, rule, parent, variables);
  const { style: own } = element.attributes;
  if (own) apply(style, parseDeclarations(own), parent, variables);
  return style;
}

function apply(
  style: Style,
  source: Declarations,
  parent: Style,
  variables: ReadonlyMap<string, string>,
): void {
  if (source.marker !== undefined) {
    style['marker-start'] = style['marker-mid'] = style['marker-end'] = source.marker;
  }
  for (const name of PROPERTIES) {
    const value = withVariables(source[name]?.trim(), variables);
    if (value === undefined || value === '') continue;
    // What no variable says is unset, as in a browser: black, where nothing around has a colour.
    const unset = value === 'unset' || value.includes('var(');
    if (value === 'inherit' || (unset && name in INHERITED)) style[name] = parent[name];
    else style[name] = value === 'initial' || unset ? INITIAL[name] : value;
  }
}

/** How deep variables may stand for each other. */
const MOST_NESTED = 4;
/** The longest value with variables that is looked at. */
const MAX_VALUE_CHARS = 500;
const VARIABLE = /var\(\s*(--[\w-]+)\s*(?:,\s*([^()]*(?:\([^()]*\))?[^()]*))?\)/g;

/** A value with what its variables stand for: `var(--brand, red)`; one that is nowhere said stays as it is. */
function withVariables(
  value: string | undefined,
  variables: ReadonlyMap<string, string>,
): string | undefined {
  let known = value;
  for (let k = 0; k < MOST_NESTED; k++) {
    if (!known?.includes('var(') || known.length > MAX_VALUE_CHARS) break;
    known = known.replaceAll(
      VARIABLE,
      (whole, name: string, instead?: string) => variables.get(name) ?? instead?.trim() ?? whole,
    );
  }
  return known;
}

/** Where variables are said for the whole document. */
const WHOLE_DOCUMENT = /^(?::root|svg|html|\*)$/;

/** Keeps what a rule says of variables: what holds for the whole document over what holds for a part. */
function addVariables(sheet: StyleSheet, selector: string, declarations: Declarations): void {
  const isWhole = WHOLE_DOCUMENT.test(selector);
  for (const [name, value] of Object.entries(declarations)) {
    if (!name.startsWith('--')) continue;
    if (isWhole || !sheet.variables.has(name)) sheet.variables.set(name, value);
  }
}

const isOnlyVariables = (declarations: Declarations): boolean =>
  Object.keys(declarations).every((name) => name.startsWith('--') || name.trim() === '');

/*
 * Style sheets, as drawing programs write them: rules by element name, class
 * and id. Selectors that look at other elements are left out.
 */

/** Properties with their values, as written. */
export type Declarations = Record<string, string>;

interface Rule {
  tag: string;
  id: string;
  classes: string[];
  declarations: Declarations;
  /** Ids weigh over classes, classes over names. */
  specificity: number;
  /** Place in the document. */
  order: number;
}

/** The most rules that are read. */
const MAX_RULES = 5000;

/** A document's rules, found by their id, first class or name. */
export interface StyleSheet {
  rules: Map<string, Rule[]>;
  count: number;
  /** How many selectors were left out. */
  skipped: number;
  /** What `--name` stands for. */
  variables: Map<string, string>;
  /** The text of the rules that were left out, wholly or for some selectors. */
  hidden: string[];
  /** How often a rule was held against an element. */
  tested: number;
}

/** The most times that rules are held against elements. */
const MAX_TESTS = 2_000_000;

/** `fill:red; stroke:none` as properties. */
function parseDeclarations(text: string): Declarations {
  const out: Declarations = Object.create(null) as Declarations;
  for (const part of text.split(';')) {
    const colon = part.indexOf(':');
    if (colon < 0) continue;
    const value = part.slice(colon + 1).replace(/!\s*important\s*$/i, '');
    out[part.slice(0, colon).trim().toLowerCase()] = value.trim();
  }
  return out;
}

/** Reads all `<style>` elements of a document. */
export function collectStyles(root: SvgElement): StyleSheet {
  const sheet: StyleSheet = {
    rules: new Map(),
    count: 0,
    skipped: 0,
    variables: new Map(),
    hidden: [],
    tested: 0,
  };
  addVariables(sheet, ':root', parseDeclarations(root.attributes.style ?? ''));
  for (const { name, text } of elementsOf(root)) if (name === 'style') addRules(sheet, text);
  return sheet;
}

function addRules(sheet: StyleSheet, text: string): void {
  const plain = withoutComments(text).replace(/<!--|-->/g, ' ');
  for (let at = 0; at < plain.length;) {
    const open = plain.indexOf('{', at);
    if (open < 0) return;
    // Statements such as @import end before the rule's own selector.
    const selector = plain.slice(at, open).replace(/^[^]*;/, '');
    const close = blockEnd(plain, open);
    at = close + 1;
    const body = plain.slice(open + 1, close);
    const before = sheet.skipped;
    if (!selector.trim().startsWith('@')) {
      const declarations = parseDeclarations(body);
      for (const one of selector.split(',').map((part) => part.trim())) {
        addVariables(sheet, one, declarations);
        if (one !== ':root' || !isOnlyVariables(declarations)) addRule(sheet, one, declarations);
      }
      if (sheet.skipped === before && !body.includes('{')) continue;
    }
    sheet.hidden.push(`${selector}{${body}}`);
  }
}

function withoutComments(text: string): string {
  const [first, ...rest] = text.split('/*');
  // What follows a start without an end belongs to the comment.
  return [first, ...rest.map((part) => part.slice((part + '*/').indexOf('*/') + 2))].join(' ');
}

function blockEnd(text: string, open: number): number {
  let depth = 0;
  for (let i = open; i < text.length; i++) {
    if (text[i] === '{') depth++;
    else if (text[i] === '}' && --depth === 0) return i;
  }
  return text.length;
}

function addRule(sheet: StyleSheet, selector: string, declarations: Declarations): void {
  const match = /^(\*|[\w-]+)?((?:[.#][\w-]+)*)$/.exec(selector);
  if (selector === '' || !match || sheet.count >= MAX_RULES || selector.length > 500) {
    sheet.skipped++;
    return;
  }
  const tag = match[1] === '*' ? '' : (match[1] ?? '');
  const parts = match[2].match(/[.#][\w-]+/g) ?? [];
  const classes = parts.filter((p) => p.startsWith('.')).map((p) => p.slice(1));
  const id = parts.find((p) => p.startsWith('#'))?.slice(1) ?? '';
  const specificity = (id ? 10_000 : 0) + classes.length * 100 + (tag ? 1 : 0);
  const key = id ? `#${id}` : classes.length > 0 ? `.${classes[0]}` : tag || '*';
  const rules = sheet.rules.get(key) ?? [];
  rules.push({ tag, id, classes, declarations, specificity, order: sheet.count++ });
  sheet.rules.set(key, rules);
}

/**
 * What the sheet says of an element, later and more specific rules over others.
 * @throws EngineError `too-complex`
 */
function matchRules(sheet: StyleSheet, element: SvgElement): Declarations[] {
  if (sheet.rules.size === 0) return [];
  const classes = (element.attributes.class ?? '').split(/\s+/).filter(Boolean);
  const id = element.attributes.id ?? '';
  const keys = ['*', element.name, ...classes.map((c) => `.${c}`), `#${id}`];
  const rules = keys.flatMap((key) => sheet.rules.get(key) ?? []);
  sheet.tested += rules.length;
  if (sheet.tested > MAX_TESTS) throw tooComplex('its style sheet has too many rules');
  return rules
    .filter(
      (rule) =>
        (rule.tag === '' || rule.tag === element.name) &&
        (rule.id === '' || rule.id === id) &&
        rule.classes.every((c) => classes.includes(c)),
    )
    .sort((a, b) => a.specificity - b.specificity || a.order - b.order)
    .map((rule) => rule.declarations);
}
