import { saveFile } from '../../lib/files/save.ts';
import { artworkFileName, type ArtworkWish } from '../../lib/pictures/artwork-wish.ts';
import type { Tool } from '../../tools/tool.ts';
import type { EngineClient } from '../../worker/client.ts';
import { showToast } from '../toasts/toasts.ts';
import type { JobResult } from './job-state.ts';

/**
 * Draws a result as somebody wants it, and hands it to the browser's download.
 * @param onShare told what of it is done, 0 to 1
 */
export async function downloadArtworkAs(
  { engine, tool }: { engine: EngineClient; tool: Pick<Tool, 'artworkName' | 'words'> },
  { design }: Pick<JobResult, 'design'>,
  wish: ArtworkWish,
  onShare: (share: number) => void,
): Promise<void> {
  try {
    const { file } = await engine.draw(design, wish, {
      onProgress: ({ fraction }) => onShare(fraction),
    });
    saveFile(file, artworkFileName(tool.artworkName(Date.now()), wish));
  } catch {
    showToast('error', tool.words.downloadFailed.title, 'The artwork could not be drawn.');
  }
}
