import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, existsSync } from 'node:fs';
import { cp, type FileHandle, mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { createServer, type Server } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestProject } from './embedded/testing/project.ts';

/* The process as a person starts it: what it prints, and how it ends. */

let dist: string;
const started: ChildProcess[] = [];
let runs = 0;

beforeAll(async () => {
  dist = await mkdtemp(path.join(tmpdir(), 'ilmek-main-'));
  await writeFile(path.join(dist, 'index.html'), '<!doctype html><title>Home</title>');
});
afterAll(() => rm(dist, { recursive: true }));
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

/** What `localhost` means on this machine: some have no IPv6. */
const loopbacks = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .map(({ address }) => address)
  .filter((address) => address === '127.0.0.1' || address === '::1');

/** No option at all: it ends the list of them. */
const WITH_HOUSE = '--';

interface Run {
  child: ChildProcess;
  /** All that was printed so far. */
  printed: () => string;
  ended: Promise<number | null>;
}

function start(env: Record<string, string>, folder = dist, ...more: string[]): Run {
  const main = path.join(import.meta.dirname, 'main.ts');
  const DATA_DIR = path.join(dist, `data-${runs++}`);
  // Pieces of the house are asked for by those tests alone that look at them.
  const args = more.length > 0 ? more : ['--empty'];
  const child = spawn(process.execPath, [main, folder, ...args], {
    env: { ...process.env, DATA_DIR, ...env },
  });
  started.push(child);
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return { child, printed: () => printed, ended };
}

/** Waits for the line that says where it listens. */
async function ready(run: Run): Promise<string> {
  await expect.poll(run.printed, { timeout: 10_000 }).toContain('ready at');
  return /http:\/\/\S+/.exec(run.printed())?.[0] ?? '';
}

async function takePort(host: string): Promise<{ server: Server; port: number }> {
  const server = createServer();
  server.listen(0, host);
  await once(server, 'listening');
  return { server, port: (server.address() as { port: number }).port };
}

