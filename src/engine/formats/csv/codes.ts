import { Command } from '../../core/design.ts';

/*
 * Rows of quoted cells, by the first one: '#' headings, '@' a property, '$' a
 * thread, '*' a record with its absolute position in tenths. The layout that
 * open embroidery tools share.
 */

export const CsvRow = { Heading: '#', Property: '@', Thread: '$', Record: '*' } as const;

/** Closes the records. */
export const CSV_END = 'END';

/** The name of each command. */
export const CSV_COMMANDS: ReadonlyMap<Command, string> = new Map([
  [Command.Stitch, 'STITCH'],
  [Command.Jump, 'JUMP'],
  [Command.Trim, 'TRIM'],
  [Command.ColorChange, 'COLOR_CHANGE'],
  [Command.Stop, 'STOP'],
]);
