import { type ChildProcess, spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { constants, existsSync } from 'node:fs';
import { type FileHandle, mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { createServer, type Server } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { wantsHouse } from './house.ts';

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
  /** Waits until that is printed, however long it takes. @throws Error where it ends without */
  said: (words: string | RegExp) => Promise<void>;
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
  const changed = new EventEmitter();
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      changed.emit('change');
    });
  }
  let over = false;
  const ended = once(child, 'close').then(([code]) => {
    over = true;
    changed.emit('change');
    return code as number | null;
  });
  const said = async (words: string | RegExp) => {
    while (!(typeof words === 'string' ? printed.includes(words) : words.test(printed))) {
      if (over) throw new Error(`it ended without “${words}”: ${printed}`);
      await once(changed, 'change');
    }
  };
  return { child, printed: () => printed, said, ended };
}

/** Waits for the line that says where it listens. */
async function ready(run: Run): Promise<string> {
  await run.said(/ready at \S+ /);
  return /http:\/\/\S+/.exec(run.printed())?.[0] ?? '';
}

async function takePort(host: string): Promise<{ server: Server; port: number }> {
  const server = createServer();
  server.listen(0, host);
  await once(server, 'listening');
  return { server, port: (server.address() as { port: number }).port };
}

describe('npm start', () => {
  it('serves the site on the given host, logs an unknown path, and ends cleanly, told twice', async () => {
    const run = start({ PORT: '0', HOST: '127.0.0.1' });
    const url = await ready(run);
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect(await (await fetch(url)).text()).toContain('Home');
    expect((await fetch(`${url}/no/such-page`)).status).toBe(404);
    await run.said(/^404 \/no\/such-page$/m);
    // A browser keeps its connection open: that must not keep the server.
    const agent = new Agent({ keepAlive: true });
    const [response] = (await once(get(url, { agent }), 'response')) as [{ resume: () => void }];
    response.resume();
    // The database is only just being opened.
    run.child.kill('SIGTERM');
    run.child.kill('SIGTERM');
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

  it.each([
    [{ PORT: '70000' }, 'PORT is “70000”'],
    [{ PORT: '0', SITE_OWNER: 'me' }, 'SITE_OWNER is “me”'],
    [{ PORT: '0', HOST: '192.0.2.1' }, '192.0.2.1 is not an address of this machine'],
    [{ PORT: '0', HOST: 'none.invalid' }, 'none.invalid is not known as an address'],
  ])('says in one line what is wrong with %o', async (env, words) => {
    const run = start(env);
    expect(await run.ended).toBe(1);
    expect(run.printed()).toContain(words);
    expect(run.printed().trim().split('\n')).toHaveLength(1);
  });

  it('opens the database before anybody asks, lets a stand-in play fal.ai, and ends with all that is half there', async () => {
    const DATA_DIR = path.join(dist, 'opened');
    // Supabase Lite is quieter in tests.
    const env = { PORT: '0', DATA_DIR, NODE_ENV: '' };
    const run = start(env, dist, '--empty', '--fake-ai');
    const url = await ready(run);
    const maker = { maker: 'fal', standIn: true };
    expect(await (await fetch(`${url}/maker.json`)).json()).toEqual(maker);
    await run.said('A stand-in plays fal.ai');
    await run.said('Accounts and gallery are open.');
    run.child.kill('SIGINT');
    run.child.kill('SIGINT');
    expect(await run.ended).toBe(0);
    expect(run.printed()).not.toMatch(/error/i);
    const tidied = start(env, dist, '--repair', '--tidy');
    expect(await tidied.ended).toBe(0);
    expect(tidied.printed()).toMatch(/All of it is whole[^]*nothing was set aside\.\n$/);
    expect(tidied.printed()).not.toContain('EXPERIMENTAL');
    const back = start(env, dist, '--bring-back');
    expect(await back.ended).toBe(0);
    expect(back.printed()).toMatch(/^There is nothing in quarantine in .*\n$/);
  });

  it('hangs pieces of the house on the wall of a first start, and goes on where it was ended', async () => {
    // All dozen begin, end and go on as these two do: one that is soon sewn, and one that takes its time.
    const names = ['Rose', 'Liman'];
    const DATA_DIR = path.join(dist, 'house');
    const env = { PORT: '0', DATA_DIR, NODE_ENV: '', HOUSE_PIECES: names.join() };
    const ask = async <T>(url: string, what: string) => {
      const headers = { apikey: 'sb_publishable_local' };
      return (await (await fetch(`${url}/rest/v1/${what}`, { headers })).json()) as T[];
    };
    const count = async (url: string) => {
      const rows = await ask<{ designs: number }>(url, 'gallery_counts?select=designs');
      return rows.reduce((sum, { designs }) => sum + designs, 0);
    };
    const first = start(env, dist, WITH_HOUSE);
    const url = await ready(first);
    await first.said('gallery are open.');
    while ((await count(url)) === 0) {
      expect(first.printed()).not.toContain('our own hang');
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    first.child.kill('SIGINT');
    expect(await first.ended).toBe(0);
    const wanted = path.join(DATA_DIR, 'house.wanted');
    expect(existsSync(wanted)).toBe(true);

    const again = start(env, dist, WITH_HOUSE);
    const there = await ready(again);
    await again.said('Pieces of our own hang');
    expect(await count(there)).toBe(names.length);
    // Everyone may go on with them.
    const pieces = await ask<{ allowed: boolean }>(there, 'gallery_pieces?select=allowed');
    expect(pieces).toEqual(names.map(() => ({ allowed: true })));
    again.child.kill('SIGINT');
    await again.ended;
    // They are hung once: a later start asks for none.
    expect(existsSync(wanted)).toBe(false);
    expect(wantsHouse(DATA_DIR, false)).toBe(false);
  });

  it('says before it is ready that the data cannot be used, and serves the pages', async () => {
    const DATA_DIR = path.join(dist, 'index.html', 'data');
    const run = start({ PORT: '0', DATA_DIR });
    const url = await ready(run);
    expect(run.printed()).toMatch(
      /^Accounts and gallery do not work: The data cannot be read or written[^]*Ilmek is ready at \S+ {2}\(without accounts and gallery;/,
    );
    expect(await (await fetch(url)).text()).toContain('Home');
  });

  it('ends at once on a second Ctrl-C although the database does not', async () => {
    // Data that is never read to its end: a pipe into which nobody writes.
    const DATA_DIR = await mkdtemp(path.join(dist, 'stuck-'));
    const secrets = path.join(DATA_DIR, 'secrets.json');
    await once(spawn('sh', ['-c', 'mkfifo "$1"', 'sh', secrets]), 'close');
    const run = start({ PORT: '0', DATA_DIR });
    await ready(run);
    // Only a pipe that somebody reads can be opened like this.
    const { O_WRONLY, O_NONBLOCK } = constants;
    let pipe: FileHandle | undefined;
    while (!(pipe = await open(secrets, O_WRONLY | O_NONBLOCK).catch(() => undefined))) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    run.child.kill('SIGINT');
    // The same one may come twice within half a second.
    await new Promise((resolve) => setTimeout(resolve, 800));
    expect(run.child.exitCode).toBe(null);
    run.child.kill('SIGINT');
    await run.ended;
    await pipe.close();
    // That it ends after some seconds, too, and says so: stopping.test.ts.
    expect(run.child.signalCode).toBe('SIGKILL');
  });

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
