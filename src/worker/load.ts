import { JobError } from './errors.ts';

/** A part of the engine, fetched when it is asked for. @throws JobError `worker-failed` without it */
export async function load<T>(part: () => Promise<T>): Promise<T> {
  try {
    return await part();
  } catch (error) {
    throw new JobError('worker-failed', `a part of the engine did not load: ${String(error)}`);
  }
}
