import type { Design } from '../engine/core/design.ts';
import { inspectDesign } from '../engine/inspect/inspect-design.ts';

/** The figures of a design as they are printed with --json. */
export interface JsonReport {
  stitches: number;
  trims: number;
  jumps: number;
  colorChanges: number;
  widthMm: number;
  heightMm: number;
  /** One a colour block, in sewing order. */
  threads: { hex: string; name: string }[];
  /** Estimated time on a machine. */
  minutes: number;
  /** What this command took, its start-up included. */
  seconds: number;
}

export function jsonReport(design: Design): JsonReport {
  const report = inspectDesign(design);
  return {
    stitches: report.stitches,
    trims: report.trims,
    jumps: report.jumps,
    colorChanges: report.colorChanges,
    widthMm: report.widthMm,
    heightMm: report.heightMm,
    threads: design.threads.map(({ hex, name }) => ({ hex, name })),
    minutes: Math.round(report.minutes * 10) / 10,
    seconds: Math.round(performance.now()) / 1000,
  };
}

/** Prints the figures: one JSON object, or lines for people. */
export function printReport(design: Design, json: boolean): void {
  const report = jsonReport(design);
  if (json) {
    process.stdout.write(`${JSON.stringify(report)}\n`);
    return;
  }
  const lines = [
    `${report.widthMm} × ${report.heightMm} mm, ${report.stitches} stitches, about ${report.minutes} min`,
    `${report.trims} trims, ${report.jumps} jumps, ${report.colorChanges} colour changes`,
    ...report.threads.map(({ hex, name }, i) => `${String(i + 1).padStart(3)}  ${hex}  ${name}`),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}
