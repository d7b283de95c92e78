import type { RemoteTool } from '../../lib/ai/messages.ts';
import { makeRemotely, RemoteProblem } from '../../services/ai/ai.ts';
import type { RemoteStep } from '../../services/ai/ai.ts';
import { toUpload } from '../../services/ai/picture.ts';
import type { AnySettings } from '../../tools/fields.ts';
import { remoteRequest, remoteSettings } from '../../tools/remote-request.ts';
import type { Tool } from '../../tools/tool.ts';
import { JobError } from '../../worker/client.ts';
import type { JobErrorCode, MakeRequest, MakeResult, PictureSource } from '../../worker/client.ts';
import type { MadeRemotely, RemoteProgress } from './job-state.ts';
import { RemoteFailure } from './remote-failure.ts';
import { RANDOM_PROGRESS, STEADY_PROGRESS, simulateProgress } from './simulated-progress.ts';
import type { ProgressRule } from './simulated-progress.ts';

/*
 * A job whose picture fal.ai makes. Loaded where it does: everybody else's pages have nothing of it.
 */

/** One try. */
export interface RemoteTurn {
  tool: Tool;
  settings: AnySettings;
  /** The visitor's picture, where the settings want one. */
  source?: PictureSource | undefined;
  /** For labels in files. */
  name: string;
  /** Whether an even ground of what fal.ai makes is sewn, where a person has said so. */
  keepBackground?: boolean | undefined;
  /** Gives it up, here and at fal.ai. */
  signal: AbortSignal;
  onProgress: (progress: RemoteProgress) => void;
}

/** How progress is played where none is told; by chance unless said here. */
const RULES: Partial<Record<RemoteTool, ProgressRule>> = { prompt: STEADY_PROGRESS };

/** What the engine says of a picture that cannot be sewn: here it is not the visitor's. */
const UNFIT: readonly JobErrorCode[] = [
  'nothing-to-sew',
  'one-colour',
  'not-a-picture',
  'decode-failed',
  'cut-off',
  'too-small',
  'too-many-pixels',
];

/**
 * Lets fal.ai make a picture, and has it sewn.
 * @param sew the engine
 * @throws RemoteFailure, JobError, or the signal's reason
 */
export async function makeByFal(
  turn: RemoteTurn,
  sew: (request: MakeRequest) => Promise<MakeResult>,
): Promise<MakeResult & { remote: MadeRemotely }> {
  const { tool, settings, source, name, keepBackground, signal, onProgress } = turn;
  let told: RemoteProgress = { fraction: 0 };
  const tell = (news: Partial<RemoteProgress>) => onProgress((told = { ...told, ...news }));
  const picture = source && pixelsOf(source);
  const rule = RULES[tool.id] ?? RANDOM_PROGRESS;
  const progress = simulateProgress(rule, (percent) => tell({ fraction: percent / 100 }));
  try {
    const task = { tool: tool.id, settings: remoteSettings(tool, settings), picture };
    const onStep = (step: RemoteStep) => tell({ step });
    const made = await makeRemotely(task, { signal, onStep });
    const result = await sew(remoteRequest(tool, settings, made.picture, name, keepBackground));
    const original = picture && (await toUpload(picture));
    progress.complete();
    return { ...result, original, remote: { picture: made.picture, sent: made.sent } };
  } catch (error) {
    throw failureOf(error);
  } finally {
    progress.stop();
  }
}

const pixelsOf = (source: PictureSource): Blob | ImageBitmap =>
  source.kind === 'file' ? source.file : source.bitmap;

function failureOf(error: unknown): unknown {
  if (error instanceof RemoteProblem) return new RemoteFailure(error.note, { cause: error });
  if (error instanceof JobError && UNFIT.includes(error.code)) {
    console.error(error);
    return new RemoteFailure('fal.ai sent a picture that cannot be sewn.', { cause: error });
  }
  return error;
}
