import type { FalClient, QueueStatus } from '@fal-ai/client';
import { orAborted } from '../../lib/ai/aborted.ts';
import {
  FAILURES,
  REASON_WORDS,
  type RemoteReason,
  type RemoteTool,
} from '../../lib/ai/messages.ts';
import { FLUX_PRO, FLUX_PRO_PARAMETERS, KONTEXT, PROXY_PATH } from '../../lib/ai/models.ts';
import { promptFor, sentWords, type PromptSettings } from '../../lib/ai/prompts.ts';
import { guardedFetch, reasonOf, withRetries } from './network.ts';
import { toUpload } from './picture.ts';

export type { PromptSettings, RemoteReason, RemoteTool };

/** A picture to be made by fal.ai. */
export interface RemoteTask {
  tool: RemoteTool;
  settings: PromptSettings;
  /** What the browser reads, up to 10 MB; without one the picture is drawn from words alone. */
  picture?: Blob | ImageBitmap | undefined;
}

/** How far it is. */
export type RemoteStep =
  | { step: 'uploading' | 'working' | 'fetching' }
  /** In the queue; how many are before it, where that is known. */
  | { step: 'waiting'; before: number };

export interface RemoteOptions {
  /** Gives up, here and at fal.ai. */
  signal?: AbortSignal;
  onStep?: (step: RemoteStep) => void;
  /** Where the site's function answers. */
  proxyUrl?: string;
  /** How long fal.ai may take from order to picture, ms. */
  patienceMs?: number;
}

/** What fal.ai has made. */
export interface RemotePicture {
  picture: Blob;
  /** px; 0 where fal.ai does not say. */
  width: number;
  height: number;
  /** What left this device, in words. */
  sent: string;
}

/** There is no picture. The message is the tool's own; `cause` is what happened, for the console. */
export class RemoteProblem extends Error {
  override readonly name = 'RemoteProblem';
  readonly reason: RemoteReason;
  /** The reason in words. */
  readonly note: string;

  constructor(tool: RemoteTool, reason: RemoteReason, cause: unknown) {
    super(FAILURES[tool], { cause });
    this.reason = reason;
    this.note = REASON_WORDS[reason];
  }
}

/** The largest picture that is taken back, bytes. */
const MAX_PICTURE = 30 * 1024 * 1024;

const PATIENCE_MS = 180_000;

/** What a task sends, in words: to be shown before it is sent. */
export function whatIsSent({ tool, settings, picture }: RemoteTask): string {
  return sentWords(picture !== undefined, promptFor(tool, settings, picture !== undefined));
}

/**
 * Lets fal.ai make a picture, through the site's function.
 * @throws RemoteProblem; the signal's reason where it was aborted
 */
export async function makeRemotely(
  task: RemoteTask,
  options: RemoteOptions = {},
): Promise<RemotePicture> {
  const { signal } = options;
  try {
    signal?.throwIfAborted();
    return await orAborted(make(task, options), signal);
  } catch (error) {
    signal?.throwIfAborted();
    console.error('fal.ai made no picture:', error);
    throw new RemoteProblem(task.tool, reasonOf(error), error);
  }
}

async function make(task: RemoteTask, options: RemoteOptions): Promise<RemotePicture> {
  const { picture, tool, settings } = task;
  const { signal, onStep, proxyUrl = PROXY_PATH } = options;
  const { createFalClient } = await import('@fal-ai/client');
  const clientWith = (fetcher: typeof fetch) =>
    createFalClient({ proxyUrl: { url: proxyUrl, when: 'always' }, fetch: fetcher });
  const fetcher = guardedFetch(signal);
  const client = clientWith(fetcher);

  const prompt = promptFor(tool, settings, picture !== undefined);
  const order = picture
    ? ([KONTEXT, { image_url: await upload(client, picture, onStep), prompt }] as const)
    : ([FLUX_PRO, { prompt, ...FLUX_PRO_PARAMETERS }] as const);
  const answer = await run(client, clientWith(guardedFetch()), order, options);
  const image = readImage(answer);
  onStep?.({ step: 'fetching' });
  const made = await withRetries(() => fetchPicture(image.url, fetcher), signal);
  return { ...image, picture: made, sent: sentWords(picture !== undefined, prompt) };
}

async function upload(
  client: FalClient,
  picture: Blob | ImageBitmap,
  onStep: RemoteOptions['onStep'],
): Promise<string> {
  const fit = await toUpload(picture);
  onStep?.({ step: 'uploading' });
  return client.storage.upload(fit);
}

/** Orders a picture and waits for the answer; cancels the order when the signal says so. */
async function run(
  client: FalClient,
  canceller: FalClient,
  [model, input]: readonly [string, object],
  { signal, onStep, patienceMs = PATIENCE_MS }: RemoteOptions,
): Promise<unknown> {
  signal?.throwIfAborted();
  const ordered = client.queue.submit(model, { input });
  // Also where it is given up while the order is on its way.
  const cancel = () =>
    void ordered
      .then(({ request_id: requestId }) => canceller.queue.cancel(model, { requestId }))
      .catch(() => undefined);
  signal?.addEventListener('abort', cancel, { once: true });
  try {
    const { request_id: requestId } = await ordered;
    await client.queue
      .subscribeToStatus(model, {
        requestId,
        timeout: patienceMs,
        onQueueUpdate: (state) => onStep?.(stepOf(state)),
      })
      .catch((error: unknown) => {
        // Nobody waits for it any more.
        if (!signal?.aborted) cancel();
        throw error;
      });
    return (await client.queue.result(model, { requestId })).data;
  } finally {
    signal?.removeEventListener('abort', cancel);
  }
}

const stepOf = (state: QueueStatus): RemoteStep =>
  state.status === 'IN_QUEUE'
    ? { step: 'waiting', before: state.queue_position ?? 0 }
    : { step: 'working' };

/** The first picture of an answer. @throws Error where there is none */
function readImage(data: unknown): { url: string; width: number; height: number } {
  const { images } = (data ?? {}) as { images?: unknown };
  const first = (Array.isArray(images) ? images[0] : undefined) as
    | { url?: unknown; width?: unknown; height?: unknown }
    | undefined;
  const url = typeof first?.url === 'string' ? URL.parse(first.url) : null;
  const local = url && ['localhost', '127.0.0.1'].includes(url.hostname);
  if (!url || (url.protocol !== 'https:' && !local)) throw new Error('no picture came');
  const px = (value: unknown) => (typeof value === 'number' && value > 0 ? Math.round(value) : 0);
  return { url: url.href, width: px(first?.width), height: px(first?.height) };
}

async function fetchPicture(url: string, fetcher: typeof fetch): Promise<Blob> {
  const response = await fetcher(url, { credentials: 'omit', referrerPolicy: 'no-referrer' });
  if (!response.ok) throw new TypeError(`the picture: ${response.status}`);
  const picture = await response.blob();
  if (!/^image\/(jpeg|png|webp)$/.test(picture.type) || picture.size > MAX_PICTURE) {
    throw new Error(`no picture came: “${picture.type}”, ${picture.size} bytes`);
  }
  return picture;
}
