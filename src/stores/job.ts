import { atom } from 'nanostores';
import type { FormatId } from '../engine/formats/index.ts';
import { baseName, checkUpload, UPLOAD_MESSAGES } from '../lib/files.ts';
import type { UploadFault } from '../lib/files.ts';
import { saveFile } from '../lib/files-save.ts';
import type { PixelSize } from '../lib/images-fit.ts';
import { drawSvg } from '../lib/images-svg.ts';
import { canConvert, EngineClient, JobError } from '../worker/client.ts';
import type { Artwork, ConvertResult, PictureSource } from '../worker/client.ts';
import { $converterSettings } from './converter.ts';
import { toConvertOptions } from './converter-settings.ts';
import type { ConverterSettings } from './converter-settings.ts';
import { JOB_IDLE, reduceJob } from './job-state.ts';
import type { JobEvent, JobResult, JobState } from './job-state.ts';
import { offerResult } from './result-save.ts';
import { showToast } from './toasts.ts';

/** The converter's one job: picture, conversion, result. */
export const $job = atom<JobState>(JOB_IDLE);

/** The picture in its threads, flat, from the start of a conversion. */
export const $plan = atom<ImageBitmap | undefined>(undefined);

/** The piece as sewn so far, while a conversion draws it. */
export const $frame = atom<ImageBitmap | undefined>(undefined);

/** Why the last file was refused, until one is taken. */
export const $uploadFault = atom<UploadFault | undefined>(undefined);

const engine = new EngineClient();

/** Longer side at which an SVG is drawn, in px. */
const SVG_SIDE = 1600;

/** The conversion that counts; an older one that still answers is not listened to. */
let current = 0;

/** The artwork of the result, being drawn. */
let drawn: Promise<Artwork | undefined> = Promise.resolve(undefined);

const dispatch = (event: JobEvent) => $job.set(reduceJob($job.get(), event));

/** Takes a file, or says why not. A running conversion ends; settings and result stay. */
export function choosePicture(file: File): void {
  const fault = checkUpload(file);
  $uploadFault.set(fault);
  if (fault) {
    showToast('error', UPLOAD_MESSAGES[fault].title, UPLOAD_MESSAGES[fault].text);
    return;
  }
  stop();
  const { picture } = $job.get();
  if (picture) URL.revokeObjectURL(picture.url);
  dispatch({ type: 'chosen', picture: { file, url: URL.createObjectURL(file) } });
  if (canConvert()) engine.prepare();
}

/** Takes one of our own pictures like an upload. @param path on this site. */
export async function chooseSample(path: string): Promise<void> {
  try {
    const response = await fetch(path);
    if (!response.ok) throw new TypeError(`${path}: ${response.status}`);
    const blob = await response.blob();
    choosePicture(new File([blob], path.split('/').at(-1)!, { type: blob.type }));
  } catch {
    showToast('error', 'Sample not loaded', 'Check your connection and try again.');
  }
}

/** The browser has shown the picture, or could not (no size). */
export function notePreview(size: PixelSize | undefined): void {
  dispatch({ type: 'shown', size });
}

/** Converts the chosen picture with the current settings. */
export async function startConversion(): Promise<void> {
  const { picture, phase } = $job.get();
  if (!picture || phase === 'converting') return;
  const turn = ++current;
  $plan.set(undefined);
  $frame.set(undefined);
  dispatch({ type: 'started' });
  const settings = $converterSettings.get();
  try {
    const outcome = await convert(picture.file, settings, () => turn === current);
    // Unpacking the answer was one task; showing it is another, so that none grows long.
    await nextTask();
    if (turn === current) await finish(picture.file.name, settings, outcome);
  } catch (error) {
    if (turn === current) fail(error);
  }
}

/** Stops the running conversion at once. Picture, settings and an older result stay. */
export function cancelConversion(): void {
  stop();
  dispatch({ type: 'failed', code: 'aborted' });
}

