import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Fault } from '../../server/fake-fal/faults.ts';
import { QUICK_PASSWORDS } from './quick-passwords.ts';

/** The built site, with the stand-in for fal.ai as its maker. */
export interface RemoteSite {
  url: string;
  /** Goes wrong from now on; without faults all is well again. */
  fail(...faults: Fault[]): Promise<void>;
  /** Goes wrong in these ways, too. */
  failToo(...faults: Fault[]): Promise<void>;
  close(): Promise<void>;
}

/** `npm start -- --fake-ai` in a process of its own, on a port of its own. */
export async function startRemoteSite(): Promise<RemoteSite> {
  const folder = mkdtempSync(path.join(tmpdir(), 'ilmek-remote-'));
  const server = spawn(process.execPath, ['server/main.ts', '--fake-ai', '--empty'], {
    // The tests are one visitor who makes more than one may in a day.
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: folder,
      ...QUICK_PASSWORDS,
      FAL_DAILY_PICTURES: '400',
      FAL_DAILY_PICTURES_EACH: '200',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await readyAt(createInterface({ input: server.stdout }));
  return {
    url,
    fail: (...faults) => tell(`${url}/_fal/faults`, faults),
    failToo: (...faults) => tell(`${url}/_fal/faults/more`, faults),
    async close() {
      server.kill('SIGTERM');
      await once(server, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function tell(address: string, faults: Fault[]): Promise<void> {
  const headers = { 'Content-Type': 'application/json' };
  const body = JSON.stringify(faults);
  const response = await fetch(address, { method: 'POST', headers, body });
  if (!response.ok) throw new Error(await response.text());
}

async function readyAt(lines: AsyncIterable<string>): Promise<string> {
  for await (const line of lines) {
    const [, url] = /^Ilmek is ready at (\S+)/.exec(line) ?? [];
    if (url) return url;
  }
  throw new Error('the server has ended');
}
