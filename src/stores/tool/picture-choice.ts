import { atom } from 'nanostores';
import { checkUpload, isHeic } from '../../lib/files/files.ts';
import type { UploadFault } from '../../lib/files/files.ts';
import type { Refusal } from '../../tools/problems.ts';
import type { Tool } from '../../tools/tool.ts';
import { JobError } from '../../worker/client.ts';
import type { EngineClient } from '../../worker/client.ts';
import { takePicture } from './chosen-picture.ts';
import type { Taken } from './chosen-picture.ts';
import { dismissToast, showToast } from '../toasts/toasts.ts';

/** What is looked at sooner shows at once: a word of it would only flicker. ms */
const SLOW_MS = 80;

/** Of a file whose kind a browser does not know. */
const UNTYPED = ['', 'application/octet-stream'];

/** The file that is being chosen. What was chosen before stays until it is taken. */
export class PictureChoice {
  /** Why the last file was refused, until another is looked at. */
  readonly $refusal = atom<Refusal | undefined>(undefined);
  /** The name of a file that takes a while to be looked at. */
  readonly $reading = atom<string | undefined>(undefined);

  readonly #tool: Pick<Tool, 'words' | 'takesAnyType'>;
  readonly #engine: EngineClient;
  readonly #onTaken: (taken: Taken) => void;
  /** The choice that counts; an older one that still answers is not listened to. */
  #turn = 0;
  #looking: Promise<boolean> = Promise.resolve(true);
  /** The toast that says why the last file was refused. */
  #toast: number | undefined;

  constructor(
    tool: Pick<Tool, 'words' | 'takesAnyType'>,
    engine: EngineClient,
    onTaken: (taken: Taken) => void,
  ) {
    this.#tool = tool;
    this.#engine = engine;
    this.#onTaken = onTaken;
  }

  /** Has a file looked at, and takes it or says why not. One that is refused at once changes nothing. */
  choose(file: File): void {
    const fault = checkUpload(file, this.#tool.takesAnyType);
    // Most systems know no type for a HEIC photograph; where its name is gone, too, its bytes say it.
    if (fault === 'type' && UNTYPED.includes(file.type)) this.#looking = this.#lookAtUntyped(file);
    else if (fault) this.#refuseFor(fault);
    else this.#looking = this.#look(file);
  }

  async #lookAtUntyped(file: File): Promise<boolean> {
    const turn = ++this.#turn;
    const isPhotograph = await isHeic(file).catch(() => false);
    if (turn !== this.#turn) return false;
    if (isPhotograph) return this.#look(file);
    this.#refuseFor('type');
    this.#looking = Promise.resolve(true);
    return false;
  }

  #refuseFor(fault: UploadFault): void {
    const { upload, uploadToasts } = this.#tool.words;
    this.#refuse({ code: fault, ...upload[fault], byToast: uploadToasts?.includes(fault) });
  }

  /** Waits until the last file has been looked at. @returns false where that led to nothing */
  settled(): Promise<boolean> {
    return this.#looking;
  }

  /** Whatever is being looked at is no longer wanted. */
  forget(): void {
    this.#turn++;
    this.$reading.set(undefined);
    this.takeBack();
  }

  async #look(file: File): Promise<boolean> {
    const turn = ++this.#turn;
    this.takeBack();
    const isCurrent = () => turn === this.#turn;
    const slow = setTimeout(() => isCurrent() && this.$reading.set(file.name), SLOW_MS);
    try {
      const taken = await takePicture(this.#engine, file);
      if (!isCurrent()) {
        URL.revokeObjectURL(taken.picture.url);
        return false;
      }
      this.#onTaken(taken);
      return true;
    } catch (error) {
      const refusal = await refusalFor(error, file.name);
      if (isCurrent()) this.#refuse(refusal);
      return false;
    } finally {
      clearTimeout(slow);
      if (isCurrent()) {
        this.$reading.set(undefined);
        // What was chosen before may be sewn.
        this.#looking = Promise.resolve(true);
      }
    }
  }

  /** Says why a file is not taken, at one place. */
  #refuse(refusal: Refusal): void {
    this.takeBack();
    this.$refusal.set(refusal);
    const { title, text, byToast } = refusal;
    if (byToast) this.#toast = showToast('error', title, text, true);
  }

  /** What was said of the last file no longer matters. */
  takeBack(): void {
    this.$refusal.set(undefined);
    if (this.#toast !== undefined) dismissToast(this.#toast);
    this.#toast = undefined;
  }
}

/** The words for it are fetched where a file is refused: most are not. */
async function refusalFor(error: unknown, name: string): Promise<Refusal> {
  const code = error instanceof JobError ? error.code : 'internal';
  if (code === 'internal') console.error(error);
  return import('../../tools/problems.ts').then(
    ({ refusalOf }) => refusalOf(code, name),
    () => ({ code, title: `${name} was not taken`, text: 'Choose another file.' }),
  );
}
