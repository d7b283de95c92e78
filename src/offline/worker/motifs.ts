import type { BuildFiles } from './messages.ts';
import { isGenerous, mayKeep, type Connection } from './rules.ts';

/*
 * The drawings of the prompts. With a network each is fetched when a prompt names it; for the time
 * without, all of them come once, behind the visitor's back, as one file.
 */

const CACHE = 'ilmek-motifs';

const TYPES: Record<string, string> = { svg: 'image/svg+xml', json: 'application/json' };

type Pack = Record<string, string>;

/** Read once, until another is kept. */
let pack: Promise<Pack | undefined> | undefined;

/** Fetches the pack of this build, where the connection is good for it. @throws TypeError offline */
export async function keepMotifs({ url, revision }: BuildFiles['motifs']): Promise<void> {
  const key = `${url}?${revision}`;
  const cache = await caches.open(CACHE);
  if ((await cache.match(key)) || !isGenerous(connection())) return;
  const response = await fetch(url);
  if (!mayKeep(response)) return;
  await cache.put(key, response);
  const old = (await cache.keys()).filter((request) => !request.url.endsWith(key));
  await Promise.all(old.map((request) => cache.delete(request)));
  pack = undefined;
}

/** A file of the motifs out of the pack; undefined where it is not there. */
export async function motifFromPack({ pathname }: URL): Promise<Response | undefined> {
  const text = (await (pack ??= readPack()))?.[pathname];
  if (text === undefined) return undefined;
  const ending = pathname.slice(pathname.lastIndexOf('.') + 1);
  return new Response(text, { headers: { 'Content-Type': TYPES[ending] } });
}

async function readPack(): Promise<Pack | undefined> {
  const cache = await caches.open(CACHE);
  const [kept] = await cache.matchAll();
  return kept && ((await kept.json()) as Pack);
}

const connection = (): Connection | undefined =>
  (navigator as WorkerNavigator & { connection?: Connection }).connection;
