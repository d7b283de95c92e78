import { Command, type Design, type Thread } from '../../core/design.ts';
import { FormatError } from '../../core/errors.ts';
import { DesignBuilder } from '../builder.ts';
import { ByteReader } from '../bytes.ts';
import { isInt32 } from '../columns.ts';
import { MAX_BLOCKS, MAX_RECORDS } from '../records.ts';
import { fileText, textFile } from '../text.ts';

/*
 * Rows of quoted cells, by the first one: '#' headings, '@' a property, '$' a
 * thread, '*' a record with its absolute position in tenths. The layout that
 * open embroidery tools share.
 */

const CsvRow = { Heading: '#', Property: '@', Thread: '$', Record: '*' } as const;

/** Closes the records. */
const CSV_END = 'END';

/** The name of each command. */
const CSV_COMMANDS: ReadonlyMap<Command, string> = new Map([
  [Command.Stitch, 'STITCH'],
  [Command.Jump, 'JUMP'],
  [Command.Trim, 'TRIM'],
  [Command.ColorChange, 'COLOR_CHANGE'],
  [Command.Stop, 'STOP'],
]);

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
  const builder = new DesignBuilder(new ByteReader(bytes, 'CSV'));
  const threads: Thread[] = [];
  let name = '';
  let records = 0;
  for (const [kind, first = '', second = '', ...rest] of rows(bytes)) {
    if (kind === CsvRow.Property && first.toLowerCase() === 'name') name = second;
    else if (kind === CsvRow.Thread) {
      if (threads.length === MAX_BLOCKS) throw fault('lists too many threads');
      threads.push(threadOf(second, rest));
    }
    if (kind !== CsvRow.Record) continue;
    if (++records > MAX_RECORDS) throw fault('holds too many stitches');
    const [word] = second.split(' ');
    if (word === CSV_END) break;
    const command = COMMANDS.get(word);
    if (command === undefined) continue;
    // A needle chosen before anything is no change.
    if (word === 'NEEDLE_SET' && builder.length === 0) continue;
    const [x, y] = [position(rest[0], builder.x), position(rest[1], builder.y)];
    if (!isInt32(x) || !isInt32(y)) {
      throw fault(`has no whole position at record ${builder.length}`);
    }
    builder.record(command, x, y);
  }
  if (records === 0) throw fault('has no row of a record');
  return builder.finish(name, threads);
}

/** To the nearest tenth; a record without one stays where the needle is. */
function position(cell: string | undefined, before: number): number {
  return cell === undefined || cell === '' ? before : Math.round(Number(cell)) + 0;
}

/** Cells from the description on: description, chart, code. */
function threadOf(hex: string, [name = '', chart = '', code = '']: readonly string[]): Thread {
  const color = /^#[0-9a-f]{6}$/i.test(hex) ? hex.toLowerCase() : '#000000';
  const known = (cell: string): string => (cell === 'None' ? '' : cell);
  return { hex: color, name: known(name) || color, code: known(code), chart: known(chart) };
}

/** Cells of a row that mean something; what stands behind them is left out. */
const MAX_CELLS = 6;

/** No name is longer: what is left of such a cell is left out. */
const MAX_CELL_BYTES = 10_000;

/** Longer cells are decoded at once: below that, letter by letter is quicker. */
const MAX_PLAIN_BYTES = 32;

const QUOTE = 0x22;

/**
 * Rows of cells, quoted (a quote doubled) or plain, between commas and line ends (RFC 4180).
 * One row is held at a time: the table may be far larger than what it says.
 */
function* rows(bytes: Uint8Array): Generator<string[]> {
  let cells: string[] = [];
  for (let at = byteOrderMark(bytes); at < bytes.length; at++) {
    const isQuoted = bytes[at] === QUOTE;
    const end = isQuoted ? closingQuote(bytes, at + 1) : at;
    let next = end;
    while (next < bytes.length && !isEnd(bytes[next])) next++;
    if (cells.length < MAX_CELLS) {
      const cell = cellText(bytes, isQuoted ? at + 1 : at, isQuoted ? end : next);
      cells.push(isQuoted && cell.includes('"') ? cell.replaceAll('""', '"') : cell);
    }
    at = next;
    if (bytes[at] === 0x2c) continue;
    yield cells;
    cells = [];
  }
  if (cells.length > 0) yield cells;
}

function cellText(bytes: Uint8Array, from: number, end: number): string {
  const to = Math.min(end, from + MAX_CELL_BYTES);
  if (to - from > MAX_PLAIN_BYTES) return fileText(bytes.subarray(from, to));
  let text = '';
  for (let at = from; at < to; at++) {
    if (bytes[at] >= 0x80) return fileText(bytes.subarray(from, to));
    text += String.fromCharCode(bytes[at]);
  }
  return text;
}

/** How many bytes say that the text is UTF-8. */
function byteOrderMark(bytes: Uint8Array): number {
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
}

/** Whether a byte ends a cell: a comma or a line end. */
function isEnd(byte: number): boolean {
  return byte === 0x2c || byte === 0x0a || byte === 0x0d;
}

/** Where the quote stands that closes a cell; the end of the file where none does. */
function closingQuote(bytes: Uint8Array, from: number): number {
  let at = from;
  while (at < bytes.length && (bytes[at] !== QUOTE || bytes[at + 1] === QUOTE)) {
    at += bytes[at] === QUOTE ? 2 : 1;
  }
  return Math.min(at, bytes.length);
}

/** Writes a table of name, threads and records, for spreadsheets and other tools. */
export function writeCsv(design: Design): Uint8Array<ArrayBuffer> {
  const { x, y, commands, threads, name } = design;
  const lines: string[] = [];
  const row = (...cells: (string | number)[]): number => lines.push(cells.map(quoted).join(','));
  row(CsvRow.Heading, '[NAME]', '[VALUE]');
  row(CsvRow.Property, 'name', name);
  row(CsvRow.Heading, '[THREAD]', '[COLOR]', '[DESCRIPTION]', '[CHART]', '[CODE]');
  threads.forEach(({ hex, name: label, code, chart }, i) =>
    row(CsvRow.Thread, i, hex, label, chart, code),
  );
  row(CsvRow.Heading, '[RECORD]', '[COMMAND]', '[X 0.1 MM]', '[Y 0.1 MM]');
  const size = commands.length;
  for (let i = 0; i <= size; i++) {
    // Straight to text: these are most of the file, and hold nothing to escape.
    const word = i < size ? CSV_COMMANDS.get(commands[i] as Command)! : CSV_END;
    const at = Math.min(i, size - 1);
    lines.push(`"${CsvRow.Record}","${i}","${word}","${x[at] ?? 0}","${y[at] ?? 0}"`);
  }
  return textFile(lines.join('\r\n') + '\r\n');
}

/** RFC 4180; line ends and other control characters within a cell become blanks. */
function quoted(cell: string | number): string {
  return `"${String(cell)
    .replace(/\p{Cc}/gu, ' ')
    .replaceAll('"', '""')}"`;
}
