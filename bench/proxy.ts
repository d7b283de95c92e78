/*
 * The function to fal.ai under load: many visitors at once, against the stand-in, each in a
 * process of its own.
 *
 *   node bench/proxy.ts             5 seconds, to try it
 *   node bench/proxy.ts 60          as long as another number of seconds
 *   node bench/proxy.ts 60 500      with another number of visitors
 *
 * Asks twice: the stand-in itself, then through the function. What the function costs is the
 * difference of the two, and what it takes by its own clock beside waiting for the stand-in.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { startProxy } from './proxy/server.ts';
import type { LoadReport, LoadTask } from './proxy/visitors.ts';

const seconds = Number(process.argv[2] ?? 5);
const visitors = Number(process.argv[3] ?? 500);

/** What the function may add to an answer, ms at the 95th percentile. */
const BAR_MS = 20;

const start = (file: string): ChildProcess =>
  fork(path.join(import.meta.dirname, 'proxy', file), { execArgv: [] });

async function told<T>(child: ChildProcess): Promise<T> {
  const [message] = (await once(child, 'message')) as [T];
  return message;
}

async function load(task: LoadTask): Promise<LoadReport> {
  const child = start('visitors.ts');
  child.send(task);
  const report = await told<LoadReport>(child);
  child.kill();
  return report;
}

const standIn = start('stand-in.ts');
const base = await told<string>(standIn);
const proxy = await startProxy(base);

const direct = await load({ base, seconds, visitors });
const cpuBefore = process.cpuUsage();
proxy.begin();
const through = await load({ base, proxyUrl: proxy.url, seconds, visitors });
const cpu = process.cpuUsage(cpuBefore);
const own = proxy.end();
await proxy.close();
standIn.kill();

const print = (
  name: string,
  { requests, pictures, statuses, failures, p50, p95, p99 }: LoadReport,
) =>
  console.log(
    `${name.padEnd(8)} ${requests} requests, ${pictures} pictures, statuses ${JSON.stringify(statuses)}, failures ${JSON.stringify(failures)}, p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`,
  );
console.log(`${visitors} visitors for ${seconds} s`);
print('direct', direct);
print('through', through);
console.log(
  `the function's own time: p50 ${own.p50.toFixed(2)} ms, p95 ${own.p95.toFixed(2)} ms, p99 ${own.p99.toFixed(2)} ms; ${((cpu.user + cpu.system) / 1000 / through.requests).toFixed(2)} ms of CPU a request`,
);
const mb = (size: number) => size.toFixed(0);
console.log(
  `heap in use after a collection: ${mb(own.heap.before)} MB before, ${mb(own.heap.after)} MB after; resident, MB: ${own.resident.map(mb).join(' ')}`,
);
const added = through.p95 - direct.p95;
console.log(`added at p95: ${added.toFixed(1)} ms (bar: ${BAR_MS})`);
const wrong = Object.entries(through.statuses).filter(([status]) => Number(status) >= 400);
const failed = wrong.length > 0 || Object.keys(through.failures).length > 0 || added > BAR_MS;
process.exitCode = failed ? 1 : 0;
