import { describe, expect, it } from 'vitest';
import { createLayers, slotsFor } from './layers.ts';

/** A ground that knows what lies on it, and counts the work. */
function createGround() {
  let lies: number[] = [];
  const kept = new Map<number, number[]>();
  const ground = {
    work: 0,
    lies: () => lies,
    clear: () => void (lies = []),
    lay(from: number, to: number) {
      ground.work += to - from;
      for (let i = from; i < to; i++) lies.push(i);
    },
    save: (slot: number) => void kept.set(slot, [...lies]),
    restore: (slot: number) => void (lies = [...kept.get(slot)!]),
    kept,
  };
  return ground;
}
const upTo = (count: number) => Array.from({ length: count }, (_, i) => i);

describe('layers', () => {
  it('shows the same strands whichever way a place is reached', () => {
    const ground = createGround();
    const layers = createLayers(ground, 1000, 7);
    for (const target of [1000, 0, 10, 999, 500, 499, 125, 124, 876, 1000]) {
      while (!layers.reach(target, 90)) expect(layers.laid()).toBeLessThanOrEqual(1000);
      expect(ground.lies()).toEqual(upTo(target));
    }
  });

  it('lays no more than its budget at a time', () => {
    const ground = createGround();
    const layers = createLayers(ground, 1000, 7);
    expect(layers.reach(1000, 300)).toBe(false);
    expect(ground.work).toBe(300);
    expect(layers.reach(400, 300)).toBe(true);
    expect(ground.work).toBe(400);
  });

  it('goes back no further than the last kept picture, and forward from the next one', () => {
    const ground = createGround();
    const layers = createLayers(ground, 1000, 9);
    layers.reach(1000, 1000);
    expect(ground.kept.size).toBe(9);
    for (const target of [950, 50, 849, 120, 1000]) {
      ground.work = 0;
      layers.reach(target, 1000);
      expect(ground.work).toBeLessThanOrEqual(100);
    }
  });

  it('works with no memory, and with few strands', () => {
    const ground = createGround();
    const layers = createLayers(ground, 3, 0);
    expect([layers.reach(3, 9), layers.reach(1, 9)]).toEqual([true, true]);
    expect(ground.lies()).toEqual([0]);
    expect(createLayers(createGround(), 0, 16).reach(0, 1)).toBe(true);
  });

  it('sets memory aside within its bound', () => {
    expect(slotsFor(800 * 800 * 4)).toBe(16);
    expect(slotsFor(1800 * 1800 * 4)).toBe(5);
    expect(slotsFor(1e9)).toBe(0);
  });
});
