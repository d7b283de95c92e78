import { Command, type Design } from '../core/design.ts';

/**
 * The sewn lines of each colour block as path operators of a PDF, in tenths of a
 * millimetre; the needle's ways without thread are left out.
 */
export function stitchPaths({ x, y, commands, threads }: Design): string[] {
  const paths: string[][] = threads.map(() => []);
  let block = 0;
  let threadOn = false; // the record before was a stitch
  for (let i = 0; i < commands.length; i++) {
    const command = commands[i];
    if (command === Command.ColorChange) block++;
    if (command === Command.Stitch) {
      paths[block]?.push(`${x[i]} ${y[i]} ${threadOn ? 'l' : 'm'}`);
    }
    threadOn = command === Command.Stitch;
  }
  return paths.map((path) => `${path.join('\n')}\nS`);
}
