import type { Command, Design } from '../../core/design.ts';
import { textFile } from '../text.ts';
import { CSV_COMMANDS, CSV_END, CsvRow } from './codes.ts';

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
