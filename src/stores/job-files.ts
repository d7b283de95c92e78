import type { FormatId } from '../engine/formats/index.ts';
import { saveFile } from '../lib/files-save.ts';
import type { Tool } from '../tools/tool.ts';
import type { Artwork, EngineClient } from '../worker/client.ts';
import type { JobResult } from './job-state.ts';
import { showToast } from './toasts.ts';

/** The files of a result, each handed to the browser's download. */
export interface JobFiles {
  /** Draws a new result at its largest; downloads of the artwork wait for it. */
  draw(): void;
  /** The picture of the sewn piece; draws it again where that failed. */
  downloadArtwork(): Promise<void>;
  /** A machine file. */
  downloadStitches(format: FormatId): Promise<void>;
  /** The worksheet, a PDF to print. */
  downloadWorksheet(): Promise<void>;
}

interface Source {
  engine: EngineClient;
  result: () => JobResult | undefined;
  /** Told when a result is drawn. */
  onDrawn: (result: JobResult, artwork: Artwork) => void;
}

export function createFiles(tool: Tool, { engine, result: current, onDrawn }: Source): JobFiles {
  let drawn: Promise<Artwork | undefined> = Promise.resolve(undefined);

  async function drawResult(): Promise<Artwork | undefined> {
    const result = current();
    if (!result) return undefined;
    const artwork = await engine.draw(result.design);
    onDrawn(result, artwork);
    return artwork;
  }

  return {
    draw() {
      drawn = drawResult();
      // A failure is told to who asks for the file.
      drawn.catch(() => undefined);
    },
    async downloadArtwork() {
      const { words, artworkFails } = tool;
      try {
        const artwork = await drawn;
        if (!artwork) return;
        saveFile(artwork.file, tool.artworkName(Date.now()));
        if (words.downloaded) showToast('done', words.downloaded.title, words.downloaded.text);
      } catch {
        this.draw();
        showToast('error', words.downloadFailed.title, words.downloadFailed.text);
        const { pictureUrl } = current() ?? {};
        if (artworkFails === 'open-tab' && pictureUrl) open(pictureUrl, '_blank', 'noopener');
      }
    },
    downloadStitches: (format) =>
      handOut('The file could not be written. Please try again.', async () => {
        const result = current();
        if (!result) return;
        const bytes = await engine.encode(result.design, format);
        const file = new Blob([bytes], { type: 'application/octet-stream' });
        saveFile(file, tool.stitchesName(format, Date.now()));
      }),
    downloadWorksheet: () =>
      handOut('The worksheet could not be made. Please try again.', async () => {
        const result = current();
        if (!result) return;
        const bytes = await engine.worksheet(result.design, result.label);
        saveFile(new Blob([bytes], { type: 'application/pdf' }), 'embroidery-worksheet.pdf');
      }),
  };
}

async function handOut(failure: string, make: () => Promise<void>): Promise<void> {
  try {
    await make();
  } catch {
    showToast('error', 'Download failed', failure);
  }
}
