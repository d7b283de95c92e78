import { performJob } from '../jobs.ts';
import type { SpawnWorker, WorkerPort } from '../link.ts';

/**
 * Workers that do their jobs here, in later tasks, as many as are started.
 * @param breaks none of them loads
 */
export function rowsBench(breaks = false) {
  const ports: { asked: string[]; ended: boolean }[] = [];
  const nothing = { onProgress() {}, onFlatPreview() {}, onFrame() {} };
  const spawn: SpawnWorker = () => {
    const seen = { asked: [] as string[], ended: false };
    ports.push(seen);
    const port: WorkerPort = {
      postMessage({ id, request }) {
        seen.asked.push(request.type);
        setTimeout(() => {
          if (breaks) port.onerror?.({ message: 'it does not load' });
          else
            void performJob(request, nothing).then(({ result }) =>
              port.onmessage?.({ data: { type: 'done', id, result } }),
            );
        });
      },
      terminate: () => void (seen.ended = true),
      onmessage: null,
      onerror: null,
      onmessageerror: null,
    };
    return port;
  };
  return { ports, spawn };
}
