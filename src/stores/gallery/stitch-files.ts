import type { Design, FormatId } from 'ilmek-engine';
import type { DesignReport } from 'ilmek-engine/inspect';
import type { Piece } from 'ilmek-engine/piece';
import { saveFile } from '../../lib/files/save.ts';
import { fileStem } from '../../lib/gallery/names.ts';
import { JobError, pageEngine } from '../../worker/client.ts';
import { fileFailure } from '../toasts/file-failure.ts';
import { tellAlike } from '../toasts/tell-alike.ts';
import { showToast } from '../toasts/toasts.ts';

/* What can be had of a design that is kept, once its page or strip is asked for it. */

const UNFIT =
  'Its stitches are damaged, or more than fit into such a file. The picture can still be downloaded.';

/** Whether it would fail again: the stored stitches are at fault. */
const isUnfit = (error: unknown): boolean =>
  error instanceof JobError && ['bad-format', 'bad-options', 'too-complex'].includes(error.code);

/** A design's working file, with its shapes. */
export interface OwnShapes {
  /** The SVG. */
  bytes: Uint8Array<ArrayBuffer>;
  /** What it is made from; as the file says without. */
  sources?: Piece['sources'];
}

/** A design's kept stitches: read once, and written as whatever file is asked for. */
export class StitchFiles {
  /** Of the design, for its files. */
  name: string;
  readonly #load: () => Promise<Uint8Array<ArrayBuffer>>;
  readonly #loadShapes: () => Promise<OwnShapes | undefined>;
  #design: Promise<Design> | undefined;
  #report: Promise<DesignReport> | undefined;

  /**
   * @param name of the design, for its files
   * @param load brings the engine's JSON, unpacked
   * @param loadShapes brings the working file; undefined where stitches alone are kept
   */
  constructor(
    name: string,
    load: () => Promise<Uint8Array<ArrayBuffer>>,
    loadShapes: () => Promise<OwnShapes | undefined> = () => Promise.resolve(undefined),
  ) {
    this.name = name;
    this.#load = load;
    this.#loadShapes = loadShapes;
  }

  /** The working file; undefined where stitches alone are kept. @throws what loading throws */
  workingFile(): Promise<OwnShapes | undefined> {
    return this.#loadShapes();
  }

  /** The stitches. What failed is tried again with the next call. @throws what loading or reading throws */
  design(): Promise<Design> {
    if (this.#design) return this.#design;
    const design = this.#load().then((bytes) => pageEngine().read(bytes, 'json'));
    design.catch(() => (this.#design = undefined));
    return (this.#design = design);
  }

  /** Size, stitches, threads, time. @throws as `design` */
  report(): Promise<DesignReport> {
    if (this.#report) return this.#report;
    const report = this.design().then((design) => pageEngine().inspect(design));
    report.catch(() => (this.#report = undefined));
    return (this.#report = report);
  }

  /** Writes a machine file with the design's name in it, and hands it to the browser's download. */
  async save(format: FormatId): Promise<void> {
    const failure = (error: unknown) => fileFailure(error, format);
    await this.#handOut(failure, async (design) => {
      const bytes = await pageEngine().encode({ ...design, name: this.name }, format);
      const file = new Blob([bytes], { type: 'application/octet-stream' });
      saveFile(file, `${fileStem(this.name)}.${format}`);
      void tellAlike(design.threads, format);
    });
  }

  /** Writes the worksheet, a PDF to print. */
  async saveSheet(): Promise<void> {
    const failure = () => 'The worksheet could not be made. Please try again.';
    await this.#handOut(failure, async (design) => {
      const bytes = await pageEngine().worksheet(design, this.name);
      saveFile(new Blob([bytes], { type: 'application/pdf' }), `${fileStem(this.name)}.pdf`);
    });
  }

  async #handOut(
    failure: (error: unknown) => string,
    make: (design: Design) => Promise<void>,
  ): Promise<void> {
    try {
      await make(await this.design());
    } catch (error) {
      console.error(error);
      showToast('error', 'Download failed', isUnfit(error) ? UNFIT : failure(error));
    }
  }
}

const ENDINGS: Record<string, string> = { 'image/png': 'png', 'image/webp': 'webp' };

/** Hands a design's picture to the browser's download, under the design's name. */
export function savePicture(picture: Blob, name: string): void {
  saveFile(picture, `${fileStem(name)}.${ENDINGS[picture.type] ?? 'jpg'}`);
}
