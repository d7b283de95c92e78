import { performJob } from '../jobs.ts';
import type { SpawnWorker, WorkerPort } from '../link.ts';
import type { DrawnBand } from '../protocol.ts';

/**
 * Workers that do their jobs here, in later tasks, as many as are started.
 * @param breaks none of them loads; or each fails after so many bands
 */
export function rowsBench(breaks: boolean | number = false) {
  const ports: { asked: string[]; bands: number; ended: boolean }[] = [];
  const nothing = { onProgress() {}, onFlatPreview() {}, onFrame() {} };
  const spawn: SpawnWorker = () => {
    const seen = { asked: [] as string[], bands: 0, ended: false };
    ports.push(seen);
    const port: WorkerPort = {
      postMessage({ id, request }) {
        seen.asked.push(request.type);
        setTimeout(() => {
          if (breaks === true) {
            port.onerror?.({ message: 'it does not load' });
            return;
          }
          const onBand = (band: DrawnBand) => {
            if (seen.bands === breaks) throw new Error('out of memory');
            seen.bands++;
            port.onmessage?.({ data: { type: 'band', id, band } });
          };
          performJob(request, { ...nothing, onBand }).then(
            ({ result }) => port.onmessage?.({ data: { type: 'done', id, result } }),
            ({ message }: Error) =>
              port.onmessage?.({ data: { type: 'failed', id, code: 'internal', message } }),
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
