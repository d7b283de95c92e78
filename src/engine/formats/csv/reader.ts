import { Command, type Design, type Thread } from '../../core/design.ts';
import { FormatError } from '../../core/errors.ts';
import { designFromColumns } from '../columns.ts';
import { MAX_RECORDS } from '../records.ts';
import { fileText } from '../text.ts';
import { CSV_COMMANDS, CSV_END, CsvRow } from './codes.ts';

const COMMANDS: ReadonlyMap<string, Command> = new Map([
  ...[...CSV_COMMANDS].map(([command, name]) => [name, command] as const),
  // What other tools write.
  ['NEEDLE_SET', Command.ColorChange],
  ['SEQUIN_EJECT', Command.Jump],
]);

/**
 * Reads such a table, ours or another tool's, with the records as they are.
 * Rows of other kinds, and records that neither sew nor move, are left out.
 * @throws FormatError where it has no record row, or one without a position.
 */
export function readCsv(bytes: Uint8Array): Design {
  const fault = (message: string): FormatError => new FormatError('CSV', message);
  const x: number[] = [];
  const y: number[] = [];
  const commands: number[] = [];
  const threads: Thread[] = [];
  let name = '';
  let records = 0;
  for (const [kind, first = '', second = '', ...rest] of rows(fileText(bytes))) {
    if (kind === CsvRow.Property && first.toLowerCase() === 'name') name = second;
    else if (kind === CsvRow.Thread) threads.push(threadOf(second, rest));
    if (kind !== CsvRow.Record) continue;
    if (++records > MAX_RECORDS) throw fault('holds too many stitches');
    const [word] = second.split(' ');
    if (word === CSV_END) break;
    const command = COMMANDS.get(word);
    if (command === undefined) continue;
    // A needle chosen before anything is no change.
    if (word === 'NEEDLE_SET' && commands.length === 0) continue;
    commands.push(command);
    x.push(position(rest[0], x.at(-1)));
    y.push(position(rest[1], y.at(-1)));
  }
  if (records === 0) throw fault('has no row of a record');
  return designFromColumns({ x, y, commands }, threads, name, fault);
}

/** To the nearest tenth; a record without one stays where the needle is. */
function position(cell: string | undefined, before = 0): number {
  return cell === undefined || cell === '' ? before : Math.round(Number(cell)) + 0;
}

/** Cells from the description on: description, chart, code. */
function threadOf(hex: string, [name = '', chart = '', code = '']: readonly string[]): Thread {
  const color = /^#[0-9a-f]{6}$/i.test(hex) ? hex.toLowerCase() : '#000000';
  const known = (cell: string): string => (cell === 'None' ? '' : cell);
  return { hex: color, name: known(name) || color, code: known(code), chart: known(chart) };
}

/** Rows of cells, quoted (a quote doubled) or plain, between commas and line ends (RFC 4180). */
function* rows(text: string): Generator<string[]> {
  let cells: string[] = [];
  for (let at = 0; at < text.length; at++) {
    const isQuoted = text[at] === '"';
    const end = isQuoted ? closingQuote(text, at + 1) : at;
    let next = end;
    while (next < text.length && !isEnd(text.charCodeAt(next))) next++;
    const cell = text.slice(isQuoted ? at + 1 : at, isQuoted ? end : next);
    cells.push(isQuoted && cell.includes('"') ? cell.replaceAll('""', '"') : cell);
    at = next;
    if (text[at] === ',') continue;
    yield cells;
    cells = [];
  }
  if (cells.length > 0) yield cells;
}

/** Whether a character ends a cell: a comma or a line end. */
function isEnd(code: number): boolean {
  return code === 0x2c || code === 0x0a || code === 0x0d;
}

/** Where the quote stands that closes a cell; the end of the text where none does. */
function closingQuote(text: string, from: number): number {
  let at = text.indexOf('"', from);
  while (at >= 0 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  return at < 0 ? text.length : at;
}
