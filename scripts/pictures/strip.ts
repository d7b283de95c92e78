import type { Design } from 'ilmek-engine';
import { Command } from 'ilmek-engine/tables';
import type { Strip } from '../../src/lib/strip/strip.ts';
import type { Shot } from './webp.ts';

/** What a player needs of a design, within the part of the page that a shot shows. */
export function stripOf(design: Design, { frame }: Shot): Strip {
  const page = design.page ?? { left: 0, top: 0 };
  const [left, top, width, height] = frame.map((mm) => Math.round(mm * 10));
  const points: number[] = [];
  const blocks: number[] = [];
  let block = 0;
  design.commands.forEach((command, i) => {
    if (command === Command.ColorChange) block++;
    if (command !== Command.Stitch && command !== Command.Jump) return;
    points.push(design.x[i], design.y[i]);
    blocks.push(command === Command.Stitch ? block : -1);
  });
  return {
    left: page.left + left,
    top: page.top + top,
    width,
    height,
    colors: design.threads.map(({ hex }) => {
      const rgb = Number.parseInt(hex.slice(1), 16);
      return [rgb >> 16, (rgb >> 8) & 255, rgb & 255];
    }),
    points: Int16Array.from(points),
    blocks: Int8Array.from(blocks),
  };
}
