import { atom } from 'nanostores';
import type { ReadableAtom } from 'nanostores';
import { REASON_WORDS } from '../../lib/ai/messages.ts';
import { LOCAL_PROVIDER } from '../../lib/ai/provider.ts';
import { nextTask } from '../../lib/next-task.ts';
import type { PixelSize } from '../../lib/pictures/fit.ts';
import type { Fields, SettingsOf } from '../../tools/fields.ts';
import { wordsFor } from '../../tools/messages.ts';
import type { Message } from '../../tools/messages.ts';
import { defaultsOf } from '../../tools/settings.ts';
import type { Tool } from '../../tools/tool.ts';
import { canMake, JobError, pageEngine } from '../../worker/client.ts';
import type { EngineClient, MakeRequest, MakeResult, PictureSource } from '../../worker/client.ts';
import type { Taken } from './chosen-picture.ts';
import { JobFiles } from './job-files.ts';
import { labelOf, sewnOn, toResult, toSource } from './job-result.ts';
import type { Attempt, Outcome, Said } from './job-result.ts';
import { JOB_IDLE, MAX_LABEL, reduceJob } from './job-state.ts';
import type { ChosenPicture, JobEvent, JobResult, JobState, MadeRemotely } from './job-state.ts';
import type { EarlyStart } from './early-start.ts';
import { nextImageProvider } from './image-provider.ts';
import { PictureChoice } from './picture-choice.ts';
import { RemoteFailure } from './remote-failure.ts';
import { ResultSave } from './result-save.ts';
import { showToast } from '../toasts/toasts.ts';
import { ToolSettings } from './tool-settings.ts';

/** Who knows of the words whether anything can come of them. */
export interface WordsGuard {
  /** What the words lack, as far as they were read. */
  readonly $lacking: ReadableAtom<Message | undefined>;
  /** Whether the words as they stand name nothing; the field says so then. @param onDevice whoever makes the others */
  holds(onDevice: boolean): Promise<boolean>;
}

/** A tool's one job: what goes in, the work, the result and its files. No page has two. */
export class Job<F extends Fields = Fields> {
  readonly tool: Tool<F>;
  readonly settings: ToolSettings<F>;
  readonly files: JobFiles;
  readonly saving: ResultSave;
  readonly $state = atom<JobState>(JOB_IDLE);
  /** The picture in its threads, flat, from the start of the work. */
  readonly $flatPreview = atom<ImageBitmap | undefined>(undefined);
  /** The piece as sewn so far, while the work draws it. */
  readonly $frame = atom<ImageBitmap | undefined>(undefined);
  /** The file being chosen, and why the last was refused. */
  readonly choice: PictureChoice;
  /** Asked before words are sewn; absent where all words will do. */
  guard?: WordsGuard;

  /** Makes the design, and what is shown of it before. */
  readonly engine: EngineClient;
  /** Begins the chosen picture before one asks for it. */
  #early: EarlyStart | undefined;
  /** The try that counts; an older one that still answers is not listened to. */
  #turn = 0;
  /** Gives up what fal.ai makes for it. */
  #giveUp = new AbortController();
  /** How the chosen picture is read, where a person has said so. */
  #said: Said = {};

  /** @param engine the page's unless told */
  constructor(tool: Tool<F>, engine = pageEngine()) {
    this.tool = tool;
    this.engine = engine;
    this.settings = new ToolSettings(tool);
    this.saving = new ResultSave(tool);
    this.choice = new PictureChoice(tool, this.engine, (taken) => this.#take(taken));
    this.files = new JobFiles(tool, {
      engine: this.engine,
      result: () => this.$state.get().result,
      onDrawn: ({ turn }, { file: sewn }) => {
        if (this.$state.get().result?.turn !== turn) return;
        this.#dispatch({ type: 'drawn', sewn, pictureUrl: URL.createObjectURL(sewn) });
      },
    });
  }

  /** Takes a file once it has been looked at, or says why not. */
  choosePicture(file: File): void {
    this.choice.choose(file);
    // Meanwhile what will sew it loads, also where nobody pressed to choose: dropped, pasted, carried over.
    this.prepare();
  }

  /** Work that goes on ends; the settings stay. */
  #take({ picture, problem }: Taken): void {
    this.#stop();
    this.#said = {};
    this.#dispatch({ type: 'chosen', picture, keepsResult: this.tool.keepsResult });
    if (problem) this.#dispatch({ type: 'failed', code: problem });
    else this.prepare();
    if (!problem && picture.read && this.tool.sewsPhotographs) void this.#beginEarly();
  }

