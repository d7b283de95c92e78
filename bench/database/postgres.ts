import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getAuthSchemaSql, getStorageSchemaSql, SUPABASE_AUTH_HELPERS_SQL } from '@supabase/lite';
import { PLATFORM_SQL } from '../../server/embedded/platform.ts';
import { fillSql, WORD_SQL } from './fill.ts';
import {
  BAR_MS,
  BarMissed,
  p95,
  plansToShow,
  row,
  tasks,
  type PageArguments,
  type Sort,
} from './queries.ts';

const MIGRATIONS = path.join(import.meta.dirname, '..', '..', 'supabase', 'migrations');

/** How often each way of a task is asked. */
const TIMES = 8;

/** Where Debian keeps the programs that are not for every day. */
const DEBIAN = '/usr/lib/postgresql';

function program(name: string): string {
  const found = existsSync(DEBIAN)
    ? readdirSync(DEBIAN).map((version) => path.join(DEBIAN, version, 'bin', name))
    : [];
  return found.find(existsSync) ?? name;
}

/** PostgreSQL refuses to run as root: there it runs as its own user. */
function asServer(command: string, args: string[]): void {
  const root = process.getuid?.() === 0;
  const [file, ...rest] = root ? ['runuser', '-u', 'postgres', '--', command] : [command];
  execFileSync(file, [...rest, ...args], { stdio: ['ignore', 'ignore', 'inherit'] });
}

interface Cluster {
  /** Runs statements and gives what psql printed, without decoration. */
  sql: (text: string) => string;
  /** The same, and gives what the server logged. */
  sqlWithLog: (text: string) => string;
  stop: () => void;
}

function startCluster(): Cluster {
  const folder = mkdtempSync(path.join(tmpdir(), 'ilmek-postgres-'));
  chmodSync(folder, 0o777);
  const data = path.join(folder, 'data');
  asServer(program('initdb'), ['-D', data, '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8']);
  // Memory as the smallest paid machine of the hosted service has it; no port, only a socket.
  const settings = [
    'shared_buffers=512MB',
    'work_mem=8MB',
    'maintenance_work_mem=512MB',
    'jit=off',
  ];
  const options = settings.map((setting) => `-c ${setting}`).join(' ');
  const server = `-k ${folder} -c listen_addresses='' ${options}`;
  asServer(program('pg_ctl'), [
    '-D',
    data,
    '-w',
    '-l',
    path.join(folder, 'log'),
    '-o',
    server,
    'start',
  ]);
  const asUser = process.getuid?.() === 0 ? ['-U', 'postgres'] : [];
  const args = ['-h', folder, ...asUser, '-d', 'postgres'];
  const flags = ['-X', '-q', '-A', '-t', '-v', 'ON_ERROR_STOP=1'];
  const psql = (input: string) => {
    const options = { input, encoding: 'utf8', maxBuffer: 1 << 28 } as const;
    const { stdout, stderr, status } = spawnSync('psql', [...args, ...flags], options);
    if (status !== 0) throw new Error(stderr);
    return { stdout, stderr };
  };
  return {
    sql: (text) => psql(text).stdout,
    sqlWithLog: (text) => psql(text).stderr,
    stop() {
      asServer(program('pg_ctl'), ['-D', data, '-m', 'immediate', 'stop']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const quoted = (value: string) => `'${value.replaceAll("'", "''")}'`;

const call = (args: PageArguments): string =>
  `select * from public.gallery_page(${(Object.entries(args) as [string, string][])
    .map(([name, value]) => `${name} => ${quoted(value)}`)
    .join(', ')})`;

/** A key two thirds into an order. */
function keyIn({ sql }: Cluster, sort: Sort, count: number) {
  const column = sort === 'name' ? 'name_key' : 'created_at';
  const direction = sort === 'newest' ? 'desc' : 'asc';
  const [key, id] = sql(
    `select ${column}, id from public.gallery_images order by ${column} ${direction}, id offset ${Math.floor((count * 2) / 3)} limit 1`,
  )
    .trim()
    .split('|');
  return { key, id };
}

/** Times of statements, ms, asked by a visitor in one session. */
function time({ sql }: Cluster, statements: string[]): number[] {
  const text = `set role anon;\n\\o /dev/null\n\\timing on\n${statements.join(';\n')};\n`;
  return [...sql(text).matchAll(/^Time: ([\d.]+) ms/gm)].map(([, ms]) => Number(ms));
}

/** The plan of the statement within the function, as the server carried it out. */
function planOf({ sqlWithLog }: Cluster, args: PageArguments): string {
  return sqlWithLog(`
    load 'auto_explain';
    set auto_explain.log_min_duration = 0;
    set auto_explain.log_nested_statements = on;
    set auto_explain.log_analyze = on;
    set client_min_messages = log;
    set role anon;
    ${call(args)};`);
}

/** The indexes that a plan reads, and whether it reads the whole table. */
function reading(plan: string) {
  const indexes = [...plan.matchAll(/Scan(?: Backward)? (?:using|on) (gallery_images_\w+)/g)];
  return {
    indexes: [...new Set(indexes.map(([, name]) => name))],
    wholeTable: /Seq Scan on gallery_images/.test(plan),
  };
}

function lay(cluster: Cluster, count: number): void {
  const system = [SUPABASE_AUTH_HELPERS_SQL, getAuthSchemaSql(), getStorageSchemaSql()];
  cluster.sql([...system, PLATFORM_SQL].join('\n'));
  for (const file of readdirSync(MIGRATIONS).sort()) {
    cluster.sql(readFileSync(path.join(MIGRATIONS, file), 'utf8'));
  }
  cluster.sql(WORD_SQL + fillSql(count));
  cluster.sql('vacuum analyze public.gallery_images');
}

/** Measures and prints. @throws BarMissed */
export function measurePostgres(count: number): void {
  const cluster = startCluster();
  try {
    const started = Date.now();
    lay(cluster, count);
    console.log(
      `${count.toLocaleString('en')} designs, filled in ${Math.round((Date.now() - started) / 1000)} s`,
    );
    console.log(cluster.sql('select version()').trim());
    const keys = {
      newest: keyIn(cluster, 'newest', count),
      oldest: keyIn(cluster, 'oldest', count),
      name: keyIn(cluster, 'name', count),
    };
    const slow: string[] = [];
    const timesOf = (way: PageArguments) =>
      time(
        cluster,
        Array.from({ length: TIMES }, () => call(way)),
      );
    const report = (name: string, times: number[]) => {
      console.log(row(name, times));
      if (p95(times) > BAR_MS) slow.push(name);
    };
    for (const { name, ways } of tasks(keys)) {
      const each = ways.map((way) => ({ way, times: timesOf(way) }));
      report(
        name,
        each.flatMap(({ times }) => times),
      );
      for (const { way, times } of each) if (p95(times) > BAR_MS) console.log('  ', way, times);
    }
    report('counts', time(cluster, Array<string>(50).fill('select * from public.gallery_counts')));
    for (const way of plansToShow(keys)) {
      const { indexes, wholeTable } = reading(planOf(cluster, way));
      console.log(`${JSON.stringify(way)}: ${indexes.join(', ')}`);
      if (wholeTable) slow.push(`whole table read for ${JSON.stringify(way)}`);
    }
    if (slow.length > 0) throw new BarMissed(`over the bar: ${slow.join(', ')}`);
  } finally {
    cluster.stop();
  }
}
