import { describe, expect, it } from 'vitest';
import { STAGES } from '../../engine/core/context.ts';
import { stageCount, stageState } from './stages.ts';

describe('stages', () => {
  it('stand before, at and after the current one', () => {
    const states = STAGES.map((stage) => stageState(stage, 'shapes', STAGES));
    expect(states).toEqual(['done', 'now', 'todo', 'todo']);
  });

  it('begin with the first', () => {
    expect(stageState('colours', undefined, STAGES)).toBe('now');
  });

  it('tell true counts, and none where none is known', () => {
    const counts = { colours: { done: 6, total: 6 }, shapes: { done: 12.4, total: 214 } };
    expect(stageCount('colours', 'done', counts)).toBe('6 threads');
    expect(stageCount('shapes', 'now', counts)).toBe('5 %');
    expect(stageCount('stitches', 'todo', counts)).toBe('');
    const finish = { done: 12510, total: 22746 };
    expect(stageCount('finish', 'now', { finish })).toBe('12,510 of 22,746');
  });
});
