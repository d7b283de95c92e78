import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Hono } from 'hono';
import { listen } from '../../listen.ts';
import type { Database } from '../migrate.ts';
import { type EmbeddedOptions, openEmbedded } from '../open.ts';
import type { TestServer } from './server.ts';

/** A project whose database a test may reach into: to make a session old, a file half there. */
export interface TestProject extends Pick<TestServer, 'url' | 'folder' | 'close'> {
  database: Database;
  /** Ends it, and leaves its folder. */
  stop: () => Promise<void>;
}

/**
 * Opens an empty project in this thread, and answers for it on a free port.
 * @param siteOwner address of the account that owns the site
 * @param more what else the project is told
 */
export async function startTestProject(
  siteOwner?: string,
  more: Partial<EmbeddedOptions> = {},
): Promise<TestProject> {
  const folder = await mkdtemp(path.join(tmpdir(), 'ilmek-project-'));
  const embedded = await openEmbedded({ folder, siteUrl: 'http://localhost', siteOwner, ...more });
  const app = new Hono();
  app.all('*', (context) => embedded.fetch(context.req.raw));
  const listening = await listen(app, { port: 0, host: '127.0.0.1' });
  const stop = async () => {
    await listening.close();
    await embedded.close();
  };
  return {
    url: listening.url,
    folder,
    database: embedded.database,
    stop,
    async close() {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
