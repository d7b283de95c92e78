import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getAuthSchemaSql, getStorageSchemaSql, SUPABASE_AUTH_HELPERS_SQL } from '@supabase/lite';
import { PLATFORM_SQL } from '../../server/embedded/platform.ts';
import { COLLECTOR, fillSql, WORD_SQL } from './fill.ts';
import {
  BAR_MS,
  BarMissed,
  ownTasks,
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

/** Whose list is asked for, and by whom. */
interface Asked {
  /** The function that gives its pages. */
  pages: string;
  /** The function or table that counts it. */
  counts: string;
  /** Which rows are in it. */
  where: string;
  /** Makes a session that of whoever asks. */
  session: string;
}

const COMMUNITY: Asked = {
  pages: 'gallery_page',
  counts: 'gallery_counts',
  where: "visibility = 'shared'",
  session: 'set role anon;',
};

const OWN: Asked = {
  pages: 'my_designs',
  counts: 'my_counts()',
  where: `user_id = '${COLLECTOR}'`,
  session: `set request.jwt.claim.sub = '${COLLECTOR}';
    set request.jwt.claims = '{"sub": "${COLLECTOR}"}'; set role authenticated;`,
};

const call = (args: PageArguments, { pages }: Asked): string =>
  `select * from public.${pages}(${(Object.entries(args) as [string, string][])
    .map(([name, value]) => `${name} => ${quoted(value)}`)
    .join(', ')})`;

/** A key two thirds into an order. */
function keyIn({ sql }: Cluster, sort: Sort, { where }: Asked) {
  const column = sort === 'name' ? 'name_key' : 'created_at';
  const direction = sort === 'newest' ? 'desc' : 'asc';
  const [key, id] = sql(
    `select ${column}, id from public.gallery_images where ${where}
     order by ${column} ${direction}, id
     offset (select count(*) * 2 / 3 from public.gallery_images where ${where}) limit 1`,
  )
    .trim()
    .split('|');
  return { key, id };
}

/** Times of statements, ms, asked in one session. */
function time({ sql }: Cluster, statements: string[], { session }: Asked): number[] {
  const text = `${session}\n\\o /dev/null\n\\timing on\n${statements.join(';\n')};\n`;
  return [...sql(text).matchAll(/^Time: ([\d.]+) ms/gm)].map(([, ms]) => Number(ms));
}

/** The plan of the statement within the function, as the server carried it out. */
function planOf({ sqlWithLog }: Cluster, args: PageArguments, asked: Asked): string {
  return sqlWithLog(`
    load 'auto_explain';
    set auto_explain.log_min_duration = 0;
    set auto_explain.log_nested_statements = on;
    set auto_explain.log_analyze = on;
    set client_min_messages = log;
    ${asked.session}
    ${call(args, asked)};`);
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

type Keys = Parameters<typeof tasks>[0];

/** Measures a list and prints. @returns what was over the bar */
function measureList(
  cluster: Cluster,
  asked: Asked,
  tasksOf: typeof tasks,
  plansOf: (keys: Keys) => PageArguments[],
): string[] {
  const keys = {
    newest: keyIn(cluster, 'newest', asked),
    oldest: keyIn(cluster, 'oldest', asked),
    name: keyIn(cluster, 'name', asked),
  };
  const slow: string[] = [];
  const report = (name: string, times: number[]) => {
    console.log(row(name, times));
    if (p95(times) > BAR_MS) slow.push(name);
  };
  for (const { name, ways } of tasksOf(keys)) {
    const each = ways.map((way) => {
      const calls = Array<string>(TIMES).fill(call(way, asked));
      return { way, times: time(cluster, calls, asked) };
    });
    report(
      name,
      each.flatMap(({ times }) => times),
    );
    for (const { way, times } of each) if (p95(times) > BAR_MS) console.log('  ', way, times);
  }
  const counting = Array<string>(50).fill(`select * from public.${asked.counts}`);
  report(asked.counts, time(cluster, counting, asked));
  for (const way of plansOf(keys)) {
    const { indexes, wholeTable } = reading(planOf(cluster, way, asked));
    console.log(`${asked.pages} ${JSON.stringify(way)}: ${indexes.join(', ')}`);
    if (wholeTable) slow.push(`whole table read by ${asked.pages} for ${JSON.stringify(way)}`);
  }
  return slow;
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
    const slow = [
      ...measureList(cluster, COMMUNITY, tasks, plansToShow),
      ...measureList(cluster, OWN, ownTasks, (keys) => plansToShow(keys).slice(0, 4)),
    ];
    if (slow.length > 0) throw new BarMissed(`over the bar: ${slow.join(', ')}`);
  } finally {
    cluster.stop();
  }
}
