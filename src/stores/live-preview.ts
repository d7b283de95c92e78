import { atom } from 'nanostores';
import type { WritableAtom } from 'nanostores';
import { canMake, EngineClient } from '../worker/client.ts';
import type { Preview } from '../worker/client.ts';
import type { Job } from './job.ts';

/** How long no key is pressed before a preview is made, unless told, in ms. */
const PAUSE_MS = 60;

/** A design drawn while its options are still being chosen. */
export interface LivePreview {
  /** Undefined where nothing can be made yet. */
  $preview: WritableAtom<Preview | undefined>;
  /** Follows the job's settings. @returns ends it */
  watch(): () => void;
}

/**
 * One preview is made at a time; of the settings that came meanwhile only the last count.
 * @param pauseMs how long nothing changes before one is made
 */
export function createPreview({ tool, settings }: Job, pauseMs = PAUSE_MS): LivePreview {
  const $preview = atom<Preview | undefined>(undefined);
  const engine = new EngineClient();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let busy = false;
  let wanted = false;

  async function draw(): Promise<void> {
    if (busy) {
      wanted = true;
      return;
    }
    wanted = false;
    const chosen = settings.$settings.get();
    if (tool.missing(chosen, false) || !canMake()) {
      $preview.set(undefined);
      return;
    }
    busy = true;
    try {
      const request = tool.toRequest(chosen, { name: tool.title(chosen, undefined) });
      $preview.set(await engine.preview(request));
    } catch {
      // What cannot be drawn now is told when it is asked for in earnest.
      $preview.set(undefined);
    } finally {
      busy = false;
    }
    if (wanted) await draw();
  }

  return {
    $preview,
    watch() {
      const stop = settings.$settings.subscribe(() => {
        clearTimeout(timer);
        timer = setTimeout(() => void draw(), pauseMs);
      });
      return () => {
        clearTimeout(timer);
        stop();
      };
    },
  };
}
