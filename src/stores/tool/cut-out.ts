import type {
  Part,
  PicturePlacing,
  SubjectMark,
  SubjectMask,
  SubjectPrior,
} from 'ilmek-engine/digitize';
import { AS_IT_IS } from 'ilmek-engine/tables';
import { atom } from 'nanostores';
import { inscribed, isWhole, turned } from '../../lib/pictures/crop.ts';
import { JobError } from '../../worker/client.ts';
import type { CutOut, CutOutLink, EngineClient, JobErrorCode } from '../../worker/client.ts';
import { shown } from './chosen-picture.ts';
import { mayFetchMuch } from './connection.ts';
import type { ChosenPicture } from './job-state.ts';
import { toSource } from './job-result.ts';

/** What a person has said so far. */
export interface CutOutChoice {
  placing: PicturePlacing;
  /** The frame is where somebody has put it; else it follows the straightening. */
  isFramed: boolean;
  /** Nothing but the subject is kept. */
  onlySubject: boolean;
  /** Px of the picture as it was opened. */
  marks: readonly SubjectMark[];
}

const UNTOUCHED: CutOutChoice = {
  placing: AS_IT_IS,
  isFramed: false,
  onlySubject: false,
  marks: [],
};

/** Of which part a network was asked, and what it said. */
interface Looked {
  placing: PicturePlacing;
  prior?: SubjectPrior | undefined;
}

/** What of a chosen picture is sewn: being cut, turned, and freed of what is around its subject. */
export class CutOutWork {
  readonly $choice = atom<CutOutChoice>(UNTOUCHED);
  /** Upright; undefined until it is open. */
  readonly $picture = atom<ImageBitmap | undefined>(undefined);
  /** The subject of the part within the frame. */
  readonly $mask = atom<SubjectMask | undefined>(undefined);
  /** The mask is the guess that a network led. */
  readonly $isCloser = atom(false);
  /** The last press has not been answered yet. */
  readonly $isBusy = atom(false);
  readonly $canUndo = atom(false);
  readonly $problem = atom<JobErrorCode | undefined>(undefined);

  readonly #whole: ChosenPicture;
  readonly #link: CutOutLink;
  #before: CutOutChoice[] = [];
  /** What the last change was of: a slider that moves on is one change. */
  #last = '';
  #untouched = UNTOUCHED;
  /** Of which part the mask is. */
  #masked: PicturePlacing | undefined;
  /** Somebody wants the subject: it is worth a network. */
  #isWanted = false;
  #looked: Looked | undefined;

  /** @param picture that is chosen, a part of another or not */
  constructor(engine: EngineClient, picture: ChosenPicture) {
    this.#whole = picture.cut?.from ?? picture;
    this.#link = engine.cutOut();
    void this.#open(picture.cut?.how);
  }

