import { atom } from 'nanostores';
import { archiveName, openArchive } from '../lib/account/archive-file.ts';
import { takeAlong } from '../services/take-along.ts';
import { pageEngine } from '../worker/client.ts';

/* Taking everything of an account along, as one file. */

export type TakeAlongState =
  | { phase: 'idle' }
  | { phase: 'running'; done: number; of: number }
  /** Missing are files that could not be fetched. */
  | { phase: 'done'; designs: number; files: number; missing: number }
  | { phase: 'failed'; message: string };

export const $takeAlong = atom<TakeAlongState>({ phase: 'idle' });

let running: AbortController | undefined;

/** Makes the archive and hands it to the browser's download. @param bytes about as large as it becomes */
export async function startTakeAlong(bytes: number): Promise<void> {
  if (running) return;
  const { signal } = (running = new AbortController());
  const made = new Date();
  $takeAlong.set({ phase: 'running', done: 0, of: 0 });
  let archive: Awaited<ReturnType<typeof openArchive>> | undefined;
  try {
    archive = await openArchive(archiveName(made), bytes);
    const { designs, files, missing } = await takeAlong({
      sink: archive.write,
      made,
      toMachineFile: async (stitches) =>
        pageEngine().encode(await pageEngine().read(stitches, 'json'), 'dst'),
      tell: (done, of) => $takeAlong.set({ phase: 'running', done, of }),
      signal,
    });
    if (files === 0 && missing.length > 0) throw new Error(`none came: ${missing[0].reason}`);
    await archive.close();
    $takeAlong.set({ phase: 'done', designs, files, missing: missing.length });
  } catch (error) {
    await archive?.discard();
    fail(error, signal);
  } finally {
    running = undefined;
  }
}

function fail(error: unknown, signal: AbortSignal): void {
  // The member's own doing is no failure: pressing Cancel, or closing the browser's own window.
  if (signal.aborted || (error as Error | null)?.name === 'AbortError') {
    $takeAlong.set({ phase: 'idle' });
    return;
  }
  console.error(error);
  const message =
    (error as Error | null)?.name === 'AuthenticationRequired'
      ? 'You are no longer signed in. Sign in, and try again.'
      : 'Nothing was downloaded, and nothing is lost. Check your connection and try again.';
  $takeAlong.set({ phase: 'failed', message });
}

/** Stops, and leaves nothing behind. */
export function cancelTakeAlong(): void {
  running?.abort();
}
