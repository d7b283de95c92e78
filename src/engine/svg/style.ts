import { matchRules, parseDeclarations, type Declarations, type StyleSheet } from './css.ts';
import type { SvgElement } from './document.ts';

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
  'clip-rule': 'nonzero',
  'marker-start': 'none',
  'marker-mid': 'none',
  'marker-end': 'none',
  color: '#000',
  visibility: 'visible',
};

const OWN = {
  opacity: '1',
  display: 'inline',
  overflow: 'hidden',
  'clip-path': 'none',
  mask: 'none',
  filter: 'none',
  'mix-blend-mode': 'normal',
  transform: '',
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
  apply(style, element.attributes, parent);
  for (const declarations of matchRules(sheet, element)) apply(style, declarations, parent);
  const { style: own } = element.attributes;
  if (own) apply(style, parseDeclarations(own), parent);
  return style;
}

function apply(style: Style, source: Declarations, parent: Style): void {
  if (source.marker !== undefined) {
    style['marker-start'] = style['marker-mid'] = style['marker-end'] = source.marker;
  }
  for (const name of PROPERTIES) {
    const value = source[name]?.trim();
    if (value === undefined || value === '') continue;
    if (value === 'inherit') style[name] = parent[name];
    else style[name] = value === 'initial' || value === 'unset' ? INITIAL[name] : value;
  }
}
