import type { Design, DesignObject } from '../core/design.ts';

/**
 * A sewn design without some of its records.
 * @param gone 1 for each record that goes; what is left must begin with a jump after each cut
 * @returns objects of which nothing is left go, too
 */
export function withoutRecords(design: Design, gone: Uint8Array): Design {
  const kept = (values: Int32Array): Int32Array => values.filter((_, i) => gone[i] === 0);
  const goneBefore = new Int32Array(gone.length + 1);
  gone.forEach((one, i) => (goneBefore[i + 1] = goneBefore[i] + one));
  const objects = design.objects.map((object): DesignObject => ({
    ...object,
    start: object.start - goneBefore[object.start],
    end: object.end - goneBefore[object.end],
  }));
  return {
    ...design,
    x: kept(design.x),
    y: kept(design.y),
    commands: design.commands.filter((_, i) => gone[i] === 0),
    objects: objects.filter(({ start, end }) => end > start),
  };
}
