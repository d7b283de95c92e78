import { expect, it } from 'vitest';
import { saveThroughKills } from './testing/kill.ts';

/* `npm run bench:kill` does the same with two hundred saves. */
it('keeps every save that was acknowledged, and none by half, when the server is killed', async () => {
  const report = await saveThroughKills({ kills: 2 });
  expect(report.acknowledged).toBeGreaterThanOrEqual(4);
  expect(report.lost).toEqual([]);
  expect(report.half).toEqual([]);
}, 240_000);
