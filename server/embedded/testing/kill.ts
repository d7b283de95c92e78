import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LOCAL_ANON_KEY } from '../keys.ts';
import { Client, designRow, GZIP, mailedToken, PASSWORD, PNG, upload } from './server.ts';

export interface KillOptions {
  /** How often the server is killed, each time while `CUT` saves are under way. */
  kills: number;
  /** Chooses the moments. */
  random?: () => number;
  log?: (line: string) => void;
}

export interface KillReport {
  kills: number;
  /** Saves that the server had answered with yes. */
  acknowledged: number;
  /** Of those: not there any more, or without their picture. */
  lost: string[];
  /** Rows without picture, files without row, entries without either. */
  half: string[];
}

/** Saves before a kill, and during it. The first after a start is slow: the second tells a save's time. */
const UNDISTURBED = 2;
const CUT = 3;

/** Saves that are tried for each kill. */
export const SAVES_A_KILL = UNDISTURBED + CUT;

/** Time for a start, ms: on a busy machine the first takes long. */
const START_MS = 60_000;

/** The process of `npm start` on a data folder; answers once its database is open. */
class Server {
  readonly folder: string;
  readonly url: string;
  readonly #dist: string;
  #child: ChildProcess | undefined;

  constructor(folder: string, dist: string, port: number) {
    this.folder = folder;
    this.#dist = dist;
    this.url = `http://127.0.0.1:${port}`;
  }

  async start(): Promise<void> {
    const main = path.join(import.meta.dirname, '..', '..', 'main.ts');
    const { port } = new URL(this.url);
    const env = { ...process.env, PORT: port, HOST: '127.0.0.1', DATA_DIR: this.folder };
    this.#child = spawn(process.execPath, [main, this.#dist], { env, stdio: 'ignore' });
    let said = 'nothing';
    for (const until = Date.now() + START_MS; Date.now() < until;) {
      const headers = { apikey: LOCAL_ANON_KEY };
      const answer = await fetch(`${this.url}/auth/v1/settings`, { headers }).catch(
        () => undefined,
      );
      if (answer?.ok) return;
      if (answer) said = `${answer.status} ${await answer.text()}`;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`the server does not answer: ${said}`);
  }

  async kill(): Promise<void> {
    const child = this.#child!;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }
}

/** A picture that says which design it belongs to. */
const tailOf = (id: string) => new TextEncoder().encode(`file of ${id}`.padEnd(40_000, '.'));
const pictureOf = (id: string) => Uint8Array.of(...PNG, ...tailOf(id));
const stitchesOf = (id: string) => Uint8Array.of(...GZIP, ...tailOf(id));

/** Saves as a page does: picture, stitches, row. @returns whether the server said yes */
async function save(client: Client, id: string): Promise<boolean> {
  try {
    const folder = `${client.id}/${id}`;
    const files = await Promise.all([
      upload(client, `${folder}/picture.png`, 'image/png', pictureOf(id)),
      upload(client, `${folder}/stitches.json.gz`, 'application/gzip', stitchesOf(id)),
    ]);
    if (files.some(({ status }) => status !== 200)) return false;
    const row = { ...designRow(client.id, id), stitches: `${ADDRESS}${folder}/stitches.json.gz` };
    return (await client.ask('/rest/v1/gallery_images', { body: row })).status === 201;
  } catch {
    return false;
  }
}

const ADDRESS = '/storage/v1/object/gallery/';

/** Saves over and over while the server is killed, and looks what is left. */
export async function saveThroughKills(options: KillOptions): Promise<KillReport> {
  const { kills, random = Math.random, log = () => undefined } = options;
  const folder = await mkdtemp(path.join(tmpdir(), 'ilmek-kill-'));
  await writeFile(path.join(folder, 'index.html'), '<!doctype html>');
  const server = new Server(
    path.join(folder, 'data'),
    folder,
    20_000 + Math.floor(random() * 20_000),
  );
  const acknowledged: string[] = [];
  try {
    await server.start();
    const client = await join(server);
    const tell = (id: string, saved: boolean) => void (saved && acknowledged.push(id));
    for (let kill = 0; kill < kills; kill++) {
      let lasted = 0;
      for (let k = 0; k < UNDISTURBED; k++) {
        const id = crypto.randomUUID();
        const before = performance.now();
        tell(id, await save(client, id));
        lasted = performance.now() - before;
      }
      const ids = Array.from({ length: CUT }, () => crypto.randomUUID());
      const saving = ids.map((id) => save(client, id));
      await new Promise((resolve) => setTimeout(resolve, random() * lasted * CUT));
      await server.kill();
      for (const [k, id] of ids.entries()) tell(id, await saving[k]);
      await server.start();
      if (kill % 10 === 9) log(`${kill + 1} kills, ${acknowledged.length} saves acknowledged`);
    }
    return {
      kills,
      acknowledged: acknowledged.length,
      ...(await inspect(server, client, acknowledged)),
    };
  } finally {
    await server.kill();
    await rm(folder, { recursive: true, force: true });
  }
}

async function join(server: Server): Promise<Client> {
  const client = new Client(server);
  const email = 'kill@example.com';
  await client.ask('/auth/v1/signup', { body: { email, password: PASSWORD } });
  const token_hash = await mailedToken(server, email);
  const { body } = await client.ask('/auth/v1/verify', { body: { type: 'signup', token_hash } });
  const { access_token, user } = body as { access_token: string; user: { id: string } };
  client.token = access_token;
  client.id = user.id;
  return client;
}

async function inspect({ folder }: Server, client: Client, acknowledged: string[]) {
  const rows = await allRows(client);
  const ids = new Set(rows.map(({ id }) => id));
  const lost = acknowledged.filter((id) => !ids.has(id));
  const half: string[] = [];
  for (const row of rows) {
    for (const [address, bytes] of [
      [row.url, pictureOf(row.id)],
      [row.stitches, stitchesOf(row.id)],
    ] as const) {
      const answer = await client.ask(address);
      const whole = answer.status === 200 && answer.body === new TextDecoder().decode(bytes);
      if (!whole) half.push(`row ${row.id}: ${address} is ${answer.status}`);
    }
  }
  const base = path.join(folder, 'files');
  const files = await readdir(base, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const file of files.filter((entry) => entry.isFile())) {
    const id = path.basename(file.parentPath);
    if (!ids.has(id)) half.push(`file ${path.join(file.parentPath, file.name)}`);
  }
  const { body } = await client.ask('/storage/v1/object/list/gallery', {
    body: { prefix: client.id, limit: 10_000, offset: 0 },
  });
  for (const { name } of body as { name: string }[]) {
    if (![...ids].some((id) => name.includes(id))) half.push(`entry ${name}`);
  }
  return { lost, half };
}

async function allRows(client: Client) {
  const rows: { id: string; url: string; stitches: string }[] = [];
  for (;;) {
    const after = rows.at(-1)?.id ?? '00000000-0000-0000-0000-000000000000';
    const { body } = await client.ask(
      `/rest/v1/gallery_images?select=id,url,stitches&id=gt.${after}&order=id&limit=200`,
    );
    const more = body as typeof rows;
    if (more.length === 0) return rows;
    rows.push(...more);
  }
}
