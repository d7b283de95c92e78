import type { WorkerPort } from './link.ts';

/** Starts a worker of the engine, whose script the browser then has at hand. */
export function spawnEngineWorker(): WorkerPort {
  return new Worker(new URL('./engine.worker.ts', import.meta.url), {
    type: 'module',
    name: 'ilmek-engine',
  }) as WorkerPort;
}
