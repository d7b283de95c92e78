import type { SvgElement } from '../../svg/document.ts';
import { elementsOf } from '../../svg/document.ts';
import { multiply, type Matrix } from '../../svg/coordinates.ts';
import { hrefOf } from '../../svg/references.ts';
import type { Position } from '../types.ts';
import { atRoot, useOffset, within, type Inherited, type Reading } from './drawn.ts';
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
  const symbols = placesOfSymbols(root, reading);
  const byObject = new Map<string, Command>();
  for (const element of elementsOf(root)) {
    const { 'connection-start': from, 'connection-end': to } = inkscape(element);
    for (const [a, b] of [
      [from, to],
      [to, from],
    ]) {
      const symbol = symbols.get(a?.slice(1) ?? '');
      const id = b?.slice(1);
      if (!symbol || !id) continue;
      byObject.set(id, { ...byObject.get(id), ...commandFrom(symbol) });
    }
  }
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

interface Symbol {
  name: string;
  place: Position;
}

function commandFrom({ name, place }: Symbol): Command {
  if (/(^|_)(start|starting_point)$/.test(name)) return { start: place };
  if (/(^|_)(end|ending_point)$/.test(name)) return { end: place };
  if (name === 'trim' || name === 'stop') return { [name]: true };
  return name === 'ignore_object' ? { ignored: true } : {};
}

/** Of a symbol's name: 'inkstitch_fill_start' is 'fill_start'. */
const nameOf = (element: SvgElement): string | undefined =>
  element.name === 'use' ? /^#inkstitch_(\w+)$/.exec(hrefOf(element) ?? '')?.[1] : undefined;

function placesOfSymbols(root: SvgElement, reading: Reading): Map<string, Symbol> {
  const found = new Map<string, Symbol>();
  const visit = (element: SvgElement, parent: Inherited): void => {
    const here = within(reading, element, parent);
    const name = nameOf(element);
    const { id } = element.attributes;
    if (name !== undefined && id !== undefined) {
      const [, , , , x, y]: Matrix = multiply(here.matrix, useOffset(element, reading.viewport));
      found.set(id, { name, place: { x, y } });
    }
    for (const child of element.children) visit(child, here);
  };
  visit({ ...root, name: 'g' }, atRoot(reading));
  return found;
}
