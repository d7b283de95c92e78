import { expect, it } from 'vitest';
import { surviveKills } from './testing/kill.ts';

/* `tests/attack/kills.attack.ts` does the same two hundred times. */
it('keeps all that was acknowledged, and nothing by half, when the server is killed', async () => {
  const report = await surviveKills({ first: 0, later: 0, work: 1 });
  expect(report.acknowledged).toBeGreaterThanOrEqual(4);
  expect(report.lost).toEqual([]);
  expect(report.half).toEqual([]);
});
