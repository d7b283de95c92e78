import { Command, type Design, type Thread } from '../../core/design.ts';

/*
 * Faults planted into designs that sew well, by their stitches alone.
 */

/** One record, in mm. */
export interface Record {
  x: number;
  y: number;
  command: Command;
  /** Its number in the design that it comes from. */
  index: number;
}

export const recordsOf = ({ x, y, commands }: Design): Record[] =>
  Array.from(commands, (command, index) => ({
    x: x[index] / 10,
    y: y[index] / 10,
    command: command as Command,
    index,
  }));

/** A design of records, as a file holds it: without objects. */
export function fromRecords(records: readonly Record[], threads: Thread[]): Design {
  return {
    x: Int32Array.from(records, (r) => Math.round(r.x * 10)),
    y: Int32Array.from(records, (r) => Math.round(r.y * 10)),
    commands: Uint8Array.from(records, (r) => r.command),
    threads,
    objects: [],
    name: '',
  };
}

/** The same stitches as if a file had been read: nothing but records and threads. */
export const asRead = (design: Design): Design => fromRecords(recordsOf(design), design.threads);

/** A design with other records. */
export const edited = (design: Design, edit: (records: Record[]) => Record[]): Design =>
  fromRecords(edit(recordsOf(design)), design.threads);

/** A design with its needle points moved. */
export const moved = (design: Design, to: (x: number, y: number) => [number, number]): Design =>
  edited(design, (records) =>
    records.map((r) => {
      const [x, y] = to(r.x, r.y);
      return { ...r, x, y };
    }),
  );

/** Needle points sewn in after the one nearest to a place. */
export const inserted = (
  design: Design,
  x: number,
  y: number,
  points: [number, number][],
): Design =>
  edited(design, (records) => {
    const far = (r: Record) => Math.hypot(r.x - x, r.y - y);
    const stitches = records.filter((r) => r.command === Command.Stitch);
    const nearest = stitches.reduce((a, b) => (far(b) < far(a) ? b : a));
    const at = records.indexOf(nearest) + 1;
    const added = points.map(([px, py]) => ({ ...nearest, x: px, y: py }));
    return [...records.slice(0, at), ...added, ...records.slice(at)];
  });

/** Designs one after the other, each in a block of its own. */
export function inBlocks(designs: readonly Design[]): Design {
  const records = designs.flatMap((design, i): Record[] => {
    const own = recordsOf(design);
    const change = { ...own[0], command: Command.ColorChange };
    return i === 0 ? own : [change, { ...own[0], command: Command.Jump }, ...own];
  });
  return fromRecords(
    records,
    designs.flatMap(({ threads }) => threads),
  );
}