  /** Sews the picture while one still looks at it; where that does not load, it is sewn once asked for. */
  async #beginEarly(): Promise<void> {
    const part = await import('./early-start.ts').catch(() => undefined);
    if (!part) return;
    this.#early ??= new part.EarlyStart({
      engine: this.engine,
      $state: this.$state,
      $settings: this.settings.$settings,
      request: (picture) => this.#expected(picture),
    });
    this.#early.begin();
  }

  /** Takes a part of the chosen picture in its place, or the whole of it again. */
  takePart(picture: ChosenPicture): void {
    this.#take({ picture });
  }

  /** Takes a picture from an address like an upload. @param name of the file */
  async fetchPicture(url: string, name: string): Promise<void> {
    try {
      const response = await fetch(url);
      if (!response.ok) throw new TypeError(`${url}: ${response.status}`);
      const blob = await response.blob();
      this.choosePicture(new File([blob], name, { type: blob.type }));
    } catch {
      showToast('error', 'Picture not loaded', 'Check your connection and try again.');
    }
  }

  /** The browser has shown the picture, or could not (no size). */
  notePreview(size: PixelSize | undefined): void {
    this.#dispatch({ type: 'shown', size });
  }

  /** Fetches the engine, which will be needed soon. */
  prepare(): void {
    if (canMake()) this.engine.prepare();
  }

  /** A picture is being chosen: until it is there the engine runs in. */
  expect(): void {
    this.prepare();
    if (this.tool.sewsPhotographs) this.engine.warmUp();
  }

  /**
   * Begins with the current settings, or says what is missing.
   * @param onDevice this once it is made here, whoever makes the others
   */
  async start(onDevice = false): Promise<void> {
    const { tool } = this;
    if (!(await this.#isLookedAt())) return;
    const { picture, phase } = this.$state.get();
    if (phase === 'making') return;
    const settings = this.settings.$settings.get();
    const missing = tool.missing(settings, !!picture);
    if (missing) {
      showToast('error', missing.title, missing.text);
      return;
    }
    if (await this.guard?.holds(onDevice)) return;
    const given = tool.needsPicture(settings) ? picture : undefined;
    const wished = await this.#wished(settings, given);
    if (this.$state.get().phase === 'making') return;
    await this.#attempt({ settings, picture: given, onDevice, ...wished });
  }

  /** What was said besides the settings; where these ask for no fabric, the workshop's own counts. */
  async #wished(settings: SettingsOf<F>, picture: ChosenPicture | undefined): Promise<Said> {
    const said = picture ? this.#said : {};
    if ('fabric' in settings) return said;
    // Fetched when it is asked for: the page that waits for a picture needs nothing of it.
    const fabric = await import('./workshop.ts').then(
      ({ $workshop }) => $workshop.get().fabric,
      () => undefined,
    );
    return fabric ? { ...said, fabric } : said;
  }

  /** Whether the picture is the one that was chosen last; one that nobody could look at is tried again. */
  #isLookedAt(): Promise<boolean> {
    const { picture, phase } = this.$state.get();
    if (picture?.url === '' && phase === 'idle') this.choosePicture(picture.file);
    return this.choice.settled();
  }

  /** Begins, the chosen picture sewn with the even ground that is all there is to it. */
  startPatch(): Promise<void> {
    this.#said = { ...this.#said, keepBackground: true };
    return this.start();
  }

  /**
   * Makes the result once more; all else is as it was.
   * @param said how its picture is to be read
   * @param changed settings that are another now
   */
  async again(said: Said, changed: Partial<SettingsOf<F>> = {}): Promise<void> {
    const { picture: chosen, phase, result } = this.$state.get();
    if (phase === 'making' || !result) return;
    this.settings.change(changed);
    const { picture, remote } = result;
    const all = { ...this.#said, ...said };
    if (picture?.file === chosen?.file) this.#said = all;
    const settings = { ...(result.settings as SettingsOf<F>), ...changed };
    const again = remote && result;
    await this.#attempt({ settings, picture, ...all, onDevice: !remote, again });
  }

  async #attempt(attempt: Attempt<F>): Promise<void> {
    const { settings, picture } = attempt;
    const turn = ++this.#turn;
    this.$flatPreview.set(undefined);
    this.$frame.set(undefined);
    this.choice.takeBack();
    this.#dispatch({ type: 'started' });
    try {
      const outcome = await this.#make(turn, attempt);
      // Unpacking the answer was one task; showing it is another, so that none grows long.
      await nextTask();
      if (turn !== this.#turn) return;
      const { ownColors, fabric } = attempt;
      await this.#finish({
        ...toResult(this.tool, settings, picture, outcome),
        ownColors,
        fabric,
        turn,
      });
    } catch (error) {
      if (turn === this.#turn) this.#fail(error, settings);
    }
  }

  /** Stops the work at once. Picture, settings and an older result stay. */
  cancel(): void {
    this.#stop();
    this.#dispatch({ type: 'failed', code: 'aborted' });
  }

  /** Gives the result another name; its files are called so from now on. */
  rename(label: string): void {
    const kept = label.slice(0, MAX_LABEL);
    this.#dispatch({ type: 'renamed', label: kept });
    void this.saving.rename(kept);
  }

  /** Clears picture, words and result; the other settings stay. */
  createAnother(): void {
    this.choice.forget();
    this.#stop();
    this.#said = {};
    this.#dispatch({ type: 'cleared' });
    this.settings.change(wordsCleared(this.tool.fields));
  }

  async #make(turn: number, attempt: Attempt<F>): Promise<Outcome> {
    if (!canMake()) throw new JobError('no-worker', 'no module worker or no OffscreenCanvas');
    const { settings, picture, onDevice, again, keepBackground, fabric } = attempt;
    const name = labelOf(this.tool, settings, picture);
    if (again?.remote) return this.#sewAgain(turn, { ...attempt, name });
    const source = picture && (await toSource(picture));
    const { maker, standIn } = onDevice ? LOCAL_PROVIDER : await nextImageProvider();
    if (turn !== this.#turn) throw new JobError('aborted', 'cancelled before it began');
    if (maker === 'local') return this.#sew(turn, this.#request(attempt, source));
    const made = await this.#makeByFal(turn, { settings, source, name, keepBackground, fabric });
    return { ...made, remote: { ...made.remote, standIn } };
  }

  /** What the engine is asked for, where a try is made here. */
  #request(attempt: Attempt<F>, source: PictureSource | undefined): MakeRequest {
    const { settings, picture, keepBackground, ink, smallText, ownColors, fabric } = attempt;
    const name = labelOf(this.tool, settings, picture);
    const input = { source, name, keepBackground, ink, smallText, ownColors };
    return sewnOn(this.tool.toRequest(settings, input), fabric);
  }

  /** What is likely asked for next; nothing where settings want more than a picture. */
  #expected(picture: ChosenPicture): Promise<MakeRequest> | undefined {
    const { tool } = this;
    const settings = this.settings.$settings.get();
    if (!tool.needsPicture(settings) || tool.missing(settings, true)) return undefined;
    return Promise.all([this.#wished(settings, picture), toSource(picture)]).then(
      ([wished, source]) =>
        this.#request({ ...wished, settings, picture, onDevice: false }, source),
    );
  }

  /** Sews what fal.ai has made once more: it is not asked again. */
  async #sewAgain(
    turn: number,
    { settings, name, keepBackground, fabric, again }: Attempt<F> & { name: string },
  ): Promise<Outcome> {
    const { remote, original } = again!;
    const { remoteRequest } = await import('../../tools/remote-request.ts');
    const request = remoteRequest(this.tool, settings, remote!.picture, name, keepBackground);
    return { ...(await this.#sew(turn, sewnOn(request, fabric))), original, remote };
  }

  /** Lets fal.ai make the picture, which is sewn then. */
  async #makeByFal(
    turn: number,
    given: Pick<Attempt<F>, 'settings' | 'keepBackground' | 'fabric'> & {
      source: PictureSource | undefined;
      name: string;
    },
  ): Promise<MakeResult & { remote: MadeRemotely }> {
    const { signal } = (this.#giveUp = new AbortController());
    const { makeByFal } = await import('./job-remote.ts').catch((cause: unknown) => {
      throw new RemoteFailure(REASON_WORDS.offline, { cause });
    });
    return makeByFal(
      {
        ...given,
        tool: this.tool,
        signal,
        onProgress: (remote) => {
          if (turn === this.#turn) this.#dispatch({ type: 'waited', remote });
        },
      },
      (request) => this.#sew(turn, sewnOn(request, given.fabric)),
    );
  }

  /** Has the engine make a design. */
  #sew(turn: number, request: MakeRequest): Promise<MakeResult> {
    const isCurrent = () => turn === this.#turn;
    return this.engine.make(request, {
      onProgress: (progress) => {
        if (isCurrent()) this.#dispatch({ type: 'progressed', progress });
      },
      onFlatPreview: (plan) => {
        if (isCurrent()) this.$flatPreview.set(plan);
        else plan.close();
      },
      onFrame: (frame) => {
        this.$frame.get()?.close();
        this.$frame.set(frame);
      },
    });
  }

  async #finish(result: JobResult): Promise<void> {
    const { done, doneAndSaved } = this.tool.words;
    this.#dispatch({ type: 'finished', result });
    this.files.forget();
    await nextTask();
    const said = (this.saving.goesToGallery() && doneAndSaved) || done;
    showToast('done', said.title, said.text);
    this.saving.offer(result);
  }

  #fail(error: unknown, settings: SettingsOf<F>): void {
    const { failed } = wordsFor(this.tool.words, this.tool.needsPicture(settings));
    if (error instanceof RemoteFailure) {
      this.#dispatch({ type: 'failed', code: 'remote', note: error.message });
      showToast('error', failed.title, failed.text);
      return;
    }
    const code = error instanceof JobError ? error.code : 'internal';
    if (code === 'internal') console.error(error);
    this.#dispatch({ type: 'failed', code });
    // A picture of one colour is no failure: its note takes the focus, and asks.
    if (code !== 'aborted' && code !== 'one-colour') {
      showToast('error', failed.title, failed.text);
    }
  }

  #stop(): void {
    this.#turn++;
    this.#giveUp.abort();
    this.engine.cancel();
  }

  /** Changes the state, and gives back the addresses of pictures that are no longer in it. */
  #dispatch(event: JobEvent): void {
    const before = urlsOf(this.$state.get());
    this.$state.set(reduceJob(this.$state.get(), event));
    const kept = urlsOf(this.$state.get());
    for (const url of before) if (url && !kept.has(url)) URL.revokeObjectURL(url);
  }
}

const urlsOf = ({ picture, result }: JobState): Set<string> =>
  new Set(
    [picture?.url, picture?.cut?.from.url, result?.pictureUrl, result?.remote?.pictureUrl].filter(
      (url) => url !== undefined,
    ),
  );

/** What Create Another empties: whatever was typed. */
function wordsCleared<F extends Fields>(fields: F): Partial<SettingsOf<F>> {
  const typed = Object.entries(fields).filter(([, { kind }]) => kind === 'text');
  return defaultsOf(Object.fromEntries(typed)) as Partial<SettingsOf<F>>;
}
