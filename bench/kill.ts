/*
 * Kills the server of `npm start` at random moments while a member saves, shares, takes back and
 * deletes, then looks whether all that was acknowledged is so, and nothing is half there.
 *
 *   npm run bench:kill          40 kills
 *   npm run bench:kill -- 10    another number of them
 */
import { surviveKills } from '../server/embedded/testing/kill.ts';

const work = Number(process.argv[2] ?? 40);
const report = await surviveKills({ first: 0, later: 0, work, log: (line) => console.log(line) });
console.log(
  `${report.kills} kills, ${report.acknowledged} things acknowledged, ${report.lost.length} lost, ${report.half.length} half there`,
);
for (const line of [...report.lost, ...report.half]) console.log(`  ${line}`);
process.exitCode = report.lost.length + report.half.length > 0 ? 1 : 0;
