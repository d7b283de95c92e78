import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { LOCAL_ANON_KEY } from '../../../server/embedded/keys.ts';
import {
  type Client,
  copyOut,
  designRow,
  PNG,
  signUp,
  upload,
} from '../../../server/embedded/testing/server.ts';

/* The server of `npm start` as a process of its own, with a gallery to attack. */

export interface AttackedSite {
  url: string;
  /** Ids of the shared designs. */
  designs: string[];
  member: Client;
  /** What the process holds in memory now, MB. */
  resident: () => Promise<number>;
  close: () => Promise<void>;
}

const ROOT = path.join(import.meta.dirname, '..', '..', '..');

/** What `npm start` gives Node: flags, and the server's file. */
function startArguments(): string[] {
  const text = readFileSync(path.join(ROOT, 'package.json'), 'utf8');
  const { scripts } = JSON.parse(text) as { scripts: { start: string } };
  const [node, ...rest] = scripts.start.split(' ');
  if (node !== 'node') throw new Error(`npm start runs ${node}`);
  return rest;
}

/** Time for the first start, ms: on a busy machine it takes long. */
const START_MS = 90_000;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

async function answers(url: string): Promise<void> {
  const headers = { apikey: LOCAL_ANON_KEY };
  for (const until = Date.now() + START_MS; Date.now() < until;) {
    const answer = await fetch(`${url}/auth/v1/settings`, { headers }).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the server does not answer');
}

const run = promisify(execFile);

async function residentOf({ pid }: ChildProcess): Promise<number> {
  const { stdout } = await run('ps', ['-o', 'rss=', '-p', String(pid)]);
  return Number(stdout) / 1024;
}

/** A picture as large as saved ones are; its first bytes are a real one. */
function pictureOf(bytes: number): Uint8Array<ArrayBuffer> {
  const picture = new Uint8Array(bytes);
  picture.set(PNG);
  return picture;
}

/** Words that make comparing by pattern as slow as it gets. */
const SLOW_WORDS = 'a'.repeat(4000);

async function saveAndShare(member: Client, index: number, bytes: number): Promise<string> {
  const id = crypto.randomUUID();
  const key = `${member.id}/${id}/picture.png`;
  const name = `Tulip ${index} of the garden`;
  const prompt = index % 4 === 0 ? SLOW_WORDS : `A red tulip with ${index} leaves`;
  await upload(member, key, 'image/png', pictureOf(bytes));
  const row = { ...designRow(member.id, id), name, prompt };
  await member.ask('/rest/v1/gallery_images', { body: row });
  await copyOut(member, key);
  const shared = await member.ask('/rest/v1/rpc/share_design', {
    body: { id, name, with_original: false, with_files: false },
  });
  if (shared.status >= 300) throw new Error(`not shared: ${JSON.stringify(shared.body)}`);
  return id;
}

/**
 * Starts the server on a fresh data folder and fills its gallery.
 * @param count of designs
 * @param bytes of each picture
 */
export async function startSite(count: number, bytes = 60_000): Promise<AttackedSite> {
  const folder = await mkdtemp(path.join(tmpdir(), 'ilmek-attack-'));
  const dist = path.join(folder, 'dist');
  await mkdir(path.join(dist, 'gallery'), { recursive: true });
  await writeFile(path.join(dist, 'index.html'), '<!doctype html><title>Home</title>');
  const page = '<!doctype html><html><head><title>A design</title></head><body></body></html>';
  await writeFile(path.join(dist, 'gallery', 'design.html'), page);
  const data = path.join(folder, 'data');
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = { ...process.env, PORT: `${port}`, HOST: '127.0.0.1', DATA_DIR: data };
  const child = spawn(process.execPath, [...startArguments(), dist], {
    cwd: ROOT,
    env,
    stdio: 'ignore',
  });
  const close = async () => {
    const ended = child.exitCode === null ? once(child, 'exit') : undefined;
    child.kill('SIGKILL');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await answers(url);
    const member = await signUp({ url, folder: data }, 'member@example.com');
    const designs: string[] = [];
    for (let i = 0; i < count; i++) designs.push(await saveAndShare(member, i, bytes));
    return { url, designs, member, resident: () => residentOf(child), close };
  } catch (error) {
    await close();
    throw error;
  }
}
