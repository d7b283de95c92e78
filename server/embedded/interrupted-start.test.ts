import { existsSync, readdirSync, rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Backend, type BackendOptions } from './backend.ts';
import { MAKING } from './database-folder.ts';
import { LOCAL_ANON_KEY } from './keys.ts';
import { openHere } from './testing/thread-here.ts';

/*
 * A first start that ends before it is done, as by Ctrl-C. `npm run bench:kill` does it two hundred
 * times at random moments.
 */

let all: string;
let folder: string;
const lines: string[] = [];
const backendHere = (open?: BackendOptions['open']) =>
  new Backend({
    open,
    folder,
    cache: path.join(all, 'cache'),
    siteUrl: () => 'http://localhost',
    log: (line) => void lines.push(line),
  });

beforeAll(async () => {
  all = await mkdtemp(path.join(tmpdir(), 'ilmek-interrupted-'));
});
afterAll(() => rm(all, { recursive: true, force: true }));

const database = () => path.join(folder, 'database');
const filesThere = () =>
  existsSync(database()) ? readdirSync(database(), { recursive: true }).length : 0;

async function until(there: () => boolean): Promise<void> {
  while (!there()) await new Promise((resolve) => setTimeout(resolve, 10));
}

async function serves(): Promise<string> {
  const backend = backendHere(openHere);
  const headers = { apikey: LOCAL_ANON_KEY };
  const answer = await backend.fetch(
    new Request('http://localhost/rest/v1/gallery_counts?select=type', { headers }),
  );
  const body = await answer.text();
  await backend.close();
  return `${answer.status} ${body}`;
}

async function interruptedThenServes(name: string): Promise<void> {
  folder = path.join(all, name);
  const first = backendHere();
  const started = first.start().catch(() => undefined);
  await until(() => filesThere() > 100);
  await first.end();
  await started;
  expect(readdirSync(folder)).toContain(MAKING);
  expect(await serves()).toMatch(/^200 .*embroidery/);
  expect(readdirSync(folder)).not.toContain(MAKING);
}

it('begins anew after a first start that was ended with some of its files unpacked', async () => {
  await interruptedThenServes('made');

  // As an older version left it, without a mark: put aside, since nobody can tell what it was.
  rmSync(path.join(database(), 'global'), { recursive: true });
  rmSync(path.join(folder, 'files', '.ilmek'));
  expect(await serves()).toMatch(/^200 .*embroidery/);
  expect(readdirSync(folder).join(' ')).toContain('database.unfinished-');
});

it('begins anew after one that was ended with some of a template laid', async () => {
  expect(readdirSync(path.join(all, 'cache', 'database'))).toHaveLength(1);
  await interruptedThenServes('laid');
});
