import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { createApp, type AppOptions } from '../../app.ts';
import { listen } from '../../listen.ts';
import { Backend } from '../backend.ts';
import { LOCAL_ANON_KEY } from '../keys.ts';
import { readMails, type Mail } from '../mailbox.ts';
import { openHere } from './thread-here.ts';

/** A server with an empty project of its own, on a free port. */
export interface TestServer {
  url: string;
  folder: string;
  /** What it logged. */
  lines: string[];
  serviceKey: () => Promise<string>;
  close: () => Promise<void>;
}

/**
 * @param more what else the server is told
 * @param ownThread opens the database in a thread of its own, as the product does
 */
export async function startTestServer(
  more: Partial<AppOptions> = {},
  ownThread = false,
): Promise<TestServer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'ilmek-data-'));
  const lines: string[] = [];
  const log = (line: string) => void lines.push(line);
  let url = '';
  const backend = new Backend({
    ...{ folder, siteUrl: () => url, log },
    ...(!ownThread && { open: openHere }),
  });
  const listening = await listen(createApp({ dist: folder, log, backend, ...more }), {
    port: 0,
    host: '127.0.0.1',
  });
  url = listening.url;
  await backend.start();
  return {
    url,
    folder,
    lines,
    serviceKey: () => backend.serviceKey(),
    async close() {
      await Promise.all([listening.close(), backend.close()]);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** An answer, read. */
export interface Answer {
  status: number;
  headers: Headers;
  /** JSON where it is JSON, else text. */
  body: unknown;
}

export interface Asking {
  method?: string;
  /** Sent as JSON, unless it is bytes. */
  body?: unknown;
  headers?: Record<string, string>;
}

/** Somebody who sends requests: a visitor, a member, or the service. */
export class Client {
  server: Pick<TestServer, 'url'>;
  /** Empty for a visitor. */
  id = '';
  token = '';
  apikey: string = LOCAL_ANON_KEY;

  constructor(server: Pick<TestServer, 'url'>) {
    this.server = server;
  }

  async ask(where: string, { method, body, headers = {} }: Asking = {}): Promise<Answer> {
    const isBytes = body instanceof Uint8Array;
    const sent = isBytes ? (body as Uint8Array<ArrayBuffer>) : JSON.stringify(body);
    const response = await fetch(this.server.url + where, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      body: sent,
      headers: {
        apikey: this.apikey,
        ...(this.token && { Authorization: `Bearer ${this.token}` }),
        ...(body !== undefined && !isBytes && { 'Content-Type': 'application/json' }),
        ...headers,
      },
    });
    const text = await response.text();
    const json = response.headers.get('Content-Type')?.includes('json');
    const { status } = response;
    return { status, headers: response.headers, body: json && text ? JSON.parse(text) : text };
  }
}

export const PASSWORD = 'needle-and-thread';

const mailsTo = async (server: Pick<TestServer, 'folder'>, to: string): Promise<Mail[]> =>
  (await readMails(server.folder)).filter((mail) => mail.to === to);

/** The token in the link of the newest mail to an address. */
export async function mailedToken(server: Pick<TestServer, 'folder'>, to: string): Promise<string> {
  const [mail] = await mailsTo(server, to);
  return new URLSearchParams(mail.link?.split('?')[1]).get('token_hash') ?? '';
}

interface Session {
  access_token: string;
  user: { id: string };
}

/** Signs up through the mailbox. */
export async function signUp(
  server: Pick<TestServer, 'url' | 'folder'>,
  email: string,
): Promise<Client> {
  const client = new Client(server);
  await client.ask('/auth/v1/signup', {
    body: { email, password: PASSWORD, data: { full_name: 'A member' } },
  });
  const token_hash = await mailedToken(server, email);
  const { body } = await client.ask('/auth/v1/verify', { body: { type: 'signup', token_hash } });
  const { access_token, user } = body as Session;
  client.token = access_token;
  client.id = user.id;
  return client;
}

/** The smallest PNG: one pixel. */
export const PNG = Uint8Array.from(
  atob(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  ),
  (letter) => letter.charCodeAt(0),
);

/** The smallest stitches: none. */
export const GZIP = new Uint8Array(gzipSync('{}'));

/** Uploads bytes as a file of a bucket: of the private one unless told. */
export const upload = (
  client: Client,
  key: string,
  type = 'image/png',
  bytes: Uint8Array = type === 'application/gzip' ? GZIP : PNG,
  bucket = 'gallery',
) =>
  client.ask(`/storage/v1/object/${bucket}/${key}`, {
    method: 'POST',
    body: bytes,
    headers: { 'Content-Type': type },
  });

/** A row as a page would insert it, its picture in the owner's folder. */
export function designRow(userId: string, id: string = crypto.randomUUID()) {
  return {
    id,
    user_id: userId,
    name: 'Red tulip',
    url: `/storage/v1/object/gallery/${userId}/${id}/picture.png`,
    prompt: 'A red tulip with two leaves',
    type: 'embroidery',
    settings: { style: 'satin' },
  };
}

/** Saves a design: its files, then its row. @param all with original and stitches, else a picture alone */
export async function save(
  client: Client,
  id: string = crypto.randomUUID(),
  all = false,
  settings: object = { style: 'satin' },
): Promise<string> {
  const folder = `${client.id}/${id}`;
  await upload(client, `${folder}/picture.png`);
  if (all) {
    await upload(client, `${folder}/original.png`);
    await upload(client, `${folder}/stitches.json.gz`, 'application/gzip');
  }
  const address = `/storage/v1/object/gallery/${folder}`;
  const { status, body } = await client.ask('/rest/v1/gallery_images', {
    body: {
      ...designRow(client.id, id),
      settings,
      ...(all && {
        original_image: `${address}/original.png`,
        stitches: `${address}/stitches.json.gz`,
      }),
    },
  });
  if (status !== 201) throw new Error(`not saved: ${status} ${JSON.stringify(body)}`);
  return id;
}

/** Copies a file of a member's design into the public bucket. */
export const copyOut = (client: Client, key: string) =>
  client.ask('/storage/v1/object/copy', {
    body: {
      bucketId: 'gallery',
      sourceKey: key,
      destinationBucket: 'shared',
      destinationKey: key,
    },
  });

export interface ShareChoice {
  name?: string;
  with_original?: boolean;
  with_files?: boolean;
}

/** Shares a design: the copies, then the row. @throws Error with the server's answer */
export async function share(client: Client, id: string, choice: ShareChoice = {}): Promise<void> {
  const { name = 'Red tulip', with_original = false, with_files = false } = choice;
  const files = [
    'picture.png',
    ...(with_original ? ['original.png'] : []),
    ...(with_files ? ['stitches.json.gz'] : []),
  ];
  for (const file of files) await copyOut(client, `${client.id}/${id}/${file}`);
  const { status, body } = await client.ask('/rest/v1/rpc/share_design', {
    body: { id, name, with_original, with_files },
  });
  if (status >= 300) throw new Error(`not shared: ${status} ${JSON.stringify(body)}`);
}

/** A server with a member who shares a design, another member, and a visitor. */
export interface Members {
  server: TestServer;
  owner: Client;
  other: Client;
  visitor: Client;
  /** The design. */
  id: string;
}

/** @param files the design has its original and its stitches, too */
export async function startMembers(files = false): Promise<Members> {
  const server = await startTestServer();
  const owner = await signUp(server, 'owner@example.com');
  const other = await signUp(server, 'other@example.com');
  const id = await save(owner, undefined, files);
  await share(owner, id);
  return { server, owner, other, visitor: new Client(server), id };
}
