import type { Design, Thread } from '../../core/design.ts';
import { inspectDesign, type InspectOptions } from '../inspect-design.ts';
import type { Problem, ProblemCode } from '../problems.ts';
import { designOf, type Step, thread } from './designs.ts';

/** What the check of one kind says of a design. */
export const found = (
  design: Design,
  code: ProblemCode,
  options?: InspectOptions,
): Problem | undefined => inspectDesign(design, options).problems.find((p) => p.code === code);

/** Blocks sewn one after the other, each with its colour. */
export function blocksOf(...blocks: readonly (readonly [hex: string, steps: readonly Step[]])[]) {
  const steps = blocks.flatMap(([, own], i): Step[] =>
    i === 0 ? [...own] : ['color', 'jump', ...own],
  );
  return { ...designOf(steps), threads: blocks.map(([hex]): Thread => thread(hex)) };
}

/** Steps somewhere else. */
export const shifted = (steps: readonly Step[], dx: number, dy = 0): Step[] =>
  steps.map((step) => (typeof step === 'string' ? step : ([step[0] + dx, step[1] + dy] as const)));

/** Steps with right for down: what lay becomes upright. */
export const transposed = (steps: readonly Step[]): Step[] =>
  steps.map((step) => (typeof step === 'string' ? step : ([step[1], step[0]] as const)));

/** A zigzag to the right: one stitch from border to border, so far on with each. */
export const zigzag = (count: number, pitch: number, width: number): Step[] =>
  Array.from({ length: count }, (_, i) => [i * pitch, (i % 2) * width] as const);
