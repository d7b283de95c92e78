import type { PicturePlacing, SubjectMask, SubjectPrior } from 'ilmek-engine/digitize';
import { JobError } from './errors.ts';
import type { WorkerLink } from './link.ts';
import type { CutOut, OpenedPicture, PictureSource } from './protocol.ts';

/** A picture being cut out, in a worker that holds it until it is closed. */
export class CutOutLink {
  readonly #link: WorkerLink;
  readonly #start: () => WorkerLink;
  /** The question that is being answered, and the one that is asked next. */
  #answering: Promise<unknown> | undefined;
  #turn = 0;
  /** Where the network looks at the picture. */
  #looking: WorkerLink | undefined;

  /** @param start of another worker */
  constructor(link: WorkerLink, start: () => WorkerLink) {
    this.#link = link;
    this.#start = start;
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
  async subject(cutOut: CutOut): Promise<SubjectMask | undefined> {
    const turn = ++this.#turn;
    while (this.#answering) await this.#answering;
    if (turn !== this.#turn) return undefined;
    const answer = this.#link.request({ type: 'subject', cutOut });
    this.#answering = answer.catch(() => undefined).finally(() => (this.#answering = undefined));
    const mask = await answer;
    return turn === this.#turn ? mask : undefined;
  }

  /**
   * What a network takes for the subject of a part, in some seconds and in a worker of its own, so
   * that nothing waits for it. Asked again, it leaves what it looked at before.
   * @throws JobError also where the network cannot be had
   */
  async likelySubject(placing: PicturePlacing): Promise<SubjectPrior> {
    this.#looking?.close(new JobError('aborted', 'another part is looked at'));
    const link = (this.#looking = this.#start());
    try {
      const view = await this.#link.request({ type: 'subject-view', placing });
      return await link.request({ type: 'likely-subject', view }, [view.data.buffer]);
    } finally {
      // It holds more than all else of the page.
      link.close(new JobError('aborted', 'no longer needed'));
    }
  }

  /** The part that is kept, as a PNG. @throws JobError */
  cutOut(cutOut: CutOut): Promise<Blob> {
    return this.#link.request({ type: 'cut-out', cutOut });
  }

  close(): void {
    const reason = new JobError('aborted', 'no longer needed');
    this.#looking?.close(reason);
    this.#link.close(reason);
  }
}
