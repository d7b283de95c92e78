import type { FormatId } from 'ilmek-engine';
import { saveFile } from '../../lib/files/save.ts';
import type { Tool } from '../../tools/tool.ts';
import type { Artwork, EngineClient } from '../../worker/client.ts';
import type { JobResult } from './job-state.ts';
import { showToast } from '../toasts/toasts.ts';

/**
 * When a result is drawn at its largest, unless somebody asks for that before, ms after it is
 * there: first it shall be looked at, and a phone has enough to do with that.
 */
const DRAW_AFTER_MS = 2000;

/** The files of a result, each handed to the browser's download. */
export interface JobFiles {
  /** A new result is there, to be drawn at its largest; downloads of the artwork wait for that. */
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
  let drawn: Promise<Artwork | undefined> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const drawOnce = () => (drawn ??= drawResult());

  async function drawResult(): Promise<Artwork | undefined> {
    const result = current();
    if (!result) return undefined;
    const artwork = await engine.draw(result.design);
    onDrawn(result, artwork);
    return artwork;
  }

  return {
    draw() {
      clearTimeout(timer);
      drawn = undefined;
      // A failure is told to who asks for the file.
      timer = setTimeout(() => void drawOnce().catch(() => undefined), DRAW_AFTER_MS);
    },
    async downloadArtwork() {
      const { words, artworkFails } = tool;
      try {
        const artwork = await drawOnce();
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
