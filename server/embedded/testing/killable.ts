import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { LOCAL_ANON_KEY } from '../keys.ts';

/** A start that hangs, ms: on a busy machine one that does not takes long. */
const START_MS = 200_000;

/** How a server is ended: at once, or by Ctrl-C, which comes twice. */
export type Kill = 'SIGKILL' | 'SIGINT';

/** The process of `npm start` on a data folder; answers once its database is open. */
export class KillableServer {
  readonly folder: string;
  readonly url: string;
  readonly #dist: string;
  #child: ChildProcess | undefined;
  #waiting = false;

  constructor(folder: string, dist: string, port: number) {
    this.folder = folder;
    this.#dist = dist;
    this.url = `http://127.0.0.1:${port}`;
  }

  #launch(): void {
    const main = path.join(import.meta.dirname, '..', '..', 'main.ts');
    const { port } = new URL(this.url);
    const env = { ...process.env, PORT: port, HOST: '127.0.0.1', DATA_DIR: this.folder };
    this.#child = spawn(process.execPath, [main, this.#dist, '--empty'], { env, stdio: 'ignore' });
  }

  /** Whether there is a process. */
  get running(): boolean {
    return this.#child?.exitCode === null && this.#child.signalCode === null;
  }

  /** Starts it. @returns how long it took until the database answered, ms */
  async start(): Promise<number> {
    const before = performance.now();
    this.#launch();
    this.#waiting = true;
    let said = 'nothing';
    while (this.#waiting && this.running && performance.now() - before < START_MS) {
      const headers = { apikey: LOCAL_ANON_KEY };
      const answer = await fetch(`${this.url}/rest/v1/gallery_counts`, { headers }).catch(
        () => undefined,
      );
      if (answer?.ok) return performance.now() - before;
      if (answer) said = `${answer.status} ${await answer.text()}`;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`the server does not answer: ${said}`);
  }

  /** Whoever waits for a start that was killed waits no longer: it throws. */
  giveUp(): void {
    this.#waiting = false;
  }

  async kill(how: Kill = 'SIGKILL'): Promise<void> {
    const child = this.#child;
    if (!child || !this.running) return;
    const ended = once(child, 'exit');
    child.kill(how);
    if (how === 'SIGINT') child.kill(how);
    await ended;
  }
}