  async #open(how: CutOut | undefined): Promise<void> {
    await this.#try(async () => {
      const { picture, inside } = await this.#link.open(await toSource(this.#whole));
      this.$picture.set(picture);
      this.#untouched = inside ? framed(UNTOUCHED, inside) : UNTOUCHED;
      this.$choice.set(how ? choiceOf(how) : this.#untouched);
      if (how?.prior) this.#looked = { placing: how.placing, prior: how.prior };
      // The first guess takes a while, and is known by the time somebody asks for it.
      await this.#find();
    });
    void this.#look();
  }

  /** From now on a network looks for the subject, too; what it needs is fetched once. */
  wantSubject(): void {
    this.#isWanted = true;
    void this.#look();
  }

  get size(): { width: number; height: number } {
    const { width, height } = this.$picture.get()!;
    return { width, height };
  }

  turn(quarters: 1 | -1): void {
    const { placing, ...rest } = this.$choice.get();
    this.#change({ ...rest, placing: turned(placing, quarters) });
  }

  /** @param degrees clockwise */
  straighten(degrees: number): void {
    const choice = this.$choice.get();
    const { turns } = choice.placing;
    const size = turns % 2 === 1 ? flipped(this.size) : this.size;
    const crop = choice.isFramed ? choice.placing.crop : inscribed(size, degrees);
    const placing = { turns, straighten: degrees, crop };
    this.#change({ ...choice, placing }, 'straighten');
  }

  /** @param isGoingOn it is being dragged: all of that is one change */
  frame(crop: Part, isGoingOn = false): void {
    this.#change(framed(this.$choice.get(), crop), isGoingOn ? 'frame' : '');
  }

  keepOnlySubject(onlySubject: boolean): void {
    this.#change({ ...this.$choice.get(), onlySubject });
  }

  mark(mark: SubjectMark): void {
    const { marks, ...rest } = this.$choice.get();
    this.#change({ ...rest, onlySubject: true, marks: [...marks, mark] });
  }

  undo(): void {
    const before = this.#before.pop();
    if (!before) return;
    this.$choice.set(before);
    this.#changed('');
  }

  /** As it was before anything was said. */
  startOver(): void {
    this.#change(this.#untouched);
  }

  /** A drag has ended: the next is another change. */
  settle(): void {
    this.#last = '';
    this.#findAgain();
  }

  /** The part that is kept; the whole picture where nothing was said. Undefined where it fails. */
  async finish(): Promise<ChosenPicture | undefined> {
    const { placing, onlySubject, marks } = this.$choice.get();
    const how: CutOut = { placing, ...(onlySubject && { marks, prior: this.#priorOf(placing) }) };
    // All of a picture with bars around it is cut out, too: else they would be cut.
    if (isAllOfIt(how) && this.#untouched === UNTOUCHED) return this.#whole;
    return this.#try(async () => {
      const blob = await this.#link.cutOut(how);
      const file = new File([blob], this.#whole.file.name, { type: blob.type });
      return { ...shown(file, file), cut: { from: this.#whole, how } };
    });
  }

  /** Ends its worker. */
  close(): void {
    this.#link.close();
    this.$picture.get()?.close();
  }

  #change(next: CutOutChoice, of = ''): void {
    if (of === '' || of !== this.#last) this.#before.push(this.$choice.get());
    this.$choice.set(next);
    this.#changed(of);
  }

  #changed(of: string): void {
    this.#last = of;
    this.$canUndo.set(this.#before.length > 0);
    // What is being dragged is not looked at before it rests.
    if (of === '') this.#findAgain();
  }

  #findAgain(): void {
    if (!this.$choice.get().onlySubject) return this.$mask.set(undefined);
    void this.#try(() => this.#find());
    void this.#look();
  }

  #priorOf(placing: PicturePlacing): SubjectPrior | undefined {
    return this.#looked?.placing === placing ? this.#looked.prior : undefined;
  }

  /** Asks the network of the part within the frame. Without it all goes on as before. */
  async #look(): Promise<void> {
    const { placing } = this.$choice.get();
    if (!this.#isWanted || !this.$picture.get()) return;
    if (this.#looked?.placing === placing || !mayFetchMuch()) return;
    const looked: Looked = { placing };
    this.#looked = looked;
    looked.prior = await this.#link.likelySubject(placing).catch(() => undefined);
    const { placing: now, onlySubject, marks } = this.$choice.get();
    // Who has begun to mark goes on from what is shown.
    if (looked.prior && now === placing && onlySubject && marks.length === 0) {
      await this.#try(() => this.#find());
    }
  }

  async #find(): Promise<void> {
    const { placing, marks } = this.$choice.get();
    if (placing !== this.#masked) this.$mask.set(undefined);
    this.#masked = placing;
    const prior = this.#priorOf(placing);
    const mask = await this.#link.subject({ placing, marks, prior });
    if (!mask || !this.$choice.get().onlySubject) return;
    this.$isCloser.set(mask.isLed && marks.length === 0);
    this.$mask.set(mask);
  }

  async #try<T>(work: () => Promise<T>): Promise<T | undefined> {
    this.$isBusy.set(true);
    this.$problem.set(undefined);
    try {
      return await work();
    } catch (error) {
      const code = error instanceof JobError ? error.code : 'internal';
      if (code !== 'aborted') this.$problem.set(code);
      return undefined;
    } finally {
      this.$isBusy.set(false);
    }
  }
}

const flipped = ({ width, height }: { width: number; height: number }) => ({
  width: height,
  height: width,
});

const framed = (choice: CutOutChoice, crop: Part): CutOutChoice => ({
  ...choice,
  placing: { ...choice.placing, crop },
  isFramed: true,
});

const choiceOf = ({ placing, marks }: CutOut): CutOutChoice => ({
  placing,
  isFramed: !isWhole(placing.crop),
  onlySubject: marks !== undefined,
  marks: marks ?? [],
});

const isAllOfIt = ({ placing: { turns, straighten, crop }, marks }: CutOut): boolean =>
  turns === 0 && straighten === 0 && isWhole(crop) && marks === undefined;
