import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { loadavg, availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { inspect } from './kill-inspect.ts';
import { Worked, workAway } from './kill-work.ts';
import { type Kill, KillableServer } from './killable.ts';
import { Client, mailedToken, PASSWORD } from './server.ts';

/* The server of `npm start` is killed at random moments, and what is left is looked at each time. */

/** How often it is killed, by what it is at. */
export interface Kills {
  /** In its first start on a new folder. */
  first: number;
  /** In a later start. */
  later: number;
  /** While a member saves, shares, takes back and deletes. */
  work: number;
}

export interface KillOptions extends Kills {
  /** Chooses moments, signals and works. */
  random?: () => number;
  log?: (line: string) => void;
}

export interface KillReport {
  kills: number;
  /** What the server had answered with yes. */
  acknowledged: number;
  /** Of that: not so any more. */
  lost: string[];
  /** Rows without file, files and entries without row, copies of what is not shared. */
  half: string[];
  /** How long the start after each kill took, ms; and how many wanted a core then, for each there is. */
  starts: { ms: number; crowd: number }[];
}

/** What is expected of a member's one answer while the machine is busy, ms. */
const WORK_MS = 1500;

const crowd = (): number => Math.max(1, loadavg()[0] / availableParallelism());

class Killing {
  readonly #options: Required<KillOptions>;
  readonly #folder: string;
  readonly #port: number;
  readonly report: KillReport = { kills: 0, acknowledged: 0, lost: [], half: [], starts: [] };

  constructor(options: Required<KillOptions>, folder: string) {
    this.#options = options;
    this.#folder = folder;
    this.#port = 20_000 + Math.floor(options.random() * 20_000);
  }

  server(name: string): KillableServer {
    return new KillableServer(path.join(this.#folder, name), this.#folder, this.#port);
  }

  /** Kills it after a while, at once or by Ctrl-C. */
  async kill(server: KillableServer, mostMs: number): Promise<void> {
    const { random } = this.#options;
    await new Promise((resolve) => setTimeout(resolve, random() * mostMs));
    const how: Kill = random() < 0.5 ? 'SIGKILL' : 'SIGINT';
    await server.kill(how);
    this.report.kills++;
  }

  /** Starts it, and notes how long that took. */
  async serve(server: KillableServer): Promise<number> {
    const ms = await server.start();
    this.report.starts.push({ ms, crowd: crowd() });
    const { kills, starts } = this.report;
    if (kills % 10 === 0) {
      const slowest = Math.max(...starts.map((start) => start.ms));
      this.#options.log(`${kills} kills, slowest start ${(slowest / 1000).toFixed(1)} s`);
    }
    return ms;
  }
}

/** Somebody signs in anew: a long run outlives a token. */
async function signIn(client: Client, email: string): Promise<void> {
  const { body } = await client.ask('/auth/v1/token?grant_type=password', {
    body: { email, password: PASSWORD },
  });
  client.token = (body as { access_token: string }).access_token;
}

async function join(server: KillableServer, email: string): Promise<Client> {
  const client = new Client(server);
  await client.ask('/auth/v1/signup', { body: { email, password: PASSWORD } });
  const token_hash = await mailedToken(server, email);
  const { body } = await client.ask('/auth/v1/verify', { body: { type: 'signup', token_hash } });
  const { access_token, user } = body as { access_token: string; user: { id: string } };
  client.token = access_token;
  client.id = user.id;
  return client;
}

async function killFirstStarts(killing: Killing, times: number): Promise<void> {
  let lasts = 4000;
  for (let k = 0; k < times; k++) {
    const server = killing.server(`first-${k}`);
    try {
      // fetch asks nothing yet: the first request opens the database.
      const started = server.start().catch(() => 0);
      await killing.kill(server, lasts * 1.1);
      server.giveUp();
      await started;
      lasts = await killing.serve(server);
    } finally {
      await server.kill();
      await rm(server.folder, { recursive: true, force: true });
    }
  }
}

async function killLater(killing: Killing, { later, work, random = Math.random }: KillOptions) {
  const server = killing.server('data');
  const email = 'kill@example.com';
  const worked = new Worked();
  const { lost, half } = killing.report;
  const look = async (client: Client) => {
    const found = await inspect(server, client, worked, worked.fresh);
    lost.push(...found.lost);
    half.push(...found.half);
    worked.fresh.clear();
  };
  try {
    let lasts = await server.start();
    const client = await join(server, email);
    await workAway(client, worked, random);
    for (let k = 0; k < work; k++) {
      // Undisturbed once, so that there is something to share and to delete.
      await workAway(client, worked, random);
      const cut = workAway(client, worked, random);
      await killing.kill(server, WORK_MS);
      await cut;
      lasts = await killing.serve(server);
      await look(client);
      if (k % 20 === 19) await signIn(client, email);
    }
    for (let k = 0; k < later; k++) {
      await server.kill();
      const started = server.start().catch(() => 0);
      await killing.kill(server, lasts * 1.1);
      server.giveUp();
      await started;
      lasts = await killing.serve(server);
    }
    await signIn(client, email);
    await look(client);
    killing.report.acknowledged = worked.acknowledged;
  } finally {
    await server.kill();
  }
}

/** Kills the server over and over, and looks what is left. */
export async function surviveKills(options: KillOptions): Promise<KillReport> {
  const { random = Math.random, log = () => undefined } = options;
  const folder = await mkdtemp(path.join(tmpdir(), 'ilmek-kill-'));
  await writeFile(path.join(folder, 'index.html'), '<!doctype html>');
  const killing = new Killing({ ...options, random, log }, folder);
  try {
    await killFirstStarts(killing, options.first);
    await killLater(killing, options);
    return killing.report;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
