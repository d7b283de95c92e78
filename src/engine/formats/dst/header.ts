import { Command, designExtents, type Design, type Thread } from '../../core/design.ts';
import type { Records } from '../records.ts';
import { asciiLabel, nameFromLabel, textFromBytes } from '../text.ts';

/*
 * The text at the head of a Tajima file, lines of `key:value` of fixed length.
 * DST, DSB and TBF share it.
 */

const LABEL_LENGTH = 16;

export interface TajimaHeader {
  name: string;
  threads: Thread[];
  /** How many records it tells; undefined where it tells none. */
  records: number | undefined;
}

/** Label, count of records, and the threads that some programs add as lines `TC:#rrggbb,name,code`. */
export function readTajimaHeader(bytes: Uint8Array): TajimaHeader {
  let name = '';
  let records: number | undefined;
  const threads: Thread[] = [];
  for (let start = 0; start < bytes.length;) {
    let end = start;
    while (end < bytes.length && bytes[end] !== 0x0d && bytes[end] !== 0x0a) end++;
    const line = textFromBytes(bytes.subarray(start, end));
    if (line.startsWith('LA:')) name = nameFromLabel(line.slice(3));
    if (/^ST: *[0-9]+ *$/.test(line)) records ??= Number(line.slice(3));
    const [hex, label = '', code = ''] = line.startsWith('TC:') ? line.slice(3).split(',') : [];
    if (hex && /^#[0-9a-f]{6}$/i.test(hex)) {
      threads.push({ hex: hex.toLowerCase(), name: label.trim(), code: code.trim(), chart: '' });
    }
    start = end + 1;
  }
  return { name, threads, records };
}

/**
 * Label, counts, reach from the start to each side, and where the needle ends.
 * As makers of machines count, `ST` has every record but the end: moves and changes too.
 * @param trimRecords how many records a trim takes.
 */
export function tajimaHeader(design: Design, records: Records, trimRecords: number): string {
  const { left, top, right, bottom } = designExtents(design);
  const total = totals(records, trimRecords);
  const lines: [key: string, value: string][] = [
    ['LA', asciiLabel(design.name, LABEL_LENGTH).padEnd(LABEL_LENGTH)],
    ['ST', field(total.records, 7)],
    ['CO', field(total.changes, 3)],
    ['+X', field(Math.max(0, right), 5)],
    ['-X', field(Math.max(0, -left), 5)],
    ['+Y', field(Math.max(0, -top), 5)],
    ['-Y', field(Math.max(0, bottom), 5)],
    ['AX', signed(total.endX)],
    ['AY', signed(-total.endY)],
  ];
  return lines.map(([key, value]) => `${key}:${value}\r`).join('');
}

function totals({ dx, dy, commands }: Records, trimRecords: number) {
  const total = { records: 0, changes: 0, endX: 0, endY: 0 };
  for (let i = 0; i < commands.length; i++) {
    total.endX += dx[i];
    total.endY += dy[i];
    total.records += commands[i] === Command.Trim ? trimRecords : 1;
    if (commands[i] === Command.ColorChange || commands[i] === Command.Stop) total.changes++;
  }
  return total;
}

/** Right-aligned; a number too wide for its field gives the widest that fits, so that the rest stays in place. */
function field(value: number, width: number): string {
  return String(Math.min(value, 10 ** width - 1)).padStart(width);
}

function signed(value: number): string {
  return (value < 0 ? '-' : '+') + field(Math.abs(value), 5);
}
