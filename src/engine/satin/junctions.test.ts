import { describe, expect, it } from 'vitest';
import { chainsOf, mirrored, shape, STROKES, turned } from './testing/chains.ts';
import type { Chain } from './chain.ts';
import { joinBranches, OVERLAP_MM } from './junctions.ts';
import { medialGraph, prune } from './medial.ts';
import { sampleOutline } from './outline.ts';

type Shape = Parameters<typeof chainsOf>[0];

const lengthOf = ({ knots }: Chain) => knots[knots.length - 1].t - knots[0].t;

/** Length and ends of each chain, the longest first. */
const told = (polygon: Shape) =>
  chainsOf(polygon)
    .chains.map((chain) => ({
      mm: Math.round(lengthOf(chain)),
      ends: [chain.start.kind, chain.end.kind],
      closed: chain.closed,
    }))
    .sort((a, b) => b.mm - a.mm);

const lies = (polygon: Shape) => [polygon, turned(polygon, 33, 7), turned(mirrored(polygon), 71)];

const open = (mm: number, ...ends: string[]) => ({ mm, ends, closed: false });

describe('joinBranches', () => {
  it('makes one chain of a bar, and of a frame one that closes', () => {
    for (const way of lies(STROKES.bar)) expect(told(way)).toEqual([open(16, 'free', 'free')]);
    for (const way of lies(STROKES.frame)) {
      expect(told(way)).toEqual([{ mm: 61, ends: ['free', 'free'], closed: true }]);
    }
  });

  it('lets the bar of a T run on, and its stem end under it', () => {
    for (const way of lies(STROKES.tee)) {
      const { chains } = chainsOf(way);
      expect(told(way)).toEqual([open(16, 'free', 'free'), open(15, 'butt', 'free')]);
      const stem = chains.find(({ start }) => start.kind === 'butt');
      expect(stem?.start.extendMm).toBe(OVERLAP_MM);
    }
  });

  it('lets one bar of a cross run on, and both halves of the other end under it', () => {
    for (const way of lies(STROKES.plus)) {
      expect(told(way)).toEqual([
        open(16, 'free', 'free'),
        open(7, 'butt', 'free'),
        open(7, 'butt', 'free'),
      ]);
    }
  });

  it('joins the straightest pair, however long the third is', () => {
    // A long bar with a stem that leaves it at 60°: the bar is straight, the stem is longest.
    const bar = shape(0, 0, 16, 0, 16, 4, 10.3, 4, 22.3, 24.8, 18.8, 26.8, 5.7, 4, 0, 4);
    for (const way of lies(bar)) {
      const [longest, other] = told(way);
      expect(longest).toMatchObject({ ends: ['butt', 'free'] });
      expect(other).toEqual(open(12, 'free', 'free'));
    }
  });

  it('bridges the mouth of what butts, on its side only', () => {
    const { chains } = chainsOf(STROKES.tee);
    const bar = chains.find(({ start }) => start.kind === 'free')!;
    const bridges = bar.knots.filter((k) => k.bridgeLeft || k.bridgeRight);
    expect(bridges).toHaveLength(1);
    expect(bridges[0].bridgeLeft && bridges[0].bridgeRight).toBe(false);
    const { chains: crossed } = chainsOf(STROKES.plus);
    const both = crossed.flatMap(({ knots }) => knots).filter((k) => k.bridgeLeft && k.bridgeRight);
    expect(both).toHaveLength(1);
  });

  it('leads no rung by the knots of a junction', () => {
    const { chains } = chainsOf(STROKES.tee);
    const bar = chains.find(({ start }) => start.kind === 'free')!;
    const skipped = bar.knots.filter((k) => k.skip);
    expect(skipped.length).toBeGreaterThan(0);
    // The stem meets the bar in its middle, 10 mm along; its radius there is hardly over 2 mm.
    for (const { x } of skipped) expect(Math.abs(x - 10)).toBeLessThan(3.5);
    for (const k of bar.knots) if (Math.abs(k.x - 10) < 2) expect(k.skip).toBe(true);
  });

  it.each(Object.entries(STROKES))('takes each branch of the axis once: %s', (_, polygon) => {
    for (const way of lies(polygon)) {
      const outline = sampleOutline(way, 0.15)!;
      const graph = medialGraph(outline);
      const { alive, branches } = prune(graph);
      const chains = joinBranches(outline, graph, alive, branches);
      const knots = chains.reduce((sum, chain) => sum + chain.knots.length, 0);
      const edges = branches.map((branch) => branch.edges.length);
      // Short branches within a junction are the only ones to go.
      const within = branches.filter(({ lengthMm }) => lengthMm < 2).map((b) => b.edges.length);
      expect(knots).toBeLessThanOrEqual(sum(edges));
      expect(knots).toBeGreaterThanOrEqual(sum(edges) - sum(within));
      for (const chain of chains) {
        for (let i = 1; i < chain.knots.length; i++) {
          expect(chain.knots[i].t).toBeGreaterThanOrEqual(chain.knots[i - 1].t);
        }
      }
    }
  });
});

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);
