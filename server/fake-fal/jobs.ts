import type { MadePicture } from './pictures.ts';

/** A request in the queue. */
export interface Job {
  id: string;
  prompt: string;
  /** ms since 1970 */
  submitted: number;
  cancelled: boolean;
  picture: Promise<MadePicture>;
}

export interface JobsOptions {
  /** ms */
  queueMs: number;
  workMs: number;
  draw: (prompt: string, picture?: Uint8Array) => Promise<MadePicture>;
}

/** The most jobs remembered. */
const JOBS_MAX = 5000;

const BASE = 'https://queue.fal.run/fal-ai/flux-pro/requests';

const said = (status: number, body: object): Response => Response.json(body, { status });

/** The queue: a job waits, is worked at, and is done, by the clock. */
export class Jobs {
  #options: JobsOptions;
  readonly #jobs = new Map<string, Job>();

  constructor(options: JobsOptions) {
    this.#options = options;
  }

  add(prompt: string, picture?: Uint8Array): Job {
    const id = crypto.randomUUID();
    const made = this.#options.draw(prompt, picture);
    // Whoever asks for the result is told.
    made.catch(() => undefined);
    const job = { id, prompt, submitted: Date.now(), cancelled: false, picture: made };
    this.#jobs.set(id, job);
    if (this.#jobs.size > JOBS_MAX) this.#jobs.delete(this.#jobs.keys().next().value!);
    return job;
  }

  /** All that are remembered, the oldest first. */
  list(): Job[] {
    return [...this.#jobs.values()];
  }

  get(id: string): Job | undefined {
    return this.#jobs.get(id);
  }

  /** Works at each picture that long from now on. @param workMs ms */
  slowDown(workMs: number): void {
    this.#options = { ...this.#options, workMs };
  }

  #stateOf({ submitted }: Job): 'IN_QUEUE' | 'IN_PROGRESS' | 'COMPLETED' {
    const { queueMs, workMs } = this.#options;
    const passed = Date.now() - submitted;
    if (passed < queueMs) return 'IN_QUEUE';
    return passed < queueMs + workMs ? 'IN_PROGRESS' : 'COMPLETED';
  }

  /** How far it is. @param logs '1' for the log's lines, too */
  status(id: string, logs?: string): Response {
    const job = this.#jobs.get(id);
    if (!job) return said(404, { detail: 'Request not found' });
    const status = this.#stateOf(job);
    return said(status === 'COMPLETED' ? 200 : 202, {
      status,
      request_id: id,
      response_url: `${BASE}/${id}`,
      status_url: `${BASE}/${id}/status`,
      cancel_url: `${BASE}/${id}/cancel`,
      ...(status === 'IN_QUEUE' && { queue_position: 0 }),
      ...(status !== 'IN_QUEUE' && { logs: logs === '1' ? [line(job)] : null }),
      ...(status === 'COMPLETED' && { metrics: { inference_time: this.#options.workMs / 1000 } }),
    });
  }

  /** A job that is done, or why there is no result. */
  finished(id: string): Job | Response {
    const job = this.#jobs.get(id);
    if (!job) return said(404, { detail: 'Request not found' });
    if (job.cancelled) return said(499, { detail: 'Request was cancelled' });
    if (this.#stateOf(job) === 'COMPLETED') return job;
    return said(400, { detail: 'Request is still in progress' });
  }

  cancel(id: string): Response {
    const job = this.#jobs.get(id);
    if (!job) return said(404, { status: 'NOT_FOUND' });
    if (this.#stateOf(job) === 'COMPLETED') return said(400, { status: 'ALREADY_COMPLETED' });
    job.cancelled = true;
    return said(202, { status: 'CANCELLATION_REQUESTED' });
  }
}

const line = ({ submitted }: Job) => ({
  message: 'the stand-in draws',
  level: 'INFO',
  source: 'USER',
  timestamp: new Date(submitted).toISOString(),
});
