import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { createServer, type Server } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

/* The process as a person starts it: what it prints, and how it ends. */

let dist: string;
const started: ChildProcess[] = [];

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

interface Run {
  child: ChildProcess;
  /** All that was printed so far. */
  printed: () => string;
  ended: Promise<number | null>;
}

function start(env: Record<string, string>, folder = dist, ...more: string[]): Run {
  const main = path.join(import.meta.dirname, 'main.ts');
  const child = spawn(process.execPath, [main, folder, ...more], {
    env: { ...process.env, ...env },
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
    // It opens the database at once.
    const DATA_DIR = path.join(dist, 'data');
    const run = start({ PORT: '0', DATA_DIR }, dist, '--fake-ai');
    const url = await ready(run);
    expect(await (await fetch(`${url}/maker.json`)).json()).toEqual({
      maker: 'fal',
      standIn: true,
    });
    await expect.poll(run.printed).toContain('A stand-in plays fal.ai');
  });

  it('refuses an option that it does not know', async () => {
    const run = start({ PORT: '0' }, dist, '--fake-api');
    expect(await run.ended).toBe(1);
    expect(run.printed()).toContain("'--fake-api'");
  });

  it('says what to run when nothing is built', async () => {
    const run = start({ PORT: '0' }, path.join(dist, 'nothing'));
    expect(await run.ended).toBe(1);
    expect(run.printed()).toBe('Nothing is built yet. Run: npm start\n');
  });
});
