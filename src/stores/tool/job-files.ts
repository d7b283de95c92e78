import type { FormatId } from 'ilmek-engine';
import { fileStem } from '../../lib/files/names.ts';
import { saveFile } from '../../lib/files/save.ts';
import type { Tool } from '../../tools/tool.ts';
import type { Artwork, EngineClient, SheetOptions } from '../../worker/client.ts';
import type { JobResult } from './job-state.ts';
import { tellAlike } from '../toasts/tell-alike.ts';
import { settleToasts, showToast } from '../toasts/toasts.ts';

interface Source {
  engine: EngineClient;
  result: () => JobResult | undefined;
  /** Told when a result is drawn. */
  onDrawn: (result: JobResult, artwork: Artwork) => void;
}

const WHAT_IS_NEXT = 'Copy it to the USB stick or card of your machine.';
const WHAT_SVG_IS = 'A working file: its shapes go on in the editor.';

/** The files of a result, each handed to the browser's download. */
export class JobFiles {
  readonly #tool: Tool;
  readonly #source: Source;
  #drawn: Promise<Artwork | undefined> | undefined;

  constructor(tool: Tool, source: Source) {
    this.#tool = tool;
    this.#source = source;
  }

  /** A new result is there: what was drawn is an older one. */
  forget(): void {
    this.#drawn = undefined;
  }

  /**
   * Draws the result at its largest, once, where that will be wanted soon. Most results are never
   * looked at so closely, and it takes a phone seconds and heat.
   */
  prepareArtwork(): void {
    // A failure is told to who asks for the file.
    this.#drawOnce().catch(() => undefined);
  }

  /** The picture of the sewn piece; draws it again where that failed. */
  async downloadArtwork(): Promise<void> {
    const { words, artworkFails } = this.#tool;
    try {
      const artwork = await this.#drawOnce();
      if (!artwork) return;
      saveFile(artwork.file, this.#tool.artworkName(Date.now()));
      if (words.downloaded) showToast('done', words.downloaded.title, words.downloaded.text);
    } catch {
      showToast('error', words.downloadFailed.title, words.downloadFailed.text);
      const { pictureUrl } = this.#source.result() ?? {};
      if (artworkFails === 'open-tab' && pictureUrl) open(pictureUrl, '_blank', 'noopener');
    }
  }

  /** A machine file with the piece's name in it; SVG is the working file, its shapes. */
  downloadStitches(format: FormatId): Promise<void> {
    // Read only where it is said; without a network the short words must do.
    const failure = (error: unknown) =>
      import('../toasts/file-failure.ts').then(
        ({ fileFailure }) => fileFailure(error, format),
        () => 'The file could not be written. Please try again.',
      );
    return this.#handOut(failure, async ({ design, label }) => {
      const { engine } = this.#source;
      const named = { ...design, name: label };
      const bytes = await (format === 'svg'
        ? engine.workingFile(named)
        : engine.encode(named, format));
      const file = new Blob([bytes], { type: 'application/octet-stream' });
      const name = this.#tool.stitchesName(format, Date.now(), label);
      saveFile(file, name);
      // Not every browser shows that it has taken a file; what was said before is seen.
      settleToasts();
      showToast('done', `${name} downloaded`, format === 'svg' ? WHAT_SVG_IS : WHAT_IS_NEXT);
      void tellAlike(design.threads, format);
    });
  }

  /** The worksheet, a PDF to print. @param options what it tells besides */
  downloadWorksheet(options?: SheetOptions): Promise<void> {
    const failure = () => 'The worksheet could not be made. Please try again.';
    return this.#handOut(failure, async ({ design, label }) => {
      const bytes = await this.#source.engine.worksheet(design, label, options);
      const name = `${fileStem(label, 'embroidery')}-worksheet.pdf`;
      saveFile(new Blob([bytes], { type: 'application/pdf' }), name);
    });
  }

  async #handOut(
    failure: (error: unknown) => string | Promise<string>,
    make: (result: JobResult) => Promise<void>,
  ): Promise<void> {
    const result = this.#source.result();
    try {
      if (result) await make(result);
    } catch (error) {
      showToast('error', 'Download failed', await failure(error));
    }
  }

  #drawOnce(): Promise<Artwork | undefined> {
    const drawn = (this.#drawn ??= this.#draw());
    drawn.catch(() => {
      if (this.#drawn === drawn) this.#drawn = undefined;
    });
    return drawn;
  }

  async #draw(): Promise<Artwork | undefined> {
    const result = this.#source.result();
    if (!result) return undefined;
    const artwork = await this.#source.engine.draw(result.design);
    this.#source.onDrawn(result, artwork);
    return artwork;
  }
}
