import { describe, expect, it } from 'vitest';
import { Command, type Design } from './design.ts';
import { joinDesigns } from './join-designs.ts';

const thread = (hex: string) => ({ hex, name: '', code: '', chart: '' });

/** A design of a line a colour, 10 tenths long, on a page whose middle lies at (4, 2). */
function lines(...hexes: string[]): Design {
  const x: number[] = [];
  const commands: number[] = [];
  hexes.forEach((_, block) => {
    if (block > 0) {
      x.push(x.at(-1)!);
      commands.push(Command.ColorChange);
    }
    x.push(0, 10);
    commands.push(Command.Stitch, Command.Stitch);
  });
  return {
    x: Int32Array.from(x),
    y: new Int32Array(x.length),
    commands: Uint8Array.from(commands),
    threads: hexes.map(thread),
    objects: [{ kind: 'run', block: hexes.length - 1, start: 0, end: x.length }],
    name: '',
    page: { left: -6, top: -8, right: 14, bottom: 12 },
  };
}

const hexes = ({ threads }: Design) => threads.map(({ hex }) => hex);

describe('joinDesigns', () => {
  it('changes the colour between two designs', () => {
    const joined = joinDesigns(lines('#000000'), lines('#ffffff', '#ff0000'));
    expect(hexes(joined)).toEqual(['#000000', '#ffffff', '#ff0000']);
    expect(joined.commands[2]).toBe(Command.ColorChange);
    expect(joined.objects.map(({ block, start }) => [block, start])).toEqual([
      [0, 0],
      [2, 3],
    ]);
  });

  it('only cuts where the thread is the same, and keeps those that follow', () => {
    const joined = joinDesigns(lines('#ff0000', '#000000'), lines('#000000', '#00ff00'));
    expect(hexes(joined)).toEqual(['#ff0000', '#000000', '#00ff00']);
    expect(joined.commands[5]).toBe(Command.Trim);
    expect(joined.objects.at(-1)!.block).toBe(2);
    const changes = joined.commands.filter((command) => command === Command.ColorChange);
    expect(changes).toHaveLength(joined.threads.length - 1);
  });

  it('lays the middles of the pages on each other', () => {
    const second = { ...lines('#ffffff'), page: { left: 0, top: 0, right: 20, bottom: 20 } };
    const joined = joinDesigns(lines('#000000'), second, { x: 3, y: -1 });
    expect([joined.x[0], joined.y[0]]).toEqual([9, 7]);
    expect(joined.page).toEqual(second.page);
  });
});
