import type { EngineErrorCode } from 'ilmek-engine';

/** Why a job failed, for code; the words for people are the page's. */
export type JobErrorCode =
  | EngineErrorCode
  | 'not-a-picture' // the bytes are of no picture format known here
  | 'decode-failed' // a picture, but the browser cannot decode it
  | 'heic' // a photograph as phones take it, which this browser cannot decode
  | 'cut-off' // a picture whose end is missing
  | 'too-small' // fewer pixels than can be sewn
  | 'too-many-pixels' // more than may safely be decoded
  | 'unreadable' // the file moved or changed since it was chosen
  | 'out-of-memory'
  | 'worker-failed' // the worker could not be loaded, or died
  | 'no-worker' // this browser has no module workers or no OffscreenCanvas
  | 'busy' // a conversion runs already
  | 'internal'; // a fault of ours

/** A job that did not finish. */
export class JobError extends Error {
  override readonly name = 'JobError';
  readonly code: JobErrorCode;

  constructor(code: JobErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

/** Any thrown value as a code and a message that can cross to another thread. */
export function describeError(error: unknown): { code: JobErrorCode; message: string } {
  const message = error instanceof Error ? error.message : String(error);
  return { code: codeOf(error, message), message };
}

function codeOf(error: unknown, message: string): JobErrorCode {
  // `EngineError` and `JobError` alike: told by shape, so that this side needs no engine code.
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') {
    return error.code as JobErrorCode;
  }
  const isAllocation = error instanceof RangeError && /alloc|array length|buffer/i.test(message);
  return isAllocation ? 'out-of-memory' : 'internal';
}
