/*
 * Saves while the server of `npm start` is killed at random moments, then looks whether every
 * save that was acknowledged is there, and none by half.
 *
 *   npm run bench:kill          200 saves
 *   npm run bench:kill -- 50    another number of them
 */
import { SAVES_A_KILL, saveThroughKills } from '../server/embedded/testing/kill.ts';

const saves = Number(process.argv[2] ?? 200);
const kills = Math.ceil(saves / SAVES_A_KILL);
const report = await saveThroughKills({ kills, log: (line) => console.log(line) });
console.log(
  `${kills * SAVES_A_KILL} saves, ${report.kills} kills, ${report.acknowledged} saves acknowledged, ${report.lost.length} lost, ${report.half.length} half there`,
);
for (const line of [...report.lost, ...report.half]) console.log(`  ${line}`);
process.exitCode = report.lost.length + report.half.length > 0 ? 1 : 0;
