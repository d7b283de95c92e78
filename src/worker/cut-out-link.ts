import type { SubjectMask } from 'ilmek-engine/digitize';
import { JobError } from './errors.ts';
import type { WorkerLink } from './link.ts';
import type { CutOut, OpenedPicture, PictureSource } from './protocol.ts';

/** A picture being cut out, in a worker that holds it until it is closed. */
export class CutOutLink {
  readonly #link: WorkerLink;
  /** The question that is being answered, and the one that is asked next. */
  #answering: Promise<unknown> | undefined;
  #turn = 0;

  constructor(link: WorkerLink) {
    this.#link = link;
  }

  /** @throws JobError with what is wrong with the picture */
  open(source: PictureSource): Promise<OpenedPicture> {
    const transfer = source.kind === 'bitmap' ? [source.bitmap] : [];
    return this.#link.request({ type: 'open', source }, transfer);
  }

  /**
   * The subject of the part that is kept. Of several questions only the last is answered: those
   * that wait while one is worked at are dropped.
   * @returns undefined for one that was dropped
   * @throws JobError
   */
  async subject(cutOut: Required<CutOut>): Promise<SubjectMask | undefined> {
    const turn = ++this.#turn;
    while (this.#answering) await this.#answering;
    if (turn !== this.#turn) return undefined;
    const answer = this.#link.request({ type: 'subject', cutOut });
    this.#answering = answer.catch(() => undefined).finally(() => (this.#answering = undefined));
    const mask = await answer;
    return turn === this.#turn ? mask : undefined;
  }

  /** The part that is kept, as a PNG. @throws JobError */
  cutOut(cutOut: CutOut): Promise<Blob> {
    return this.#link.request({ type: 'cut-out', cutOut });
  }

  close(): void {
    this.#link.close(new JobError('aborted', 'no longer needed'));
  }
}