/** Writes the result as a machine file and hands it to the browser's download. */
export async function downloadStitches(format: FormatId): Promise<void> {
  const { result } = $job.get();
  if (!result) return;
  try {
    const bytes = await engine.encode(result.design, format);
    const file = new Blob([bytes], { type: 'application/octet-stream' });
    saveFile(file, `embroidery-pattern.${format}`);
  } catch {
    showToast('error', 'Download failed', 'The file could not be written. Please try again.');
  }
}

/** Writes the result's worksheet, a PDF to print, and hands it to the browser's download. */
export async function downloadWorksheet(): Promise<void> {
  const { result } = $job.get();
  if (!result) return;
  try {
    const bytes = await engine.worksheet(result.design, baseName(result.fileName));
    saveFile(new Blob([bytes], { type: 'application/pdf' }), 'embroidery-worksheet.pdf');
  } catch {
    showToast('error', 'Download failed', 'The worksheet could not be made. Please try again.');
  }
}

/** Hands the picture of the sewn piece to the browser's download; draws it first where need be. */
export async function downloadArtwork(): Promise<void> {
  try {
    const artwork = await drawn;
    if (artwork) saveFile(artwork.file, `embroidery-${Date.now()}.jpg`);
  } catch {
    drawn = drawResult();
    showToast('error', 'Download failed', 'The artwork could not be drawn. Please try again.');
  }
}

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

function stop(): void {
  current++;
  engine.cancel();
}

async function convert(
  file: File,
  settings: ConverterSettings,
  isCurrent: () => boolean,
): Promise<ConvertResult> {
  if (!canConvert()) throw new JobError('no-worker', 'no module worker or no OffscreenCanvas');
  const source = await toSource(file);
  if (!isCurrent()) throw new JobError('aborted', 'cancelled while the picture was read');
  const options = toConvertOptions(settings, baseName(file.name));
  return engine.convert(source, options, {
    onProgress(progress) {
      if (isCurrent()) dispatch({ type: 'progressed', progress });
    },
    onPlan(plan) {
      if (isCurrent()) $plan.set(plan);
      else plan.close();
    },
    onFrame(frame) {
      $frame.get()?.close();
      $frame.set(frame);
    },
  });
}

async function toSource(file: File): Promise<PictureSource> {
  if (file.type !== 'image/svg+xml') return { kind: 'file', file };
  try {
    return { kind: 'bitmap', bitmap: await drawSvg(file, SVG_SIDE), svg: await file.text() };
  } catch {
    throw new JobError('decode-failed', 'the SVG cannot be drawn');
  }
}

async function finish(
  fileName: string,
  settings: ConverterSettings,
  outcome: ConvertResult,
): Promise<void> {
  const { result: old } = $job.get();
  const result: JobResult = {
    ...outcome,
    fileName,
    pictureUrl: URL.createObjectURL(outcome.preview),
    originalUrl: URL.createObjectURL(outcome.original),
  };
  dispatch({ type: 'finished', result });
  if (old) {
    URL.revokeObjectURL(old.pictureUrl);
    URL.revokeObjectURL(old.originalUrl);
  }
  drawn = drawResult();
  // A failure is told to who asks for the file.
  drawn.catch(() => undefined);
  await nextTask();
  showToast('done', 'Conversion completed!', 'Your embroidery file is ready for download');
  offerResult(result, settings);
}

/** Draws the result at its largest, and shows it in place of the preview. */
async function drawResult(): Promise<Artwork | undefined> {
  const { result } = $job.get();
  if (!result) return undefined;
  const artwork = await engine.draw(result.design);
  if ($job.get().result?.design === result.design) {
    const pictureUrl = URL.createObjectURL(artwork.file);
    dispatch({ type: 'drawn', artwork, pictureUrl });
    URL.revokeObjectURL(result.pictureUrl);
  }
  return artwork;
}

function fail(error: unknown): void {
  const code = error instanceof JobError ? error.code : 'internal';
  if (code === 'internal') console.error(error);
  dispatch({ type: 'failed', code });
  if (code === 'aborted') return;
  showToast(
    'error',
    'Conversion failed',
    'There was an error converting your image. Please try again.',
  );
}
