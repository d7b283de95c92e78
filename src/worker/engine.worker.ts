import { describeError } from './errors.ts';
import { performJob } from './jobs.ts';
import type { DrawnBand, Envelope, OwnStitches, Reply } from './protocol.ts';
import { throttleProgress } from './throttle.ts';

/** The part of `DedicatedWorkerGlobalScope` used here; its library clashes with the page's. */
interface WorkerScope {
  postMessage(message: Reply, transfer?: Transferable[]): void;
  onmessage: ((event: MessageEvent<Envelope>) => void) | null;
}

const scope = globalThis as unknown as WorkerScope;

scope.onmessage = ({ data }) => void answer(data);

async function answer({ id, request }: Envelope): Promise<void> {
  const onProgress = throttleProgress(
    (progress) => scope.postMessage({ type: 'progress', id, progress }),
    () => performance.now(),
  );
  const onFlatPreview = (plan: ImageBitmap) =>
    scope.postMessage({ type: 'plan', id, plan }, [plan]);
  const onFrame = (frame: ImageBitmap) => scope.postMessage({ type: 'frame', id, frame }, [frame]);
  const onOwn = (own: OwnStitches) =>
    scope.postMessage({ type: 'own', id, own }, [own.picture.data.buffer as ArrayBuffer]);
  const onBand = (band: DrawnBand) =>
    scope.postMessage({ type: 'band', id, band }, [band.part.data.buffer]);
  try {
    const { result, transfer } = await performJob(request, {
      onProgress,
      onFlatPreview,
      onFrame,
      onOwn,
      onBand,
    });
    scope.postMessage({ type: 'done', id, result }, transfer);
  } catch (error) {
    scope.postMessage({ type: 'failed', id, ...describeError(error) });
  }
}
