import { describe, expect, it } from 'vitest';
import { Command, type Design } from '../core/design.ts';
import { thread } from '../inspect/testing/designs.ts';
import { withoutScraps } from './scrap-blocks.ts';

/** Blocks of so many stitches in a row, 1 mm each, with a cut and a change between them. */
function blocks(...told: [hex: string, stitches: number][]): Design {
  const records: [number, Command][] = [];
  const objects: Design['objects'] = [];
  let at = 0;
  told.forEach(([, stitches], block) => {
    if (block > 0) records.push([at, Command.Trim], [at, Command.ColorChange]);
    at += 30;
    const start = records.length;
    records.push([at, Command.Jump]);
    for (let i = 0; i < stitches; i++) records.push([(at += 10), Command.Stitch]);
    objects.push({ kind: 'fill', block, start, end: records.length });
  });
  return {
    x: Int32Array.from(records, ([x]) => x),
    y: new Int32Array(records.length),
    commands: Uint8Array.from(records, ([, command]) => command),
    threads: told.map(([hex]) => thread(hex)),
    objects,
    name: '',
  };
}

const hexes = ({ threads }: Design): string[] => threads.map(({ hex }) => hex);
const [RED, BLUE, WHITE] = ['#d62828', '#1d3f8f', '#ffffff'];

describe('withoutScraps', () => {
  it('takes a few stitches of a thread that sews elsewhere, and the change to it', () => {
    const design = blocks([RED, 60], [BLUE, 80], [RED, 7], [WHITE, 40]);
    const left = withoutScraps(design);
    expect(hexes(left)).toEqual([RED, BLUE, WHITE]);
    expect([...left.commands].filter((one) => one === Command.Stitch)).toHaveLength(180);
    expect([...left.commands].filter((one) => one === Command.ColorChange)).toHaveLength(2);
    // A change stands where the block before it ends.
    left.commands.forEach((command, i) => {
      if (command === Command.ColorChange) expect(left.x[i]).toBe(left.x[i - 1]);
    });
    for (const { block, start, end } of left.objects) {
      expect(left.commands[start]).toBe(Command.Jump);
      const changes = left.commands.subarray(0, start).filter((one) => one === Command.ColorChange);
      expect(changes).toHaveLength(block);
      expect(left.commands.subarray(start + 1, end).every((one) => one === Command.Stitch)).toBe(
        true,
      );
    }
  });

  it('takes the last block, too', () => {
    expect(hexes(withoutScraps(blocks([RED, 60], [BLUE, 80], [RED, 11])))).toEqual([RED, BLUE]);
  });

  it('leaves a small detail of its own colour, and what is more than a scrap', () => {
    for (const design of [
      blocks([RED, 60], [BLUE, 7]),
      blocks([RED, 60], [BLUE, 80], [RED, 16]),
      blocks([RED, 7], [BLUE, 80]),
    ]) {
      expect(withoutScraps(design)).toBe(design);
    }
  });
});