describe('npm start', () => {
  it('serves the site and logs an unknown path', async () => {
    const run = start({ PORT: '0' });
    const url = await ready(run);
    expect(await (await fetch(url)).text()).toContain('Home');
    expect((await fetch(`${url}/no/such-page`)).status).toBe(404);
    await expect.poll(run.printed).toMatch(/^404 \/no\/such-page$/m);
  });

  it.each(['SIGINT', 'SIGTERM'] as const)('ends cleanly on %s, twice', async (signal) => {
    const run = start({ PORT: '0' });
    const url = await ready(run);
    // A browser keeps its connection open: that must not keep the server.
    const agent = new Agent({ keepAlive: true });
    const [response] = (await once(get(url, { agent }), 'response')) as [{ resume: () => void }];
    response.resume();
    run.child.kill(signal);
    run.child.kill(signal);
    expect(await run.ended).toBe(0);
    expect(run.printed()).not.toMatch(/error/i);
    agent.destroy();
  });

  it.each(loopbacks)('says in one line that the port is taken on %s', async (host) => {
    const { server, port } = await takePort(host);
    const run = start({ PORT: String(port) });
    expect(await run.ended).toBe(1);
    expect(run.printed()).toMatch(new RegExp(`^Port ${port} is taken\\. .*PORT=${port + 1}.*\\n$`));
    server.close();
  });

  it('listens on the given host alone', async () => {
    const run = start({ PORT: '0', HOST: '127.0.0.1' });
    expect(await ready(run)).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  });

  it.each([
    [{ PORT: 'abc' }, 'PORT is “abc”'],
    [{ PORT: '70000' }, 'PORT is “70000”'],
    [{ PORT: '0', SITE_OWNER: 'me' }, 'SITE_OWNER is “me”'],
    [{ PORT: '0', HOST: '192.0.2.1' }, '192.0.2.1 is not an address of this machine'],
    [{ PORT: '0', HOST: 'no.such.host.invalid' }, 'no.such.host.invalid'],
  ])('says in one line what is wrong with %o', async (env, words) => {
    const run = start(env);
    expect(await run.ended).toBe(1);
    expect(run.printed()).toContain(words);
    expect(run.printed().trim().split('\n')).toHaveLength(1);
  });

  it('lets a stand-in play fal.ai where it is told to, and says so', async () => {
    const run = start({ PORT: '0' }, dist, '--fake-ai');
    const url = await ready(run);
    expect(await (await fetch(`${url}/maker.json`)).json()).toEqual({
      maker: 'fal',
      standIn: true,
    });
    await expect.poll(run.printed).toContain('A stand-in plays fal.ai');
  });

  it('opens the database before anybody asks, and ends it with all that is half there', async () => {
    const DATA_DIR = path.join(dist, 'opened');
    // Supabase Lite is quieter in tests.
    const env = { PORT: '0', DATA_DIR, NODE_ENV: '' };
    const run = start(env);
    await ready(run);
    await expect.poll(run.printed, { timeout: 30_000 }).toContain('Accounts and gallery are open.');
    run.child.kill('SIGINT');
    expect(await run.ended).toBe(0);
    const tidied = start(env, dist, '--repair', '--tidy');
    expect(await tidied.ended).toBe(0);
    expect(tidied.printed()).toMatch(/All of it is whole[^]*nothing was set aside\.\n$/);
    expect(tidied.printed()).not.toContain('EXPERIMENTAL');
    const back = start(env, dist, '--bring-back');
    expect(await back.ended).toBe(0);
    expect(back.printed()).toMatch(/^There is nothing in quarantine in .*\n$/);
  }, 90_000);

  it('hangs pieces of the house on the wall of a first start, and goes on where it was ended', async () => {
    // To sew all dozen takes half a minute; two of them begin, end and go on in the same way.
    const PIECES = 2;
    const DATA_DIR = path.join(dist, 'house');
    const env = { PORT: '0', DATA_DIR, NODE_ENV: '', HOUSE_PIECES: String(PIECES) };
    const count = async (url: string) => {
      const headers = { apikey: 'sb_publishable_local' };
      const answer = await fetch(`${url}/rest/v1/gallery_counts?select=designs`, { headers });
      const rows = (await answer.json()) as { designs: number }[];
      return rows.reduce((sum, { designs }) => sum + designs, 0);
    };
    const ended = start(env, dist, WITH_HOUSE);
    const first = await ready(ended);
    await expect.poll(() => count(first), { timeout: 60_000 }).toBeGreaterThan(0);
    ended.child.kill('SIGINT');
    expect(await ended.ended).toBe(0);
    const wanted = path.join(DATA_DIR, 'house.wanted');
    expect(existsSync(wanted)).toBe(true);

    const again = start(env, dist, WITH_HOUSE);
    const url = await ready(again);
    await expect.poll(again.printed, { timeout: 150_000 }).toContain('Pieces of our own hang');
    expect(await count(url)).toBe(PIECES);
    again.child.kill('SIGINT');
    await again.ended;
    // They are hung once.
    const later = start(env, dist, WITH_HOUSE);
    await ready(later);
    await expect.poll(later.printed, { timeout: 30_000 }).toContain('gallery are open.');
    expect(existsSync(wanted)).toBe(false);
  }, 300_000);

  it('says before it is ready that the data cannot be used, and serves the pages', async () => {
    const DATA_DIR = path.join(dist, 'index.html', 'data');
    const run = start({ PORT: '0', DATA_DIR });
    const url = await ready(run);
    expect(run.printed()).toMatch(
      /^Accounts and gallery do not work: The data cannot be read or written[^]*Ilmek is ready at \S+ {2}\(without accounts and gallery;/,
    );
    expect(await (await fetch(url)).text()).toContain('Home');
  });

  /** Starts on data that is never read to its end: a pipe into which nobody writes. */
  async function startStuck(from: string): Promise<Run & { pipe: FileHandle }> {
    const DATA_DIR = await mkdtemp(path.join(dist, 'stuck-'));
    await cp(from, DATA_DIR, { recursive: true });
    const secrets = path.join(DATA_DIR, 'secrets.json');
    await rm(secrets);
    await once(spawn('sh', ['-c', 'mkfifo "$1"', 'sh', secrets]), 'close');
    const run = start({ PORT: '0', DATA_DIR });
    await ready(run);
    // Only a pipe that somebody reads can be opened like this.
    const { O_WRONLY, O_NONBLOCK } = constants;
    for (;;) {
      const pipe = await open(secrets, O_WRONLY | O_NONBLOCK).catch(() => undefined);
      if (pipe) return { ...run, pipe };
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  it('ends within seconds although the database does not, and at once on a second Ctrl-C', async () => {
    const project = await startTestProject();
    await project.stop();
    const [patient, impatient] = [
      await startStuck(project.folder),
      await startStuck(project.folder),
    ];
    await rm(project.folder, { recursive: true });
    const before = performance.now();
    patient.child.kill('SIGINT');
    impatient.child.kill('SIGINT');
    await new Promise((resolve) => setTimeout(resolve, 800));
    impatient.child.kill('SIGINT');
    await impatient.ended;
    const soon = performance.now() - before;
    await patient.ended;
    const late = performance.now() - before;
    for (const { pipe } of [patient, impatient]) await pipe.close();
    expect(patient.printed()).toContain('Something does not end');
    expect(impatient.printed()).not.toContain('Something does not end');
    // How many seconds: stopping.test.ts.
    expect(soon).toBeLessThan(late);
  }, 120_000);

  it('refuses an option that it does not know', async () => {
    const run = start({ PORT: '0' }, dist, '--fake-api');
    expect(await run.ended).toBe(1);
    expect(run.printed()).toBe(
      'npm start has no option “--fake-api”. npm start -- --help says what it can do.\n',
    );
    const valued = start({ PORT: '0' }, dist, '--repair=all');
    expect(await valued.ended).toBe(1);
    expect(valued.printed()).toMatch(/^The option “--repair” stands alone, without a value\. /);
  });

  it('does what npm was told without --, and says how to tell it', async () => {
    const run = start({ npm_lifecycle_event: 'start', npm_config_repair: 'true' });
    expect(await run.ended).toBe(1);
    expect(run.printed()).toMatch(
      /^npm keeps --repair to itself unless -- stands before it: npm start -- --repair\. .*\n[^]*There is no data here/,
    );
    const other = start({ PORT: '0', npm_lifecycle_event: 'test', npm_config_repair: 'true' });
    await ready(other);
  });

  it('says what to run when nothing is built', async () => {
    const run = start({ PORT: '0' }, path.join(dist, 'nothing'));
    expect(await run.ended).toBe(1);
    expect(run.printed()).toBe('Nothing is built yet. Run: npm start\n');
  });
});
