import { describe, expect, it } from 'vitest';
import type { Design } from 'ilmek-engine';
import { Command } from 'ilmek-engine/tables';
import { backOf } from './back.ts';

const { Stitch, Jump, ColorChange } = Command;
const thread = (hex: string) => ({ hex, name: hex, code: '', chart: '' });

/** A stitch of 3 mm in red, a stitch of 0.3 mm in blue. */
const front: Design = {
  x: Int32Array.of(10, 40, 40, 60, 63),
  y: Int32Array.of(0, 0, 0, 5, 5),
  commands: Uint8Array.of(Stitch, Stitch, ColorChange, Jump, Stitch),
  threads: [thread('#ff0000'), thread('#0000ff')],
  objects: [
    { kind: 'run', block: 0, start: 0, end: 2 },
    { kind: 'run', block: 1, start: 3, end: 5 },
  ],
  name: '',
  page: { left: -10, top: 0, right: 100, bottom: 20 },
};

/** Stitches with the colour that they are sewn in, as "hex x,y > x,y". */
function threadsSeen({ x, y, commands, threads }: Design): string[] {
  const seen: string[] = [];
  let block = 0;
  for (let i = 1; i < commands.length; i++) {
    if (commands[i] === ColorChange) block++;
    else if (commands[i] === Stitch && commands[i - 1] === Stitch) {
      seen.push(`${threads[block].hex} ${x[i - 1]},${y[i - 1]} > ${x[i]},${y[i]}`);
    }
  }
  return seen;
}

describe('backOf', () => {
  const back = backOf(front);

  it('is mirrored, its page too', () => {
    expect(threadsSeen(back)[0]).toBe('#ff0000 -10,0 > -40,0');
    expect(back.page).toEqual({ left: -100, top: 0, right: 10, bottom: 20 });
  });

  it('shows the bobbin’s thread in the middle third of a stitch, over the upper thread', () => {
    expect(threadsSeen(back)[1]).toBe('#efece2 -20,0 > -30,0');
  });

  it('leaves short stitches to the upper thread', () => {
    expect(threadsSeen(back)).toHaveLength(2);
  });

  it('has a thread for each block', () => {
    const changes = back.commands.filter((command) => command === ColorChange).length;
    expect(back.threads).toHaveLength(changes + 1);
  });
});
