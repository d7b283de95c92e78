import { escapeXml } from '../../formats/xml.ts';
import { IDENTITY, meanScale, MM_PER_PX } from '../../svg/coordinates.ts';
import type { PieceObject, Position } from '../types.ts';
import type { SewnElement } from './names.ts';
import { readSewing } from './own-data.ts';

/*
 * Where an object begins and ends, as Ink/Stitch has it: a symbol at the place, and a connector from
 * there to the element that begins or ends so. Fills and satin columns ask for it, lines do not.
 *
 *     ▶┄┄┄┄┄┄┄╮              ╭┄┄┄┄┄┄■
 *             ╰─ first … last ─╯
 */

/** Names of the two commands by those of ours, as of version 3 of Ink/Stitch's attributes. */
const COMMANDS = { entry: 'starting_point', exit: 'ending_point' } as const;

/** What people read in Inkscape's list of objects. */
const LABELS = { entry: 'Starting position', exit: 'Ending position' };

/** What a symbol looks like, in pixels about its place. */
const SIGNS = {
  entry: '<circle r="5" fill="#2a9d4a"/><path d="M-1.8-3L3.2 0-1.8 3z" fill="#fff"/>',
  exit: '<circle r="5" fill="#c0392b"/><path d="M-2.2-2.2h4.4v4.4h-4.4z" fill="#fff"/>',
};

type Places = { [side in keyof typeof COMMANDS]?: Position };

/**
 * The commands of an object.
 * @param drawn its elements, without a guide line
 * @returns their lines, and the places that they say
 */
export function commandsFor(
  object: PieceObject,
  drawn: readonly SewnElement[],
): { lines: string[]; places: Places } {
  if (object.kind !== 'shapes') return { lines: [], places: {} };
  const { entry, exit } = readSewing(object.sewing);
  const [first, last] = [drawn.at(0), drawn.at(-1)];
  const places = {
    ...(entry && first && obeys(first) && { entry }),
    ...(exit && last && obeys(last) && { exit }),
  };
  const pixel = MM_PER_PX / (meanScale(object.transform ?? IDENTITY) || 1);
  const lines = (['entry', 'exit'] as const).flatMap((side) => {
    const [place, number] = [places[side], side === 'entry' ? 1 : drawn.length];
    return place ? commandLines(object.id, side, place, drawn[number - 1], number, pixel) : [];
  });
  return { lines, places };
}

/** The symbols that some lines refer to. */
export const commandSymbols = (lines: readonly string[]): string[] =>
  (['entry', 'exit'] as const).flatMap((side) => {
    const id = `inkstitch_${COMMANDS[side]}`;
    const isAsked = lines.some((line) => line.includes(`"#${id}"`));
    // Over what it is drawn in, its sign would be cut at its place.
    return isAsked ? [`<symbol id="${id}" style="overflow:visible">${SIGNS[side]}</symbol>`] : [];
  });

/** Whether Ink/Stitch begins and ends an element where a command says. */
const obeys = ({ width, parameters }: SewnElement): boolean =>
  width === 'none' || parameters.satin_column === 'True';

/** A group of its own, which Ink/Stitch takes away with the command. */
function commandLines(
  id: string,
  side: keyof typeof COMMANDS,
  { x, y }: Position,
  { data }: SewnElement,
  number: number,
  pixel: number,
): string[] {
  const own = escapeXml(`${id}-${COMMANDS[side]}`);
  const element = escapeXml(`${id}-${number}`);
  const [touched] = /[^A-Z]+/.exec(data) ?? [`${x} ${y}`];
  return [
    `<g id="${own}" inkscape:label="Ink/Stitch Command: ${LABELS[side]}">`,
    `  <path id="${own}-connector" style="display:none;fill:none;stroke:#000000;stroke-width:${pixel}" inkscape:connector-type="polyline" inkscape:connection-start="#${own}-symbol" inkscape:connection-end="#${element}" d="M${x} ${y}L${touched}"/>`,
    `  <use id="${own}-symbol" xlink:href="#inkstitch_${COMMANDS[side]}" width="100%" height="100%" transform="matrix(${pixel} 0 0 ${pixel} ${x} ${y})"/>`,
    '</g>',
  ];
}
