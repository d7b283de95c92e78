import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import type { Browser, Page } from 'playwright';
import { findChromium } from '../../scripts/lib/chromium.mjs';
import { freePort } from './port.ts';

/* The built site and a browser whose memory is watched, for attacks on the visitor's own tab. */

export interface Site {
  url: string;
  stop(): void;
}

/** Serves the built site on this machine alone. @throws Error where it does not begin within 60 s */
export async function serveSite(): Promise<Site> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const data = mkdtempSync(path.join(tmpdir(), 'ilmek-attack-'));
  const server = spawn(process.execPath, ['server/main.ts', '--empty'], {
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: data },
    stdio: 'ignore',
  });
  for (let tries = 0; tries < 120; tries++) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return { url, stop: () => server.kill('SIGTERM') };
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  server.kill('SIGKILL');
  throw new Error('the site does not begin: is it built?');
}

/** A page in a browser of its own. */
export interface Tab {
  page: Page;
  /** The most memory that any process which shows pages had so far, MB. */
  peak(): Promise<number>;
  close(): Promise<void>;
}

export async function openTab(): Promise<Tab> {
  const executablePath = await findChromium();
  const browser = await chromium.launch({ executablePath, args: ['--disable-gpu'] });
  const page = await browser.newPage();
  return { page, peak: () => peakOf(browser), close: () => browser.close() };
}

async function peakOf(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const peaks = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => {
      const status = readFileSync(`/proc/${id}/status`, 'utf8');
      return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024;
    });
  return Math.round(Math.max(...peaks));
}
