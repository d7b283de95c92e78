import type { SvgElement } from '../../svg/document.ts';
import { elementsOf } from '../../svg/document.ts';
import { multiply, type Matrix } from '../../svg/coordinates.ts';
import { hrefOf } from '../../svg/references.ts';
import type { Position } from '../types.ts';
import { atRoot, drawElement, useOffset, within, type Inherited, type Reading } from './drawn.ts';
import type { ReadNames } from './names.ts';
import type { GiveFont } from './texts.ts';

/*
 * Commands of Ink/Stitch are symbols that a connector, a path of Inkscape's, joins to an object:
 * where it begins or ends, that it is not sewn, that the thread is cut or the machine waits after it.
 */

/** What is commanded of one object. */
export interface Command {
  start?: Position;
  end?: Position;
  ignored?: boolean;
  trim?: boolean;
  stop?: boolean;
}

/** All commands of a document. */
export interface Commands {
  /** Of the object with an id. */
  of: (id: string | undefined) => Command;
  /** Whether an element is a command or a connector, which is not sewn. */
  isCommand: (element: SvgElement) => boolean;
  /** Whether a layer is not sewn: a symbol in it says so, or it shows stitches that Ink/Stitch has drawn. */
  isIgnored: (layer: SvgElement) => boolean;
}

/** Readers of attributes, and what commands say. */
export interface Names {
  inkstitch: ReadNames;
  inkscape: ReadNames;
  own: ReadNames;
  commands: Commands;
  /** For texts; without it they are left out. */
  giveFont?: GiveFont | undefined;
  /** A drawing that knows nothing of Ink/Stitch: its shapes are sewn by their width, as pictures are. */
  isPlain: boolean;
  /** One for Ink/Stitch before it had a namespace. */
  isOld: boolean;
}

/** @param inkscape reads Inkscape's attributes, of which connectors are made */
export function commandsOf(root: SvgElement, inkscape: ReadNames, reading: Reading): Commands {
  const byObject = commandsIn({ ...root, name: 'g' }, atRoot(reading), inkscape, reading);
  return {
    of: (id) => (id === undefined ? {} : (byObject.get(id) ?? {})),
    isCommand: (element) =>
      nameOf(element) !== undefined || inkscape(element)['connection-start'] !== undefined,
    isIgnored: (layer) =>
      STITCH_PLAN.test(layer.attributes.id ?? '') ||
      (inkscape(layer).groupmode === 'layer' &&
        [...elementsOf(layer)].some((element) => nameOf(element) === 'ignore_layer')),
  };
}

/** The layer of the stitches that Ink/Stitch shows on a drawing, and of those that it keeps. */
const STITCH_PLAN = /^(__)?inkstitch_stitch_plan_/;

/**
 * What the connectors in an element command, by the ids of the objects that they lead to.
 * @param parent what the element takes over: places are told in its coordinates
 */
export function commandsIn(
  element: SvgElement,
  parent: Inherited,
  inkscape: ReadNames,
  reading: Reading,
): Map<string, Command> {
  const symbols = new Map<string, Symbol>();
  const connectors: Connector[] = [];
  const visit = (one: SvgElement, around: Inherited): void => {
    const here = within(reading, one, around);
    const name = nameOf(one);
    const { id } = one.attributes;
    if (name !== undefined && id !== undefined) {
      const [, , , , x, y]: Matrix = multiply(here.matrix, useOffset(one, reading.viewport));
      symbols.set(id, { name, place: { x, y } });
    }
    const { 'connection-start': from, 'connection-end': to } = inkscape(one);
    if (from !== undefined && to !== undefined) {
      connectors.push({ from: from.slice(1), to: to.slice(1), element: one, here });
    }
    for (const child of one.children) visit(child, here);
  };
  visit(element, parent);
  const found = new Map<string, Command>();
  for (const { from, to, ...connector } of connectors) {
    const [symbol, id] = symbols.has(from) ? [symbols.get(from), to] : [symbols.get(to), from];
    if (!symbol || !id) continue;
    const end = id === to ? -1 : 0;
    found.set(id, {
      ...found.get(id),
      ...commandFrom(symbol, () => endOf(connector, end, reading)),
    });
  }
  return found;
}

interface Symbol {
  name: string;
  place: Position;
}

/** A line of Inkscape's from one element to another, by their ids. */
interface Connector {
  from: string;
  to: string;
  element: SvgElement;
  here: Inherited;
}

/** Where a connector begins (0) or ends (-1). */
function endOf(
  { element, here }: Pick<Connector, 'element' | 'here'>,
  end: 0 | -1,
  reading: Reading,
): Position | undefined {
  const points = drawElement(reading, element, here)?.lines.at(end)?.points ?? [];
  const at = end === 0 ? 0 : points.length - 2;
  return points.length < 2 ? undefined : { x: points[at], y: points[at + 1] };
}

/**
 * Until 2025 a fill began where the connector meets it, since then at the symbol. Symbols by which
 * objects are put in order by a command of their own say nothing of where one begins.
 * @param touched where the connector meets the object
 */
function commandFrom({ name, place }: Symbol, touched: () => Position | undefined): Command {
  if (name === 'starting_point') return { start: place };
  if (name === 'ending_point') return { end: place };
  if (name === 'fill_start') return { start: touched() ?? place };
  if (name === 'fill_end') return { end: touched() ?? place };
  if (name === 'trim' || name === 'stop') return { [name]: true };
  return name === 'ignore_object' ? { ignored: true } : {};
}

/** Of a symbol's name: 'inkstitch_trim' is 'trim', and so is its copy 'inkstitch_trim-5'. */
const nameOf = (element: SvgElement): string | undefined =>
  element.name === 'use' ? /^#inkstitch_(\w+)(-|$)/.exec(hrefOf(element) ?? '')?.[1] : undefined;
