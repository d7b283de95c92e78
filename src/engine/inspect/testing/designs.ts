import { Command, type Design, type DesignObject, type Thread } from '../../core/design.ts';

export const thread = (hex: string): Thread => ({ hex, name: hex, code: '', chart: '' });

/** What a needle does: a point in mm, or a command where it stands; 'jump' lifts it for the next move. */
export type Step = readonly [number, number] | 'jump' | 'trim' | 'color' | 'stop';

/** A design written down step by step. */
export function designOf(steps: readonly Step[], objects: DesignObject[] = []): Design {
  const x: number[] = [];
  const y: number[] = [];
  const commands: number[] = [];
  const push = (px: number, py: number, command: Command) => {
    x.push(px);
    y.push(py);
    commands.push(command);
  };
  const words = { trim: Command.Trim, color: Command.ColorChange, stop: Command.Stop } as const;
  let jumps = false;
  for (const step of steps) {
    if (step === 'jump') jumps = true;
    else if (typeof step === 'string') push(x.at(-1) ?? 0, y.at(-1) ?? 0, words[step]);
    else {
      const [px, py] = step.map((mm) => Math.round(mm * 10));
      if (jumps) push(px, py, Command.Jump);
      push(px, py, Command.Stitch);
      jumps = false;
    }
  }
  const changes = steps.filter((step) => step === 'color').length;
  return {
    x: Int32Array.from(x),
    y: Int32Array.from(y),
    commands: Uint8Array.from(commands),
    threads: Array.from({ length: changes + 1 }, (_, i) => thread(`#00000${i % 10}`)),
    objects,
    name: '',
  };
}

/** A line sewn as it should be: tied at both ends, in even stitches. */
export function tiedLine(
  from: readonly [number, number],
  to: readonly [number, number],
  stitchMm = 2.5,
): Step[] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const at = (mm: number) =>
    [
      from[0] + ((to[0] - from[0]) * mm) / length,
      from[1] + ((to[1] - from[1]) * mm) / length,
    ] as const;
  const count = Math.ceil(length / stitchMm);
  const inner = Array.from({ length: count - 1 }, (_, i) => at(((i + 1) * length) / count));
  return [from, at(0.7), at(0.1), ...inner, to, at(length - 0.7), at(length - 0.1)];
}

/** Rows of a fill, to and fro, in one tied line. */
export function rows(width: number, count: number, spacing: number, stitchMm = 4): Step[] {
  const points: Step[] = [
    [0, 0],
    [0.7, 0],
    [0.1, 0],
  ];
  for (let r = 0; r < count; r++) {
    const stitches = Math.ceil(width / stitchMm);
    for (let s = 1; s <= stitches; s++) {
      const along = (width * s) / stitches;
      points.push([r % 2 === 0 ? along : width - along, r * spacing]);
    }
    if (r < count - 1) points.push([r % 2 === 0 ? width : 0, (r + 1) * spacing]);
  }
  const [x, y] = points.at(-1) as [number, number];
  const back = x > 0 ? -1 : 1;
  return [...points, [x + 0.7 * back, y], [x + 0.1 * back, y]];
}
